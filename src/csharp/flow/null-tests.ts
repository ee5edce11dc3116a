/** Whether a value may be null at its place: by its type, and by what the code around it has found out (`null-flow.ts`). */

import { isOpenToNull } from "../binding/expressions/operands.js";
import { bindExpression, implicitConversion, typeOfExpression } from "../binding/index.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { LocalVariable } from "../binding/symbols/source-symbols.js";
import type { AnnotatedType } from "../binding/symbols/symbols.js";
import { isNullableValue, isValueType, withoutNullable } from "../binding/symbols/types.js";
import type { ExpressionSyntax } from "../syntax/nodes.js";
import { keptPlace } from "./kept-places.js";
import { valuesOfLocal } from "./local-values.js";
import { nullWith } from "./null-attributes.js";
import { NullFlow } from "./null-flow.js";
import { typeOfElement, typeOfResult, withTestedParts } from "./tested-parts.js";

/** The type of a value, without null where the code has left it out, in what it is made of too. */
export function testedType(expression: SourceExpression): AnnotatedType | undefined {
  const declared = typeOfExpression(expression);
  if (declared === undefined) return undefined;
  const type = withTestedParts(expression, declared, testedType);
  if (type.nullability === "oblivious") return type;
  if (mayHoldNull(type))
    return mayBeNull(expression) ? type : { ...withoutNullable(type), nullability: "notAnnotated" };
  return mayStillBeNull(expression, type) ? { type: type.type, nullability: "annotated" } : type;
}

function isTestedNotNull(expression: SourceExpression): boolean {
  const place = keptPlace(expression);
  const assignments = place?.assignments;
  if (place === undefined || assignments === undefined) return false;
  return new NullFlow(place, assignments, mayBeNull).at(withoutMarks(expression.syntax));
}

function withoutMarks(syntax: ExpressionSyntax): ExpressionSyntax {
  if (syntax.kind === "ParenthesizedExpression") return withoutMarks(syntax.expression);
  return syntax.kind === "SuppressNullableWarningExpression" ? withoutMarks(syntax.operand) : syntax;
}

function mayHoldNull(type: AnnotatedType): boolean {
  return type.nullability === "annotated" || isNullableValue(type.type);
}

function mayBeNull(expression: SourceExpression): boolean {
  const { syntax, scope } = expression;
  const here = (part: ExpressionSyntax): boolean => mayBeNull({ syntax: part, scope });
  switch (syntax.kind) {
    case "NullLiteralExpression":
      return true;
    case "SuppressNullableWarningExpression":
    case "ThrowExpression":
      return false;
    case "ParenthesizedExpression":
      return here(syntax.expression);
    default:
      break;
  }
  const type = typeOfExpression(expression);
  if (type === undefined) return true;
  if (!mayHoldNull(type)) return mayStillBeNull(expression, type);
  switch (syntax.kind) {
    case "IdentifierName":
    case "SimpleMemberAccessExpression":
      return !isTestedNotNull(expression) && mayElementBeNull(expression);
    case "ElementAccessExpression":
      return mayElementBeNull(expression);
    // What becomes a nullable value is that value, or null.
    case "ConditionalExpression":
    case "SwitchExpression": {
      const bound = bindExpression(expression);
      return bound.kind !== "choice" || bound.branches.some(mayBeNull);
    }
    case "CoalesceExpression":
    case "SimpleAssignmentExpression":
    case "CoalesceAssignmentExpression":
      return here(syntax.right) || becomesNullable({ syntax: syntax.right, scope }, type);
    case "InvocationExpression": {
      const given = nullWith(expression);
      if (given.length > 0) return given.some(mayBeNull);
      const returned = typeOfResult(expression, testedType);
      return returned === undefined || mayHoldNull(returned);
    }
    default:
      return true;
  }
}

/** `(order, 1).Item1` and `new[] { order }[0]` are what the tuple or the array was made of. */
function mayElementBeNull(expression: SourceExpression): boolean {
  const element = typeOfElement(expression, testedType);
  return element === undefined || mayHoldNull(element);
}

/** A `T` that a nullable type may stand for, as an object. */
function becomesNullable(value: SourceExpression, to: AnnotatedType): boolean {
  const from = typeOfExpression(value);
  return from !== undefined && to.type.kind !== "typeParameterType" && isOpenToNull(from.type);
}

/** A cast that only sees the same object as something else; an operator may make null of anything. */
function keepsReference(operand: SourceExpression, to: AnnotatedType): boolean {
  const from = typeOfExpression(operand);
  if (from === undefined) return false;
  const conversion = implicitConversion(from.type, to.type) ?? implicitConversion(to.type, from.type);
  return conversion === "identity" || conversion === "reference" || conversion === "boxing";
}

/** A `var` has the type of its first value, others that it is given may be null; a cast to `T` leaves null what it was. */
function mayStillBeNull({ syntax, scope }: SourceExpression, type: AnnotatedType): boolean {
  if (isValueType(type.type)) return false;
  if (syntax.kind === "CastExpression") {
    const operand = { syntax: syntax.expression, scope };
    return keepsReference(operand, type) && mayBeNull(operand);
  }
  const bound = syntax.kind === "IdentifierName" ? bindExpression({ syntax, scope }) : undefined;
  if (bound?.kind !== "local" || bound.variable.type?.kind !== "IdentifierName") return false;
  const values = valuesOfLocal(bound.variable);
  return values.length > 1 && isGivenNull(bound.variable, values) && !isTestedNotNull({ syntax, scope });
}

/** Variables whose values are looked at: one that is made of the variable itself adds nothing. */
const asked = new Set<LocalVariable>();

function isGivenNull(variable: LocalVariable, values: readonly SourceExpression[]): boolean {
  if (asked.has(variable)) return false;
  asked.add(variable);
  try {
    return values.some(mayBeNull);
  } finally {
    asked.delete(variable);
  }
}
