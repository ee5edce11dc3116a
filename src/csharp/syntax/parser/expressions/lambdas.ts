/** Anonymous functions (language specification 12.19). */

import { T } from "../../lexer/token-kinds.js";
import { at, kind, next, peek, tokenStart } from "../../lexer/token-stream.js";
import type {
  AnonymousMethodExpressionSyntax,
  BlockSyntax,
  ExpressionSyntax,
  LambdaExpressionSyntax,
  ModifierToken,
  ParameterListSyntax,
  ParameterSyntax,
  TypeSyntax,
} from "../../nodes.js";
import { parseAttributeLists } from "../declarations/attributes.js";
import {
  parameterModifierKind,
  parseEqualsValue,
  parseParameterList,
  parseParameterModifiers,
  takeModifier,
} from "../declarations/parameters.js";
import { atName, identifier, nameAhead, takeIdentifier } from "../names.js";
import {
  attempt,
  endFrom,
  expect,
  inAsync,
  inQuery,
  isPredefinedType,
  isQueryWord,
  lookahead,
  none,
  setInAsync,
  skipBalanced,
  take,
} from "../state.js";
import { parseBlock } from "../statements/statements.js";
import { isFunctionPointerStart, Scan, scanType, TypeMode } from "../type-scanner.js";
import { parseReturnType, parseType } from "../types.js";
import { parsePossibleRefExpression } from "./expressions.js";
import { precedence } from "./operators.js";

export function isPossibleAnonymousMethod(): boolean {
  let i = 0;
  while (peek(i) === T.Static || peek(i) === T.Async) i++;
  return peek(i) === T.Delegate && peek(i + 1) !== T.Asterisk;
}

export function parseAnonymousMethod(): AnonymousMethodExpressionSyntax {
  const start = tokenStart();
  const modifiers = parseFunctionModifiers();
  const before = setInAsync(inAsync || isAsync(modifiers));
  expect(T.Delegate);
  const parameterList = at(T.OpenParen) ? parseParameterList() : null;
  const block = parseBlock();
  setInAsync(before);
  return { kind: "AnonymousMethodExpression", start, end: endFrom(start), modifiers, parameterList, block };
}

function isAsync(modifiers: readonly ModifierToken[]): boolean {
  return modifiers.some((modifier) => modifier.kind === "AsyncKeyword");
}

function parseFunctionModifiers(): readonly ModifierToken[] {
  if (!at(T.Static) && !at(T.Async)) return none;
  const modifiers: ModifierToken[] = [];
  for (;;) {
    if (at(T.Static)) modifiers.push(takeModifier("StaticKeyword"));
    else if (at(T.Async) && isAsyncModifier()) modifiers.push(takeModifier("AsyncKeyword"));
    else return modifiers;
  }
}

function isAsyncModifier(): boolean {
  const following = peek(1);
  switch (following) {
    case T.OpenParen:
    case T.Static:
    case T.Ref:
    case T.Delegate:
      return true;
    default:
      return following >= T.Identifier || isPredefinedType(following);
  }
}

/** Whether `attributes? (static | async)* type? (name | '(') … =>` starts here. */
export function isPossibleLambda(level: number): boolean {
  if (level > precedence.lambda) return false;
  const following = peek(1);
  if (following === T.EqualsGreaterThan) return true;
  if (kind() >= T.Identifier && !at(T.Async)) {
    // A plain name: most are the start of a call or an access, which shows quickly.
    let i = 1;
    while (peek(i) === T.Dot && peek(i + 1) >= T.Identifier) i += 2;
    switch (peek(i)) {
      case T.LessThan:
      case T.Question:
      case T.Asterisk:
      case T.OpenBracket:
      case T.ColonColon:
        break;
      case T.OpenParen:
        return isPossibleLambdaFrom(i);
      default:
        return false;
    }
  }
  return lookahead(scanLambda);
}

