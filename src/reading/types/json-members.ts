/** Which members of a type System.Text.Json writes and reads, and under which names. */
import { camelCase } from "../../contract/camel-case.js";
import type { Presence } from "../../contract/type-declaration.js";
import { allInterfaces, baseTypes, substituteType } from "../../csharp/binding/index.js";
import type {
  AnnotatedType,
  AttributeData,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  PropertySymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType } from "../../csharp/binding/symbols/types.js";
import type { JsonStack } from "../../server/json-settings.js";
import { argument, attribute, boolOf, enumMemberOf, hasAttribute, namedArgument, stringOf } from "../attributes.js";

export interface JsonMember {
  readonly symbol: PropertySymbol | FieldSymbol;
  readonly jsonName: string;
  /** As seen in the type that was asked about: type parameters of base types replaced. */
  readonly type: AnnotatedType;
  readonly sent: Presence;
  readonly answered: Presence;
  /** The constructor parameter through which System.Text.Json sets it, if it does. */
  readonly parameter: ParameterSymbol | undefined;
  /** Of the member, then of its constructor parameter: DataAnnotations may stand at either. */
  readonly attributes: readonly AttributeData[];
  readonly isExtensionData: boolean;
  /** Absent rather than null, in both directions: `[ContractOptional]` beside `[JsonIgnore(Condition = WhenWritingNull)]`. */
  readonly isNeverNull: boolean;
}

const json = "System.Text.Json.Serialization.";
const optional = "Tenon.ContractOptional";

/**
 * Base members first. An ignored member, a static one and an indexer are no JSON members. A member stands for those of its bases
 * that have its JSON name, not its C# one: a property whose override has another JSON name is written under both.
 */
export function jsonMembersOf(type: NamedType, settings: JsonStack): readonly JsonMember[] {
  const parameters = constructorParameters(type);
  const candidates = hierarchyOf(type).map((level) =>
    level.symbol.members.flatMap((member) => {
      if (member.kind !== "property" && member.kind !== "field") return [];
      if (member.isStatic || isHiddenMember(member)) return [];
      const read = readMember(member, substituteType(member.type, level), parameters, settings);
      return read === undefined ? [] : [read];
    }),
  );
  const written = resolveNames(candidates);
  return [...candidates].reverse().flatMap((level) =>
    level.flatMap((member) => {
      const found = written.get(member.jsonName) ?? [];
      written.delete(member.jsonName);
      return found;
    }),
  );
}

/** The type, then its bases (an interface's base interfaces), nearest first. */
function hierarchyOf(type: NamedType): readonly NamedType[] {
  return [type, ...(type.symbol.typeKind === "interface" ? allInterfaces(type) : baseTypes(type))];
}

/** The members by JSON name, as System.Text.Json's resolver picks them, from the type itself towards its bases. */
function resolveNames(levels: readonly (readonly Candidate[])[]): Map<string, readonly JsonMember[]> {
  const written = new Map<string, readonly JsonMember[]>();
  const ignoredOverrides = new Set<string>();
  for (const level of levels) {
    const nearer = new Set([...written].flatMap(([, members]) => members));
    for (const { isIgnored, ...member } of level) {
      const { symbol, jsonName } = member;
      if (isVirtual(symbol) && ignoredOverrides.has(symbol.name)) continue;
      if (isIgnored) {
        if (isVirtual(symbol)) ignoredOverrides.add(symbol.name);
        continue;
      }
      const same = written.get(jsonName) ?? [];
      if (same.some((other) => nearer.has(other) && other.symbol.name === symbol.name)) continue;
      // Two of one name that do not stand for each other: reported with the declaration.
      written.set(jsonName, [...same, member]);
    }
  }
  return written;
}

function isVirtual(symbol: PropertySymbol | FieldSymbol): boolean {
  return symbol.isVirtual || symbol.isAbstract || symbol.isOverride;
}

interface Candidate extends JsonMember {
  /** `[JsonIgnore]`: no member, but an ignored override has what it overrides ignored too. */
  readonly isIgnored: boolean;
}

function isHiddenMember(member: PropertySymbol | FieldSymbol): boolean {
  if (member.kind === "property")
    return member.isIndexer || member.isExplicitInterfaceImplementation || member.name === "EqualityContract";
  return member.isConst || member.name.startsWith("<");
}

