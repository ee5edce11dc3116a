/** The type that the context asks of an expression: what lambdas, `new()`, `default` and `[…]` take their type from. */

import { notesOn } from "../../../caching/cache.js";
import type { ExpressionSyntax } from "../../syntax/nodes.js";
import type { AnnotatedType } from "../symbols/symbols.js";

const targets = notesOn<ExpressionSyntax, () => AnnotatedType | undefined>();

/** A text or a number has a type of its own, whatever is asked of it. */
export function isTargeted({ kind }: ExpressionSyntax): boolean {
  return kind !== "StringLiteralExpression" && kind !== "NumericLiteralExpression";
}

export function setTarget(syntax: ExpressionSyntax, target: () => AnnotatedType | undefined): void {
  if (!isTargeted(syntax)) return;
  for (const inner of passesTargetTo(syntax)) setTarget(inner, target);
  targets.set(syntax, target);
}

/** Only where nothing better is known yet. */
export function suggestTarget(syntax: ExpressionSyntax, target: () => AnnotatedType | undefined): void {
  if (!targets.has(syntax)) setTarget(syntax, target);
}

export function targetOf(syntax: ExpressionSyntax): AnnotatedType | undefined {
  return targets.get(syntax)?.();
}

function passesTargetTo(syntax: ExpressionSyntax): readonly ExpressionSyntax[] {
  switch (syntax.kind) {
    case "ParenthesizedExpression":
      return [syntax.expression];
    case "SuppressNullableWarningExpression":
      return [syntax.operand];
    case "ConditionalExpression":
      return [syntax.whenTrue, syntax.whenFalse];
    case "CoalesceExpression":
      return [syntax.right];
    case "SwitchExpression":
      return syntax.arms.map((arm) => arm.expression);
    default:
      return [];
  }
}
