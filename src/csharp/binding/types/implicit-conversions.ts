/** Implicit conversions between types, as the language defines them (ECMA-334 §10.2). */

import { cachedWhole } from "../../../caching/cache.js";
import { addTo } from "../../../collections/lists-by-key.js";
import { specialTypeOf } from "../symbols/special-types.js";
import type { ArrayType, MethodSymbol, NamedType, NamedTypeSymbol, SpecialType, Type } from "../symbols/symbols.js";
import { isEnum, isNullableValue, isTypeNamed, isValueType, sameType } from "../symbols/types.js";
import { allInterfaces, baseTypes } from "./hierarchy.js";
import { substituteType } from "./substitution.js";
import { rankUnionConversion } from "./union-conversions.js";

export type Conversion =
  | "identity"
  | "numeric"
  | "nullable"
  | "reference"
  | "boxing"
  | "tuple"
  | "dynamic"
  | "span"
  | "userDefined"
  | "union"
  /** One of the types is not known. */
  | "unknown";

const widenings: ReadonlyMap<SpecialType, readonly SpecialType[]> = new Map<SpecialType, readonly SpecialType[]>([
  ["sbyte", ["short", "int", "nint", "long", "float", "double", "decimal"]],
  ["byte", ["short", "ushort", "int", "uint", "nint", "nuint", "long", "ulong", "float", "double", "decimal"]],
  ["short", ["int", "nint", "long", "float", "double", "decimal"]],
  ["ushort", ["int", "uint", "nint", "nuint", "long", "ulong", "float", "double", "decimal"]],
  ["char", ["ushort", "int", "uint", "nint", "nuint", "long", "ulong", "float", "double", "decimal"]],
  ["int", ["nint", "long", "float", "double", "decimal"]],
  ["uint", ["nuint", "long", "ulong", "float", "double", "decimal"]],
  ["nint", ["long", "float", "double", "decimal"]],
  ["nuint", ["ulong", "float", "double", "decimal"]],
  ["long", ["float", "double", "decimal"]],
  ["ulong", ["float", "double", "decimal"]],
  ["float", ["double"]],
]);

export function implicitConversion(from: Type, to: Type): Conversion | undefined {
  const standard = standardConversion(from, to);
  if (standard !== undefined) return standard;
  if (isUnknown(from) || isUnknown(to)) return "unknown";
  if (userDefinedConversion(from, to)) return "userDefined";
  const rank = rankUnionConversion(from, to, (one, other) =>
    standardConversion(one, other) === undefined ? undefined : 0,
  );
  return rank === undefined ? undefined : "union";
}

export function isUnknown(type: Type): boolean {
  if (type.kind === "error") return true;
  // A class with a base of a missing package may be anything that the package declares.
  return type.kind === "named" && (type.symbol.unboundBases?.length ?? 0) > 0;
}

/** All but the user-defined ones. */
export function standardConversion(from: Type, to: Type): Conversion | undefined {
  if (isIdentity(from, to)) return "identity";
  if (from.kind === "error" || to.kind === "error") return "unknown";
  if (from.kind === "dynamic") return "dynamic";
  if (to.kind === "tuple" && from.kind === "tuple") return convertsTuple(from, to) ? "tuple" : undefined;
  if (isNullableValue(to)) {
    const inner = to.typeArguments[0]?.type;
    const source = isNullableValue(from) ? from.typeArguments[0]?.type : from;
    if (inner === undefined || source === undefined) return undefined;
    const conversion = standardConversion(source, inner);
    return conversion === "identity" || conversion === "numeric" || conversion === "tuple" || conversion === "unknown"
      ? "nullable"
      : undefined;
  }
  const [source, target] = [specialTypeOf(from), specialTypeOf(to)];
  if (source !== undefined && target !== undefined && widenings.get(source)?.includes(target) === true)
    return "numeric";
  return spanConversion(from, to) ?? referenceConversion(from, to);
}

/** Tuple names and annotations do not count, and `dynamic` is `object`. */
function isIdentity(from: Type, to: Type): boolean {
  if (sameType(from, to)) return true;
  if (from.kind === "dynamic" || to.kind === "dynamic") return isObject(from) && isObject(to);
  return false;
}

function isObject(type: Type): boolean {
  return type.kind === "dynamic" || specialTypeOf(type) === "object";
}

