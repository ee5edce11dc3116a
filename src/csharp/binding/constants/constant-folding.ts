/** Operators on constants (ECMA-334 §12.23). No answer: not a constant. `error`: it is one, but overflows or divides by zero. */
import type { BinaryExpressionKind, PrefixUnaryExpressionKind } from "../../syntax/nodes.js";
import type { Constant, IntegerType, NamedType } from "../symbols/symbols.js";
import { bitsOf, fitsInteger, isIntegerType, promoteIntegers, wrapInteger } from "../types/numeric-types.js";
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  divideDecimals,
  formatDecimal,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  remainderDecimals,
} from "./decimal.js";

export type FoldingContext = "checked" | "unchecked";

export const errorConstant: Constant = { kind: "error", location: undefined };

function boolConstant(value: boolean): Constant {
  return { kind: "bool", value };
}

export function integerConstant(value: bigint, type: IntegerType): Constant {
  return type === "char"
    ? { kind: "char", value: String.fromCharCode(Number(value)) }
    : { kind: "integer", value, type };
}

/** An integer or character as a number with its type. */
export function typedInteger(constant: Constant): { readonly value: bigint; readonly type: IntegerType } | undefined {
  if (constant.kind === "char") return { value: BigInt(constant.value.charCodeAt(0)), type: "char" };
  if (constant.kind === "integer" && isIntegerType(constant.type))
    return { value: constant.value, type: constant.type };
  return undefined;
}

export function foldUnary(
  kind: PrefixUnaryExpressionKind,
  operand: Constant,
  context: FoldingContext,
): Constant | undefined {
  if (operand.kind === "error") return operand;
  if (kind === "LogicalNotExpression") return operand.kind === "bool" ? boolConstant(!operand.value) : undefined;
  if (operand.kind === "enum") {
    return kind === "BitwiseNotExpression"
      ? enumConstant(operand.type, wrapEnum(~operand.value, operand.type))
      : undefined;
  }
  if (operand.kind === "float") {
    if (kind === "UnaryMinusExpression") return { ...operand, value: -operand.value };
    return kind === "UnaryPlusExpression" ? operand : undefined;
  }
  if (operand.kind === "decimal") {
    const value = parseDecimal(operand.value);
    if (kind === "UnaryPlusExpression") return operand;
    return kind === "UnaryMinusExpression" && value !== undefined ? decimalConstant(negateDecimal(value)) : undefined;
  }
  const integer = typedInteger(operand);
  if (integer === undefined) return undefined;
  const { value } = integer;
  const type = promoteIntegers(integer.type, integer.type) ?? "int";
  switch (kind) {
    case "UnaryPlusExpression":
      return integerConstant(value, type);
    case "BitwiseNotExpression":
      return integerConstant(wrapInteger(~value, type), type);
    case "UnaryMinusExpression":
      // `-` makes a uint a long and does not exist for ulong.
      if (type === "ulong" || type === "nuint") return undefined;
      return inRange(-value, type === "uint" ? "long" : type, context);
    default:
      return undefined;
  }
}

export function foldBinary(
  kind: BinaryExpressionKind,
  left: Constant,
  right: Constant,
  context: FoldingContext,
): Constant | undefined {
  if (left.kind === "error") return left;
  if (right.kind === "error") return right;
  if (left.kind === "bool" && right.kind === "bool") return foldBooleans(kind, left.value, right.value);
  if (isText(left) && isText(right)) return foldTexts(kind, left, right);
  if (left.kind === "enum" || right.kind === "enum") return foldEnums(kind, left, right, context);
  if (left.kind === "decimal" || right.kind === "decimal") return foldDecimals(kind, left, right);
  if (left.kind === "float" || right.kind === "float") return foldFloats(kind, left, right);
  return foldIntegers(kind, left, right, context);
}

function foldBooleans(kind: BinaryExpressionKind, left: boolean, right: boolean): Constant | undefined {
  switch (kind) {
    case "LogicalAndExpression":
    case "BitwiseAndExpression":
      return boolConstant(left && right);
    case "LogicalOrExpression":
    case "BitwiseOrExpression":
      return boolConstant(left || right);
    case "ExclusiveOrExpression":
    case "NotEqualsExpression":
      return boolConstant(left !== right);
    case "EqualsExpression":
      return boolConstant(left === right);
    default:
      return undefined;
  }
}

type Text = Extract<Constant, { kind: "string" | "null" }>;

function isText(constant: Constant): constant is Text {
  return constant.kind === "string" || constant.kind === "null";
}

function foldTexts(kind: BinaryExpressionKind, left: Text, right: Text): Constant | undefined {
  const a = left.kind === "null" ? null : left.value;
  const b = right.kind === "null" ? null : right.value;
  switch (kind) {
    case "AddExpression":
      return a === null && b === null ? undefined : boundedString((a ?? "") + (b ?? ""));
    case "EqualsExpression":
      return boolConstant(a === b);
    case "NotEqualsExpression":
      return boolConstant(a !== b);
    default:
      return undefined;
  }
}

