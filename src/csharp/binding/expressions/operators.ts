/** Operators: those that types declare, then those of the language, lifted to nullable values (ECMA-334 §12.4). */
import { operatorOfExpression } from "../declarations/operator-names.js";
import { makeNullable, specialType } from "../names/type-binder.js";
import type { Scope } from "../symbols/scope.js";
import { specialTypeOf } from "../symbols/special-types.js";
import type { AnnotatedType, SpecialType, Type } from "../symbols/symbols.js";
import { isEnum, isNullableValue, isValueType, sameType, withoutNullable } from "../symbols/types.js";
import { holders, operatorsNamed } from "../types/implicit-conversions.js";
import { isIntegerType, promoteIntegers } from "../types/numeric-types.js";
import { substitute, typeMapOf } from "../types/substitution.js";
import { type MethodCandidate, resolveOverload } from "./calls/overloads.js";
import { convertsOperand } from "./operand-conversions.js";
import type { Operand } from "./operands.js";

const comparisons = /^(Equals|NotEquals|(Less|Greater)Than(OrEqual)?)Expression$/;

/** The type of an operation on two values; undefined where it is not known. */
export function binaryType(kind: string, left: Operand, right: Operand, scope: Scope): AnnotatedType | undefined {
  const declared = declaredOperator(operatorOfExpression.get(kind), [left, right], scope);
  if (declared !== undefined) return declared;
  const isComparison = comparisons.test(kind);
  if (isComparison) return isUnsure(left, right) ? boolUnlessDynamic(left, right, scope) : special("bool", scope);
  if (left.kind === "typed" && left.type.type.kind === "dynamic") return left.type;
  if (right.kind === "typed" && right.type.type.kind === "dynamic") return right.type;
  const [a, b] = [typeOf(left), typeOf(right)];
  if (kind === "AddExpression" && (isText(a) || isText(b))) return special("string", scope);
  if (a === undefined && b === undefined) return undefined;
  if (
    (a === undefined && left.kind !== "null") ||
    (b === undefined && right.kind !== "null" && right.kind !== "lambda")
  )
    return undefined;
  const isLifted = isNullable(a) || isNullable(b) || left.kind === "null" || right.kind === "null";
  const type = plainType(kind, (a ?? b)?.type, (b ?? a)?.type, left, right, scope);
  return type !== undefined && isLifted && isValueType(type.type) ? makeNullable(type, scope) : type;
}

/** What may be an operator of an unknown type may give anything. */
function isUnsure(left: Operand, right: Operand): boolean {
  return left.kind === "unknown" || right.kind === "unknown" || isDynamic(left) || isDynamic(right);
}

function boolUnlessDynamic(left: Operand, right: Operand, scope: Scope): AnnotatedType | undefined {
  if (isDynamic(left) || isDynamic(right)) return { type: { kind: "dynamic" }, nullability: "notAnnotated" };
  return special("bool", scope);
}

function isDynamic(operand: Operand): boolean {
  return operand.kind === "typed" && operand.type.type.kind === "dynamic";
}

function typeOf(operand: Operand): AnnotatedType | undefined {
  return operand.kind === "typed" || operand.kind === "tuple" ? operand.type : undefined;
}

function isText(type: AnnotatedType | undefined): boolean {
  return type !== undefined && specialTypeOf(type.type) === "string";
}

function isNullable(type: AnnotatedType | undefined): boolean {
  return type !== undefined && isNullableValue(type.type);
}

function special(type: SpecialType, scope: Scope): AnnotatedType {
  return { type: specialType(scope, type), nullability: "notAnnotated" };
}

/** The predefined operators, on the values inside nullable ones. */
function plainType(
  kind: string,
  first: Type | undefined,
  second: Type | undefined,
  left: Operand,
  right: Operand,
  scope: Scope,
): AnnotatedType | undefined {
  if (first === undefined || second === undefined) return undefined;
  const [a, b] = [inner(first), inner(second)];
  if (isEnum(a) || isEnum(b)) return enumType(kind, a, b, right, left, scope);
  const [x, y] = [specialTypeOf(a), specialTypeOf(b)];
  if (/^(LeftShift|RightShift|UnsignedRightShift)Expression$/.test(kind)) {
    const promoted = isIntegerType(x) ? promoteIntegers(x, "int") : undefined;
    return isIntegerType(x) ? special(shifted(x) ?? promoted ?? "int", scope) : undefined;
  }
  if (x === "bool" && y === "bool") return special("bool", scope);
  for (const type of ["decimal", "double", "float"] as const)
    if ((x === type || y === type) && isNumber(x) && isNumber(y)) return special(type, scope);
  if (isIntegerType(x) && isIntegerType(y)) {
    const promoted = promoteIntegers(constantFits(left, x, y), constantFits(right, y, x));
    return promoted && special(promoted, scope);
  }
  const isDelegate = a.kind === "named" && a.symbol.typeKind === "delegate";
  return isDelegate && sameType(a, b) ? { type: a, nullability: "notAnnotated" } : undefined;
}

