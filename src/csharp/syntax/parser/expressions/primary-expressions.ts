import { T } from "../../lexer/token-kinds.js";
import { kind, lastEnd, next, peek, tokenEnd, tokenStart } from "../../lexer/token-stream.js";
import type { ExpressionSyntax, LiteralExpressionKind } from "../../nodes.js";
import { atName, missingName } from "../names.js";
import { endFrom, expect, hasCSharp14, inAccessor, isPredefinedType, problemHere } from "../state.js";
import { inExpression, parseAliasQualifiedName, parsePredefinedType, parseReturnType, parseType } from "../types.js";
import { parseCollectionExpression, parseNewExpression, parseStackAllocExpression } from "./creations.js";
import { parseExpression, parseRefExpression } from "./expressions.js";
import { parseInterpolatedString } from "./interpolated-strings.js";
import {
  isPossibleAnonymousMethod,
  isPossibleLambda,
  parseAnonymousMethod,
  parseLambda,
  tryParseLambda,
} from "./lambdas.js";
import { parseAfterOpenParen } from "./parenthesized.js";

function literal(literalKind: LiteralExpressionKind): ExpressionSyntax {
  const start = tokenStart();
  const end = tokenEnd();
  next();
  return { kind: literalKind, start, end };
}

export function parseTerm(level: number): ExpressionSyntax {
  const k = kind();
  switch (k) {
    case T.NumericLiteral:
      return literal("NumericLiteralExpression");
    case T.StringLiteral:
      return literal("StringLiteralExpression");
    case T.Utf8StringLiteral:
      return literal("Utf8StringLiteralExpression");
    case T.CharacterLiteral:
      return literal("CharacterLiteralExpression");
    case T.True:
      return literal("TrueLiteralExpression");
    case T.False:
      return literal("FalseLiteralExpression");
    case T.Null:
      return literal("NullLiteralExpression");
    case T.ArgList:
      return literal("ArgListExpression");
    case T.InterpolatedString:
      return parseInterpolatedString();
    case T.This: {
      const start = tokenStart();
      next();
      return { kind: "ThisExpression", start, end: endFrom(start) };
    }
    case T.Base: {
      const start = tokenStart();
      next();
      return { kind: "BaseExpression", start, end: endFrom(start) };
    }
    case T.OpenParen:
      return parseAfterOpenParen(level);
    case T.New:
      return parseNewExpression();
    case T.StackAlloc:
      return parseStackAllocExpression();
    case T.TypeOf:
    case T.SizeOf:
      return parseTypeOfOrSizeOf(k);
    case T.Default:
      return parseDefault();
    case T.Checked:
    case T.Unchecked:
    case T.MakeRef:
    case T.RefType:
    case T.RefValue:
      return parseKeywordCall(k);
    case T.Delegate:
      return isPossibleLambda(level) ? parseLambda() : parseAnonymousMethod();
    case T.Static:
      if (isPossibleAnonymousMethod()) return parseAnonymousMethod();
      return isPossibleLambda(level) ? parseLambda() : missingExpression();
    case T.Ref:
      return isPossibleLambda(level) ? parseLambda() : parseRefExpression();
    case T.OpenBracket:
      return isPossibleLambda(level) ? parseLambda() : parseCollectionExpression();
    default:
      if (k >= T.Identifier) return parseNameTerm(level, k);
      if (!isPredefinedType(k)) return missingExpression();
      return isPossibleLambda(level) ? parseLambda() : parsePredefinedType();
  }
}

/** Reports a missing expression; the current token is left to the caller. */
function missingExpression(): ExpressionSyntax {
  problemHere("expressionMissing");
  return missingName();
}

function parseNameTerm(level: number, k: T): ExpressionSyntax {
  // Nearly every name is followed by one of these, and starts neither a lambda nor a declaration then.
  if (k === T.Identifier) {
    switch (peek(1)) {
      case T.Semicolon:
      case T.CloseParen:
      case T.Comma:
      case T.Equals:
      case T.CloseBracket: {
        const start = tokenStart();
        next();
        return { kind: "IdentifierName", start, end: endFrom(start) };
      }
    }
  }
  if (!atName()) return missingExpression();
  if (k === T.Async && isPossibleAnonymousMethod()) return parseAnonymousMethod();
  if (isPossibleLambda(level)) {
    const lambda = tryParseLambda();
    if (lambda !== null) return lambda;
  }
  if (k === T.Field && inAccessor && hasCSharp14 && peek(1) !== T.ColonColon) {
    const start = tokenStart();
    next();
    return { kind: "FieldExpression", start, end: endFrom(start) };
  }
  return parseAliasQualifiedName(inExpression);
}

function parseTypeOfOrSizeOf(k: T): ExpressionSyntax {
  const start = tokenStart();
  next();
  expect(T.OpenParen);
  const type = parseReturnType();
  expect(T.CloseParen);
  const nodeKind = k === T.TypeOf ? "TypeOfExpression" : "SizeOfExpression";
  return { kind: nodeKind, start, end: endFrom(start), type };
}

function parseDefault(): ExpressionSyntax {
  if (peek(1) !== T.OpenParen) return literal("DefaultLiteralExpression");
  const start = tokenStart();
  next();
  next();
  const type = parseType();
  expect(T.CloseParen);
  return { kind: "DefaultExpression", start, end: endFrom(start), type };
}

function parseKeywordCall(k: T): ExpressionSyntax {
  const start = tokenStart();
  next();
  expect(T.OpenParen);
  const expression = parseExpression();
  if (k === T.RefValue) {
    expect(T.Comma);
    const type = parseType();
    expect(T.CloseParen);
    return { kind: "RefValueExpression", start, end: endFrom(start), expression, type };
  }
  expect(T.CloseParen);
  const end = lastEnd();
  switch (k) {
    case T.Checked:
      return { kind: "CheckedExpression", start, end, expression };
    case T.Unchecked:
      return { kind: "UncheckedExpression", start, end, expression };
    case T.MakeRef:
      return { kind: "MakeRefExpression", start, end, expression };
    default:
      return { kind: "RefTypeExpression", start, end, expression };
  }
}
