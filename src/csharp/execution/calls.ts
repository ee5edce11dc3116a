/** Calls as they are written: which method, on what, with which arguments. */

import { extensionMethods } from "../binding/expressions/calls/extension-methods.js";
import { bindExpression, typeOfExpression } from "../binding/expressions/expressions.js";
import type { BoundExpression } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { AnnotatedType, MethodSymbol, NamedType, ParameterSymbol, Type } from "../binding/symbols/symbols.js";
import { rankConversion } from "../binding/types/conversions.js";
import { delegateShape } from "../binding/types/delegates.js";
import { implementingMember } from "../binding/types/implementations.js";
import { TypeInference } from "../binding/types/inference.js";
import { lookupMembers } from "../binding/types/member-lookup.js";
import { substitute } from "../binding/types/substitution.js";
import type { InvocationExpressionSyntax } from "../syntax/nodes.js";
import { arrange, evaluateArguments, referenceTo, writtenFor } from "./arguments.js";
import type { VariableScope } from "./environment.js";
import { evaluate, typeInFrame } from "./expressions.js";
import { invokeDelegate, runFunction } from "./functions.js";
import type { CSharpMachine } from "./machine.js";
import { isBase, receiverOf } from "./names.js";
import { call, callNative, callUnknown, noteUnknown } from "./native.js";
import { classOf, copyOfStruct, notNull } from "./objects.js";
import {
  alternativesOf,
  type CSharpValue,
  isNull,
  type Place,
  unknownValue,
  unlessNull,
  valueOfConstant,
} from "./value.js";

type BoundCall = Extract<BoundExpression, { kind: "call" }>;

interface CallPlace {
  readonly syntax: InvocationExpressionSyntax;
  readonly scope: Scope;
}

export function evaluateCall(machine: CSharpMachine, place: CallPlace, environment: VariableScope): CSharpValue {
  const bound = bindExpression(place);
  if (bound.kind === "constant") return valueOfConstant(bound.value);
  if (bound.kind !== "call") return unknownValue("what is called is not known", place);
  if (bound.method === undefined) return callByName(machine, bound, place, environment);
  if (isDelegate(bound.method)) return callDelegate(machine, bound, place, environment);
  const onType = bound.receiver === undefined ? undefined : bindExpression(bound.receiver);
  // In `Color.Parse(x)`, `Color` may also be a property of that type: the method tells which of the two is meant.
  const isOnType = onType?.kind === "type" || (bound.method.isStatic && !bound.method.isExtension);
  const isReduced = bound.method.isExtension && bound.receiver !== undefined && !isOnType;
  const method = overloadOf(bound, bound.method, isReduced ? 1 : 0);
  const isReference = isReduced && method.parameters[0]?.refKind === "ref";
  const receiver = isOnType
    ? undefined
    : isReference && bound.receiver !== undefined
      ? referenceTo(machine, bound.receiver, environment)
      : ownCopy(machine, bound, receiverOf(machine, bound.receiver, environment, place), environment);
  const given = evaluateArguments(machine, bound.arguments, environment);
  const values = arrange(machine, method, bound.arguments, given, isReduced ? receiver : undefined, place, environment);
  const holder = onType?.kind === "type" ? onType.type : undefined;
  const staticImplementation =
    holder?.kind === "typeParameterType" ? typeInFrame(notNull(holder), environment)?.type : undefined;
  const invocation = {
    method,
    self: method.isStatic ? undefined : receiver,
    values,
    typeArguments: typeArgumentsOf(bound, environment),
    declaredIn: declaredIn(bound, environment),
    place,
    caller: environment,
    written: writtenFor(method, bound.arguments, isReduced ? bound.receiver : undefined),
    environment: method.methodKind === "localFunction" ? environment : undefined,
    type: typeInFrame(bound.type, environment),
  };
  if (staticImplementation?.kind === "named") return callStatic(machine, invocation, staticImplementation);
  if (!isBase(bound)) return call(machine, invocation);
  return method.body === undefined ? callNative(machine, invocation) : runFunction(machine, invocation);
}

/** What is called on a struct in a `readonly` field works on a copy. */
function ownCopy(
  machine: CSharpMachine,
  { receiver }: BoundCall,
  value: CSharpValue | undefined,
  { frame }: VariableScope,
): CSharpValue | undefined {
  if (value === undefined || receiver === undefined || classOf(value)?.symbol.typeKind !== "struct") return value;
  const held = bindExpression(receiver);
  const isFixed =
    held.kind === "field" && held.symbol.isReadOnly && !(frame.method?.methodKind ?? "").endsWith("onstructor");
  return isFixed ? copyOfStruct(machine, value) : value;
}

