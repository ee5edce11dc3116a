/** Bounds of type parameters and the types that they are fixed to (ECMA-334 §12.6.3). */

import { addTo } from "../../../collections/lists-by-key.js";
import type { AnnotatedType, NamedType, TupleType, Type, TypeParameterSymbol } from "../symbols/symbols.js";
import { annotate, isNullableValue, isValueType, namedType, sameType } from "../symbols/types.js";
import { allInterfaces, baseTypes } from "./hierarchy.js";
import { implicitConversion, isArrayInterface, spanKind } from "./implicit-conversions.js";

type Direction = "exact" | "lower" | "upper";

interface Bound {
  readonly direction: Direction;
  readonly type: AnnotatedType;
}

/** What is known of the type parameters of one method while its type arguments are inferred. */
export class TypeInference {
  readonly typeParameters: readonly TypeParameterSymbol[];
  readonly fixed = new Map<TypeParameterSymbol, AnnotatedType>();
  readonly #bounds = new Map<TypeParameterSymbol, Bound[]>();
  /** Given `null` where the parameter itself is asked for. */
  readonly #nulls = new Set<TypeParameterSymbol>();

  constructor(typeParameters: readonly TypeParameterSymbol[]) {
    this.typeParameters = typeParameters;
  }

  isOpen(parameter: TypeParameterSymbol): boolean {
    return this.typeParameters.includes(parameter) && !this.fixed.has(parameter);
  }

  hasBounds(parameter: TypeParameterSymbol): boolean {
    return this.#bounds.has(parameter);
  }

  /** The unfixed type parameters that a type mentions. */
  openIn(type: Type): readonly TypeParameterSymbol[] {
    const open = new Set<TypeParameterSymbol>();
    visitTypeParameters(type, (parameter) => {
      if (this.isOpen(parameter)) open.add(parameter);
    });
    return [...open];
  }

  addNull({ type }: AnnotatedType): void {
    if (type.kind === "typeParameterType") this.#nulls.add(type.symbol);
  }

  infer(direction: Direction, from: AnnotatedType, wanted: AnnotatedType): void {
    const { type } = wanted;
    if (from.type.kind === "error" && from.type.name === "") return;
    if (type.kind === "typeParameterType") {
      if (this.isOpen(type.symbol)) this.#addBound(type.symbol, direction, from, wanted);
      return;
    }
    if (type.kind === "array") this.#inferArray(direction, from.type, type);
    else if (type.kind === "tuple") this.#inferTuple(direction, from.type, type);
    else if (type.kind === "named") this.#inferNamed(direction, from.type, type);
    else if (type.kind === "pointer" && from.type.kind === "pointer")
      this.infer("exact", from.type.element, type.element);
  }

  #addBound(parameter: TypeParameterSymbol, direction: Direction, bound: AnnotatedType, wanted: AnnotatedType): void {
    // `T?` takes the annotation off: what is inferred is `T`.
    const strip = wanted.nullability === "annotated" && !isNullableValue(bound.type) && !isValueType(bound.type);
    const type = strip ? annotate(bound.type, "notAnnotated") : bound;
    addTo(this.#bounds, parameter, { direction, type });
  }

