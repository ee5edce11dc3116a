/** Types and names (language specification 8 and 7.8). */

import { T } from "../lexer/token-kinds.js";
import { at, kind, next, peek, tokenStart } from "../lexer/token-stream.js";
import type {
  ArrayRankSpecifierSyntax,
  ExpressionSyntax,
  FunctionPointerCallingConventionSyntax,
  FunctionPointerParameterSyntax,
  FunctionPointerTypeSyntax,
  FunctionPointerUnmanagedCallingConventionSyntax,
  IdentifierNameSyntax,
  NameSyntax,
  PredefinedTypeKeyword,
  PredefinedTypeSyntax,
  SimpleNameSyntax,
  TupleElementSyntax,
  TupleTypeSyntax,
  TypeArgumentListSyntax,
  TypeSyntax,
} from "../nodes.js";
import { parseParameterModifiers } from "./declarations/parameters.js";
import { canStartExpression, isPossibleExpression } from "./expressions/expression-starts.js";
import { parseExpression } from "./expressions/expressions.js";
import { atName, identifier, identifierName, missingName, takeIdentifier } from "./names.js";
import { added, endFrom, enter, expect, isPredefinedType, leave, lookahead, none, problemHere, take } from "./state.js";
import {
  definitelyTypeArguments,
  isFunctionPointerStart,
  pointersBeforeRank,
  Scan,
  scanTypeArguments,
  TypeMode,
} from "./type-scanner.js";

/** The context of a name, as far as it decides whether `<` opens type arguments. */
export const inExpression = 1;
export const inTypeList = 2;
const afterIs = 4;
const definitePattern = 8;
const afterTupleComma = 16;
const firstOfTuple = 32;

const predefinedKeywords: readonly PredefinedTypeKeyword[] = [
  "BoolKeyword",
  "ByteKeyword",
  "SByteKeyword",
  "ShortKeyword",
  "UShortKeyword",
  "IntKeyword",
  "UIntKeyword",
  "LongKeyword",
  "ULongKeyword",
  "DoubleKeyword",
  "FloatKeyword",
  "DecimalKeyword",
  "StringKeyword",
  "CharKeyword",
  "VoidKeyword",
  "ObjectKeyword",
];

export function parseType(mode: TypeMode = TypeMode.Normal): TypeSyntax {
  if (!at(T.Ref)) return parseTypeWithoutRef(mode);
  const start = tokenStart();
  next();
  const isReadOnly = take(T.ReadOnly);
  const type = parseTypeWithoutRef(TypeMode.AfterRef);
  return { kind: "RefType", start, end: endFrom(start), isReadOnly, type };
}

/** A type that may be `void`: of a method, of `typeof`. */
export function parseReturnType(): TypeSyntax {
  return parseType();
}

function parseTypeWithoutRef(mode: TypeMode): TypeSyntax {
  if (!enter()) return missingName();
  const type = parseTypeUnguarded(mode);
  leave();
  return type;
}

function parseTypeUnguarded(mode: TypeMode): TypeSyntax {
  let type = parseUnderlyingType(mode);
  const start = type.start;
  for (;;) {
    switch (kind()) {
      case T.Question:
        if (type.kind === "NullableType" || type.kind === "PointerType" || !canBeNullable(type, mode)) return type;
        next();
        type = { kind: "NullableType", start, end: endFrom(start), elementType: type };
        break;
      case T.Asterisk:
        if (type.kind === "ArrayType" || !(allowsPointers(mode) || pointersBeforeRank())) return type;
        next();
        type = { kind: "PointerType", start, end: endFrom(start), elementType: type };
        break;
      case T.OpenBracket: {
        const rankSpecifiers: ArrayRankSpecifierSyntax[] = [];
        do rankSpecifiers.push(parseRankSpecifier());
        while (at(T.OpenBracket));
        type = { kind: "ArrayType", start, end: endFrom(start), elementType: type, rankSpecifiers };
        break;
      }
      default:
        return type;
    }
  }
}

function allowsPointers(mode: TypeMode): boolean {
  switch (mode) {
    case TypeMode.AfterIs:
    case TypeMode.DefinitePattern:
    case TypeMode.AfterTupleComma:
    case TypeMode.FirstElementOfPossibleTuple:
      return false;
    default:
      return true;
  }
}

