import type { JsonValue } from "../../../contract/json-value.js";
import type { Direction } from "../../../contract/shapes.js";
import type { ObjectType, Property } from "../../../contract/type-declaration.js";
import { isAnything, isSameUse, nullable, type TypeId, type TypeUse, withoutNull } from "../../../contract/type-use.js";
import { exampleValue } from "../../../contract/values/commented-example.js";
import { type InMaking, withoutUndefined } from "../../../contract/without-undefined.js";
import { SourceNamedType } from "../../../csharp/binding/declarations/source-type.js";
import { baseTypes, displayType } from "../../../csharp/binding/index.js";
import type { ErrorType, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType, selfType, withoutNullable } from "../../../csharp/binding/symbols/types.js";
import { argument, attribute, enumMemberOf, hasAnyAttribute, hasAttribute, namedArgument } from "../../attributes.js";
import { documentationOf } from "../../documentation.js";
import { type Converter, converterOf } from "../converters/converters.js";
import { mayWriteNamedNumbers, numberHandlingOf } from "../converters/number-handling.js";
import { writtenUse } from "../converters/written-use.js";
import { mayBeOfPackage, unmapped } from "../map-type.js";
import { deniesNull, onlyValue, readConstraints } from "../members/constraints.js";
import { type JsonMember, jsonMembersOf, jsonNamingPolicyAttribute } from "../members/json-members.js";
import { unreadStrategy } from "../members/newtonsoft-members.js";
import { startingValue } from "../members/starting-value.js";
import { requiredAttribute } from "../members/unset-values.js";
import { allTypeParameters } from "../type-parameters.js";
import type { TypePlace, TypeTable } from "../type-table.js";
import { declarationHeader, deprecationOf } from "./declaration-header.js";
import { constantAt, enumNamesUse, enumNumbersUse } from "./enum-declaration.js";
import { firstUseOf } from "./first-uses.js";
import { jsonPartOf, partUse } from "./json-part.js";
import { reportPopulated } from "./populated-members.js";
import { memberDocumentation } from "./symbol-documentation.js";
import { isJsonUnion } from "./union-cases.js";

export function declareObject(table: TypeTable, symbol: NamedTypeSymbol, id: TypeId): ObjectType {
  const isOpen = reportUnknownBase(table, symbol);
  const members = jsonMembersOf(selfType(symbol), table.stack);
  const extension = members.find((member) => member.isExtensionData);
  const properties = members
    .filter((member) => !member.isExtensionData)
    .map((member) => readProperty(table, symbol, member));
  reportSameNames(table, symbol, members);
  reportPopulated(table, symbol, members);
  reportIgnoreCondition(table, symbol, members);
  reportStrategies(table, symbol, members);
  reportTypeAttributes(table, symbol, members);
  const header = declarationHeader(symbol, id);
  const text = header.documentation?.example;
  const example =
    text === undefined ? undefined : exampleValue(text, { kind: "unknown", shape: "any", reason: "freeForm" });
  return {
    kind: "object",
    csharpKind: csharpKindOf(symbol),
    typeParameters: allTypeParameters(symbol),
    properties,
    ...header,
    ...withoutUndefined({ example }),
    ...(extension === undefined && !isOpen
      ? {}
      : { additional: { kind: "unknown", shape: "any", reason: "freeForm" } }),
    ...(extension === undefined && isClosed(symbol) ? { closed: true } : {}),
  };
}

/** `[JsonUnmappedMemberHandling(Disallow)]`: a key that is not declared is refused. */
function isClosed(symbol: NamedTypeSymbol): boolean {
  const data = attribute(symbol.attributes, "System.Text.Json.Serialization.JsonUnmappedMemberHandling");
  return data !== undefined && enumMemberOf(argument(data, "unmappedMemberHandling", 0)) === "Disallow";
}

export function csharpKindOf(symbol: NamedTypeSymbol): ObjectType["csharpKind"] {
  if (symbol.typeKind === "interface") return "interface";
  if (symbol.typeKind === "struct") return symbol.isRecord ? "recordStruct" : "struct";
  return symbol.isRecord ? "record" : "class";
}

