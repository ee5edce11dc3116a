import type { AnnotatedType } from "../symbols/symbols.js";
import { isNullableValue, isValueType } from "../symbols/types.js";
import { convertsOperand } from "./operand-conversions.js";
import { mayGiveNull, type Operand } from "./operands.js";

/** The type of `a ?? b` (ECMA-334 §12.15). */
export function coalescedType(left: Operand, right: Operand): AnnotatedType | undefined {
  const type = typeOf(left);
  const other = typeOf(right);
  if (left.kind === "unknown" || right.kind === "unknown") return undefined;
  if (type === undefined) return other;
  if (right.kind === "throw") return withoutNull(type);
  if (isNullableValue(type.type)) {
    const inner = type.type.typeArguments[0];
    if (inner !== undefined && convertsOperand(right, inner.type)) return inner;
  }
  if (convertsOperand(right, type.type)) return isValueType(type.type) ? type : nullableAs(type, right);
  return other;
}

function typeOf(operand: Operand): AnnotatedType | undefined {
  return operand.kind === "typed" || operand.kind === "tuple" ? operand.type : undefined;
}

function withoutNull(type: AnnotatedType): AnnotatedType {
  const inner = isNullableValue(type.type) ? type.type.typeArguments[0] : undefined;
  return inner ?? { type: type.type, nullability: "notAnnotated" };
}

/** Null comes only from the right. */
function nullableAs({ type }: AnnotatedType, right: Operand): AnnotatedType {
  return { type, nullability: mayGiveNull(right, type) ? "annotated" : "notAnnotated" };
}
