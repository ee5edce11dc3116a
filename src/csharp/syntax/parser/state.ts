/** What the parser knows of the code around the place it reads, and the small steps that every part of it takes. */
import { holds } from "../../../caching/stack-depth.js";
import { forgetSince, problemCount, reportSyntactic, type SyntaxProblemName } from "../lexer/problems.js";
import { text } from "../lexer/source-text.js";
import { spelling, T } from "../lexer/token-kinds.js";
import { at, kind, lastEnd, mark, next, reset, tokenEnd, tokenStart } from "../lexer/token-stream.js";
import type { Deferred } from "../nodes.js";
import type { SourceFile } from "../source-file.js";
import { textBetween } from "../source-file.js";

/** `await` is a keyword here. */
export let inAsync = false;
/** The words of a query are keywords here. */
export let inQuery = false;
/** `field` is the backing field of the property here. */
export let inAccessor = false;

/** `when` begins a clause here, and is no operand of a cast. */
export let inArm = false;

export function setInArm(value: boolean): boolean {
  const before = inArm;
  inArm = value;
  return before;
}

export function setInAsync(value: boolean): boolean {
  const before = inAsync;
  inAsync = value;
  return before;
}

export function setInQuery(value: boolean): boolean {
  const before = inQuery;
  inQuery = value;
  return before;
}

export function setInAccessor(value: boolean): boolean {
  const before = inAccessor;
  inAccessor = value;
  return before;
}

/** How many local variables and functions were declared so far: a block in which it stays the same declares none. */
export let declaredLocals = 0;

export function noteLocal(): void {
  declaredLocals++;
}

const asyncBit = 1;
const accessorBit = 2;

/** The context as a deferred body keeps it. Bodies never occur inside a query. */
export function contextBits(): number {
  return (inAsync ? asyncBit : 0) | (inAccessor ? accessorBit : 0);
}

export function startContext(bits: number): void {
  inAsync = (bits & asyncBit) !== 0;
  inAccessor = (bits & accessorBit) !== 0;
  inQuery = false;
  inArm = false;
  depth = 0;
}

let file: SourceFile;
export let eagerBodies = false;
/** `record` is a word of the language since C# 9; `field`, `extension` and `partial` before constructors since 14; `union` and `closed` since 15. */
export let hasCSharp9 = true;
export let hasCSharp14 = true;
export let hasCSharp15 = true;
/** What `preview` adds to the newest version. */
export let hasPreview = false;

export function startFile(source: SourceFile, eager: boolean): void {
  file = source;
  hasCSharp9 = source.languageVersion >= 9;
  hasCSharp14 = source.languageVersion >= 14;
  hasCSharp15 = source.languageVersion >= 15;
  hasPreview = source.languageVersion > 15;
  eagerBodies = eager;
}

export function deferred<Node>(syntax: Deferred<Node>["syntax"], start: number, end: number): Deferred<Node> {
  return { kind: "Deferred", start, end, file, syntax, context: contextBits(), node: null };
}

/**
 * How deep expressions, statements, types and patterns may be nested. The parser calls itself for each level;
 * the first limit keeps it well inside the stack that Node gives by default, whatever the caller used of it already.
 */
const deepest = 350;
const deepestOnDeepStack = 5_000;
let depth = 0;

/** One level down. False when that is too deep: then the code up to the end of the level is skipped, and said so. */
export function enter(): boolean {
  if (depth < deepest || holds(depth, deepestOnDeepStack)) {
    depth++;
    return true;
  }
  problem("nestedTooDeeply", tokenStart(), tokenEnd());
  skipLevel();
  return false;
}

export function leave(): void {
  depth--;
}

/** The same for reading ahead, which reports nothing and skips nothing. */
export function enterQuietly(): boolean {
  if (depth >= deepest && !holds(depth, deepestOnDeepStack)) return false;
  depth++;
  return true;
}

