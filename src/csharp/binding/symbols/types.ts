/** Making types and asking simple questions about them. */
import { cachedBy, type NotesBy, notesOn } from "../../../caching/cache.js";
import type { AnnotatedType, NamedType, NamedTypeSymbol, Type, TypeParameterSymbol } from "./symbols.js";

export type Nullability = AnnotatedType["nullability"];

/** A type that is not generic, or the definition with its own type parameters as arguments (`this` inside it). */
export const selfType = cachedBy(
  (symbol: NamedTypeSymbol): NamedType => ({
    kind: "named",
    symbol,
    typeArguments: symbol.typeParameters.map((parameter) => typeParameterType(parameter, "oblivious")),
    containing: symbol.containingType === undefined ? undefined : selfType(symbol.containingType),
  }),
);

export function constructType(
  symbol: NamedTypeSymbol,
  typeArguments: readonly AnnotatedType[],
  containing?: NamedType,
): NamedType {
  if (typeArguments.length === 0 && containing === undefined && symbol.containingType === undefined) {
    return selfType(symbol);
  }
  const outer = symbol.containingType;
  return namedType(symbol, typeArguments, containing ?? (outer === undefined ? undefined : selfType(outer)));
}

/** One object for one constructed type, so that what is worked out for it is found again. */
export function namedType(
  symbol: NamedTypeSymbol,
  typeArguments: readonly AnnotatedType[],
  containing: NamedType | undefined,
): NamedType {
  let at = constructionsOf(symbol);
  if (containing !== undefined) at = furtherBy(at, containing);
  for (let index = 0; index < typeArguments.length; index++) {
    const argument = typeArguments[index];
    if (argument !== undefined) at = furtherBy(at, argument.type);
  }
  for (let index = 0; index < at.made.length; index++) {
    const one = at.made[index];
    if (one?.containing === containing && one !== undefined && areSame(one.typeArguments, typeArguments)) return one;
  }
  const made: NamedType = { kind: "named", symbol, typeArguments, containing };
  at.made.push(made);
  return made;
}

/**
 * What was made of a definition, by what is around it, the first argument, the second, …: none of them holds the others, so that a
 * `Dictionary<string, T>` goes with its `T`, though the dictionary and the string stay. Those of one place differ in nullability.
 */
interface Constructions {
  readonly made: NamedType[];
  further: NotesBy<object, Constructions> | undefined;
}

const constructionsOf = cachedBy((_: NamedTypeSymbol): Constructions => ({ made: [], further: undefined }));

function furtherBy(at: Constructions, key: object): Constructions {
  at.further ??= notesOn();
  let next = at.further.get(key);
  if (next === undefined) {
    next = { made: [], further: undefined };
    at.further.set(key, next);
  }
  return next;
}

function areSame(a: readonly AnnotatedType[], b: readonly AnnotatedType[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) {
    const one = a[at];
    const other = b[at];
    if (one?.type !== other?.type || one?.nullability !== other?.nullability) return false;
  }
  return true;
}

export function typeParameterType(symbol: TypeParameterSymbol, nullability: Nullability): AnnotatedType {
  return ownTypes(symbol)[nullability];
}

const ownTypes = cachedBy((symbol: TypeParameterSymbol): Readonly<Record<Nullability, AnnotatedType>> => {
  const type: Type = { kind: "typeParameterType", symbol };
  return {
    annotated: { type, nullability: "annotated" },
    notAnnotated: { type, nullability: "notAnnotated" },
    oblivious: { type, nullability: "oblivious" },
  };
});

/** Value types are never oblivious: Roslyn's public API normalises them to "not annotated", and so do we. */
export function annotate(type: Type, nullability: Nullability): AnnotatedType {
  if (nullability === "oblivious" && isValueType(type))
    return { type, nullability: isNullableValue(type) ? "annotated" : "notAnnotated" };
  if (nullability === "notAnnotated" && isNullableValue(type)) return { type, nullability: "annotated" };
  return { type, nullability };
}

export function isValueType(type: Type): boolean {
  switch (type.kind) {
    case "named":
      return type.symbol.typeKind === "struct" || type.symbol.typeKind === "enum";
    case "typeParameterType":
      return type.symbol.hasValueTypeConstraint;
    case "tuple":
    case "pointer":
    case "functionPointer":
      return true;
    default:
      return false;
  }
}

/** Whether it is the type of this metadata name, whatever its type arguments are: ``System.Nullable`1``. */
export function isTypeNamed(type: Type | undefined, metadataName: string): type is NamedType {
  return type?.kind === "named" && type.symbol.metadataName === metadataName;
}

export function isStringType(type: Type | undefined): boolean {
  return isTypeNamed(type, "System.String");
}

/** `T?`, of a reference or of a value. */
export function isNullable({ type, nullability }: AnnotatedType): boolean {
  return nullability === "annotated" || isNullableValue(type);
}

/** `Nullable<T>`. */
export function isNullableValue(type: Type): type is NamedType & { readonly symbol: { readonly name: "Nullable" } } {
  return type.kind === "named" && type.symbol.name === "Nullable" && type.symbol.metadataName === "System.Nullable`1";
}

/** `T` of `Nullable<T>`, or the type itself. */
export function withoutNullable(type: AnnotatedType): AnnotatedType {
  if (isNullableValue(type.type)) {
    const inner = type.type.typeArguments[0];
    if (inner !== undefined) return inner;
  }
  return type;
}

export function isEnum(type: Type): type is NamedType & { readonly symbol: { readonly typeKind: "enum" } } {
  return type.kind === "named" && type.symbol.typeKind === "enum";
}

/** ``List`1``: the last part of a metadata name. */
export function nameWithArity(name: string, arity: number): string {
  return arity === 0 ? name : `${name}\`${arity}`;
}

/** Same type, nullable annotations and tuple names left aside. */
export function sameType(a: Type, b: Type): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case "named":
      return (
        b.kind === "named" &&
        a.symbol === b.symbol &&
        sameTypes(a.typeArguments, b.typeArguments) &&
        (a.containing === b.containing ||
          (a.containing !== undefined && b.containing !== undefined && sameType(a.containing, b.containing)))
      );
    case "array":
      return b.kind === "array" && a.rank === b.rank && sameType(a.element.type, b.element.type);
    case "typeParameterType":
      return b.kind === "typeParameterType" && a.symbol === b.symbol;
    case "tuple":
      return (
        b.kind === "tuple" &&
        sameTypes(
          a.elements.map((e) => e.type),
          b.elements.map((e) => e.type),
        )
      );
    case "pointer":
      return b.kind === "pointer" && sameType(a.element.type, b.element.type);
    case "functionPointer":
      return (
        b.kind === "functionPointer" &&
        sameTypes(a.parameterTypes, b.parameterTypes) &&
        sameType(a.returnType.type, b.returnType.type)
      );
    case "dynamic":
      return b.kind === "dynamic";
    case "error":
      return b.kind === "error" && a.name === b.name && sameTypes(a.typeArguments, b.typeArguments);
  }
}

function sameTypes(a: readonly AnnotatedType[], b: readonly AnnotatedType[]): boolean {
  return a.length === b.length && a.every((type, index) => sameTypeAt(type, b[index]));
}

function sameTypeAt(a: AnnotatedType, b: AnnotatedType | undefined): boolean {
  return b !== undefined && sameType(a.type, b.type);
}
