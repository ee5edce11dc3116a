/**
 * Directives (language specification 6.5), evaluated where the lexer meets them: what `#if` leaves out never becomes a token.
 */

import { Char } from "../../../text/char.js";
import type { NullableDirective } from "../source-file.js";
import { textBetween } from "../source-file.js";
import { isIdentifierPartByte } from "./characters.js";
import { reportLexical } from "./problems.js";
import { scanWideIdentifier } from "./scanner.js";
import { byteAt, isFirstInLine, limit, lineEndFrom, skipSpaces, text } from "./source-text.js";

let symbols: ReadonlySet<string> = new Set();
let nullableDirectives: NullableDirective[] = [];
let leftOut: Map<number, number> | null = null;
/** The place of each `#if` that is still open. */
let openConditions: number[] = [];
/** A body that is read later has had its directives read already: what they said then still holds. */
let replaying = false;

export interface Directives {
  readonly symbols: ReadonlySet<string>;
  readonly nullableDirectives: readonly NullableDirective[];
  readonly leftOut: ReadonlyMap<number, number> | null;
}

export function startDirectives(projectSymbols: ReadonlySet<string>): void {
  symbols = projectSymbols;
  nullableDirectives = [];
  leftOut = null;
  openConditions = [];
  replaying = false;
}

export function replayDirectives(projectSymbols: ReadonlySet<string>): void {
  startDirectives(projectSymbols);
  replaying = true;
}

export function endDirectives(): Directives {
  for (const start of openConditions) reportLexical("unclosedIf", start, lineEndFrom(start), "");
  return { symbols, nullableDirectives, leftOut };
}

/** How many directives were read. `#if` blocks that are open are named, so that a second reading meets them as the first did. */
export interface DirectivePlace {
  readonly open: readonly number[];
  readonly nullable: number;
}

const nothingOpen: readonly number[] = [];

export function directivePlace(): DirectivePlace {
  return {
    open: openConditions.length === 0 ? nothingOpen : openConditions.slice(),
    nullable: nullableDirectives.length,
  };
}

/** For text that will be read once more. */
export function returnToDirectivePlace(place: DirectivePlace): void {
  openConditions = place.open.slice();
  nullableDirectives.length = place.nullable;
}

/** From a `#` that is first in its line, to where tokens go on: after its line, or after all that it leaves out. */
export function readDirective(offset: number): number {
  const nameStart = skipSpaces(offset + 1);
  const nameEnd = wordEnd(nameStart);
  const lineEnd = lineEndFrom(nameEnd);
  switch (textBetween(text, nameStart, nameEnd)) {
    case "if":
      if (!replaying) openConditions.push(offset);
      return evaluate(nameEnd, lineEnd) ? lineEnd : leaveOut(lineEnd, skipToNextBranch(lineEnd, true));
    case "elif":
    case "else":
      // The branch before this one was taken, so none of the rest is.
      if (!replaying && openConditions.length === 0) reportLexical("directiveWithoutIf", offset, lineEnd, "");
      return leaveOut(lineEnd, skipToNextBranch(lineEnd, false));
    case "endif":
      if (!replaying && openConditions.pop() === undefined) reportLexical("directiveWithoutIf", offset, lineEnd, "");
      return lineEnd;
    case "define":
      changeSymbol(nameEnd, true);
      return lineEnd;
    case "undef":
      changeSymbol(nameEnd, false);
      return lineEnd;
    case "nullable":
      readNullable(nameEnd, lineEnd);
      return lineEnd;
    case "error":
      if (!replaying)
        reportLexical("errorDirective", offset, lineEnd, textBetween(text, skipSpaces(nameEnd), lineEnd).trimEnd());
      return lineEnd;
    case "warning":
    case "region":
    case "endregion":
    case "pragma":
    case "line":
    case "r":
    case "load":
      return lineEnd;
    default:
      readOther(offset, nameStart, lineEnd);
      return lineEnd;
  }
}

function readOther(offset: number, nameStart: number, lineEnd: number): void {
  if (replaying) return;
  const mark = byteAt(offset + 1);
  // `#:` says what the project of a file-based app is. `#!` starts a script for Unix; it means something in the first line only.
  if (mark !== Char.Colon && (mark !== Char.Exclamation || offset !== 0))
    reportLexical("unknownDirective", offset, lineEnd, textBetween(text, nameStart, lineEnd).trim());
}

function changeSymbol(offset: number, defined: boolean): void {
  if (replaying) return;
  const start = skipSpaces(offset);
  const name = textBetween(text, start, wordEnd(start));
  if (name === "" || symbols.has(name) === defined) return;
  const changed = new Set(symbols);
  if (defined) changed.add(name);
  else changed.delete(name);
  symbols = changed;
}

