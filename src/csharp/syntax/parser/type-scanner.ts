/** Reading ahead over what may be a type, without making nodes: how C# tells declarations, casts and generic names from expressions. */

import { T } from "../lexer/token-kinds.js";
import { at, kind, next, peek } from "../lexer/token-stream.js";
import { parseParameterModifiers } from "./declarations/parameters.js";
import { atName } from "./names.js";
import { enterQuietly, isPredefinedType, leave } from "./state.js";

/** What the tokens that were passed can be. */
export enum Scan {
  NotType,
  /** Predefined, array, or function pointer: nothing else can look like this. */
  MustBeType,
  GenericTypeOrMethod,
  GenericTypeOrExpression,
  NonGenericTypeOrExpression,
  AliasQualifiedName,
  NullableType,
  PointerOrMultiplication,
  TupleType,
}

/** The context of a type, as far as it changes what can be part of it. */
export enum TypeMode {
  Normal,
  Parameter,
  AfterIs,
  DefinitePattern,
  AfterRef,
  AfterTupleComma,
  AsExpression,
  NewExpression,
  FirstElementOfPossibleTuple,
}

/** The kind of the last token that `scanType` passed. */
let lastKind: T = T.EndOfFile;

export function scanType(mode: TypeMode = TypeMode.Normal): Scan {
  if (!enterQuietly()) return Scan.NotType;
  const result = scanTypeUnguarded(mode);
  leave();
  return result;
}

function scanTypeUnguarded(mode: TypeMode): Scan {
  if (at(T.Ref)) {
    next();
    if (at(T.ReadOnly)) next();
  }
  let result = scanUnderlyingType(mode);
  if (result === Scan.NotType) return Scan.NotType;
  for (;;) {
    if (at(T.Question) && lastKind !== T.Question && lastKind !== T.Asterisk) {
      takeLast();
      result = Scan.NullableType;
    } else if (at(T.Asterisk) && lastKind !== T.CloseBracket) {
      if (mode === TypeMode.DefinitePattern) return result;
      const inTuple = mode === TypeMode.FirstElementOfPossibleTuple || mode === TypeMode.AfterTupleComma;
      if (inTuple && !pointersBeforeRank()) return result;
      takeLast();
      if (result === Scan.GenericTypeOrExpression || result === Scan.NonGenericTypeOrExpression) {
        result = Scan.PointerOrMultiplication;
      } else if (result === Scan.GenericTypeOrMethod) result = Scan.MustBeType;
    } else if (at(T.OpenBracket)) {
      next();
      while (at(T.Comma)) next();
      if (!at(T.CloseBracket)) return Scan.NotType;
      takeLast();
      result = Scan.MustBeType;
    } else return result;
  }
}

function takeLast(): void {
  lastKind = kind();
  next();
}

/** Inside tuples and patterns a pointer is not a type, but it may be the element of an array: `(int*[] a, …)`. */
export function pointersBeforeRank(): boolean {
  let i = 0;
  while (peek(i) === T.Asterisk) i++;
  return peek(i) === T.OpenBracket;
}

export function isFunctionPointerStart(): boolean {
  return at(T.Delegate) && peek(1) === T.Asterisk;
}

function scanUnderlyingType(mode: TypeMode): Scan {
  if (kind() >= T.Identifier) {
    let isAlias = peek(1) === T.ColonColon;
    let result = scanNamedTypePart();
    for (let first = true; result !== Scan.NotType && (at(T.Dot) || at(T.ColonColon)); first = false) {
      if (!first) isAlias = false;
      next();
      result = scanNamedTypePart();
    }
    if (result === Scan.NotType) return Scan.NotType;
    return isAlias ? Scan.AliasQualifiedName : result;
  }
  if (isPredefinedType(kind())) {
    takeLast();
    return Scan.MustBeType;
  }
  if (at(T.OpenParen)) {
    next();
    const result = scanTupleType();
    // In a pattern a tuple is a type only as the element of an array.
    return mode === TypeMode.DefinitePattern && !at(T.OpenBracket) ? Scan.NotType : result;
  }
  return isFunctionPointerStart() ? scanFunctionPointerType() : Scan.NotType;
}

export function scanNamedTypePart(): Scan {
  if (!atName()) return Scan.NotType;
  takeLast();
  return at(T.LessThan) ? scanTypeArguments() : Scan.NonGenericTypeOrExpression;
}

/** Whether what `scanTypeArguments` passed can be nothing but type arguments, whatever follows. */
export let definitelyTypeArguments = false;

/** From `<` to after the `>` that closes it. */
export function scanTypeArguments(): Scan {
  let definite = false;
  let result = Scan.GenericTypeOrExpression;
  do {
    next();
    if (at(T.OpenBracket)) return notTypeArguments();
    if (at(T.GreaterThan)) break;
    if (at(T.Comma)) continue;
    switch (scanType()) {
      case Scan.NotType:
        return notTypeArguments();
      case Scan.MustBeType:
        // A predefined type is not an operand: `M<int, …`.
        definite ||= at(T.Comma) || at(T.GreaterThan);
        result = Scan.GenericTypeOrMethod;
        break;
      case Scan.NullableType:
        definite ||= at(T.Comma) || at(T.GreaterThan);
        if (definite) result = Scan.GenericTypeOrMethod;
        break;
      case Scan.GenericTypeOrExpression:
        if (!definite) {
          definite = at(T.Comma);
          result = Scan.GenericTypeOrMethod;
        }
        break;
      case Scan.GenericTypeOrMethod:
        result = Scan.GenericTypeOrMethod;
        break;
    }
  } while (at(T.Comma));
  if (!at(T.GreaterThan)) return notTypeArguments();
  takeLast();
  definitelyTypeArguments = definite;
  return result;
}

function notTypeArguments(): Scan {
  definitelyTypeArguments = false;
  return Scan.NotType;
}

/** From `(` to after `)`; what may follow a type is left. */
export function scanTuple(): Scan {
  if (!enterQuietly()) return Scan.NotType;
  next();
  const result = scanTupleType();
  leave();
  return result;
}

function scanTupleType(): Scan {
  let elements = 0;
  for (;;) {
    if (scanType() === Scan.NotType) return Scan.NotType;
    if (atName()) next();
    elements++;
    if (!at(T.Comma)) break;
    next();
  }
  if (elements < 2 || !at(T.CloseParen)) return Scan.NotType;
  takeLast();
  return Scan.TupleType;
}

function scanFunctionPointerType(): Scan {
  next();
  takeLast();
  if (kind() >= T.Identifier) {
    if (!(at(T.Managed) || at(T.Unmanaged) || peek(1) === T.LessThan || peek(1) === T.OpenBracket))
      return Scan.MustBeType;
    takeLast();
    if (at(T.OpenBracket)) {
      while (!at(T.CloseBracket) && !at(T.EndOfFile) && !at(T.Semicolon)) next();
      if (at(T.CloseBracket)) takeLast();
    }
  }
  if (!at(T.LessThan)) return Scan.MustBeType;
  do {
    next();
    parseParameterModifiers("functionPointer");
    scanType();
  } while (at(T.Comma));
  if (at(T.GreaterThan)) takeLast();
  return Scan.MustBeType;
}
