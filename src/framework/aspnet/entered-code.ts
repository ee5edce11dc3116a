/**
 * Which code a request has to be followed into: what may give a result, and what may write to the response. The value of other code
 * is worked out where an answer is made of it.
 */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression } from "../../csharp/binding/index.js";
import type {
  AnnotatedType,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  Type,
} from "../../csharp/binding/symbols/symbols.js";
import { isEnum, isTypeNamed, selfType } from "../../csharp/binding/symbols/types.js";
import { delegateShape } from "../../csharp/binding/types/delegates.js";
import { allInterfaces, baseTypes } from "../../csharp/binding/types/hierarchy.js";
import { substitute } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  type DelegateValue,
  hasState,
  knownObject,
  type MethodCall,
  mayBeLeftOpen,
  type VariableScope,
} from "../../csharp/execution/index.js";
import { identifierText, walk } from "../../csharp/syntax/index.js";
import { requestOf } from "./request.js";
import { madeResult } from "./results.js";

const answers: ReadonlySet<string> = new Set([
  "System.Object",
  "Microsoft.AspNetCore.Http.IResult",
  "Microsoft.AspNetCore.Mvc.IActionResult",
  "Microsoft.AspNetCore.Mvc.Infrastructure.IConvertToActionResult",
  "Microsoft.AspNetCore.Mvc.ActionResult`1",
  "Microsoft.AspNetCore.Mvc.ProblemDetails",
  "Microsoft.AspNetCore.Http.HttpContext",
  "Microsoft.AspNetCore.Http.HttpResponse",
  "Microsoft.Azure.Functions.Worker.Http.HttpResponseData",
  ...["Terminal", "Endpoint", "Endpoint`1", "FileEndpoint", "OperationDefinition", "Answer"].map(
    (name) => `Tenon.${name}`,
  ),
]);

/** What has the request and its response; so has everything with a property of such a type. */
const holders: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Http.HttpContext",
  "Microsoft.Azure.Functions.Worker.Http.HttpRequestData",
  "FastEndpoints.BaseEndpoint",
]);

const senders: ReadonlySet<string> = new Set(["FastEndpoints.BaseEndpoint"]);

const deepest = 3;

/** Whether a value of the type may be an answer, or holds one. */
export function mayAnswer(type: Type, depth = 0): boolean {
  switch (type.kind) {
    case "array":
      return mayAnswer(type.element.type, depth);
    case "tuple":
      return type.elements.some((one) => mayAnswer(one.type.type, depth));
    case "named":
      return mayAnswerNamed(type, depth);
    default:
      return true;
  }
}

function mayAnswerNamed(type: NamedType, depth: number): boolean {
  if (isOne(type.symbol)) return true;
  if (type.symbol.typeKind === "enum") return false;
  const shape = type.symbol.typeKind === "delegate" ? delegateShape(type) : undefined;
  if (shape !== undefined)
    return (
      mayAnswer(shape.returnType.type, depth + 1) || shape.parameterTypes.some((one) => mayAnswer(one.type, depth + 1))
    );
  if (type.typeArguments.some((one) => mayAnswer(one.type, depth))) return true;
  return depth < deepest && type.symbol.origin === "source" && holdsOne(type.symbol);
}

const isOne = cachedBy((symbol: NamedTypeSymbol): boolean => isAmong(symbol, answers));

function isAmong(symbol: NamedTypeSymbol, names: ReadonlySet<string>): boolean {
  if (names.has(symbol.metadataName)) return true;
  const own = selfType(symbol);
  return [...baseTypes(own), ...allInterfaces(own)].some(
    (one) => one.symbol.metadataName !== "System.Object" && names.has(one.symbol.metadataName),
  );
}

const holdsOne = cachedBy((symbol: NamedTypeSymbol): boolean => {
  if (symbol.typeKind === "interface") return false;
  return symbol.members.some(
    (member) =>
      (member.kind === "field" || member.kind === "property") &&
      !member.isStatic &&
      member.type.type.kind === "named" &&
      member.type.type.symbol !== symbol &&
      (isOne(member.type.type.symbol) ||
        member.type.type.typeArguments.some(({ type }) => type.kind === "named" && isOne(type.symbol))),
  );
});

/** Whether it has them, or may get to them. */
const isHolder = cachedBy((symbol: NamedTypeSymbol): boolean => {
  const own = selfType(symbol);
  const levels = [own, ...baseTypes(own), ...allInterfaces(own)].map((level) => level.symbol);
  return isAmong(symbol, holders) || levels.some((level) => level.origin !== "source" && hasHolder(level));
});

