/** `new`, `stackalloc`, `with`, initializers and collection expressions (language specification 12.8.17). */

import { T } from "../../lexer/token-kinds.js";
import { at, kind, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type {
  AnonymousObjectMemberDeclaratorSyntax,
  CollectionElementSyntax,
  ExpressionSyntax,
  ImplicitElementAccessSyntax,
  InitializerExpressionSyntax,
  NameEqualsSyntax,
} from "../../nodes.js";
import { atName, identifierName } from "../names.js";
import { endFrom, enter, expect, leave, lookahead, none, problemHere, progressed, take, tokenText } from "../state.js";
import { Scan, scanTuple, TypeMode } from "../type-scanner.js";
import { parseType } from "../types.js";
import { parseArgumentList, parseBracketedArgumentList } from "./arguments.js";
import { isPossibleExpression, isStatementKeyword } from "./expression-starts.js";
import { parseExpression, parsePossibleRefExpression, parseVariableInitializer } from "./expressions.js";

export function parseNewExpression(): ExpressionSyntax {
  const start = tokenStart();
  if (peek(1) === T.OpenBrace) return parseAnonymousObject(start);
  if (peek(1) === T.OpenBracket) return parseImplicitArray(start);
  next();
  if (at(T.OpenParen) && !lookahead(opensTupleCreation)) {
    const argumentList = parseArgumentList();
    const initializer = at(T.OpenBrace) ? parseObjectInitializer() : null;
    return { kind: "ImplicitObjectCreationExpression", start, end: endFrom(start), argumentList, initializer };
  }
  const type = parseType(TypeMode.NewExpression);
  if (type.kind === "ArrayType") {
    const initializer = at(T.OpenBrace) ? parseArrayInitializer() : null;
    return { kind: "ArrayCreationExpression", start, end: endFrom(start), type, initializer };
  }
  const argumentList = at(T.OpenParen) ? parseArgumentList() : null;
  const initializer = at(T.OpenBrace) ? parseObjectInitializer() : null;
  if (argumentList === null && initializer === null) expect(T.OpenParen);
  return { kind: "ObjectCreationExpression", start, end: endFrom(start), type, argumentList, initializer };
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
    const place = tokenStart();
    initializers.push(parseAnonymousMember());
    progressed(place);
    if (!take(T.Comma) && !endsList()) break;
  }
  expect(T.CloseBrace);
  return { kind: "AnonymousObjectCreationExpression", start, end: endFrom(start), initializers };
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
    nameEquals = { kind: "NameEquals", start, end: endFrom(start), name };
  }
  const expression = parseExpression();
  return { kind: "AnonymousObjectMemberDeclarator", start, end: endFrom(start), nameEquals, expression };
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
  return { kind: "ImplicitArrayCreationExpression", start, end: endFrom(start), rank, initializer };
}

export function parseStackAllocExpression(): ExpressionSyntax {
  const start = tokenStart();
  next();
  if (take(T.OpenBracket)) {
    expect(T.CloseBracket);
    const initializer = parseArrayInitializer();
    return { kind: "ImplicitStackAllocArrayCreationExpression", start, end: endFrom(start), initializer };
  }
  const type = parseType();
  const initializer = at(T.OpenBrace) ? parseArrayInitializer() : null;
  return { kind: "StackAllocArrayCreationExpression", start, end: endFrom(start), type, initializer };
}

export function parseArrayInitializer(): InitializerExpressionSyntax {
  const start = tokenStart();
  const expressions = parseElements(parseVariableInitializer);
  return { kind: "ArrayInitializerExpression", start, end: endFrom(start), expressions };
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
    const place = tokenStart();
    if (at(T.OpenBrace) || at(T.Comma) || isPossibleExpression()) {
      elements.push(read());
      if (!at(T.Comma)) progressed(place);
    } else if (!skipToElement()) break;
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
  problemHere("unexpectedToken", tokenText());
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
  return { kind: kindOfInitializer, start, end: endFrom(start), expressions };
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
    return { kind: "ComplexElementInitializerExpression", start, end: endFrom(start), expressions };
  }
  if (at(T.OpenBracket) && lookahead(isElementAssignment)) {
    const argumentList = parseBracketedArgumentList();
    const left: ImplicitElementAccessSyntax = {
      kind: "ImplicitElementAccess",
      start,
      end: endFrom(start),
      argumentList,
    };
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
  return { kind: "SimpleAssignmentExpression", start, end: endFrom(start), left, right };
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
    end: endFrom(start),
    expressions,
  };
  return { kind: "WithExpression", start: expression.start, end: endFrom(expression.start), expression, initializer };
}

export function parseCollectionExpression(): ExpressionSyntax {
  const start = tokenStart();
  next();
  const elements: CollectionElementSyntax[] = [];
  while (!at(T.CloseBracket)) {
    const elementStart = tokenStart();
    if (take(T.DotDot)) {
      const expression = parseExpression();
      elements.push({ kind: "SpreadElement", start: elementStart, end: endFrom(elementStart), expression });
    } else if (at(T.With) && peek(1) === T.OpenParen) {
      next();
      const argumentList = parseArgumentList();
      elements.push({ kind: "WithElement", start: elementStart, end: endFrom(elementStart), argumentList });
    } else if (isPossibleExpression()) {
      const expression = parseExpression();
      elements.push({ kind: "ExpressionElement", start: elementStart, end: endFrom(elementStart), expression });
    } else break;
    if (!take(T.Comma)) break;
  }
  expect(T.CloseBracket);
  return { kind: "CollectionExpression", start, end: endFrom(start), elements };
}
