/** Query expressions (language specification 12.20). */

import { T } from "../../lexer/token-kinds.js";
import { at, kind, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type {
  FromClauseSyntax,
  GroupClauseSyntax,
  JoinClauseSyntax,
  JoinIntoClauseSyntax,
  LetClauseSyntax,
  OrderByClauseSyntax,
  OrderingSyntax,
  QueryBodySyntax,
  QueryClauseSyntax,
  QueryContinuationSyntax,
  QueryExpressionSyntax,
  SelectClauseSyntax,
  WhereClauseSyntax,
} from "../../nodes.js";
import { identifier, missingName } from "../names.js";
import { endFrom, enter, expect, isPredefinedType, leave, lookahead, problemHere, setInQuery, take } from "../state.js";
import { Scan, scanType } from "../type-scanner.js";
import { parseType } from "../types.js";
import { parseExpression } from "./expressions.js";

/** At `from`: whether it starts a query, or is a name. */
export function isQueryExpression(mayBeDeclaration: boolean): boolean {
  const first = peek(1);
  if (isPredefinedType(first)) return true;
  if (first >= T.Identifier) {
    const second = peek(2);
    if (second === T.In) return true;
    if (mayBeDeclaration && (second === T.Semicolon || second === T.Comma || second === T.Equals)) return false;
    return true;
  }
  return lookahead(() => {
    next();
    return scanType() !== Scan.NotType && (kind() >= T.Identifier || at(T.In));
  });
}

export function parseQueryExpression(): QueryExpressionSyntax {
  const before = setInQuery(true);
  const fromClause = parseFromClause();
  const body = parseQueryBody();
  setInQuery(before);
  return { kind: "QueryExpression", start: fromClause.start, end: endFrom(fromClause.start), fromClause, body };
}

function parseQueryBody(): QueryBodySyntax {
  const start = tokenStart();
  const clauses: QueryClauseSyntax[] = [];
  for (let clause = parseClause(); clause !== null; clause = parseClause()) clauses.push(clause);
  const selectOrGroup = parseSelectOrGroup();
  const continuation = at(T.Into) ? parseContinuation() : null;
  return { kind: "QueryBody", start, end: endFrom(start), clauses, selectOrGroup, continuation };
}

function parseClause(): QueryClauseSyntax | null {
  switch (kind()) {
    case T.From:
      return parseFromClause();
    case T.Join:
      return parseJoinClause();
    case T.Let:
      return parseLetClause();
    case T.Where:
      return parseWhereClause();
    case T.OrderBy:
      return parseOrderByClause();
    default:
      return null;
  }
}

function parseFromClause(): FromClauseSyntax {
  const start = tokenStart();
  next();
  const type = peek(1) === T.In ? null : parseType();
  const name = identifier();
  expect(T.In);
  const expression = parseExpression();
  return { kind: "FromClause", start, end: endFrom(start), type, identifier: name, expression };
}

function parseJoinClause(): JoinClauseSyntax {
  const start = tokenStart();
  next();
  const type = peek(1) === T.In ? null : parseType();
  const name = identifier();
  expect(T.In);
  const inExpression = parseExpression();
  expect(T.On);
  const leftExpression = parseExpression();
  expect(T.EqualsWord);
  const rightExpression = parseExpression();
  const into = at(T.Into) ? parseJoinInto() : null;
  return {
    kind: "JoinClause",
    start,
    end: endFrom(start),
    type,
    identifier: name,
    inExpression,
    leftExpression,
    rightExpression,
    into,
  };
}

function parseJoinInto(): JoinIntoClauseSyntax {
  const start = tokenStart();
  next();
  const name = identifier();
  return { kind: "JoinIntoClause", start, end: endFrom(start), identifier: name };
}

function parseLetClause(): LetClauseSyntax {
  const start = tokenStart();
  next();
  const name = identifier();
  expect(T.Equals);
  const expression = parseExpression();
  return { kind: "LetClause", start, end: endFrom(start), identifier: name, expression };
}

function parseWhereClause(): WhereClauseSyntax {
  const start = tokenStart();
  next();
  const condition = parseExpression();
  return { kind: "WhereClause", start, end: endFrom(start), condition };
}

function parseOrderByClause(): OrderByClauseSyntax {
  const start = tokenStart();
  next();
  const orderings: OrderingSyntax[] = [];
  do {
    const orderingStart = tokenStart();
    const expression = parseExpression();
    const descending = at(T.Descending);
    if (descending || at(T.Ascending)) next();
    const orderingKind = descending ? "DescendingOrdering" : "AscendingOrdering";
    orderings.push({ kind: orderingKind, start: orderingStart, end: endFrom(orderingStart), expression });
  } while (take(T.Comma));
  return { kind: "OrderByClause", start, end: endFrom(start), orderings };
}

function parseSelectOrGroup(): SelectClauseSyntax | GroupClauseSyntax {
  const start = tokenStart();
  if (take(T.Select)) {
    const expression = parseExpression();
    return { kind: "SelectClause", start, end: endFrom(start), expression };
  }
  if (take(T.Group)) {
    const groupExpression = parseExpression();
    expect(T.By);
    const byExpression = parseExpression();
    return { kind: "GroupClause", start, end: endFrom(start), groupExpression, byExpression };
  }
  problemHere("tokenMissing", "'select' or 'group'");
  return { kind: "SelectClause", start, end: start, expression: missingName() };
}

function parseContinuation(): QueryContinuationSyntax | null {
  const start = tokenStart();
  next();
  const name = identifier();
  if (!enter()) return null;
  const body = parseQueryBody();
  leave();
  return { kind: "QueryContinuation", start, end: endFrom(start), identifier: name, body };
}
