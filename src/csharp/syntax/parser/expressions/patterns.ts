/** Patterns (language specification 11) and the switch expression. */

import { forgetSince, problemCount } from "../../lexer/problems.js";
import { T } from "../../lexer/token-kinds.js";
import { at, kind, lastEnd, mark, next, peek, reset, tokenStart } from "../../lexer/token-stream.js";
import type {
  ConstantPatternSyntax,
  ExpressionSyntax,
  NameSyntax,
  PatternSyntax,
  PropertyPatternClauseSyntax,
  RelationalOperatorKind,
  SubpatternSyntax,
  TypeSyntax,
  VariableDesignationSyntax,
  WhenClauseSyntax,
} from "../../nodes.js";
import { atName, missingName } from "../names.js";
import {
  endFrom,
  enter,
  expect,
  isMissing,
  isPredefinedType,
  leave,
  lookahead,
  none,
  problemHere,
  progressed,
  setInArm,
  take,
} from "../state.js";
import { isFunctionPointerStart, Scan, scanType, TypeMode } from "../type-scanner.js";
import { parseType } from "../types.js";
import { parseDesignation, parseSimpleDesignation } from "./declaration-expressions.js";
import { canStartExpression } from "./expression-starts.js";
import { parseExpressionContinued, parseSubExpression } from "./expressions.js";
import { binaryKind, binaryPrecedence, precedence } from "./operators.js";
import { scanCast } from "./parenthesized.js";

type PatternOrType = { readonly pattern: PatternSyntax } | { readonly pattern: null; readonly type: TypeSyntax };

/** After `is`: a type wherever it can be one, since `x is T` is older than patterns. */
export function parsePatternOrTypeAfterIs(): PatternOrType {
  const pattern = parsePattern(precedence.relational, true, false);
  switch (pattern.kind) {
    case "ConstantPattern": {
      const type = expressionAsName(pattern.expression);
      return type === null ? { pattern } : { pattern: null, type };
    }
    case "TypePattern":
      return { pattern: null, type: pattern.type };
    case "DiscardPattern":
      return { pattern: null, type: { kind: "IdentifierName", start: pattern.start, end: pattern.end } };
    default:
      return { pattern };
  }
}

function expressionAsName(expression: ExpressionSyntax): NameSyntax | null {
  switch (expression.kind) {
    case "IdentifierName":
    case "GenericName":
    case "AliasQualifiedName":
      return expression;
    case "SimpleMemberAccessExpression": {
      const left = expressionAsName(expression.expression);
      if (left === null) return null;
      return { kind: "QualifiedName", start: expression.start, end: expression.end, left, right: expression.name };
    }
    default:
      return null;
  }
}

function typeAsExpression(type: TypeSyntax, permitsTypeArguments: boolean): ExpressionSyntax | null {
  switch (type.kind) {
    case "IdentifierName":
      return type;
    case "GenericName":
      return permitsTypeArguments ? type : null;
    case "QualifiedName": {
      if (!permitsTypeArguments && type.right.kind === "GenericName") return null;
      const expression = typeAsExpression(type.left, true) ?? type.left;
      return { kind: "SimpleMemberAccessExpression", start: type.start, end: type.end, expression, name: type.right };
    }
    default:
      return null;
  }
}

function patternAsExpression(pattern: PatternSyntax, permitsTypeArguments: boolean): ExpressionSyntax | null {
  switch (pattern.kind) {
    case "ConstantPattern":
      return pattern.expression;
    case "TypePattern":
      return typeAsExpression(pattern.type, permitsTypeArguments);
    case "DiscardPattern":
      return { kind: "IdentifierName", start: pattern.start, end: pattern.end };
    default:
      return null;
  }
}

/** After `case`: what the old `switch` knows as a value stays one. */
export function parsePatternOrExpressionAfterCase():
  | { readonly pattern: PatternSyntax; readonly expression: null }
  | { readonly pattern: null; readonly expression: ExpressionSyntax } {
  const pattern = parsePattern(precedence.conditional, false, true);
  const expression = patternAsExpression(pattern, false);
  if (expression === null) return { pattern, expression: null };
  if (!at(T.When)) return { pattern: null, expression };
  return { pattern: constantPattern(expression), expression: null };
}

