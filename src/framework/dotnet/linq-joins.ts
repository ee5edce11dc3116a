/** LINQ over two sequences or by keys: joins, sets, groups and lookups. */
import {
  areEqual,
  type CSharpValue,
  defaultOf,
  type Element,
  exceptionOf,
  fieldOf,
  grouped,
  type Items,
  makeList,
  type NativeCall,
  nullValue,
  tupleValue,
} from "../../csharp/execution/index.js";
import { apply, containsElement, distinct, map, second, type Transform, together } from "./linq-elements.js";

export function groupBy(call: NativeCall, items: Items): Items {
  const selects = call.argument("elementSelector") !== undefined;
  const keys = new Map(items.elements.map((one) => [one, apply(call, 1, one.value)]));
  const selected = selects ? map(call, items, 2) : items;
  const keyOf = (one: Element): CSharpValue => {
    const from = items.elements[selected.elements.indexOf(one)];
    return (from && keys.get(from)) ?? nullValue;
  };
  const made = grouped(call.machine, call.place, selected, keyOf, call.argument("comparer"));
  if (call.argument("resultSelector") === undefined) return made;
  const at = selects ? 3 : 2;
  return {
    elements: made.elements.map((one) => ({ ...one, value: apply(call, at, keyOfGroup(call, one.value), one.value) })),
    rest: made.rest,
  };
}

function keyOfGroup({ machine }: NativeCall, group: CSharpValue): CSharpValue {
  return fieldOf(machine, group, "Key") ?? nullValue;
}

export function keyed(call: NativeCall, { elements, rest }: Items): Items {
  const selects = call.delegateTypes(2).length > 0;
  const made = elements.map((one) => ({
    ...one,
    key: apply(call, 1, one.value),
    value: selects ? apply(call, 2, one.value) : one.value,
  }));
  if (rest === undefined && distinct(call, made, ({ key = nullValue }) => key).length < made.length)
    throw exceptionOf(call.machine, call.place, "ArgumentException");
  return { elements: made, rest };
}

/** `ToLookup`: a dictionary of groups. */
export function lookup(call: NativeCall, items: Items): Items {
  const { elements, rest } = groupBy(call, items);
  return { elements: elements.map((one) => ({ ...one, key: keyOfGroup(call, one.value) })), rest };
}

export function zip(call: NativeCall, { elements, rest }: Items): Items {
  const other = second(call);
  return {
    elements: elements.slice(0, other.elements.length).map((one, at) => {
      const value = other.elements[at]?.value ?? nullValue;
      return {
        ...one,
        value: call.values[2]?.kind === "delegate" ? apply(call, 2, one.value, value) : tupleValue([one.value, value]),
      };
    }),
    rest: rest ?? other.rest,
  };
}

/** What each element of the first becomes with those of the second that have its key. */
function withMatches(
  become: (call: NativeCall, one: Element, matches: readonly Element[]) => readonly Element[],
): Transform {
  return (call, { elements, rest }) => {
    const other = second(call);
    const made = elements.flatMap((a) => {
      const key = apply(call, 2, a.value);
      const matches = other.elements.filter((b) => areEqual(call.machine, apply(call, 3, b.value), key) === true);
      return become(call, a, matches);
    });
    return { elements: made, rest: rest ?? other.rest };
  };
}

function pairs(call: NativeCall, a: Element, matches: readonly Element[]): readonly Element[] {
  return matches.map((b) => ({
    ...a,
    value: apply(call, 4, a.value, b.value),
    conditions: [...a.conditions, ...b.conditions],
  }));
}

export const joinedRows = withMatches(pairs);

export const leftJoined = withMatches((call, a, matches) => {
  if (matches.length > 0) return pairs(call, a, matches);
  const [, inner] = call.typeArguments;
  return [{ ...a, value: apply(call, 4, a.value, inner === undefined ? nullValue : defaultOf(inner)) }];
});

export const groupJoined = withMatches((call, a, matches) => {
  const group = makeList(call.machine, undefined, { elements: matches, rest: undefined }, call.place);
  return [{ ...a, value: apply(call, 4, a.value, group) }];
});

/** By themselves, or by the key that the argument of this position gives. */
function keyBy(call: NativeCall, at: number | undefined): (one: Element) => CSharpValue {
  return ({ value }) => (at === undefined ? value : apply(call, at, value));
}

export function united(keyAt?: number): Transform {
  return (call, one) => {
    const { elements, rest } = together(one, second(call));
    return { elements: distinct(call, elements, keyBy(call, keyAt)), rest };
  };
}

/** Those that are, or are not, in the second. */
export function held(isIn: boolean, keyAt?: number): Transform {
  return (call, { elements, rest }) => {
    const other = second(call);
    const keyOf = keyBy(call, keyAt);
    const kept = elements.filter((one) => containsElement(call, other.elements, keyOf(one)) === isIn);
    return { elements: distinct(call, kept, keyOf), rest: rest ?? (isIn ? other.rest : undefined) };
  };
}
