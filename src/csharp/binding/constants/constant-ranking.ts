import { specialTypeOf } from "../symbols/special-types.js";
import type { Constant, SpecialType, Type } from "../symbols/symbols.js";
import { isEnum, isNullableValue, sameType } from "../symbols/types.js";
import { isIntegerType } from "../types/numeric-types.js";
import { convertConstant } from "./constant-conversion.js";

/** Where two numeric types both take a constant, the one earlier here converts to the other and is the better one. */
const narrowestFirst: readonly SpecialType[] = [
  "sbyte",
  "byte",
  "short",
  "ushort",
  "int",
  "uint",
  "nint",
  "nuint",
  "long",
  "ulong",
  "float",
  "double",
  "decimal",
];

/** How well a constant fits a parameter: 0 is its own type, more is worse, undefined does not convert implicitly. */
export function rankConstantConversion(constant: Constant, target: Type): number | undefined {
  if (constant.kind === "error" || target.kind === "error") return 50;
  if (isNullableValue(target)) {
    const inner = target.typeArguments[0]?.type;
    if (constant.kind === "null" || inner === undefined) return 1;
    const rank = rankConstantConversion(constant, inner);
    return rank === undefined ? undefined : rank + 0.5;
  }
  const special = specialTypeOf(target);
  if (special === "object" || target.kind === "dynamic") return 30;
  switch (constant.kind) {
    case "type":
      return target.kind === "named" && target.symbol.name === "Type" ? 0 : undefined;
    case "array":
      return rankArray(constant.elements, target);
    case "enum":
      return sameType(constant.type, target) ? 0 : undefined;
    case "null":
    case "default":
      return convertConstant(constant, target) === undefined ? undefined : special === "string" ? 0 : 1;
    case "string":
      return special === "string" ? 0 : undefined;
    case "bool":
      return special === "bool" ? 0 : undefined;
    case "char":
      return special === "char" ? 0 : rankNumber(constant, "char", special, target);
    case "integer":
      return rankNumber(constant, constant.type, special, target);
    case "float":
      return special === constant.type ? 0 : constant.type === "float" && special === "double" ? 1 : undefined;
    case "decimal":
      return special === "decimal" ? 0 : undefined;
  }
}

function rankNumber(
  constant: Constant,
  from: SpecialType,
  special: SpecialType | undefined,
  target: Type,
): number | undefined {
  if (special === from) return 0;
  if (isEnum(target)) return constant.kind === "integer" && constant.value === 0n ? 2 : undefined;
  if (special === undefined || special === "char" || special === "string" || special === "bool") return undefined;
  if (from === "char" && (special === "sbyte" || special === "byte" || special === "short")) return undefined;
  const place = narrowestFirst.indexOf(special);
  if (place < 0) return undefined;
  const narrows = place < narrowestFirst.indexOf(from);
  // Only an int constant (or a positive long to ulong) narrows by itself.
  if (narrows && from !== "int") return undefined;
  const converted = convertConstant(constant, target);
  if (converted === undefined || converted.kind === "error") return undefined;
  return 1 + (isIntegerType(special) ? place / 10 : place / 4);
}

function rankArray(elements: readonly Constant[], target: Type): number | undefined {
  if (target.kind !== "array" || target.rank !== 1) return undefined;
  let worst = 0;
  for (const element of elements) {
    const rank = rankConstantConversion(element, target.element.type);
    if (rank === undefined) return undefined;
    worst = Math.max(worst, rank);
  }
  return worst;
}
