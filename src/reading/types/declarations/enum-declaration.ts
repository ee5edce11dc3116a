import type { JsonValue } from "../../../contract/json-value.js";
import { namedBy } from "../../../contract/names/naming-policy.js";
import type { Direction } from "../../../contract/shapes.js";
import type { EnumMember, EnumType } from "../../../contract/type-declaration.js";
import { primitive, reference, type TypeId, type TypeUse, withoutNull } from "../../../contract/type-use.js";
import { withoutUndefined } from "../../../contract/without-undefined.js";
import type { Constant, FieldSymbol, NamedTypeSymbol, SpecialType } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { enumNamesOf, isKnownPolicy, type KeyConverter } from "../../../server/json-settings.js";
import { argument, attribute, hasAttribute, namedArgument, stringOf } from "../../attributes.js";
import { documentationOf } from "../../documentation.js";
import { type Converter, converterOf, type EnumNamesConverter } from "../converters/converters.js";
import { registeredConverter } from "../converters/registered-converters.js";
import { jsonConstant, jsonInteger } from "../members/json-constant.js";
import type { TypeTable } from "../type-table.js";
import { declarationHeader, deprecationOf } from "./declaration-header.js";
import { firstUseOf } from "./first-uses.js";
import { memberDocumentation } from "./symbol-documentation.js";
import { typeIdOf } from "./type-id.js";

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
  const written = wireOf(table, symbol);
  const wire = written.kind === "numbers" ? "number" : "string";
  if (flags && wire === "string") table.report("flagsAsString", firstUseOf(table, symbol), { type: symbol.name });
  reportEnumMember(table, symbol);
  const policy = written.kind === "names" ? written.policy : undefined;
  return enumOf(symbol, id, wire, (member) => jsonNameOf(table, member, policy));
}

function enumOf(
  symbol: NamedTypeSymbol,
  id: TypeId,
  wire: EnumType["wire"],
  nameOf: (member: FieldSymbol) => string,
): EnumType {
  return {
    kind: "enum",
    members: fieldsOf(symbol).map((member) => readMember(member, nameOf(member))),
    flags: hasAttribute(symbol.attributes, "System.Flags"),
    wire,
    underlying: underlyingTypes[symbol.enumUnderlyingType ?? "int"] ?? "int32",
    ...declarationHeader(symbol, id),
  };
}

function fieldsOf({ members }: NamedTypeSymbol): readonly FieldSymbol[] {
  return members.filter((member): member is FieldSymbol => member.kind === "field");
}

/**
 * An enum outside JSON, where ASP.NET parses the C# names and the numbers. The type of the bodies where their values are such,
 * and otherwise one with the C# names: beside the numbers where bodies have these, so that what was answered can be sent.
 */
export function boundEnumUse(table: TypeTable, symbol: NamedTypeSymbol, ignoresCase: boolean): TypeUse {
  return isBoundAsWritten(table, symbol, ignoresCase)
    ? reference(table.declare(symbol))
    : declareForm(table, symbol, isWrittenAsNumber(table, symbol) ? "NameOrNumber" : "Name", ({ name }) => name);
}

/** Whether ASP.NET parses what JSON has for the members. `ignoresCase`: minimal APIs alone take names only as C# spells them. */
export function isBoundAsWritten(table: TypeTable, symbol: NamedTypeSymbol, ignoresCase: boolean): boolean {
  if (isWrittenAsNumber(table, symbol)) return hasAttribute(symbol.attributes, "System.Flags");
  const wire = wireOf(table, symbol);
  if (wire.kind === "numbers") return false;
  const members = fieldsOf(symbol);
  const names = members.map((member) => jsonNameOf(table, member, wire.policy));
  if (members.every(({ name }, at) => name === names[at])) return true;
  const folded = members.map(({ name }) => name.toLowerCase());
  // Of members that only case tells apart, text in another case is one of them only.
  return (
    ignoresCase && new Set(folded).size === folded.length && names.every((n, at) => n.toLowerCase() === folded[at])
  );
}

