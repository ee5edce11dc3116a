import type { ObjectType, Property } from "../../contract/type-declaration.js";
import { type TypeId, type TypeUse, visitUses, withoutNull } from "../../contract/type-use.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { SourceNamedType } from "../../csharp/binding/declarations/source-type.js";
import { baseTypes, displayType } from "../../csharp/binding/index.js";
import type { AttributeData, Constant, ErrorType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { argument, attribute, enumMemberOf, hasAttribute } from "../attributes.js";
import { documentationOf } from "../documentation.js";
import { readConstraints } from "./constraints.js";
import { converterOf } from "./converters.js";
import { declarationHeader, deprecationOf } from "./declaration-header.js";
import { enumMemberName } from "./enum-declaration.js";
import { jsonOf } from "./json-constant.js";
import { type JsonMember, jsonMembersOf } from "./json-members.js";
import { unmapped } from "./map-type.js";
import { memberDocumentation } from "./symbol-documentation.js";
import { allTypeParameters } from "./type-parameters.js";
import type { TypePlace, TypeTable } from "./type-table.js";

export function declareObject(table: TypeTable, symbol: NamedTypeSymbol, id: TypeId): ObjectType {
  reportUnknownBase(table, symbol);
  const members = jsonMembersOf(selfType(symbol), table.stack);
  const extension = members.find((member) => member.isExtensionData);
  const properties = members
    .filter((member) => !member.isExtensionData)
    .map((member) => readProperty(table, symbol, member));
  reportSameNames(table, symbol, members);
  return {
    ...declarationHeader(symbol, id),
    kind: "object",
    csharpKind: csharpKindOf(symbol),
    typeParameters: allTypeParameters(symbol),
    properties,
    ...(extension === undefined ? {} : { additional: { kind: "unknown", shape: "any", reason: "freeForm" } }),
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
  const written = memberUse(table, owner, member);
  const type = member.isNeverNull ? withoutNull(written) : written;
  reportNamedNumbers(table, owner, member, type);
  const constraints = readConstraints(member.attributes, type, (data) => {
    table.context.sink.report(diagnostic("patternNotPortable", data.location, { place: describe(owner, member) }));
  });
  const documentation = documentationOf(memberDocumentation(member.symbol));
  const deprecated = deprecationOf(member.attributes);
  const fallback = defaultOf(owner, member);
  return {
    name: member.jsonName,
    csharpName: member.symbol.name,
    type,
    sent: member.sent,
    answered: member.answered,
    ...withoutUndefined({ constraints, default: fallback, documentation, deprecated }),
    ...(member.symbol.location === undefined || owner.origin !== "source" ? {} : { location: member.symbol.location }),
  };
}

/** The type of a member as JSON has it: a converter or number handling on the member speaks before its type does. */
export function memberUse(table: TypeTable, owner: NamedTypeSymbol, member: JsonMember): TypeUse {
  const place = memberPlace(table, owner, member);
  const converter = converterOf(member.symbol.attributes);
  switch (converter?.kind) {
    case undefined:
      return table.use(member.type, place);
    case "primitive":
      return member.type.nullability === "annotated"
        ? { kind: "nullable", inner: converter.primitive }
        : converter.primitive;
    case "enumNames":
      return enumUse(table, member, place);
    case "enumNumbers":
      table.context.sink.report(
        diagnostic("enumWrittenAsNumber", member.symbol.location, {
          type: displayType(withoutNullable(member.type)),
          server: "a converter here",
        }),
      );
      return enumUse(table, member, place);
    case "unreadable":
      if (isSaid(member)) return table.use(member.type, place);
      table.context.sink.report(
        diagnostic("converterUnreadable", member.symbol.location, {
          place: describe(owner, member),
          converter: converter.name,
        }),
      );
      return unmapped;
  }
}

/** `[ContractValue]` and `[ContractObject]` on its type: the author says what an unreadable converter writes. */
function isSaid(member: JsonMember): boolean {
  const { type } = withoutNullable(member.type);
  return type.kind === "named" && hasAttribute(type.symbol.attributes, "Tenon.ContractValue", "Tenon.ContractObject");
}

/** A converter on the member decides how the enum is written, whatever the server's settings say. */
function enumUse(table: TypeTable, member: JsonMember, place: TypePlace): TypeUse {
  const inner = withoutNullable(member.type);
  const known = inner.type.kind === "named" && table.enumsBySettings.has(inner.type.symbol);
  const use = table.use(member.type, place);
  if (inner.type.kind === "named" && !known) table.enumsBySettings.delete(inner.type.symbol);
  return use;
}

function memberPlace(table: TypeTable, owner: NamedTypeSymbol, member: JsonMember): TypePlace {
  return {
    description: describe(owner, member),
    location: member.symbol.location ?? owner.locations[0],
    assembly: member.symbol.containingType.origin === "source" ? member.symbol.containingType.assembly : undefined,
    numbersAsStrings: writesNumbersAsStrings(table, owner, member),
  };
}

function describe(owner: NamedTypeSymbol, member: JsonMember): string {
  return `the property ${member.symbol.name} of ${owner.name}`;
}

/** The nearest one speaks: the member's, its type's, the server's. */
function writesNumbersAsStrings(table: TypeTable, owner: NamedTypeSymbol, member: JsonMember): boolean {
  return numberHandling(member.symbol.attributes) ?? numberHandling(owner.attributes) ?? table.stack.numbersAsStrings;
}

function numberHandling(attributes: readonly AttributeData[]): boolean | undefined {
  return handlingOf(attributes)?.includes("WriteAsString");
}

function handlingOf(attributes: readonly AttributeData[]): string | undefined {
  const data = attribute(attributes, "System.Text.Json.Serialization.JsonNumberHandling");
  return data === undefined ? undefined : (enumMemberOf(argument(data, "handling", 0)) ?? "");
}

/** `AllowNamedFloatingPointLiterals` writes text among the numbers. */
function reportNamedNumbers(table: TypeTable, owner: NamedTypeSymbol, member: JsonMember, type: TypeUse): void {
  const handling = handlingOf(member.symbol.attributes) ?? handlingOf(owner.attributes) ?? "";
  if (!handling.includes("AllowNamedFloatingPointLiterals")) return;
  let floating = false;
  visitUses(type, (use) => {
    if (use.kind === "primitive" && use.name.startsWith("float") && use.asString !== true) floating = true;
  });
  if (floating)
    table.context.sink.report(
      diagnostic("nonFiniteAsText", member.symbol.location, { place: describe(owner, member) }),
    );
}

function defaultOf(owner: NamedTypeSymbol, member: JsonMember): ReturnType<typeof jsonOf> {
  const data = attribute(member.attributes, "System.ComponentModel.DefaultValue");
  if (data !== undefined) return jsonDefault(argument(data, "value") ?? data.constructorArguments.at(-1));
  if (member.parameter?.hasDefault !== true) return undefined;
  // System.Text.Json makes a struct without calling its constructor: the key may be absent, but the default is not given.
  if (owner.typeKind === "struct") return undefined;
  const { defaultValue } = member.parameter;
  return defaultValue?.kind === "null" ? undefined : jsonDefault(defaultValue);
}

/** In JSON an enum goes by its JSON name. */
function jsonDefault(constant: Constant | undefined): ReturnType<typeof jsonOf> {
  if (constant?.kind !== "enum" || constant.members.length !== 1) return jsonOf(constant);
  const member = constant.type.symbol.members.find((one) => one.kind === "field" && one.name === constant.members[0]);
  return member?.kind === "field" ? enumMemberName(member) : jsonOf(constant);
}

function reportUnknownBase(table: TypeTable, symbol: NamedTypeSymbol): void {
  for (const type of [selfType(symbol), ...baseTypes(selfType(symbol))]) {
    for (const base of unknownBasesOf(type.symbol)) {
      table.context.sink.report(
        diagnostic("baseTypeNotFound", base.location ?? symbol.locations[0], { type: symbol.name, name: base.name }),
      );
    }
  }
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
      table.context.sink.report(
        diagnostic("jsonNameTwice", member.symbol.location, {
          first: first.symbol.name,
          second: member.symbol.name,
          type: symbol.name,
          name: member.jsonName,
        }),
      );
    }
  }
}