function readProperty(table: TypeTable, owner: NamedTypeSymbol, member: JsonMember): Property {
  const constant = table.context.options.served === undefined ? onlyValue(member.attributes) : undefined;
  const type = asConstant(answeredUse(table, owner, member), constant);
  const sent = asConstant(sentUse(table, owner, member), constant);
  if (mayWriteNamedNumbers(member.symbol.attributes.concat(owner.attributes), type)) {
    table.report("nonFiniteAsText", member.symbol.location ?? firstUseOf(table, owner), {
      place: describe(owner, member),
    });
  }
  const constraints = readConstraints(member.attributes, type, (data) => {
    table.report("patternNotPortable", data.location, { place: describe(owner, member) });
  });
  const documentation = documentationOf(memberDocumentation(member.symbol));
  const deprecated = deprecationOf(member.attributes);
  const fallback = defaultOf(table, type, member);
  const property: InMaking<Property> = {
    name: member.jsonName,
    csharpName: member.symbol.name,
    type,
    sent: member.sent,
    answered: member.answered,
  };
  if (member.sent !== "absent" && !isSameUse(type, sent)) property.sentType = sent;
  if (constraints !== undefined) property.constraints = constraints;
  if (fallback !== undefined) property.default = fallback;
  if (documentation !== undefined) property.documentation = documentation;
  const example = documentation?.example === undefined ? undefined : exampleValue(documentation.example, type);
  if (example !== undefined) property.example = example;
  if (deprecated !== undefined) property.deprecated = deprecated;
  if (member.symbol.location !== undefined && owner.origin === "source") property.location = member.symbol.location;
  return property;
}

function asConstant(use: TypeUse, value: boolean | undefined): TypeUse {
  if (value === undefined) return use;
  return use.kind === "nullable" ? nullable({ kind: "literal", value }) : { kind: "literal", value };
}

/** What the server writes. `[MaybeNull]` and `[NotNull]` are about what a getter returns. */
function answeredUse(table: TypeTable, owner: NamedTypeSymbol, member: JsonMember): TypeUse {
  const use = memberUse(table, owner, member, "answered");
  if (member.isNeverNull || hasAttribute(member.attributes, notNullAttribute)) return withoutNull(use);
  const isAny = isAnything(use);
  return hasAttribute(member.attributes, maybeNullAttribute) && !isAny ? nullable(use) : use;
}

/** What the server takes: `[Required]` refuses null, as do a setter with `[DisallowNull]` and a member that is filled in place. */
function sentUse(table: TypeTable, owner: NamedTypeSymbol, member: JsonMember): TypeUse {
  const use = memberUse(table, owner, member, "sent");
  const isGiven =
    hasAttribute(member.attributes, requiredAttribute) || hasAttribute(member.attributes, disallowNullAttribute);
  return member.isNeverNull || member.isFilled || isGiven || deniesNull(member.attributes) ? withoutNull(use) : use;
}

const flow = "System.Diagnostics.CodeAnalysis.";
const disallowNullAttribute = `${flow}DisallowNull`;
const maybeNullAttribute = `${flow}MaybeNull`;
const notNullAttribute = `${flow}NotNull`;