function isWrittenAsNumber(table: TypeTable, symbol: NamedTypeSymbol): boolean {
  const converter = ownConverter(table, symbol)?.kind;
  return wireOf(table, symbol).kind === "numbers" && converter !== "unreadable" && converter !== "shape";
}

const formWires: ReadonlyMap<string, EnumType["wire"]> = new Map([
  ["NameOrNumber", "nameOrNumber"],
  ["Number", "number"],
]);

/** The enum as another type than bodies have. */
function declareForm(
  table: TypeTable,
  symbol: NamedTypeSymbol,
  form: string,
  nameOf: (member: FieldSymbol) => string,
): TypeUse {
  const wire = formWires.get(form) ?? "string";
  const id = table.declareAs(typeIdOf(symbol, form), () => ({ ...enumOf(symbol, id, wire, nameOf), form }));
  return reference(id);
}

/** A converter in the settings comes before the one on the enum. */
export function ownConverter(table: TypeTable, symbol: NamedTypeSymbol): Converter | undefined {
  const { stack } = table;
  const registered = registeredConverter(table, selfType(symbol));
  if (registered !== undefined) return registered;
  const isRegistered = stack.enumNamesWin || stack.namedEnums.has(symbol.metadataName);
  return isRegistered ? undefined : converterOf(symbol.attributes, stack.library, selfType(symbol));
}

/** Where the converter converts keys; undefined for those of the framework. */
export function convertedEnumKeys(table: TypeTable, symbol: NamedTypeSymbol): KeyConverter["keys"] {
  return (ownConverter(table, symbol) ?? table.stack.namedEnums.get(symbol.metadataName))?.keys;
}

/** An enum at a member whose own converter writes its numbers; undefined where the type says so already. */
export function enumNumbersUse(table: TypeTable, symbol: NamedTypeSymbol): TypeUse | undefined {
  return wireOf(table, symbol).kind === "numbers"
    ? undefined
    : declareForm(table, symbol, "Number", ({ name }) => name);
}

/**
 * An enum as a key: its names, also where its values are numbers. A policy for keys names the members anew where they are written,
 * and is not asked where they are read; case does not count there. Undefined where the type says so already.
 */
export function enumKeyUse(table: TypeTable, symbol: NamedTypeSymbol, direction: Direction): TypeUse | undefined {
  const { dictionaryKeyPolicy, library } = table.stack;
  const policy = dictionaryKeyPolicy?.value;
  const wire = wireOf(table, symbol);
  const converter = ownConverter(table, symbol);
  if (wire.kind === "numbers" && converter !== undefined && converter.kind !== "enumNumbers")
    return primitive("string");
  if (policy === "CamelCase" || (policy !== undefined && library === "System.Text.Json" && isKnownPolicy(policy))) {
    if (policy === "CamelCase" || direction === "answered") return enumNamesUse(table, symbol, policy);
  } else if (policy !== undefined) return primitive("string");
  return wire.kind === "numbers" ? enumNamesUse(table, symbol) : undefined;
}

/** An enum at a member whose own converter writes its names; undefined where the type says so already. */
export function enumNamesUse(
  table: TypeTable,
  symbol: NamedTypeSymbol,
  policy?: EnumPolicy,
  form = typeof policy === "string" ? policy : "Text",
): TypeUse | undefined {
  const wire = wireOf(table, symbol);
  const members = fieldsOf(symbol);
  const names = members.map((member) => jsonNameOf(table, member, policy));
  const isSame =
    wire.kind === "names" && members.every((member, at) => jsonNameOf(table, member, wire.policy) === names[at]);
  if (isSame) return undefined;
  if (hasAttribute(symbol.attributes, "System.Flags")) {
    table.report("flagsAsString", firstUseOf(table, symbol), { type: symbol.name });
    return primitive("string");
  }
  return members.every((member, at) => member.name === names[at])
    ? declareForm(table, symbol, "Name", ({ name }) => name)
    : declareForm(table, symbol, form, (member) => jsonNameOf(table, member, policy));
}

