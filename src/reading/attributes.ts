import { cachedBy, cachedWhole } from "../caching/cache.js";
import type { AnnotatedType, AttributeData, Constant, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";

/**
 * Finds an attribute by its full class name, without the `Attribute` suffix: `Tenon.Contract`. Where the class could not be
 * bound (packages not restored), the simple name as written decides.
 */
export function attribute(attributes: readonly AttributeData[], fullName: string): AttributeData | undefined {
  if (attributes.length > short) return lookUp(attributes, fullName);
  // The most asked of all questions: by index, because an iterator makes an object for each step.
  for (let at = 0; at < attributes.length; at++) {
    const data = attributes[at];
    if (data !== undefined && isAttribute(data, fullName)) return data;
  }
  return undefined;
}

/** A longer list, such as hundreds of [JsonDerivedType], is asked by each of the types that it names. */
const short = 8;

function lookUp(attributes: readonly AttributeData[], fullName: string): AttributeData | undefined {
  const { bound, unbound } = positions(attributes);
  const first = Math.min(bound.get(fullName) ?? Infinity, unbound.get(withoutNamespace(fullName)) ?? Infinity);
  return attributes[first];
}

/** Where each attribute is met first: by the full names of its class, or by what is written. */
const positions = cachedWhole((attributes: readonly AttributeData[]) => {
  const bound = new Map<string, number>();
  const unbound = new Map<string, number>();
  for (const [at, data] of attributes.entries()) {
    const symbol = data.attributeClass?.symbol;
    if (symbol === undefined) {
      if (!unbound.has(data.name)) unbound.set(data.name, at);
    } else for (const name of attributeNames(symbol)) if (!bound.has(name)) bound.set(name, at);
  }
  return { bound, unbound };
});

export function attributesNamed(attributes: readonly AttributeData[], fullName: string): readonly AttributeData[] {
  return hasAttribute(attributes, fullName) ? attributes.filter((data) => isAttribute(data, fullName)) : none;
}

const none: readonly AttributeData[] = [];

export function hasAttribute(attributes: readonly AttributeData[], fullName: string): boolean {
  return attribute(attributes, fullName) !== undefined;
}

export function hasAnyAttribute(attributes: readonly AttributeData[], fullNames: readonly string[]): boolean {
  return attributes.length > 0 && fullNames.some((fullName) => hasAttribute(attributes, fullName));
}

export function isAttribute(data: AttributeData, fullName: string): boolean {
  const bound = data.attributeClass?.symbol;
  return bound === undefined ? withoutNamespace(fullName) === data.name : attributeNames(bound).has(fullName);
}

/** The name without its namespace. */
export function withoutNamespace(fullName: string): string {
  return fullName.slice(fullName.lastIndexOf(".") + 1);
}

/**
 * What is said of many attributes at once, by their full names: one look for each class instead of one for each name. Where an
 * attribute has several of the names, the first of them counts.
 */
export function attributeTable<T>(entries: readonly (readonly [fullName: string, said: T])[]): AttributeTable<T> {
  const rankOf = new Map(entries.map(([fullName], rank) => [fullName, rank]));
  const rankOfSimple = new Map<string, number>();
  for (const [rank, [fullName]] of entries.entries()) {
    const simple = withoutNamespace(fullName);
    if (!rankOfSimple.has(simple)) rankOfSimple.set(simple, rank);
  }
  const ofClass = cachedBy((symbol: NamedTypeSymbol): T | undefined => {
    let first: number | undefined;
    for (const name of attributeNames(symbol)) {
      const rank = rankOf.get(name);
      if (rank !== undefined && (first === undefined || rank < first)) first = rank;
    }
    return first === undefined ? undefined : entries[first]?.[1];
  });
  return (data) => {
    const { attributeClass } = data;
    if (attributeClass !== undefined) return ofClass(attributeClass.symbol);
    const rank = rankOfSimple.get(data.name);
    return rank === undefined ? undefined : entries[rank]?.[1];
  };
}

export type AttributeTable<T> = (data: AttributeData) => T | undefined;

/** Whether an attribute class is the one of that full name, or derives from it. */
export function isAttributeClass(symbol: NamedTypeSymbol, fullName: string): boolean {
  return attributeNames(symbol).has(fullName);
}

/** The names of an attribute class and of the classes it derives from, without the suffix. */
const attributeNames = cachedBy((symbol: NamedTypeSymbol): ReadonlySet<string> => {
  const names = new Set<string>();
  let at: NamedTypeSymbol | undefined = symbol;
  for (let depth = 0; at !== undefined && depth < 16; depth++) {
    names.add(fullNameOf(at).replace(/Attribute$/, ""));
    at = at.baseType?.symbol;
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
  const { constructorParameters: names } = data;
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    if (name === parameter || name?.toLowerCase() === parameter.toLowerCase()) return data.constructorArguments[at];
  }
  return names.length > 0 || position === undefined ? undefined : data.constructorArguments[position];
}

export function namedArgument(data: AttributeData, name: string): Constant | undefined {
  const { namedArguments } = data;
  return namedArguments.length === 0 ? undefined : namedArguments.find((named) => named.name === name)?.value;
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
