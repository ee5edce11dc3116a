/** Arrays, lists, sets and dictionaries: objects whose elements the memory keeps in order. */
import type { MethodSymbol, Type } from "../binding/symbols/symbols.js";
import type { CSharpMachine } from "./machine.js";
import type { Element, Items } from "./memory.js";
import { call } from "./native.js";
import { classOf, copyOfStruct } from "./objects.js";
import { isProgramType } from "./program-type.js";
import { type CSharpValue, isNull, isSameValue, objectValue, type Place, stringValue, unknownValue } from "./value.js";

export function makeCollection(
  machine: CSharpMachine,
  type: Type | undefined,
  values: readonly CSharpValue[],
  place: Place,
  rest?: Items["rest"],
): CSharpValue {
  const elements = values.map((value): Element => ({ value, place, conditions: [] }));
  return makeList(machine, type, { elements, rest }, place);
}

export function makeList(machine: CSharpMachine, type: Type | undefined, items: Items, place: Place): CSharpValue {
  const object = { type, place };
  machine.memory.setItems(object, items);
  return objectValue(object);
}

/** The elements of a collection; those of a sequence are worked out whenever something asks, as LINQ does. */
export function itemsOf(machine: CSharpMachine, value: CSharpValue): Items | undefined {
  if (value.kind !== "object") return undefined;
  return value.object.enumerate?.() ?? machine.memory.items(value.object);
}

/** A sequence: its elements are worked out whenever something enumerates it. */
export function makeSequence(type: Type | undefined, place: Place, enumerate: () => Items): CSharpValue {
  return objectValue({ type, place, enumerate });
}

/** What `foreach` goes over, asked once: code may run to give it. */
export function enumerate(machine: CSharpMachine, value: CSharpValue, place: Place): Items {
  if (value.kind !== "oneOf") {
    const items = itemsOf(machine, value) ?? textItems(value) ?? ownItems(machine, value, place);
    if (items === undefined) return { elements: [], rest: unknownValue("its elements are not known", place) };
    return items.elements.some(({ key }) => key !== undefined)
      ? { elements: items.elements.map(asPair), rest: items.rest }
      : items;
  }
  const ways = value.values.filter((one) => !isNull(one)).map((one) => enumerate(machine, one, place));
  const conditions = [{ place, isTaken: true }];
  const elements: Element[] = [];
  const seen = new Set<object>();
  for (const way of ways) {
    // The same object in several of the lists is met once: the collection is one of them.
    const others = way.elements.filter((element) => !seen.has(identityOf(element)));
    for (const element of others) {
      seen.add(identityOf(element));
      elements.push(element.conditions.length > 0 ? element : { ...element, conditions });
    }
  }
  return { elements, rest: ways.find(({ rest }) => rest !== undefined)?.rest };
}

/** A class of the program's own that can be enumerated: an iterator gives a list, and that of a list is taken for the list. */
function ownItems(machine: CSharpMachine, value: CSharpValue, place: Place): Items | undefined {
  const type = classOf(value);
  if (type === undefined || !isProgramType(type.symbol)) return undefined;
  const method = type.symbol.members.find(
    (member): member is MethodSymbol =>
      member.kind === "method" && member.name === "GetEnumerator" && member.parameters.length === 0,
  );
  if (method === undefined) return undefined;
  return itemsOf(
    machine,
    call(machine, { method, self: value, values: [], typeArguments: [], declaredIn: type, place }),
  );
}

function identityOf(element: Element): object {
  return element.value.kind === "object" ? element.value.object : element;
}

/** The characters of a text. */
function textItems(value: CSharpValue): Items | undefined {
  if (value.kind !== "constant" || value.constant.kind !== "string") return undefined;
  const text = value.constant.value;
  const elements = Array.from({ length: text.length }, (_, at): Element => {
    const constant = { kind: "char", value: text.charAt(at) } as const;
    return { value: { kind: "constant", constant }, place: undefined, conditions: [] };
  });
  return { elements, rest: undefined };
}

