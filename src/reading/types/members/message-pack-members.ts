/** Which members of a type MessagePack writes and reads, and under which keys: with the resolver that SignalR gives it. */
import { cachedBy } from "../../../caching/cache.js";
import { baseTypes, substituteType } from "../../../csharp/binding/index.js";
import type {
  AnnotatedType,
  AttributeData,
  FieldSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import { sameType } from "../../../csharp/binding/symbols/types.js";
import { constructorsOf } from "../../../csharp/binding/types/hierarchy.js";
import {
  argument,
  attribute,
  boolOf,
  hasAnyAttribute,
  hasAttribute,
  namedArgument,
  stringOf,
} from "../../attributes.js";
import type { JsonMember } from "./json-members.js";

export interface PackedObject {
  readonly members: readonly JsonMember[];
  /** The keys are numbers: the positions in a list. */
  readonly isArray: boolean;
  /** Why MessagePack refuses the type when it first meets it. */
  readonly fault: string | undefined;
}

interface Candidate {
  readonly symbol: PropertySymbol | FieldSymbol;
  readonly type: AnnotatedType;
  /** Those of what it overrides, too. */
  readonly attributes: readonly AttributeData[];
  readonly isReadable: boolean;
  readonly isWritable: boolean;
}

interface Keyed extends Candidate {
  readonly key: string | number;
}

const messagePack = "MessagePack.";
const serialization = "System.Runtime.Serialization.";
const ignoring = [`${messagePack}IgnoreMember`, `${serialization}IgnoreDataMember`, "System.NonSerialized"];

/** A fault ends the search. */
class Refused extends Error {}

export const packedObject = cachedBy((type: NamedType): PackedObject => {
  try {
    return readObject(type);
  } catch (error) {
    if (error instanceof Refused) return { members: [], isArray: false, fault: error.message };
    throw error;
  }
});

function readObject(type: NamedType): PackedObject {
  const { symbol } = type;
  const object = attribute(symbol.attributes, `${messagePack}MessagePackObject`);
  if (object !== undefined && boolOf(namedArgument(object, "AllowPrivate")) === true)
    throw new Refused("its private members are written, too");
  const isNamed = object !== undefined && boolOf(argument(object, "keyAsPropertyName", 0)) === true;
  const isExplicit = object === undefined ? hasAttribute(symbol.attributes, `${serialization}DataContract`) : !isNamed;
  const candidates = candidatesOf(type);
  if (symbol.isAnonymous === true)
    return {
      members: candidates.map((one) => memberOf({ ...one, key: one.symbol.name })),
      isArray: false,
      fault: undefined,
    };
  if (!isPublic(symbol)) throw new Refused("the type is not public");
  const keyed = candidates.flatMap((one): readonly Keyed[] => {
    if (!isExplicit) return [{ ...one, key: one.symbol.name }];
    const key = object === undefined ? dataMemberKey(one) : keyOf(one);
    return key === undefined ? [] : [{ ...one, key }];
  });
  const isArray = keyed.length > 0 && keyed.every(({ key }) => typeof key === "number");
  if (!isArray && keyed.some(({ key }) => typeof key === "number")) throw new Refused("its keys are of two kinds");
  if (new Set(keyed.map(({ key }) => key)).size < keyed.length) throw new Refused("two of its members have one key");
  const ordered = isArray ? [...keyed].sort((a, b) => Number(a.key) - Number(b.key)) : keyed;
  const constructed = new Set(constructedMembers(type, ordered, isArray));
  const written = ordered.filter((one) => isExplicit || constructed.has(one) || one.isWritable);
  if (isArray && written.some(({ isReadable }) => !isReadable)) throw new Refused("one of its members cannot be read");
  return {
    members: written.map((one) => memberOf(one, isArray || one.isWritable || constructed.has(one))),
    isArray,
    fault: undefined,
  };
}

function memberOf({ symbol, type, attributes, key, isReadable }: Keyed, isSettable = true): JsonMember {
  const isNumber = typeof key === "number";
  return {
    symbol,
    jsonName: String(key),
    type,
    sent: !isSettable ? "absent" : type.nullability === "annotated" && !isNumber ? "optional" : "required",
    answered: isReadable ? "required" : "absent",
    parameter: undefined,
    attributes,
    isExtensionData: false,
    isNeverNull: false,
    isFilled: false,
  };
}

/** Base members first. */
function candidatesOf(type: NamedType): readonly Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const level of [...baseTypes(type)].reverse().concat(type))
    for (const symbol of level.symbol.members) {
      if ((symbol.kind !== "property" && symbol.kind !== "field") || symbol.isStatic) continue;
      if (symbol.kind === "property" ? symbol.isIndexer || symbol.isExplicitInterfaceImplementation : symbol.isConst)
        continue;
      if (symbol.name === "EqualityContract" || symbol.name.startsWith("<")) continue;
      const hidden = candidates.get(symbol.name);
      const attributes = [...symbol.attributes, ...(symbol.isOverride ? (hidden?.attributes ?? []) : [])];
      const isReadable =
        symbol.accessibility === "public" && (symbol.kind === "field" || symbol.getter?.accessibility === "public");
      const isWritable =
        symbol.accessibility === "public" &&
        (symbol.kind === "field" ? !symbol.isReadOnly : symbol.setter?.accessibility === "public");
      if (!isReadable && !isWritable) continue;
      if (hidden !== undefined && !symbol.isOverride) throw new Refused(`${symbol.name} hides a member of its base`);
      candidates.set(symbol.name, {
        symbol,
        type: substituteType(symbol.type, level),
        attributes,
        isReadable,
        isWritable,
      });
    }
  return [...candidates.values()].filter(({ attributes }) => !hasAnyAttribute(attributes, ignoring));
}

