/** Statements that hold something while another one runs (language specification 13.13, 13.14). */

import { T } from "../../lexer/token-kinds.js";
import { at, kind, next, peek } from "../../lexer/token-stream.js";
import type { StatementSyntax } from "../../nodes.js";
import { isAwaitExpression, parseExpression } from "../expressions/expressions.js";
import { isQueryExpression } from "../expressions/queries.js";
import { endFrom, expect, lookahead, skipBalanced } from "../state.js";
import { Scan, scanType } from "../type-scanner.js";
import { parseVariableDeclaration } from "./local-declarations.js";
import { type Attributes, parseCondition, parseEmbedded } from "./statements.js";

export function parseLock(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  const expression = parseCondition();
  const statement = parseEmbedded();
  return { kind: "LockStatement", start, end: endFrom(start), attributeLists, expression, statement };
}

export function parseFixed(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  expect(T.OpenParen);
  const declaration = parseVariableDeclaration();
  expect(T.CloseParen);
  const statement = parseEmbedded();
  return { kind: "FixedStatement", start, end: endFrom(start), attributeLists, declaration, statement };
}

export function parseUsing(start: number, attributeLists: Attributes, isAwait: boolean): StatementSyntax {
  next();
  expect(T.OpenParen);
  const declaration = isUsingDeclaration() ? parseVariableDeclaration() : null;
  const expression = declaration === null ? parseExpression() : null;
  expect(T.CloseParen);
  const statement = parseEmbedded();
  return {
    kind: "UsingStatement",
    start,
    end: endFrom(start),
    attributeLists,
    isAwait,
    declaration,
    expression,
    statement,
  };
}

function isUsingDeclaration(): boolean {
  if (isAwaitExpression() || (at(T.From) && isQueryExpression(true))) return false;
  return lookahead(() => {
    if (at(T.Scoped) && (peek(1) === T.Ref || peek(1) >= T.Identifier) && peek(2) !== T.Equals) return true;
    const type = scanType();
    if (type === Scan.NotType) return false;
    if (type === Scan.NullableType) {
      // `using (f ? x = a : b)` against `using (T? x = a)`.
      if (kind() < T.Identifier) return false;
      if (peek(1) === T.Comma || peek(1) === T.CloseParen) return true;
      return peek(1) === T.Equals && !colonFollows();
    }
    if (type === Scan.MustBeType && !at(T.Dot)) return true;
    return kind() >= T.Identifier && (type === Scan.NonGenericTypeOrExpression || peek(1) === T.Equals);
  });
}

/** Whether a colon to which no question mark belongs comes before the parenthesis that closes. */
function colonFollows(): boolean {
  let questions = 0;
  skipBalanced((k) => {
    if (k === T.Question && peek(1) !== T.Dot && peek(1) !== T.OpenBracket) questions++;
    return k === T.Colon && questions-- === 0;
  });
  return at(T.Colon);
}
