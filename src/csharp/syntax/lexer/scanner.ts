/**
 * Scanning of raw text: where a literal or a comment that starts here ends. Nothing in here makes tokens, so that the
 * lexer and the skipping of bodies go by the same rules.
 */
import { Char } from "../../../text/char.js";
import {
  codePointAt,
  encodedLength,
  isDigitByte,
  isHexDigitByte,
  isIdentifierPart,
  isIdentifierPartByte,
} from "./characters.js";
import { byteAt, isLineEnd, limit, lineEndFrom, skipSpaces, text } from "./source-text.js";

/** Whether the last literal or comment that was scanned had its end. */
export let terminated = true;

const LF = Char.Newline;
const CR = Char.CarriageReturn;
const quote = Char.DoubleQuote;
const dollar = Char.Dollar;
const apostrophe = Char.SingleQuote;
const slash = Char.Slash;
const at = Char.At;
const backslash = Char.Backslash;
const openBrace = Char.OpenBrace;
const closeBrace = Char.CloseBrace;
const asterisk = Char.Star;

/** After `/*`, to after the closing mark. */
export function scanBlockComment(offset: number): number {
  const bytes = text;
  let i = offset;
  for (;;) {
    const byte = bytes[i] ?? 0;
    if (byte === asterisk && (bytes[i + 1] ?? 0) === slash) {
      terminated = true;
      return i + 2;
    }
    if (byte === 0 && i >= limit) {
      terminated = false;
      return limit;
    }
    i++;
  }
}

/** A name that goes on beyond ASCII, or holds an escape. */
export function scanWideIdentifier(offset: number): number {
  let i = offset;
  for (;;) {
    const byte = byteAt(i);
    if (byte < 0x80) {
      if (isIdentifierPartByte(byte)) i++;
      else if (byte === backslash) {
        const end = scanUnicodeEscape(i);
        if (end === i || !isIdentifierPart(escapedCodePoint(i, end))) return i;
        i = end;
      } else return i;
    } else if (i < limit && isIdentifierPart(codePointAt(text, i))) i += encodedLength(byte);
    else return i;
  }
}

/** `\u1234` or `\U00012345`, to after it; the same offset when it is not an escape. */
export function scanUnicodeEscape(offset: number): number {
  const letter = byteAt(offset + 1);
  const length = letter === Char.LowerU ? 4 : letter === Char.UpperU ? 8 : 0;
  if (length === 0) return offset;
  for (let i = 0; i < length; i++) if (!isHexDigitByte(byteAt(offset + 2 + i))) return offset;
  return offset + 2 + length;
}

export function escapedCodePoint(start: number, end: number): number {
  let value = 0;
  for (let i = start + 2; i < end; i++) value = (value * 16 + hexValue(byteAt(i))) % 0x110000;
  return value;
}

function hexValue(byte: number): number {
  return byte <= Char.Nine ? byte - Char.Zero : (byte & 0x5f) - Char.UpperA + 10;
}

/** A numeric literal, digits, point, exponent and suffix (language specification 6.4.5.3 and 6.4.5.4). */
export function scanNumber(offset: number): number {
  let i = offset;
  const second = byteAt(i + 1) | 0x20;
  if (byteAt(i) === Char.Zero && (second === Char.LowerX || second === Char.LowerB)) {
    i += 2;
    while (isHexDigitByte(byteAt(i)) || byteAt(i) === Char.Underscore) i++;
    return scanIntegerSuffix(i);
  }
  while (isDigitByte(byteAt(i)) || byteAt(i) === Char.Underscore) i++;
  let real = false;
  if (byteAt(i) === Char.Dot && isDigitByte(byteAt(i + 1))) {
    real = true;
    i += 2;
    while (isDigitByte(byteAt(i)) || byteAt(i) === Char.Underscore) i++;
  }
  if ((byteAt(i) | 0x20) === Char.LowerE) {
    const sign = byteAt(i + 1) === Char.Plus || byteAt(i + 1) === Char.Dash ? 1 : 0;
    if (isDigitByte(byteAt(i + 1 + sign))) {
      real = true;
      i += 2 + sign;
      while (isDigitByte(byteAt(i)) || byteAt(i) === Char.Underscore) i++;
    }
  }
  const suffix = byteAt(i) | 0x20;
  if (suffix === Char.LowerF || suffix === Char.LowerD || suffix === Char.LowerM) return i + 1;
  return real ? i : scanIntegerSuffix(i);
}