  #inferArray(direction: Direction, from: Type, wanted: Type & { kind: "array" }): void {
    if (from.kind === "array" && from.rank === wanted.rank)
      this.infer(isValueType(from.element.type) ? "exact" : direction, from.element, wanted.element);
    else if (direction === "upper" && from.kind === "named" && isArrayInterface(from)) {
      const element = from.typeArguments[0];
      if (element !== undefined) this.infer(isValueType(element.type) ? "exact" : "upper", element, wanted.element);
    }
  }

  #inferTuple(direction: Direction, from: Type, wanted: TupleType): void {
    if (from.kind !== "tuple" || from.elements.length !== wanted.elements.length) return;
    for (const [at, element] of wanted.elements.entries()) {
      const ours = from.elements[at];
      if (ours !== undefined) this.infer(direction, ours.type, element.type);
    }
  }

  #inferNamed(direction: Direction, from: Type, wanted: NamedType): void {
    if (isNullableValue(wanted)) {
      const [own, inner] = [isNullableValue(from) ? from.typeArguments[0] : undefined, wanted.typeArguments[0]];
      if (own !== undefined && inner !== undefined) this.infer(direction, own, inner);
      return;
    }
    const [element] = wanted.typeArguments;
    if (from.kind === "array" && element !== undefined && from.rank === 1 && direction !== "upper") {
      const isSpan = spanKind(wanted);
      if (isArrayInterface(wanted) || isSpan === "ReadOnlySpan")
        this.infer(isValueType(from.element.type) ? "exact" : direction, from.element, element);
      else if (isSpan === "Span") this.infer("exact", from.element, element);
      return;
    }
    // C# 14: a span is a read-only one too.
    if (direction === "lower" && spanKind(from) === "Span" && spanKind(wanted) === "ReadOnlySpan") {
      const own = from.kind === "named" ? from.typeArguments[0] : undefined;
      if (own !== undefined && element !== undefined)
        this.infer(isValueType(own.type) ? "exact" : direction, own, element);
      return;
    }
    const constructed = direction === "lower" ? asConstructed(from, wanted) : sameDefinition(from, wanted);
    if (constructed === undefined) this.#inferUpper(direction, from, wanted);
    else this.#inferArguments(direction, constructed, wanted);
  }

  /** For an upper bound it is the wanted type that has the other as its base. */
  #inferUpper(direction: Direction, from: Type, wanted: NamedType): void {
    if (direction !== "upper" || from.kind !== "named") return;
    const base = asConstructed(wanted, from);
    if (base !== undefined) this.#inferArguments("upper", from, base);
  }

  #inferArguments(direction: Direction, from: NamedType, wanted: NamedType): void {
    if (from.containing !== undefined && wanted.containing !== undefined)
      this.#inferArguments("exact", from.containing, wanted.containing);
    for (const [at, argument] of wanted.typeArguments.entries()) {
      const ours = from.typeArguments[at];
      if (ours === undefined) continue;
      const variance = from.symbol.typeParameters[at]?.variance;
      // Only reference conversions vary. Of a type parameter nothing says that it is a reference.
      const isFixed = direction === "exact" || isValueType(ours.type) || variance === undefined || variance === "none";
      const reverse = direction === "lower" ? "upper" : "lower";
      this.infer(isFixed ? "exact" : variance === "out" ? direction : reverse, ours, argument);
    }
  }

  /** False: no candidate satisfies all bounds. */
  fix(parameter: TypeParameterSymbol): boolean {
    const bounds = this.#bounds.get(parameter) ?? [];
    // What a contravariant place says of null is heard only where nothing else does: `IEqualityComparer<string?>` beside a `string`.
    const exactAndLower = bounds.filter(({ direction }) => direction !== "upper");
    const candidates = distinctTypes([...exactAndLower, ...bounds.filter((bound) => isNewBound(bound, exactAndLower))]);
    const fitting = candidates.filter((candidate) => bounds.every((bound) => satisfies(candidate.type, bound)));
    const best = fitting.filter((candidate) =>
      fitting.every(
        (other) => sameType(other.type, candidate.type) || implicitConversion(other.type, candidate.type) !== undefined,
      ),
    );
    // Types that convert to each other: none is the better one.
    const [only] = best.length > 1 && best.some(({ type }) => type.kind === "dynamic") ? best.filter(isDynamic) : best;
    if (only === undefined) return false;
    this.fixed.set(parameter, this.#annotated(only, bounds, parameter));
    return true;
  }

  #annotated(type: AnnotatedType, bounds: readonly Bound[], parameter: TypeParameterSymbol): AnnotatedType {
    if (isValueType(type.type)) return type;
    const lower = bounds.filter(({ direction }) => direction !== "upper");
    const isAnnotated =
      this.#nulls.has(parameter) ||
      lower.some(({ type: bound }) => bound.nullability === "annotated" || isNullableValue(bound.type));
    return isAnnotated ? annotate(type.type, "annotated") : type;
  }
}

function isNewBound({ direction, type }: Bound, bounds: readonly Bound[]): boolean {
  return direction === "upper" && !bounds.some((other) => sameType(other.type.type, type.type));
}

function isDynamic({ type }: AnnotatedType): boolean {
  return type.kind === "dynamic";
}

