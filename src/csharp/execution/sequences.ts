/** Order and groups, as LINQ and query expressions make them. */
import { isSameBy, makeList } from "./collections.js";
import type { CSharpMachine } from "./machine.js";
import type { Element, Items } from "./memory.js";
import { type CSharpValue, knownObject, nullValue, type Place } from "./value.js";

export interface Order<Part> {
  readonly key: (part: Part) => CSharpValue;
  readonly isDown: boolean;
  readonly isOrdinal: boolean;
}

/** Stable. Where keys cannot be compared, parts stay in their order. */
export function sorted<Part>(parts: readonly Part[], orders: readonly Order<Part>[]): readonly Part[] {
  const keyed = parts.map((part) => ({ part, keys: orders.map(({ key }) => key(part)) }));
  keyed.sort((a, b) => {
    for (const [at, { isDown, isOrdinal }] of orders.entries()) {
      const result = compared(a.keys[at] ?? nullValue, b.keys[at] ?? nullValue, isOrdinal);
      if (result !== 0) return isDown ? -result : result;
    }
    return 0;
  });
  return keyed.map(({ part }) => part);
}

/** Texts compare as people sort them, unless an ordinal comparer is given. */
const collator = new Intl.Collator("en");

/** Undefined where it is not known which of two values comes first. */
export function comparison(a: CSharpValue, b: CSharpValue): number | undefined {
  return a.kind === "constant" && b.kind === "constant" ? compared(a, b, false) : undefined;
}

function compared(a: CSharpValue, b: CSharpValue, isOrdinal: boolean): number {
  if (a.kind !== "constant" || b.kind !== "constant") return 0;
  const [x, y] = [a.constant, b.constant];
  if (!("value" in x) || !("value" in y)) return ("value" in x ? 1 : 0) - ("value" in y ? 1 : 0);
  if (x.kind === "string" && y.kind === "string" && !isOrdinal) return collator.compare(x.value, y.value);
  return x.value < y.value ? -1 : x.value > y.value ? 1 : 0;
}

/** Groups in the order of their first element; each is a list with a `Key`. */
export function grouped(
  machine: CSharpMachine,
  place: Place,
  { elements, rest }: Items,
  keyOf: (element: Element) => CSharpValue,
  comparer?: CSharpValue,
): Items {
  const groups: { readonly key: CSharpValue; readonly elements: Element[] }[] = [];
  for (const element of elements) {
    const key = keyOf(element);
    const known = groups.find((one) => isSameBy(machine, comparer, one.key, key) === true);
    if (known === undefined) groups.push({ key, elements: [element] });
    else known.elements.push(element);
  }
  const made = groups.map((group): Element => {
    const value = makeList(machine, undefined, { elements: group.elements, rest }, place);
    const object = knownObject(value);
    if (object !== undefined) machine.memory.setField(object, "Key", { value: group.key, place });
    const isSure = group.elements.some((one) => one.conditions.length === 0);
    return { value, place, conditions: isSure ? [] : (group.elements[0]?.conditions ?? []) };
  });
  return { elements: made, rest };
}
