/** LINQ over collections whose elements are known. Sequences are worked out when something enumerates them, as .NET does. */
import {
  areEqual,
  binary,
  booleanValue,
  type CSharpValue,
  defaultOf,
  type Element,
  enumerate,
  grouped,
  type HeapObject,
  type Items,
  integerValue,
  invokeDelegate,
  isOfType,
  itemsOf,
  knownBoolean,
  knownInteger,
  knownObject,
  makeList,
  makeSequence,
  type NativeCall,
  type NativeMember,
  nullValue,
  type Order,
  objectValue,
  oneOf,
  type Place,
  sorted,
  Thrown,
  unknownValue,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import type { MemberTable } from "../member-table.js";

const type = "System.Linq.Enumerable";

type Transform = (call: NativeCall, source: Items) => Items;

function sourceOf(call: NativeCall): Items {
  return enumerate(call.machine, call.values[0] ?? nullValue, call.place);
}

/** A sequence that is made of another. */
function sequence(transform: Transform): NativeMember {
  return (call) => makeSequence(call.type?.type, call.place, () => transform(call, sourceOf(call)));
}

/** A list that is made at once. */
function list(transform: Transform): NativeMember {
  return (call) => makeList(call.machine, call.type?.type, transform(call, sourceOf(call)), call.place);
}

function apply(call: NativeCall, at: number, ...given: readonly CSharpValue[]): CSharpValue {
  return invokeDelegate(call.machine, call.values[at] ?? nullValue, given, call.place);
}

/** Of one element: by a delegate, which may take its index too. */
function ofElement(call: NativeCall, at: number, { value }: Element, index: number): CSharpValue {
  return call.delegateTypes(at).length > 1 ? apply(call, at, value, integerValue(index)) : apply(call, at, value);
}

function isDelegateAt(call: NativeCall, at: number): boolean {
  return call.values[at]?.kind === "delegate" || call.delegateTypes(at).length > 0;
}

/** What a test keeps; where that is not known, the element stays under a condition. */
function filter(call: NativeCall, { elements, rest }: Items, at = 1): Items {
  if (call.values[at] === undefined || !isDelegateAt(call, at)) return { elements, rest };
  const kept = elements.flatMap((element, index): readonly Element[] => {
    const holds = knownBoolean(ofElement(call, at, element, index));
    if (holds !== undefined) return holds ? [element] : [];
    return [{ ...element, conditions: [...element.conditions, { place: call.place, isTaken: true }] }];
  });
  return { elements: kept, rest };
}

function map(call: NativeCall, { elements, rest }: Items, at = 1): Items {
  return {
    elements: elements.map((element, index) => ({ ...element, value: ofElement(call, at, element, index) })),
    rest,
  };
}

function flatten(call: NativeCall, { elements, rest }: Items): Items {
  const parts = elements.map((element, index) => {
    const inner = enumerate(call.machine, ofElement(call, 1, element, index), call.place);
    const made = inner.elements.map((one): Element => {
      const value = call.values[2] === undefined ? one.value : apply(call, 2, element.value, one.value);
      return { ...one, value, conditions: [...element.conditions, ...one.conditions] };
    });
    return { elements: made, rest: inner.rest };
  });
  return {
    elements: parts.flatMap((part) => part.elements),
    rest: rest ?? parts.find((part) => part.rest !== undefined)?.rest,
  };
}

/** Cuts what is only right where every element is there. */
function cut(choose: (call: NativeCall, elements: readonly Element[]) => readonly Element[]): Transform {
  return (call, { elements, rest }) => {
    if (elements.every((one) => one.conditions.length === 0) && rest === undefined)
      return { elements: choose(call, elements), rest };
    return { elements: elements.map((one) => ({ ...one, conditions: [{ place: call.place, isTaken: true }] })), rest };
  };
}

function whileTrue(call: NativeCall, elements: readonly Element[]): number {
  const end = elements.findIndex((one, at) => knownBoolean(ofElement(call, 1, one, at)) !== true);
  return end < 0 ? elements.length : end;
}

function count({ values: [, given] }: NativeCall): number {
  return Math.max(0, knownInteger(given) ?? 0);
}

function distinct(
  call: NativeCall,
  elements: readonly Element[],
  keyOf = ({ value }: Element) => value,
): readonly Element[] {
  const keys: CSharpValue[] = [];
  return elements.filter((element) => {
    const key = keyOf(element);
    if (keys.some((known) => areEqual(call.machine, known, key) === true)) return false;
    keys.push(key);
    return true;
  });
}

function contains(call: NativeCall, elements: readonly Element[], wanted: CSharpValue): boolean {
  return elements.some(({ value }) => areEqual(call.machine, value, wanted) === true);
}

const containsValue: NativeMember = (call) => {
  const { elements, rest } = sourceOf(call);
  const wanted = call.values[1] ?? nullValue;
  const sure = elements.filter((one) => one.conditions.length === 0);
  if (contains(call, sure, wanted)) return booleanValue(true);
  return rest === undefined && elements.every(({ value }) => areEqual(call.machine, value, wanted) === false)
    ? booleanValue(false)
    : unknown(call);
};

function second(call: NativeCall): Items {
  return enumerate(call.machine, call.values[1] ?? nullValue, call.place);
}

function plain(value: CSharpValue, place: Place): Element {
  return { value, place, conditions: [] };
}

/** One element: the first that is there for sure, or one of those before it. */
function pick(call: NativeCall, isLast: boolean, orDefault: boolean): CSharpValue {
  const { elements, rest } = filter(call, sourceOf(call));
  const ordered = isLast ? elements.toReversed() : elements;
  const certain = ordered.findIndex((one) => one.conditions.length === 0);
  const possible = (certain < 0 ? ordered : ordered.slice(0, certain + 1)).map(({ value }) => value);
  if (certain >= 0 && rest === undefined) return oneOf(possible, call.place);
  if (rest !== undefined) return oneOf([...possible, unknownValue("the element is not known", call.place, call.type)]);
  if (orDefault) return oneOf([...possible, missing(call)], call.place);
  if (possible.length === 0) throw new Thrown(unknownValue("there is no such element", call.place));
  return oneOf(possible, call.place);
}

/** What `…OrDefault` gives for none. */
function missing(call: NativeCall): CSharpValue {
  const given = call.argument("defaultValue");
  if (given !== undefined && given.kind !== "unknown") return given;
  const [element] = call.typeArguments;
  return element === undefined ? nullValue : defaultOf(element);
}

function known(_call: NativeCall, { elements, rest }: Items): readonly CSharpValue[] | undefined {
  return rest === undefined && elements.every((one) => one.conditions.length === 0)
    ? elements.map(({ value }) => value)
    : undefined;
}

function unknown({ place, type: wanted }: NativeCall): CSharpValue {
  return unknownValue("the elements are not all known", place, wanted);
}

const any: NativeMember = (call) => {
  const { elements, rest } = filter(call, sourceOf(call));
  if (elements.some((one) => one.conditions.length === 0)) return booleanValue(true);
  return elements.length === 0 && rest === undefined ? booleanValue(false) : unknown(call);
};

const all: NativeMember = (call) => {
  const { elements, rest } = sourceOf(call);
  const results = elements.map((one, at) => [one, knownBoolean(ofElement(call, 1, one, at))] as const);
  if (results.some(([one, holds]) => holds === false && one.conditions.length === 0)) return booleanValue(false);
  return rest === undefined && results.every(([, holds]) => holds === true) ? booleanValue(true) : unknown(call);
};

/** From all elements, where they are all known. */
function fold(run: (call: NativeCall, values: readonly CSharpValue[]) => CSharpValue, selects = true): NativeMember {
  return (call) => {
    const items = sourceOf(call);
    const values = known(call, selects && isDelegateAt(call, 1) ? map(call, items) : items);
    return values === undefined ? unknown(call) : run(call, values);
  };
}

const counted: NativeMember = (call) => {
  const values = known(call, filter(call, sourceOf(call)));
  return values === undefined ? unknown(call) : integerValue(values.length);
};

function best(isLess: boolean) {
  return ({ machine, place }: NativeCall, values: readonly CSharpValue[]): CSharpValue => {
    const [first, ...rest] = values;
    if (first === undefined) throw new Thrown(unknownValue("there are no elements", place));
    const kind = isLess ? "LessThanExpression" : "GreaterThanExpression";
    return rest.reduce((a, b) => (knownBoolean(binary(machine, kind, b, a, place)) === true ? b : a), first);
  };
}

function bestBy(isLess: boolean): NativeMember {
  return (call) => {
    const items = sourceOf(call);
    const values = known(call, items);
    if (values === undefined) return unknown(call);
    const keys = values.map((value) => apply(call, 1, value));
    const winner = values.length === 0 ? -1 : keys.indexOf(best(isLess)(call, keys));
    return values[winner] ?? nullValue;
  };
}

const aggregate: NativeMember = (call) => {
  const values = known(call, sourceOf(call));
  if (values === undefined) return unknown(call);
  const isSeeded = call.argument("seed") !== undefined;
  const start = isSeeded ? call.values[1] : values[0];
  const rest = isSeeded ? values : values.slice(1);
  if (start === undefined) throw new Thrown(unknownValue("there are no elements", call.place));
  const result = rest.reduce((sum, value) => apply(call, isSeeded ? 2 : 1, sum, value), start);
  return call.values[3] === undefined ? result : apply(call, 3, result);
};

/** A sequence in an order, which `ThenBy` refines. */
interface OrderedSequence extends HeapObject {
  readonly source: CSharpValue;
  readonly orders: readonly Order<Element>[];
}

function isOrdered(object: HeapObject): object is OrderedSequence {
  return "orders" in object;
}

function order(isDown: boolean, isSelected: boolean, refines: boolean): NativeMember {
  return (call) => {
    const source = call.values[0] ?? nullValue;
    const before = knownObject(source);
    const key = ({ value }: Element): CSharpValue => (isSelected ? apply(call, 1, value) : value);
    const comparer = knownObject(call.argument("comparer"));
    const isOrdinal = comparer !== undefined && hostOf(call.machine).nameOf(comparer) === `${comparers}.Ordinal`;
    const orders = [
      ...(refines && before !== undefined && isOrdered(before) ? before.orders : []),
      { key, isDown, isOrdinal },
    ];
    const from = refines && before !== undefined && isOrdered(before) ? before.source : source;
    const object: OrderedSequence = {
      type: call.type?.type,
      place: call.place,
      source: from,
      orders,
      enumerate: () => {
        const { elements, rest } = enumerate(call.machine, from, call.place);
        return { elements: sorted(elements, orders), rest };
      },
    };
    return objectValue(object);
  };
}

function groupBy(call: NativeCall, items: Items): Items {
  const selects = call.argument("elementSelector") !== undefined;
  const keys = new Map(items.elements.map((one) => [one, apply(call, 1, one.value)]));
  const selected = selects ? map(call, items, 2) : items;
  const made = grouped(call.machine, call.place, selected, (one) => {
    const from = items.elements[selected.elements.indexOf(one)];
    return (from && keys.get(from)) ?? nullValue;
  });
  if (call.argument("resultSelector") === undefined) return made;
  const at = selects ? 3 : 2;
  return {
    elements: made.elements.map((one) => ({ ...one, value: apply(call, at, keyOfGroup(call, one.value), one.value) })),
    rest: made.rest,
  };
}

function keyOfGroup({ machine }: NativeCall, group: CSharpValue): CSharpValue {
  const object = knownObject(group);
  return (object && machine.memory.field(object, "Key")?.value) ?? nullValue;
}

function keyed(call: NativeCall, { elements, rest }: Items): Items {
  const selects = call.delegateTypes(2).length > 0;
  return {
    elements: elements.map((one) => ({
      ...one,
      key: apply(call, 1, one.value),
      value: selects ? apply(call, 2, one.value) : one.value,
    })),
    rest,
  };
}

/** `ToLookup`: a dictionary of groups. */
function lookup(call: NativeCall, items: Items): Items {
  const { elements, rest } = groupBy(call, items);
  return { elements: elements.map((one) => ({ ...one, key: keyOfGroup(call, one.value) })), rest };
}

function zip(call: NativeCall, { elements, rest }: Items): Items {
  const other = second(call);
  return {
    elements: elements.slice(0, other.elements.length).map((one, at) => {
      const value = other.elements[at]?.value ?? nullValue;
      return {
        ...one,
        value:
          call.values[2]?.kind === "delegate"
            ? apply(call, 2, one.value, value)
            : { kind: "tuple", elements: [one.value, value] },
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

const joined = withMatches(pairs);

const leftJoined = withMatches((call, a, matches) => {
  if (matches.length > 0) return pairs(call, a, matches);
  const [, inner] = call.typeArguments;
  return [{ ...a, value: apply(call, 4, a.value, inner === undefined ? nullValue : defaultOf(inner)) }];
});

const groupJoined = withMatches((call, a, matches) => {
  const group = makeList(call.machine, undefined, { elements: matches, rest: undefined }, call.place);
  return [{ ...a, value: apply(call, 4, a.value, group) }];
});

/** By themselves, or by the key that the argument of this position gives. */
function keyBy(call: NativeCall, at: number | undefined): (one: Element) => CSharpValue {
  return ({ value }) => (at === undefined ? value : apply(call, at, value));
}

function united(keyAt?: number): Transform {
  return (call, one) => {
    const { elements, rest } = together(one, second(call));
    return { elements: distinct(call, elements, keyBy(call, keyAt)), rest };
  };
}

/** Those that are, or are not, in the second. */
function held(isIn: boolean, keyAt?: number): Transform {
  return (call, { elements, rest }) => {
    const other = second(call);
    const keyOf = keyBy(call, keyAt);
    const kept = elements.filter((one) => contains(call, other.elements, keyOf(one)) === isIn);
    return { elements: distinct(call, kept, keyOf), rest: rest ?? (isIn ? other.rest : undefined) };
  };
}

function indexed(_: NativeCall, { elements, rest }: Items): Items {
  const pair = (one: Element, at: number): Element => ({
    ...one,
    value: { kind: "tuple", elements: [integerValue(at), one.value] },
  });
  return { elements: elements.map(pair), rest };
}

const sequenceEqual: NativeMember = (call) => {
  const [left, right] = [known(call, sourceOf(call)), known(call, second(call))];
  if (left === undefined || right === undefined) return unknown(call);
  if (left.length !== right.length) return booleanValue(false);
  const equal = left.map((one, at) => areEqual(call.machine, one, right[at] ?? nullValue));
  if (equal.includes(false)) return booleanValue(false);
  return equal.includes(undefined) ? unknown(call) : booleanValue(true);
};

function ofType(call: NativeCall, { elements, rest }: Items): Items {
  const [wanted] = call.typeArguments;
  const kept = elements.flatMap((element): readonly Element[] => {
    const holds = wanted === undefined ? undefined : isOfType(element.value, wanted.type);
    if (holds !== undefined) return holds ? [element] : [];
    return [{ ...element, conditions: [...element.conditions, { place: call.place, isTaken: true }] }];
  });
  return { elements: kept, rest };
}

function chunks({ machine, place, values: [, size], ...call }: NativeCall, { elements, rest }: Items): Items {
  const length = Math.max(1, knownInteger(size) ?? 1);
  const parts = Array.from({ length: Math.ceil(elements.length / length) }, (_, at) =>
    elements.slice(at * length, (at + 1) * length),
  );
  const element = call.type?.type.kind === "named" ? call.type.type.typeArguments[0]?.type : undefined;
  return {
    elements: parts.map((part) => plain(makeList(machine, element, { elements: part, rest: undefined }, place), place)),
    rest,
  };
}

/** Longer ones are made by programs that mean harm. */
const longest = 10_000;

const range: NativeMember = ({ machine, values: [start, length], type: wanted, place }) => {
  const [from, size] = [knownInteger(start), knownInteger(length)];
  if (from === undefined || size === undefined || size > longest)
    return unknownValue("how many numbers there are is not known", place, wanted);
  const elements = Array.from({ length: size }, (_, at) => plain(integerValue(from + at), place));
  return makeList(machine, wanted?.type, { elements, rest: undefined }, place);
};

const repeat: NativeMember = ({ machine, values: [value = nullValue, length], type: wanted, place }) => {
  const size = knownInteger(length);
  if (size === undefined || size > longest) return unknownValue("how often it is repeated is not known", place, wanted);
  const elements = Array.from({ length: size }, () => plain(value, place));
  return makeList(machine, wanted?.type, { elements, rest: undefined }, place);
};

const elementAt =
  (orDefault: boolean): NativeMember =>
  (call) => {
    const values = known(call, sourceOf(call));
    const at = knownInteger(call.values[1]);
    if (values === undefined || at === undefined) return unknown(call);
    return values[at] ?? (orDefault ? missing(call) : unknown(call));
  };

const same: Transform = (_, items) => items;

function added(call: NativeCall, isFirst: boolean, { elements, rest }: Items): Items {
  const one = plain(call.values[1] ?? nullValue, call.place);
  return { elements: isFirst ? [one, ...elements] : [...elements, one], rest };
}

function sum({ machine, place, type: wanted }: NativeCall, values: readonly CSharpValue[]): CSharpValue {
  const zero = wanted === undefined ? integerValue(0) : defaultOf(wanted);
  return values.reduce((a, b) => binary(machine, "AddExpression", a, b, place), zero);
}

const sequences = new Map<string, Transform>([
  ["Where", filter],
  ["Select", map],
  ["SelectMany", flatten],
  ["OfType", ofType],
  ["Cast", same],
  ["AsEnumerable", same],
  ["Skip", cut((call, elements) => elements.slice(count(call)))],
  ["Take", cut((call, elements) => elements.slice(0, count(call)))],
  ["SkipLast", cut((call, elements) => elements.slice(0, Math.max(0, elements.length - count(call))))],
  ["TakeLast", cut((call, elements) => elements.slice(Math.max(0, elements.length - count(call))))],
  ["SkipWhile", cut((call, elements) => elements.slice(whileTrue(call, elements)))],
  ["TakeWhile", cut((call, elements) => elements.slice(0, whileTrue(call, elements)))],
  ["Reverse", (_, { elements, rest }) => ({ elements: elements.toReversed(), rest })],
  ["Distinct", (call, { elements, rest }) => ({ elements: distinct(call, elements), rest })],
  [
    "DistinctBy",
    (call, { elements, rest }) => ({ elements: distinct(call, elements, ({ value }) => apply(call, 1, value)), rest }),
  ],
  ["Concat", (call, one) => together(one, second(call))],
  ["Union", united()],
  ["UnionBy", united(2)],
  ["Except", held(false)],
  ["ExceptBy", held(false, 2)],
  ["Intersect", held(true)],
  ["IntersectBy", held(true, 2)],
  ["Index", indexed],
  ["Append", (call, items) => added(call, false, items)],
  ["Prepend", (call, items) => added(call, true, items)],
  ["GroupBy", groupBy],
  ["Zip", zip],
  ["Join", joined],
  ["LeftJoin", leftJoined],
  ["GroupJoin", groupJoined],
  ["Chunk", chunks],
  [
    "DefaultIfEmpty",
    (call, { elements, rest }) => ({
      elements:
        elements.length === 0 && rest === undefined ? [plain(call.values[1] ?? missing(call), call.place)] : elements,
      rest,
    }),
  ],
]);

function together(one: Items, other: Items): Items {
  return { elements: [...one.elements, ...other.elements], rest: one.rest ?? other.rest };
}

const lists = new Map<string, Transform>([
  ["ToArray", same],
  ["ToList", same],
  ["ToHashSet", (call, { elements, rest }) => ({ elements: distinct(call, elements), rest })],
  ["ToDictionary", keyed],
  ["ToLookup", lookup],
]);

const values = new Map<string, NativeMember>([
  ["Any", any],
  ["All", all],
  ["Count", counted],
  ["LongCount", counted],
  ["First", (call) => pick(call, false, false)],
  ["FirstOrDefault", (call) => pick(call, false, true)],
  ["Single", (call) => pick(call, false, false)],
  ["SingleOrDefault", (call) => pick(call, false, true)],
  ["Last", (call) => pick(call, true, false)],
  ["LastOrDefault", (call) => pick(call, true, true)],
  ["ElementAt", elementAt(false)],
  ["ElementAtOrDefault", elementAt(true)],
  ["Aggregate", aggregate],
  ["Sum", fold(sum)],
  ["Max", fold(best(false))],
  ["Min", fold(best(true))],
  ["MaxBy", bestBy(false)],
  ["MinBy", bestBy(true)],
  ["Contains", containsValue],
  ["SequenceEqual", sequenceEqual],
  [
    "Empty",
    ({ machine, type: wanted, place }) => makeList(machine, wanted?.type, { elements: [], rest: undefined }, place),
  ],
  ["Range", range],
  ["Repeat", repeat],
  ["OrderBy", order(false, true, false)],
  ["OrderByDescending", order(true, true, false)],
  ["ThenBy", order(false, true, true)],
  ["ThenByDescending", order(true, true, true)],
  ["Order", order(false, false, false)],
  ["OrderDescending", order(true, false, false)],
]);

const listType = "System.Collections.Generic.List`1";

/** The same on a list, which is the receiver there. */
function onList(run: NativeMember): NativeMember {
  return (call) =>
    run({
      ...call,
      values: [call.receiver, ...call.values],
      typeArguments: call.declaredIn?.typeArguments ?? call.typeArguments,
      delegateTypes: (at) => call.delegateTypes(at - 1),
    });
}

const forEach: NativeMember = (call) => {
  const { elements, rest } = sourceOf(call);
  for (const [at, element] of elements.entries()) {
    if (!call.machine.isRoundAllowed(at, call.place)) break;
    const run = (): CSharpValue => apply(call, 1, element.value);
    if (element.conditions.length === 0) run();
    else call.machine.either(element.conditions[0]?.place ?? call.place, [run, () => nullValue]);
  }
  if (rest !== undefined) call.machine.either(call.place, [() => apply(call, 1, rest), () => nullValue]);
  return nullValue;
};

const findIndex: NativeMember = (call) => {
  const all = known(call, sourceOf(call));
  return all === undefined
    ? unknown(call)
    : integerValue(all.findIndex((value) => knownBoolean(apply(call, 1, value)) === true));
};

/** What is left after `RemoveAll`. */
const removeAll: NativeMember = (call) => {
  const { machine, receiver = nullValue } = call;
  const items = itemsOf(machine, receiver);
  if (items === undefined || receiver.kind !== "object") return unknown(call);
  const kept = items.elements.flatMap((element): readonly Element[] => {
    const isGone = knownBoolean(apply(call, 0, element.value));
    if (isGone !== undefined) return isGone ? [] : [element];
    return [{ ...element, conditions: [...element.conditions, { place: call.place, isTaken: false }] }];
  });
  machine.memory.setItems(receiver.object, { elements: kept, rest: items.rest });
  return integerValue(items.elements.length - kept.length);
};

const comparers = "System.StringComparer";

export const linqMembers: MemberTable = {
  properties: Object.fromEntries(
    ["Ordinal", "OrdinalIgnoreCase"].map((name) => [
      `P:${comparers}.${name}`,
      {
        read: ({ machine, type: wanted }: NativeCall) =>
          hostOf(machine).singleton(`${comparers}.${name}`, wanted?.type),
        isStored: false,
      },
    ]),
  ),
  methods: {
    ...Object.fromEntries([...sequences].map(([name, run]) => [`M:${type}.${name}`, sequence(run)])),
    ...Object.fromEntries([...lists].map(([name, run]) => [`M:${type}.${name}`, list(run)])),
    ...Object.fromEntries([...values].map(([name, run]) => [`M:${type}.${name}`, run])),
    [`M:${listType}.ForEach`]: onList(forEach),
    [`M:${listType}.Find`]: onList((call) => pick(call, false, true)),
    [`M:${listType}.FindAll`]: onList(list(filter)),
    [`M:${listType}.FindIndex`]: onList(findIndex),
    [`M:${listType}.Exists`]: onList(any),
    [`M:${listType}.TrueForAll`]: onList(all),
    [`M:${listType}.ConvertAll`]: onList(list(map)),
    [`M:${listType}.ToArray`]: onList(list(same)),
    [`M:${listType}.RemoveAll`]: removeAll,
    "M:System.Array.ForEach": forEach,
    "M:System.MemoryExtensions.Contains": containsValue,
    "M:System.MemoryExtensions.SequenceEqual": sequenceEqual,
    "M:System.Array.Empty": ({ machine, type: wanted, place }) =>
      makeList(machine, wanted?.type, { elements: [], rest: undefined }, place),
  },
};
