/** Type arguments that follow from arguments, by plain unification (a part of ECMA-334 §12.6.3). */

import type { AnnotatedType, NamedType, Type, TypeParameterSymbol } from "../symbols/symbols.js";
import { annotate, isNullableValue } from "../symbols/types.js";
import { allInterfaces, baseTypes } from "./hierarchy.js";

export type Inferred = Map<TypeParameterSymbol, AnnotatedType>;

/** Adds what `given` tells about the open type parameters in `wanted`. The first answer wins. */
export function unify(
  wanted: AnnotatedType,
  given: AnnotatedType,
  open: ReadonlySet<TypeParameterSymbol>,
  inferred: Inferred,
): void {
  const { type } = wanted;
  if (given.type.kind === "error") return;
  if (type.kind === "typeParameterType") {
    if (open.has(type.symbol) && !inferred.has(type.symbol)) {
      const strip =
        wanted.nullability === "annotated" && given.nullability === "annotated" && !isNullableValue(given.type);
      inferred.set(type.symbol, strip ? annotate(given.type, "notAnnotated") : given);
    }
    return;
  }
  switch (type.kind) {
    case "named":
      unifyNamed(type, given, open, inferred);
      break;
    case "array":
      if (given.type.kind === "array" && given.type.rank === type.rank)
        unify(type.element, given.type.element, open, inferred);
      break;
    case "tuple":
      if (given.type.kind === "tuple") {
        const { elements } = given.type;
        for (const [index, element] of type.elements.entries()) {
          const other = elements[index];
          if (other !== undefined) unify(element.type, other.type, open, inferred);
        }
      }
      break;
    default:
      break;
  }
}

function unifyNamed(
  wanted: NamedType,
  given: AnnotatedType,
  open: ReadonlySet<TypeParameterSymbol>,
  inferred: Inferred,
): void {
  if (isNullableValue(wanted) && !isNullableValue(given.type)) {
    const inner = wanted.typeArguments[0];
    if (inner !== undefined) unify(inner, given, open, inferred);
    return;
  }
  const found = asConstructed(given.type, wanted);
  for (const [index, argument] of wanted.typeArguments.entries()) {
    const other = found?.[index];
    if (other !== undefined) unify(argument, other, open, inferred);
  }
}

/** The arguments with which a type, one of its bases or interfaces is a `wanted<…>`. */
function asConstructed(type: Type, wanted: NamedType): readonly AnnotatedType[] | undefined {
  if (type.kind === "array" && type.rank === 1 && wanted.typeArguments.length === 1) return [type.element];
  if (type.kind === "typeParameterType") {
    for (const constraint of type.symbol.constraintTypes) {
      const found = asConstructed(constraint.type, wanted);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (type.kind !== "named") return undefined;
  for (const candidate of [type, ...baseTypes(type), ...allInterfaces(type)]) {
    if (candidate.symbol === wanted.symbol) return candidate.typeArguments;
  }
  return undefined;
}
