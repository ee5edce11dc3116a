/** Calls: which method is meant and what it returns (ECMA-334 §12.8.10). */

import { identifierText } from "../../syntax/index.js";
import type {
  ArgumentSyntax,
  ExpressionSyntax,
  ImplicitObjectCreationExpressionSyntax,
  InvocationExpressionSyntax,
  ObjectCreationExpressionSyntax,
  SimpleNameSyntax,
} from "../../syntax/nodes.js";
import { evaluateConstant } from "../constants/constant-expression.js";
import { unknownType } from "../declarations/source-parameter.js";
import { bindTypeArguments, nameOf, specialType } from "../names/type-binder.js";
import type { BoundArgument, BoundExpression, SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType, ConstructedMethod, MethodSymbol, TypeParameterSymbol } from "../symbols/symbols.js";
import { selfType } from "../symbols/types.js";
import { delegateShape } from "../types/delegates.js";
import { type Inferred, unify } from "../types/inference.js";
import { substitute, typeMapOf } from "../types/substitution.js";
import { isTargeted, setTarget, targetOf } from "../types/target-types.js";
import { returnedExpressions } from "./bodies.js";
import { conditionalReceiver } from "./conditional-access.js";
import { bindCreation } from "./creations.js";
import { bindExpression, typeOfExpression } from "./expressions.js";
import { extensionMethods, extensionsOf, type MethodGroup } from "./extension-methods.js";
import { scopeInside } from "./local-scopes.js";
import { bindMemberAccess, bindSimpleName } from "./member-access.js";
import {
  type ArgumentForm,
  type ArgumentShape,
  callParameters,
  chooseOverload,
  isApplicable,
  type MethodCandidate,
  mapArguments,
} from "./overloads.js";
import { isFunctionExpression } from "./scope-nodes.js";

type CallSyntax = InvocationExpressionSyntax | ObjectCreationExpressionSyntax | ImplicitObjectCreationExpressionSyntax;

export function bindInvocation(syntax: InvocationExpressionSyntax, scope: Scope): BoundExpression {
  const constant = evaluateConstant({ syntax, scope });
  if (constant !== undefined) {
    const type: AnnotatedType = { type: specialType(scope, "string"), nullability: "notAnnotated" };
    return { kind: "constant", value: constant, type, symbol: undefined };
  }
  const callee = calleeOf(syntax.expression, scope);
  const written = syntax.argumentList.arguments;
  const target =
    callee.name === undefined
      ? bindExpression({ syntax: syntax.expression, scope })
      : bindCallee(callee, syntax.expression, scope);
  const name = callee.name === undefined ? "" : nameOf(callee.name, scope);
  if (target.kind !== "methodGroup") {
    const given = callee.name?.kind === "GenericName" ? bindTypeArguments(callee.name, scope) : [];
    return callOfValue(target, name, callee.receiver, given, written, scope);
  }
  const typeArguments = callee.name?.kind === "GenericName" ? target.typeArguments : [];
  const shapes = argumentShapes(written, scope);
  const own = chooseOverload(ownMethods(target), shapes, typeArguments.length);
  const extensions = own === undefined ? extensionLevels(target, callee, scope, name) : [];
  const chosen = own ?? chooseExtension(extensions, shapes, typeArguments.length);
  const bound = chosen === undefined ? undefined : applyCall(chosen, callee.receiver, typeArguments, written, scope);
  return {
    kind: "call",
    name,
    method: chosen?.method,
    constructed: bound?.constructed,
    candidates: withExtensions(target, extensions),
    receiver: callee.receiver,
    typeArguments,
    arguments: bound?.arguments ?? plainArguments(written, scope),
    type: bound?.type,
  };
}