/** `T.Create()`: the implementation in what `T` stands for. */
function callStatic(machine: CSharpMachine, invocation: Parameters<typeof call>[1], type: NamedType): CSharpValue {
  const { method, declaredIn } = invocation;
  const implementation =
    declaredIn === undefined ? undefined : implementingMember({ member: method, declaredIn }, type);
  return call(
    machine,
    implementation?.member.kind === "method"
      ? { ...invocation, method: implementation.member, declaredIn: implementation.declaredIn }
      : invocation,
  );
}

function isDelegate({ name, containingType }: MethodSymbol): boolean {
  return name === "Invoke" && containingType.typeKind === "delegate";
}

/** `action(x)` and `action.Invoke(x)`; binding shows both as `Invoke`. */
function callDelegate(
  machine: CSharpMachine,
  bound: BoundCall,
  place: CallPlace,
  environment: VariableScope,
): CSharpValue {
  const { syntax, scope } = place;
  const callee = syntax.expression;
  const holder = bound.receiver === undefined ? undefined : typeOfExpression(bound.receiver);
  const isWritten = bound.name === "Invoke" && holder !== undefined && delegateShape(holder.type) !== undefined;
  const delegate =
    isWritten && bound.receiver !== undefined
      ? (receiverOf(machine, bound.receiver, environment, place) ??
        unknownValue("it is not known what is called", place))
      : evaluate(machine, { syntax: callee, scope }, environment);
  const values = evaluateArguments(machine, bound.arguments, environment);
  if (delegate.kind === "unknown")
    return callUnknown(machine, bound.method, undefined, values, place, typeInFrame(bound.type, environment));
  const wanted =
    holder === undefined && bound.receiver === undefined ? typeOfExpression({ syntax: callee, scope }) : holder;
  const shape = wanted && delegateShape(wanted.type);
  const isNeverNull = (at: number): boolean =>
    shape?.parameterTypes[at] !== undefined &&
    typeInFrame(shape.parameterTypes[at], environment)?.nullability === "notAnnotated";
  // What a delegate takes that no null is given to is never null, whatever is known of the value.
  const written = bound.arguments.map((one, at) =>
    isNeverNull(at) && values[at]?.kind !== "constant" ? undefined : one.value,
  );
  const given = values.map((value, at) => (isNeverNull(at) ? withoutNull(value, place) : value));
  return invokeDelegate(machine, delegate, given, place, { caller: environment, written });
}

function withoutNull(value: CSharpValue, place: CallPlace): CSharpValue {
  const left = isNull(value) ? value : unlessNull(value, place);
  if (left.kind !== "unknown" || left.type?.nullability !== "annotated") return left;
  return { ...left, type: { ...left.type, nullability: "notAnnotated" } };
}