const hasHolder = cachedBy(({ members }: NamedTypeSymbol): boolean =>
  members.some(
    (one) => one.kind === "property" && one.type.type.kind === "named" && isAmong(one.type.type.symbol, holders),
  ),
);

export function holdsRequest(type: Type): boolean {
  return type.kind === "named" && isHolder(type.symbol);
}

/** Code that gets to the request or the response from what holds them names one of these. */
export const requestNames: readonly string[] = [
  "Request",
  "Response",
  "HttpContext",
  "ControllerContext",
  "StatusCode",
];

/** Which code of the program may get to the request or the response without being given them. */
export interface RequestCode {
  /** Whether a value of the type is, or carries, something that gets to them. */
  leads(type: Type): boolean;
  /** The members of a type that get to them, its base classes' too, and its primary constructor's parameters. */
  names(type: NamedTypeSymbol): ReadonlySet<string>;
  /** Whether a method is among them, or one that a call of it may reach. */
  reaches(method: MethodSymbol): boolean;
  /** `ofSelf`: also what it changes of the object that it is called on, and of what is static. */
  changes(method: MethodSymbol, ofSelf: boolean): Origins;
}

/** An object that a method has from outside: the one that it is called on, what is static, or the place of a parameter. */
export type Origin = "self" | "static" | number;

/** `true`: not the object itself, but something that it holds. */
export type Origins = ReadonlyMap<Origin, boolean>;

export function entersCode(machine: CSharpMachine, call: MethodCall, code: RequestCode): boolean {
  const { leads, reaches } = code;
  const { method, values, self } = call;
  if (method.methodKind !== "ordinary" && method.methodKind !== "explicitInterface") return true;
  // What an endpoint sends is sent by its methods.
  if (self !== undefined && isAmong(method.containingType, senders)) return true;
  const returned = call.type ?? method.returnType;
  if (mayAnswer(returned.type) || givesDelegate(returned.type)) return true;
  if (method.parameters.some((one) => leads(one.type.type) || mayAnswerParameter(one.type) || givesBack(one)))
    return true;
  if (reaches(method)) return true;
  const isConstant = (value: CSharpValue | undefined): boolean => value?.kind === "constant";
  // What is known goes through a generic helper as it is.
  if (method.returnType.type.kind === "typeParameterType" && values.some(isConstant)) return true;
  // What a helper makes of constants alone is likely to be known.
  if (
    decides(returned.type) &&
    values.every((value) => value === undefined || isConstant(value)) &&
    (self === undefined || callsNothing(method))
  )
    return true;
  const request = requestOf(machine);
  return (
    changesKnown(machine, call, code) ||
    [...values, ...heldBy(machine, self)].some(
      (value) => value !== undefined && (request?.isResponse(value) === true || isResult(value)),
    )
  );
}

/**
 * What is known would be wrong after a call that changes it. What it changes of an object is worked out where somebody looks at the
 * object; variables, and conditions, are looked at at once.
 */
function changesKnown(machine: CSharpMachine, call: MethodCall, code: RequestCode): boolean {
  const { method, self, values } = call;
  const alternatives = [self, ...values].flatMap((value) => (value === undefined ? [] : alternativesOf(value)));
  const isKnown = (one: CSharpValue): boolean =>
    one.kind === "reference" || (one.kind === "object" && hasState(machine, one));
  const isAction = method.isStatic && isTypeNamed(method.returnType.type, "System.Void");
  if (isAction && code.changes(method, true).has("static")) return true;
  const isAsked =
    decides((call.type ?? method.returnType).type) ||
    alternatives.some(({ kind }) => kind === "reference" || kind === "delegate");
  return (
    alternatives.some(isKnown) &&
    (isAsked || !mayBeLeftOpen(machine, call)) &&
    changedValues(call, code).some((value) => value !== undefined && alternativesOf(value).some(isKnown))
  );
}

/** Nothing is known of a service. */
function isOpen(self: CSharpValue | undefined): boolean {
  return self !== undefined && alternativesOf(self).some((one) => one.kind !== "unknown" || one.given !== undefined);
}

export function changedValues(
  { method, self, values }: MethodCall,
  { changes }: RequestCode,
): readonly (CSharpValue | undefined)[] {
  const changed = changes(method, isOpen(self));
  return [changed.has("self") ? self : undefined, ...values.filter((_, at) => changed.has(at))];
}

/** Who calls it may change anything. */
function givesDelegate(type: Type): boolean {
  if (type.kind === "array") return givesDelegate(type.element.type);
  if (type.kind !== "named") return false;
  return type.symbol.typeKind === "delegate" || type.typeArguments.some((one) => givesDelegate(one.type));
}