/** `A` and `B` of `x.M<A, B>()`; what else there is to know of the call stays unbound. */
export function writtenTypeArguments({ syntax, scope }: SourceExpression): readonly AnnotatedType[] {
  if (syntax.kind !== "InvocationExpression") return [];
  const { name } = calleeOf(syntax.expression, scope);
  return name?.kind === "GenericName" ? bindTypeArguments(name, scope) : [];
}

/** `a` of `a.M()` and `a?.M()`, as it is in the bound call. */
export function writtenReceiver({ syntax, scope }: SourceExpression): SourceExpression | undefined {
  return syntax.kind === "InvocationExpression" ? calleeOf(syntax.expression, scope).receiver : undefined;
}

interface Callee {
  readonly name: SimpleNameSyntax | undefined;
  readonly receiver: SourceExpression | undefined;
}

function calleeOf(syntax: ExpressionSyntax, scope: Scope): Callee {
  switch (syntax.kind) {
    case "IdentifierName":
    case "GenericName":
      return { name: syntax, receiver: undefined };
    case "SimpleMemberAccessExpression":
      return { name: syntax.name, receiver: { syntax: syntax.expression, scope } };
    case "MemberBindingExpression":
      return { name: syntax.name, receiver: conditionalReceiver(syntax) };
    default:
      return { name: undefined, receiver: undefined };
  }
}

function bindCallee({ name, receiver }: Callee, syntax: ExpressionSyntax, scope: Scope): BoundExpression {
  if (name === undefined) return { kind: "other", type: undefined };
  return receiver === undefined
    ? bindSimpleName(name, scope, true)
    : bindMemberAccess(receiver, name, scope, syntax, true);
}

/** A delegate in a variable or property, or a name that nothing is known of. */
function callOfValue(
  target: BoundExpression,
  name: string,
  receiver: SourceExpression | undefined,
  typeArguments: readonly AnnotatedType[],
  written: readonly ArgumentSyntax[],
  scope: Scope,
): BoundExpression {
  const type = "type" in target && target.type !== undefined && "nullability" in target.type ? target.type : undefined;
  const shape = type === undefined ? undefined : delegateShape(type.type);
  return {
    kind: "call",
    name,
    method: shape?.invoke,
    constructed: shape && { method: shape.invoke, containingType: shape.type, typeArguments: [] },
    candidates: shape === undefined ? [] : [shape.invoke],
    receiver,
    typeArguments,
    arguments: plainArguments(written, scope),
    type: shape?.returnType,
  };
}

/** The methods of the type itself, which come before extension methods. */
function ownMethods({ candidates, containingTypes }: MethodGroup): readonly MethodCandidate[] {
  return containingTypes.flatMap((declaredIn, at) => {
    const method = candidates[at];
    return method === undefined ? [] : [{ method, declaredIn, isReduced: false }];
  });
}

/** The extension methods for a value that something is called on, nearest first. */
function extensionLevels(
  group: MethodGroup,
  { receiver }: Callee,
  scope: Scope,
  name: string,
): readonly (readonly MethodCandidate[])[] {
  if (receiver === undefined || bindExpression(receiver).kind === "type") return [];
  const type = typeOfExpression(receiver);
  return type === undefined ? [] : (extensionsOf.get(group) ?? extensionMethods(name, type, scope));
}

function chooseExtension(
  levels: readonly (readonly MethodCandidate[])[],
  shapes: readonly ArgumentShape[],
  typeArgumentCount: number,
): MethodCandidate | undefined {
  let first: MethodCandidate | undefined;
  for (const level of levels) {
    const nearest = chooseOverload(level, shapes, typeArgumentCount);
    first ??= nearest;
    // An extension of the project that takes as many arguments, but not these, does not hide the framework's.
    if (nearest !== undefined && !(isOwnExtension(nearest) && !isApplicable(nearest, shapes))) return nearest;
  }
  return first;
}

