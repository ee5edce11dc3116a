/** LINQ over collections whose elements are known. Sequences are worked out when something enumerates them, as .NET does. */
import {
  type CSharpValue,
  type Element,
  enumerate,
  type Items,
  integerValue,
  isOfType,
  itemsOf,
  knownBoolean,
  knownInteger,
  makeList,
  type NativeCall,
  type NativeMember,
  nullValue,
  tupleValue,
  unknownValue,
} from "../../csharp/execution/index.js";
import { hostOf } from "../host.js";
import type { MemberTable } from "../member-table.js";
import { emptyList } from "./collections.js";
import {
  apply,
  distinct,
  filter,
  immediateList,
  known,
  map,
  missing,
  ofElement,
  plainElement,
  second,
  sequence,
  sourceOf,
  type Transform,
  together,
  unknown,
} from "./linq-elements.js";
import { groupBy, groupJoined, held, joinedRows, keyed, leftJoined, lookup, united, zip } from "./linq-joins.js";
import { comparers, order } from "./linq-order.js";
import {
  aggregate,
  all,
  any,
  best,
  bestBy,
  containsValue,
  counted,
  elementAtIndex,
  fold,
  pick,
  sequenceEqual,
  single,
  sum,
} from "./linq-values.js";

const type = "System.Linq.Enumerable";

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

function indexed(_: NativeCall, { elements, rest }: Items): Items {
  const pair = (one: Element, at: number): Element => ({
    ...one,
    value: tupleValue([integerValue(at), one.value]),
  });
  return { elements: elements.map(pair), rest };
}

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
    elements: parts.map((part) =>
      plainElement(makeList(machine, element, { elements: part, rest: undefined }, place), place),
    ),
    rest,
  };
}

/** Longer ones are made by programs that mean harm. */
const longest = 10_000;

const range: NativeMember = ({ machine, values: [start, length], type: wanted, place }) => {
  const [from, size] = [knownInteger(start), knownInteger(length)];
  if (from === undefined || size === undefined || size > longest)
    return unknownValue("how many numbers there are is not known", place, wanted);
  const elements = Array.from({ length: size }, (_, at) => plainElement(integerValue(from + at), place));
  return makeList(machine, wanted?.type, { elements, rest: undefined }, place);
};

const repeat: NativeMember = ({ machine, values: [value = nullValue, length], type: wanted, place }) => {
  const size = knownInteger(length);
  if (size === undefined || size > longest) return unknownValue("how often it is repeated is not known", place, wanted);
  const elements = Array.from({ length: size }, () => plainElement(value, place));
  return makeList(machine, wanted?.type, { elements, rest: undefined }, place);
};

const same: Transform = (_, items) => items;

function added(call: NativeCall, isFirst: boolean, { elements, rest }: Items): Items {
  const one = plainElement(call.values[1] ?? nullValue, call.place);
  return { elements: isFirst ? [one, ...elements] : [...elements, one], rest };
}

const sequences = new Map<string, Transform>([
  ["Where", filter],
  ["Select", map],
  ["SelectMany", flatten],
  ["OfType", ofType],
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
  ["Join", joinedRows],
  ["LeftJoin", leftJoined],
  ["GroupJoin", groupJoined],
  ["Chunk", chunks],
  [
    "DefaultIfEmpty",
    (call, { elements, rest }) => ({
      elements:
        elements.length === 0 && rest === undefined
          ? [plainElement(call.values[1] ?? missing(call), call.place)]
          : elements,
      rest,
    }),
  ],
]);

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
  ["Single", (call) => single(call, false)],
  ["SingleOrDefault", (call) => single(call, true)],
  ["Last", (call) => pick(call, true, false)],
  ["LastOrDefault", (call) => pick(call, true, true)],
  ["ElementAt", elementAtIndex(false)],
  ["ElementAtOrDefault", elementAtIndex(true)],
  ["Aggregate", aggregate],
  ["Sum", fold(sum)],
  ["Max", fold(best(false))],
  ["Min", fold(best(true))],
  ["MaxBy", bestBy(false)],
  ["MinBy", bestBy(true)],
  ["Contains", containsValue],
  ["SequenceEqual", sequenceEqual],
  ["Empty", emptyList.read],
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
  const { elements, rest } = enumerate(call.machine, call.values[0] ?? nullValue, call.place);
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

/** What is such a sequence already stays what it is. */
const cast: NativeMember = (call) => {
  const [source = nullValue] = call.values;
  const isOne = source.kind === "object" && call.type !== undefined && isOfType(source, call.type.type) === true;
  return isOne ? source : sequence(same)(call);
};

export const linqMembers: MemberTable = {
  properties: Object.fromEntries(
    ["Ordinal", "OrdinalIgnoreCase", "InvariantCultureIgnoreCase", "CurrentCultureIgnoreCase"].map((name) => [
      `P:${comparers}.${name}`,
      ({ machine, type: wanted }: NativeCall) => hostOf(machine).singleton(`${comparers}.${name}`, wanted?.type),
    ]),
  ),
  methods: {
    ...Object.fromEntries([...sequences].map(([name, run]) => [`M:${type}.${name}`, sequence(run)])),
    ...Object.fromEntries([...lists].map(([name, run]) => [`M:${type}.${name}`, immediateList(run)])),
    ...Object.fromEntries([...values].map(([name, run]) => [`M:${type}.${name}`, run])),
    [`M:${type}.AsEnumerable`]: ({ values: [source = nullValue] }) => source,
    [`M:${type}.Cast`]: cast,
    [`M:${listType}.ForEach`]: onList(forEach),
    [`M:${listType}.Find`]: onList((call) => pick(call, false, true)),
    [`M:${listType}.FindAll`]: onList(immediateList(filter)),
    [`M:${listType}.FindIndex`]: onList(findIndex),
    [`M:${listType}.Exists`]: onList(any),
    [`M:${listType}.TrueForAll`]: onList(all),
    [`M:${listType}.ConvertAll`]: onList(immediateList(map)),
    [`M:${listType}.ToArray`]: onList(immediateList(same)),
    [`M:${listType}.RemoveAll`]: removeAll,
    "M:System.Array.ForEach": forEach,
    "M:System.MemoryExtensions.Contains": containsValue,
    "M:System.MemoryExtensions.SequenceEqual": sequenceEqual,
    "M:System.Array.Empty": emptyList.read,
  },
};
