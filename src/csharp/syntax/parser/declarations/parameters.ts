/** Parameters of methods, indexers, delegates and types (language specification 15.6.2). */

import { T } from "../../lexer/token-kinds.js";
import { at, kind, next, peek, tokenEnd, tokenStart } from "../../lexer/token-stream.js";
import type {
  BracketedParameterListSyntax,
  EqualsValueClauseSyntax,
  IdentifierToken,
  ModifierKind,
  ModifierToken,
  ParameterListSyntax,
  ParameterSyntax,
  TypeParameterListSyntax,
  TypeParameterSyntax,
} from "../../nodes.js";
import { parseExpression } from "../expressions/expressions.js";
import { atName, identifier, isWhereOfConstraint, takeIdentifier } from "../names.js";
import {
  added,
  endFrom,
  expect,
  hasCSharp14,
  isPredefinedType,
  lookahead,
  none,
  problemHere,
  progressed,
  take,
  tokenText,
} from "../state.js";
import { isFunctionPointerStart, Scan, scanType, TypeMode } from "../type-scanner.js";
import { parseType } from "../types.js";
import { parseAttributeLists } from "./attributes.js";

export function parameterModifierKind(k: T): ModifierKind | null {
  switch (k) {
    case T.Ref:
      return "RefKeyword";
    case T.Out:
      return "OutKeyword";
    case T.In:
      return "InKeyword";
    case T.ReadOnly:
      return "ReadOnlyKeyword";
    case T.Params:
      return "ParamsKeyword";
    case T.This:
      return "ThisKeyword";
    default:
      return null;
  }
}

/** A function pointer's parameters have no names; a lambda's may have no types. */
export type ParameterListKind = "declaration" | "functionPointer" | "lambda";

export function parseParameterModifiers(place: ParameterListKind): readonly ModifierToken[] {
  let modifier = parameterModifierKind(kind());
  if (modifier === null && !at(T.Scoped)) return none;
  const modifiers: ModifierToken[] = [];
  let scopedMayFollow = true;
  for (; modifier !== null; modifier = parameterModifierKind(kind())) {
    if (modifier !== "ParamsKeyword" && modifier !== "ThisKeyword") scopedMayFollow = false;
    modifiers.push(takeModifier(modifier));
  }
  if (!scopedMayFollow) return modifiers;
  const scoped = parseScoped(place);
  if (scoped === null) return modifiers;
  modifiers.push(scoped);
  while (at(T.Ref) || at(T.Out) || at(T.In) || at(T.ReadOnly)) {
    const following = parameterModifierKind(kind());
    if (following !== null) modifiers.push(takeModifier(following));
  }
  return modifiers;
}

export function takeModifier(modifier: ModifierKind): ModifierToken {
  const token: ModifierToken = { kind: modifier, start: tokenStart(), end: tokenEnd() };
  next();
  return token;
}

/** `scoped` where a reference or a type with a name follows; elsewhere it is a name. */
export function parseScoped(place: ParameterListKind): ModifierToken | null {
  if (!at(T.Scoped) || !lookahead(() => isScopedModifier(place))) return null;
  return takeModifier("ScopedKeyword");
}

function isScopedModifier(place: ParameterListKind): boolean {
  next();
  if (at(T.Ref) || at(T.Out) || at(T.In)) return true;
  if (place === "lambda" && hasCSharp14 && kind() >= T.Identifier && (peek(1) === T.Comma || peek(1) === T.CloseParen))
    return true;
  if (scanType() === Scan.NotType) return false;
  return place === "functionPointer" ? at(T.Comma) || at(T.GreaterThan) : kind() >= T.Identifier;
}

/** `nameless`: of an `extension` block, whose receiver needs no name. */
export function parseParameterList(nameless = false): ParameterListSyntax {
  const start = tokenStart();
  expect(T.OpenParen);
  const parameters = parseParameters(T.CloseParen, nameless);
  expect(T.CloseParen);
  return { kind: "ParameterList", start, end: endFrom(start), parameters };
}

export function parseBracketedParameterList(): BracketedParameterListSyntax {
  const start = tokenStart();
  expect(T.OpenBracket);
  const parameters = parseParameters(T.CloseBracket, false);
  expect(T.CloseBracket);
  return { kind: "BracketedParameterList", start, end: endFrom(start), parameters };
}

function parseParameters(close: T, nameless: boolean): readonly ParameterSyntax[] {
  if (at(close)) return none;
  let parameters: ParameterSyntax[] = [];
  for (;;) {
    const place = tokenStart();
    if (isPossibleParameter() || at(T.Comma)) {
      parameters = added(parameters, parseParameter(nameless));
      if (!at(T.Comma) && !at(close)) progressed(place);
    } else if (!skipToParameter(close)) return parameters;
    if (take(T.Comma)) continue;
    if (at(close) || !isPossibleParameter()) {
      if (at(close) || !skipToParameter(close)) return parameters;
      take(T.Comma);
    } else expect(T.Comma);
  }
}

/** Past tokens that cannot be in a parameter list; false when the list, or the member, ends before one that can. */
function skipToParameter(close: T): boolean {
  problemHere("unexpectedToken", tokenText());
  for (;;) {
    switch (kind()) {
      case close:
      case T.EndOfFile:
      case T.Semicolon:
      case T.OpenBrace:
      case T.CloseBrace:
      case T.EqualsGreaterThan:
        return false;
      case T.Comma:
        return true;
    }
    if (isPossibleParameter()) return true;
    next();
  }
}

function isPossibleParameter(): boolean {
  const k = kind();
  switch (k) {
    case T.OpenBracket:
    case T.ArgList:
    case T.OpenParen:
      return true;
    case T.Delegate:
      return isFunctionPointerStart();
    default:
      return isPredefinedType(k) || parameterModifierKind(k) !== null || atName();
  }
}

function parseParameter(nameless: boolean): ParameterSyntax {
  const start = tokenStart();
  const attributeLists = parseAttributeLists();
  const modifiers = parseParameterModifiers("declaration");
  if (at(T.ArgList)) {
    const name = takeIdentifier();
    return {
      kind: "Parameter",
      start,
      end: endFrom(start),
      attributeLists,
      modifiers,
      type: null,
      identifier: name,
      default: null,
    };
  }
  const type = parseType(TypeMode.Parameter);
  const name: IdentifierToken | null = nameless && !atName() ? null : identifier();
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

export function parseEqualsValue(): EqualsValueClauseSyntax {
  const start = tokenStart();
  next();
  const value = parseExpression();
  return { kind: "EqualsValueClause", start, end: endFrom(start), value };
}

export function parseTypeParameterList(): TypeParameterListSyntax | null {
  if (!at(T.LessThan)) return null;
  const start = tokenStart();
  next();
  const parameters: TypeParameterSyntax[] = [];
  do {
    if (isWhereOfConstraint()) break;
    parameters.push(parseTypeParameter());
  } while (take(T.Comma));
  expect(T.GreaterThan);
  return { kind: "TypeParameterList", start, end: endFrom(start), parameters };
}

function parseTypeParameter(): TypeParameterSyntax {
  const start = tokenStart();
  const attributeLists = at(T.OpenBracket) && peek(1) !== T.CloseBracket ? parseAttributeLists() : none;
  const variance = at(T.In) ? "InKeyword" : at(T.Out) ? "OutKeyword" : null;
  if (variance !== null) next();
  const name = identifier();
  return { kind: "TypeParameter", start, end: endFrom(start), attributeLists, variance, identifier: name };
}
