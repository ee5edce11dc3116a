import { cachedBy } from "../caching/cache.js";
import type { AnnotatedType, AttributeData, Constant, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";

/**
 * Finds an attribute by its full class name, without the `Attribute` suffix: `Tenon.Contract`. Where the class could not be
 * bound (packages not restored), the simple name as written decides.
 */
export function attribute(
  attributes: readonly AttributeData[],
  ...fullNames: readonly string[]
): AttributeData | undefined {
  return attributes.find((data) => isAttribute(data, fullNames));
}

export function attributesNamed(
  attributes: readonly AttributeData[],
  ...fullNames: readonly string[]
): readonly AttributeData[] {
  return attributes.filter((data) => isAttribute(data, fullNames));
}

export function hasAttribute(attributes: readonly AttributeData[], ...fullNames: readonly string[]): boolean {
  return attribute(attributes, ...fullNames) !== undefined;
}

export function isAttribute(data: AttributeData, fullNames: readonly string[]): boolean {
  const bound = data.attributeClass?.symbol;
  if (bound === undefined)
    return fullNames.some((fullName) => fullName.slice(fullName.lastIndexOf(".") + 1) === data.name);
  return attributeNames(bound).some((name) => fullNames.includes(name));
}

/** The names of an attribute class and of the classes it derives from, without the suffix. */
const attributeNames = cachedBy((symbol: NamedTypeSymbol): readonly string[] => {
  const names: string[] = [];
  for (let at: NamedTypeSymbol | undefined = symbol; at !== undefined && names.length < 16; at = at.baseType?.symbol) {
    names.push(fullNameOf(at).replace(/Attribute$/, ""));
  }
  return names;
});

/** Namespace and simple name; nested types joined by a dot, arity left out. */
export function fullNameOf(symbol: NamedTypeSymbol): string {
  const outer = symbol.containingType;
  if (outer !== undefined) return `${fullNameOf(outer)}.${symbol.name}`;
  return symbol.namespace === "" ? symbol.name : `${symbol.namespace}.${symbol.name}`;
}

/** The constructor argument of that parameter name, or at that position when the constructor is not known. */
export function argument(data: AttributeData, parameter: string, position?: number): Constant | undefined {
  const at = data.constructorParameters.findIndex((name) => name.toLowerCase() === parameter.toLowerCase());
  if (at >= 0) return data.constructorArguments[at];
  if (data.constructorParameters.length > 0 || position === undefined) return undefined;
  return data.constructorArguments[position];
}

export function namedArgument(data: AttributeData, name: string): Constant | undefined {
  return data.namedArguments.find((named) => named.name === name)?.value;
}

export function stringOf(constant: Constant | undefined): string | undefined {
  return constant?.kind === "string" ? constant.value : undefined;
}

export function boolOf(constant: Constant | undefined): boolean | undefined {
  return constant?.kind === "bool" ? constant.value : undefined;
}

/** A small integer, an enum such as `HttpStatusCode` included. */
export function integerOf(constant: Constant | undefined): number | undefined {
  if (constant?.kind === "integer" || constant?.kind === "enum") return Number(constant.value);
  return undefined;
}

export function typeOf(constant: Constant | undefined): AnnotatedType | undefined {
  return constant?.kind === "type" ? constant.type : undefined;
}

/** The strings of a `params string[]`, a single string included. */
export function stringsOf(constants: readonly (Constant | undefined)[]): readonly string[] {
  return constants.flatMap((constant) => {
    if (constant?.kind === "string") return [constant.value];
    return constant?.kind === "array" ? stringsOf(constant.elements) : [];
  });
}

/** The types of a `params Type[]`. */
export function typesOf(constants: readonly (Constant | undefined)[]): readonly AnnotatedType[] {
  return constants.flatMap((constant) => {
    if (constant?.kind === "type") return [constant.type];
    return constant?.kind === "array" ? typesOf(constant.elements) : [];
  });
}

/** The member names of an enum constant: `Always`. */
export function enumMemberOf(constant: Constant | undefined): string | undefined {
  return constant?.kind === "enum" ? constant.members.join(", ") : undefined;
}
