/** XML documentation comments before declarations. The text is kept as written; whether it is sound XML is not asked here. */

import type { Span } from "../syntax/nodes.js";
import { type SourceFile, textBetween } from "../syntax/source-file.js";

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const slash = 0x2f;
const star = 0x2a;

// The inner XML of the `///` comment, or of the `/** … */` one, before a declaration.
export function documentationOf(file: SourceFile, declaration: Span): string | undefined {
  const { bytes } = file;
  const lines: string[] = [];
  let end = lineStartBefore(bytes, declaration.start);
  if (!isBlank(bytes, end, declaration.start)) {
    // `/** … */ int X;` stands on the declaration's own line.
    const inline = blockComment(file, end, declaration.start);
    return inline;
  }
  while (end > 0) {
    const lineEnd = endOfLineBefore(bytes, end);
    const start = lineStartBefore(bytes, lineEnd);
    const first = skipBlank(bytes, start, lineEnd);
    if (isDocLine(bytes, first, lineEnd)) lines.push(textBetween(bytes, first + 3, lineEnd));
    else if (lineEnd - first >= 2 && bytes[lineEnd - 1] === slash && bytes[lineEnd - 2] === star) {
      return lines.length > 0 ? joined(lines) : blockCommentEndingAt(file, lineEnd);
    } else if (first === lineEnd || bytes[first] === 0x23 || (bytes[first] === slash && bytes[first + 1] === slash)) {
      // Blank lines, directives and plain comments may stand between.
    } else break;
    end = start;
  }
  return lines.length === 0 ? undefined : joined(lines);
}

function joined(reversed: readonly string[]): string {
  const lines = [...reversed].reverse();
  const strip = lines.every((line) => line === "" || line.startsWith(" "));
  return lines.map((line) => (strip ? line.slice(1) : line).trimEnd()).join("\n");
}

function isDocLine(bytes: Uint8Array, first: number, end: number): boolean {
  return (
    end - first >= 3 &&
    bytes[first] === slash &&
    bytes[first + 1] === slash &&
    bytes[first + 2] === slash &&
    bytes[first + 3] !== slash
  );
}

function blockComment(file: SourceFile, start: number, end: number): string | undefined {
  let last = end;
  while (last > start && isSpace(file.bytes[last - 1])) last--;
  return file.bytes[last - 1] === slash && file.bytes[last - 2] === star ? blockCommentEndingAt(file, last) : undefined;
}

function blockCommentEndingAt(file: SourceFile, end: number): string | undefined {
  const { bytes } = file;
  for (let at = end - 4; at >= 0; at--) {
    if (bytes[at] === star && bytes[at + 1] === slash) return undefined;
    if (bytes[at] !== slash || bytes[at + 1] !== star) continue;
    if (bytes[at + 2] !== star || at + 3 >= end - 1) return undefined;
    const body = textBetween(bytes, at + 3, end - 2).split(/\r\n|\r|\n/);
    return body
      .map((line, index) => (index === 0 ? line.trim() : line.replace(/^\s*\*? ?/, "").trimEnd()))
      .join("\n")
      .replace(/^\n+|\n+$/g, "");
  }
  return undefined;
}

function lineStartBefore(bytes: Uint8Array, offset: number): number {
  let at = offset;
  while (at > 0 && bytes[at - 1] !== lineFeed && bytes[at - 1] !== carriageReturn) at--;
  return at;
}

/** The end of the line before this line's start, without its line break. */
function endOfLineBefore(bytes: Uint8Array, lineStart: number): number {
  let at = lineStart - 1;
  if (at > 0 && bytes[at] === lineFeed && bytes[at - 1] === carriageReturn) at--;
  return at;
}

function skipBlank(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(bytes[at])) at++;
  return at;
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  return skipBlank(bytes, start, end) === end;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0b || byte === 0x0c;
}

/** The inner XML of `<param name="…">`, for the property a record makes of that parameter. */
export function parameterDocumentation(documentation: string, name: string): string | undefined {
  const pattern = /<param\s+name\s*=\s*(?:"([^"]*)"|'([^']*)')\s*>([\s\S]*?)<\/param>/g;
  for (const match of documentation.matchAll(pattern)) {
    if ((match[1] ?? match[2]) === name) return match[3]?.trim();
  }
  return undefined;
}
