/** Calls as they are written: which method, on what, with which arguments. */
import { bindExpression, typeOfExpression } from "../binding/expressions/expressions.js";
import { extensionMethods } from "../binding/expressions/extension-methods.js";
import type { BoundArgument, BoundExpression } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { AnnotatedType, MethodSymbol, NamedType, TypeParameterSymbol } from "../binding/symbols/symbols.js";
import { selfType } from "../binding/symbols/types.js";
import { delegateShape } from "../binding/types/delegates.js";
import { allInterfaces, baseTypes } from "../binding/types/hierarchy.js";
import { type Inferred, unify } from "../binding/types/inference.js";
import { lookupMembers } from "../binding/types/member-lookup.js";
import { substitute } from "../binding/types/substitution.js";
import type { InvocationExpressionSyntax } from "../syntax/nodes.js";
import { assignTarget } from "./assignments.js";
import { itemsOf, makeCollection } from "./collections.js";
import type { Environment } from "./environment.js";
import { evaluate, receiverOf, typeIn } from "./expressions.js";
import { invokeDelegate, runFunction } from "./functions.js";
import { implementationOf } from "./implementations.js";
import type { Machine } from "./machine.js";
import { call, callUnknown } from "./native.js";
import { classOf, notNull } from "./objects.js";
import { alternativesOf, constantValue, isNull, type Place, unknownValue, type Value } from "./value.js";

type BoundCall = Extract<BoundExpression, { kind: "call" }>;

interface CallPlace {
  readonly syntax: InvocationExpressionSyntax;
  readonly scope: Scope;
}

export function evaluateCall(machine: Machine, place: CallPlace, environment: Environment): Value {
  const bound = bindExpression(place);
  if (bound.kind === "constant") return constantValue(bound.value);
  if (bound.kind !== "call") return unknownValue("what is called is not known", place);
  const { method } = bound;
  if (method === undefined) return callByName(machine, bound, place, environment);
  if (isDelegate(method)) return callDelegate(machine, bound, place, environment);
  const onType = bound.receiver === undefined ? undefined : bindExpression(bound.receiver);
  const isOnType = onType?.kind === "type";
  const isReduced = method.isExtension && bound.receiver !== undefined && !isOnType;
  const receiver = isOnType ? undefined : receiverOf(machine, bound.receiver, place.scope, environment, place);
  const given = evaluateArguments(machine, bound.arguments, environment);
  const values = arrange(machine, method, bound.arguments, given, isReduced ? receiver : undefined, place, environment);
  const holder = onType?.kind === "type" ? onType.type : undefined;
  const staticImplementation =
    holder?.kind === "typeParameterType" ? typeIn(notNull(holder), environment)?.type : undefined;
  const outs = new Map<number, Value>();
  const invocation = {
    method,
    self: method.isStatic ? undefined : receiver,
    values,
    typeArguments: typeArgumentsOf(method, bound, values, environment),
    declaredIn: declaredIn(method, bound, holder?.kind === "named" ? holder : undefined, environment),
    place,
    environment: method.methodKind === "localFunction" ? environment : undefined,
    type: typeIn(bound.type, environment),
    outs,
  };
  const isBase = bound.receiver?.syntax.kind === "BaseExpression";
  const result =
    staticImplementation?.kind === "named"
      ? callStatic(machine, invocation, staticImplementation)
      : isBase && method.body !== undefined
        ? runFunction(machine, invocation)
        : call(machine, invocation);
  assignOuts(machine, method, bound.arguments, outs, place, environment);
  return result;
}

/** `T.Create()`: the implementation in what `T` stands for. */
function callStatic(machine: Machine, invocation: Parameters<typeof call>[1], type: NamedType): Value {
  const found = implementationOf(invocation.method, type, undefined);
  return call(
    machine,
    found === undefined ? invocation : { ...invocation, method: found.method, declaredIn: found.declaredIn },
  );
}

function isDelegate({ name, containingType }: MethodSymbol): boolean {
  return name === "Invoke" && containingType.typeKind === "delegate";
}

