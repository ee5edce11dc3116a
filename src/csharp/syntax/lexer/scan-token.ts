/**
 * The token at a place of the text: its kind is the answer, its start and end go to two variables, and
 * nothing is made.
 */
import { Char } from "../../../text/char.js";
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
import { readDirective } from "./preprocessor.js";
import { reportLexical } from "./problems.js";
import {
  escapedCodePoint,
  scanBlockComment,
  scanCharacter,
  scanInterpolatedString,
  scanNumber,
  scanString,
  scanUnicodeEscape,
  scanVerbatimString,
  scanWideIdentifier,
  terminated,
} from "./scanner.js";
import { byteAt, isFirstInLine, limit, lineEndFrom, text } from "./source-text.js";
import { longestWord, T, wordKind } from "./token-kinds.js";

export let scannedStart = 0;
export let scannedEnd = 0;

/** Bytes that are a token by themselves, whatever follows. */
const alone = new Uint8Array(256);
alone[Char.OpenParen] = T.OpenParen;
alone[Char.CloseParen] = T.CloseParen;
alone[Char.Comma] = T.Comma;
alone[Char.Semicolon] = T.Semicolon;
alone[Char.OpenBracket] = T.OpenBracket;
alone[Char.CloseBracket] = T.CloseBracket;
alone[Char.OpenBrace] = T.OpenBrace;
alone[Char.CloseBrace] = T.CloseBrace;
alone[Char.Tilde] = T.Tilde;

/** The token at a place or after it, behind white space, comments and directives. */
export function scanToken(from: number): T {
  const start = skipTrivia(from);
  if (start >= limit) {
    scannedStart = limit;
    scannedEnd = limit;
    return T.EndOfFile;
  }
  scannedStart = start;
  const c = text[start] ?? 0;
  if (((characterClass[c] ?? 0) & identifierStart) !== 0) return scanName(start, c);
  const kind = alone[c] ?? 0;
  if (kind === 0) return scanOther(start, c);
  scannedEnd = start + 1;
  return kind;
}

function ending(kind: T, end: number): T {
  scannedEnd = end;
  return kind;
}

/** Operators and literals. */
function scanOther(start: number, c: number): T {
  const second = byteAt(start + 1);
  switch (c) {
    case Char.Dot:
      if (isDigitByte(second)) return takeNumber(start);
      return second === Char.Dot ? ending(T.DotDot, start + 2) : ending(T.Dot, start + 1);
    case Char.Colon:
      return second === Char.Colon ? ending(T.ColonColon, start + 2) : ending(T.Colon, start + 1);
    case Char.Equals:
      if (second === Char.Greater) return ending(T.EqualsGreaterThan, start + 2);
      return second === Char.Equals ? ending(T.EqualsEquals, start + 2) : ending(T.Equals, start + 1);
    case Char.Exclamation:
      return second === Char.Equals ? ending(T.ExclamationEquals, start + 2) : ending(T.Exclamation, start + 1);
    case Char.Less:
      if (second === Char.Equals) return ending(T.LessThanEquals, start + 2);
      if (second !== Char.Less) return ending(T.LessThan, start + 1);
      return byteAt(start + 2) === Char.Equals
        ? ending(T.LessThanLessThanEquals, start + 3)
        : ending(T.LessThanLessThan, start + 2);
    case Char.Greater:
      // `>>`, `>>>` and what ends in `=` are put together by the parser: inside type arguments they are closing marks.
      return second === Char.Equals ? ending(T.GreaterThanEquals, start + 2) : ending(T.GreaterThan, start + 1);
    case Char.Question:
      if (second !== Char.Question) return ending(T.Question, start + 1);
      return byteAt(start + 2) === Char.Equals
        ? ending(T.QuestionQuestionEquals, start + 3)
        : ending(T.QuestionQuestion, start + 2);
    case Char.Plus:
      if (second === Char.Plus) return ending(T.PlusPlus, start + 2);
      return second === Char.Equals ? ending(T.PlusEquals, start + 2) : ending(T.Plus, start + 1);
    case Char.Dash:
      if (second === Char.Dash) return ending(T.MinusMinus, start + 2);
      if (second === Char.Greater) return ending(T.MinusGreaterThan, start + 2);
      return second === Char.Equals ? ending(T.MinusEquals, start + 2) : ending(T.Minus, start + 1);
    case Char.Star:
      return second === Char.Equals ? ending(T.AsteriskEquals, start + 2) : ending(T.Asterisk, start + 1);
    case Char.Slash:
      return second === Char.Equals ? ending(T.SlashEquals, start + 2) : ending(T.Slash, start + 1);
    case Char.Percent:
      return second === Char.Equals ? ending(T.PercentEquals, start + 2) : ending(T.Percent, start + 1);
    case Char.Caret:
      return second === Char.Equals ? ending(T.CaretEquals, start + 2) : ending(T.Caret, start + 1);
    case Char.Ampersand:
      if (second === Char.Ampersand) return ending(T.AmpersandAmpersand, start + 2);
      return second === Char.Equals ? ending(T.AmpersandEquals, start + 2) : ending(T.Ampersand, start + 1);
    case Char.Pipe:
      if (second === Char.Pipe) return ending(T.BarBar, start + 2);
      return second === Char.Equals ? ending(T.BarEquals, start + 2) : ending(T.Bar, start + 1);
    case Char.DoubleQuote:
      return takeString(start, scanString(start));
    case Char.SingleQuote:
      return takeCharacter(start);
    case Char.At:
      return takeAfterAt(start, second);
    case Char.Dollar:
      return takeAfterDollar(start);
    default:
      if (isDigitByte(c)) return takeNumber(start);
      return takeUnusual(start, c);
  }
}

