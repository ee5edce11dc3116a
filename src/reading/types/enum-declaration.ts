import type { JsonValue } from "../../contract/json-value.js";
import { namedBy } from "../../contract/naming-policy.js";
import type { EnumMember, EnumType } from "../../contract/type-declaration.js";
import { primitive, type TypeId, type TypeUse, withoutNull } from "../../contract/type-use.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import type { Constant, FieldSymbol, NamedTypeSymbol, SpecialType } from "../../csharp/binding/symbols/symbols.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { enumNamesOf } from "../../server/json-settings.js";
import { argument, attribute, hasAttribute, namedArgument, stringOf } from "../attributes.js";
import { documentationOf } from "../documentation.js";
import { type Converter, converterOf } from "./converters.js";
import { declarationHeader, deprecationOf } from "./declaration-header.js";
import { firstUseOf } from "./first-uses.js";
import { jsonConstant, jsonInteger } from "./json-constant.js";
import { memberDocumentation } from "./symbol-documentation.js";
import type { TypeTable } from "./type-table.js";

const underlyingTypes: Partial<Record<SpecialType, EnumType["underlying"]>> = {
  sbyte: "int8",
  byte: "uint8",
  short: "int16",
  ushort: "uint16",
  int: "int32",
  uint: "uint32",
  long: "int64",
  ulong: "uint64",
};

export function declareEnum(table: TypeTable, symbol: NamedTypeSymbol, id: TypeId): EnumType {
  const flags = hasAttribute(symbol.attributes, "System.Flags");
  const converter = ownConverter(table, symbol);
  const names = enumNamesOf(table.stack, symbol.metadataName);
  const wire =
    converter?.kind === "enumNumbers" || (converter === undefined && names === undefined) ? "number" : "string";
  if (flags && wire === "string")
    table.context.sink.report(diagnostic("flagsAsString", firstUseOf(table, symbol), { type: symbol.name }));
  if (converter?.kind === "unreadable") {
    table.context.sink.report(
      diagnostic("converterUnreadable", firstUseOf(table, symbol), {
        place: `The enum ${symbol.name}`,
        converter: converter.name,
      }),
    );
  }
  const members = symbol.members.filter((member): member is FieldSymbol => member.kind === "field");
  reportEnumMember(table, symbol, members);
  return {
    kind: "enum",
    members: members.map((member) =>
      readMember(table, member, converter?.kind === "enumNames" ? converter.policy : names?.policy?.value),
    ),
    flags,
    wire,
    underlying: underlyingTypes[symbol.enumUnderlyingType ?? "int"] ?? "int32",
    ...declarationHeader(symbol, id),
  };
}

/** A converter in the settings comes before the one on the enum. */
function ownConverter(table: TypeTable, symbol: NamedTypeSymbol): Converter | undefined {
  return table.stack.enumNamesWin ? undefined : converterOf(symbol.attributes, table.stack.library);
}

/** An enum at a member whose own converter writes its numbers; undefined where the type says so already. */
export function enumNumbersUse(table: TypeTable, symbol: NamedTypeSymbol): TypeUse | undefined {
  // Any number is read and written, be it a member's or not.
  return wireOf(table, symbol).kind === "numbers"
    ? undefined
    : primitive(underlyingTypes[symbol.enumUnderlyingType ?? "int"] ?? "int32");
}

/**
 * An enum as a key: its names, also where its values are numbers. A policy for keys names the members anew; only camelCase is
 * read back, without regard to case, so that of any other nothing but text is promised. Undefined where the type says so already.
 */
export function enumKeyUse(table: TypeTable, symbol: NamedTypeSymbol): TypeUse | undefined {
  const policy = table.stack.dictionaryKeyPolicy?.value;
  if (policy !== undefined && policy !== "CamelCase") return primitive("string");
  if (policy !== undefined) return enumNamesUse(table, symbol, policy);
  return wireOf(table, symbol).kind === "numbers" ? enumNamesUse(table, symbol) : undefined;
}