/** Binding could not choose the method; the object that it is called on may tell. */
function callByName(
  machine: CSharpMachine,
  bound: BoundCall,
  place: CallPlace,
  environment: VariableScope,
): CSharpValue {
  const receiver = bound.receiver === undefined ? undefined : receiverOf(machine, bound.receiver, environment, place);
  const passed = evaluateArguments(machine, bound.arguments, environment);
  const holderClass =
    receiver === undefined
      ? undefined
      : alternativesOf(receiver)
          .map(classOf)
          .find((type) => type !== undefined);
  const methodFound =
    holderClass === undefined ? undefined : methodNamed(holderClass, bound, passed.length, place.scope);
  if (methodFound === undefined) {
    const extension =
      holderClass === undefined ? assumedExtension(machine, bound, receiver, passed.length, place.scope) : undefined;
    if (extension !== undefined) {
      const values = arrange(machine, extension, bound.arguments, passed, receiver, place, environment);
      const written = writtenFor(extension, bound.arguments, bound.receiver);
      return call(machine, {
        ...{ method: extension, self: undefined, values, place, written },
        ...{ typeArguments: typeArgumentsOf(bound, environment), declaredIn: undefined, caller: environment },
      });
    }
    const known = candidatesOf(bound).filter((one) => machine.framework.method(one) !== undefined);
    const wide = known.filter(({ parameters }) => parameters.length >= passed.length);
    const [taking] = wide.sort((a, b) => a.parameters.length - b.parameters.length);
    if (taking !== undefined) {
      const values = arrange(machine, taking, bound.arguments, passed, undefined, place, environment);
      const written = writtenFor(taking, bound.arguments);
      return callNative(machine, {
        ...{ method: taking, self: taking.isStatic ? undefined : receiver, values, place, written },
        ...{ typeArguments: typeArgumentsOf(bound, environment), declaredIn: undefined, caller: environment },
      });
    }
    const [only] = bound.candidates.filter((one) => one.body !== undefined);
    const chosen = bound.candidates.length === 1 ? only : undefined;
    if (chosen === undefined) {
      noteUnknown(machine, { self: receiver, values: passed, typeArguments: typeArgumentsOf(bound, environment) });
      return callUnbound(machine, bound, receiver, passed, place, environment);
    }
    const values = arrange(machine, chosen, bound.arguments, passed, undefined, place, environment);
    return call(machine, { method: chosen, self: receiver, values, typeArguments: [], declaredIn: undefined, place });
  }
  const { method } = methodFound;
  const values = arrange(
    machine,
    method,
    bound.arguments,
    passed,
    methodFound.isReduced ? receiver : undefined,
    place,
    environment,
  );
  const written = typeArgumentsOf(bound, environment);
  const typeArguments = written.length > 0 ? written : typeArgumentsFrom(method, values);
  return call(machine, {
    method,
    self: method.isStatic ? undefined : receiver,
    values,
    typeArguments,
    declaredIn: undefined,
    place,
    caller: environment,
    written: writtenFor(method, bound.arguments, methodFound.isReduced ? bound.receiver : undefined),
  });
}

/** Nothing is known of the value, not even a type: start-up code hardly calls extensions on anything but builders. */
function assumedExtension(
  machine: CSharpMachine,
  bound: BoundCall,
  receiver: CSharpValue | undefined,
  count: number,
  scope: Scope,
): MethodSymbol | undefined {
  if (receiver?.kind !== "unknown" || (receiver.type !== undefined && receiver.type.type.kind !== "error"))
    return undefined;
  const type = machine.framework.assumedReceiver?.(machine);
  return type === undefined ? undefined : extensionNamed(type, bound, count, scope);
}

/** Those that binding considered, or all of the name in the type before the dot. */
function candidatesOf({ candidates, receiver, name }: BoundCall): readonly MethodSymbol[] {
  const on = candidates.length > 0 || receiver === undefined ? undefined : bindExpression(receiver);
  if (on?.kind !== "type" || on.type.kind !== "named") return candidates;
  return on.type.symbol.members.filter((one): one is MethodSymbol => one.kind === "method" && one.name === name);
}

/** Of a package that is not there. */
function callUnbound(
  machine: CSharpMachine,
  bound: BoundCall,
  receiver: CSharpValue | undefined,
  values: readonly CSharpValue[],
  place: CallPlace,
  environment: VariableScope,
): CSharpValue {
  const type = typeInFrame(bound.type, environment);
  const typeArguments = typeArgumentsOf(bound, environment);
  // `Roles("x")` may be a method of a base class that is not there.
  const on = receiver ?? environment.frame.self;
  const written = bound.arguments.map((one) => one.value);
  const { types } = environment.frame;
  const call = {
    name: bound.name,
    method: undefined,
    typeArguments,
    receiver: on,
    values,
    written,
    types,
    type,
    place,
  };
  return machine.framework.given(machine, call) ?? callUnknown(machine, undefined, receiver, values, place, type);
}

function methodNamed(
  type: NamedType,
  bound: BoundCall,
  count: number,
  scope: Scope,
): { readonly method: MethodSymbol; readonly isReduced: boolean } | undefined {
  const own = lookupMembers(type, bound.name).flatMap(({ member }) =>
    member.kind === "method" && takes(member, bound, count) ? member : [],
  );
  const [ownMethod] = likeliest(own, bound, 0);
  if (ownMethod !== undefined) return { method: ownMethod, isReduced: false };
  const extension = extensionNamed(type, bound, count, scope);
  return extension && { method: extension, isReduced: true };
}

