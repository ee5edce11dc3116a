/** `new`, `stackalloc`, `with`, initializers and collection expressions (language specification 12.8.17). */
import { at, kind, lastEnd, next, peek, tokenStart } from "../lexer/token-stream.js";
import { T } from "../lexer/tokens.js";
import type {
  AnonymousObjectMemberDeclaratorSyntax,
  CollectionElementSyntax,
  ExpressionSyntax,
  ImplicitElementAccessSyntax,
  InitializerExpressionSyntax,
  NameEqualsSyntax,
} from "../nodes.js";
import {
  isPossibleExpression,
  isStatementKeyword,
  parseArgumentList,
  parseBracketedArgumentList,
  parseExpression,
  parsePossibleRefExpression,
  parseVariableInitializer,
} from "./expressions.js";
import { atName, identifierName } from "./names.js";
import { enter, expect, leave, lookahead, none, problemHere, take, tokenText } from "./state.js";
import { Scan, scanTuple, TypeMode } from "./type-scanner.js";
import { parseType } from "./types.js";

export function parseNewExpression(): ExpressionSyntax {
  const start = tokenStart();
  if (peek(1) === T.OpenBrace) return parseAnonymousObject(start);
  if (peek(1) === T.OpenBracket) return parseImplicitArray(start);
  next();
  if (at(T.OpenParen) && !lookahead(opensTupleCreation)) {
    const argumentList = parseArgumentList();
    const initializer = at(T.OpenBrace) ? parseObjectInitializer() : null;
    return { kind: "ImplicitObjectCreationExpression", start, end: lastEnd(), argumentList, initializer };
  }
  const type = parseType(TypeMode.NewExpression);
  if (type.kind === "ArrayType") {
    const initializer = at(T.OpenBrace) ? parseArrayInitializer() : null;
    return { kind: "ArrayCreationExpression", start, end: lastEnd(), type, initializer };
  }
  const argumentList = at(T.OpenParen) ? parseArgumentList() : null;
  const initializer = at(T.OpenBrace) ? parseObjectInitializer() : null;
  if (argumentList === null && initializer === null) expect(T.OpenParen);
  return { kind: "ObjectCreationExpression", start, end: lastEnd(), type, argumentList, initializer };
}

/** `new (int, int)[3]`, and not the arguments of `new(…)`. */
function opensTupleCreation(): boolean {
  return scanTuple() !== Scan.NotType && (at(T.Question) || at(T.OpenBracket) || at(T.OpenParen));
}

function parseAnonymousObject(start: number): ExpressionSyntax {
  next();
  next();
  const initializers: AnonymousObjectMemberDeclaratorSyntax[] = [];
  while (!at(T.CloseBrace) && isPossibleExpression()) {
    initializers.push(parseAnonymousMember());
    if (!take(T.Comma) && !endsList()) break;
  }
  expect(T.CloseBrace);
  return { kind: "AnonymousObjectCreationExpression", start, end: lastEnd(), initializers };
}

/** After an element: true when the list goes on in spite of a missing comma. */
function endsList(): boolean {
  if (at(T.CloseBrace) || !isPossibleExpression()) return false;
  expect(T.Comma);
  return true;
}

function parseAnonymousMember(): AnonymousObjectMemberDeclaratorSyntax {
  const start = tokenStart();
  let nameEquals: NameEqualsSyntax | null = null;
  if (isNamedAssignment()) {
    const name = identifierName();
    next();
    nameEquals = { kind: "NameEquals", start, end: lastEnd(), name };
  }
  const expression = parseExpression();
  return { kind: "AnonymousObjectMemberDeclarator", start, end: lastEnd(), nameEquals, expression };
}

function isNamedAssignment(): boolean {
  return kind() >= T.Identifier && peek(1) === T.Equals && atName();
}

function parseImplicitArray(start: number): ExpressionSyntax {
  next();
  next();
  let rank = 1;
  while (take(T.Comma)) rank++;
  expect(T.CloseBracket);
  const initializer = parseArrayInitializer();
  return { kind: "ImplicitArrayCreationExpression", start, end: lastEnd(), rank, initializer };
}

export function parseStackAllocExpression(): ExpressionSyntax {
  const start = tokenStart();
  next();
  if (take(T.OpenBracket)) {
    expect(T.CloseBracket);
    const initializer = parseArrayInitializer();
    return { kind: "ImplicitStackAllocArrayCreationExpression", start, end: lastEnd(), initializer };
  }
  const type = parseType();
  const initializer = at(T.OpenBrace) ? parseArrayInitializer() : null;
  return { kind: "StackAllocArrayCreationExpression", start, end: lastEnd(), type, initializer };
}

export function parseArrayInitializer(): InitializerExpressionSyntax {
  const start = tokenStart();
  const expressions = parseElements(parseVariableInitializer);
  return { kind: "ArrayInitializerExpression", start, end: lastEnd(), expressions };
}

