/**
 * The tokens of the text, made when the parser gets to them and kept in three arrays of numbers, so that looking ahead and
 * going back cost nothing and no token is an object.
 */
import {
  characterClass,
  codePointAt,
  encodedLength,
  identifierPart,
  identifierStart,
  isDigitByte,
  isIdentifierStart,
  isWideSpace,
} from "./characters.js";
import { directivePlace, readDirective, returnToDirectivePlace } from "./preprocessor.js";
import { reportLexical } from "./problems.js";
import {
  byteAt,
  escapedCodePoint,
  isFirstInLine,
  limit,
  lineEndFrom,
  scanAnyString,
  scanBlockComment,
  scanCharacter,
  scanInterpolatedString,
  scanNumber,
  scanString,
  scanUnicodeEscape,
  scanVerbatimString,
  scanWideIdentifier,
  setLimit,
  terminated,
  text,
} from "./scanner.js";
import { longestWord, T, wordKind } from "./tokens.js";

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

export function startTokens(from: number): void {
  count = 0;
  index = 0;
  offset = from;
  previousEnd = from;
  openRegions = 0;
  lexToken();
  current = kinds[0] ?? T.EndOfFile;
}

/** The kind of the token the parser stands at. */
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
  const wanted = index + ahead;
  while (wanted >= count) {
    if (kinds[count - 1] === T.EndOfFile) return count - 1;
    lexToken();
  }
  return wanted;
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

function emitOf(tokenKind: T, start: number, length: number): undefined {
  emit(tokenKind, start, start + length);
  offset = start + length;
}

/** Past white space, comments and directives. */
function skipTrivia(from: number): number {
  const bytes = text;
  let i = from;
  for (;;) {
    const c = bytes[i] ?? 0;
    if (c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09) i++;
    // Behind the end of a part of the file there is more text, and it is not asked for.
    else if (i >= limit) return i;
    else if (c === 0x2f) {
      const second = bytes[i + 1] ?? 0;
      if (second === 0x2f) i = lineEndFrom(i + 2);
      else if (second === 0x2a) {
        const start = i;
        i = scanBlockComment(i + 2);
        if (!terminated) reportLexical("TN1012", start, start + 2, "");
      } else return i;
    } else if (c === 0x23) {
      if (!isFirstInLine(i)) return i;
      i = readDirective(i);
    } else if (c === 0x0b || c === 0x0c || c === 0x1a) i++;
    else if (c >= 0x80 && isWideSpace(codePointAt(text, i))) i += encodedLength(c);
    else return i;
  }
}