/** Constants that are put together from each other double with every line. What is too long to be of use is not known. */
export function boundedString(value: string): Constant | undefined {
  return value.length > longestString ? undefined : { kind: "string", value };
}

const longestString = 1_000_000;

export function enumConstant(type: NamedType, value: bigint): Constant {
  return new EnumConstant(type, value);
}

/** Its names are asked for seldom. A class, because V8 keeps an object literal that has a getter as a table. */
class EnumConstant implements Extract<Constant, { kind: "enum" }> {
  readonly kind = "enum";
  readonly type: NamedType;
  readonly value: bigint;

  constructor(type: NamedType, value: bigint) {
    this.type = type;
    this.value = value;
  }

  get members(): readonly string[] {
    return enumMemberNames(this.type, this.value);
  }
}

/** The one member of this value, or the flags that together make it; none where no members do. */
function enumMemberNames(type: NamedType, value: bigint): readonly string[] {
  const members: { readonly name: string; readonly value: bigint }[] = [];
  for (const member of type.symbol.members) {
    if (member.kind !== "field" || member.constantValue === undefined) continue;
    const constant = member.constantValue;
    if (constant.kind !== "enum" && constant.kind !== "integer") continue;
    if (constant.value === value) return [member.name];
    members.push({ name: member.name, value: constant.value });
  }
  if (value <= 0n) return [];
  let rest = value;
  const flags: typeof members = [];
  // Largest first, so that a member that stands for several flags is preferred, as Enum.ToString does.
  for (const member of [...members].sort((a, b) => (a.value < b.value ? 1 : a.value > b.value ? -1 : 0))) {
    if (member.value > 0n && (rest & member.value) === member.value) {
      flags.push(member);
      rest &= ~member.value;
    }
  }
  return rest === 0n ? flags.reverse().map((flag) => flag.name) : [];
}

function underlyingOf(type: NamedType): IntegerType {
  const underlying = type.symbol.enumUnderlyingType;
  return isIntegerType(underlying) ? underlying : "int";
}

function wrapEnum(value: bigint, type: NamedType): bigint {
  return wrapInteger(value, underlyingOf(type));
}

function foldEnums(
  kind: BinaryExpressionKind,
  left: Constant,
  right: Constant,
  context: FoldingContext,
): Constant | undefined {
  const type = left.kind === "enum" ? left.type : right.kind === "enum" ? right.type : undefined;
  const a = left.kind === "enum" ? left.value : typedInteger(left)?.value;
  const b = right.kind === "enum" ? right.value : typedInteger(right)?.value;
  if (type === undefined || a === undefined || b === undefined) return undefined;
  const both = left.kind === "enum" && right.kind === "enum";
  const result = (value: bigint): Constant => {
    const underlying = underlyingOf(type);
    if (context === "checked" && !fitsInteger(value, underlying)) return errorConstant;
    return enumConstant(type, wrapInteger(value, underlying));
  };
  switch (kind) {
    case "BitwiseOrExpression":
      return result(a | b);
    case "BitwiseAndExpression":
      return result(a & b);
    case "ExclusiveOrExpression":
      return result(a ^ b);
    case "AddExpression":
      return both ? undefined : result(a + b);
    case "SubtractExpression":
      if (!both) return left.kind === "enum" ? result(a - b) : undefined;
      return inRange(a - b, underlyingOf(type), context);
    default:
      return compare(kind, a < b ? -1 : a > b ? 1 : 0);
  }
}

function foldIntegers(
  kind: BinaryExpressionKind,
  left: Constant,
  right: Constant,
  context: FoldingContext,
): Constant | undefined {
  const a = typedInteger(left);
  const b = typedInteger(right);
  if (a === undefined || b === undefined) return undefined;
  if (kind === "LeftShiftExpression" || kind === "RightShiftExpression" || kind === "UnsignedRightShiftExpression") {
    return foldShift(kind, a, b.value);
  }
  const type = promoteConstants(a, b);
  if (type === undefined) return undefined;
  switch (kind) {
    case "AddExpression":
      return inRange(a.value + b.value, type, context);
    case "SubtractExpression":
      return inRange(a.value - b.value, type, context);
    case "MultiplyExpression":
      return inRange(a.value * b.value, type, context);
    case "DivideExpression":
      return b.value === 0n ? errorConstant : inRange(a.value / b.value, type, context);
    case "ModuloExpression":
      return b.value === 0n ? errorConstant : inRange(a.value % b.value, type, context);
    case "BitwiseAndExpression":
      return integerConstant(wrapInteger(a.value & b.value, type), type);
    case "BitwiseOrExpression":
      return integerConstant(wrapInteger(a.value | b.value, type), type);
    case "ExclusiveOrExpression":
      return integerConstant(wrapInteger(a.value ^ b.value, type), type);
    default:
      return compare(kind, a.value < b.value ? -1 : a.value > b.value ? 1 : 0);
  }
}

