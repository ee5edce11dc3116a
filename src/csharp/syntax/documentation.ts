/** Documentation comments (language specification, annex D), read from the text before a declaration when asked for. */
import type { SyntaxNode } from "./nodes.js";
import { lineStartsOf, positionOf, type SourceFile, textBetween } from "./source-file.js";

/**
 * The XML of the comment before a declaration, without `///`; null when it has none.
 * As in the compiler, the comment nearest to the declaration counts, and an ordinary comment above it ends it.
 */
export function documentationOf(file: SourceFile, declaration: SyntaxNode): string | null {
  const starts = lineStartsOf(file);
  const found: string[] = [];
  let line = positionOf(file, declaration.start).line - 1;
  const before = textBetween(file.bytes, starts[line] ?? 0, declaration.start);
  const beside = /\/\*\*(?!\/)(.*?)\*\/\s*$/.exec(before);
  if (beside !== null) return blockText(beside[1] ?? "");
  if (before.trim() !== "") return null;
  while (line-- > 0) {
    const text = textBetween(file.bytes, starts[line] ?? 0, starts[line + 1] ?? file.bytes.length).trim();
    if (text === "") continue;
    const leftOutFrom = text.startsWith("#") ? file.leftOut?.get(endOfLine(file, starts[line + 1])) : undefined;
    if (leftOutFrom !== undefined) {
      if (found.length > 0) break;
      line = positionOf(file, leftOutFrom).line - 1;
      continue;
    }
    if (text.startsWith("///") && !text.startsWith("////")) {
      found.unshift(text.slice(3));
      continue;
    }
    const behindCode = text.startsWith("//") ? null : /[{};,)\]]\s*\/\/\/(?!\/)(.*)$/.exec(text);
    if (behindCode !== null) {
      // Behind the code of another declaration, it still belongs to the one that follows.
      found.unshift(behindCode[1] ?? "");
      break;
    }
    if (found.length > 0) break;
    if (text.endsWith("*/")) {
      const start = blockStart(file, starts, line);
      if (start === null) break;
      if (start.text !== null) return start.text;
      line = start.line;
    } else if (!text.startsWith("//") && !text.startsWith("#")) break;
  }
  return found.length === 0 ? null : unindent(found).join("\n");
}

/** Before what ends the line that the next one follows. */
function endOfLine({ bytes }: SourceFile, nextStart: number | undefined): number {
  let end = nextStart ?? bytes.length;
  while (end > 0 && (bytes[end - 1] === 0x0a || bytes[end - 1] === 0x0d)) end--;
  return end;
}

/** From the line that ends a block comment, up to its start; the text when it is documentation. */
function blockStart(file: SourceFile, starts: Int32Array, last: number): { line: number; text: string | null } | null {
  const end = starts[last + 1] ?? file.bytes.length;
  for (let line = last; line >= 0; line--) {
    const text = textBetween(file.bytes, starts[line] ?? 0, end);
    const open = text.trimStart();
    if (!open.startsWith("/*")) {
      // Code before the comment in its line: then the comment belongs to that line.
      if (textBetween(file.bytes, starts[line] ?? 0, starts[line + 1] ?? end).includes("/*")) return null;
      continue;
    }
    const isDocumentation = open.startsWith("/**") && !open.startsWith("/***") && !open.startsWith("/**/");
    return { line, text: isDocumentation ? blockText(open.trimEnd().slice(3, -2)) : null };
  }
  return null;
}

function blockText(content: string): string {
  const lines = content.split(/\r\n|[\n\r]/);
  const rest = lines.slice(1).map((line) => line.trimStart());
  const starred = rest.filter((line) => line !== "").every((line) => line.startsWith("*"));
  const cleaned = [lines[0] ?? "", ...(starred ? rest.map((line) => line.replace(/^\*/, "")) : rest)];
  return unindent(
    cleaned.map((line) => line.trimEnd()).filter((line, i) => line.trim() !== "" || (i > 0 && i < cleaned.length - 1)),
  ).join("\n");
}

/** One space after the marks belongs to them when it stands in every line. */
function unindent(lines: readonly string[]): readonly string[] {
  return lines.every((line) => line === "" || line.startsWith(" ")) ? lines.map((line) => line.slice(1)) : lines;
}
