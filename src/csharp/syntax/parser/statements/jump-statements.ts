/** Statements that leave where they stand (language specification 13.10, 13.15). */

import { T } from "../../lexer/token-kinds.js";
import { at, next } from "../../lexer/token-stream.js";
import type { StatementSyntax } from "../../nodes.js";
import { parseExpression, parsePossibleRefExpression } from "../expressions/expressions.js";
import { atName, identifierName } from "../names.js";
import { endFrom, expect, take } from "../state.js";
import type { Attributes } from "./statements.js";

export function parseReturn(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  const expression = at(T.Semicolon) ? null : parsePossibleRefExpression();
  expect(T.Semicolon);
  return { kind: "ReturnStatement", start, end: endFrom(start), attributeLists, expression };
}

export function parseThrow(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  const expression = at(T.Semicolon) ? null : parseExpression();
  expect(T.Semicolon);
  return { kind: "ThrowStatement", start, end: endFrom(start), attributeLists, expression };
}

export function parseBreakOrContinue(start: number, attributeLists: Attributes): StatementSyntax {
  const jump = at(T.Break) ? "BreakStatement" : "ContinueStatement";
  next();
  const name = atName() ? identifierName() : null;
  expect(T.Semicolon);
  return { kind: jump, start, end: endFrom(start), attributeLists, name };
}

/** At `yield`, before `return` or `break`. */
export function parseYield(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  const isReturn = at(T.Return);
  next();
  const expression = isReturn ? parsePossibleRefExpression() : null;
  expect(T.Semicolon);
  const jump = isReturn ? "YieldReturnStatement" : "YieldBreakStatement";
  return { kind: jump, start, end: endFrom(start), attributeLists, expression };
}

export function parseGoto(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  if (take(T.Case)) {
    const expression = parseExpression();
    expect(T.Semicolon);
    return { kind: "GotoCaseStatement", start, end: endFrom(start), attributeLists, expression };
  }
  if (take(T.Default)) {
    expect(T.Semicolon);
    return { kind: "GotoDefaultStatement", start, end: endFrom(start), attributeLists, expression: null };
  }
  const expression = identifierName();
  expect(T.Semicolon);
  return { kind: "GotoStatement", start, end: endFrom(start), attributeLists, expression };
}
