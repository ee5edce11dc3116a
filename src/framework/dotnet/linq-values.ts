/** What LINQ makes of a whole sequence: an element, a number, a truth. */
import {
  areEqual,
  binary,
  booleanValue,
  type CSharpValue,
  comparison,
  defaultOf,
  exceptionOf,
  integerValue,
  isSameBy,
  knownBoolean,
  knownInteger,
  type NativeCall,
  type NativeMember,
  nullValue,
  oneOf,
  unknownValue,
} from "../../csharp/execution/index.js";
import {
  apply,
  containsElement,
  filter,
  isDelegateAt,
  known,
  map,
  missing,
  ofElement,
  second,
  sourceOf,
  unknown,
} from "./linq-elements.js";

export const containsValue: NativeMember = (call) => {
  const { elements, rest } = sourceOf(call);
  const wanted = call.values[1] ?? nullValue;
  const sure = elements.filter((one) => one.conditions.length === 0);
  if (containsElement(call, sure, wanted)) return booleanValue(true);
  return rest === undefined &&
    elements.every(({ value }) => isSameBy(call.machine, call.argument("comparer"), value, wanted) === false)
    ? booleanValue(false)
    : unknown(call);
};

/** One element: the first that is there for sure, or one of those before it. */
export function pick(call: NativeCall, isLast: boolean, orDefault: boolean): CSharpValue {
  const { elements, rest } = filter(call, sourceOf(call));
  const ordered = isLast ? elements.toReversed() : elements;
  const certain = ordered.findIndex((one) => one.conditions.length === 0);
  const possible = (certain < 0 ? ordered : ordered.slice(0, certain + 1)).map(({ value }) => value);
  if (certain >= 0 && rest === undefined) return oneOf(possible, call.place);
  if (rest !== undefined) return oneOf([...possible, unknownValue("the element is not known", call.place, call.type)]);
  if (orDefault) return oneOf([...possible, missing(call)], call.place);
  if (possible.length === 0) throw exceptionOf(call.machine, call.place, "InvalidOperationException");
  return oneOf(possible, call.place);
}

/** More than one is a fault. */
export function single(call: NativeCall, orDefault: boolean): CSharpValue {
  const matching = known(call, filter(call, sourceOf(call)));
  if (matching === undefined) return pick(call, false, orDefault);
  if (matching.length > 1) throw exceptionOf(call.machine, call.place, "InvalidOperationException");
  return matching[0] ?? pick(call, false, orDefault);
}

export const any: NativeMember = (call) => {
  const { elements, rest } = filter(call, sourceOf(call));
  if (elements.some((one) => one.conditions.length === 0)) return booleanValue(true);
  return elements.length === 0 && rest === undefined ? booleanValue(false) : unknown(call);
};

export const all: NativeMember = (call) => {
  const { elements, rest } = sourceOf(call);
  const results = elements.map((one, at) => [one, knownBoolean(ofElement(call, 1, one, at))] as const);
  if (results.some(([one, holds]) => holds === false && one.conditions.length === 0)) return booleanValue(false);
  return rest === undefined && results.every(([, holds]) => holds === true) ? booleanValue(true) : unknown(call);
};

/** From all elements, where they are all known. */
export function fold(
  run: (call: NativeCall, values: readonly CSharpValue[]) => CSharpValue,
  selects = true,
): NativeMember {
  return (call) => {
    const items = sourceOf(call);
    const values = known(call, selects && isDelegateAt(call, 1) ? map(call, items) : items);
    return values === undefined ? unknown(call) : run(call, values);
  };
}

export const counted: NativeMember = (call) => {
  const values = known(call, filter(call, sourceOf(call)));
  return values === undefined ? unknown(call) : integerValue(values.length);
};

export function best(isLess: boolean) {
  return ({ machine, place }: NativeCall, values: readonly CSharpValue[]): CSharpValue => {
    const [first, ...rest] = values;
    if (first === undefined) throw exceptionOf(machine, place, "InvalidOperationException");
    const orders = values.map((value) => comparison(value, first));
    if (orders.includes(undefined)) return unknownValue("which is the greatest is not known", place);
    return rest.reduce((a, b) => ((comparison(b, a) ?? 0) * (isLess ? -1 : 1) > 0 ? b : a), first);
  };
}

export function bestBy(isLess: boolean): NativeMember {
  return (call) => {
    const items = sourceOf(call);
    const values = known(call, items);
    if (values === undefined) return unknown(call);
    const keys = values.map((value) => apply(call, 1, value));
    const winner = values.length === 0 ? -1 : keys.indexOf(best(isLess)(call, keys));
    return values[winner] ?? nullValue;
  };
}

export const aggregate: NativeMember = (call) => {
  const values = known(call, sourceOf(call));
  if (values === undefined) return unknown(call);
  const isSeeded = call.argument("seed") !== undefined;
  const start = isSeeded ? call.values[1] : values[0];
  const rest = isSeeded ? values : values.slice(1);
  if (start === undefined) throw exceptionOf(call.machine, call.place, "InvalidOperationException");
  const result = rest.reduce((sum, value) => apply(call, isSeeded ? 2 : 1, sum, value), start);
  return call.values[3] === undefined ? result : apply(call, 3, result);
};

export const sequenceEqual: NativeMember = (call) => {
  const [left, right] = [known(call, sourceOf(call)), known(call, second(call))];
  if (left === undefined || right === undefined) return unknown(call);
  if (left.length !== right.length) return booleanValue(false);
  const equal = left.map((one, at) => areEqual(call.machine, one, right[at] ?? nullValue));
  if (equal.includes(false)) return booleanValue(false);
  return equal.includes(undefined) ? unknown(call) : booleanValue(true);
};

export const elementAtIndex =
  (orDefault: boolean): NativeMember =>
  (call) => {
    const values = known(call, sourceOf(call));
    const at = knownInteger(call.values[1]);
    if (values === undefined || at === undefined) return unknown(call);
    return values[at] ?? (orDefault ? missing(call) : unknown(call));
  };

export function sum({ machine, place, type: wanted }: NativeCall, values: readonly CSharpValue[]): CSharpValue {
  const zero = wanted === undefined ? integerValue(0) : defaultOf(wanted);
  return values.reduce((a, b) => binary(machine, "AddExpression", a, b, place), zero);
}
