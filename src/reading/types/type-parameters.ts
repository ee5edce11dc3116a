/**
 * Type parameters and their arguments. `T?` of a type parameter that may be either a value or a reference type means two things:
 * T itself for a value type, T or null for a reference type. So such a parameter is in the list twice, as `T` and, behind
 * all others, as `T?`; the argument of the second says what null means there. `settleNullParameters` drops what is not needed.
 */
import { isAnything, nullable, type TypeParameterUse, type TypeUse } from "../../contract/type-use.js";
import type {
  AnnotatedType,
  NamedType,
  NamedTypeSymbol,
  TypeParameterSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { isValueType } from "../../csharp/binding/symbols/types.js";
import type { TypePlace, TypeTable } from "./type-table.js";

const orNullSuffix = "?";

/** Those of generic containing types first; the `T?` ones last. */
export function allTypeParameters(symbol: NamedTypeSymbol): readonly string[] {
  const parameters = symbolsOf(symbol);
  return [
    ...parameters.map((parameter) => parameter.name),
    ...parameters.filter(isValueOrReference).map((parameter) => orNullName(parameter.name)),
  ];
}

/** In the order in which the declaration lists its parameters. */
export function mapTypeArguments(table: TypeTable, type: NamedType, place: TypePlace): readonly TypeUse[] {
  // Most types have none.
  if (type.typeArguments.length === 0 && type.containing === undefined) return [];
  const parameters = symbolsOf(type.symbol);
  const mapped = argumentsOf(type).map((argument) => ({ argument, use: table.use(argument, place) }));
  return [
    ...mapped.map(({ use }) => use),
    ...mapped.flatMap(({ argument, use }, at) => {
      const parameter = parameters[at];
      return parameter !== undefined && isValueOrReference(parameter) ? [orNull(argument, use)] : [];
    }),
  ];
}

/** `T?` for this argument of an unconstrained T. */
export function orNull({ type }: AnnotatedType, use: TypeUse): TypeUse {
  if (type.kind === "typeParameterType" && isValueOrReference(type.symbol)) {
    return { kind: "typeParameter", name: orNullName(type.symbol.name) };
  }
  if (isValueType(type) || type.kind === "error" || isAnything(use)) return use;
  return nullable(use);
}

/** The parameter that a `T?` one goes with; undefined for every other. */
export function nullParameterOf(name: string): TypeParameterUse | undefined {
  return name.endsWith(orNullSuffix) ? { kind: "typeParameter", name: name.slice(0, -orNullSuffix.length) } : undefined;
}

function orNullName(name: string): string {
  return `${name}${orNullSuffix}`;
}

function isValueOrReference(symbol: TypeParameterSymbol): boolean {
  return (
    !symbol.hasValueTypeConstraint &&
    !symbol.hasUnmanagedConstraint &&
    !symbol.hasReferenceTypeConstraint &&
    !symbol.constraintTypes.some(
      ({ type }) =>
        type.kind === "named" &&
        type.symbol.typeKind === "class" &&
        !["System.Enum", "System.ValueType"].includes(type.symbol.metadataName),
    )
  );
}

function symbolsOf(symbol: NamedTypeSymbol): readonly TypeParameterSymbol[] {
  const outer = symbol.containingType === undefined ? [] : symbolsOf(symbol.containingType);
  return [...outer, ...symbol.typeParameters];
}

function argumentsOf(type: NamedType): readonly AnnotatedType[] {
  const outer = type.containing === undefined ? [] : argumentsOf(type.containing);
  return [...outer, ...type.typeArguments];
}
