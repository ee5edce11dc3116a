/** Modifiers of declarations, among them the words that are names elsewhere. */

import { T } from "../../lexer/token-kinds.js";
import { at, kind, next, peek } from "../../lexer/token-stream.js";
import type { ModifierKind, ModifierToken } from "../../nodes.js";
import { isPartialModifier, isPossibleMemberName } from "../names.js";
import { added, hasCSharp9, hasCSharp15, hasPreview, isPredefinedType, lookahead, none } from "../state.js";
import { Scan, scanType } from "../type-scanner.js";
import { takeModifier } from "./parameters.js";

/** Keywords that are always modifiers. */
function keywordModifier(k: T): ModifierKind | null {
  switch (k) {
    case T.Public:
      return "PublicKeyword";
    case T.Private:
      return "PrivateKeyword";
    case T.Internal:
      return "InternalKeyword";
    case T.Protected:
      return "ProtectedKeyword";
    case T.Static:
      return "StaticKeyword";
    case T.ReadOnly:
      return "ReadOnlyKeyword";
    case T.Sealed:
      return "SealedKeyword";
    case T.Const:
      return "ConstKeyword";
    case T.Fixed:
      return "FixedKeyword";
    case T.Volatile:
      return "VolatileKeyword";
    case T.New:
      return "NewKeyword";
    case T.Override:
      return "OverrideKeyword";
    case T.Abstract:
      return "AbstractKeyword";
    case T.Virtual:
      return "VirtualKeyword";
    case T.Extern:
      return "ExternKeyword";
    case T.Unsafe:
      return "UnsafeKeyword";
    default:
      return null;
  }
}

function modifierHere(): ModifierKind | null {
  const k = kind();
  switch (k) {
    case T.Partial:
      return isPartialModifier() ? "PartialKeyword" : null;
    case T.Async:
      return shouldBeModifier(false) ? "AsyncKeyword" : null;
    case T.Required:
      return shouldBeModifier(false) ? "RequiredKeyword" : null;
    case T.File:
      return shouldBeModifier(false) ? "FileKeyword" : null;
    case T.Scoped:
      return shouldBeModifier(false) ? "ScopedKeyword" : null;
    case T.Closed:
      return hasCSharp15 || shouldBeModifier(false) ? "ClosedKeyword" : null;
    case T.Safe:
      return hasPreview && shouldBeModifier(false) ? "SafeKeyword" : null;
    case T.Ref:
      if (hasCSharp15 && peek(1) === T.Union) return "RefKeyword";
      // `ref struct`, `ref partial struct`; before anything else it is a part of the type.
      return peek(1) === T.Struct || (peek(1) === T.Partial && peek(2) === T.Struct) ? "RefKeyword" : null;
    default:
      return keywordModifier(k);
  }
}

export function parseModifiers(): readonly ModifierToken[] {
  let modifier = modifierHere();
  if (modifier === null) return none;
  let modifiers: ModifierToken[] = [];
  for (; modifier !== null; modifier = modifierHere()) modifiers = added(modifiers, takeModifier(modifier));
  return modifiers;
}

/** At `async`, `required`, `file`, `scoped`: whether the word is a modifier, judged by what follows. */
export function shouldBeModifier(inStatement: boolean): boolean {
  if (keywordModifier(peek(1)) !== null) return true;
  return lookahead(() => {
    next();
    if (!inStatement) {
      if (at(T.Partial)) next();
      const k = kind();
      if (startsTypeDeclaration(k) || k === T.Event) return true;
      if ((k === T.Explicit || k === T.Implicit) && peek(1) === T.Operator) return true;
      if (k === T.Ref && (peek(1) === T.Struct || peek(1) === T.Partial)) return true;
    }
    if (scanType() === Scan.NotType) return false;
    if (isPossibleMemberName()) return true;
    const k = kind();
    switch (k) {
      case T.EndOfFile:
      case T.CloseBrace:
        return true;
      case T.Operator:
      case T.Namespace:
        return !inStatement;
      default:
        if (isPredefinedType(k) || keywordModifier(k) !== null) return true;
        return !inStatement && startsTypeDeclaration(k);
    }
  });
}

export function startsTypeDeclaration(k: T): boolean {
  switch (k) {
    case T.Class:
    case T.Struct:
    case T.Interface:
    case T.Enum:
    case T.Delegate:
      return true;
    case T.Union:
      return hasCSharp15;
    default:
      return k === T.Record && hasCSharp9 && (peek(1) >= T.Identifier || peek(1) === T.Struct || peek(1) === T.Class);
  }
}