/** Each type once; those that differ in annotations only are one, the annotated form. */
function distinctTypes(bounds: readonly Bound[]): readonly AnnotatedType[] {
  const distinct: AnnotatedType[] = [];
  for (const { type } of bounds) {
    const index = distinct.findIndex((other) => sameType(other.type, type.type));
    if (index < 0) distinct.push(type);
    else distinct[index] = merged(distinct[index] ?? type, type);
  }
  return distinct;
}

/** Annotations of two mentions of one type, inner ones too. */
function merged(a: AnnotatedType, b: AnnotatedType): AnnotatedType {
  const nullability =
    a.nullability === "annotated" || b.nullability === "annotated"
      ? "annotated"
      : a.nullability === "oblivious" || b.nullability === "oblivious"
        ? "oblivious"
        : "notAnnotated";
  const type = withCommonNames(a.type, b.type);
  return nullability === a.nullability && type === a.type ? a : annotate(type, nullability);
}

/** Names of tuple elements stay where both have the same. */
export function withCommonNames(a: Type, b: Type): Type {
  if (a === b) return a;
  if (a.kind === "tuple" && b.kind === "tuple") {
    const elements = a.elements.map(({ name, type }, at) => {
      const other = b.elements[at];
      const inner = { ...type, type: withCommonNames(type.type, other?.type.type ?? type.type) };
      return { name: name === other?.name ? name : undefined, type: inner };
    });
    return { kind: "tuple", elements };
  }
  if (a.kind !== "named" || b.kind !== "named" || a.typeArguments.length === 0) return a;
  const typeArguments = a.typeArguments.map((argument, at) => {
    const type = withCommonNames(argument.type, b.typeArguments[at]?.type ?? argument.type);
    return type === argument.type ? argument : { ...argument, type };
  });
  return typeArguments.every((argument, at) => argument === a.typeArguments[at])
    ? a
    : namedType(a.symbol, typeArguments, a.containing);
}

function satisfies(candidate: Type, { direction, type }: Bound): boolean {
  if (sameType(candidate, type.type)) return true;
  if (direction === "exact") return candidate.kind === "dynamic" || type.type.kind === "dynamic";
  return direction === "lower"
    ? implicitConversion(type.type, candidate) !== undefined
    : implicitConversion(candidate, type.type) !== undefined;
}

function sameDefinition(type: Type, wanted: NamedType): NamedType | undefined {
  return type.kind === "named" && type.symbol === wanted.symbol ? type : undefined;
}

/** The one way in which a type, its bases or interfaces are a `wanted<…>`; undefined if there are several. */
export function asConstructed(type: Type, wanted: NamedType): NamedType | undefined {
  if (type.kind === "typeParameterType") {
    for (const constraint of type.symbol.constraintTypes) {
      const constructed = asConstructed(constraint.type, wanted);
      if (constructed !== undefined) return constructed;
    }
    return undefined;
  }
  if (type.kind !== "named") return undefined;
  if (type.symbol === wanted.symbol) return type;
  let constructed: NamedType | undefined;
  for (const candidate of wanted.symbol.typeKind === "interface" ? allInterfaces(type) : baseTypes(type)) {
    if (candidate.symbol !== wanted.symbol) continue;
    if (constructed !== undefined && !sameType(constructed, candidate)) return undefined;
    constructed = candidate;
  }
  return constructed;
}

export function visitTypeParameters(type: Type, visit: (parameter: TypeParameterSymbol) => void): void {
  switch (type.kind) {
    case "typeParameterType":
      visit(type.symbol);
      break;
    case "array":
    case "pointer":
      visitTypeParameters(type.element.type, visit);
      break;
    case "named":
      if (type.containing !== undefined) visitTypeParameters(type.containing, visit);
      for (const argument of type.typeArguments) visitTypeParameters(argument.type, visit);
      break;
    case "tuple":
      for (const element of type.elements) visitTypeParameters(element.type.type, visit);
      break;
    case "functionPointer":
      for (const one of [...type.parameterTypes, type.returnType]) visitTypeParameters(one.type, visit);
      break;
    case "error":
      for (const argument of type.typeArguments) visitTypeParameters(argument.type, visit);
      break;
    default:
      break;
  }
}
