/** Calls: the body of a method where there is one, else what is known of the member, else something unknown. */
import type { AnnotatedType, MethodSymbol, NamedType, TypeParameterSymbol } from "../binding/symbols/symbols.js";
import { selfType } from "../binding/symbols/types.js";
import { heldInTask } from "../binding/types/awaiting.js";
import { rankConversion } from "../binding/types/conversions.js";
import { delegateShape } from "../binding/types/delegates.js";
import { baseTypes, seenAs } from "../binding/types/hierarchy.js";
import { implementingMember } from "../binding/types/implementations.js";
import { substitute, type TypeMap, typeMapOf } from "../binding/types/substitution.js";
import { changesCollection } from "./collections.js";
import { handOver, noteChange } from "./deferred-changes.js";
import { invokeDelegate, leftOut, type MethodCall, runFunction, whenAsked } from "./functions.js";
import { dereferenced, writeLocation } from "./locations.js";
import { type CSharpMachine, Thrown, type UnknownCall } from "./machine.js";
import { classOf, notNull } from "./objects.js";
import {
  askedValues,
  type CSharpValue,
  knownObject,
  type ObjectValue,
  onceAsked,
  oneOf,
  type Place,
  unknownValue,
} from "./value.js";

/** Calls a method on what it is called on: virtual and interface methods by the class of the object. */
export function call(machine: CSharpMachine, invocation: MethodCall): CSharpValue {
  const { self } = invocation;
  if (self?.kind === "oneOf")
    return machine.either(
      invocation.place,
      self.values.map((one) => () => callOn(machine, { ...invocation, self: one })),
    );
  return callOn(machine, invocation);
}

function callOn(machine: CSharpMachine, invocation: MethodCall): CSharpValue {
  const { method } = invocation;
  const implementation = implementationOn(invocation);
  const actual = implementation?.method ?? method;
  const target: MethodCall = implementation === undefined ? invocation : { ...invocation, ...implementation };
  if (machine.framework.method(actual) !== undefined) return callNative(machine, target);
  if (actual !== method && machine.framework.method(method) !== undefined) return callNative(machine, invocation);
  const overrides = invocation.self?.kind === "unknown" ? overridesOf(machine, actual) : [];
  if (overrides.length > mostOverrides) return callNative(machine, target);
  const behind = overrides.length > 0 ? [] : implementationsBehind(machine, actual, invocation.self);
  if (behind.length > 0) return callBehind(machine, target, behind);
  if (overrides.length > 0)
    return machine.either(
      invocation.place,
      [actual, ...overrides].map((one) => () => runFunction(machine, { ...invocation, method: one })),
    );
  return actual.body !== undefined && !machine.framework.isLibrary(actual.containingType.assembly)
    ? runFunction(machine, target)
    : callNative(machine, target);
}

const mostOverrides = 8;

/** What a request may come to where a method has no body. */
function implementationsBehind(
  machine: CSharpMachine,
  method: MethodSymbol,
  self: CSharpValue | undefined,
): readonly MethodSymbol[] {
  const { request } = machine.framework;
  if (request === undefined || method.body !== undefined || method.isStatic) return [];
  // An abstract class may be any of its derived classes.
  if (self !== undefined && self.kind !== "unknown" && !(self.kind === "object" && method.isAbstract)) return [];
  const methods = request.implementationsOf(method).filter(({ body }) => body !== undefined);
  return methods.length > mostOverrides ? [] : methods;
}

function callBehind(machine: CSharpMachine, invocation: MethodCall, methods: readonly MethodSymbol[]): CSharpValue {
  const { place, method, declaredIn } = invocation;
  const type = invocation.type ?? method.returnType;
  return whenAsked(machine, invocation, (run) =>
    machine.either(
      place,
      methods.map((one) => () => {
        const holder = constructedBehind(one, declaredIn ?? selfType(method.containingType));
        const self = knownAs(invocation.self, holder, place);
        return run({ ...invocation, method: one, self, declaredIn: holder, type });
      }),
    ),
  );
}

