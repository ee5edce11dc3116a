/** Get-only collections and objects that System.Text.Json fills in place. */
import type {
  AnnotatedType,
  AttributeData,
  FieldSymbol,
  NamedTypeSymbol,
  PropertySymbol,
} from "../../../csharp/binding/symbols/symbols.js";
import type { JsonStack } from "../../../server/json-settings.js";
import { argument, attribute, enumMemberOf, hasAnyAttribute, hasAttribute } from "../../attributes.js";
import { isPopulatable } from "../kinds/collection-kinds.js";
import { startingValue } from "./starting-value.js";

const json = "System.Text.Json.Serialization.";
const jsonObjectCreationHandlingAttribute = `${json}JsonObjectCreationHandling`;
const jsonConverterAttribute = `${json}JsonConverter`;
const polymorphicAttributes = [`${json}JsonPolymorphic`, `${json}JsonDerivedType`];

export function ignoresReadOnly(
  { kind }: PropertySymbol | FieldSymbol,
  settings: Pick<JsonStack, "ignoreReadOnlyFields" | "ignoreReadOnlyProperties">,
): boolean {
  return kind === "field" ? settings.ignoreReadOnlyFields : settings.ignoreReadOnlyProperties;
}

/**
 * A get-only collection or object that System.Text.Json fills in place: the member asks for it, or its type, or the settings.
 * The settings do not count for a type that is made by a constructor with parameters.
 */
export function isPopulated(
  symbol: PropertySymbol | FieldSymbol,
  annotated: AnnotatedType,
  owner: NamedTypeSymbol,
  settings: JsonStack,
  isConstructed: boolean,
): boolean {
  if (!isPopulatable(annotated.type) || isNullAtFirst(symbol, annotated)) return false;
  if (hasConverter(symbol, annotated)) return false;
  const handling = creationHandling(symbol.attributes);
  if (handling !== undefined) return handling === "Populate";
  // Here collections count as read-only too, though they are still written.
  if (ignoresReadOnly(symbol, settings)) return false;
  // A base class does not say it for those that derive from it.
  const preferred = creationHandling(owner.attributes);
  // Of a polymorphic type only what its members say counts.
  if (hasAnyAttribute(owner.attributes, polymorphicAttributes)) return false;
  return preferred === undefined ? settings.populates && !isConstructed : preferred === "Populate";
}

/** A converter of its own makes every value anew. */
export function hasConverter(symbol: PropertySymbol | FieldSymbol, { type }: AnnotatedType): boolean {
  const ofType = type.kind === "named" ? type.symbol.attributes : [];
  return hasAttribute([...symbol.attributes, ...ofType], jsonConverterAttribute);
}

export function creationHandling(attributes: readonly AttributeData[]): string | undefined {
  const data = attribute(attributes, jsonObjectCreationHandlingAttribute);
  return data === undefined ? undefined : (enumMemberOf(argument(data, "handling", 0)) ?? "");
}

/** What is null cannot be filled, and without a setter nothing else can be put in its place. */
function isNullAtFirst(symbol: PropertySymbol | FieldSymbol, { nullability }: AnnotatedType): boolean {
  return nullability === "annotated" && (symbol.kind === "field" || startingValue(symbol) === "null");
}
