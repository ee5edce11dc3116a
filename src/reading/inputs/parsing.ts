/**
 * How ASP.NET gets a value out of text (route, query, header, form). A type without TryParse, IParsable or a string
 * TypeConverter is complex: its properties are bound one by one, or it is read from the body.
 */
import { cachedBy } from "../../caching/cache.js";
import { allInterfaces, baseTypes } from "../../csharp/binding/index.js";
import type { AnnotatedType, MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isStringType, isTypeNamed, selfType } from "../../csharp/binding/symbols/types.js";
import { hasAnyAttribute, hasAttribute } from "../attributes.js";
import { collectionTypes, fileCollectionTypes, fileTypes, primitiveTypes } from "../types/kinds/known-types.js";

/** `file` stands for `IFormFile` and lists of it. */
export type TextForm = "simple" | "list" | "file" | "complex";

export function textFormOf({ type }: AnnotatedType): TextForm {
  if (type.kind === "named" && isNullableValue(type)) {
    const [inner] = type.typeArguments;
    return inner === undefined ? "complex" : textFormOf(inner);
  }
  if (type.kind === "array") return listForm(type.rank === 1 ? type.element : undefined);
  // A name that cannot be bound is reported where its type is read; taking it for a body would hide that behind a second error.
  if (type.kind === "error") return "simple";
  if (type.kind !== "named") return "complex";
  const name = type.symbol.metadataName;
  if (fileTypes.has(name) || fileCollectionTypes.has(name)) return "file";
  if (isParsable(type.symbol)) return "simple";
  return collectionTypes.has(name) ? listForm(type.typeArguments[0]) : "complex";
}

function listForm(element: AnnotatedType | undefined): TextForm {
  if (element === undefined) return "complex";
  const form = textFormOf(element);
  return form === "simple" ? "list" : form === "file" ? "file" : "complex";
}

/** Asked for every use of a type. */
export const isParsable = cachedBy((symbol: NamedTypeSymbol): boolean => hasParsing(symbol) || hasConverter(symbol));

/** Whether text becomes it by a type converter alone, which MVC asks and a minimal API does not. */
export function isOnlyConverted({ type }: AnnotatedType): boolean {
  if (type.kind !== "named") return false;
  const [inner] = type.typeArguments;
  if (isNullableValue(type)) return inner !== undefined && isOnlyConverted(inner);
  return !hasParsing(type.symbol) && hasConverter(type.symbol);
}

/** Packages that write the parsing of the type when the server is built. */
const generatedParsing = ["Vogen.ValueObject", "StronglyTypedIds.StronglyTypedId"];

export const hasParsing = cachedBy((symbol: NamedTypeSymbol): boolean => {
  if (symbol.typeKind === "enum" || primitiveTypes.has(symbol.metadataName)) return true;
  if (hasAnyAttribute(symbol.attributes, generatedParsing)) return true;
  if (withBases(symbol).some(({ members }) => members.some((one) => one.kind === "method" && isTryParse(one))))
    return true;
  return allInterfaces(selfType(symbol)).some((one) => one.symbol.metadataName === "System.IParsable`1");
});

function hasConverter(symbol: NamedTypeSymbol): boolean {
  if (symbol.metadataName === "System.Globalization.CultureInfo") return true;
  return withBases(symbol).some(({ attributes }) => hasAttribute(attributes, "System.ComponentModel.TypeConverter"));
}

/** Both ways of parsing are inherited. */
function withBases(symbol: NamedTypeSymbol): readonly NamedTypeSymbol[] {
  return [symbol, ...baseTypes(selfType(symbol)).map((base) => base.symbol)];
}

/** `bool TryParse(string, out T)` or `bool TryParse(string, IFormatProvider, out T)`. */
function isTryParse(method: MethodSymbol): boolean {
  if (method.name !== "TryParse" || !method.isStatic || method.accessibility !== "public") return false;
  if (!isTypeNamed(method.returnType.type, "System.Boolean")) return false;
  const { parameters } = method;
  const [text, provider] = parameters;
  if (text === undefined || !isStringType(text.type.type) || parameters.at(-1)?.refKind !== "out") return false;
  return (
    parameters.length === 2 ||
    (parameters.length === 3 && provider !== undefined && isTypeNamed(provider.type.type, "System.IFormatProvider"))
  );
}
