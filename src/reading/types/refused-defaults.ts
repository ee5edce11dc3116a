/**
 * Values that a member has when a request does not give it one, and that its own validation attributes refuse: an API
 * controller answers every such request with 400.
 */
import type { JsonValue } from "../../contract/json-value.js";
import { refuses } from "../../contract/refused-values.js";
import { arrayOf, nullable, primitive, type TypeUse } from "../../contract/type-use.js";
import { SourceProperty } from "../../csharp/binding/declarations/source-property.js";
import { baseTypes, constantOf, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { NamedType, PropertySymbol } from "../../csharp/binding/symbols/symbols.js";
import { isNullableValue, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { hasAttribute } from "../attributes.js";
import { isCollection } from "./collection-kinds.js";
import { deniesNull, readConstraints } from "./constraints.js";
import { isMadeByHand } from "./demanded-members.js";
import { jsonConstant } from "./json-constant.js";
import { constructorParameters, type JsonMember, jsonMembersOf, requiredAttribute } from "./json-members.js";
import { primitiveUse } from "./primitive-use.js";
import type { TypeTable } from "./type-table.js";

export function reportRefusedDefaults(table: TypeTable, type: NamedType): void {
  const read = new Map(jsonMembersOf(type, table.stack).map((member) => [member.symbol.name, member]));
  for (const level of [type, ...baseTypes(type)]) {
    if (level.symbol.origin !== "source" || isMadeByHand(level)) continue;
    for (const property of level.symbol.members) {
      if (property.kind !== "property" || !isValidated(property)) continue;
      const member = read.get(property.name);
      if (member?.sent === "required" || member?.isExtensionData === true) continue;
      const refused = refusedValue(property, type);
      if (refused === undefined) continue;
      table.context.sink.report(
        diagnostic("defaultRefused", property.location ?? type.symbol.locations[0], {
          member: property.name,
          type: type.symbol.name,
          value: JSON.stringify(refused),
          when: whenLeft(member),
        }),
      );
    }
  }
}

function whenLeft(member: JsonMember | undefined): string {
  return member === undefined || member.sent === "absent" ? "in every request" : "when a request leaves it out";
}

/** MVC validates what it can get. */
function isValidated(property: PropertySymbol): boolean {
  const { attributes, primaryConstructorParameter } = property;
  const all = [...attributes, ...(primaryConstructorParameter?.attributes ?? [])];
  return (
    !property.isStatic &&
    !property.isIndexer &&
    !property.isAbstract &&
    property.accessibility === "public" &&
    property.getter?.accessibility === "public" &&
    !hasAttribute(all, "Microsoft.AspNetCore.Mvc.ModelBinding.Validation.ValidateNever")
  );
}

function refusedValue(property: PropertySymbol, owner: NamedType): JsonValue | undefined {
  const use = useOf(property);
  const value = use === undefined ? undefined : valueWithoutKey(property, use, owner);
  if (use === undefined || value === undefined) return undefined;
  const attributes = [...property.attributes, ...(property.primaryConstructorParameter?.attributes ?? [])];
  if (value === null) return deniesNull(attributes) || isDemandedOfGetter(property) ? null : undefined;
  const constraints = readConstraints(attributes, use, () => undefined);
  return constraints !== undefined && refuses(constraints, value) === true ? value : undefined;
}

/** Where there is a setter, [Required] is a matter of the request's type. */
function isDemandedOfGetter({ setter, attributes }: PropertySymbol): boolean {
  return setter === undefined && hasAttribute(attributes, requiredAttribute);
}

const anything: TypeUse = { kind: "unknown", shape: "any", reason: "freeForm" };

function useOf({ type }: PropertySymbol): TypeUse | undefined {
  const inner = withoutNullable(type);
  const bare = primitiveUse(inner) ?? (isCollection(inner.type) ? arrayOf(primitive("string")) : undefined);
  const isNullable = type.nullability === "annotated" || isNullableValue(type.type);
  return isNullable ? nullable(bare ?? anything) : bare;
}

/** Undefined where it cannot be told. */
function valueWithoutKey(property: PropertySymbol, use: TypeUse, owner: NamedType): JsonValue | undefined {
  const { getterExpression, initializer } = property;
  if (getterExpression !== undefined) return jsonConstant(constantOf(getterExpression));
  if (property instanceof SourceProperty && property.hasBody) return undefined;
  const parameter = constructorParameters(owner).find((one) => one.name.toLowerCase() === property.name.toLowerCase());
  if (parameter?.hasDefault === true) return jsonConstant(parameter.defaultValue);
  if (parameter === undefined && initializer !== undefined) return initialValue(initializer);
  if (use.kind !== "primitive") return null;
  return startValues.get(use.name) ?? (use.name === "string" || use.name === "bytes" ? null : undefined);
}

function initialValue(initializer: SourceExpression): JsonValue | undefined {
  const text = textOf(initializer);
  return /^(\[\s*\]|new\b[^{[]*\(\s*\))$/.test(text) ? [] : jsonConstant(constantOf(initializer));
}

/** What C# gives a field of a type that nobody sets. */
const startValues: ReadonlyMap<string, JsonValue> = new Map<string, JsonValue>([
  ...["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"].map((name) => [name, 0] as const),
  ...["float32", "float64", "decimal"].map((name) => [name, 0] as const),
  ["boolean", false],
  ["date", "0001-01-01"],
  ["dateTime", "0001-01-01T00:00:00"],
]);