function lexToken(): undefined {
  const bytes = text;
  const start = skipTrivia(offset);
  if (start >= limit) {
    emit(T.EndOfFile, limit, limit);
    offset = limit;
    return;
  }
  const c = bytes[start] ?? 0;
  const second = bytes[start + 1] ?? 0;
  if (((characterClass[c] ?? 0) & identifierStart) !== 0) {
    lexIdentifier(start, c);
    return;
  }
  switch (c) {
    case 0x28:
      return emitOf(T.OpenParen, start, 1);
    case 0x29:
      return emitOf(T.CloseParen, start, 1);
    case 0x2c:
      return emitOf(T.Comma, start, 1);
    case 0x3b:
      return emitOf(T.Semicolon, start, 1);
    case 0x7b:
      return emitOf(T.OpenBrace, start, 1);
    case 0x7d:
      return emitOf(T.CloseBrace, start, 1);
    case 0x5b:
      return emitOf(T.OpenBracket, start, 1);
    case 0x5d:
      return emitOf(T.CloseBracket, start, 1);
    case 0x7e:
      return emitOf(T.Tilde, start, 1);
    case 0x2e:
      if (isDigitByte(second)) return lexNumber(start);
      return second === 0x2e ? emitOf(T.DotDot, start, 2) : emitOf(T.Dot, start, 1);
    case 0x3a:
      return second === 0x3a ? emitOf(T.ColonColon, start, 2) : emitOf(T.Colon, start, 1);
    case 0x3d:
      if (second === 0x3e) return emitOf(T.EqualsGreaterThan, start, 2);
      return second === 0x3d ? emitOf(T.EqualsEquals, start, 2) : emitOf(T.Equals, start, 1);
    case 0x21:
      return second === 0x3d ? emitOf(T.ExclamationEquals, start, 2) : emitOf(T.Exclamation, start, 1);
    case 0x3c:
      if (second === 0x3d) return emitOf(T.LessThanEquals, start, 2);
      if (second !== 0x3c) return emitOf(T.LessThan, start, 1);
      return (bytes[start + 2] ?? 0) === 0x3d
        ? emitOf(T.LessThanLessThanEquals, start, 3)
        : emitOf(T.LessThanLessThan, start, 2);
    case 0x3e:
      // `>>`, `>>>` and what ends in `=` are put together by the parser: inside type arguments they are closing marks.
      return second === 0x3d ? emitOf(T.GreaterThanEquals, start, 2) : emitOf(T.GreaterThan, start, 1);
    case 0x3f:
      if (second !== 0x3f) return emitOf(T.Question, start, 1);
      return (bytes[start + 2] ?? 0) === 0x3d
        ? emitOf(T.QuestionQuestionEquals, start, 3)
        : emitOf(T.QuestionQuestion, start, 2);
    case 0x2b:
      if (second === 0x2b) return emitOf(T.PlusPlus, start, 2);
      return second === 0x3d ? emitOf(T.PlusEquals, start, 2) : emitOf(T.Plus, start, 1);
    case 0x2d:
      if (second === 0x2d) return emitOf(T.MinusMinus, start, 2);
      if (second === 0x3e) return emitOf(T.MinusGreaterThan, start, 2);
      return second === 0x3d ? emitOf(T.MinusEquals, start, 2) : emitOf(T.Minus, start, 1);
    case 0x2a:
      return second === 0x3d ? emitOf(T.AsteriskEquals, start, 2) : emitOf(T.Asterisk, start, 1);
    case 0x2f:
      return second === 0x3d ? emitOf(T.SlashEquals, start, 2) : emitOf(T.Slash, start, 1);
    case 0x25:
      return second === 0x3d ? emitOf(T.PercentEquals, start, 2) : emitOf(T.Percent, start, 1);
    case 0x5e:
      return second === 0x3d ? emitOf(T.CaretEquals, start, 2) : emitOf(T.Caret, start, 1);
    case 0x26:
      if (second === 0x26) return emitOf(T.AmpersandAmpersand, start, 2);
      return second === 0x3d ? emitOf(T.AmpersandEquals, start, 2) : emitOf(T.Ampersand, start, 1);
    case 0x7c:
      if (second === 0x7c) return emitOf(T.BarBar, start, 2);
      return second === 0x3d ? emitOf(T.BarEquals, start, 2) : emitOf(T.Bar, start, 1);
    case 0x22:
      return lexString(start, scanString(start));
    case 0x27:
      return lexCharacter(start);
    case 0x40:
      return lexAfterAt(start, second);
    case 0x24:
      return lexAfterDollar(start);
    default:
      if (isDigitByte(c)) return lexNumber(start);
      return lexUnusual(start, c);
  }
}

function lexIdentifier(start: number, first: number): undefined {
  const bytes = text;
  let i = start + 1;
  while (((characterClass[bytes[i] ?? 0] ?? 0) & identifierPart) !== 0) i++;
  const after = bytes[i] ?? 0;
  if (after >= 0x80 || after === 0x5c) {
    const end = scanWideIdentifier(i);
    if (end > i) return emitOf(T.Identifier, start, end - start);
  }
  // Every word that means something is in lower case, or starts with `_`.
  const word = first >= 0x5f && i - start <= longestWord ? wordKind(text, start, i) : T.Identifier;
  emit(word, start, i);
  offset = i;
}

function lexNumber(start: number): undefined {
  const end = scanNumber(start);
  emit(T.NumericLiteral, start, end);
  offset = end;
}

function lexString(start: number, end: number): undefined {
  if (!terminated) reportLexical("TN1011", start, end, "");
  const utf8 = (byteAt(end) | 0x20) === 0x75 && byteAt(end + 1) === 0x38 && end + 2 <= limit;
  emit(utf8 ? T.Utf8StringLiteral : T.StringLiteral, start, utf8 ? end + 2 : end);
  offset = utf8 ? end + 2 : end;
}

function lexCharacter(start: number): undefined {
  const end = scanCharacter(start);
  if (!terminated || end === start + 2) reportLexical("TN1013", start, end, "");
  emit(T.CharacterLiteral, start, end);
  offset = end;
}

function lexAfterAt(start: number, second: number): undefined {
  if (second === 0x22) return lexString(start, scanVerbatimString(start + 1));
  if (second === 0x24) {
    let i = start;
    while (byteAt(i) === 0x40 || byteAt(i) === 0x24) i++;
    if (byteAt(i) === 0x22) return lexInterpolated(start);
  }
  const end = scanWideIdentifier(start + 1);
  if (end > start + 1 && !isDigitByte(second)) return emitOf(T.Identifier, start, end - start);
  lexBad(start, 1);
}

function lexAfterDollar(start: number): undefined {
  let i = start;
  while (byteAt(i) === 0x24 || byteAt(i) === 0x40) i++;
  if (byteAt(i) === 0x22) lexInterpolated(start);
  else lexBad(start, 1);
}

