/** The switch statement (language specification 13.8.3). */

import { T } from "../../lexer/token-kinds.js";
import { at, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type { StatementSyntax, SwitchLabelSyntax, SwitchSectionSyntax } from "../../nodes.js";
import { parseExpression } from "../expressions/expressions.js";
import { precedence } from "../expressions/operators.js";
import { parsePatternOrExpressionAfterCase, parseWhenClause } from "../expressions/patterns.js";
import { endFrom, expect, take } from "../state.js";
import type { Attributes } from "./statements.js";
import { parseStatements } from "./statements.js";

export function isSwitchLabel(): boolean {
  return at(T.Case) || (at(T.Default) && peek(1) !== T.OpenParen);
}

export function parseSwitch(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  const whole = parseExpression();
  // The parentheses belong to the statement, those of a tuple to the tuple.
  const expression = whole.kind === "ParenthesizedExpression" ? whole.expression : whole;
  expect(T.OpenBrace);
  const sections: SwitchSectionSyntax[] = [];
  while (isSwitchLabel()) sections.push(parseSwitchSection());
  expect(T.CloseBrace);
  return { kind: "SwitchStatement", start, end: endFrom(start), attributeLists, expression, sections };
}

function parseSwitchSection(): SwitchSectionSyntax {
  const start = tokenStart();
  const labels: SwitchLabelSyntax[] = [];
  do labels.push(parseSwitchLabel());
  while (isSwitchLabel());
  const statements = parseStatements(true);
  return { kind: "SwitchSection", start, end: endFrom(start), labels, statements };
}

function parseSwitchLabel(): SwitchLabelSyntax {
  const start = tokenStart();
  if (take(T.Default)) {
    expect(T.Colon);
    return { kind: "DefaultSwitchLabel", start, end: endFrom(start) };
  }
  next();
  const label = parsePatternOrExpressionAfterCase();
  if (label.pattern === null) {
    expect(T.Colon);
    return { kind: "CaseSwitchLabel", start, end: endFrom(start), value: label.expression };
  }
  const whenClause = parseWhenClause(precedence.expression);
  expect(T.Colon);
  return { kind: "CasePatternSwitchLabel", start, end: endFrom(start), pattern: label.pattern, whenClause };
}
