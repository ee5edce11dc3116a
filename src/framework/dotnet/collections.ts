/** The members of lists, sets and dictionaries that change them or look into them. */

import type { Type } from "../../csharp/binding/symbols/symbols.js";
import {
  addElement,
  anyElement,
  booleanValue,
  type CSharpValue,
  defaultOf,
  type Element,
  elementAt,
  enumerate,
  exceptionOf,
  fieldOf,
  type HeapObject,
  insertElement,
  integerValue,
  isSameKey,
  itemsOf,
  knownInteger,
  makeList,
  type NativeCall,
  type NativeMember,
  type NativeProperty,
  nullValue,
  setElement,
  unknownValue,
} from "../../csharp/execution/index.js";
import { type MemberTable, sameFor } from "../member-table.js";

const generic = "System.Collections.Generic";
const lists = [
  `${generic}.ICollection\`1`,
  `${generic}.List\`1`,
  `${generic}.HashSet\`1`,
  `${generic}.ISet\`1`,
  "System.Collections.ObjectModel.Collection`1",
];
const sets = ["HashSet`1", "ISet`1", "SortedSet`1"].map((name) => `${generic}.${name}`);
const ordered = [`${generic}.IList\`1`, `${generic}.List\`1`, "System.Collections.ObjectModel.Collection`1"];
const dictionaries = ["IDictionary`2", "Dictionary`2", "SortedDictionary`2", "SortedList`2"].map(
  (name) => `${generic}.${name}`,
);
const concurrent = "System.Collections.Concurrent.ConcurrentDictionary`2";
/** Collections whose constructors take the elements of another. */
const copies = [
  ...["List`1", "HashSet`1", "SortedSet`1", "LinkedList`1", "Queue`1"].map((name) => `${generic}.${name}`),
  ...["Dictionary`2", "SortedDictionary`2", "SortedList`2"].map((name) => `${generic}.${name}`),
  ...["Collection`1", "ReadOnlyCollection`1", "ReadOnlyDictionary`2"].map(
    (name) => `System.Collections.ObjectModel.${name}`,
  ),
  ...["ConcurrentDictionary`2", "ConcurrentQueue`1"].map((name) => `System.Collections.Concurrent.${name}`),
];
/** Counts as a `Collection<T>`. */
const observable = "System.Collections.ObjectModel.ObservableCollection`1";
const queues = [`${generic}.Queue\`1`, "System.Collections.Concurrent.ConcurrentQueue`1"];
const stacks = [`${generic}.Stack\`1`];

function on(types: readonly string[], name: string): readonly string[] {
  return types.map((type) => `M:${type}.${name}`);
}

const add: NativeMember = ({ machine, receiver = nullValue, values: [value = nullValue], place }) => {
  addElement(machine, receiver, value, place);
  return booleanValue(true);
};

/** What a member is called on, where its elements are known. */
function collectionIn({ machine, receiver = nullValue }: NativeCall) {
  const items = itemsOf(machine, receiver);
  return items === undefined || receiver.kind !== "object" ? undefined : { object: receiver.object, items };
}

/** Nothing is added to a set that has it. */
const addToSet: NativeMember = (call) => {
  if (collectionIn(call) === undefined) return unknownValue("the set is not known", call.place, call.type);
  const isThere = hasKey(call);
  if (isThere === true) return booleanValue(false);
  add(call);
  return isThere === false
    ? booleanValue(true)
    : unknownValue("whether it is in the set is not known", call.place, call.type);
};

/** `Add` of a dictionary: a key that is there is a fault. */
const addNew: NativeMember = (call) => {
  const isThere = hasKey(call);
  if (isThere === true) throw exceptionOf(call.machine, call.place, "ArgumentException");
  return addPair(call);
};

const tryAddPair: NativeMember = (call) => {
  const isThere = hasKey(call);
  if (isThere === true) return booleanValue(false);
  addPair(call);
  return isThere === false
    ? booleanValue(true)
    : unknownValue("whether it is in the dictionary is not known", call.place, call.type);
};

function hasKey(call: NativeCall): boolean | undefined {
  const { machine, values } = call;
  const [key = nullValue] = values;
  const collection = collectionIn(call);
  if (collection === undefined) return undefined;
  const { items, object } = collection;
  const same = items.elements.map((one) => isSameKey(machine, object, one.key ?? one.value, key));
  if (items.elements.some((one, at) => same[at] === true && one.conditions.length === 0)) return true;
  return items.rest === undefined && same.every((one) => one === false) ? false : undefined;
}