function convertsTuple(from: Type & { kind: "tuple" }, to: Type & { kind: "tuple" }): boolean {
  return (
    from.elements.length === to.elements.length &&
    from.elements.every((element, at) => {
      const other = to.elements[at];
      return other !== undefined && implicitConversion(element.type.type, other.type.type) !== undefined;
    })
  );
}

/** Reference conversions, and boxing where the source is a value. */
function referenceConversion(from: Type, to: Type): Conversion | undefined {
  const kind = isValueType(from) || from.kind === "typeParameterType" ? "boxing" : "reference";
  if (isObject(to)) return from.kind === "pointer" || from.kind === "functionPointer" ? undefined : kind;
  switch (from.kind) {
    case "array":
      return convertsArray(from, to) ? "reference" : undefined;
    case "tuple":
      return isTypeNamed(to, "System.ValueType") ? "boxing" : undefined;
    case "typeParameterType":
      return from.symbol.constraintTypes.some(
        ({ type }) => isReferenceOrIdentity(type, to) || (type.kind !== "error" && referenceConversion(type, to)),
      )
        ? "boxing"
        : undefined;
    case "named":
      return to.kind === "named" && convertsNamed(from, to) ? kind : undefined;
    default:
      return undefined;
  }
}

/** Every record is `IEquatable` of itself without saying so. */
function comparesRecords(from: NamedType, { symbol, typeArguments: [argument] }: NamedType): boolean {
  if (!from.symbol.isRecord || argument === undefined || symbol.metadataName !== "System.IEquatable`1") return false;
  return [from, ...baseTypes(from)].some((one) => one.symbol.isRecord && sameType(one, argument.type));
}

function convertsNamed(from: NamedType, to: NamedType): boolean {
  if (from.symbol.isRefLike) return false;
  const boxed = isNullableValue(from) ? from.typeArguments[0]?.type : undefined;
  if (boxed?.kind === "named") return to.symbol.typeKind === "interface" && convertsNamed(boxed, to);
  if (variesTo(from, to)) return true;
  if (to.symbol.typeKind === "interface") {
    for (const candidate of allInterfaces(from)) if (variesTo(candidate, to)) return true;
    return comparesRecords(from, to);
  }
  for (const base of baseTypes(from)) if (sameType(base, to)) return true;
  const { metadataName } = to.symbol;
  if (from.symbol.typeKind === "delegate")
    return metadataName === "System.Delegate" || metadataName === "System.MulticastDelegate";
  return isEnum(from) && metadataName === "System.Enum";
}

/** The same generic type whose arguments are the same, or vary the way its declaration allows. */
function variesTo(from: NamedType, to: NamedType): boolean {
  if (from.symbol !== to.symbol) return false;
  return to.typeArguments.every((argument, at) => {
    const type = from.typeArguments[at]?.type;
    if (type === undefined) return false;
    if (isIdentity(type, argument.type) || type.kind === "error" || argument.type.kind === "error") return true;
    const variance = to.symbol.typeParameters[at]?.variance;
    if (variance === "out") return isReferenceOrIdentity(type, argument.type);
    if (variance === "in") return isReferenceOrIdentity(argument.type, type);
    return false;
  });
}

export function isReferenceOrIdentity(from: Type, to: Type): boolean {
  if (isIdentity(from, to)) return true;
  return !isValueType(from) && from.kind !== "dynamic" && referenceConversion(from, to) === "reference";
}

const arrayInterfaces: ReadonlySet<string> = new Set([
  "System.Collections.Generic.IEnumerable`1",
  "System.Collections.Generic.ICollection`1",
  "System.Collections.Generic.IList`1",
  "System.Collections.Generic.IReadOnlyCollection`1",
  "System.Collections.Generic.IReadOnlyList`1",
]);

const arrayBases: ReadonlySet<string> = new Set([
  "System.Array",
  "System.ICloneable",
  "System.Collections.IEnumerable",
  "System.Collections.ICollection",
  "System.Collections.IList",
  "System.Collections.IStructuralComparable",
  "System.Collections.IStructuralEquatable",
]);