function constantPattern(expression: ExpressionSyntax): ConstantPatternSyntax {
  return { kind: "ConstantPattern", start: expression.start, end: expression.end, expression };
}

/** `or` of `and` of `not`. `whenIsKeyword`: no variable is called `when` here. */
export function parsePattern(level: number, afterIs: boolean, whenIsKeyword: boolean): PatternSyntax {
  const before = setInArm(whenIsKeyword);
  const pattern = parseDisjunction(level, afterIs, whenIsKeyword);
  setInArm(before);
  return pattern;
}

function parseDisjunction(level: number, afterIs: boolean, whenIsKeyword: boolean): PatternSyntax {
  if (!enter()) return constantPattern(missingName());
  let left = parseConjunction(level, afterIs, whenIsKeyword);
  while (take(T.Or)) {
    const right = parseConjunction(level, afterIs, whenIsKeyword);
    left = { kind: "OrPattern", start: left.start, end: endFrom(left.start), left, right };
  }
  leave();
  return left;
}

function parseConjunction(level: number, afterIs: boolean, whenIsKeyword: boolean): PatternSyntax {
  let left = parseNegation(level, afterIs, whenIsKeyword);
  while (take(T.And)) {
    const right = parseNegation(level, afterIs, whenIsKeyword);
    left = { kind: "AndPattern", start: left.start, end: endFrom(left.start), left, right };
  }
  return left;
}

function parseNegation(level: number, afterIs: boolean, whenIsKeyword: boolean): PatternSyntax {
  if (!at(T.Not)) return parsePrimaryPattern(level, afterIs, whenIsKeyword);
  const start = tokenStart();
  next();
  if (!enter()) return constantPattern(missingName());
  const pattern = parseNegation(level, afterIs, whenIsKeyword);
  leave();
  return { kind: "NotPattern", start, end: endFrom(start), pattern };
}

function relationalOperator(k: T): RelationalOperatorKind | null {
  switch (k) {
    case T.LessThan:
      return "LessThanToken";
    case T.LessThanEquals:
      return "LessThanEqualsToken";
    case T.GreaterThan:
      return "GreaterThanToken";
    case T.GreaterThanEquals:
      return "GreaterThanEqualsToken";
    case T.EqualsEquals:
      return "EqualsEqualsToken";
    case T.ExclamationEquals:
      return "ExclamationEqualsToken";
    default:
      return null;
  }
}

function parsePrimaryPattern(level: number, afterIs: boolean, whenIsKeyword: boolean): PatternSyntax {
  const start = tokenStart();
  switch (kind()) {
    case T.Comma:
    case T.Semicolon:
    case T.CloseBrace:
    case T.CloseParen:
    case T.CloseBracket:
    case T.EqualsGreaterThan:
      problemHere("tokenMissing", "A pattern");
      return constantPattern(missingName());
    case T.Underscore:
      next();
      return { kind: "DiscardPattern", start, end: endFrom(start) };
    case T.OpenBracket:
      return parseListPattern(whenIsKeyword);
    case T.DotDot: {
      next();
      const pattern = isPossibleSubpattern() ? parsePattern(level, false, whenIsKeyword) : null;
      return { kind: "SlicePattern", start, end: endFrom(start), pattern };
    }
  }
  const operatorToken = relationalOperator(kind());
  if (operatorToken !== null) {
    next();
    const expression = parseSubExpression(precedence.relational);
    return { kind: "RelationalPattern", start, end: endFrom(start), operatorToken, expression };
  }
  const place = mark();
  const problems = problemCount();
  const isVar = at(T.Var);
  let type: TypeSyntax | null = null;
  if (looksLikeType()) {
    type = parseType(afterIs ? TypeMode.AfterIs : TypeMode.DefinitePattern);
    if (isMissing(type) || !canFollowType(level)) {
      reset(place);
      forgetSince(problems);
      type = null;
    }
  }
  const pattern = parsePatternContinued(type, isVar, level, whenIsKeyword);
  if (pattern !== null) return pattern;
  reset(place);
  forgetSince(problems);
  return constantPattern(parseSubExpression(level));
}

