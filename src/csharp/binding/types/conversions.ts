/** Implicit conversions, as far as choosing between overloads needs them (ECMA-334 §10.2, §12.6.4). */
import { cachedWhole } from "../../../caching/cache.js";
import { specialTypeOf } from "../symbols/special-types.js";
import type { MethodSymbol, NamedType, NamedTypeSymbol, SpecialType, Type } from "../symbols/symbols.js";
import { isNullableValue, isValueType, sameType } from "../symbols/types.js";
import { allInterfaces, baseTypes } from "./hierarchy.js";
import { substituteType } from "./substitution.js";
import { rankUnionConversion } from "./union-conversions.js";

const widenings: Readonly<Partial<Record<SpecialType, readonly SpecialType[]>>> = {
  sbyte: ["short", "int", "nint", "long", "float", "double", "decimal"],
  byte: ["short", "ushort", "int", "uint", "nint", "nuint", "long", "ulong", "float", "double", "decimal"],
  short: ["int", "nint", "long", "float", "double", "decimal"],
  ushort: ["int", "uint", "nint", "nuint", "long", "ulong", "float", "double", "decimal"],
  char: ["ushort", "int", "uint", "nint", "nuint", "long", "ulong", "float", "double", "decimal"],
  int: ["nint", "long", "float", "double", "decimal"],
  uint: ["nuint", "long", "ulong", "float", "double", "decimal"],
  nint: ["long", "float", "double", "decimal"],
  nuint: ["ulong", "float", "double", "decimal"],
  long: ["float", "double", "decimal"],
  ulong: ["float", "double", "decimal"],
  float: ["double"],
};

/** 0 is identity, more is farther, undefined means that there is no implicit conversion. An unknown type converts to anything, but ranks last. */
export function rankConversion(from: Type, to: Type): number | undefined {
  if (sameType(from, to)) return 0;
  if (from.kind === "error" || to.kind === "error") return 15;
  if (from.kind === "dynamic" || to.kind === "dynamic") return 25;
  const target = specialTypeOf(to);
  if (to.kind === "typeParameterType") return 2;
  if (isNullableValue(to)) {
    const inner = to.typeArguments[0]?.type;
    const rank =
      inner === undefined
        ? undefined
        : rankConversion(isNullableValue(from) ? (from.typeArguments[0]?.type ?? from) : from, inner);
    return rank === undefined ? undefined : rank + 1;
  }
  const source = specialTypeOf(from);
  if (source !== undefined && target !== undefined) {
    const place = widenings[source]?.indexOf(target) ?? -1;
    if (place >= 0) return 1 + place / 10;
  }
  const reference = rankReference(from, to);
  if (reference !== undefined) return reference;
  if (target === "object") return isValueType(from) ? 31 : 30;
  return hasImplicitOperator(from, to) ? 20 : rankUnionConversion(from, to, rankConversion);
}

function rankReference(from: Type, to: Type): number | undefined {
  if (from.kind === "array") {
    if (to.kind === "array" && to.rank === from.rank && !isValueType(from.element.type)) {
      const rank = rankConversion(from.element.type, to.element.type);
      return rank === undefined ? undefined : rank + 1;
    }
    if (to.kind === "named" && from.rank === 1) return rankArrayInterface(from.element.type, to);
    return undefined;
  }
  if (to.kind !== "named") return undefined;
  if (from.kind === "tuple") return to.symbol.metadataName === "System.ValueType" ? 10 : undefined;
  if (from.kind === "typeParameterType") {
    for (const constraint of from.symbol.constraintTypes) {
      const rank = rankConversion(constraint.type, to);
      if (rank !== undefined) return rank + 1;
    }
    return undefined;
  }
  if (from.kind !== "named") return undefined;
  if (to.symbol.typeKind === "interface") {
    const implemented = indexOfMatch(allInterfaces(from), to);
    if (implemented >= 0) return 3 + implemented / 10;
  } else {
    const base = indexOfMatch(baseTypes(from), to);
    if (base >= 0 && specialTypeOf(to) !== "object") return 2 + base;
  }
  return matches(from, to) ? 2 : undefined;
}

/** Asked of every argument of every overload, and a number has thirty interfaces: by index, without a function for each. */
function indexOfMatch(candidates: readonly NamedType[], to: NamedType): number {
  for (let at = 0; at < candidates.length; at++) {
    const candidate = candidates[at];
    if (candidate !== undefined && candidate.symbol === to.symbol && matches(candidate, to)) return at;
  }
  return -1;
}

/** `string[]` is an `IEnumerable<string>` and a few more. */
function rankArrayInterface(element: Type, to: NamedType): number | undefined {
  const { namespace, name } = to.symbol;
  if (namespace === "System" && (name === "Array" || name.endsWith("Span") || name.endsWith("Memory"))) return 5;
  if (!namespace.startsWith("System.Collections")) return undefined;
  if (!/^I(Enumerable|Collection|List|ReadOnlyCollection|ReadOnlyList)$/.test(name)) return undefined;
  const argument = to.typeArguments[0]?.type;
  if (argument === undefined) return 6;
  const rank = argument.kind === "typeParameterType" ? 1 : rankConversion(element, argument);
  return rank === undefined ? undefined : rank + 3;
}

/** The same generic type whose arguments are the same, wait for inference, or vary the way it allows. */
function matches(candidate: NamedType, to: NamedType): boolean {
  if (candidate.symbol !== to.symbol) return false;
  if (to.typeArguments.length === 0) return true;
  return to.typeArguments.every((argument, index) => {
    const type = candidate.typeArguments[index]?.type;
    if (type === undefined || argument.type.kind === "typeParameterType" || sameType(type, argument.type)) return true;
    if (type.kind === "error" || argument.type.kind === "error") return true;
    const variance = to.symbol.typeParameters[index]?.variance;
    if (variance === "out") return rankConversion(type, argument.type) !== undefined;
    if (variance === "in") return rankConversion(argument.type, type) !== undefined;
    return type.kind === "named" && argument.type.kind === "named" && matches(type, argument.type);
  });
}

function hasImplicitOperator(from: Type, to: Type): boolean {
  return hasOperatorIn(from, from, to) || hasOperatorIn(to, from, to);
}

function hasOperatorIn(holder: Type, from: Type, to: Type): boolean {
  if (holder.kind !== "named") return false;
  return implicitOperatorsOf(holder.symbol).some((operator) => {
    const parameter = operator.parameters[0];
    if (parameter === undefined) return false;
    const takes = substituteType(parameter.type, holder).type;
    const gives = substituteType(operator.returnType, holder).type;
    return sameType(gives, to) && (sameType(takes, from) || rankReference(from, takes) !== undefined);
  });
}

/** Asked for whatever else does not convert, and `string` alone has two hundred members. */
const implicitOperatorsOf = cachedWhole((symbol: NamedTypeSymbol): readonly MethodSymbol[] =>
  symbol.members.filter((member): member is MethodSymbol => member.kind === "method" && member.name === "op_Implicit"),
);