/** With the parameters `ahead` tokens from here. */
function isPossibleLambdaFrom(ahead: number): boolean {
  const following = peek(ahead + 1);
  const opens =
    following >= T.Identifier ||
    following === T.CloseParen ||
    following === T.OpenParen ||
    following === T.OpenBracket ||
    following === T.Delegate ||
    isPredefinedType(following) ||
    parameterModifierKind(following) !== null;
  if (!opens) return false;
  if (following === T.CloseParen) return peek(ahead + 2) === T.EqualsGreaterThan;
  return lookahead(() => {
    for (let i = 0; i < ahead; i++) next();
    return scanParameters();
  });
}

function scanLambda(): boolean {
  if (at(T.OpenBracket) && !skipAttributes()) return false;
  let isStatic = false;
  if (at(T.Static)) {
    next();
    isStatic = true;
  } else if (at(T.Async) && peek(1) === T.Static) {
    next();
    next();
    isStatic = true;
  }
  if (isStatic && (at(T.EqualsGreaterThan) || at(T.OpenParen))) return true;
  if (kind() >= T.Identifier && peek(1) === T.EqualsGreaterThan) return true;
  if (at(T.Async) && isAsyncModifier()) next();
  if (kind() >= T.Identifier && peek(1) === T.EqualsGreaterThan) return true;
  attempt(() => (scanType() === Scan.NotType || !at(T.OpenParen) ? null : true));
  if (kind() >= T.Identifier && peek(1) === T.EqualsGreaterThan) return true;
  return at(T.OpenParen) && scanParameters();
}

/** Past `[…]`, by counting brackets. */
function skipAttributes(): boolean {
  while (at(T.OpenBracket)) {
    let depth = 0;
    for (;;) {
      if (at(T.EndOfFile) || at(T.Semicolon)) return false;
      if (at(T.OpenBracket) || at(T.OpenParen)) depth++;
      else if ((at(T.CloseBracket) || at(T.CloseParen)) && --depth === 0) break;
      next();
    }
    next();
  }
  return true;
}

/** At `(`: whether parameters follow, and `=>` after them. */
function scanParameters(): boolean {
  const first = peek(1);
  if (first === T.CloseParen) return peek(2) === T.EqualsGreaterThan;
  if (first === T.Params) return true;
  if (nameAhead(1)) {
    if (peek(2) === T.CloseParen) return peek(3) === T.EqualsGreaterThan;
    if (peek(2) === T.Comma) {
      // Names alone: a tuple and a lambda look alike up to here.
      let i = 3;
      for (;;) {
        const k = peek(i);
        if (!(k >= T.Identifier || isPredefinedType(k) || k === T.Comma) || (inQuery && isQueryWord(k))) break;
        i++;
      }
      if (peek(i) === T.CloseParen) return peek(i + 1) === T.EqualsGreaterThan;
    }
  }
  return scanTypedParameters();
}

function scanTypedParameters(): boolean {
  for (;;) {
    next();
    if (at(T.OpenBracket) && !skipAttributes()) return false;
    const modifiers = parseParameterModifiers("lambda");
    if (hasParameterType(modifiers.length > 0) && scanType() === Scan.NotType) return false;
    if (atName()) next();
    if (at(T.Equals) && !skipDefaultValue()) return false;
    if (at(T.CloseParen)) return peek(1) === T.EqualsGreaterThan;
    if (!at(T.Comma)) return false;
  }
}

/** From `=` to the comma or parenthesis after the value. */
function skipDefaultValue(): boolean {
  skipBalanced((k) => k === T.Comma);
  return !at(T.EndOfFile) && !at(T.Semicolon);
}

/** Whether a type precedes the name of a lambda's parameter. Since C# 14 a modifier does not mean that one does. */
function hasParameterType(hasModifier: boolean): boolean {
  const k = kind();
  if (isPredefinedType(k) || k === T.OpenParen || isFunctionPointerStart()) return true;
  if (!atName()) return hasModifier;
  switch (peek(1)) {
    case T.Comma:
    case T.CloseParen:
    case T.EqualsGreaterThan:
    case T.OpenBrace:
    case T.Exclamation:
    case T.Equals:
      return false;
    default:
      return true;
  }
}