function looksLikeType(): boolean {
  const k = kind();
  if (k >= T.Identifier) return !(k === T.NameOf && peek(1) === T.OpenParen);
  if (isPredefinedType(k)) return true;
  if (k === T.OpenParen) return lookahead(() => scanType(TypeMode.DefinitePattern) !== Scan.NotType);
  return isFunctionPointerStart();
}

function canFollowType(level: number): boolean {
  const k = kind();
  switch (k) {
    case T.OpenParen:
    case T.OpenBrace:
    case T.CloseBrace:
    case T.CloseBracket:
    case T.CloseParen:
    case T.Comma:
    case T.Semicolon:
      return true;
    case T.Dot:
    case T.OpenBracket:
    case T.MinusGreaterThan:
    case T.Exclamation:
      return false;
    default:
      return (binaryKind[k] ?? null) === null || (binaryPrecedence[k] ?? 0) <= level;
  }
}

function parsePatternContinued(
  type: TypeSyntax | null,
  isVar: boolean,
  level: number,
  whenIsKeyword: boolean,
): PatternSyntax | null {
  const start = type?.start ?? tokenStart();
  if (type?.kind === "IdentifierName" && isVar && (at(T.OpenParen) || isDesignation(whenIsKeyword))) {
    const designation = parseDesignation();
    return { kind: "VarPattern", start, end: endFrom(start), designation };
  }
  if (at(T.OpenParen) && (type !== null || !lookahead(() => scanCast(true)))) {
    const clauseStart = tokenStart();
    next();
    const subpatterns = parseSubpatterns(T.CloseParen);
    expect(T.CloseParen);
    const clauseEnd = lastEnd();
    const propertyPatternClause = at(T.OpenBrace) ? parsePropertyClause() : null;
    const designation = parseOptionalDesignation(whenIsKeyword);
    const only = subpatterns[0];
    if (
      type === null &&
      propertyPatternClause === null &&
      designation === null &&
      only !== undefined &&
      subpatterns.length === 1 &&
      only.expressionColon === null
    ) {
      return parseAsParenthesized(only.pattern, clauseStart, clauseEnd, level);
    }
    return {
      kind: "RecursivePattern",
      start,
      end: endFrom(start),
      type,
      positionalPatternClause: { kind: "PositionalPatternClause", start: clauseStart, end: clauseEnd, subpatterns },
      propertyPatternClause,
      designation,
    };
  }
  if (at(T.OpenBrace)) {
    const propertyPatternClause = parsePropertyClause();
    const designation = parseOptionalDesignation(whenIsKeyword);
    return {
      kind: "RecursivePattern",
      start,
      end: endFrom(start),
      type,
      positionalPatternClause: null,
      propertyPatternClause,
      designation,
    };
  }
  if (type === null) return null;
  const designation = parseOptionalDesignation(whenIsKeyword);
  if (designation !== null) return { kind: "DeclarationPattern", start, end: endFrom(start), type, designation };
  // A name alone is read as a value; what it is, only binding can tell.
  const expression = typeAsExpression(type, false);
  if (expression !== null) return constantPattern(parseExpressionContinued(expression, level));
  return { kind: "TypePattern", start, end: type.end, type };
}

/** `(1)` is a value in parentheses, `(> 1)` a pattern in them. */
function parseAsParenthesized(pattern: PatternSyntax, start: number, end: number, level: number): PatternSyntax {
  if (pattern.kind !== "ConstantPattern") return { kind: "ParenthesizedPattern", start, end, pattern };
  const expression: ExpressionSyntax = { kind: "ParenthesizedExpression", start, end, expression: pattern.expression };
  return constantPattern(parseExpressionContinued(expression, level));
}

function parsePropertyClause(): PropertyPatternClauseSyntax {
  const start = tokenStart();
  next();
  const subpatterns = parseSubpatterns(T.CloseBrace);
  expect(T.CloseBrace);
  return { kind: "PropertyPatternClause", start, end: endFrom(start), subpatterns };
}