const addPair: NativeMember = ({
  machine,
  receiver = nullValue,
  values: [key = nullValue, value = nullValue],
  place,
}) => {
  setElement(machine, receiver, key, value, place);
  return booleanValue(true);
};

const insert: NativeMember = ({ machine, receiver = nullValue, values: [index, value = nullValue], place }) => {
  insertElement(machine, receiver, knownInteger(index) ?? 0, value, place);
  return nullValue;
};

const addRange: NativeMember = (call) => {
  const { machine, values, place } = call;
  const collection = collectionIn(call);
  if (collection === undefined) return nullValue;
  const { items, object } = collection;
  const added = enumerate(machine, values[0] ?? nullValue, place);
  machine.memory.setItems(object, {
    elements: [...items.elements, ...added.elements],
    rest: items.rest ?? added.rest,
  });
  return nullValue;
};

function keepOnly(call: NativeCall, isKept: (element: Element, at: number) => boolean): void {
  const { memory } = call.machine;
  const collection = collectionIn(call);
  if (collection === undefined) return;
  const { items, object } = collection;
  if (items.rest !== undefined) memory.touch(object, call.place);
  memory.setItems(object, { ...items, elements: items.elements.filter(isKept) });
}

const clear: NativeMember = (call) => {
  keepOnly(call, () => false);
  const collection = collectionIn(call);
  if (collection !== undefined) call.machine.memory.setItems(collection.object, { elements: [], rest: undefined });
  return nullValue;
};

/** What is removed must be known; where it is not, something may be gone. Of a list, the first that is equal goes. */
const remove: NativeMember = (call) => {
  const { machine, place, type, values } = call;
  const [value = nullValue] = values;
  const collection = collectionIn(call);
  if (collection === undefined) return unknownValue("it is not known", place, type);
  const { items, object } = collection;
  const same = items.elements.map((one) => isSameKey(machine, object, one.key ?? one.value, value));
  const at = same.indexOf(true);
  const isSure = at >= 0 && !same.slice(0, at).includes(undefined) && items.elements[at]?.conditions.length === 0;
  if (at >= 0) keepOnly(call, (_, index) => index !== at);
  if (value.kind === "unknown" || value.kind === "oneOf") machine.memory.touch(object, place);
  if (at < 0 && same.includes(undefined))
    machine.memory.setItems(object, {
      ...items,
      elements: items.elements.map((one, index) =>
        same[index] === undefined ? { ...one, conditions: [...one.conditions, { place, isTaken: false }] } : one,
      ),
    });
  if (isSure) {
    call.out("value", items.elements[at]?.value ?? nullValue);
    return booleanValue(true);
  }
  return at < 0 && items.rest === undefined && !same.includes(undefined)
    ? booleanValue(false)
    : unknownValue("whether it is there is not known", place, type);
};

const removeAt: NativeMember = (call) => {
  const { machine, receiver, place, values } = call;
  const position = knownInteger(values[0]);
  if (position !== undefined) keepOnly(call, (_, at) => at !== position);
  else if (receiver?.kind === "object") machine.memory.touch(receiver.object, place);
  return nullValue;
};

const contains: NativeMember = (call) => {
  const isThere = hasKey(call);
  return isThere === undefined
    ? unknownValue("whether it is in the collection is not known", call.place, call.type)
    : booleanValue(isThere);
};

const count: NativeMember = ({ machine, receiver = nullValue, type, place }) => {
  const { elements, rest } = enumerate(machine, receiver, place);
  return rest === undefined && elements.every((one) => one.conditions.length === 0)
    ? integerValue(elements.length)
    : unknownValue("how many elements there are is not known", place, type);
};

const item: NativeProperty = {
  read: ({ machine, receiver = nullValue, values: [key = nullValue], type, place }) =>
    elementAt(machine, receiver, key)?.value ??
    anyElement(machine, receiver, key) ??
    unknownValue("the element is not known", place, type),
  write: ({ machine, receiver = nullValue, values: [key = nullValue], place }, value) =>
    setElement(machine, receiver, key, value, place),
};

