/** The elements that LINQ works on: enumerated, filtered and mapped by delegates, each with its conditions. */
import {
  type CSharpValue,
  defaultOf,
  type Element,
  enumerate,
  type Items,
  integerValue,
  invokeDelegate,
  isSameBy,
  knownBoolean,
  makeList,
  makeSequence,
  type NativeCall,
  type NativeMember,
  nullValue,
  type Place,
  unknownValue,
} from "../../csharp/execution/index.js";

export type Transform = (call: NativeCall, source: Items) => Items;

export function sourceOf(call: NativeCall): Items {
  const items = enumerate(call.machine, call.values[0] ?? nullValue, call.place);
  if (items.rest !== undefined) callWithUnknown(call);
  return items;
}

/** What delegates do matters to a request, for elements that are not known too. */
function callWithUnknown(call: NativeCall): void {
  const { machine, values, place } = call;
  for (const [at, value] of values.entries()) {
    if (value?.kind !== "delegate" || machine.framework.request?.calls(value) !== true) continue;
    const given = call.delegateTypes(at).map((type) => unknownValue("the element is not known", place, type));
    machine.either(place, [() => apply(call, at, ...given), () => nullValue]);
  }
}

/** A sequence that is made of another. */
export function sequence(transform: Transform): NativeMember {
  return (call) => makeSequence(call.type?.type, call.place, () => transform(call, sourceOf(call)));
}

/** A list that is made at once. */
export function immediateList(transform: Transform): NativeMember {
  return (call) => {
    const list = makeList(call.machine, call.type?.type, transform(call, sourceOf(call)), call.place);
    const comparer = call.argument("comparer");
    if (comparer !== undefined && list.kind === "object")
      call.machine.memory.setField(list.object, "(comparer)", { value: comparer, place: call.place });
    return list;
  };
}

export function apply(call: NativeCall, at: number, ...values: readonly CSharpValue[]): CSharpValue {
  return invokeDelegate(call.machine, call.values[at] ?? nullValue, values, call.place);
}

/** Of one element: by a delegate, which may take its index too. */
export function ofElement(call: NativeCall, at: number, { value }: Element, index: number): CSharpValue {
  return call.delegateTypes(at).length > 1 ? apply(call, at, value, integerValue(index)) : apply(call, at, value);
}

export function isDelegateAt(call: NativeCall, at: number): boolean {
  return call.values[at]?.kind === "delegate" || call.delegateTypes(at).length > 0;
}

/** What a test keeps; where that is not known, the element stays under a condition. */
export function filter(call: NativeCall, { elements, rest }: Items, at = 1): Items {
  if (call.values[at] === undefined || !isDelegateAt(call, at)) return { elements, rest };
  const kept = elements.flatMap((element, index): readonly Element[] => {
    const holds = knownBoolean(ofElement(call, at, element, index));
    if (holds !== undefined) return holds ? [element] : [];
    return [{ ...element, conditions: [...element.conditions, { place: call.place, isTaken: true }] }];
  });
  return { elements: kept, rest };
}

export function map(call: NativeCall, { elements, rest }: Items, at = 1): Items {
  return {
    elements: elements.map((element, index) => ({ ...element, value: ofElement(call, at, element, index) })),
    rest,
  };
}

export function distinct(
  call: NativeCall,
  elements: readonly Element[],
  keyOf = ({ value }: Element) => value,
): readonly Element[] {
  const keys: CSharpValue[] = [];
  return elements.filter((element) => {
    const key = keyOf(element);
    if (keys.some((known) => isSameBy(call.machine, call.argument("comparer"), known, key) === true)) return false;
    keys.push(key);
    return true;
  });
}

export function containsElement(call: NativeCall, elements: readonly Element[], wanted: CSharpValue): boolean {
  return elements.some(({ value }) => isSameBy(call.machine, call.argument("comparer"), value, wanted) === true);
}

export function second(call: NativeCall): Items {
  return enumerate(call.machine, call.values[1] ?? nullValue, call.place);
}

export function plainElement(value: CSharpValue, place: Place): Element {
  return { value, place, conditions: [] };
}

/** What `…OrDefault` gives for none. */
export function missing(call: NativeCall): CSharpValue {
  const fallback = call.argument("defaultValue");
  if (fallback !== undefined && fallback.kind !== "unknown") return fallback;
  const [element] = call.typeArguments;
  return element === undefined ? nullValue : defaultOf(element);
}

export function known(_call: NativeCall, { elements, rest }: Items): readonly CSharpValue[] | undefined {
  return rest === undefined && elements.every((one) => one.conditions.length === 0)
    ? elements.map(({ value }) => value)
    : undefined;
}

export function unknown({ place, type: wanted }: NativeCall): CSharpValue {
  return unknownValue("the elements are not all known", place, wanted);
}

export function together(one: Items, other: Items): Items {
  return { elements: [...one.elements, ...other.elements], rest: one.rest ?? other.rest };
}
