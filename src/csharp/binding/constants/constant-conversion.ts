/** Constants seen as another type: implicit conversions of constants and casts (ECMA-334 §10.2.11, §10.3.2). */

import { specialTypeOf } from "../symbols/special-types.js";
import type { Constant, IntegerType, Type } from "../symbols/symbols.js";
import { isEnum, isNullableValue, isValueType } from "../symbols/types.js";
import { isIntegerType } from "../types/numeric-types.js";
import {
  decimalConstant,
  decimalOf,
  enumConstant,
  errorConstant,
  type FoldingContext,
  floatConstant,
  inRange,
  typedInteger,
} from "./constant-folding.js";
import { type Decimal, formatDecimal, parseDecimal, truncateDecimal } from "./decimal.js";

/** A constant as a value of this type; undefined when no constant conversion exists. */
export function convertConstant(
  constant: Constant,
  target: Type,
  context: FoldingContext = "checked",
): Constant | undefined {
  if (constant.kind === "error") return constant;
  if (constant.kind === "default") return defaultConstant(target);
  if (isNullableValue(target)) {
    const inner = target.typeArguments[0];
    return constant.kind === "null" || inner === undefined ? constant : convertConstant(constant, inner.type, context);
  }
  if (constant.kind === "null") return isValueType(target) ? undefined : constant;
  if (isEnum(target)) {
    const value = constant.kind === "enum" ? constant.value : integerValueOf(constant);
    const underlying = target.symbol.enumUnderlyingType;
    if (value === undefined) return undefined;
    const converted = inRange(value, isIntegerType(underlying) ? underlying : "int", context);
    return converted.kind === "error" ? converted : enumConstant(target, typedInteger(converted)?.value ?? value);
  }
  const special = specialTypeOf(target);
  if (special === undefined || special === "object") return constant;
  if (isIntegerType(special)) return toInteger(constant, special, context);
  if (special === "float" || special === "double") {
    const value = numericValueOf(constant);
    return value === undefined ? undefined : floatConstant(value, special);
  }
  if (special === "decimal") {
    const value = constant.kind === "float" ? decimalOfFloat(constant.value, constant.type) : decimalOf(constant);
    return value === undefined ? undefined : decimalConstant(value);
  }
  if (special === "string") return constant.kind === "string" ? constant : undefined;
  if (special === "bool") return constant.kind === "bool" ? constant : undefined;
  return undefined;
}

function toInteger(constant: Constant, type: IntegerType, context: FoldingContext): Constant | undefined {
  const value = integerValueOf(constant);
  if (value !== undefined) return inRange(value, type, context);
  return constant.kind === "float" ? errorConstant : undefined;
}

function integerValueOf(constant: Constant): bigint | undefined {
  switch (constant.kind) {
    case "integer":
    case "char":
      return typedInteger(constant)?.value;
    case "enum":
      return constant.value;
    case "float":
      return Number.isFinite(constant.value) ? BigInt(Math.trunc(constant.value)) : undefined;
    case "decimal": {
      const value = parseDecimal(constant.value);
      return value === undefined ? undefined : truncateDecimal(value);
    }
    default:
      return undefined;
  }
}

function numericValueOf(constant: Constant): number | undefined {
  if (constant.kind === "float") return constant.value;
  if (constant.kind === "decimal") return Number(constant.value);
  const value = integerValueOf(constant);
  return value === undefined ? undefined : Number(value);
}

/** .NET converts with 15 significant digits for double, 7 for float. */
function decimalOfFloat(value: number, type: "float" | "double"): Decimal | undefined {
  if (!Number.isFinite(value)) return undefined;
  const exact = parseDecimal(value.toPrecision(type === "double" ? 15 : 7));
  if (exact === undefined) return undefined;
  const text = formatDecimal(exact);
  return parseDecimal(text.includes(".") ? text.replace(/\.?0+$/, "") : text);
}

/** `default(T)` as a constant: zero, false, null; a struct's has no other name than `default`. */
export function defaultConstant(target: Type): Constant {
  if (isNullableValue(target)) return { kind: "null" };
  if (isEnum(target)) return enumConstant(target, 0n);
  const special = specialTypeOf(target);
  if (special === "bool") return { kind: "bool", value: false };
  if (special === "float" || special === "double") return floatConstant(0, special);
  if (special === "decimal") return { kind: "decimal", value: "0" };
  if (isIntegerType(special)) return inRange(0n, special, "checked");
  if (target.kind === "typeParameterType" && !target.symbol.hasReferenceTypeConstraint) return { kind: "default" };
  return isValueType(target) || target.kind === "error" ? { kind: "default" } : { kind: "null" };
}
