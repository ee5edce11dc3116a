/** Which members of a type System.Text.Json writes and reads, and under which names. */
import { cachedBy } from "../../../caching/cache.js";
import type { Presence } from "../../../contract/type-declaration.js";
import { allInterfaces, baseTypes, substituteType } from "../../../csharp/binding/index.js";
import type {
  AnnotatedType,
  AttributeData,
  FieldSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
  Type,
} from "../../../csharp/binding/symbols/symbols.js";
import { isTypeNamed, withoutNullable } from "../../../csharp/binding/symbols/types.js";
import { isIgnoreCondition, type JsonStack, nameByPolicy, propertyNameBy } from "../../../server/json-settings.js";
import {
  argument,
  attribute,
  enumMemberOf,
  hasAnyAttribute,
  hasAttribute,
  namedArgument,
  stringOf,
} from "../../attributes.js";
import { isCollection } from "../kinds/collection-kinds.js";
import { constructorParameters, hasOwnConstructor } from "./json-constructor.js";
import { packedObject } from "./message-pack-members.js";
import { isIncludedByNewtonsoft, type NewtonsoftMember, newtonsoftMember } from "./newtonsoft-members.js";
import { ignoresReadOnly, isPopulated } from "./populated-values.js";
import { answeredPresence, isGivenByServer, isOptionalInAnswers, optional, sentPresence } from "./presence.js";
import { isAsked, type UnsetMember } from "./unset-values.js";

export interface JsonMember {
  readonly symbol: PropertySymbol | FieldSymbol;
  readonly jsonName: string;
  /** As seen from the requested type: type parameters of base types are replaced. */
  readonly type: AnnotatedType;
  readonly sent: Presence;
  readonly answered: Presence;
  /** The constructor parameter through which System.Text.Json sets it, if it does. */
  readonly parameter: ParameterSymbol | undefined;
  /** Those of the member, then of its constructor parameter: DataAnnotations may be on either. */
  readonly attributes: readonly AttributeData[];
  readonly isExtensionData: boolean;
  /**
   * Absent rather than null, in both directions: `[ContractOptional]` beside `[JsonIgnore(Condition = WhenWritingNull)]`. Whoever adds
   * `InAnswers = true`, which the other attribute says already, takes null as well.
   */
  readonly isNeverNull: boolean;
  /** Without a setter, and filled in place: System.Text.Json throws for null. */
  readonly isFilled: boolean;
}

const json = "System.Text.Json.Serialization.";

const jsonPropertyNameAttribute = `${json}JsonPropertyName`;

const extensionDataAttributes = [`${json}JsonExtensionData`, "Newtonsoft.Json.JsonExtensionData"];

const jsonIgnoreAttribute = `${json}JsonIgnore`;

export const jsonNamingPolicyAttribute = `${json}JsonNamingPolicy`;

const jsonIncludeAttribute = `${json}JsonInclude`;

/**
 * Base members first. Ignored members, static ones and indexers are not JSON members. A member replaces those of its bases that
 * have its JSON name, not its C# name: a property whose override has another JSON name is written under both names.
 */
export function jsonMembersOf(type: NamedType, settings: JsonStack): readonly JsonMember[] {
  return settings.library === "MessagePack" ? packedObject(type).members : membersUnder(settings)(type);
}

/** The same types are asked about for every operation that uses them. */
const membersUnder = cachedBy((settings: JsonStack) => cachedBy((type: NamedType) => findMembers(type, settings)));

function findMembers(type: NamedType, settings: JsonStack): readonly JsonMember[] {
  const parameters = constructorParameters(type);
  const candidates: Candidate[][] = [];
  for (const level of hierarchyOf(type)) {
    const read = readLevel(level, type, parameters, settings);
    if (read.length > 0) candidates.push(read);
  }
  const [only] = candidates;
  if (only === undefined) return [];
  // Most types derive from none that has members, and no two of their own want the same name.
  if (candidates.length === 1 && areAllWritten(only)) return only;
  const written = resolveNames(candidates);
  return [...candidates].reverse().flatMap((level) =>
    level.flatMap((member) => {
      const sameName = written.get(member.jsonName) ?? [];
      written.delete(member.jsonName);
      return sameName;
    }),
  );
}

function readLevel(
  level: NamedType,
  type: NamedType,
  parameters: readonly ParameterSymbol[],
  settings: JsonStack,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const member of level.symbol.members) {
    if ((member.kind !== "property" && member.kind !== "field") || member.isStatic || isHiddenMember(member)) continue;
    const declared = substituteType(member.type, level);
    const value = optionalValue(declared.type);
    const read = readMember(member, value ?? declared, type.symbol, parameters, settings);
    if (read !== undefined) candidates.push(value === undefined ? read : asOptional(read));
  }
  return candidates;
}

