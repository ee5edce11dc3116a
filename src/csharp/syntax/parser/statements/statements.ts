/** Statements (language specification 13). */

import { T } from "../../lexer/token-kinds.js";
import { at, kind, lastEnd, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type { AttributeListSyntax, BlockSyntax, ExpressionSyntax, StatementSyntax } from "../../nodes.js";
import { parseAttributeLists } from "../declarations/attributes.js";
import { parseExpression } from "../expressions/expressions.js";
import { isQueryExpression } from "../expressions/queries.js";
import { atName, identifier } from "../names.js";
import {
  declaredLocals,
  endFrom,
  enter,
  expect,
  inAsync,
  leave,
  lookahead,
  none,
  problemHere,
  take,
  tokenText,
} from "../state.js";
import { parseIf, parseMisplacedElse } from "./if-statement.js";
import { parseBreakOrContinue, parseGoto, parseReturn, parseThrow, parseYield } from "./jump-statements.js";
import { isLocalDeclaration, parseLocalDeclaration } from "./local-declarations.js";
import { parseDo, parseFor, parseForEach, parseWhile } from "./loop-statements.js";
import { parseFixed, parseLock, parseUsing } from "./resource-statements.js";
import { isSwitchLabel, parseSwitch } from "./switch-statement.js";
import { parseTry } from "./try-statement.js";

export type Attributes = readonly AttributeListSyntax[];

export function parseBlock(attributeLists: Attributes = none): BlockSyntax {
  const start = attributeLists[0]?.start ?? tokenStart();
  if (!expect(T.OpenBrace))
    return { kind: "Block", start, end: start, attributeLists, statements: none, mayDeclare: false };
  if (!enter()) {
    expect(T.CloseBrace);
    return { kind: "Block", start, end: endFrom(start), attributeLists, statements: none, mayDeclare: false };
  }
  const before = declaredLocals;
  const statements = parseStatements(false);
  leave();
  expect(T.CloseBrace);
  const mayDeclare = declaredLocals !== before;
  return { kind: "Block", start, end: endFrom(start), attributeLists, statements, mayDeclare };
}

export function parseStatements(inSwitch: boolean): readonly StatementSyntax[] {
  const statements: StatementSyntax[] = [];
  for (;;) {
    const k = kind();
    if (k === T.CloseBrace || k === T.EndOfFile) return statements;
    if (inSwitch && isSwitchLabel()) return statements;
    const start = tokenStart();
    if (isPossibleStatement()) statements.push(parseStatement());
    if (tokenStart() === start) {
      problemHere("unexpectedToken", tokenText());
      next();
    }
  }
}

function isPossibleStatement(): boolean {
  switch (kind()) {
    case T.CloseParen:
    case T.CloseBracket:
    case T.Comma:
    case T.Colon:
    case T.Equals:
    case T.EqualsGreaterThan:
    case T.Case:
    case T.Bad:
    case T.Namespace:
    case T.Class:
    case T.Interface:
    case T.Enum:
    case T.Struct:
      return false;
    default:
      return true;
  }
}

/** A statement where a declaration is not expected: the body of a loop or branch. */
export function parseEmbedded(): StatementSyntax {
  return parseStatement();
}

export function parseStatement(): StatementSyntax {
  const start = tokenStart();
  if (!enter()) {
    take(T.Semicolon);
    return { kind: "EmptyStatement", start, end: endFrom(start), attributeLists: none };
  }
  const statement = parseStatementWith(start, parseStatementAttributes());
  leave();
  return statement;
}

/** At `[`: attributes, unless what follows shows that it is a collection that something is done with. */
function parseStatementAttributes(): Attributes {
  if (!at(T.OpenBracket) || lookahead(isCollectionStatement)) return none;
  return parseAttributeLists();
}

function isCollectionStatement(): boolean {
  let depth = 0;
  do {
    if (at(T.OpenBracket)) depth++;
    else if (at(T.CloseBracket)) depth--;
    else if (at(T.EndOfFile)) return false;
    next();
  } while (depth > 0);
  return at(T.Dot) || at(T.Question) || at(T.Exclamation) || at(T.Equals) || at(T.Comma);
}

export function parseStatementWith(start: number, attributeLists: Attributes): StatementSyntax {
  switch (kind()) {
    case T.OpenBrace:
      return parseBlock(attributeLists);
    case T.Semicolon:
      next();
      return { kind: "EmptyStatement", start, end: endFrom(start), attributeLists };
    case T.If:
      return parseIf(start, attributeLists);
    case T.Return:
      return parseReturn(start, attributeLists);
    case T.ForEach:
      return parseForEach(start, attributeLists, false);
    case T.For:
      return parseFor(start, attributeLists);
    case T.While:
      return parseWhile(start, attributeLists);
    case T.Do:
      return parseDo(start, attributeLists);
    case T.Switch:
      return parseSwitch(start, attributeLists);
    case T.Try:
    case T.Catch:
    case T.Finally:
      return parseTry(start, attributeLists);
    case T.Throw:
      return parseThrow(start, attributeLists);
    case T.Break:
    case T.Continue:
      return parseBreakOrContinue(start, attributeLists);
    case T.Using:
      return peek(1) === T.OpenParen
        ? parseUsing(start, attributeLists, false)
        : parseLocalDeclaration(start, attributeLists);
    case T.Lock:
      return parseLock(start, attributeLists);
    case T.Goto:
      return parseGoto(start, attributeLists);
    case T.Fixed:
      return parseFixed(start, attributeLists);
    case T.Checked:
    case T.Unchecked:
      if (peek(1) === T.OpenParen) return parseExpressionStatement(start, attributeLists);
      return parseChecked(start, attributeLists);
    case T.Unsafe:
      if (peek(1) !== T.OpenBrace) break;
      next();
      return { kind: "UnsafeStatement", start, attributeLists, block: parseBlock(), end: lastEnd() };
    case T.Else:
      return parseMisplacedElse(start, attributeLists);
    default:
      if (kind() >= T.Identifier) {
        const statement = parseStatementOfName(start, attributeLists);
        if (statement !== null) return statement;
      }
  }
  return isLocalDeclaration()
    ? parseLocalDeclaration(start, attributeLists)
    : parseExpressionStatement(start, attributeLists);
}

/** Statements that start with a word which is a name elsewhere. */
function parseStatementOfName(start: number, attributeLists: Attributes): StatementSyntax | null {
  const following = peek(1);
  if (at(T.Await)) {
    if (following === T.ForEach) {
      next();
      return parseForEach(start, attributeLists, true);
    }
    if (following === T.Using && peek(2) === T.OpenParen) {
      next();
      return parseUsing(start, attributeLists, true);
    }
    if (inAsync && following !== T.Using) return parseExpressionStatement(start, attributeLists);
  }
  if (following === T.Colon && atName()) {
    const label = identifier();
    next();
    const statement = parseStatement();
    return { kind: "LabeledStatement", start, end: endFrom(start), attributeLists, identifier: label, statement };
  }
  if (at(T.Yield) && (following === T.Return || following === T.Break)) return parseYield(start, attributeLists);
  return at(T.From) && isQueryExpression(true) ? parseExpressionStatement(start, attributeLists) : null;
}

export function parseExpressionStatement(start: number, attributeLists: Attributes): StatementSyntax {
  const expression = parseExpression();
  expect(T.Semicolon);
  return { kind: "ExpressionStatement", start, end: endFrom(start), attributeLists, expression };
}

export function parseCondition(): ExpressionSyntax {
  expect(T.OpenParen);
  const condition = parseExpression();
  expect(T.CloseParen);
  return condition;
}

function parseChecked(start: number, attributeLists: Attributes): StatementSyntax {
  const checkedKind = at(T.Checked) ? "CheckedStatement" : "UncheckedStatement";
  next();
  const block = parseBlock();
  return { kind: checkedKind, start, end: endFrom(start), attributeLists, block };
}