/** A shift keeps the type of what is shifted. */
function shifted(type: SpecialType): SpecialType | undefined {
  return type === "uint" || type === "long" || type === "ulong" || type === "nint" || type === "nuint"
    ? type
    : undefined;
}

/** A constant that fits the other type takes it: `u + 1` of a `uint` is a `uint`. */
function constantFits<T extends SpecialType>(operand: Operand, type: T, other: T): T {
  if (operand.kind !== "typed" || operand.constant?.kind !== "integer" || operand.constant.value < 0n) return type;
  return type === "int" && (other === "uint" || other === "ulong" || other === "nuint") ? other : type;
}

function inner(type: Type): Type {
  return withoutNullable({ type, nullability: "notAnnotated" }).type;
}

function isNumber(type: SpecialType | undefined): boolean {
  return isIntegerType(type) || type === "decimal" || type === "double" || type === "float";
}

function enumType(
  kind: string,
  a: Type,
  b: Type,
  right: Operand,
  left: Operand,
  scope: Scope,
): AnnotatedType | undefined {
  const type = isEnum(a) ? a : b;
  const annotated: AnnotatedType = { type, nullability: "notAnnotated" };
  if (kind === "SubtractExpression" && isEnum(a)) {
    const underlying = a.symbol.enumUnderlyingType ?? "int";
    const isDifference = sameType(a, b) || (right.kind === "typed" && right.constant !== undefined && isZero(right));
    return isDifference ? special(underlying, scope) : annotated;
  }
  if (/^(BitwiseAnd|BitwiseOr|ExclusiveOr)Expression$/.test(kind))
    return convertsOperand(right, type) && convertsOperand(left, type) ? annotated : undefined;
  return kind === "AddExpression" ? annotated : undefined;
}

function isZero(operand: Operand): boolean {
  return operand.kind === "typed" && operand.constant?.kind === "integer" && operand.constant.value === 0n;
}

export function unaryType(kind: string, operand: Operand, scope: Scope): AnnotatedType | undefined {
  const name = operatorOfExpression.get(kind);
  const declared = declaredOperator(name, [operand], scope);
  if (declared !== undefined) return declared;
  const type = typeOf(operand);
  // Increments keep the type, of operators that are declared too.
  if (type === undefined || name === undefined || type.type.kind === "dynamic") return type;
  const operandType = inner(type.type);
  const number = specialTypeOf(operandType);
  if (kind === "LogicalNotExpression") return number === "bool" ? type : special("bool", scope);
  if (isEnum(operandType)) return type;
  if (!isNumber(number)) return undefined;
  const promoted = isIntegerType(number) ? promotedUnary(kind, number) : number;
  const plain = promoted && special(promoted, scope);
  return plain !== undefined && isNullable(type) ? makeNullable(plain, scope) : plain;
}

function promotedUnary(kind: string, type: SpecialType): SpecialType | undefined {
  if (kind === "UnaryMinusExpression" && type === "uint") return "long";
  return shifted(type) ?? "int";
}

/** Overload resolution among the operators of the operands' types; lifted where an operand is nullable. */
function declaredOperator(
  name: string | undefined,
  operands: readonly Operand[],
  scope: Scope,
): AnnotatedType | undefined {
  if (name === undefined) return undefined;
  const candidates = candidatesNamed(name, operands);
  if (candidates.length === 0) return undefined;
  const resolve = (operandsTried: readonly Operand[]): AnnotatedType | undefined => {
    const all = operandsTried.map((operand) => ({ name: undefined, refKind: "none" as const, operand: () => operand }));
    const overload = resolveOverload([candidates], all, [], scope, { allowsExpanded: false, isStrict: true });
    return overload && substitute(overload.candidate.method.returnType, overload.map);
  };
  const direct = resolve(operands);
  if (direct !== undefined) return direct;
  if (!operands.some((operand) => operand.kind === "null" || isNullable(typeOf(operand)))) return undefined;
  const lifted = resolve(operands.map(unlifted));
  return lifted !== undefined && isValueType(lifted.type) && specialTypeOf(lifted.type) !== "bool"
    ? makeNullable(lifted, scope)
    : lifted;
}

function unlifted(operand: Operand): Operand {
  if (operand.kind === "null") return { kind: "default" };
  const type = typeOf(operand);
  return type !== undefined && isNullable(type) ? { kind: "typed", type: withoutNullable(type) } : operand;
}

function candidatesNamed(name: string, operands: readonly Operand[]): readonly MethodCandidate[] {
  const candidates: MethodCandidate[] = [];
  for (const operand of operands) {
    const type = typeOf(operand);
    if (type === undefined) continue;
    for (const declaredIn of holders(inner(type.type))) {
      if (specialTypeOf(declaredIn) !== undefined) continue;
      for (const method of operatorsNamed(declaredIn.symbol, name)) {
        if (candidates.some((candidate) => candidate.method === method)) continue;
        candidates.push({ method, declaredIn, map: typeMapOf(declaredIn), isReduced: false });
      }
    }
  }
  return candidates;
}