function lexInterpolated(start: number): undefined {
  const end = scanInterpolatedString(start);
  if (!terminated) reportLexical("TN1011", start, end, "");
  emit(T.InterpolatedString, start, end);
  offset = end;
}

function lexUnusual(start: number, c: number): undefined {
  if (c >= 0x80) {
    if (isIdentifierStart(codePointAt(text, start))) {
      return emitOf(T.Identifier, start, scanWideIdentifier(start) - start);
    }
    return lexBad(start, Math.min(encodedLength(c), limit - start));
  }
  if (c === 0x5c) {
    const end = scanUnicodeEscape(start);
    if (end > start && isIdentifierStart(escapedCodePoint(start, end))) {
      return emitOf(T.Identifier, start, scanWideIdentifier(start) - start);
    }
  }
  lexBad(start, 1);
}

function lexBad(start: number, length: number): undefined {
  reportLexical("TN1010", start, start + length, "");
  emitOf(T.Bad, start, length);
}

const skipClass = new Uint8Array(256);
for (const c of [0, 0x22, 0x23, 0x27, 0x28, 0x29, 0x2c, 0x2f, 0x3b, 0x5b, 0x5d, 0x7b, 0x7d]) skipClass[c] = 1;

/**
 * At the opening brace of a body: goes past the closing one without making tokens, and stands at the token after it.
 * Gives where the body ends.
 */
export function skipBlock(): number {
  const bytes = text;
  let depth = 0;
  // Tokens that were made in looking ahead are counted first; their directives have been read.
  for (let i = index; i < count; i++) {
    if (kinds[i] === T.OpenBrace) depth++;
    else if (kinds[i] === T.CloseBrace && --depth === 0) return standAfter(i);
  }
  let i = offset;
  for (;;) {
    let c = bytes[i] ?? 0;
    while (skipClass[c] === 0) c = bytes[++i] ?? 0;
    if (c === 0x7b) {
      depth++;
      i++;
    } else if (c === 0x7d) {
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
      if (--depth < 0) return standAt(i, end);
    } else if (depth === 0 && (k === T.Semicolon || k === T.EndOfFile)) return standAt(i, end);
    else if (depth === 0 && k === T.Comma && commaEnds) return -1;
    end = ends[i] ?? 0;
  }
  const directives = directivePlace();
  let i = offset;
  for (;;) {
    const c = bytes[i] ?? 0;
    if (skipClass[c] === 0) {
      if (c > 0x20) end = i + 1;
      i++;
      continue;
    }
    if (c === 0x7b || c === 0x28 || c === 0x5b) depth++;
    else if (c === 0x7d || c === 0x29 || c === 0x5d) {
      if (--depth < 0) return standBefore(i, end);
    } else if (c === 0x3b) {
      if (depth === 0) return standBefore(i, end);
    } else if (c === 0x2c) {
      if (depth === 0 && commaEnds) {
        returnToDirectivePlace(directives);
        return -1;
      }
    } else if (c === 0 && i >= limit) return standBefore(limit, end);
    else {
      const after = skipOther(i, c);
      // A comment or a directive is no part of the expression.
      if (c === 0x22 || c === 0x27 || after === i + 1) end = after;
      i = after;
      continue;
    }
    i++;
    end = i;
  }
}

/** Past a string, a character, a comment or a directive; or past one byte that is none of them. */
function skipOther(from: number, c: number): number {
  const bytes = text;
  switch (c) {
    case 0x22:
      return scanAnyString(from, 0);
    case 0x27:
      return scanCharacter(from);
    case 0x2f: {
      const second = bytes[from + 1] ?? 0;
      if (second === 0x2f) return lineEndFrom(from + 2);
      return second === 0x2a ? scanBlockComment(from + 2) : from + 1;
    }
    case 0x23:
      return isFirstInLine(from) ? readDirective(from) : from + 1;
    default:
      return from + 1;
  }
}

function continueAt(from: number): number {
  previousEnd = from;
  count = index + 1;
  offset = from;
  // The token the parser stood at stands for the whole body now.
  ends[index] = from;
  kinds[index] = T.CloseBrace;
  index++;
  lexToken();
  current = kinds[index] ?? T.EndOfFile;
  return from;
}

function standAfter(i: number): number {
  previousEnd = ends[i] ?? 0;
  index = i + 1;
  if (index >= count) lexToken();
  current = kinds[index] ?? T.EndOfFile;
  return previousEnd;
}

function standAt(i: number, end: number): number {
  previousEnd = end;
  index = i;
  current = kinds[index] ?? T.EndOfFile;
  return end;
}

function standBefore(from: number, end: number): number {
  count = index + 1;
  offset = from;
  ends[index] = end;
  index++;
  lexToken();
  previousEnd = end;
  current = kinds[index] ?? T.EndOfFile;
  return end;
}