/** `action(x)` and `action.Invoke(x)`; binding shows both as `Invoke`. */
function callDelegate(machine: Machine, bound: BoundCall, place: CallPlace, environment: Environment): Value {
  const { syntax, scope } = place;
  const callee = syntax.expression;
  const holder = bound.receiver === undefined ? undefined : typeOfExpression(bound.receiver);
  const isWritten = bound.name === "Invoke" && holder !== undefined && delegateShape(holder.type) !== undefined;
  const delegate =
    isWritten && bound.receiver !== undefined
      ? (receiverOf(machine, bound.receiver, scope, environment, place) ??
        unknownValue("it is not known what is called", place))
      : evaluate(machine, { syntax: callee, scope }, environment);
  const given = evaluateArguments(machine, bound.arguments, environment);
  if (delegate.kind === "unknown")
    return callUnknown(machine, bound.method, undefined, given, place, typeIn(bound.type, environment));
  return invokeDelegate(machine, delegate, given, place);
}

/** Binding could not choose the method; the object that it is called on may tell. */
function callByName(machine: Machine, bound: BoundCall, place: CallPlace, environment: Environment): Value {
  const receiver =
    bound.receiver === undefined ? undefined : receiverOf(machine, bound.receiver, place.scope, environment, place);
  const given = evaluateArguments(machine, bound.arguments, environment);
  const own =
    receiver === undefined
      ? undefined
      : alternativesOf(receiver)
          .map(classOf)
          .find((type) => type !== undefined);
  const found = own === undefined ? undefined : methodNamed(own, bound, given.length, place.scope);
  if (found === undefined) {
    const [only] = bound.candidates.filter((one) => one.body !== undefined);
    const chosen = bound.candidates.length === 1 ? only : undefined;
    if (chosen === undefined)
      return callUnknown(machine, undefined, receiver, given, place, typeIn(bound.type, environment));
    const values = arrange(machine, chosen, bound.arguments, given, undefined, place, environment);
    return call(machine, { method: chosen, self: receiver, values, typeArguments: [], declaredIn: undefined, place });
  }
  const { method } = found;
  const values = arrange(
    machine,
    method,
    bound.arguments,
    given,
    found.isReduced ? receiver : undefined,
    place,
    environment,
  );
  const typeArguments = typeArgumentsOf(method, bound, values, environment);
  return call(machine, {
    method,
    self: method.isStatic ? undefined : receiver,
    values,
    typeArguments,
    declaredIn: undefined,
    place,
  });
}

function methodNamed(
  type: NamedType,
  { name, typeArguments }: BoundCall,
  count: number,
  scope: Scope,
): { readonly method: MethodSymbol; readonly isReduced: boolean } | undefined {
  const fits = (method: MethodSymbol, taken: number): boolean => {
    const needed = method.parameters.filter((one) => !one.hasDefault && !one.isParams).length - taken;
    if (typeArguments.length > 0 && method.typeParameters.length !== typeArguments.length) return false;
    return (
      count >= needed && (count <= method.parameters.length - taken || method.parameters.at(-1)?.isParams === true)
    );
  };
  const own = lookupMembers(type, name).find(({ member }) => member.kind === "method" && fits(member, 0))?.member;
  if (own?.kind === "method") return { method: own, isReduced: false };
  for (const level of extensionMethods(name, notNull(type), scope))
    for (const { method } of level) if (fits(method, 1)) return { method, isReduced: true };
  return undefined;
}

function evaluateArguments(
  machine: Machine,
  written: readonly BoundArgument[],
  environment: Environment,
): readonly Value[] {
  return written.map(({ value }) =>
    value.syntax.kind === "DeclarationExpression"
      ? unknownValue("it is given by the call", value)
      : evaluate(machine, value, environment),
  );
}

/** One value for each parameter; those of a `params` parameter are gathered. */
function arrange(
  machine: Machine,
  method: MethodSymbol,
  written: readonly BoundArgument[],
  given: readonly Value[],
  receiver: Value | undefined,
  place: Place,
  environment: Environment,
): readonly (Value | undefined)[] {
  const values: (Value | undefined)[] = method.parameters.map(() => undefined);
  const offset = receiver === undefined ? 0 : 1;
  if (receiver !== undefined) values[0] = receiver;
  const gathered: Value[] = [];
  const rest = method.parameters.findIndex((parameter) => parameter.isParams);
  for (const [at, argument] of written.entries()) {
    const value = given[at];
    if (value === undefined) continue;
    const named = method.parameters.findIndex(
      (one) => one === argument.parameter || (argument.name !== undefined && one.name === argument.name),
    );
    const index = named < 0 ? Math.min(at + offset, method.parameters.length - 1) : named;
    if (index === rest && isElement(machine, method, rest, argument, value, written.length + offset))
      gathered.push(value);
    else values[index] = value;
  }
  const parameter = method.parameters[rest];
  if (gathered.length > 0 && parameter !== undefined)
    values[rest] = makeCollection(machine, typeIn(parameter.type, environment)?.type, gathered, place);
  return values;
}