/** What an `Optional<T>` of the library holds where it is present. */
export function optionalValue(type: Type): AnnotatedType | undefined {
  return isTypeNamed(type, "Tenon.Optional`1") ? type.typeArguments[0] : undefined;
}

/** The key is left out where the value is absent, in both directions. */
function asOptional(member: Candidate): Candidate {
  const mayBeAbsent = (presence: Presence): Presence => (presence === "required" ? "optional" : presence);
  return { ...member, sent: mayBeAbsent(member.sent), answered: mayBeAbsent(member.answered) };
}

function areAllWritten(members: readonly Candidate[]): boolean {
  const names = new Set<string>();
  for (const { isIgnored, jsonName } of members) {
    if (isIgnored) return false;
    names.add(jsonName);
  }
  return names.size === members.length;
}

/** The type, then its bases (an interface's base interfaces), nearest first. */
export function hierarchyOf(type: NamedType): readonly NamedType[] {
  return [type, ...(type.symbol.typeKind === "interface" ? allInterfaces(type) : baseTypes(type))];
}

/** The members by JSON name, as System.Text.Json's resolver picks them, from the type itself towards its bases. */
function resolveNames(levels: readonly (readonly Candidate[])[]): Map<string, readonly JsonMember[]> {
  const written = new Map<string, readonly JsonMember[]>();
  const levelOf = new Map<JsonMember, number>();
  const ignoredOverrides = new Set<string>();
  for (const [depth, level] of levels.entries()) {
    for (const { isIgnored, ...member } of level) {
      const { symbol, jsonName } = member;
      if (ignoredOverrides.has(symbol.name) && isVirtual(symbol)) continue;
      if (isIgnored) {
        if (isVirtual(symbol)) ignoredOverrides.add(symbol.name);
        continue;
      }
      const same = written.get(jsonName) ?? [];
      if (same.some((other) => levelOf.get(other) !== depth && other.symbol.name === symbol.name)) continue;
      // Two of one name that do not stand for each other: reported with the declaration.
      written.set(jsonName, [...same, member]);
      levelOf.set(member, depth);
    }
  }
  return written;
}

function isVirtual(symbol: PropertySymbol | FieldSymbol): boolean {
  return symbol.isVirtual || symbol.isAbstract || symbol.isOverride;
}

interface Candidate extends JsonMember {
  /** `[JsonIgnore]`: not a member, and what it overrides is not one either. */
  readonly isIgnored: boolean;
}

function isHiddenMember(member: PropertySymbol | FieldSymbol): boolean {
  if (member.kind === "property")
    return member.isIndexer || member.isExplicitInterfaceImplementation || member.name === "EqualityContract";
  return member.isConst || member.name.startsWith("<");
}

export function readMember(
  symbol: PropertySymbol | FieldSymbol,
  type: AnnotatedType,
  owner: NamedTypeSymbol,
  parameters: readonly ParameterSymbol[],
  settings: JsonStack,
): Candidate | undefined {
  const isOther = settings.library === "Newtonsoft.Json";
  const included = isOther
    ? isIncludedByNewtonsoft(symbol, owner)
    : hasAttribute(symbol.attributes, jsonIncludeAttribute);
  const readable = isReadable(symbol, included);
  const writable = isWritable(symbol, included);
  if (symbol.kind === "field" && !included && !(settings.includeFields && symbol.accessibility === "public"))
    return undefined;
  if (!readable && !writable) return undefined;

  const ignore = attribute(symbol.attributes, jsonIgnoreAttribute);
  const other = isOther ? newtonsoftMember(symbol, owner, settings.ignoreCondition) : undefined;
  const ignoreCondition =
    ignore === undefined ? undefined : (enumMemberOf(namedArgument(ignore, "Condition")) ?? "Always");
  const inType = isOther ? settings : settingsInType(settings, symbol.containingType);
  const condition = other === undefined ? ignoreCondition : other.condition;

  const parameter = parameters.find((candidate) => candidate.name.toLowerCase() === symbol.name.toLowerCase());
  const attributes = [
    ...symbol.attributes,
    ...(symbol.kind === "property" ? (symbol.primaryConstructorParameter?.attributes ?? []) : []),
    ...(parameter !== undefined && symbol.kind === "property" && parameter !== symbol.primaryConstructorParameter
      ? parameter.attributes
      : []),
  ];
  const populated = readable && isPopulated(symbol, type, owner, settings, parameters.length > 0);
  const settable = writable || parameter !== undefined || populated || isPair(symbol);
  const isOfDefault = owner.typeKind === "struct" && parameter === undefined && !hasOwnConstructor(owner);
  // The library of contracts asks what ASP.NET does not.
  const asked = settings.contractJson ? attributes : attributes.filter((one) => isAsked(one, symbol));
  const answered =
    !readable ||
    // FastEndpoints sends it as a header.
    hasAttribute(symbol.attributes, "FastEndpoints.ToHeader") ||
    (condition === undefined && !writable && isIgnoredReadOnly(symbol, type, settings))
      ? "absent"
      : answeredPresence(type, condition, inType, attributes);
  const isLeftOut = answered === "absent" || settings.ignoreCondition === "WhenWritingDefault";
  const unset: UnsetMember = { symbol, type, parameter, attributes: asked, isOfDefault, isLeftOut };
  return {
    symbol,
    type,
    parameter,
    attributes,
    jsonName: jsonNameOfMember(symbol, other, inType),
    sent:
      // A constructor parameter is read all the same.
      (condition === "WhenReading" && parameter === undefined) || !settable || isGivenByServer(unset, settings)
        ? "absent"
        : sentPresence(unset, settings),
    answered,
    isFilled: populated && !writable && parameter === undefined,
    isNeverNull:
      condition === "WhenWritingNull" && hasAttribute(attributes, optional) && !isOptionalInAnswers(attributes),
    isExtensionData: hasAnyAttribute(symbol.attributes, extensionDataAttributes),
    isIgnored: condition === "Always",
  };
}