/** An object that is not known, where it is of the class; asked for, it may be one that is. */
function knownAs(self: CSharpValue | undefined, holder: NamedType, place: Place): CSharpValue {
  const unknown = unknownValue("the object is not known", place, notNull(holder));
  const isOfClass = (one: CSharpValue): boolean =>
    [classOf(one)].some((type) => type !== undefined && isOrDerives(type, holder));
  return onceAsked(unknown, self, (made) => {
    const known = askedValues(made).filter(isOfClass);
    return known.length === 0 ? unknown : oneOf(known, place);
  });
}

function isOrDerives(type: NamedType, { symbol }: NamedType): boolean {
  return [type, ...baseTypes(type)].some((one) => one.symbol === symbol);
}

/** `Repository<T>` behind `IRepository<Todo>` is `Repository<Todo>`. */
function constructedBehind({ containingType }: MethodSymbol, through: NamedType): NamedType {
  const own = selfType(containingType);
  if (own.typeArguments.length === 0) return own;
  const seen = seenAs(own, through.symbol);
  const types = new Map<TypeParameterSymbol, AnnotatedType>();
  for (const [at, argument] of (seen?.typeArguments ?? []).entries()) {
    const given = through.typeArguments[at];
    if (argument.type.kind === "typeParameterType" && given !== undefined) types.set(argument.type.symbol, given);
  }
  const { type } = substitute(notNull(own), types);
  return type.kind === "named" ? type : own;
}

/** What else a method with a body may be, on an object whose class is not known. */
function overridesOf(machine: CSharpMachine, method: MethodSymbol): readonly MethodSymbol[] {
  if (method.body === undefined || !(method.isVirtual || method.isOverride)) return [];
  const types = machine.framework.derivedTypes?.(machine, method.containingType) ?? [];
  return types.flatMap(({ members }) =>
    members.filter(
      (one): one is MethodSymbol =>
        one.kind === "method" &&
        one.name === method.name &&
        one.isOverride &&
        one.parameters.length === method.parameters.length,
    ),
  );
}

/** What the class of the object has for the method. */
export function implementationOn({
  method,
  self,
  declaredIn,
}: Pick<MethodCall, "method" | "self" | "declaredIn">): Pick<MethodCall, "method" | "declaredIn"> | undefined {
  const type = self === undefined ? undefined : classOf(self);
  if (type === undefined || method.isStatic) return undefined;
  const through = declaredIn ?? seenAs(type, method.containingType);
  const implementation =
    through === undefined ? undefined : implementingMember({ member: method, declaredIn: through }, type);
  return implementation?.member.kind === "method"
    ? { method: implementation.member, declaredIn: implementation.declaredIn }
    : undefined;
}

/** Generic code that is not known may do something with the types that it is given. */
export function noteUnknown(machine: CSharpMachine, call: UnknownCall): void {
  if (call.typeArguments.length > 0) machine.unknownCalls.push(call);
}

/** A method without source. It reads what is behind references; those that it does not set hold something unknown then. */
export function callNative(machine: CSharpMachine, invocation: MethodCall): CSharpValue {
  const { method, place, written, outs } = invocation;
  if (!invocation.values.some((value) => value?.kind === "reference"))
    return runNative(machine, invocation, (at, value) => outs?.set(at, value));
  const values = invocation.values.map((value) => value && dereferenced(machine, value, place));
  const set = new Set<number>();
  const result = runNative(machine, { ...invocation, values }, (at, value) => {
    const reference = invocation.values[at];
    if (reference?.kind === "reference") writeLocation(machine, reference.location, value, written?.[at] ?? place);
    set.add(at);
  });
  loseReferences(
    machine,
    method,
    invocation.values.map((value, at) => (set.has(at) ? undefined : value)),
    place,
  );
  return result;
}

/** What was called is not followed: it may have set what it was given by reference. */
export function loseReferences(
  machine: CSharpMachine,
  method: MethodSymbol | undefined,
  values: readonly (CSharpValue | undefined)[],
  place: Place,
): void {
  for (const [at, value] of values.entries()) {
    if (value?.kind !== "reference") continue;
    const parameter = method?.parameters[at];
    if (parameter?.refKind === "in" || parameter?.refKind === "refReadOnly") continue;
    const unknown = unknownValue(`what ${method?.name ?? "the call"} gives is not known`, place, parameter?.type);
    writeLocation(machine, value.location, unknown, place);
  }
}