function extensionNamed(type: NamedType, bound: BoundCall, count: number, scope: Scope): MethodSymbol | undefined {
  for (const level of extensionMethods(bound.name, notNull(type), scope)) {
    const fitting = level.flatMap(({ method }) => (takes(method, bound, count + 1) ? method : []));
    const [extension] = likeliest(fitting, bound, 1);
    if (extension !== undefined) return extension;
  }
  return undefined;
}

/** Whether a method may be called with these arguments, so many with the receiver of an extension. */
function takes({ parameters, typeParameters }: MethodSymbol, bound: BoundCall, count: number): boolean {
  if (bound.typeArguments.length > 0 && typeParameters.length !== bound.typeArguments.length) return false;
  const needed = parameters.filter((one) => !one.hasDefault && !one.isParams).length;
  if (count < needed || (count > parameters.length && parameters.at(-1)?.isParams !== true)) return false;
  const taken = count - bound.arguments.length;
  return bound.arguments.every(({ name, value }, at) => name !== undefined || mayBe(value, parameters[at + taken]));
}

/** False where the type of an argument is known, and is none that the parameter takes, whatever is put for type parameters. */
function mayBe(value: Place, parameter: ParameterSymbol | undefined): boolean {
  if (parameter === undefined || parameter.isParams || isGeneric(parameter.type.type)) return true;
  const type = typeOfExpression(value)?.type;
  return type === undefined || rankConversion(type, parameter.type.type) !== undefined;
}

function isGeneric(type: Type): boolean {
  return type.kind !== "named" || type.typeArguments.length > 0;
}

/** Binding chose among overloads without an argument that has no type: its method is one of several. */
function overloadOf(bound: BoundCall, method: MethodSymbol, taken: number): MethodSymbol {
  const isOpen = bound.arguments.some(({ name, parameter }) => name === undefined && parameter === undefined);
  if (!isOpen || bound.candidates.length < 2) return method;
  const count = bound.arguments.length + taken;
  const fitting = bound.candidates.filter((one) => one.isExtension === method.isExtension && takes(one, bound, count));
  return likeliest(fitting, bound, taken)[0] ?? method;
}

/** What source generators add has no type here; it is hardly ever a text, a number, a token or a `Type`. */
function likeliest(methods: readonly MethodSymbol[], bound: BoundCall, taken: number): readonly MethodSymbol[] {
  if (methods.length < 2) return methods;
  const open = bound.arguments.flatMap(({ name, value }, at) => {
    const type = name === undefined ? typeOfExpression(value)?.type : undefined;
    return name === undefined && (type === undefined || type.kind === "error") ? [at + taken] : [];
  });
  const unlikely = ({ parameters }: MethodSymbol): number =>
    open.filter((at) => {
      const type = parameters[at]?.type.type;
      const symbol = type?.kind === "named" ? type.symbol : undefined;
      return (
        symbol?.typeKind === "struct" || symbol?.typeKind === "enum" || plainClasses.has(symbol?.metadataName ?? "")
      );
    }).length;
  return [...methods].sort((a, b) => unlikely(a) - unlikely(b));
}

const plainClasses: ReadonlySet<string> = new Set(["System.String", "System.Type"]);

/** Written and inferred, as they are seen from here. */
function typeArgumentsOf(bound: BoundCall, environment: VariableScope): readonly AnnotatedType[] {
  return (bound.constructed?.typeArguments ?? bound.typeArguments).map((one) =>
    substitute(one, environment.frame.types),
  );
}

/** Of a method that binding did not choose: as the objects show them that it is given. */
function typeArgumentsFrom(
  method: MethodSymbol,
  values: readonly (CSharpValue | undefined)[],
): readonly AnnotatedType[] {
  const inference = new TypeInference(method.typeParameters);
  for (const [at, parameter] of method.parameters.entries()) {
    const value = values[at];
    const receiverType = value?.kind === "object" ? value.object.type : undefined;
    if (receiverType !== undefined) inference.infer("lower", notNull(receiverType), parameter.type);
  }
  for (const parameter of method.typeParameters) if (inference.hasBounds(parameter)) inference.fix(parameter);
  return method.typeParameters.flatMap((parameter) => inference.fixed.get(parameter) ?? []);
}

/** The constructed type that declares the method, as it is seen from here. */
function declaredIn({ constructed }: BoundCall, environment: VariableScope): NamedType | undefined {
  if (constructed === undefined) return undefined;
  const { type } = substitute(notNull(constructed.containingType), environment.frame.types);
  return type.kind === "named" ? type : undefined;
}