/** `{ a, b, }`, each element read by `read`. */
function parseElements(read: () => ExpressionSyntax): readonly ExpressionSyntax[] {
  if (!expect(T.OpenBrace)) return none;
  if (take(T.CloseBrace)) return none;
  const elements: ExpressionSyntax[] = [];
  if (!enter()) {
    expect(T.CloseBrace);
    return none;
  }
  for (;;) {
    if (at(T.OpenBrace) || at(T.Comma) || isPossibleExpression()) elements.push(read());
    else if (!skipToElement()) break;
    else continue;
    if (take(T.Comma)) {
      if (at(T.CloseBrace)) break;
      continue;
    }
    if (at(T.CloseBrace)) break;
    if (at(T.OpenBrace) || isPossibleExpression()) expect(T.Comma);
    else if (!skipToElement()) break;
    else take(T.Comma);
  }
  leave();
  expect(T.CloseBrace);
  return elements;
}

function skipToElement(): boolean {
  problemHere("TN1033", tokenText());
  for (;;) {
    const k = kind();
    if (k === T.CloseBrace || k === T.EndOfFile || k === T.Semicolon || isStatementKeyword(k)) return false;
    if (k === T.Comma || k === T.OpenBrace || isPossibleExpression()) return true;
    next();
  }
}

export function parseObjectInitializer(): InitializerExpressionSyntax {
  const start = tokenStart();
  const expressions = parseElements(parseInitializerMember);
  const isObject = expressions.length === 0 || expressions.some(isMemberAssignment);
  const kindOfInitializer = isObject ? "ObjectInitializerExpression" : "CollectionInitializerExpression";
  return { kind: kindOfInitializer, start, end: lastEnd(), expressions };
}

function isMemberAssignment(expression: ExpressionSyntax): boolean {
  return (
    expression.kind === "SimpleAssignmentExpression" &&
    (expression.left.kind === "IdentifierName" || expression.left.kind === "ImplicitElementAccess")
  );
}

function parseInitializerMember(): ExpressionSyntax {
  const start = tokenStart();
  if (at(T.OpenBrace)) {
    const expressions = parseElements(parseExpression);
    return { kind: "ComplexElementInitializerExpression", start, end: lastEnd(), expressions };
  }
  if (at(T.OpenBracket) && lookahead(isElementAssignment)) {
    const argumentList = parseBracketedArgumentList();
    const left: ImplicitElementAccessSyntax = { kind: "ImplicitElementAccess", start, end: lastEnd(), argumentList };
    expect(T.Equals);
    return finishMember(start, left);
  }
  if (isNamedAssignment()) {
    const left = identifierName();
    next();
    return finishMember(start, left);
  }
  return parseExpression();
}

function finishMember(start: number, left: ExpressionSyntax): ExpressionSyntax {
  const right = at(T.OpenBrace) ? parseObjectInitializer() : parsePossibleRefExpression();
  return { kind: "SimpleAssignmentExpression", start, end: lastEnd(), left, right };
}

/** At `[`: `[key] = value`, and not a collection expression as an element. */
function isElementAssignment(): boolean {
  let depth = 0;
  for (;;) {
    if (at(T.OpenBracket) || at(T.OpenParen) || at(T.OpenBrace)) depth++;
    else if (at(T.CloseBracket) || at(T.CloseParen) || at(T.CloseBrace)) {
      if (--depth === 0) break;
    } else if (at(T.EndOfFile)) return false;
    next();
  }
  return peek(1) === T.Equals;
}

export function parseWithExpression(expression: ExpressionSyntax): ExpressionSyntax {
  next();
  const start = tokenStart();
  const expressions = parseElements(parseInitializerMember);
  const initializer: InitializerExpressionSyntax = {
    kind: "WithInitializerExpression",
    start,
    end: lastEnd(),
    expressions,
  };
  return { kind: "WithExpression", start: expression.start, end: lastEnd(), expression, initializer };
}

export function parseCollectionExpression(): ExpressionSyntax {
  const start = tokenStart();
  next();
  const elements: CollectionElementSyntax[] = [];
  while (!at(T.CloseBracket)) {
    const elementStart = tokenStart();
    if (take(T.DotDot)) {
      const expression = parseExpression();
      elements.push({ kind: "SpreadElement", start: elementStart, end: lastEnd(), expression });
    } else if (at(T.With) && peek(1) === T.OpenParen) {
      next();
      const argumentList = parseArgumentList();
      elements.push({ kind: "WithElement", start: elementStart, end: lastEnd(), argumentList });
    } else if (isPossibleExpression()) {
      const expression = parseExpression();
      elements.push({ kind: "ExpressionElement", start: elementStart, end: lastEnd(), expression });
    } else break;
    if (!take(T.Comma)) break;
  }
  expect(T.CloseBracket);
  return { kind: "CollectionExpression", start, end: lastEnd(), elements };
}