function runNative(
  machine: CSharpMachine,
  invocation: MethodCall,
  give: (at: number, value: CSharpValue) => void,
): CSharpValue {
  const { method, self, values, typeArguments, declaredIn, place } = invocation;
  if (changesCollection(method)) noteChange(machine, self);
  const native = machine.framework.method(method);
  const type = invocation.type ?? method.returnType;
  if (native === undefined) {
    const isExtended = method.isExtension;
    const call = {
      name: method.name,
      method,
      typeArguments,
      receiver: isExtended ? values[0] : self,
      values: isExtended ? values.slice(1) : values,
      written: isExtended ? invocation.written?.slice(1) : invocation.written,
      types: invocation.caller?.frame.types,
      type,
      place,
    };
    const known = machine.framework.given(machine, call);
    if (known !== undefined) return known;
    noteUnknown(machine, invocation);
    return callUnknown(machine, method, self, values, place, type, typesOf(invocation));
  }
  const value = native({
    machine,
    method,
    types: invocation.caller?.frame.types,
    written: (name) => invocation.written?.[method.parameters.findIndex((parameter) => parameter.name === name)],
    declaredIn,
    receiver: self,
    typeArguments,
    type,
    values,
    place,
    argument: (name) => {
      const at = method.parameters.findIndex((parameter) => parameter.name === name);
      return at < 0 ? undefined : (values[at] ?? leftOut(machine, method, at, place));
    },
    out: (name, value) => {
      const at = method.parameters.findIndex((parameter) => parameter.name === name);
      if (at >= 0) give(at, value);
    },
    parameterType: (name) => {
      const wanted = method.parameters.find((parameter) => parameter.name === name)?.type;
      return wanted && substitute(wanted, typesOf(invocation));
    },
    delegateTypes: (at) => {
      const wanted = method.parameters[at]?.type;
      return wanted === undefined ? [] : (delegateShape(wanted.type)?.parameterTypes ?? []);
    },
  });
  return onceAsked(value, self, (object) => callNative(machine, { ...invocation, self: object }));
}

function typesOf({ method, typeArguments, declaredIn }: MethodCall): TypeMap {
  const types = new Map(declaredIn === undefined ? [] : typeMapOf(declaredIn));
  for (const [at, parameter] of method.typeParameters.entries()) {
    const argument = typeArguments[at];
    if (argument !== undefined) types.set(parameter, argument);
  }
  return types;
}

/**
 * Code that nothing is known of: it may change whatever it is given, and may call what it is given. An extension that returns what it
 * was called on, by its type, is taken to return just that.
 */
export function callUnknown(
  machine: CSharpMachine,
  method: MethodSymbol | undefined,
  self: CSharpValue | undefined,
  values: readonly (CSharpValue | undefined)[],
  place: Place,
  type: MethodCall["type"],
  types: TypeMap = new Map(),
): CSharpValue {
  const { request } = machine.framework;
  const given: CSharpValue[] = [];
  const isConstructor = method?.methodKind === "constructor";
  loseReferences(machine, method, values, place);
  for (const value of [isConstructor ? undefined : self, ...values]) {
    if (value === undefined) continue;
    handOver(machine, value, place, request?.sets(method) === true);
    if (value.kind === "object") loseItems(machine, value, method, values.indexOf(value), place);
    if (value.kind !== "delegate" || request?.calls(value) === false) continue;
    const result = callBack(machine, value, method, values.indexOf(value), place, types);
    // What a method of a package that is not there gives is known by what it is given.
    const isGiven =
      method === undefined ? result && request?.isAnswer(result) : givesResult(method, values.indexOf(value));
    if (result !== undefined && isGiven === true) given.push(result);
  }
  if (request !== undefined && given.length > 0) return oneOf(given, place);
  const receiver = method?.isExtension === true ? values[0] : self;
  const isOfRequest = isHeldByRequest(machine, receiver);
  if (receiver?.kind === "object" && !isOfRequest && returnsReceiver(receiver, method, type)) return receiver;
  const held = type === undefined ? undefined : request?.held(type);
  if (held !== undefined) return held;
  return unknownValue(
    method === undefined ? "what is called is not known" : `what ${method.name} does is not known`,
    place,
    type,
  );
}

