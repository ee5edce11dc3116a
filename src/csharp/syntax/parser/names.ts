/** Names, and the question whether a word is one here. */

import { spelling, T } from "../lexer/token-kinds.js";
import { at, kind, lastEnd, next, peek, tokenEnd, tokenStart } from "../lexer/token-stream.js";
import type { IdentifierNameSyntax, IdentifierToken } from "../nodes.js";
import { hasCSharp9, hasCSharp14, hasCSharp15, inQuery, isQueryWord, lookahead, problem } from "./state.js";
import { Scan, scanType } from "./type-scanner.js";

/** A name, and not a word that is a keyword at this place. */
export function atName(): boolean {
  const k = kind();
  if (k <= T.Identifier) return k === T.Identifier;
  if (k === T.Where) return !(inQuery || isWhereOfConstraint());
  if (k === T.Partial) return !isPartialModifier();
  return !(inQuery && isQueryWord(k));
}

/** The same for a token ahead, without the rules that need more than the token. */
export function nameAhead(ahead: number): boolean {
  const k = peek(ahead);
  return k >= T.Identifier && !(inQuery && isQueryWord(k));
}

/** `where T :` */
export function isWhereOfConstraint(): boolean {
  return at(T.Where) && peek(1) >= T.Identifier && peek(2) === T.Colon;
}

/** At `partial`: whether a type or a member that can be partial follows. */
export function isPartialModifier(): boolean {
  switch (peek(1)) {
    case T.Class:
    case T.Struct:
    case T.Interface:
      return true;
    case T.Record:
      return hasCSharp9 || lookahead(isPartialMember);
    case T.Event:
      return hasCSharp14;
    case T.Union:
      return hasCSharp15 || lookahead(isPartialMember);
    default:
      return lookahead(isPartialMember);
  }
}

function isPartialMember(): boolean {
  next();
  if (hasCSharp14 && kind() >= T.Identifier && peek(1) === T.OpenParen) return true;
  return scanType() !== Scan.NotType && isPossibleMemberName();
}

export function isPossibleMemberName(): boolean {
  const k = kind();
  return k === T.This || (k >= T.Identifier && !(k === T.Global && peek(1) === T.Using));
}

export function identifier(): IdentifierToken {
  if (atName()) return takeIdentifier();
  problem("tokenMissing", lastEnd(), lastEnd(), spelling(T.Identifier));
  return missingIdentifier();
}

/** Takes the token here as a name, whatever it is. */
export function takeIdentifier(): IdentifierToken {
  const token: IdentifierToken = { kind: "IdentifierToken", start: tokenStart(), end: tokenEnd() };
  next();
  return token;
}

export function missingIdentifier(): IdentifierToken {
  return { kind: "IdentifierToken", start: tokenStart(), end: tokenStart() };
}

export function identifierName(): IdentifierNameSyntax {
  if (!atName()) {
    problem("tokenMissing", lastEnd(), lastEnd(), spelling(T.Identifier));
    return missingName();
  }
  const name: IdentifierNameSyntax = { kind: "IdentifierName", start: tokenStart(), end: tokenEnd() };
  next();
  return name;
}

export function missingName(): IdentifierNameSyntax {
  return { kind: "IdentifierName", start: tokenStart(), end: tokenStart() };
}
