/** The type that the context asks of an expression: what lambdas, `new()`, `default` and `[…]` take their type from. */

import type { SourceExpression } from "../symbols/bound-expression.js";
import type { AnnotatedType } from "../symbols/symbols.js";
import { ScopedNotes } from "./scoped-notes.js";

const targets = new ScopedNotes<() => AnnotatedType | undefined>();

/** Says where the target of an expression is found. It is worked out when it is asked for, and only from what is around. */
export function noteTarget(expression: SourceExpression, target: () => AnnotatedType | undefined): void {
  const { kind } = expression.syntax;
  // A text or a number has a type of its own, whatever is asked of it.
  if (kind === "StringLiteralExpression" || kind === "NumericLiteralExpression" || targets.has(expression)) return;
  targets.set(expression, target);
}

export function targetOf(expression: SourceExpression): AnnotatedType | undefined {
  return targets.get(expression)?.();
}
