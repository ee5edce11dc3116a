/** Calls: the body of a method where there is one, else what is known of the member, else something unknown. */
import type { MethodSymbol } from "../binding/symbols/symbols.js";
import { rankConversion } from "../binding/types/conversions.js";
import { delegateShape } from "../binding/types/delegates.js";
import { type Invocation, invokeDelegate, leftOut, runFunction } from "./functions.js";
import { implementationOf } from "./implementations.js";
import type { Machine } from "./machine.js";
import { classOf } from "./objects.js";
import { alternativesOf, type Place, unknownValue, type Value } from "./value.js";

/** Calls a method on what it is called on: virtual and interface methods by the class of the object. */
export function call(machine: Machine, invocation: Invocation): Value {
  const { self } = invocation;
  const ways = self === undefined ? [] : alternativesOf(self);
  if (ways.length > 1)
    return machine.either(
      invocation.place,
      ways.map((one) => () => callOn(machine, { ...invocation, self: one })),
    );
  return callOn(machine, invocation);
}

function callOn(machine: Machine, invocation: Invocation): Value {
  const { method, self } = invocation;
  const type = self === undefined ? undefined : classOf(self);
  const found =
    type === undefined || method.isStatic ? undefined : implementationOf(method, type, invocation.declaredIn);
  const actual = found?.method ?? method;
  const target: Invocation =
    found === undefined ? invocation : { ...invocation, method: actual, declaredIn: found.declaredIn };
  const native = machine.framework.method(actual) ?? (actual === method ? undefined : machine.framework.method(method));
  if (native === undefined && actual.body !== undefined) return runFunction(machine, target);
  return callNative(machine, native === undefined || actual === method ? target : invocation);
}

/** A method without source. */
export function callNative(machine: Machine, invocation: Invocation): Value {
  const { method, self, values, typeArguments, declaredIn, place } = invocation;
  const native = machine.framework.method(method);
  const type = invocation.type ?? method.returnType;
  if (native === undefined) return callUnknown(machine, method, self, values, place, type);
  return native({
    machine,
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
    parameterType: (name) => method.parameters.find((parameter) => parameter.name === name)?.type,
    delegateTypes: (at) => {
      const wanted = method.parameters[at]?.type;
      return wanted === undefined ? [] : (delegateShape(wanted.type)?.parameterTypes ?? []);
    },
  });
}

/**
 * Code that nothing is known of: it may change whatever it is given, and may call what it is given. An extension that returns what it
 * was called on, by its type, is taken to return just that.
 */
export function callUnknown(
  machine: Machine,
  method: MethodSymbol | undefined,
  self: Value | undefined,
  values: readonly (Value | undefined)[],
  place: Place,
  type: Invocation["type"],
): Value {
  const isConstructor = method?.methodKind === "constructor";
  for (const value of [isConstructor ? undefined : self, ...values]) {
    if (value === undefined) continue;
    if (value.kind === "object") machine.memory.touch(value.object, place);
    if (value.kind === "delegate") callBack(machine, value, method, values.indexOf(value), place);
  }
  const receiver = method?.isExtension === true ? values[0] : self;
  if (receiver?.kind === "object" && returnsReceiver(receiver, method, type)) return receiver;
  return unknownValue(
    method === undefined ? "what is called is not known" : `what ${method.name} does is not known`,
    place,
    type,
  );
}

/** Called with what is in sight of its types, as the code that is not known would do. */
function callBack(machine: Machine, callee: Value, method: MethodSymbol | undefined, at: number, place: Place): void {
  const wanted = method?.parameters[at]?.type;
  const shape = wanted === undefined ? undefined : delegateShape(wanted.type);
  const given = (shape?.parameterTypes ?? []).map(
    (type) => machine.framework.ambient(machine, type) ?? unknownValue("the argument is not known", place, type),
  );
  if (machine.step(place)) invokeDelegate(machine, callee, given, place);
}

function returnsReceiver(receiver: Value, method: MethodSymbol | undefined, type: Invocation["type"]): boolean {
  if (method === undefined) return true;
  if (!method.isExtension || type === undefined) return false;
  const own = classOf(receiver);
  if (type.type.kind === "typeParameterType") return method.parameters[0]?.type.type === type.type;
  if (own === undefined || type.type.kind !== "named" || type.type.symbol.metadataName === "System.Object")
    return false;
  return own.symbol === type.type.symbol || rankConversion(own, type.type) !== undefined;
}
