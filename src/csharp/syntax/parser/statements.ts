/** Statements (language specification 13). */

import { T } from "../lexer/token-kinds.js";
import { at, kind, lastEnd, next, peek, tokenStart } from "../lexer/token-stream.js";
import type {
  AttributeListSyntax,
  BlockSyntax,
  ElseClauseSyntax,
  ExpressionSyntax,
  StatementSyntax,
} from "../nodes.js";
import { parseAttributeLists } from "./attributes.js";
import { parseExpressionOrDeclaration } from "./declaration-expressions.js";
import { isAwaitExpression, parseExpression, parsePossibleRefExpression } from "./expressions.js";
import {
  isLocalDeclaration,
  parseForDeclaration,
  parseLocalDeclaration,
  parseVariableDeclaration,
} from "./local-declarations.js";
import { atName, identifier, identifierName } from "./names.js";
import { isQueryExpression } from "./queries.js";
import { endFrom, enter, expect, inAsync, leave, lookahead, none, problemHere, take, tokenText } from "./state.js";
import { isSwitchLabel, parseSwitch } from "./switch-statement.js";
import { parseTry } from "./try-statement.js";
import { Scan, scanType, TypeMode } from "./type-scanner.js";

export type Attributes = readonly AttributeListSyntax[];

export function parseBlock(attributeLists: Attributes = none): BlockSyntax {
  const start = attributeLists[0]?.start ?? tokenStart();
  if (!expect(T.OpenBrace)) return { kind: "Block", start, end: start, attributeLists, statements: none };
  if (!enter()) {
    expect(T.CloseBrace);
    return { kind: "Block", start, end: endFrom(start), attributeLists, statements: none };
  }
  const statements = parseStatements(false);
  leave();
  expect(T.CloseBrace);
  return { kind: "Block", start, end: endFrom(start), attributeLists, statements };
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
function parseEmbedded(): StatementSyntax {
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
    case T.Return: {
      next();
      const expression = at(T.Semicolon) ? null : parsePossibleRefExpression();
      expect(T.Semicolon);
      return { kind: "ReturnStatement", start, end: endFrom(start), attributeLists, expression };
    }
    case T.ForEach:
      return parseForEach(start, attributeLists, false);
    case T.For:
      return parseFor(start, attributeLists);
    case T.While: {
      next();
      const condition = parseCondition();
      const statement = parseEmbedded();
      return { kind: "WhileStatement", start, end: endFrom(start), attributeLists, condition, statement };
    }
    case T.Do: {
      next();
      const statement = parseEmbedded();
      expect(T.While);
      const condition = parseCondition();
      expect(T.Semicolon);
      return { kind: "DoStatement", start, end: endFrom(start), attributeLists, statement, condition };
    }
    case T.Switch:
      return parseSwitch(start, attributeLists);
    case T.Try:
    case T.Catch:
    case T.Finally:
      return parseTry(start, attributeLists);
    case T.Throw: {
      next();
      const expression = at(T.Semicolon) ? null : parseExpression();
      expect(T.Semicolon);
      return { kind: "ThrowStatement", start, end: endFrom(start), attributeLists, expression };
    }
    case T.Break:
      next();
      expect(T.Semicolon);
      return { kind: "BreakStatement", start, end: endFrom(start), attributeLists };
    case T.Continue:
      next();
      expect(T.Semicolon);
      return { kind: "ContinueStatement", start, end: endFrom(start), attributeLists };
    case T.Using:
      return peek(1) === T.OpenParen
        ? parseUsing(start, attributeLists, false)
        : parseLocalDeclaration(start, attributeLists);
    case T.Lock: {
      next();
      const expression = parseCondition();
      const statement = parseEmbedded();
      return { kind: "LockStatement", start, end: endFrom(start), attributeLists, expression, statement };
    }
    case T.Goto:
      return parseGoto(start, attributeLists);
    case T.Fixed: {
      next();
      expect(T.OpenParen);
      const declaration = parseVariableDeclaration();
      expect(T.CloseParen);
      const statement = parseEmbedded();
      return { kind: "FixedStatement", start, end: endFrom(start), attributeLists, declaration, statement };
    }
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
  if (at(T.Yield) && (following === T.Return || following === T.Break)) {
    next();
    next();
    const expression = following === T.Return ? parsePossibleRefExpression() : null;
    expect(T.Semicolon);
    const yieldKind = following === T.Return ? "YieldReturnStatement" : "YieldBreakStatement";
    return { kind: yieldKind, start, end: endFrom(start), attributeLists, expression };
  }
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

/** `else if` after `else if` is read in a loop: generated code has hundreds in a row. */
function parseIf(firstStart: number, firstAttributes: Attributes): StatementSyntax {
  const branches: { start: number; elseStart: number; condition: ExpressionSyntax; statement: StatementSyntax }[] = [];
  let start = firstStart;
  let last: ElseClauseSyntax | null = null;
  for (;;) {
    next();
    const condition = parseCondition();
    const statement = parseEmbedded();
    const elseStart = tokenStart();
    branches.push({ start, elseStart, condition, statement });
    if (!take(T.Else)) break;
    if (!at(T.If)) {
      const otherwise = parseEmbedded();
      last = { kind: "ElseClause", start: elseStart, end: endFrom(elseStart), statement: otherwise };
      break;
    }
    start = tokenStart();
  }
  const end = lastEnd();
  for (let i = branches.length - 1; ; i--) {
    const branch = branches[i];
    if (branch === undefined)
      return { kind: "EmptyStatement", start: firstStart, end, attributeLists: firstAttributes };
    const statement: StatementSyntax = {
      kind: "IfStatement",
      start: branch.start,
      end,
      attributeLists: i === 0 ? firstAttributes : none,
      condition: branch.condition,
      statement: branch.statement,
      else: last,
    };
    const before = branches[i - 1];
    if (before === undefined) return statement;
    last = { kind: "ElseClause", start: before.elseStart, end, statement };
  }
}

function parseMisplacedElse(start: number, attributeLists: Attributes): StatementSyntax {
  problemHere("unexpectedToken", "else");
  next();
  parseEmbedded();
  return { kind: "EmptyStatement", start, end: endFrom(start), attributeLists };
}

function parseFor(start: number, attributeLists: Attributes): StatementSyntax {
  next();
  // `for each` is a slip of the fingers that C++ programmers make; it fails here like any other.
  expect(T.OpenParen);
  const declaration = parseForDeclaration();
  const initializers = declaration === null && !at(T.Semicolon) ? parseExpressionList() : none;
  expect(T.Semicolon);
  const condition = at(T.Semicolon) ? null : parseExpression();
  expect(T.Semicolon);
  const incrementors = at(T.CloseParen) ? none : parseExpressionList();
  expect(T.CloseParen);
  const statement = parseEmbedded();
  return {
    kind: "ForStatement",
    start,
    end: endFrom(start),
    attributeLists,
    declaration,
    initializers,
    condition,
    incrementors,
    statement,
  };
}

function parseExpressionList(): readonly ExpressionSyntax[] {
  const list: ExpressionSyntax[] = [];
  do list.push(parseExpression());
  while (take(T.Comma));
  return list;
}

function parseForEach(start: number, attributeLists: Attributes, isAwait: boolean): StatementSyntax {
  next();
  expect(T.OpenParen);
  const variable = parseExpressionOrDeclaration(TypeMode.Normal, true);
  expect(T.In);
  const expression = parseExpression();
  expect(T.CloseParen);
  const statement = parseEmbedded();
  const end = lastEnd();
  if (variable.kind !== "DeclarationExpression" || variable.designation.kind === "ParenthesizedVariableDesignation") {
    return { kind: "ForEachVariableStatement", start, end, attributeLists, isAwait, variable, expression, statement };
  }
  const { designation, type } = variable;
  const name =
    designation.kind === "SingleVariableDesignation"
      ? designation.identifier
      : ({ kind: "IdentifierToken", start: designation.start, end: designation.end } as const);
  return {
    kind: "ForEachStatement",
    start,
    end,
    attributeLists,
    isAwait,
    type,
    identifier: name,
    expression,
    statement,
  };
}

function parseUsing(start: number, attributeLists: Attributes, isAwait: boolean): StatementSyntax {
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
  let depth = 0;
  let questions = 0;
  for (;;) {
    switch (kind()) {
      case T.EndOfFile:
      case T.Semicolon:
        return false;
      case T.OpenParen:
      case T.OpenBracket:
      case T.OpenBrace:
        depth++;
        break;
      case T.CloseParen:
      case T.CloseBracket:
      case T.CloseBrace:
        if (depth === 0) return false;
        depth--;
        break;
      case T.Question:
        if (depth === 0 && peek(1) !== T.Dot && peek(1) !== T.OpenBracket) questions++;
        break;
      case T.Colon:
        if (depth === 0 && questions-- === 0) return true;
    }
    next();
  }
}

function parseGoto(start: number, attributeLists: Attributes): StatementSyntax {
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

function parseChecked(start: number, attributeLists: Attributes): StatementSyntax {
  const checkedKind = at(T.Checked) ? "CheckedStatement" : "UncheckedStatement";
  next();
  const block = parseBlock();
  return { kind: checkedKind, start, end: endFrom(start), attributeLists, block };
}
