import type { Location } from "../../../diagnostics/location.js";
import { locationOf, textOf } from "../../syntax/index.js";
import type { SourceExpression } from "../symbols/bound-expression.js";

export function locationOfExpression({ syntax, scope }: SourceExpression): Location {
  return locationOf(scope.context.file, syntax);
}

export function textOfExpression({ syntax, scope }: SourceExpression): string {
  return textOf(scope.context.file, syntax);
}

/** The expression on one line and not too long, for messages. */
export function shortTextOf(expression: SourceExpression): string {
  const text = textOfExpression(expression).replace(/\s+/g, " ");
  return text.length <= 60 ? text : `${text.slice(0, 57)}…`;
}