function convertsArray(from: ArrayType, to: Type): boolean {
  if (to.kind === "array") return from.rank === to.rank && isReferenceOrIdentity(from.element.type, to.element.type);
  if (to.kind !== "named") return false;
  if (arrayBases.has(to.symbol.metadataName)) return true;
  const element = to.typeArguments[0]?.type;
  if (from.rank !== 1 || element === undefined || !arrayInterfaces.has(to.symbol.metadataName)) return false;
  return isReferenceOrIdentity(from.element.type, element) || element.kind === "error";
}

/** The interfaces of an array that inference looks at: `IEnumerable<T>` and its like, with the element put in. */
export function isArrayInterface({ symbol }: NamedType): boolean {
  return arrayInterfaces.has(symbol.metadataName);
}

export function spanKind(type: Type): "Span" | "ReadOnlySpan" | undefined {
  if (type.kind !== "named" || type.symbol.namespace !== "System" || type.typeArguments.length !== 1) return undefined;
  const { name } = type.symbol;
  return name === "Span" || name === "ReadOnlySpan" ? name : undefined;
}

/** Arrays and texts become spans (C# 14; before that by operators that the library declares). */
function spanConversion(from: Type, to: Type): Conversion | undefined {
  const target = spanKind(to);
  const wanted = to.kind === "named" ? to.typeArguments[0]?.type : undefined;
  if (target === undefined || wanted === undefined) return undefined;
  if (from.kind === "array" && from.rank === 1) {
    const isSame = isIdentity(from.element.type, wanted);
    return isSame || (target === "ReadOnlySpan" && isReferenceOrIdentity(from.element.type, wanted))
      ? "span"
      : undefined;
  }
  if (target !== "ReadOnlySpan") return undefined;
  if (specialTypeOf(from) === "string") return specialTypeOf(wanted) === "char" ? "span" : undefined;
  const element = spanKind(from) !== undefined && from.kind === "named" ? from.typeArguments[0]?.type : undefined;
  return element !== undefined && isReferenceOrIdentity(element, wanted) ? "span" : undefined;
}

function userDefinedConversion(from: Type, to: Type): boolean {
  const source = isNullableValue(from) ? from.typeArguments[0]?.type : undefined;
  const target = isNullableValue(to) ? to.typeArguments[0]?.type : undefined;
  if (hasOperator(from, to)) return true;
  // Lifted: `S?` to `T?`, and what comes from `S` or goes to `T`.
  if (target !== undefined && hasOperator(source ?? from, target)) return true;
  return source !== undefined && target === undefined && !isValueType(to) && hasOperator(source, to);
}

function hasOperator(from: Type, to: Type): boolean {
  return implicitOperators(from, to).length > 0;
}

interface Operator {
  readonly method: MethodSymbol;
  readonly declaredIn: NamedType;
}

function implicitOperators(from: Type, to: Type): readonly Operator[] {
  const operators: Operator[] = [];
  for (const holder of [...holders(from), ...holders(to)]) {
    for (const method of operatorsNamed(holder.symbol, "op_Implicit")) {
      const parameter = method.parameters[0];
      if (parameter === undefined) continue;
      const takes = substituteType(parameter.type, holder).type;
      const gives = substituteType(method.returnType, holder).type;
      if (isEncompassed(from, takes) && isEncompassed(gives, to)) operators.push({ method, declaredIn: holder });
    }
  }
  return operators;
}

function isEncompassed(from: Type, to: Type): boolean {
  const conversion = standardConversion(from, to);
  return conversion !== undefined && conversion !== "unknown" && conversion !== "dynamic";
}

/** The types whose operators count for a value. */
export function holders(type: Type): readonly NamedType[] {
  if (type.kind === "typeParameterType") return type.symbol.constraintTypes.flatMap((one) => holders(one.type));
  if (type.kind !== "named" || specialTypeOf(type) === "object") return [];
  return [type, ...baseTypes(type)];
}

export function operatorsNamed(symbol: NamedTypeSymbol, name: string): readonly MethodSymbol[] {
  return operatorsOf(symbol).get(name) ?? [];
}

export function hasOperators(symbol: NamedTypeSymbol): boolean {
  return operatorsOf(symbol).size > 0;
}

const operatorsOf = cachedWhole((symbol: NamedTypeSymbol): ReadonlyMap<string, readonly MethodSymbol[]> => {
  const table = new Map<string, MethodSymbol[]>();
  for (const member of symbol.members) {
    if (member.kind !== "method" || !member.name.startsWith("op_")) continue;
    addTo(table, member.name, member);
  }
  return table;
});
