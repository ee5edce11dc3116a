import { namedBy } from "../../contract/naming-policy.js";
import type { EnumMember, EnumType } from "../../contract/type-declaration.js";
import { primitive, type TypeId, type TypeUse } from "../../contract/type-use.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import type { FieldSymbol, NamedTypeSymbol, SpecialType } from "../../csharp/binding/symbols/symbols.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { enumNamesOf } from "../../server/json-settings.js";
import { argument, attribute, hasAttribute, namedArgument, stringOf } from "../attributes.js";
import { documentationOf } from "../documentation.js";
import { type Converter, converterOf } from "./converters.js";
import { declarationHeader, deprecationOf } from "./declaration-header.js";
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
    table.context.sink.report(diagnostic("flagsAsString", symbol.locations[0], { type: symbol.name }));
  if (converter?.kind === "unreadable") {
    table.context.sink.report(
      diagnostic("converterUnreadable", symbol.locations[0], {
        place: `The enum ${symbol.name}`,
        converter: converter.name,
      }),
    );
  }
  const members = symbol.members.filter((member): member is FieldSymbol => member.kind === "field");
  reportEnumMember(table, symbol, members);
  return {
    ...declarationHeader(symbol, id),
    kind: "enum",
    members: members.map((member) => readMember(member, names?.policy?.value)),
    flags,
    wire,
    underlying: underlyingTypes[symbol.enumUnderlyingType ?? "int"] ?? "int32",
  };
}

/** A converter in the settings comes before the one on the enum. */
function ownConverter(table: TypeTable, symbol: NamedTypeSymbol): Converter | undefined {
  return table.stack.enumNamesWin ? undefined : converterOf(symbol.attributes);
}

/** An enum at a member whose own converter writes its names or its numbers, whatever is written elsewhere. */
export function enumUseBy(
  table: TypeTable,
  symbol: NamedTypeSymbol,
  converter: "enumNames" | "enumNumbers",
): TypeUse | undefined {
  const isNumber = ownConverter(table, symbol)?.kind === "enumNumbers";
  // Any number is read and written, be it a member's or not.
  if (converter === "enumNumbers")
    return isNumber ? undefined : primitive(underlyingTypes[symbol.enumUnderlyingType ?? "int"] ?? "int32");
  if (!isNumber) return undefined;
  const members = symbol.members.filter((member): member is FieldSymbol => member.kind === "field");
  const isRenamed = members.some((member) => enumMemberName(member) !== member.name);
  return isRenamed || hasAttribute(symbol.attributes, "System.Flags")
    ? primitive("string")
    : { kind: "enumNames", id: table.declare(symbol) };
}

/** `[EnumMember]` is Newtonsoft.Json's and DataContract's; one is enough to say so of an enum. */
function reportEnumMember(table: TypeTable, symbol: NamedTypeSymbol, members: readonly FieldSymbol[]): void {
  for (const member of members) {
    const data = attribute(member.attributes, "System.Runtime.Serialization.EnumMember");
    const value = data === undefined ? undefined : stringOf(namedArgument(data, "Value"));
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

function readMember(member: FieldSymbol, policy: string | undefined): EnumMember {
  const documentation = documentationOf(memberDocumentation(member));
  const deprecated = deprecationOf(member.attributes);
  const { constantValue } = member;
  return {
    name:
      givenMemberName(member) ?? (policy === undefined ? member.name : (namedBy(policy, member.name) ?? member.name)),
    csharpName: member.name,
    value: constantValue?.kind === "integer" || constantValue?.kind === "enum" ? constantValue.value.toString() : "0",
    ...withoutUndefined({ documentation, deprecated }),
  };
}