/** The type of a member in JSON: a converter or number handling on the member comes before those of its type. */
function memberUse(table: TypeTable, owner: NamedTypeSymbol, member: JsonMember, direction: Direction): TypeUse {
  const place = memberPlace(table, owner, member, direction);
  if (member.symbol.kind === "property" && member.symbol.returnsByRef) {
    const reason = "System.Text.Json refuses a type with a property that returns a reference";
    table.report("typeUnmappable", place.location, {
      type: `ref ${displayType(member.type)}`,
      place: place.description,
      reason,
    });
    return unmapped;
  }
  const converter = converterOf(member.symbol.attributes, table.stack.library, withoutNullable(member.type).type);
  switch (converter?.kind) {
    case undefined: {
      const part = jsonPartOf(member.attributes);
      const declared = table.use(member.type, place);
      const use = staysEmpty(table, member) ? nullable(declared) : declared;
      return part === undefined ? use : partUse(table, use, part, place);
    }
    case "primitive":
      return member.type.nullability === "annotated" || (converter.writesNull && direction === "answered")
        ? nullable(converter.primitive)
        : converter.primitive;
    case "shape": {
      const name = `${owner.name}${member.symbol.name}`;
      const use = writtenUse(table, converter, name, owner.namespace, place);
      const mayBeNull = member.type.nullability === "annotated" && use.kind !== "unknown";
      return mayBeNull ? nullable(use) : use;
    }
    case "enumNames":
    case "enumNumbers":
      return enumUse(table, member, place, converter);
    case "unreadable":
      if (isSaid(member)) return table.use(member.type, place);
      table.report("converterUnreadable", member.symbol.location ?? firstUseOf(table, owner), {
        place: describe(owner, member),
        converter: converter.name,
      });
      return unmapped;
  }
}

/** A union that nothing was put into is null. The compiler does not ask for a value, as it does for reference types. */
function staysEmpty(table: TypeTable, { symbol, type: { type }, parameter }: JsonMember): boolean {
  const isUnion = type.kind === "named" && type.symbol.typeKind === "struct" && isJsonUnion(table, type.symbol);
  if (!isUnion || symbol.isRequired || parameter !== undefined || startingValue(symbol) === "value") return false;
  if (symbol.kind === "field") return true;
  const isComputed = symbol.getter?.body !== undefined && symbol.setter === undefined;
  return (
    !isComputed && symbol.primaryConstructorParameter === undefined && symbol.containingType.typeKind !== "interface"
  );
}

/** `[ContractValue]` or `[ContractObject]` on the member's type says what a converter writes that cannot be read. */
function isSaid(member: JsonMember): boolean {
  const { type } = withoutNullable(member.type);
  return (
    type.kind === "named" && hasAnyAttribute(type.symbol.attributes, ["Tenon.ContractValue", "Tenon.ContractObject"])
  );
}

/** A converter on the member decides how the enum is written, whatever the server's settings say. */
function enumUse(
  table: TypeTable,
  member: JsonMember,
  place: TypePlace,
  converter: Extract<Converter, { kind: "enumNames" | "enumNumbers" }>,
): TypeUse {
  const inner = withoutNullable(member.type);
  const symbol = inner.type.kind === "named" ? inner.type.symbol : undefined;
  const use =
    symbol === undefined
      ? undefined
      : converter.kind === "enumNames"
        ? enumNamesUse(table, symbol, converter.policy, converter.name)
        : enumNumbersUse(table, symbol);
  if (use !== undefined) return member.type.nullability === "annotated" ? nullable(use) : use;
  return table.use(member.type, symbol === undefined ? place : { ...place, convertedEnum: symbol });
}

/** The nearest number handling applies: the member's, its type's, the server's. */
function memberPlace(table: TypeTable, owner: NamedTypeSymbol, member: JsonMember, direction: Direction): TypePlace {
  const numbers = numberHandlingOf(member.symbol.attributes) ?? numberHandlingOf(owner.attributes);
  return {
    description: describe(owner, member),
    location: member.symbol.location ?? firstUseOf(table, owner),
    assembly: member.symbol.containingType.origin === "source" ? member.symbol.containingType.assembly : undefined,
    direction,
    isMember: true,
    ...withoutUndefined({ numbers }),
  };
}

function describe(owner: NamedTypeSymbol, member: JsonMember): string {
  return `the property ${member.symbol.name} of ${owner.name}`;
}

function defaultOf(table: TypeTable, type: TypeUse, member: JsonMember): JsonValue | undefined {
  const data = attribute(member.attributes, "System.ComponentModel.DefaultValue");
  if (data !== undefined) return constantAt(table, type, argument(data, "value") ?? data.constructorArguments.at(-1));
  if (member.parameter?.hasDefault !== true) return undefined;
  const { defaultValue } = member.parameter;
  return defaultValue?.kind === "null" ? undefined : constantAt(table, type, defaultValue);
}

