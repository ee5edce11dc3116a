/** Interpolated strings (language specification 12.8.3): the lexer gave the whole string; its holes are read here. */
import { Char } from "../../../../text/char.js";
import { countOf, interpolatedForm, nextInterpolatedPart, scanFormat, scanHole } from "../../lexer/scanner.js";
import { byteAt, lineEndFrom } from "../../lexer/source-text.js";
import { T } from "../../lexer/token-kinds.js";
import { at, enterRegion, leaveRegion, next, tokenEnd, tokenStart } from "../../lexer/token-stream.js";
import type {
  ExpressionSyntax,
  InterpolatedStringContentSyntax,
  InterpolationAlignmentClauseSyntax,
  InterpolationFormatClauseSyntax,
  InterpolationSyntax,
} from "../../nodes.js";
import { endFrom, problem, problemHere, tokenText } from "../state.js";
import { parseExpression } from "./expressions.js";

const quote = Char.DoubleQuote;
const openBrace = Char.OpenBrace;
const closeBrace = Char.CloseBrace;
const colon = Char.Colon;

export function parseInterpolatedString(): ExpressionSyntax {
  const start = tokenStart();
  const end = tokenEnd();
  const form = interpolatedForm(start);
  const contents: InterpolatedStringContentSyntax[] = [];
  const isRawBlock = form.quotes > 1 && form.multiLine;
  let i = isRawBlock ? Math.min(afterLineEnd(form.contentStart), end) : form.contentStart;
  const textEnd = isRawBlock ? Math.max(i, beforeLastLine(end - form.quotes, i)) : end;
  while (i < end) {
    const part = Math.min(nextInterpolatedPart(form, i), byteAt(end - 1) === quote ? textEnd : end);
    if (part > i) contents.push({ kind: "InterpolatedStringText", start: i, end: part });
    if (part >= textEnd || byteAt(part) !== openBrace) break;
    const holeStart = part;
    const expressionStart = part + form.braces;
    const expressionEnd = Math.min(scanHole(expressionStart), end);
    let formatClause: InterpolationFormatClauseSyntax | null = null;
    let close = expressionEnd;
    if (close < end && byteAt(close) === colon) {
      close = Math.min(scanFormat(form, close + 1), end);
      formatClause = { kind: "InterpolationFormatClause", start: expressionEnd, end: close };
    }
    const braces = close < end && byteAt(close) === closeBrace ? Math.min(countOf(closeBrace, close), form.braces) : 0;
    if (braces < form.braces) problem("tokenMissing", close, close, "'}'");
    i = Math.min(close + braces, end);
    contents.push(parseHole(holeStart, i, expressionStart, expressionEnd, formatClause));
    if (braces === 0 && (i >= end || byteAt(i) === quote)) break;
  }
  next();
  return { kind: "InterpolatedStringExpression", start, end, contents };
}

/** The line in which a raw string opens belongs to its opening. */
function afterLineEnd(from: number): number {
  const i = lineEndFrom(from);
  const c = byteAt(i);
  return c === Char.CarriageReturn && byteAt(i + 1) === Char.Newline
    ? i + 2
    : c === Char.Newline || c === Char.CarriageReturn
      ? i + 1
      : i + (c === 0xc2 ? 2 : 3);
}

/** The line in which a raw string closes belongs to its closing, with the line end before it. */
function beforeLastLine(quotes: number, first: number): number {
  let i = quotes;
  while (i > first && (byteAt(i - 1) === Char.Space || byteAt(i - 1) === Char.Tab)) i--;
  if (byteAt(i - 1) === Char.Newline) return byteAt(i - 2) === Char.CarriageReturn ? i - 2 : i - 1;
  return byteAt(i - 1) === Char.CarriageReturn ? i - 1 : quotes;
}

function parseHole(
  start: number,
  end: number,
  expressionStart: number,
  expressionEnd: number,
  formatClause: InterpolationFormatClauseSyntax | null,
): InterpolationSyntax {
  const outer = enterRegion(expressionStart, expressionEnd);
  const expression = parseExpression();
  let alignmentClause: InterpolationAlignmentClauseSyntax | null = null;
  if (at(T.Comma)) {
    const alignmentStart = tokenStart();
    next();
    const value = parseExpression();
    alignmentClause = {
      kind: "InterpolationAlignmentClause",
      start: alignmentStart,
      end: endFrom(alignmentStart),
      value,
    };
  }
  if (!at(T.EndOfFile)) problemHere("unexpectedToken", tokenText());
  leaveRegion(outer);
  return { kind: "Interpolation", start, end, expression, alignmentClause, formatClause };
}