/** An element of a dictionary is a pair of its key and its value. */
function asPair({ key, value, place, conditions }: Element): Element {
  return { value: key === undefined ? value : { kind: "tuple", elements: [key, value] }, place, conditions };
}

export function addElement(
  machine: CSharpMachine,
  list: CSharpValue,
  value: CSharpValue,
  place: Place,
  key?: CSharpValue,
): void {
  insertElement(machine, list, Number.POSITIVE_INFINITY, value, place, key);
}

export function insertElement(
  machine: CSharpMachine,
  list: CSharpValue,
  at: number,
  value: CSharpValue,
  place: Place,
  key?: CSharpValue,
): void {
  const items = itemsOf(machine, list);
  if (items === undefined || list.kind !== "object") return;
  const element: Element = {
    value: copyOfStruct(machine, value),
    place,
    conditions: [],
    ...(key === undefined ? {} : { key }),
  };
  const elements = [...items.elements];
  elements.splice(at, 0, element);
  machine.memory.setItems(list.object, { ...items, elements });
}

/** The element of a known key or index; undefined where it is not known. */
export function elementAt(machine: CSharpMachine, list: CSharpValue, key: CSharpValue): Element | undefined {
  const items = itemsOf(machine, list) ?? textItems(list);
  if (items === undefined || key.kind === "unknown" || key.kind === "oneOf") return undefined;
  if (items.elements.some((one) => one.key !== undefined))
    return items.elements.findLast((one) => one.key !== undefined && isSameValue(one.key, key));
  const at = indexOf(key, items.elements.length);
  return at === undefined ? undefined : items.elements[at];
}

/** `2` or `^2`, of as many elements. */
function indexOf(key: CSharpValue, length: number): number | undefined {
  if (key.kind === "fromEnd") return length - key.value;
  return key.kind === "constant" && key.constant.kind === "integer" ? Number(key.constant.value) : undefined;
}

/** `list[1..^1]`; undefined where that is not known. */
export function sliceOf(
  machine: CSharpMachine,
  value: CSharpValue,
  range: Extract<CSharpValue, { kind: "range" }>,
  type: Type | undefined,
  place: Place,
): CSharpValue | undefined {
  const items = itemsOf(machine, value) ?? textItems(value);
  if (items === undefined || items.rest !== undefined || items.elements.some((one) => one.conditions.length > 0))
    return undefined;
  const { length } = items.elements;
  const from = range.from === undefined ? 0 : indexOf(range.from, length);
  const to = range.to === undefined ? length : indexOf(range.to, length);
  if (from === undefined || to === undefined) return undefined;
  if (value.kind === "constant" && value.constant.kind === "string")
    return stringValue(value.constant.value.slice(from, to));
  return makeList(machine, type, { elements: items.elements.slice(from, to), rest: undefined }, place);
}

export function setElement(
  machine: CSharpMachine,
  list: CSharpValue,
  key: CSharpValue,
  value: CSharpValue,
  place: Place,
): void {
  const items = itemsOf(machine, list);
  if (items === undefined || list.kind !== "object") return;
  const isArray = list.object.type?.kind === "array";
  const index = indexOf(key, items.elements.length);
  const at = items.elements.findIndex((one, place) =>
    one.key === undefined ? place === index : isSameValue(one.key, key),
  );
  if (key.kind === "unknown" || key.kind === "oneOf" || (at < 0 && isArray)) {
    machine.memory.setItems(list.object, {
      ...items,
      rest: unknownValue("an element is set at a place that is not known", place),
    });
    return;
  }
  const copy = copyOfStruct(machine, value);
  const element: Element = { value: copy, key, place, conditions: [] };
  const replaced = items.elements[at];
  const elements =
    replaced === undefined
      ? [...items.elements, element]
      : items.elements.with(at, replaced.key === undefined ? { value: copy, place, conditions: [] } : element);
  machine.memory.setItems(list.object, { ...items, elements });
}