/** Offsets where reading a lambda was given up, so that it is given up but once. */
const noLambdaAt = new Set<number>();

export function startLambdas(): void {
  noLambdaAt.clear();
}

/** `x ? () => y : z` is a conditional, and no lambda that returns `x?`. */
export function tryParseLambda(): LambdaExpressionSyntax | null {
  const start = tokenStart();
  if (noLambdaAt.has(start)) return null;
  const lambda = attempt(() => {
    const read = parseLambda();
    const isConditional =
      at(T.Colon) && read.kind === "ParenthesizedLambdaExpression" && read.returnType?.kind === "NullableType";
    return isConditional ? null : read;
  });
  if (lambda === null) noLambdaAt.add(start);
  return lambda;
}

export function parseLambda(): LambdaExpressionSyntax {
  const start = tokenStart();
  const attributeLists = parseAttributeLists();
  const modifiers = parseFunctionModifiers();
  const before = setInAsync(inAsync || isAsync(modifiers));
  const returnType = at(T.OpenParen) && !opensTupleType() ? null : parseLambdaReturnType();
  let lambda: LambdaExpressionSyntax;
  if (at(T.OpenParen)) {
    const parameterList = parseLambdaParameterList();
    expect(T.EqualsGreaterThan);
    const body = parseLambdaBody();
    lambda = {
      kind: "ParenthesizedLambdaExpression",
      start,
      end: endFrom(start),
      attributeLists,
      modifiers,
      returnType,
      parameterList,
      block: body.block,
      expressionBody: body.expressionBody,
    };
  } else {
    const parameterStart = tokenStart();
    const name = peek(1) === T.EqualsGreaterThan ? takeIdentifier() : identifier();
    const parameter: ParameterSyntax = {
      kind: "Parameter",
      start: parameterStart,
      end: name.end,
      attributeLists: none,
      modifiers: none,
      type: null,
      identifier: name,
      default: null,
    };
    expect(T.EqualsGreaterThan);
    const body = parseLambdaBody();
    lambda = {
      kind: "SimpleLambdaExpression",
      start,
      end: endFrom(start),
      attributeLists,
      modifiers,
      parameter,
      block: body.block,
      expressionBody: body.expressionBody,
    };
  }
  setInAsync(before);
  return lambda;
}

/** `(int, int) (x) => …` */
function opensTupleType(): boolean {
  return lookahead(() => scanType() !== Scan.NotType && at(T.OpenParen));
}

function parseLambdaReturnType(): TypeSyntax | null {
  if (peek(1) === T.EqualsGreaterThan) return null;
  return attempt(() => {
    const type = parseReturnType();
    return at(T.OpenParen) ? type : null;
  });
}

function parseLambdaBody(): { block: BlockSyntax | null; expressionBody: ExpressionSyntax | null } {
  if (at(T.OpenBrace)) return { block: parseBlock(), expressionBody: null };
  return { block: null, expressionBody: parsePossibleRefExpression() };
}

function parseLambdaParameterList(): ParameterListSyntax {
  const start = tokenStart();
  next();
  const parameters: ParameterSyntax[] = [];
  if (!at(T.CloseParen)) {
    do parameters.push(parseLambdaParameter());
    while (take(T.Comma));
  }
  expect(T.CloseParen);
  return { kind: "ParameterList", start, end: endFrom(start), parameters };
}

function parseLambdaParameter(): ParameterSyntax {
  const start = tokenStart();
  const attributeLists = parseAttributeLists();
  const modifiers = parseParameterModifiers("lambda");
  const type = hasParameterType(modifiers.length > 0) ? parseType(TypeMode.Parameter) : null;
  const name = identifier();
  const defaultValue = at(T.Equals) ? parseEqualsValue() : null;
  return {
    kind: "Parameter",
    start,
    end: endFrom(start),
    attributeLists,
    modifiers,
    type,
    identifier: name,
    default: defaultValue,
  };
}