/** What an object has that may be changed by its methods. */
function heldBy(machine: CSharpMachine, self: CSharpValue | undefined): readonly CSharpValue[] {
  const object = knownObject(self);
  return object === undefined ? [] : machine.memory.held(object);
}

/** What conditions and switches are about. */
function decides(type: Type): boolean {
  return isEnum(type) || isTypeNamed(type, "System.Boolean");
}

/** Its body is one expression, without a call. */
const callsNothing = cachedBy(({ body }: MethodSymbol): boolean => {
  if (body === undefined) return false;
  const { syntax } = body;
  const [only, ...others] = syntax.kind === "Block" ? syntax.statements : [];
  if (syntax.kind === "Block" && (only?.kind !== "ReturnStatement" || others.length > 0)) return false;
  let isFree = true;
  walk(syntax, ({ kind }) => {
    if (calls.has(kind)) isFree = false;
    return isFree;
  });
  return isFree;
});

const calls: ReadonlySet<string> = new Set([
  "InvocationExpression",
  "ObjectCreationExpression",
  "ImplicitObjectCreationExpression",
  "AwaitExpression",
]);

/** A status, or something of any type. What is looked up is not asked for. */
function givesBack({ refKind, type: { type } }: ParameterSymbol): boolean {
  if (refKind !== "out" && refKind !== "ref") return false;
  return type.kind === "typeParameterType" || isEnum(type) || isTypeNamed(type, "System.Int32");
}

/** Code cannot change the answer of a plain object, nor of several of them: `params object[]`. */
function mayAnswerParameter({ type }: AnnotatedType): boolean {
  if (type.kind === "array") return mayAnswerParameter(type.element);
  return (
    type.kind !== "typeParameterType" &&
    mayAnswer(type) &&
    !(type.kind === "named" && type.symbol.metadataName === "System.Object")
  );
}

export function isResult(value: CSharpValue): boolean {
  return alternativesOf(value).some(
    (one) =>
      one.kind === "object" &&
      (madeResult(one.object) !== undefined ||
        (one.object.type?.kind === "named" && isAmong(one.object.type.symbol, answers))),
  );
}

const anywhere: ReadonlySet<string> = new Set(requestNames);

/** Whether it gives an answer, or changes what is around it. */
export function callsDelegate(machine: CSharpMachine, { target }: DelegateValue, code: RequestCode): boolean {
  const { leads, names, reaches } = code;
  switch (target.kind) {
    case "native":
      return true;
    case "several":
      return target.targets.some((one) => callsDelegate(machine, one, code));
    case "method":
      return (
        mayAnswer(target.method.returnType.type) ||
        target.method.parameters.some((one) => leads(one.type.type)) ||
        reaches(target.method)
      );
    case "lambda": {
      const { syntax, scope } = target.lambda;
      const { file } = scope.context;
      const { self } = target.environment.frame;
      const holder = self === undefined ? undefined : classOf(self);
      const isOfSender = holder !== undefined && isAmong(holder.symbol, senders);
      const telling = holder === undefined ? anywhere : names(holder.symbol);
      const changeable = changeableNames(machine, target.environment);
      let isTelling = false;
      walk(syntax, (node) => {
        if (
          isOfSender &&
          node.kind === "InvocationExpression" &&
          /^(Identifier|Generic)Name$/.test(node.expression.kind)
        )
          isTelling = true;
        if (node.kind === "IdentifierName") {
          const name = identifierText(file, node);
          if (anywhere.has(name) || telling.has(name) || changeable.has(name)) isTelling = true;
        }
        if (node.kind.endsWith("AssignmentExpression") && "left" in node && node.left.kind === "IdentifierName")
          isTelling = true;
        return !isTelling;
      });
      if (isTelling) return true;
      const bound = bindExpression(target.lambda);
      if (bound.kind !== "lambda") return true;
      if (bound.parameters.some((one) => leads(one.type.type))) return true;
      return (
        bound.returnType === undefined || mayAnswer(substitute(bound.returnType, target.environment.frame.types).type)
      );
    }
  }
}

/** Variables that hold objects of which something is known. */
function changeableNames(machine: CSharpMachine, environment: VariableScope): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, cell] of environment.variables()) {
    const value = machine.memory.cell(cell)?.value;
    if (value !== undefined && alternativesOf(value).some((one) => one.kind === "object" && hasState(machine, one)))
      names.add(cell.name);
  }
  return names;
}

/** Whether it is given the request or the response, or something that has them. */
export function takesRequest({ parameters }: MethodSymbol): boolean {
  return parameters.some((one) => holdsRequest(one.type.type));
}