/** At `?`: part of the type, or of a conditional expression. */
function canBeNullable(type: TypeSyntax, mode: TypeMode): boolean {
  const following = peek(1);
  switch (mode) {
    case TypeMode.AfterIs:
    case TypeMode.DefinitePattern:
    case TypeMode.AsExpression:
      // `x as T ? a : b` was a conditional before types could be nullable, and stays one.
      if (following === T.OpenBracket) return opensArrayOfNullable();
      return !lookahead(() => {
        next();
        return canStartExpression();
      });
    case TypeMode.NewExpression:
      if (type.kind === "TupleType")
        return following === T.OpenParen || following === T.OpenBrace || following === T.OpenBracket;
      return following === T.OpenParen || following === T.OpenBracket || following === T.OpenBrace;
    default:
      return true;
  }
}

/** At `?[`: `x is T?[]`, and not `x is T ? [] : y`. */
function opensArrayOfNullable(): boolean {
  if (peek(2) !== T.CloseBracket && peek(2) !== T.Comma) return false;
  return !lookahead(() => {
    next();
    parseExpression();
    return at(T.Colon);
  });
}

function parseUnderlyingType(mode: TypeMode): TypeSyntax {
  const k = kind();
  if (isPredefinedType(k)) return parsePredefinedType();
  if (atName()) return parseQualifiedName(nameOptions(mode));
  if (k === T.OpenParen) return parseTupleType();
  if (isFunctionPointerStart()) return parseFunctionPointerType();
  problemHere("typeMissing");
  return missingName();
}

function nameOptions(mode: TypeMode): number {
  switch (mode) {
    case TypeMode.AfterIs:
      return inExpression | afterIs;
    case TypeMode.DefinitePattern:
      return inExpression | definitePattern;
    case TypeMode.AfterTupleComma:
      return inExpression | afterTupleComma;
    case TypeMode.FirstElementOfPossibleTuple:
      return inExpression | firstOfTuple;
    default:
      return 0;
  }
}

export function parsePredefinedType(): PredefinedTypeSyntax {
  const start = tokenStart();
  const keyword = predefinedKeywords[kind() - T.Bool] ?? "ObjectKeyword";
  next();
  return { kind: "PredefinedType", start, end: endFrom(start), keyword };
}

export function parseQualifiedName(options: number): NameSyntax {
  let name = parseAliasQualifiedName(options);
  while (at(T.Dot) && peek(1) !== T.This) {
    next();
    const right = parseSimpleName(options);
    name = { kind: "QualifiedName", start: name.start, end: endFrom(name.start), left: name, right };
  }
  return name;
}

export function parseAliasQualifiedName(options: number): NameSyntax {
  const name = parseSimpleName(options);
  if (!at(T.ColonColon) || name.kind !== "IdentifierName") return name;
  return finishAliasQualifiedName(name, options);
}

export function finishAliasQualifiedName(alias: IdentifierNameSyntax, options: number): NameSyntax {
  next();
  const name = parseSimpleName(options);
  return { kind: "AliasQualifiedName", start: alias.start, end: endFrom(alias.start), alias, name };
}

export function parseSimpleName(options: number): SimpleNameSyntax {
  if (!at(T.LessThan) && peek(1) !== T.LessThan) return identifierName();
  const name = identifier();
  if (at(T.LessThan) && name.end > name.start && opensTypeArguments(options)) {
    const typeArgumentList = parseTypeArgumentList();
    return { kind: "GenericName", start: name.start, end: endFrom(name.start), identifier: name, typeArgumentList };
  }
  return { kind: "IdentifierName", start: name.start, end: name.end };
}

/** At `<` after a name: language specification 6.2.5, grammar ambiguities, as the compiler extends them. */
function opensTypeArguments(options: number): boolean {
  if ((options & inExpression) === 0) return true;
  return lookahead(() => {
    if (scanTypeArguments() === Scan.NotType) return false;
    return definitelyTypeArguments || followsTypeArguments(options);
  });
}

function followsTypeArguments(options: number): boolean {
  switch (kind()) {
    case T.OpenParen:
    case T.CloseParen:
    case T.CloseBracket:
    case T.CloseBrace:
    case T.Colon:
    case T.Semicolon:
    case T.Comma:
    case T.Dot:
    case T.Question:
    case T.EqualsEquals:
    case T.ExclamationEquals:
    case T.Bar:
    case T.Caret:
    case T.AmpersandAmpersand:
    case T.BarBar:
    case T.Ampersand:
    case T.OpenBracket:
    case T.LessThan:
    case T.LessThanEquals:
    case T.GreaterThanEquals:
    case T.Is:
    case T.As:
    case T.OpenBrace:
    case T.EndOfFile:
    case T.EqualsGreaterThan:
      return true;
    case T.GreaterThan:
      return (options & afterIs) !== 0 && peek(1) !== T.GreaterThan;
    default:
      if (kind() < T.Identifier) return (options & inTypeList) !== 0;
      if ((options & (afterIs | definitePattern)) !== 0) return true;
      if ((options & afterTupleComma) !== 0) return peek(1) === T.Comma || peek(1) === T.CloseParen;
      if ((options & firstOfTuple) !== 0) return peek(1) === T.Comma;
      return (options & inTypeList) !== 0;
  }
}