/** Where extension methods were looked for only after the type's own, the group does not have them yet. */
function withExtensions(group: MethodGroup, levels: readonly (readonly MethodCandidate[])[]): readonly MethodSymbol[] {
  if (levels.length === 0 || extensionsOf.has(group)) return group.candidates;
  return [...group.candidates, ...levels.flatMap((level) => level.map(({ method }) => method))];
}

function isOwnExtension({ isReduced, method }: MethodCandidate): boolean {
  return isReduced && method.containingType.origin === "source";
}

export function argumentShapes(written: readonly ArgumentSyntax[], scope: Scope): readonly ArgumentShape[] {
  return written.map((argument) => {
    let form: ArgumentForm | undefined;
    return {
      name: argumentName(argument, scope),
      refKind:
        argument.refKindKeyword === "RefKeyword"
          ? "ref"
          : argument.refKindKeyword === "OutKeyword"
            ? "out"
            : argument.refKindKeyword === "InKeyword"
              ? "in"
              : "none",
      form: () => {
        form ??= formOf(argument.expression, scope);
        return form;
      },
    };
  });
}

function argumentName(argument: ArgumentSyntax, scope: Scope): string | undefined {
  return argument.nameColon === null ? undefined : identifierText(scope.context.file, argument.nameColon.name);
}

function formOf(syntax: ExpressionSyntax, scope: Scope): ArgumentForm {
  if (syntax.kind === "ParenthesizedExpression") return formOf(syntax.expression, scope);
  if (isFunctionExpression(syntax)) {
    const parameterCount =
      syntax.kind === "SimpleLambdaExpression"
        ? 1
        : syntax.parameterList === null
          ? undefined
          : syntax.parameterList.parameters.length;
    const block = syntax.block;
    const returnsValue =
      block === null ? undefined : returnedExpressions({ syntax: block, scope: scopeInside(syntax, scope) }).length > 0;
    return { kind: "lambda", parameterCount, returnsValue };
  }
  if (
    syntax.kind === "ImplicitObjectCreationExpression" ||
    syntax.kind === "DefaultLiteralExpression" ||
    syntax.kind === "CollectionExpression" ||
    syntax.kind === "DeclarationExpression"
  ) {
    return { kind: "open" };
  }
  const bound = bindExpression({ syntax, scope });
  if (bound.kind === "constant") return { kind: "constant", value: bound.value, type: bound.type };
  if (bound.kind === "methodGroup") return { kind: "methodGroup" };
  const type = typeOfExpression({ syntax, scope });
  return type === undefined || type.type.kind === "error" ? { kind: "open" } : { kind: "typed", type };
}

export function plainArguments(written: readonly ArgumentSyntax[], scope: Scope): readonly BoundArgument[] {
  return written.map((argument) => ({
    name: argumentName(argument, scope),
    parameter: undefined,
    value: { syntax: argument.expression, scope },
  }));
}

interface AppliedCall {
  readonly constructed: ConstructedMethod;
  readonly arguments: readonly BoundArgument[];
  readonly type: AnnotatedType;
}

/** Arguments with their parameters, and the return type with everything substituted that is known. */
export function applyCall(
  candidate: MethodCandidate,
  receiver: SourceExpression | undefined,
  typeArguments: readonly AnnotatedType[],
  written: readonly ArgumentSyntax[],
  scope: Scope,
): AppliedCall {
  const { method } = candidate;
  const parameters = callParameters(candidate);
  const plain = plainArguments(written, scope);
  const mapped = mapArguments(parameters, plain);
  const bound = plain.map(({ name, value }, position): BoundArgument => {
    return { name, parameter: parameters[mapped?.indices[position] ?? -1], value };
  });
  const map: Inferred = new Map(candidate.declaredIn === undefined ? [] : typeMapOf(candidate.declaredIn));
  method.typeParameters.forEach((parameter, index) => {
    const argument = typeArguments[index];
    if (argument !== undefined) map.set(parameter, argument);
  });
  const isInferred = typeArguments.length === 0 && method.typeParameters.length > 0;
  if (isInferred && candidate.isReduced && receiver !== undefined)
    inferFrom(method.parameters[0]?.type, receiver, method.typeParameters, map);
  inferAndTarget(bound, method.typeParameters, map, mapped?.isExpanded === true, isInferred);
  const constructed: ConstructedMethod = {
    method,
    containingType: candidate.declaredIn ?? selfType(method.containingType),
    typeArguments: method.typeParameters.map((parameter) => map.get(parameter) ?? unknownType()),
  };
  return { constructed, arguments: bound, type: substitute(method.returnType, map) };
}