/** A list that is there from the beginning. What the framework itself would have put into it is not of interest. */
export const emptyList: NativeProperty = {
  read: ({ machine, type, place }) => makeList(machine, type?.type, { elements: [], rest: undefined }, place),
  isStored: true,
};

/** An element of a dictionary, or a pair that the program made. */
function ofPair(at: number, key: string): NativeMember {
  return ({ machine, receiver, type, place }) => {
    const made = fieldOf(machine, receiver, key);
    const element = receiver?.kind === "tuple" ? receiver.elements[at] : undefined;
    return element ?? made ?? unknownValue("the pair is not known", place, type);
  };
}

function keysOrValues(select: (element: Element) => CSharpValue | undefined): NativeMember {
  return ({ machine, receiver = nullValue, type, place }) => {
    const { elements, rest } = itemsOf(machine, receiver) ?? enumerate(machine, receiver, place);
    const selected = elements.map(
      (element): Element => ({ ...element, key: undefined, value: select(element) ?? nullValue }),
    );
    return makeList(machine, type?.type, { elements: selected, rest }, place);
  };
}

/** `new List<T>(elements)`, `new Dictionary<K, V>(pairs)`. */
const makeFrom: NativeMember = (call) => {
  const { machine, receiver, place } = call;
  const source = call.argument("collection") ?? call.argument("dictionary") ?? call.argument("list");
  if (source === undefined || receiver?.kind !== "object") return nullValue;
  const { elements, rest } = itemsOf(machine, source) ?? enumerate(machine, source, place);
  const isKeyed = isDictionary(receiver.object.type);
  const taken = elements.map((one): Element => (isKeyed ? keyed(one) : one));
  machine.memory.setItems(receiver.object, { elements: isSet(receiver.object) ? [] : taken, rest });
  if (isSet(receiver.object)) for (const { value } of taken) addToSet({ ...call, values: [value] });
  return nullValue;
};

function isSet({ type }: HeapObject): boolean {
  return type?.kind === "named" && sets.includes(type.symbol.metadataName);
}

/** `new Stack<T>(elements)`: the last is on top. */
const stackFrom: NativeMember = (call) => {
  makeFrom(call);
  const collection = collectionIn(call);
  if (collection === undefined) return nullValue;
  const { items, object } = collection;
  call.machine.memory.setItems(object, { ...items, elements: items.elements.toReversed() });
  return nullValue;
};

const push: NativeMember = ({ machine, receiver = nullValue, values: [value = nullValue], place }) => {
  insertElement(machine, receiver, 0, value, place);
  return nullValue;
};

const first: NativeMember = ({ machine, receiver = nullValue, type, place }) => {
  const items = itemsOf(machine, receiver);
  const [element] = items?.elements ?? [];
  return element !== undefined && element.conditions.length === 0
    ? element.value
    : unknownValue("the first element is not known", place, type);
};

const takeFirst: NativeMember = (call) => {
  const taken = first(call);
  keepOnly(call, (_, at) => at > 0);
  return taken;
};

/** `TryPop`, `TryDequeue`, `TryPeek`: whether there is one, and through `out` what. */
function trying(take: NativeMember): NativeMember {
  return (call) => {
    const items = itemsOf(call.machine, call.receiver ?? nullValue);
    const isEmpty = items !== undefined && items.elements.length === 0 && items.rest === undefined;
    const [element] = items?.elements ?? [];
    const type = call.parameterType("result");
    call.out("result", isEmpty ? (type === undefined ? nullValue : defaultOf(type)) : take(call));
    if (isEmpty || element?.conditions.length === 0) return booleanValue(!isEmpty);
    return unknownValue("whether there is another element is not known", call.place, call.type);
  };
}

function isDictionary(type: Type | undefined): boolean {
  return type?.kind === "named" && type.symbol.typeParameters.length === 2;
}

function keyed(element: Element): Element {
  const [key, value = nullValue] = element.value.kind === "tuple" ? element.value.elements : [];
  return key === undefined ? element : { ...element, key, value };
}