type EnumPolicy = EnumNamesConverter["policy"];
type EnumWire = { readonly kind: "numbers" } | { readonly kind: "names"; readonly policy: EnumPolicy };

/** How the enum is written where no converter of a member says otherwise. */
function wireOf(table: TypeTable, symbol: NamedTypeSymbol): EnumWire {
  const converter = ownConverter(table, symbol);
  if (converter?.kind === "enumNames") return { kind: "names", policy: converter.policy };
  const names = converter === undefined ? enumNamesOf(table.stack, symbol.metadataName) : undefined;
  if (names === undefined) return { kind: "numbers" };
  return { kind: "names", policy: names.texts === undefined ? names.policy?.value : new Map(names.texts) };
}

/** A value of an enum as JSON has it where the enum is used so: its number, or the name of its member there. */
function enumValueAt(table: TypeTable, use: TypeUse, constant: EnumConstant): JsonValue | undefined {
  const { symbol } = constant.type;
  const inner = withoutNull(use);
  const wire = wireOf(table, symbol);
  const form = inner.kind === "reference" ? /!(\w+)$/.exec(inner.id)?.[1] : undefined;
  const isNumber =
    inner.kind === "reference"
      ? form === "Number" || (form === undefined && wire.kind === "numbers")
      : inner.kind === "primitive";
  if (isNumber && (inner.kind !== "primitive" || inner.name !== "string")) return jsonInteger(constant.value);
  const member = fieldsOf(symbol).find(({ name }) => name === constant.members[0]);
  if (member === undefined || constant.members.length !== 1) return jsonConstant(constant);
  if (form !== undefined && namedBy(form, "") === undefined) return form.startsWith("Name") ? member.name : undefined;
  if (form !== undefined) return jsonNameOf(table, member, form);
  return jsonNameOf(table, member, wire.kind === "names" ? wire.policy : undefined);
}

export function constantAt(table: TypeTable, use: TypeUse, constant: Constant | undefined): JsonValue | undefined {
  return constant?.kind === "enum" ? enumValueAt(table, use, constant) : jsonConstant(constant);
}

type EnumConstant = Extract<Constant, { kind: "enum" }>;

/** `[EnumMember(Value = "…")]`. */
function contractMemberName(member: FieldSymbol): string | undefined {
  const data = attribute(member.attributes, "System.Runtime.Serialization.EnumMember");
  return data === undefined ? undefined : stringOf(namedArgument(data, "Value"));
}

/** `[EnumMember]` is Newtonsoft.Json's and DataContract's; one is enough to say so of an enum. */
function reportEnumMember(table: TypeTable, symbol: NamedTypeSymbol): void {
  if (table.stack.library !== "System.Text.Json") return;
  for (const member of fieldsOf(symbol)) {
    const value = contractMemberName(member);
    const written = enumMemberName(member);
    if (value === undefined || value === written) continue;
    table.report("enumMemberIgnored", member.location, {
      type: symbol.name,
      member: member.name,
      value: JSON.stringify(value),
      written: JSON.stringify(written),
    });
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

function jsonNameOf({ stack }: TypeTable, member: FieldSymbol, policy: EnumPolicy): string {
  if (typeof policy === "object") return policy.get(member.name) ?? member.name;
  const byPolicy = policy === undefined ? undefined : namedBy(policy, member.name);
  const name = stack.library === "System.Text.Json" ? givenMemberName(member) : contractMemberName(member);
  return name ?? byPolicy ?? member.name;
}

function readMember(member: FieldSymbol, name: string): EnumMember {
  const documentation = documentationOf(memberDocumentation(member));
  const deprecated = deprecationOf(member.attributes);
  const { constantValue } = member;
  return {
    name,
    csharpName: member.name,
    value: constantValue?.kind === "integer" || constantValue?.kind === "enum" ? constantValue.value.toString() : "0",
    ...withoutUndefined({ documentation, deprecated }),
  };
}