function readNullable(offset: number, lineEnd: number): void {
  if (replaying) return;
  const settingStart = skipSpaces(offset);
  const settingEnd = wordEnd(settingStart);
  const setting = textBetween(text, settingStart, settingEnd);
  const targetStart = skipSpaces(settingEnd);
  const target = textBetween(text, targetStart, wordEnd(targetStart));
  if (setting !== "enable" && setting !== "disable" && setting !== "restore") {
    reportLexical("unknownDirective", offset, lineEnd, `nullable ${setting}`);
    return;
  }
  nullableDirectives.push({
    position: lineEnd,
    setting,
    target: target === "annotations" || target === "warnings" ? target : "all",
  });
}

function leaveOut(start: number, end: number): number {
  leftOut ??= new Map();
  leftOut.set(end, start);
  return end;
}

/** From a line end in a branch that is left out: to the end of the line that starts the next branch that is taken, or of `#endif`. */
function skipToNextBranch(offset: number, mayTakeOne: boolean): number {
  let depth = 0;
  let i = offset;
  for (;;) {
    i = nextDirective(i);
    if (i >= limit) return limit;
    const nameStart = skipSpaces(i + 1);
    const nameEnd = wordEnd(nameStart);
    const lineEnd = lineEndFrom(nameEnd);
    switch (textBetween(text, nameStart, nameEnd)) {
      case "if":
        depth++;
        break;
      case "endif":
        if (depth === 0) {
          openConditions.pop();
          return lineEnd;
        }
        depth--;
        break;
      case "elif":
        if (depth === 0 && mayTakeOne && evaluate(nameEnd, lineEnd)) return lineEnd;
        break;
      case "else":
        if (depth === 0 && mayTakeOne) return lineEnd;
        break;
    }
    i = lineEnd;
  }
}

/** The next `#` that is first in its line, or the limit. */
function nextDirective(offset: number): number {
  let i = offset;
  for (;;) {
    const byte = byteAt(i);
    if (byte === Char.Hash && isFirstInLine(i)) return i;
    if (byte === 0 && i >= limit) return limit;
    i++;
  }
}

function wordEnd(offset: number): number {
  let i = offset;
  while (isIdentifierPartByte(byteAt(i))) i++;
  return byteAt(i) >= 0x80 ? scanWideIdentifier(i) : i;
}

let cursor = 0;
let conditionEnd = 0;
let wellFormed = true;
const deepestCondition = 200;

/** `||`, `&&`, `==`, `!=`, `!`, parentheses, `true`, `false` and symbols (6.5.3). */
function evaluate(start: number, end: number): boolean {
  cursor = start;
  conditionEnd = end;
  wellFormed = true;
  const value = evaluateOr(0);
  cursor = skipSpaces(cursor);
  const comment = byteAt(cursor) === Char.Slash && byteAt(cursor + 1) === Char.Slash;
  if ((!wellFormed || (cursor < conditionEnd && !comment)) && !replaying) {
    reportLexical("badDirectiveCondition", start, end, textBetween(text, skipSpaces(start), end).trimEnd());
  }
  return value;
}

function evaluateOr(depth: number): boolean {
  let value = evaluateAnd(depth);
  while (take(Char.Pipe, Char.Pipe)) {
    const right = evaluateAnd(depth);
    value = value || right;
  }
  return value;
}

function evaluateAnd(depth: number): boolean {
  let value = evaluateEquality(depth);
  while (take(Char.Ampersand, Char.Ampersand)) {
    const right = evaluateEquality(depth);
    value = value && right;
  }
  return value;
}

function evaluateEquality(depth: number): boolean {
  let value = evaluateUnary(depth);
  for (;;) {
    if (take(Char.Equals, Char.Equals)) value = value === evaluateUnary(depth);
    else if (take(Char.Exclamation, Char.Equals)) value = value !== evaluateUnary(depth);
    else return value;
  }
}

function evaluateUnary(depth: number): boolean {
  cursor = skipSpaces(cursor);
  if (depth > deepestCondition) {
    wellFormed = false;
    cursor = conditionEnd;
    return false;
  }
  if (byteAt(cursor) === Char.Exclamation) {
    cursor++;
    return !evaluateUnary(depth + 1);
  }
  if (byteAt(cursor) === Char.OpenParen) {
    cursor++;
    const value = evaluateOr(depth + 1);
    cursor = skipSpaces(cursor);
    if (byteAt(cursor) === Char.CloseParen) cursor++;
    else wellFormed = false;
    return value;
  }
  const start = cursor;
  cursor = Math.min(wordEnd(cursor), conditionEnd);
  const name = textBetween(text, start, cursor);
  if (name === "") wellFormed = false;
  // The compiler takes the two values in any case.
  const value = name.toLowerCase();
  return value === "true" || (value !== "false" && symbols.has(name));
}

function take(first: number, second: number): boolean {
  cursor = skipSpaces(cursor);
  if (cursor + 1 >= conditionEnd || byteAt(cursor) !== first || byteAt(cursor + 1) !== second) return false;
  cursor += 2;
  return true;
}
