/** Arrays, lists, sets and dictionaries: objects whose elements the memory keeps in order. */
import type { AnnotatedType, Type } from "../binding/symbols/symbols.js";
import type { CSharpMachine } from "./machine.js";
import type { Element, Items } from "./memory.js";
import { alternativesOf, type CSharpValue, isSameValue, objectValue, type Place, unknownValue } from "./value.js";

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

export function arrayType(element: AnnotatedType): Type {
  return { kind: "array", element, rank: 1 };
}

export function itemsOf(machine: CSharpMachine, value: CSharpValue): Items | undefined {
  return value.kind === "object" ? machine.memory.items(value.object) : undefined;
}

/** The elements that are known. */
export function elementsOf(machine: CSharpMachine, value: CSharpValue, place: Place): readonly Element[] {
  if (value.kind !== "oneOf") return itemsOf(machine, value)?.elements ?? [];
  return alternativesOf(value).flatMap((one) =>
    elementsOf(machine, one, place).map((element) => ({
      ...element,
      conditions: [...element.conditions, { place, isTaken: true }],
    })),
  );
}

/** Whether there are no other elements than the known ones. */
export function isComplete(machine: CSharpMachine, value: CSharpValue): boolean {
  return alternativesOf(value).every((one) => {
    const items = itemsOf(machine, one);
    return items !== undefined && items.rest === undefined;
  });
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
  const element: Element = { value, place, conditions: [], ...(key === undefined ? {} : { key }) };
  const elements = [...items.elements];
  elements.splice(at, 0, element);
  machine.memory.setItems(list.object, { ...items, elements });
}

/** The element of a known key or index; undefined where it is not known. */
export function elementAt(machine: CSharpMachine, list: CSharpValue, key: CSharpValue): Element | undefined {
  const items = itemsOf(machine, list);
  if (items === undefined || key.kind !== "constant") return undefined;
  if (items.elements.some((one) => one.key !== undefined))
    return items.elements.findLast((one) => one.key !== undefined && isSameValue(one.key, key));
  return key.constant.kind === "integer" ? items.elements[Number(key.constant.value)] : undefined;
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
  const at = items.elements.findIndex((one, index) =>
    one.key === undefined
      ? isSameValue(key, { kind: "constant", constant: { kind: "integer", value: BigInt(index), type: "int" } })
      : isSameValue(one.key, key),
  );
  if (key.kind === "unknown" || key.kind === "oneOf" || (at < 0 && isArray)) {
    machine.memory.setItems(list.object, {
      ...items,
      rest: unknownValue("an element is set at a place that is not known", place),
    });
    return;
  }
  const element: Element = { value, key, place, conditions: [] };
  const known = items.elements[at];
  const elements =
    known === undefined
      ? [...items.elements, element]
      : items.elements.with(at, known.key === undefined ? { value, place, conditions: [] } : element);
  machine.memory.setItems(list.object, { ...items, elements });
}