/** An enum at a member whose own converter writes its names; undefined where the type says so already. */
export function enumNamesUse(table: TypeTable, symbol: NamedTypeSymbol, policy?: string): TypeUse | undefined {
  const wire = wireOf(table, symbol);
  const members = symbol.members.filter((member): member is FieldSymbol => member.kind === "field");
  const names = members.map((member) => jsonNameOf(table, member, policy));
  const isSame =
    wire.kind === "names" && members.every((member, at) => jsonNameOf(table, member, wire.policy) === names[at]);
  if (isSame) return undefined;
  if (hasAttribute(symbol.attributes, "System.Flags")) {
    table.context.sink.report(diagnostic("flagsAsString", firstUseOf(table, symbol), { type: symbol.name }));
    return primitive("string");
  }
  const use = { kind: "enumNames" as const, id: table.declare(symbol) };
  return members.every((member, at) => member.name === names[at]) ? use : { ...use, names };
}

type EnumWire = { readonly kind: "numbers" } | { readonly kind: "names"; readonly policy: string | undefined };

/** How the enum is written where no converter of a member says otherwise. */
function wireOf(table: TypeTable, symbol: NamedTypeSymbol): EnumWire {
  const converter = ownConverter(table, symbol);
  if (converter?.kind === "enumNames") return { kind: "names", policy: converter.policy };
  const names = converter === undefined ? enumNamesOf(table.stack, symbol.metadataName) : undefined;
  return names === undefined ? { kind: "numbers" } : { kind: "names", policy: names.policy?.value };
}

/** A value of an enum as JSON has it where the enum is used so: its number, or the name of its member there. */
export function enumValueAt(table: TypeTable, use: TypeUse, constant: EnumConstant): JsonValue | undefined {
  const { symbol } = constant.type;
  const inner = withoutNull(use);
  const wire = wireOf(table, symbol);
  const isNumber = inner.kind === "reference" ? wire.kind === "numbers" : inner.kind === "primitive";
  if (isNumber && (inner.kind !== "primitive" || inner.name !== "string")) return jsonInteger(constant.value);
  const members = symbol.members.filter((member): member is FieldSymbol => member.kind === "field");
  const at = members.findIndex(({ name }) => name === constant.members[0]);
  const member = members[at];
  if (member === undefined || constant.members.length !== 1) return jsonConstant(constant);
  if (inner.kind === "enumNames") return inner.names?.[at] ?? member.name;
  return jsonNameOf(table, member, wire.kind === "names" ? wire.policy : undefined);
}

type EnumConstant = Extract<Constant, { kind: "enum" }>;

/** `[EnumMember(Value = "…")]`. */
function contractMemberName(member: FieldSymbol): string | undefined {
  const data = attribute(member.attributes, "System.Runtime.Serialization.EnumMember");
  return data === undefined ? undefined : stringOf(namedArgument(data, "Value"));
}

/** `[EnumMember]` is Newtonsoft.Json's and DataContract's; one is enough to say so of an enum. */
function reportEnumMember(table: TypeTable, symbol: NamedTypeSymbol, members: readonly FieldSymbol[]): void {
  if (table.stack.library === "Newtonsoft.Json") return;
  for (const member of members) {
    const value = contractMemberName(member);
    const written = enumMemberName(member);
    if (value === undefined || value === written) continue;
    table.context.sink.report(
      diagnostic("enumMemberIgnored", member.location, {
        type: symbol.name,
        member: member.name,
        value: JSON.stringify(value),
        written: JSON.stringify(written),
      }),
    );
    return;
  }
}

export function enumMemberName(member: FieldSymbol): string {
  return givenMemberName(member) ?? member.name;
}

function givenMemberName(member: FieldSymbol): string | undefined {
  const renamed = attribute(member.attributes, "System.Text.Json.Serialization.JsonStringEnumMemberName");
  return renamed === undefined ? undefined : stringOf(argument(renamed, "name", 0));
}

function jsonNameOf({ stack }: TypeTable, member: FieldSymbol, policy: string | undefined): string {
  const byPolicy = policy === undefined ? undefined : namedBy(policy, member.name);
  const given = stack.library === "Newtonsoft.Json" ? contractMemberName(member) : givenMemberName(member);
  return given ?? byPolicy ?? member.name;
}

function readMember(table: TypeTable, member: FieldSymbol, policy: string | undefined): EnumMember {
  const documentation = documentationOf(memberDocumentation(member));
  const deprecated = deprecationOf(member.attributes);
  const { constantValue } = member;
  return {
    name: jsonNameOf(table, member, policy),
    csharpName: member.name,
    value: constantValue?.kind === "integer" || constantValue?.kind === "enum" ? constantValue.value.toString() : "0",
    ...withoutUndefined({ documentation, deprecated }),
  };
}