function scanIntegerSuffix(offset: number): number {
  const first = byteAt(offset) | 0x20;
  const second = byteAt(offset + 1) | 0x20;
  if (first === Char.LowerU) return second === Char.LowerL ? offset + 2 : offset + 1;
  if (first === Char.LowerL) return second === Char.LowerU ? offset + 2 : offset + 1;
  return offset;
}

/** From the opening apostrophe. */
export function scanCharacter(offset: number): number {
  let i = offset + 1;
  for (;;) {
    const byte = byteAt(i);
    if (byte === apostrophe) {
      terminated = true;
      return i + 1;
    }
    if (byte === backslash) i += 2;
    else if (byte === LF || byte === CR || (byte === 0 && i >= limit)) {
      terminated = false;
      return Math.min(i, limit);
    } else i++;
  }
}

/** From the opening quotation mark of any string that is neither verbatim nor interpolated. */
export function scanString(offset: number): number {
  const bytes = text;
  if ((bytes[offset + 1] ?? 0) === quote && (bytes[offset + 2] ?? 0) === quote) return scanRawString(offset);
  let i = offset + 1;
  for (;;) {
    const byte = bytes[i] ?? 0;
    if (byte === quote) {
      terminated = true;
      return i + 1;
    }
    if (byte === backslash) i += (bytes[i + 1] ?? 0) === LF || (bytes[i + 1] ?? 0) === CR ? 1 : 2;
    else if (byte === LF || byte === CR || (byte === 0 && i >= limit)) {
      terminated = false;
      return Math.min(i, limit);
    } else i++;
  }
}

/** From the opening quotation mark, the `@` before it. */
export function scanVerbatimString(offset: number): number {
  const bytes = text;
  let i = offset + 1;
  for (;;) {
    const byte = bytes[i] ?? 0;
    if (byte === quote) {
      if ((bytes[i + 1] ?? 0) !== quote) {
        terminated = true;
        return i + 1;
      }
      i += 2;
    } else if (byte === 0 && i >= limit) {
      terminated = false;
      return limit;
    } else i++;
  }
}

export function countOf(byte: number, offset: number): number {
  let i = offset;
  while (byteAt(i) === byte) i++;
  return i - offset;
}

/** Whether a raw string that opens here is of many lines: only white space follows its quotation marks. */
export function isMultiLineRaw(afterQuotes: number): boolean {
  return isLineEnd(skipSpaces(afterQuotes));
}

function scanRawString(offset: number): number {
  const quotes = countOf(quote, offset);
  let i = offset + quotes;
  const multiLine = isMultiLineRaw(i);
  for (;;) {
    const byte = byteAt(i);
    if (byte === quote) {
      const run = countOf(quote, i);
      i += run;
      if (run >= quotes) {
        terminated = true;
        return i;
      }
    } else if ((byte === 0 && i >= limit) || (!multiLine && (byte === LF || byte === CR))) {
      terminated = false;
      return Math.min(i, limit);
    } else i++;
  }
}

/** How an interpolated string is written, known from its opening. */
export interface InterpolatedForm {
  readonly verbatim: boolean;
  /** Quotation marks around it: 1, or 3 and more for a raw one. */
  readonly quotes: number;
  /** Braces that open a hole. */
  readonly braces: number;
  readonly multiLine: boolean;
  readonly contentStart: number;
}

/** From the first `$` or `@`. */
export function interpolatedForm(offset: number): InterpolatedForm {
  let i = offset;
  let dollars = 0;
  let verbatim = false;
  for (;;) {
    if (byteAt(i) === dollar) dollars++;
    else if (byteAt(i) === at) verbatim = true;
    else break;
    i++;
  }
  const run = countOf(quote, i);
  if (!verbatim && run >= 3) {
    const contentStart = i + run;
    return { verbatim: false, quotes: run, braces: dollars, multiLine: isMultiLineRaw(contentStart), contentStart };
  }
  return { verbatim, quotes: 1, braces: 1, multiLine: verbatim, contentStart: i + 1 };
}

/** Strings inside the holes of strings: deeper than this they are read as plain ones, so that no input exhausts the stack. */
const deepestInterpolation = 200;
let interpolationDepth = 0;