function skipLevel(): void {
  let open = 0;
  for (;;) {
    switch (kind()) {
      case T.EndOfFile:
        return;
      case T.OpenBrace:
      case T.OpenParen:
      case T.OpenBracket:
        open++;
        break;
      case T.CloseBrace:
      case T.CloseParen:
      case T.CloseBracket:
        if (open === 0) return;
        open--;
        break;
      case T.Semicolon:
        if (open === 0) return;
        break;
    }
    next();
  }
}

export function problem(name: SyntaxProblemName, start: number, end: number, detail = ""): void {
  reportSyntactic(name, start, end, detail);
}

/** Reports the current token. */
export function problemHere(name: SyntaxProblemName, detail = ""): void {
  problem(name, tokenStart(), tokenEnd(), detail);
}

export function tokenText(): string {
  return textBetween(text, tokenStart(), Math.min(tokenEnd(), tokenStart() + 40));
}

/** Takes the expected token, or reports it missing right after the previous token, where one would write it. */
export function expect(expected: T): boolean {
  if (at(expected)) {
    next();
    return true;
  }
  problem("tokenMissing", lastEnd(), lastEnd(), spelling(expected));
  return false;
}

/** The end of a node that starts there: nothing has been taken yet when all of it is missing. */
export function endFrom(start: number): number {
  return Math.max(lastEnd(), start);
}

export function take(expected: T): boolean {
  if (!at(expected)) return false;
  next();
  return true;
}

export function isPredefinedType(k: T): boolean {
  return k >= T.Bool && k <= T.Object;
}

export function isQueryWord(k: T): boolean {
  switch (k) {
    case T.From:
    case T.Join:
    case T.Into:
    case T.Where:
    case T.OrderBy:
    case T.Group:
    case T.Select:
    case T.Let:
    case T.On:
    case T.EqualsWord:
    case T.Ascending:
    case T.Descending:
    case T.By:
      return true;
    default:
      return false;
  }
}

export function isMissing(node: { readonly start: number; readonly end: number }): boolean {
  return node.start === node.end;
}

/** Tries to parse; on failure the parser is back where it was and has reported nothing. */
export function attempt<Result>(read: () => Result | null): Result | null {
  const place = mark();
  const problems = problemCount();
  const result = read();
  if (result === null) {
    reset(place);
    forgetSince(problems);
  }
  return result;
}

/** Looks whether a reading would do, and comes back. */
export function lookahead(read: () => boolean): boolean {
  const place = mark();
  const problems = problemCount();
  const result = read();
  reset(place);
  forgetSince(problems);
  return result;
}

/**
 * Goes on over whole pairs of brackets, to a token that ends what is read: the bracket that closes around it, the end of the
 * statement or of the file, or one that `isEnd` names.
 */
export function skipBalanced(isEnd: (kind: T) => boolean): void {
  let depth = 0;
  for (;;) {
    const k = kind();
    switch (k) {
      case T.EndOfFile:
      case T.Semicolon:
        return;
      case T.OpenParen:
      case T.OpenBracket:
      case T.OpenBrace:
        depth++;
        break;
      case T.CloseParen:
      case T.CloseBracket:
      case T.CloseBrace:
        if (depth === 0) return;
        depth--;
        break;
      default:
        if (depth === 0 && isEnd(k)) return;
    }
    next();
  }
}

/** Lists go on only when an element took something. False, and one token further, when it did not. */
export function progressed(from: number): boolean {
  if (tokenStart() > from || at(T.EndOfFile)) return true;
  problemHere("unexpectedToken", tokenText());
  next();
  return false;
}

export const none: readonly never[] = Object.freeze([]);

/** The list with one more. Most lists of a tree have one element or two, and V8's first `push` makes room for seventeen. */
export function added<Item extends object>(list: Item[], item: Item): Item[] {
  const first = list[0];
  if (first === undefined) return [item];
  if (list.length === 1) return [first, item];
  list.push(item);
  return list;
}