/** A value type has no null to be left out for. */
function reportIgnoreCondition(table: TypeTable, symbol: NamedTypeSymbol, members: readonly JsonMember[]): void {
  for (const { symbol: member, type } of members) {
    const data = attribute(member.attributes, "System.Text.Json.Serialization.JsonIgnore");
    const condition = data === undefined ? undefined : enumMemberOf(namedArgument(data, "Condition"));
    if (condition !== "WhenWritingNull" || !isValueType(type.type) || isNullableValue(type.type)) continue;
    table.report("ignoreConditionRefused", member.location ?? symbol.locations[0], {
      member: member.name,
      type: symbol.name,
    });
  }
}

/** A naming strategy of the user's own decides names in a way that is not followed. */
function reportStrategies(table: TypeTable, symbol: NamedTypeSymbol, members: readonly JsonMember[]): void {
  if (table.stack.library !== "Newtonsoft.Json") return;
  for (const attributes of [symbol.attributes, ...members.map((member) => member.symbol.attributes)]) {
    const data = unreadStrategy(attributes);
    if (data !== undefined) table.report("jsonSettingUnreadable", data.location, { setting: "NamingStrategyType" });
  }
}

/** What System.Text.Json refuses on a type, and policies that are code. */
function reportTypeAttributes(table: TypeTable, symbol: NamedTypeSymbol, members: readonly JsonMember[]): void {
  if (table.stack.library !== "System.Text.Json") return;
  const ignore = attribute(symbol.attributes, "System.Text.Json.Serialization.JsonIgnore");
  const condition = ignore === undefined ? "Never" : enumMemberOf(namedArgument(ignore, "Condition"));
  if (condition === undefined || condition === "Always")
    table.report("typeIgnored", ignore?.location ?? symbol.locations[0], { type: symbol.name });
  for (const attributes of [symbol.attributes, ...members.map((member) => member.symbol.attributes)]) {
    const data = attribute(attributes, jsonNamingPolicyAttribute);
    if (data?.constructorArguments.some((one) => one.kind === "enum") !== false) continue;
    table.report("namingPolicyUnread", data.location ?? symbol.locations[0], {
      attribute: data.name,
      type: symbol.name,
    });
  }
}

/** True where further properties may come from a package. */
function reportUnknownBase(table: TypeTable, symbol: NamedTypeSymbol): boolean {
  let isOpen = false;
  for (const type of [selfType(symbol), ...baseTypes(selfType(symbol))]) {
    for (const base of unknownBasesOf(type.symbol)) {
      isOpen = mayBeOfPackage(table, { assembly: type.symbol.assembly });
      table.report(isOpen ? "baseTypeOfPackage" : "baseTypeNotFound", base.location ?? symbol.locations[0], {
        type: symbol.name,
        name: base.name,
      });
    }
  }
  return isOpen;
}

/**
 * Base names that bind to nothing; without them the object would silently lack properties. An interface adds none, and
 * those of packages that are not restored are known by their `I` alone.
 */
function unknownBasesOf(symbol: NamedTypeSymbol): readonly ErrorType[] {
  return symbol instanceof SourceNamedType ? symbol.unboundBases.filter((base) => !/^I[A-Z]/.test(base.name)) : [];
}

function reportSameNames(table: TypeTable, symbol: NamedTypeSymbol, members: readonly JsonMember[]): void {
  const seen = new Map<string, JsonMember>();
  for (const member of members) {
    const first = seen.get(member.jsonName);
    if (first === undefined) seen.set(member.jsonName, member);
    else {
      table.report("jsonNameTwice", member.symbol.location, {
        first: first.symbol.name,
        second: member.symbol.name,
        type: symbol.name,
        name: member.jsonName,
      });
    }
  }
}