export function parseTypeArgumentList(): TypeArgumentListSyntax {
  const start = tokenStart();
  next();
  let types: TypeSyntax[] = [];
  if (isUnbound()) {
    types.push({ kind: "OmittedTypeArgument", start: tokenStart(), end: tokenStart() });
    while (take(T.Comma)) types.push({ kind: "OmittedTypeArgument", start: tokenStart(), end: tokenStart() });
  } else {
    do types = added(types, parseType());
    while (take(T.Comma));
  }
  expect(T.GreaterThan);
  return { kind: "TypeArgumentList", start, end: endFrom(start), arguments: types };
}

function isUnbound(): boolean {
  let i = 0;
  while (peek(i) === T.Comma) i++;
  return peek(i) === T.GreaterThan;
}

export function parseRankSpecifier(): ArrayRankSpecifierSyntax {
  const start = tokenStart();
  next();
  const sizes: ExpressionSyntax[] = [];
  let wantsSize = true;
  while (!at(T.CloseBracket)) {
    if (at(T.Comma)) {
      if (wantsSize) sizes.push({ kind: "OmittedArraySizeExpression", start: tokenStart(), end: tokenStart() });
      next();
      wantsSize = true;
    } else if (wantsSize && isPossibleExpression()) {
      sizes.push(parseExpression());
      wantsSize = false;
    } else break;
  }
  if (wantsSize) sizes.push({ kind: "OmittedArraySizeExpression", start: tokenStart(), end: tokenStart() });
  expect(T.CloseBracket);
  return { kind: "ArrayRankSpecifier", start, end: endFrom(start), sizes };
}

function parseTupleType(): TupleTypeSyntax {
  const start = tokenStart();
  next();
  const elements: TupleElementSyntax[] = [];
  if (!at(T.CloseParen)) {
    do {
      const type = parseType();
      const name = atName() ? identifier() : null;
      elements.push({ kind: "TupleElement", start: type.start, end: endFrom(type.start), type, identifier: name });
    } while (take(T.Comma));
  }
  if (elements.length < 2) problemHere("typeMissing");
  expect(T.CloseParen);
  return { kind: "TupleType", start, end: endFrom(start), elements };
}

function parseFunctionPointerType(): FunctionPointerTypeSyntax {
  const start = tokenStart();
  next();
  next();
  const callingConvention = parseCallingConvention();
  const listStart = tokenStart();
  const parameters: FunctionPointerParameterSyntax[] = [];
  if (expect(T.LessThan)) {
    do {
      const parameterStart = tokenStart();
      const modifiers = parseParameterModifiers("functionPointer");
      const type = parseReturnType();
      parameters.push({
        kind: "FunctionPointerParameter",
        start: parameterStart,
        end: endFrom(parameterStart),
        attributeLists: none,
        modifiers,
        type,
      });
    } while (take(T.Comma));
    expect(T.GreaterThan);
  }
  return {
    kind: "FunctionPointerType",
    start,
    end: endFrom(start),
    callingConvention,
    parameterList: { kind: "FunctionPointerParameterList", start: listStart, end: endFrom(listStart), parameters },
  };
}

function parseCallingConvention(): FunctionPointerCallingConventionSyntax | null {
  if (!at(T.Managed) && !at(T.Unmanaged)) return null;
  const start = tokenStart();
  const isManaged = at(T.Managed);
  next();
  if (!at(T.OpenBracket)) {
    return {
      kind: "FunctionPointerCallingConvention",
      start,
      end: endFrom(start),
      isManaged,
      unmanagedCallingConventionList: null,
    };
  }
  const listStart = tokenStart();
  next();
  const callingConventions: FunctionPointerUnmanagedCallingConventionSyntax[] = [];
  do {
    const name = kind() >= T.Identifier ? takeIdentifier() : identifier();
    const { start, end } = name;
    callingConventions.push({ kind: "FunctionPointerUnmanagedCallingConvention", start, end, identifier: name });
  } while (take(T.Comma));
  expect(T.CloseBracket);
  return {
    kind: "FunctionPointerCallingConvention",
    start,
    end: endFrom(start),
    isManaged,
    unmanagedCallingConventionList: {
      kind: "FunctionPointerUnmanagedCallingConventionList",
      start: listStart,
      end: endFrom(listStart),
      callingConventions,
    },
  };
}
