/** What is done with values: casts, choices, operators. A constant wherever C# has one. */

import type { BinaryExpressionSyntax, CastExpressionSyntax, ExpressionSyntax } from "../../syntax/nodes.js";
import { evaluateConstant } from "../constants/constant-expression.js";
import { typeOfConstant } from "../constants/constant-type.js";
import { bindType, makeNullable } from "../names/type-binder.js";
import type { BoundExpression, SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType } from "../symbols/symbols.js";
import { isTypeNamed, withoutNullable } from "../symbols/types.js";
import { targetOf } from "../types/target-types.js";
import { memberInitializers } from "./calls/creations.js";
import { noteConditionalReceiver } from "./conditional-access.js";
import { bindExpression } from "./expressions.js";
import { naturalType } from "./operands.js";
import { operatorType } from "./operator-types.js";
import { scopeInside } from "./scopes/local-scopes.js";

export function bindOperation(syntax: ExpressionSyntax, scope: Scope): BoundExpression {
  const here = (part: ExpressionSyntax): SourceExpression => ({ syntax: part, scope });
  switch (syntax.kind) {
    case "ConditionalAccessExpression": {
      noteConditionalReceiver(syntax, scope);
      const type = naturalType(here(syntax.whenNotNull));
      return {
        kind: "same",
        operand: here(syntax.whenNotNull),
        type: type && makeNullable(withoutNullable(type), scope),
      };
    }
    case "ParenthesizedExpression":
    case "CheckedExpression":
    case "UncheckedExpression":
      return constantOr(syntax, scope, () => ({ kind: "same", operand: here(syntax.expression), type: undefined }));
    case "SuppressNullableWarningExpression": {
      const type = naturalType(here(syntax.operand));
      return {
        kind: "same",
        operand: here(syntax.operand),
        type: type && { type: type.type, nullability: "notAnnotated" },
      };
    }
    case "CastExpression":
      return bindCast(syntax, scope);
    case "AsExpression":
      return { kind: "same", operand: here(syntax.left), type: asType(syntax, scope) };
    case "RefExpression":
      return { kind: "same", operand: here(syntax.expression), type: undefined };
    case "AwaitExpression":
      return { kind: "await", operand: here(syntax.expression) };
    case "ThrowExpression":
      return { kind: "throw" };
    case "ConditionalExpression":
      return constantOr(syntax, scope, () => ({
        kind: "choice",
        branches: [here(syntax.whenTrue), here(syntax.whenFalse)],
      }));
    case "CoalesceExpression":
      return { kind: "choice", branches: [here(syntax.left), here(syntax.right)] };
    case "SwitchExpression":
      return {
        kind: "choice",
        branches: syntax.arms.map((arm) => ({ syntax: arm.expression, scope: scopeInside(arm, scope) })),
      };
    case "SimpleAssignmentExpression":
      return { kind: "assignment", target: here(syntax.left), value: here(syntax.right) };
    case "WithExpression": {
      const type = naturalType(here(syntax.expression))?.type;
      const named = type?.kind === "named" ? type : undefined;
      return {
        kind: "with",
        operand: here(syntax.expression),
        initializers: memberInitializers(syntax.initializer, scope, named),
      };
    }
    case "DefaultLiteralExpression": {
      const type = targetOf({ syntax, scope });
      return type === undefined
        ? { kind: "other", type }
        : { kind: "constant", value: { kind: "default" }, type, symbol: undefined };
    }
    // `default(int?)` is null of a type.
    case "DefaultExpression": {
      const type = operatorType(syntax, scope);
      const value = evaluateConstant({ syntax, scope });
      return value === undefined || type === undefined
        ? { kind: "other", type }
        : { kind: "constant", value, type, symbol: undefined };
    }
    default:
      return constantOr(syntax, scope, () => ({ kind: "other", type: operatorType(syntax, scope) }));
  }
}

function bindCast(syntax: CastExpressionSyntax, scope: Scope): BoundExpression {
  const value = evaluateConstant({ syntax, scope });
  // `(Todo?)null` has the type that is written.
  if (value?.kind === "null") return { kind: "constant", value, type: bindType(syntax.type, scope), symbol: undefined };
  // So has `(object)"text"`, which is not a constant of that type, and `(string?)"text"` may be null.
  const to = bindType(syntax.type, scope);
  const same = { kind: "same", operand: { syntax: syntax.expression, scope }, type: to } as const;
  const isKept = to.type.kind === "dynamic" || isTypeNamed(to.type, "System.Object");
  return isKept || to.nullability === "annotated" ? same : constantOr(syntax, scope, () => same);
}

function constantOr(syntax: ExpressionSyntax, scope: Scope, otherwise: () => BoundExpression): BoundExpression {
  const value = evaluateConstant({ syntax, scope });
  if (value === undefined) return otherwise();
  const type = typeOfConstant(value, scope);
  return type === undefined ? otherwise() : { kind: "constant", value, type, symbol: undefined };
}

function asType(syntax: BinaryExpressionSyntax, scope: Scope): AnnotatedType | undefined {
  const bound = bindExpression({ syntax: syntax.right, scope });
  if (bound.kind === "type") return { type: bound.type, nullability: "annotated" };
  // `x as A.B` is parsed as an expression, `x as int?` as a type.
  return undefined;
}
