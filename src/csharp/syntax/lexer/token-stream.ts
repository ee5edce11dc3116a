/**
 * The tokens of the text, made when the parser gets to them and kept in three arrays of numbers, so that looking ahead and
 * going back cost nothing and no token is an object.
 */
import { Char } from "../../../text/char.js";
import { directivePlace, readDirective, returnToDirectivePlace } from "./preprocessor.js";
import { scannedEnd, scannedStart, scanToken } from "./scan-token.js";
import { scanAnyString, scanBlockComment, scanCharacter } from "./scanner.js";
import { byteAt, isFirstInLine, limit, lineEndFrom, setLimit, text } from "./source-text.js";
import { T } from "./token-kinds.js";

let kinds = new Uint8Array(1 << 14);
let starts = new Int32Array(1 << 14);
let ends = new Int32Array(1 << 14);
let count = 0;
/** Where the text after the last token that was made starts. */
let offset = 0;
let index = 0;
let current: T = T.EndOfFile;
let previousEnd = 0;
/** A region of an interpolated string is read above the tokens that wait; they must not move meanwhile. */
let openRegions = 0;
/** How many tokens were forgotten. */
let forgotten = 0;

export function startTokens(from: number): void {
  count = 0;
  index = 0;
  offset = from;
  previousEnd = from;
  openRegions = 0;
  forgotten = 0;
  lexToken();
  current = kinds[0] ?? T.EndOfFile;
}

/** The kind of the current token. */
export function kind(): T {
  return current;
}

export function at(expected: T): boolean {
  return current === expected;
}

/** Any name, words with a meaning in some places included. */
export function atIdentifier(): boolean {
  return current >= T.Identifier;
}

export function tokenStart(): number {
  return starts[index] ?? 0;
}

export function tokenEnd(): number {
  return ends[index] ?? 0;
}

/** Where the last token that was taken ends: the end of the node that it closes. */
export function lastEnd(): number {
  return previousEnd;
}

export function next(): void {
  previousEnd = ends[index] ?? 0;
  if (current === T.EndOfFile) return;
  index++;
  if (index >= count) lexToken();
  current = kinds[index] ?? T.EndOfFile;
}

export function peek(ahead: number): T {
  return kinds[ahead1(ahead)] ?? T.EndOfFile;
}

export function peekStart(ahead: number): number {
  return starts[ahead1(ahead)] ?? 0;
}

export function peekEnd(ahead: number): number {
  return ends[ahead1(ahead)] ?? 0;
}

function ahead1(ahead: number): number {
  const target = index + ahead;
  while (target >= count) {
    if (kinds[count - 1] === T.EndOfFile) return count - 1;
    lexToken();
  }
  return target;
}

/** A place to come back to with `reset`. */
export function mark(): number {
  return index;
}

export function reset(place: number): void {
  index = place;
  current = kinds[place] ?? T.EndOfFile;
  previousEnd = place > 0 ? (ends[place - 1] ?? 0) : previousEnd;
}

/** Forgets the tokens that were taken. Only where no place to come back to is held. */
export function forgetTaken(): void {
  if (index < 8192 || openRegions > 0) return;
  // One token is kept for `reset`, which asks where the token before ends.
  const from = index - 1;
  kinds.copyWithin(0, from, count);
  starts.copyWithin(0, from, count);
  ends.copyWithin(0, from, count);
  count -= from;
  index = 1;
  forgotten += from;
}

/** A place that `returnTo` finds if its token is not forgotten by then. */
export function lastingMark(): number {
  return index + forgotten;
}

export function returnTo(place: number): boolean {
  if (place - forgotten < 1 && forgotten > 0) return false;
  reset(place - forgotten);
  return true;
}

/** What `leaveRegion` needs. */
export interface Region {
  readonly index: number;
  readonly count: number;
  readonly offset: number;
  readonly limit: number;
  readonly previousEnd: number;
}

/** Reads a part of the text by itself, with an end of file behind it: a hole of an interpolated string. */
export function enterRegion(start: number, end: number): Region {
  const outer = { index, count, offset, limit, previousEnd };
  openRegions++;
  // A token between keeps `reset` to the first one of the region from looking into the outer tokens.
  emit(T.EndOfFile, start, start);
  index = count;
  offset = start;
  previousEnd = start;
  setLimit(end);
  lexToken();
  current = kinds[index] ?? T.EndOfFile;
  return outer;
}

export function leaveRegion(outer: Region): void {
  openRegions--;
  setLimit(outer.limit);
  index = outer.index;
  count = outer.count;
  offset = outer.offset;
  previousEnd = outer.previousEnd;
  current = kinds[index] ?? T.EndOfFile;
}

function emit(tokenKind: T, start: number, end: number): void {
  if (count === kinds.length) grow();
  kinds[count] = tokenKind;
  starts[count] = start;
  ends[count] = end;
  count++;
}

function grow(): void {
  const size = kinds.length * 2;
  const oldKinds = kinds;
  const oldStarts = starts;
  const oldEnds = ends;
  kinds = new Uint8Array(size);
  starts = new Int32Array(size);
  ends = new Int32Array(size);
  kinds.set(oldKinds);
  starts.set(oldStarts);
  ends.set(oldEnds);
}

function lexToken(): void {
  const tokenKind = scanToken(offset);
  emit(tokenKind, scannedStart, scannedEnd);
  offset = scannedEnd;
}