/** `[Key(0)]`, `[Key("name")]`: every public member has one. */
function keyOf({ symbol, attributes }: Candidate): string | number {
  const data = attribute(attributes, `${messagePack}Key`);
  if (data === undefined) throw new Refused(`${symbol.name} has neither [Key] nor [IgnoreMember]`);
  const keyConstant = argument(data, "x", 0) ?? data.constructorArguments[0];
  const key = keyConstant?.kind === "integer" ? Number(keyConstant.value) : stringOf(keyConstant);
  if (key === undefined || (typeof key === "number" && key < 0))
    throw new Refused(`the key of ${symbol.name} is not known`);
  return key;
}

/** `[DataMember(Order = 0)]`, `[DataMember(Name = "name")]`; undefined where the member is left out. */
function dataMemberKey({ symbol, attributes }: Candidate): string | number | undefined {
  const data = attribute(attributes, `${serialization}DataMember`);
  if (data === undefined) return undefined;
  const order = namedArgument(data, "Order");
  if (order?.kind === "integer" && order.value >= 0n) return Number(order.value);
  return stringOf(namedArgument(data, "Name")) ?? symbol.name;
}

/** What the constructor sets: the marked one, or the one with the most parameters that all go with members. */
function constructedMembers(type: NamedType, keyed: readonly Keyed[], isArray: boolean): readonly Keyed[] {
  const all = constructorsOf(type.symbol);
  const marked = all.filter((one) => hasAttribute(one.attributes, `${messagePack}SerializationConstructor`));
  const open = all.filter(({ accessibility }) => accessibility === "public");
  const isPlain = all.length === 0 || (type.symbol.typeKind === "struct" && open.length === 0);
  if (marked.length === 0 && isPlain) return [];
  const matches = (marked.length > 0 ? marked : open)
    .map(({ parameters }) => matchedMembers(parameters, type, keyed, isArray))
    .filter((one) => one !== undefined);
  const [most] = matches.sort((a, b) => b.length - a.length);
  if (most === undefined) throw new Refused("no public constructor has parameters that go with its members");
  return most;
}

function matchedMembers(
  parameters: readonly ParameterSymbol[],
  type: NamedType,
  keyed: readonly Keyed[],
  isArray: boolean,
): readonly Keyed[] | undefined {
  const matched = parameters.map((parameter, at) => {
    const name = parameter.name.toLowerCase();
    const member = isArray
      ? keyed[at]
      : (keyed.find(({ key }) => String(key).toLowerCase() === name) ??
        keyed.find(({ symbol }) => symbol.name.toLowerCase() === name));
    const isSame = member?.isReadable === true && sameType(substituteType(parameter.type, type).type, member.type.type);
    return isSame ? member : undefined;
  });
  return matched.every((one) => one !== undefined) ? matched : undefined;
}

function isPublic(symbol: NamedTypeSymbol): boolean {
  return symbol.accessibility === "public" && (symbol.containingType === undefined || isPublic(symbol.containingType));
}