function readMember(
  symbol: PropertySymbol | FieldSymbol,
  type: AnnotatedType,
  parameters: readonly ParameterSymbol[],
  settings: JsonStack,
): Candidate | undefined {
  const included = hasAttribute(symbol.attributes, `${json}JsonInclude`);
  const readable = isReadable(symbol, included);
  const writable = isWritable(symbol, included);
  if (symbol.kind === "field" && !included && !(settings.includeFields && symbol.accessibility === "public"))
    return undefined;
  if (!readable && !writable) return undefined;

  const ignore = attribute(symbol.attributes, `${json}JsonIgnore`);
  const condition = ignore === undefined ? undefined : (enumMemberOf(namedArgument(ignore, "Condition")) ?? "Always");

  const parameter = parameters.find((candidate) => candidate.name.toLowerCase() === symbol.name.toLowerCase());
  const attributes = [
    ...symbol.attributes,
    ...(symbol.kind === "property" ? (symbol.primaryConstructorParameter?.attributes ?? []) : []),
    ...(parameter !== undefined && symbol.kind === "property" && parameter !== symbol.primaryConstructorParameter
      ? parameter.attributes
      : []),
  ];
  const settable = writable || parameter !== undefined || isPopulated(symbol) || isPair(symbol);
  return {
    symbol,
    type,
    parameter,
    attributes,
    jsonName:
      stringOf(argument(attribute(symbol.attributes, `${json}JsonPropertyName`) ?? nothing, "name", 0)) ??
      camelCase(symbol.name),
    sent:
      condition === "WhenReading" || !settable || isReadOnly(symbol)
        ? "absent"
        : sentPresence(symbol, parameter, attributes),
    answered: readable ? answeredPresence(type, condition, settings, settable, attributes) : "absent",
    isNeverNull: condition === "WhenWritingNull" && hasAttribute(attributes, optional),
    isExtensionData: hasAttribute(symbol.attributes, `${json}JsonExtensionData`),
    isIgnored: condition === "Always",
  };
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

/** `[ReadOnly(true)]`: the server gives it, the client does not. */
function isReadOnly(symbol: PropertySymbol | FieldSymbol): boolean {
  const data = attribute(symbol.attributes, "System.ComponentModel.ReadOnly");
  return data !== undefined && boolOf(argument(data, "isReadOnly", 0)) === true;
}

/** System.Text.Json makes a `KeyValuePair` with a converter of its own. */
function isPair({ containingType }: PropertySymbol | FieldSymbol): boolean {
  return containingType.metadataName === "System.Collections.Generic.KeyValuePair`2";
}

/** A get-only collection or object that System.Text.Json fills in place. */
function isPopulated(symbol: PropertySymbol | FieldSymbol): boolean {
  const data =
    attribute(symbol.attributes, `${json}JsonObjectCreationHandling`) ??
    attribute(symbol.containingType.attributes, `${json}JsonObjectCreationHandling`);
  return data !== undefined && enumMemberOf(argument(data, "handling", 0)) === "Populate";
}

/** Decisions 3: only a defaulted constructor parameter or `[ContractOptional]` makes a request's key optional. */
function sentPresence(
  symbol: PropertySymbol | FieldSymbol,
  parameter: ParameterSymbol | undefined,
  attributes: readonly AttributeData[],
): Presence {
  if (hasAttribute(attributes, optional)) return "optional";
  if (symbol.isRequired || hasAttribute(symbol.attributes, `${json}JsonRequired`)) return "required";
  return parameter?.hasDefault === true ? "optional" : "required";
}

function answeredPresence(
  type: AnnotatedType,
  condition: string | undefined,
  settings: JsonStack,
  settable: boolean,
  attributes: readonly AttributeData[],
): Presence {
  if (condition === "WhenWriting") return "absent";
  if (settings.ignoreReadOnlyProperties && !settable) return "absent";
  const said = attribute(attributes, optional);
  if (said !== undefined && boolOf(namedArgument(said, "InAnswers")) === true) return "optional";
  if (condition === "WhenWritingNull" || condition === "WhenWritingDefault") return "optional";
  if (condition !== undefined || settings.ignoreCondition === "Never") return "required";
  if (settings.ignoreCondition === "WhenWritingDefault" && isValueType(type.type)) return "optional";
  return canBeNull(type) ? "optional" : "required";
}

function canBeNull(type: AnnotatedType): boolean {
  return type.nullability !== "notAnnotated" || isNullableValue(type.type);
}

/** The constructor System.Text.Json calls: the one marked [JsonConstructor], a public parameterless one, the only public one. */
export function jsonConstructorOf(type: NamedType): MethodSymbol | "default" | "none" {
  const constructors = type.symbol.members.filter(
    (member): member is MethodSymbol =>
      member.kind === "method" && member.methodKind === "constructor" && !member.isStatic,
  );
  const marked = constructors.find((one) => hasAttribute(one.attributes, `${json}JsonConstructor`));
  if (marked !== undefined) return marked;
  const open = constructors.filter((one) => one.accessibility === "public");
  const primary = open.find((one) => one.isPrimaryConstructor);
  // Every struct has a parameterless one, but what its primary constructor says about defaults is still the author's word.
  if (primary !== undefined && (type.symbol.isRecord || type.symbol.typeKind === "struct")) {
    if (type.symbol.typeKind === "struct" || open.length === 1) return primary;
  }
  if (constructors.length === 0 || open.some((one) => one.parameters.length === 0)) return "default";
  if (type.symbol.typeKind === "struct") return "default";
  // A record's copy constructor is not public; what is left is the author's.
  const [only] = open;
  return only === undefined || open.length > 1 ? "none" : only;
}

function constructorParameters(type: NamedType): readonly ParameterSymbol[] {
  const called = jsonConstructorOf(type);
  return typeof called === "string" ? [] : called.parameters;
}