function scanName(start: number, first: number): T {
  const bytes = text;
  let i = start + 1;
  while (((characterClass[bytes[i] ?? 0] ?? 0) & identifierPart) !== 0) i++;
  const after = bytes[i] ?? 0;
  if (after >= 0x80 || after === Char.Backslash) {
    const end = scanWideIdentifier(i);
    if (end > i) return ending(T.Identifier, end);
  }
  // Every word that means something is in lower case, or starts with `_`.
  const word = first >= Char.Underscore && i - start <= longestWord ? wordKind(text, start, i) : T.Identifier;
  return ending(word, i);
}

function takeNumber(start: number): T {
  return ending(T.NumericLiteral, scanNumber(start));
}

function takeString(start: number, end: number): T {
  if (!terminated) reportLexical("unterminatedString", start, end, "");
  const utf8 = (byteAt(end) | 0x20) === Char.LowerU && byteAt(end + 1) === Char.Eight && end + 2 <= limit;
  return utf8 ? ending(T.Utf8StringLiteral, end + 2) : ending(T.StringLiteral, end);
}

function takeCharacter(start: number): T {
  const end = scanCharacter(start);
  if (!terminated || end === start + 2) reportLexical("unterminatedCharacter", start, end, "");
  return ending(T.CharacterLiteral, end);
}

function takeAfterAt(start: number, second: number): T {
  if (second === Char.DoubleQuote) return takeString(start, scanVerbatimString(start + 1));
  if (second === Char.Dollar) {
    let i = start;
    while (byteAt(i) === Char.At || byteAt(i) === Char.Dollar) i++;
    if (byteAt(i) === Char.DoubleQuote) return takeInterpolated(start);
  }
  const end = scanWideIdentifier(start + 1);
  if (end > start + 1 && !isDigitByte(second)) return ending(T.Identifier, end);
  return takeBad(start, 1);
}

function takeAfterDollar(start: number): T {
  let i = start;
  while (byteAt(i) === Char.Dollar || byteAt(i) === Char.At) i++;
  return byteAt(i) === Char.DoubleQuote ? takeInterpolated(start) : takeBad(start, 1);
}

function takeInterpolated(start: number): T {
  const end = scanInterpolatedString(start);
  if (!terminated) reportLexical("unterminatedString", start, end, "");
  return ending(T.InterpolatedString, end);
}

function takeUnusual(start: number, c: number): T {
  if (c >= 0x80) {
    if (isIdentifierStart(codePointAt(text, start))) return ending(T.Identifier, scanWideIdentifier(start));
    return takeBad(start, Math.min(encodedLength(c), limit - start));
  }
  if (c === Char.Backslash) {
    const end = scanUnicodeEscape(start);
    if (end > start && isIdentifierStart(escapedCodePoint(start, end))) {
      return ending(T.Identifier, scanWideIdentifier(start));
    }
  }
  return takeBad(start, 1);
}

function takeBad(start: number, length: number): T {
  reportLexical("unexpectedCharacter", start, start + length, "");
  return ending(T.Bad, start + length);
}

/** Past white space, comments and directives. */
function skipTrivia(from: number): number {
  const bytes = text;
  let i = from;
  for (;;) {
    const c = bytes[i] ?? 0;
    if (c === Char.Space || c === Char.Newline || c === Char.CarriageReturn || c === Char.Tab) i++;
    else if (c > Char.Slash && c < 0x80) return i;
    else {
      const after = skipUnusualTrivia(i, c);
      if (after === i) return i;
      i = after;
    }
  }
}

/** The same place when there is no trivia there. */
function skipUnusualTrivia(from: number, c: number): number {
  // Behind the end of a part of the file there is more text, and it is not asked for.
  if (from >= limit) return from;
  if (c === Char.Slash) {
    const second = byteAt(from + 1);
    if (second === Char.Slash) return lineEndFrom(from + 2);
    if (second !== Char.Star) return from;
    const end = scanBlockComment(from + 2);
    if (!terminated) reportLexical("unterminatedComment", from, from + 2, "");
    return end;
  }
  if (c === Char.Hash) return isFirstInLine(from) ? readDirective(from) : from;
  if (c === Char.VerticalTab || c === Char.FormFeed || c === Char.Substitute) return from + 1;
  return c >= 0x80 && isWideSpace(codePointAt(text, from)) ? from + encodedLength(c) : from;
}