function jsonNameOfMember(
  { name, attributes }: PropertySymbol | FieldSymbol,
  other: NewtonsoftMember | undefined,
  settings: JsonStack,
): string {
  if (other?.name !== undefined)
    return settings.renamesGiven && other.policy === undefined ? propertyNameBy(settings, other.name) : other.name;
  if (other?.policy !== undefined) return nameByPolicy(other.policy, name);
  const nameAttribute = other === undefined ? attribute(attributes, jsonPropertyNameAttribute) : undefined;
  const policy = other === undefined ? attributePolicy(attributes) : undefined;
  return (
    stringOf(argument(nameAttribute ?? nothing, "name", 0)) ??
    (policy === undefined ? propertyNameBy(settings, name) : nameByPolicy(policy, name))
  );
}

/** Attributes of a type are the defaults of its members (System.Text.Json 11). */
function settingsInType(settings: JsonStack, { attributes, locations }: NamedTypeSymbol): JsonStack {
  if (attributes.length === 0) return settings;
  const ignore = attribute(attributes, jsonIgnoreAttribute);
  const condition = ignore === undefined ? undefined : enumMemberOf(namedArgument(ignore, "Condition"));
  const policy = attributePolicy(attributes);
  const [location] = locations;
  if ((condition === undefined && policy === undefined) || location === undefined) return settings;
  return {
    ...settings,
    ...(isIgnoreCondition(condition) ? { ignoreCondition: condition } : {}),
    ...(policy === undefined ? {} : { namingPolicy: { value: policy, location } }),
  };
}

/** `[JsonNamingPolicy(JsonKnownNamingPolicy.X)]`; undefined for an attribute of the user's own, which is reported. */
function attributePolicy(attributes: readonly AttributeData[]): string | undefined {
  const data = attribute(attributes, jsonNamingPolicyAttribute);
  return data === undefined
    ? undefined
    : enumMemberOf(argument(data, "namingPolicy", 0) ?? data.constructorArguments[0]);
}

const nothing: AttributeData = {
  attributeClass: undefined,
  name: "",
  constructorArguments: [],
  constructorParameters: [],
  namedArguments: [],
  location: undefined,
};

function isReadable(symbol: PropertySymbol | FieldSymbol, included: boolean): boolean {
  if (symbol.kind === "field") return symbol.accessibility === "public" || included;
  if (symbol.getter === undefined) return false;
  return included || (symbol.accessibility === "public" && symbol.getter.accessibility === "public");
}

function isWritable(symbol: PropertySymbol | FieldSymbol, included: boolean): boolean {
  if (symbol.kind === "field") return !symbol.isReadOnly;
  if (symbol.setter === undefined) return false;
  return included || (symbol.accessibility === "public" && symbol.setter.accessibility === "public");
}

/** System.Text.Json makes a `KeyValuePair` with a converter of its own. */
function isPair({ containingType }: PropertySymbol | FieldSymbol): boolean {
  return containingType.metadataName === "System.Collections.Generic.KeyValuePair`2";
}

/** `IgnoreReadOnlyProperties` and `IgnoreReadOnlyFields` leave out what has no setter, but never a collection. */
function isIgnoredReadOnly(symbol: PropertySymbol | FieldSymbol, type: AnnotatedType, settings: JsonStack): boolean {
  return ignoresReadOnly(symbol, settings) && !isCollection(withoutNullable(type).type);
}
