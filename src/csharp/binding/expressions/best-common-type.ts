import { makeNullable } from "../names/type-binder.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType, TupleType } from "../symbols/symbols.js";
import { annotate, isValueType, sameType } from "../symbols/types.js";
import { withCommonNames } from "../types/inference.js";
import { convertsOperand } from "./operand-conversions.js";
import { mayGiveNull, type Operand } from "./operands.js";

/** The type among those of the values that all of them convert to (ECMA-334 §12.6.3.15); undefined where there is none. */
export function bestCommonType(operands: readonly Operand[], scope: Scope): AnnotatedType | undefined {
  const values = operands.filter(({ kind }) => kind !== "throw");
  if (values.some(({ kind }) => kind === "unknown" || kind === "void")) return undefined;
  const candidates: AnnotatedType[] = [];
  for (const operand of values) {
    const type = operand.kind === "typed" || operand.kind === "tuple" ? operand.type : undefined;
    if (type === undefined) continue;
    const at = candidates.findIndex((candidate) => sameType(candidate.type, type.type));
    const previous = candidates[at];
    if (previous === undefined) candidates.push(type);
    else if (previous.type.kind === "tuple")
      candidates[at] = { ...previous, type: withCommonNames(previous.type, type.type) };
  }
  for (const operand of values) {
    if (operand.kind !== "tuple" || operand.type !== undefined) continue;
    // A literal without a type, `(null, 1)`, has a say in the names all the same.
    for (const [at, { type, nullability }] of candidates.entries())
      candidates[at] = { type: type.kind === "tuple" ? withNamesOf(type, operand.names) : type, nullability };
  }
  const fitting = candidates.filter(({ type }) => values.every((operand) => convertsOperand(operand, type)));
  const [best] = fitting.length < 2 ? fitting : fitting.filter((one) => isBest(one, fitting));
  if (best === undefined || isValueType(best.type)) return best;
  return values.some((value) => mayGiveNull(value)) ? makeNullable(annotate(best.type, best.nullability), scope) : best;
}

function withNamesOf(type: TupleType, names: readonly (string | undefined)[]): TupleType {
  const elements = type.elements.map((one, at) => (one.name === names[at] ? one : { ...one, name: undefined }));
  return { kind: "tuple", elements };
}

function isBest(one: AnnotatedType, all: readonly AnnotatedType[]): boolean {
  return all.every((other) => other === one || convertsOperand({ kind: "typed", type: other }, one.type));
}