function parseSubpatterns(close: T): readonly SubpatternSyntax[] {
  if (at(close)) return none;
  const subpatterns: SubpatternSyntax[] = [];
  while (isPossibleSubpattern() || at(T.Comma)) {
    const place = tokenStart();
    subpatterns.push(parseSubpattern());
    if (!at(T.Comma)) progressed(place);
    if (take(T.Comma)) {
      if (at(T.CloseBrace) || at(T.CloseBracket)) break;
    } else if (at(close) || !isPossibleSubpattern()) break;
    else expect(T.Comma);
  }
  return subpatterns;
}

function parseSubpattern(): SubpatternSyntax {
  const start = tokenStart();
  const first = parsePattern(precedence.conditional, false, false);
  const name = at(T.Colon) ? patternAsExpression(first, true) : null;
  if (name === null) return { kind: "Subpattern", start, end: endFrom(start), expressionColon: null, pattern: first };
  next();
  const colonEnd = lastEnd();
  const expressionColon: SubpatternSyntax["expressionColon"] =
    name.kind === "IdentifierName"
      ? { kind: "NameColon", start, end: colonEnd, name }
      : { kind: "ExpressionColon", start, end: colonEnd, expression: name };
  const pattern = parsePattern(precedence.conditional, false, false);
  return { kind: "Subpattern", start, end: endFrom(start), expressionColon, pattern };
}

export function isPossibleSubpattern(): boolean {
  switch (kind()) {
    case T.OpenBrace:
    case T.OpenBracket:
    case T.LessThan:
    case T.LessThanEquals:
    case T.GreaterThan:
    case T.GreaterThanEquals:
    case T.EqualsEquals:
    case T.ExclamationEquals:
      return true;
    default:
      return canStartExpression();
  }
}

function parseListPattern(whenIsKeyword: boolean): PatternSyntax {
  const start = tokenStart();
  next();
  const patterns: PatternSyntax[] = [];
  while (isPossibleSubpattern() || at(T.Comma)) {
    const place = tokenStart();
    patterns.push(parsePattern(precedence.conditional, false, false));
    if (!at(T.Comma)) progressed(place);
    if (take(T.Comma)) {
      if (at(T.CloseBracket)) break;
    } else if (at(T.CloseBracket) || !isPossibleSubpattern()) break;
    else expect(T.Comma);
  }
  expect(T.CloseBracket);
  const designation = parseOptionalDesignation(whenIsKeyword);
  return { kind: "ListPattern", start, end: endFrom(start), patterns, designation };
}

function parseOptionalDesignation(whenIsKeyword: boolean): VariableDesignationSyntax | null {
  return atName() && isDesignation(whenIsKeyword) ? parseSimpleDesignation() : null;
}

/** Whether the word here names a variable, and does not combine patterns or start `when`. */
function isDesignation(whenIsKeyword: boolean): boolean {
  const k = kind();
  if (k < T.Identifier) return false;
  if (k === T.When) return !whenIsKeyword;
  if (k !== T.And && k !== T.Or) return true;
  switch (peek(1)) {
    case T.CloseBrace:
    case T.CloseBracket:
    case T.CloseParen:
    case T.Comma:
    case T.Semicolon:
    case T.Question:
    case T.Colon:
      return true;
    case T.LessThan:
    case T.LessThanEquals:
    case T.GreaterThan:
    case T.GreaterThanEquals:
    case T.OpenBrace:
    case T.OpenParen:
    case T.OpenBracket:
      return false;
    default:
      if (peek(1) >= T.Identifier) return false;
      if ((binaryKind[peek(1)] ?? null) !== null) return true;
      return !lookahead(() => {
        next();
        return canStartExpression();
      });
  }
}

export function parseWhenClause(level: number): WhenClauseSyntax | null {
  if (!at(T.When)) return null;
  const start = tokenStart();
  next();
  const condition = parseSubExpression(level);
  return { kind: "WhenClause", start, end: endFrom(start), condition };
}
