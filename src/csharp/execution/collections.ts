/** Arrays, lists, sets and dictionaries: objects whose elements the memory keeps in order. */
import type { MethodSymbol, Type } from "../binding/symbols/symbols.js";
import type { CSharpMachine } from "./machine.js";
import { atMost, type Element, type Items } from "./memory.js";
import { call } from "./native.js";
import { classOf, copyOfStruct } from "./objects.js";
import { areEqual } from "./operators.js";
import { ownConversion } from "./own-operators.js";
import { isProgramType } from "./program-type.js";
import { sorted } from "./sequences.js";
import {
  type CSharpValue,
  type HeapObject,
  isNull,
  knownString,
  notFollowed,
  objectValue,
  oneOf,
  type Place,
  stringValue,
  tupleValue,
  unknownValue,
} from "./value.js";

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

/** What it costs to hand elements on, in proportion to a call. */
const elementsPerStep = 16;

/** The elements of a collection; those of a sequence are worked out whenever something asks, as LINQ does. */
export function itemsOf(machine: CSharpMachine, value: CSharpValue): Items | undefined {
  if (value.kind !== "object") return undefined;
  const { enumerate: run } = value.object;
  if (run === undefined) return machine.memory.items(value.object);
  // A sequence of sequences is worked out anew wherever one of them is asked.
  const items = machine.spend(1) ? run() : { elements: [], rest: unknownValue(notFollowed) };
  machine.spend(items.elements.length / elementsPerStep);
  return atMost(items);
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
  return { value: key === undefined ? value : tupleValue([key, value]), place, conditions };
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

/** What an array, a list or a dictionary holds. */
export function heldType(type: Type | undefined): Type | undefined {
  if (type?.kind === "array") return type.element.type;
  return type?.kind === "named" && type.symbol.namespace.startsWith("System.Collections")
    ? type.typeArguments.at(-1)?.type
    : undefined;
}

const ordered: ReadonlySet<string> = new Set(["SortedSet", "SortedDictionary", "SortedList"]);

/** Some collections keep their elements in order. */
function inOrder({ type }: HeapObject, elements: readonly Element[]): readonly Element[] {
  if (type?.kind !== "named" || !ordered.has(type.symbol.name)) return elements;
  const key = (one: Element): CSharpValue => one.key ?? one.value;
  return sorted(elements, [{ key, isDown: false, isOrdinal: false }]);
}

/** Whether a collection takes two keys for the same one; undefined where that is not known. */
export function isSameKey(
  machine: CSharpMachine,
  object: HeapObject,
  a: CSharpValue,
  b: CSharpValue,
): boolean | undefined {
  const comparer = machine.memory.field(object, "(comparer)")?.value;
  return isSameBy(machine, comparer, a, b);
}

/** By a comparer, where one is given. */
export function isSameBy(
  machine: CSharpMachine,
  comparer: CSharpValue | undefined,
  a: CSharpValue,
  b: CSharpValue,
): boolean | undefined {
  if (comparer === undefined || isNull(comparer)) return areEqual(machine, a, b);
  const folds = machine.framework.ignoresCase?.(machine, comparer);
  if (folds === undefined || !isKnownText(a) || !isKnownText(b)) return areEqual(machine, a, b) === true || undefined;
  const text = (value: CSharpValue): string => (knownString(value) ?? "").toUpperCase();
  return folds ? text(a) === text(b) : areEqual(machine, a, b);
}

function isKnownText(value: CSharpValue): boolean {
  return isNull(value) || knownString(value) !== undefined;
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
    value: copyOfStruct(machine, ownConversion(machine, value, heldType(list.object.type), place)),
    place,
    conditions: [],
    ...(key === undefined ? {} : { key }),
  };
  const elements = [...items.elements];
  elements.splice(at, 0, element);
  machine.memory.setItems(list.object, { ...items, elements: inOrder(list.object, elements) });
}

/** The element of a known key or index; undefined where it is not known. */
export function elementAt(machine: CSharpMachine, list: CSharpValue, key: CSharpValue): Element | undefined {
  const items = itemsOf(machine, list) ?? textItems(list);
  if (items === undefined || key.kind === "unknown" || key.kind === "oneOf") return undefined;
  if (list.kind === "object" && items.elements.some((one) => one.key !== undefined)) {
    const { object } = list;
    return items.elements.findLast((one) => one.key !== undefined && isSameKey(machine, object, one.key, key) === true);
  }
  const at = indexOf(key, items.elements.length);
  return at === undefined ? undefined : items.elements[at];
}

/** By a key that is not known, a request may get any of the elements. */
export function anyElement(machine: CSharpMachine, list: CSharpValue, key: CSharpValue): CSharpValue | undefined {
  if (machine.framework.request === undefined || (key.kind !== "unknown" && key.kind !== "oneOf")) return undefined;
  const { elements = [], rest } = itemsOf(machine, list) ?? {};
  if (elements.length === 0 || elements.some((one) => one.conditions.length > 0)) return undefined;
  return oneOf([...elements.map(({ value }) => value), ...(rest === undefined ? [] : [rest])]);
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
    one.key === undefined ? place === index : isSameKey(machine, list.object, one.key, key) === true,
  );
  if (key.kind === "unknown" || key.kind === "oneOf" || (at < 0 && isArray)) {
    // Any of those that are there may be the one.
    const elements = items.elements.map((one) => ({ ...one, value: oneOf([value, one.value], place) }));
    machine.memory.setItems(list.object, {
      elements,
      rest: unknownValue("an element is set at a place that is not known", place),
    });
    return;
  }
  const copy = copyOfStruct(machine, ownConversion(machine, value, heldType(list.object.type), place));
  const replaced = items.elements[at];
  // The key that came first stays.
  const element: Element = { value: copy, key: replaced?.key ?? key, place, conditions: [] };
  const elements =
    replaced === undefined
      ? [...items.elements, element]
      : items.elements.with(at, replaced.key === undefined ? { value: copy, place, conditions: [] } : element);
  machine.memory.setItems(list.object, { ...items, elements: inOrder(list.object, elements) });
}

/** Whether a method of a collection changes it. */
export function changesCollection({ name, containingType }: MethodSymbol): boolean {
  return changing.test(name) && /^System\.Collections\b/.test(containingType.namespace);
}

const changing =
  /^(Try)?(Add|Append|Clear|Dequeue|Enqueue|Except|Insert|Intersect|Pop|Push|Put|Remove|Reverse|Set|Sort|SymmetricExcept|Union|Update)/;