/** `T Match<T>(Func<A, T>, Func<B, T>)` has no values of `T` but those of the delegates. */
function givesResult(method: MethodSymbol | undefined, at: number): boolean {
  const result = method && heldInTask(method.returnType).type;
  if (method === undefined || result?.kind !== "typeParameterType") return false;
  if (!method.typeParameters.includes(result.symbol)) return false;
  const wanted = method.parameters[at]?.type;
  const shape = wanted && delegateShape(wanted.type);
  const made = shape && heldInTask(shape.returnType).type;
  return made?.kind === "typeParameterType" && made.symbol === result.symbol;
}

/** A list that is only looked at stays as it is. */
const readOnly = /^(IEnumerable|IReadOnly\w+|IGrouping|ILookup|IOrderedEnumerable|ReadOnlySpan)$/;

/** Code that is not known may do anything to the elements of a list. */
function loseItems(
  machine: CSharpMachine,
  value: ObjectValue,
  method: MethodSymbol | undefined,
  at: number,
  place: Place,
): void {
  const parameter = method?.parameters[at];
  const wanted = parameter?.type.type;
  const isLookedAt = parameter?.isParams === true || (wanted?.kind === "named" && readOnly.test(wanted.symbol.name));
  const items = machine.memory.items(value.object);
  if (items === undefined || isLookedAt) return;
  const rest = unknownValue("code that is not known may change it", place);
  // Nothing can be added to an array: what it has may be put in another order, or replaced.
  const isArray = machine.framework.request !== undefined && value.object.type?.kind === "array";
  const elements = isArray ? items.elements.map((one) => ({ ...one, value: rest })) : items.elements;
  machine.memory.setItems(value.object, { elements, rest: isArray ? items.rest : (items.rest ?? rest) });
}

/** Called with what is in sight of its types, as the code that is not known would do. */
function callBack(
  machine: CSharpMachine,
  callee: CSharpValue,
  method: MethodSymbol | undefined,
  at: number,
  place: Place,
  types: TypeMap,
): CSharpValue | undefined {
  const wanted = method?.parameters[at]?.type;
  const shape = wanted === undefined ? undefined : delegateShape(wanted.type);
  const values = (shape?.parameterTypes ?? []).map((open) => {
    const type = substitute(open, types);
    return machine.framework.ambient(machine, type) ?? unknownValue("the argument is not known", place, type);
  });
  if (!machine.step(place)) return undefined;
  try {
    return invokeDelegate(machine, callee, values, place);
  } catch (error) {
    // It may be called later, or not at all.
    if (!(error instanceof Thrown)) throw error;
    return undefined;
  }
}

function isOfSystem(value: CSharpValue): boolean {
  const type = value.kind === "object" ? value.object.type : undefined;
  return type?.kind === "array" || (type?.kind === "named" && type.symbol.namespace.startsWith("System"));
}

/** The request, its context or its response. */
function isHeldByRequest({ framework: { request } }: CSharpMachine, value: CSharpValue | undefined): boolean {
  const type = knownObject(value)?.type;
  return type !== undefined && request?.held(notNull(type)) !== undefined;
}

function returnsReceiver(receiver: CSharpValue, method: MethodSymbol | undefined, type: MethodCall["type"]): boolean {
  // A call of a library that is not there: builders return themselves, collections do not.
  if (method === undefined) return !isOfSystem(receiver);
  const { type: returned } = type ?? method.returnType;
  if (!method.isExtension) return false;
  const receiverClass = classOf(receiver);
  if (returned.kind === "typeParameterType") {
    const extended = method.parameters[0]?.type.type;
    return extended?.kind === "typeParameterType" && extended.symbol === returned.symbol;
  }
  if (receiverClass === undefined || returned.kind !== "named" || returned.symbol.metadataName === "System.Object")
    return false;
  return receiverClass.symbol === returned.symbol || rankConversion(receiverClass, returned) !== undefined;
}