/** From the first `$` or `@` to after the closing quotation mark. */
export function scanInterpolatedString(offset: number): number {
  const form = interpolatedForm(offset);
  if (interpolationDepth >= deepestInterpolation) return scanString(form.contentStart - 1);
  interpolationDepth++;
  const end = scanInterpolatedContent(form);
  interpolationDepth--;
  return end;
}

function scanInterpolatedContent(form: InterpolatedForm): number {
  let i = form.contentStart;
  for (;;) {
    i = nextInterpolatedPart(form, i);
    const byte = byteAt(i);
    if (byte === quote) {
      terminated = true;
      return i + form.quotes;
    }
    if (byte !== openBrace) {
      terminated = false;
      return Math.min(i, limit);
    }
    i = scanHole(i + form.braces);
    if (byteAt(i) === colon) i = scanFormat(form, i + 1);
    if (byteAt(i) === closeBrace) i += Math.min(countOf(closeBrace, i), form.braces);
  }
}

const colon = Char.Colon;

/** From text, to the brace that opens a hole, to the closing quotation marks, or to where the string breaks off. */
export function nextInterpolatedPart(form: InterpolatedForm, offset: number): number {
  let i = offset;
  for (;;) {
    if (i >= limit) return limit;
    const byte = byteAt(i);
    if (byte === quote) {
      if (form.quotes > 1) {
        const run = countOf(quote, i);
        if (run >= form.quotes) return i + run - form.quotes;
        i += run;
      } else if (form.verbatim && byteAt(i + 1) === quote) i += 2;
      else return i;
    } else if (byte === openBrace) {
      const run = countOf(openBrace, i);
      if (form.quotes > 1) {
        if (run >= form.braces) return i + run - form.braces;
        i += run;
      } else if (byteAt(i + 1) === openBrace) i += 2;
      else return i;
    } else if (byte === backslash && form.quotes === 1 && !form.verbatim) {
      i += byteAt(i + 1) === LF || byteAt(i + 1) === CR ? 1 : 2;
    } else if (!form.multiLine && (byte === LF || byte === CR)) return i;
    else i++;
  }
}

/** After the brace that opens a hole, to the colon of its format or the brace that closes it. */
export function scanHole(offset: number): number {
  let i = offset;
  let depth = 0;
  for (;;) {
    if (i >= limit) return limit;
    switch (byteAt(i)) {
      case Char.OpenParen:
      case Char.OpenBracket:
      case openBrace:
        depth++;
        i++;
        break;
      case Char.CloseParen:
      case Char.CloseBracket:
        if (depth > 0) depth--;
        i++;
        break;
      case closeBrace:
        if (depth === 0) return i;
        depth--;
        i++;
        break;
      case colon:
        if (depth === 0) return i;
        i++;
        break;
      case quote:
        i = scanAnyString(i, offset);
        break;
      case apostrophe:
        i = scanCharacter(i);
        break;
      case slash:
        if (byteAt(i + 1) === slash) i = lineEndFrom(i);
        else if (byteAt(i + 1) === asterisk) i = scanBlockComment(i + 2);
        else i++;
        break;
      default:
        i++;
    }
  }
}

/** After the colon of a format, to the brace that closes the hole. */
export function scanFormat(form: InterpolatedForm, offset: number): number {
  let i = offset;
  for (;;) {
    if (i >= limit) return limit;
    const byte = byteAt(i);
    if (byte === closeBrace) return i;
    if (byte === quote && form.quotes === 1) {
      if (!form.verbatim || byteAt(i + 1) !== quote) return i;
      i += 2;
    } else if (byte === backslash && form.quotes === 1 && !form.verbatim) i += 2;
    else if ((byte === 0 && i >= limit) || (!form.multiLine && (byte === LF || byte === CR))) return Math.min(i, limit);
    else i++;
  }
}

/** From a quotation mark, with its prefix (not before `from`), to after the string. */
export function scanAnyString(offset: number, from: number): number {
  let start = offset;
  let interpolated = false;
  while (start > from) {
    const byte = byteAt(start - 1);
    if (byte === dollar) interpolated = true;
    else if (byte !== at) break;
    start--;
  }
  if (interpolated) return scanInterpolatedString(start);
  return start < offset ? scanVerbatimString(offset) : scanString(offset);
}