const skipClass = new Uint8Array(256);
for (const c of [
  0,
  Char.DoubleQuote,
  Char.Hash,
  Char.SingleQuote,
  Char.OpenParen,
  Char.CloseParen,
  Char.Comma,
  Char.Slash,
  Char.Semicolon,
  Char.OpenBracket,
  Char.CloseBracket,
  Char.OpenBrace,
  Char.CloseBrace,
])
  skipClass[c] = 1;

/**
 * At the opening brace of a body: goes past the closing one without making tokens, to the token after it.
 * Gives where the body ends.
 */
export function skipBlock(): number {
  const bytes = text;
  let depth = 0;
  // Tokens that were made in looking ahead are counted first; their directives have been read.
  for (let i = index; i < count; i++) {
    if (kinds[i] === T.OpenBrace) depth++;
    else if (kinds[i] === T.CloseBrace && --depth === 0) return moveAfter(i);
  }
  let i = offset;
  for (;;) {
    let c = bytes[i] ?? 0;
    while (skipClass[c] === 0) c = bytes[++i] ?? 0;
    if (c === Char.OpenBrace) {
      depth++;
      i++;
    } else if (c === Char.CloseBrace) {
      i++;
      if (--depth === 0) return continueAt(i);
    } else if (c === 0 && i >= limit) return continueAt(limit);
    else i = skipOther(i, c);
  }
}

/**
 * At the `=` or `=>` before an expression: goes to the semicolon that ends it, without making tokens. Gives where the
 * expression ends; -1, and nothing has moved, when a comma outside all brackets makes that a guess: it may part two
 * variables or two type arguments.
 */
export function skipExpression(commaEnds: boolean): number {
  const bytes = text;
  let depth = 0;
  let end = ends[index] ?? 0;
  for (let i = index; i < count; i++) {
    const k = kinds[i];
    if (k === T.OpenBrace || k === T.OpenParen || k === T.OpenBracket) depth++;
    else if (k === T.CloseBrace || k === T.CloseParen || k === T.CloseBracket) {
      if (--depth < 0) return moveTo(i, end);
    } else if (depth === 0 && (k === T.Semicolon || k === T.EndOfFile)) return moveTo(i, end);
    else if (depth === 0 && k === T.Comma && commaEnds) return -1;
    end = ends[i] ?? 0;
  }
  const directives = directivePlace();
  let i = offset;
  for (;;) {
    const c = bytes[i] ?? 0;
    if (skipClass[c] === 0) {
      if (c > Char.Space) end = i + 1;
      i++;
      continue;
    }
    if (c === Char.OpenBrace || c === Char.OpenParen || c === Char.OpenBracket) depth++;
    else if (c === Char.CloseBrace || c === Char.CloseParen || c === Char.CloseBracket) {
      if (--depth < 0) return moveBefore(i, end);
    } else if (c === Char.Semicolon) {
      if (depth === 0) return moveBefore(i, end);
    } else if (c === Char.Comma) {
      if (depth === 0 && commaEnds) {
        returnToDirectivePlace(directives);
        return -1;
      }
    } else if (c === 0 && i >= limit) return moveBefore(limit, end);
    else {
      const after = skipOther(i, c);
      // A comment or a directive is not part of the expression.
      if (c === Char.DoubleQuote || c === Char.SingleQuote || after === i + 1) end = after;
      i = after;
      continue;
    }
    i++;
    end = i;
  }
}

const pastOneByte = (from: number): number => from + 1;

const pastString = (from: number): number => scanAnyString(from, 0);

const pastDirective = (from: number): number => (isFirstInLine(from) ? readDirective(from) : from + 1);

function pastComment(from: number): number {
  const second = byteAt(from + 1);
  if (second === Char.Slash) return lineEndFrom(from + 2);
  return second === Char.Star ? scanBlockComment(from + 2) : from + 1;
}

/**
 * Past a string, a character, a comment or a directive; or past one byte that is none of them. A table of functions and no
 * switch: V8 would put all of them into the loops above, and compile those anew with each branch that it had not met before.
 */
const past: readonly ((from: number) => number)[] = Array.from({ length: 256 }, (_, c) => {
  if (c === Char.DoubleQuote) return pastString;
  if (c === Char.SingleQuote) return scanCharacter;
  if (c === Char.Slash) return pastComment;
  return c === Char.Hash ? pastDirective : pastOneByte;
});

function skipOther(from: number, c: number): number {
  return past[c]?.(from) ?? from + 1;
}

function continueAt(from: number): number {
  previousEnd = from;
  count = index + 1;
  offset = from;
  // The current token now spans the whole body.
  ends[index] = from;
  kinds[index] = T.CloseBrace;
  index++;
  lexToken();
  current = kinds[index] ?? T.EndOfFile;
  return from;
}

function moveAfter(i: number): number {
  previousEnd = ends[i] ?? 0;
  index = i + 1;
  if (index >= count) lexToken();
  current = kinds[index] ?? T.EndOfFile;
  return previousEnd;
}

function moveTo(i: number, end: number): number {
  previousEnd = end;
  index = i;
  current = kinds[index] ?? T.EndOfFile;
  return end;
}

function moveBefore(from: number, end: number): number {
  count = index + 1;
  offset = from;
  ends[index] = end;
  index++;
  lexToken();
  previousEnd = end;
  current = kinds[index] ?? T.EndOfFile;
  return end;
}