function isElement(
  machine: Machine,
  method: MethodSymbol,
  rest: number,
  argument: BoundArgument,
  value: Value,
  count: number,
): boolean {
  if (count > method.parameters.length) return true;
  if (isNull(value) || itemsOf(machine, value) !== undefined) return false;
  const wanted = method.parameters[rest]?.type.type;
  const type = typeOfExpression(argument.value)?.type;
  return wanted === undefined || type === undefined || type.kind !== wanted.kind;
}

/** As written, or as the arguments show them. */
function typeArgumentsOf(
  method: MethodSymbol,
  bound: BoundCall,
  values: readonly (Value | undefined)[],
  environment: Environment,
): readonly AnnotatedType[] {
  if (method.typeParameters.length === 0) return [];
  if (bound.typeArguments.length > 0) return bound.typeArguments.map((one) => substitute(one, environment.frame.types));
  const inferred: Inferred = new Map();
  const open = new Set<TypeParameterSymbol>(method.typeParameters);
  const offset = method.parameters.length - bound.arguments.length;
  for (const [at, parameter] of method.parameters.entries()) {
    const argument =
      bound.arguments.find((one) => one.parameter === parameter) ??
      (offset === 1 ? bound.arguments[at - 1] : bound.arguments[at]);
    const isReceiver = at === 0 && method.isExtension && bound.receiver !== undefined;
    const expression = isReceiver ? bound.receiver : argument?.value;
    const type =
      expression === undefined
        ? undefined
        : (typeIn(typeOfExpression(expression), environment) ?? typeOfDelegate(expression, parameter.type));
    if (type !== undefined) unify(parameter.type, type, open, inferred);
    const own = values[at]?.kind === "object" ? values[at].object.type : undefined;
    if (own !== undefined) unify(parameter.type, notNull(own), open, inferred);
  }
  return method.typeParameters.flatMap((parameter) => inferred.get(parameter) ?? []);
}

/** `(JsonOptions o) => …` for an `Action<T>`. */
function typeOfDelegate(expression: Place, wanted: AnnotatedType): AnnotatedType | undefined {
  const bound = bindExpression(expression);
  const parameters =
    bound.kind === "lambda"
      ? bound.parameters
      : bound.kind === "methodGroup"
        ? bound.candidates[0]?.parameters
        : undefined;
  if (parameters === undefined || wanted.type.kind !== "named") return undefined;
  const given = parameters.map(({ type }) => type);
  const typeArguments = wanted.type.typeArguments.map((own, at) => given[at] ?? own);
  return notNull({ ...wanted.type, typeArguments });
}

/** The constructed type that declares the method, as it is seen from here. */
function declaredIn(
  method: MethodSymbol,
  bound: BoundCall,
  holder: NamedType | undefined,
  environment: Environment,
): NamedType | undefined {
  const type = holder ?? (bound.receiver === undefined ? undefined : typeOfExpression(bound.receiver)?.type);
  const from = type?.kind === "named" ? type : selfType(method.containingType);
  const found = [from, ...baseTypes(from), ...allInterfaces(from)].find(
    ({ symbol }) => symbol === method.containingType,
  );
  const constructed = substitute(notNull(found ?? selfType(method.containingType)), environment.frame.types).type;
  return constructed.kind === "named" ? constructed : undefined;
}

function assignOuts(
  machine: Machine,
  method: MethodSymbol,
  written: readonly BoundArgument[],
  outs: ReadonlyMap<number, Value>,
  place: Place,
  environment: Environment,
): void {
  for (const argument of written) {
    const at = argument.parameter === undefined ? -1 : method.parameters.indexOf(argument.parameter);
    const parameter = method.parameters[at];
    if (parameter === undefined || parameter.refKind === "none" || parameter.refKind === "in") continue;
    const value = outs.get(at) ?? unknownValue(`what ${method.name} gives is not known`, place, parameter.type);
    assignTarget(machine, argument.value, value, environment, argument.value);
  }
}