/** Plain arguments first, so that lambdas know their parameter types when their bodies are looked at. */
function inferAndTarget(
  bound: readonly BoundArgument[],
  typeParameters: readonly TypeParameterSymbol[],
  map: Inferred,
  isExpanded: boolean,
  isInferred: boolean,
): void {
  if (isInferred) {
    for (const argument of bound) {
      if (!isFunctionExpression(argument.value.syntax))
        inferFrom(wantedOf(argument, isExpanded), argument.value, typeParameters, map);
    }
  }
  for (const argument of bound) {
    const wanted = wantedOf(argument, isExpanded);
    const { syntax } = argument.value;
    if (wanted === undefined || !isTargeted(syntax)) continue;
    const target = substitute(wanted, map);
    setTarget(syntax, () => target);
    if (isInferred && isFunctionExpression(syntax)) {
      const shape = delegateShape(wanted.type);
      const returned = shape === undefined ? undefined : lambdaReturnType(argument.value);
      if (shape !== undefined && returned !== undefined)
        unify(shape.returnType, returned, new Set(typeParameters), map);
    }
    if (isInferred) {
      const final = substitute(wanted, map);
      setTarget(syntax, () => final);
    }
  }
}

function wantedOf({ parameter }: BoundArgument, isExpanded: boolean): AnnotatedType | undefined {
  if (parameter === undefined) return undefined;
  const { type } = parameter;
  return isExpanded && parameter.isParams && type.type.kind === "array" ? type.type.element : type;
}

function inferFrom(
  wanted: AnnotatedType | undefined,
  argument: SourceExpression,
  typeParameters: readonly TypeParameterSymbol[],
  map: Inferred,
): void {
  const given = wanted === undefined ? undefined : typeOfExpression(argument);
  if (wanted !== undefined && given !== undefined) unify(wanted, given, new Set(typeParameters), map);
}

/** What a lambda's body gives back; a task of it when the lambda is async. */
function lambdaReturnType(lambda: SourceExpression): AnnotatedType | undefined {
  const bound = bindExpression(lambda);
  if (bound.kind !== "lambda") return undefined;
  if (bound.returnType !== undefined) return bound.returnType;
  for (const returned of returnedExpressions(bound.body)) {
    const type = typeOfExpression(returned);
    if (type === undefined || type.type.kind === "error") continue;
    if (!bound.isAsync) return type;
    const task = lambda.scope.context.program.resolve("System.Threading.Tasks.Task`1");
    return task === undefined
      ? undefined
      : {
          type: { kind: "named", symbol: task, typeArguments: [type], containing: undefined },
          nullability: "notAnnotated",
        };
  }
  return undefined;
}

/** The type asked of one argument of a call that may not be bound yet. */
export function argumentTarget(call: CallSyntax, argument: ArgumentSyntax, scope: Scope): AnnotatedType | undefined {
  const bound =
    call.kind === "InvocationExpression" ? bindExpression({ syntax: call, scope }) : bindCreation(call, scope);
  if (bound.kind !== "call" && bound.kind !== "creation") return undefined;
  const own = bound.arguments.find(({ value }) => value.syntax === argument.expression);
  // Binding the call has put the substituted type in place of the question that led here.
  return own?.parameter === undefined ? undefined : (targetOf(argument.expression) ?? own.parameter.type);
}
