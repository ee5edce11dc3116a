/** The switch expression (language specification 12.11). */

import { T } from "../../lexer/token-kinds.js";
import { at, lastEnd, next, tokenStart } from "../../lexer/token-stream.js";
import type { ExpressionSyntax, SwitchExpressionArmSyntax, SwitchExpressionSyntax } from "../../nodes.js";
import { endFrom, expect, take } from "../state.js";
import { parseExpression } from "./expressions.js";
import { precedence } from "./operators.js";
import { isPossibleSubpattern, parsePattern, parseWhenClause } from "./patterns.js";

export function parseSwitchExpression(governingExpression: ExpressionSyntax): SwitchExpressionSyntax {
  next();
  next();
  const arms: SwitchExpressionArmSyntax[] = [];
  while (!at(T.CloseBrace) && !at(T.EndOfFile)) {
    const start = tokenStart();
    const pattern = parsePattern(precedence.coalescing, false, true);
    const whenClause = parseWhenClause(precedence.coalescing);
    expect(T.EqualsGreaterThan);
    const expression = parseExpression();
    if (lastEnd() <= start && !at(T.Comma)) break;
    arms.push({ kind: "SwitchExpressionArm", start, end: endFrom(start), pattern, whenClause, expression });
    if (at(T.CloseBrace)) break;
    if (!take(T.Comma) && !take(T.Semicolon)) {
      expect(T.Comma);
      if (!isPossibleSubpattern()) break;
    }
  }
  expect(T.CloseBrace);
  return {
    kind: "SwitchExpression",
    start: governingExpression.start,
    end: endFrom(governingExpression.start),
    governingExpression,
    arms,
  };
}