type Integer = { readonly value: bigint; readonly type: IntegerType };

/** A non-negative int constant converts to ulong, so `1UL + 1` has a type although `ulong + int` has none. */
function promoteConstants(a: Integer, b: Integer): ReturnType<typeof promoteIntegers> {
  const promoted = promoteIntegers(a.type, b.type);
  if (promoted !== undefined && !((a.type === "uint" && b.type === "int") || (a.type === "int" && b.type === "uint")))
    return promoted;
  const other = a.type === "ulong" || a.type === "nuint" || a.type === "uint" ? b : a;
  const wide = other === b ? a.type : b.type;
  const converts = other.value >= 0n && (other.type === "int" || (other.type === "long" && wide === "ulong"));
  return converts && (wide === "ulong" || wide === "nuint" || wide === "uint") ? wide : promoted;
}

function foldShift(kind: BinaryExpressionKind, operand: Integer, by: bigint): Constant {
  const type = promoteIntegers(operand.type, operand.type) ?? "int";
  const count = by & BigInt(bitsOf(type) - 1);
  if (kind === "LeftShiftExpression") return integerConstant(wrapInteger(operand.value << count, type), type);
  if (kind === "RightShiftExpression") return integerConstant(operand.value >> count, type);
  return integerConstant(wrapInteger(BigInt.asUintN(bitsOf(type), operand.value) >> count, type), type);
}

function foldFloats(kind: BinaryExpressionKind, left: Constant, right: Constant): Constant | undefined {
  const a = numberOf(left);
  const b = numberOf(right);
  if (a === undefined || b === undefined) return undefined;
  const isDouble =
    (left.kind === "float" && left.type === "double") || (right.kind === "float" && right.type === "double");
  const result = (value: number): Constant => floatConstant(value, isDouble ? "double" : "float");
  switch (kind) {
    case "AddExpression":
      return result(a + b);
    case "SubtractExpression":
      return result(a - b);
    case "MultiplyExpression":
      return result(a * b);
    case "DivideExpression":
      return result(a / b);
    case "ModuloExpression":
      return result(a % b);
    case "EqualsExpression":
      return boolConstant(a === b);
    case "NotEqualsExpression":
      return boolConstant(a !== b);
    case "LessThanExpression":
      return boolConstant(a < b);
    case "LessThanOrEqualExpression":
      return boolConstant(a <= b);
    case "GreaterThanExpression":
      return boolConstant(a > b);
    case "GreaterThanOrEqualExpression":
      return boolConstant(a >= b);
    default:
      return undefined;
  }
}

export function floatConstant(value: number, type: "float" | "double"): Constant {
  return { kind: "float", value: type === "float" ? Math.fround(value) : value, type };
}

function numberOf(constant: Constant): number | undefined {
  if (constant.kind === "float") return constant.value;
  const integer = typedInteger(constant);
  return integer === undefined ? undefined : Number(integer.value);
}

export function decimalConstant(value: Decimal | undefined): Constant {
  return value === undefined ? errorConstant : { kind: "decimal", value: formatDecimal(value) };
}

export function decimalOf(constant: Constant): Decimal | undefined {
  if (constant.kind === "decimal") return parseDecimal(constant.value);
  const integer = typedInteger(constant);
  return integer === undefined ? undefined : { coefficient: integer.value, scale: 0 };
}

function foldDecimals(kind: BinaryExpressionKind, left: Constant, right: Constant): Constant | undefined {
  const a = decimalOf(left);
  const b = decimalOf(right);
  if (a === undefined || b === undefined) return undefined;
  switch (kind) {
    case "AddExpression":
      return decimalConstant(addDecimals(a, b));
    case "SubtractExpression":
      return decimalConstant(addDecimals(a, negateDecimal(b)));
    case "MultiplyExpression":
      return decimalConstant(multiplyDecimals(a, b));
    case "DivideExpression":
      return decimalConstant(divideDecimals(a, b));
    case "ModuloExpression":
      return decimalConstant(remainderDecimals(a, b));
    default:
      return compare(kind, compareDecimals(a, b));
  }
}

function compare(kind: BinaryExpressionKind, order: number): Constant | undefined {
  switch (kind) {
    case "EqualsExpression":
      return boolConstant(order === 0);
    case "NotEqualsExpression":
      return boolConstant(order !== 0);
    case "LessThanExpression":
      return boolConstant(order < 0);
    case "LessThanOrEqualExpression":
      return boolConstant(order <= 0);
    case "GreaterThanExpression":
      return boolConstant(order > 0);
    case "GreaterThanOrEqualExpression":
      return boolConstant(order >= 0);
    default:
      return undefined;
  }
}

export function inRange(value: bigint, type: IntegerType, context: FoldingContext): Constant {
  if (context === "checked" && !fitsInteger(value, type)) return errorConstant;
  return integerConstant(wrapInteger(value, type), type);
}
