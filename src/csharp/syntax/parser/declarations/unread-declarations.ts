/** Declarations that cannot be read: each becomes one `IncompleteMember`, and what follows is read as if it were not there. */

import { allProblemCount } from "../../lexer/problems.js";
import { T } from "../../lexer/token-kinds.js";
import { at, kind, lastEnd, lastingMark, next, returnTo, tokenEnd, tokenStart } from "../../lexer/token-stream.js";
import type { MemberDeclarationSyntax, Span } from "../../nodes.js";
import { none, take } from "../state.js";

let unread: Span[] = [];
/** The problems inside declarations that were left out already. */
let contained = 0;

export function startUnread(): void {
  unread = [];
  contained = 0;
}

/** In the order of their ends. */
export function endUnread(): readonly Span[] {
  return unread;
}

/**
 * Reads a declaration. If it has a problem of its own, all of it is left out: a version of C# that is not known yet may give any part of it
 * another meaning. Statements keep their own way of going on, where statements may be.
 */
export function readContained(
  start: number,
  mayBeStatement: boolean,
  read: () => MemberDeclarationSyntax | null,
): MemberDeclarationSyntax | null {
  const place = lastingMark();
  const before = allProblemCount() - contained;
  const member = read();
  if (allProblemCount() - contained === before) return member;
  if (mayBeStatement && member?.kind === "GlobalStatement") return member;
  contained = allProblemCount() - before;
  const stoppedAt = tokenStart();
  if (returnTo(place)) skipDeclaration();
  const end = Math.max(lastEnd(), start);
  // What is missing is reported at the token where it should have been.
  unread.push({ start, end: Math.max(end, stoppedAt) });
  return { kind: "IncompleteMember", start, end, attributeLists: none, modifiers: none, type: null };
}

/** To the end of what looks like one declaration: a semicolon or a block, or the place where the next one seems to begin. */
function skipDeclaration(): void {
  if (take(T.CloseParen) || take(T.CloseBracket)) return;
  let braces = 0;
  let isHeader = true;
  while (!at(T.EndOfFile)) {
    switch (kind()) {
      case T.Public:
      case T.Private:
      case T.Internal:
      case T.Protected:
        if (braces === 0 && !isHeader) return;
        break;
      case T.OpenBrace:
        braces++;
        break;
      case T.CloseBrace:
        // A body that was passed over is one token.
        if (tokenEnd() - tokenStart() === 1) {
          if (braces === 0) return;
          braces--;
        }
        if (braces > 0) break;
        next();
        take(T.Semicolon);
        // The accessors of a property are followed by its initializer.
        if (!at(T.Equals)) return;
        continue;
      case T.Semicolon:
        if (braces > 0) break;
        next();
        return;
    }
    isHeader &&= !isName(kind());
    next();
  }
}

function isName(k: T): boolean {
  return k >= T.Identifier || (k >= T.Bool && k <= T.Object);
}
