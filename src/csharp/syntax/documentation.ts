/** Documentation comments (language specification, annex D), read from the text before a declaration when asked for. */
import { Char } from "../../text/char.js";
import { childrenOf } from "./children.js";
import type { SyntaxNode } from "./nodes.js";
import { lineStartsOf, positionOf, type SourceFile, textBetween } from "./source-file.js";

/**
 * The XML of the comment before a declaration, without `///`; null when it has none.
 * As in the compiler, the comment nearest to the declaration counts, and an ordinary comment above it ends it.
 */
export function documentationComment(file: SourceFile, declaration: SyntaxNode): string | null {
  const starts = lineStartsOf(file);
  const texts: string[] = [];
  let line = positionOf(file, declaration.start).line - 1;
  const end = endOfCode(file, starts[line] ?? 0, declaration.start);
  if (end !== undefined) return commentBeside(file, declaration, end);
  while (line-- > 0) {
    const text = textBetween(file.bytes, starts[line] ?? 0, starts[line + 1] ?? file.bytes.length).trim();
    if (text === "") continue;
    const leftOutFrom = text.startsWith("#") ? file.leftOut?.get(endOfLine(file, starts[line + 1])) : undefined;
    if (leftOutFrom !== undefined) {
      if (texts.length > 0) break;
      line = positionOf(file, leftOutFrom).line - 1;
      continue;
    }
    if (text.startsWith("///") && !text.startsWith("////")) {
      texts.unshift(text.slice(3));
      continue;
    }
    const behindCode =
      text.startsWith("//") || !text.includes("///") ? null : /[{};,)\]]\s*\/\/\/(?!\/)(.*)$/.exec(text);
    if (behindCode !== null) {
      // Behind the code of another declaration, it still belongs to the one that follows.
      texts.unshift(behindCode[1] ?? "");
      break;
    }
    if (texts.length > 0) break;
    if (text.endsWith("*/")) {
      const start = blockEnding(file, declaration, starts[line + 1] ?? file.bytes.length);
      if (start === null) break;
      if (start.text !== null) return start.text;
      line = start.line;
    } else if (!text.startsWith("//") && !text.startsWith("#")) break;
  }
  return texts.length === 0 ? null : unindent(texts).join("\n");
}

const fewBytes = 8;

/** Where what stands before a declaration in its line ends. The line is not read: a whole program may be in it. */
function endOfCode({ bytes }: SourceFile, lineStart: number, start: number): number | undefined {
  let end = start;
  while (end > lineStart && (bytes[end - 1] ?? 0) <= Char.Space) end--;
  const last = textBetween(bytes, Math.max(lineStart, end - fewBytes), end);
  return last.trim() === "" ? undefined : end;
}

/** `int A; /** … *\/ int B;` */
function commentBeside(file: SourceFile, declaration: SyntaxNode, end: number): string | null {
  const { bytes } = file;
  if (bytes[end - 2] !== Char.Star || bytes[end - 1] !== Char.Slash) return null;
  for (const start of commentStarts(file, endOfNodeBefore(file.root, declaration.start), end)) {
    const comment = textBetween(bytes, start, end);
    if (comment.indexOf("*/", 2) === comment.length - 2) return documentationText(comment);
  }
  return null;
}

function documentationText(comment: string): string | null {
  return /^\/\*\*(?![*/])/.test(comment) ? blockText(comment.slice(3, -2)) : null;
}

/** Before what ends the line that the next one follows. */
function endOfLine({ bytes }: SourceFile, nextStart: number | undefined): number {
  let end = nextStart ?? bytes.length;
  while (end > 0 && (bytes[end - 1] === Char.Newline || bytes[end - 1] === Char.CarriageReturn)) end--;
  return end;
}

/**
 * The block comment that ends a line: the line it starts in, and its text when it is documentation; null when code stands
 * before it in its line, which it then belongs to. Block comments do not nest, and `/**` inside one is text, so the start is
 * found by reading forward from the end of what precedes the declaration.
 */
function blockEnding(
  file: SourceFile,
  declaration: SyntaxNode,
  end: number,
): { readonly line: number; readonly text: string | null } | null {
  const { bytes } = file;
  for (const start of commentStarts(file, endOfNodeBefore(file.root, declaration.start), end)) {
    const comment = textBetween(bytes, start, end).trimEnd();
    if (comment.indexOf("*/", 2) !== comment.length - 2) continue;
    const { line } = positionOf(file, start);
    const lineStart = lineStartsOf(file)[line - 1] ?? 0;
    if (textBetween(bytes, lineStart, start).trim() !== "") return null;
    return { line: line - 1, text: documentationText(comment) };
  }
  return null;
}

/** Where the block comments between two places start. There are no literals between: those are nodes. */
function* commentStarts(file: SourceFile, from: number, end: number): Iterable<number> {
  const { bytes } = file;
  const skipLine = (at: number): number => {
    let i = at;
    while (i < end && bytes[i] !== Char.Newline && bytes[i] !== Char.CarriageReturn) i++;
    return i;
  };
  const leftOut = new Map(Array.from(file.leftOut ?? [], ([until, start]) => [start, until]));
  for (let i = from; i < end; ) {
    const until = leftOut.get(i);
    if (until !== undefined) i = until;
    else if (bytes[i] === Char.Hash) i = skipLine(i);
    else if (bytes[i] !== Char.Slash) i++;
    else if (bytes[i + 1] === Char.Slash) i = skipLine(i);
    else if (bytes[i + 1] === Char.Star) {
      yield i;
      i += 2;
      while (i < end && !(bytes[i] === Char.Star && bytes[i + 1] === Char.Slash)) i++;
      i += 2;
    } else i++;
  }
}

/** The end of the last node that ends before a place, on the way down to that place. */
function endOfNodeBefore(root: SyntaxNode, place: number): number {
  let end = 0;
  for (let node: SyntaxNode | undefined = root; node !== undefined; ) {
    let inner: SyntaxNode | undefined;
    for (const child of childrenOf(node)) {
      if (child.end <= place) end = Math.max(end, child.end);
      else if (child.start < place) inner = child;
    }
    node = inner;
  }
  return end;
}

function blockText(content: string): string {
  const lines = content.split(/\r\n|[\n\r]/);
  const followingLines = lines.slice(1).map((line) => line.trimStart());
  const starred = followingLines.filter((line) => line !== "").every((line) => line.startsWith("*"));
  const cleaned = [
    lines[0] ?? "",
    ...(starred ? followingLines.map((line) => line.replace(/^\*/, "")) : followingLines),
  ];
  return unindent(
    cleaned.map((line) => line.trimEnd()).filter((line, i) => line.trim() !== "" || (i > 0 && i < cleaned.length - 1)),
  ).join("\n");
}

/** One space after the marks belongs to them when every line has it. */
function unindent(lines: readonly string[]): readonly string[] {
  return lines.every((line) => line === "" || line.startsWith(" ")) ? lines.map((line) => line.slice(1)) : lines;
}