const tryGetValue: NativeMember = (call) => {
  const { machine, receiver = nullValue, values, type, place } = call;
  const [key = nullValue] = values;
  const entry = elementAt(machine, receiver, key);
  if (entry !== undefined && entry.conditions.length === 0) {
    call.out("value", entry.value);
    return booleanValue(true);
  }
  const { elements, rest } = itemsOf(machine, receiver) ?? enumerate(machine, receiver, place);
  const any = anyElement(machine, receiver, key);
  if (any !== undefined) call.out("value", any);
  const isClear = key.kind === "constant" && rest === undefined && entry === undefined;
  if (!isClear || elements.some((one) => one.key?.kind !== "constant"))
    return unknownValue("whether it is in the dictionary is not known", place, type);
  call.out("value", nullValue);
  return booleanValue(false);
};

export const collectionMembers: MemberTable = {
  methods: {
    ...sameFor(on([...copies, observable], "#ctor"), makeFrom),
    ...sameFor(on(stacks, "#ctor"), stackFrom),
    ...sameFor(on(stacks, "Push"), push),
    ...sameFor(on(queues, "Enqueue"), add),
    ...sameFor([...on(stacks, "Peek"), ...on([`${generic}.Queue\`1`], "Peek")], first),
    ...sameFor([...on(stacks, "Pop"), ...on([`${generic}.Queue\`1`], "Dequeue")], takeFirst),
    ...sameFor([...on(stacks, "TryPop"), ...on(queues, "TryDequeue")], trying(takeFirst)),
    ...sameFor(on([...stacks, ...queues], "TryPeek"), trying(first)),
    ...sameFor(on([...dictionaries, `${generic}.IReadOnlyDictionary\`2`, concurrent], "TryGetValue"), tryGetValue),
    ...sameFor(on([`${generic}.List\`1`], "AsReadOnly"), ({ receiver = nullValue }) => receiver),
    ...sameFor(
      on([`${generic}.IEnumerable\`1`, `${generic}.List\`1`, `${generic}.HashSet\`1`], "GetEnumerator"),
      ({ receiver = nullValue }) => receiver,
    ),
    ...sameFor(on(lists, "Add"), add),
    ...sameFor(on(sets, "Add"), addToSet),
    ...sameFor(on(["System.Collections.Generic.List`1"], "AddRange"), addRange),
    ...sameFor(on(ordered, "Insert"), insert),
    ...sameFor(
      on(
        [
          `${generic}.ICollection\`1`,
          `${generic}.List\`1`,
          `${generic}.HashSet\`1`,
          `${generic}.Dictionary\`2`,
          "System.Collections.ObjectModel.Collection`1",
        ],
        "Clear",
      ),
      clear,
    ),
    ...sameFor(
      on([`${generic}.ICollection\`1`, `${generic}.List\`1`, `${generic}.HashSet\`1`, ...dictionaries], "Remove"),
      remove,
    ),
    ...sameFor(on(ordered, "RemoveAt"), removeAt),
    ...sameFor(on([`${generic}.ICollection\`1`, `${generic}.List\`1`, `${generic}.HashSet\`1`], "Contains"), contains),
    ...sameFor(on(dictionaries, "Add"), addNew),
    ...sameFor(on([`${generic}.Dictionary\`2`, concurrent], "TryAdd"), tryAddPair),
    [`M:${generic}.CollectionExtensions.TryAdd`]: (call) =>
      tryAddPair({ ...call, receiver: call.argument("dictionary"), values: call.values.slice(1) }),
    ...sameFor(on([...dictionaries, concurrent], "ContainsKey"), contains),
  },
  properties: {
    ...sameFor(
      [
        `P:${generic}.ICollection\`1.Count`,
        `P:${generic}.List\`1.Count`,
        `P:${generic}.IReadOnlyCollection\`1.Count`,
        `P:${generic}.Dictionary\`2.Count`,
        ...[...copies, ...stacks, concurrent].map((type) => `P:${type}.Count`),
        "P:System.Array.Length",
      ],
      count,
    ),
    ...sameFor(
      [...ordered, ...dictionaries, concurrent].map((type) => `P:${type}.Item`),
      item,
    ),
    [`P:${generic}.KeyValuePair\`2.Key`]: ofPair(0, "(key)"),
    [`P:${generic}.KeyValuePair\`2.Value`]: ofPair(1, "(value)"),
    [`P:${generic}.Dictionary\`2.Keys`]: keysOrValues(({ key }) => key),
    [`P:${generic}.Dictionary\`2.Values`]: keysOrValues(({ value }) => value),
  },
};
