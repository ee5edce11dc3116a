import { lineStartsIn } from "../../text/positions.js";
import { generatedKey } from "../generated-file.js";
import type { Trace } from "./trace.js";

/** A source map, version 3, of a generated text. `sourcePath` gives a C# file as the map names it. */
export function sourceMapText(
  file: string,
  text: string,
  traces: readonly Trace[],
  sourcePath: (file: string) => string,
): string {
  const sources: string[] = [];
  const indexOf = (path: string): number => {
    const name = sourcePath(path);
    if (!sources.includes(name)) sources.push(name);
    return sources.indexOf(name);
  };
  const mappings = mappingsText(text, traces, indexOf);
  return `${JSON.stringify({ version: 3, file, sources, names: [], mappings, [generatedKey]: true })}\n`;
}

/** One field where there is no source, four where there is one; each is the difference to the one before. */
function mappingsText(text: string, traces: readonly Trace[], indexOf: (path: string) => number): string {
  const lineStarts = lineStartsIn(text);
  let mappings = "";
  let line = 0;
  const before = { offset: -1, column: 0, source: 0, sourceLine: 0, sourceColumn: 0 };
  let isFirst = true;
  for (const { offset, source } of [...traces].sort((a, b) => a.offset - b.offset)) {
    // The first trace of a character is the one that counts.
    if (offset === before.offset) continue;
    before.offset = offset;
    while (offset >= (lineStarts[line + 1] ?? Number.POSITIVE_INFINITY)) {
      mappings += ";";
      line++;
      before.column = 0;
      isFirst = true;
    }
    const column = offset - (lineStarts[line] ?? 0);
    mappings += `${isFirst ? "" : ","}${variableLength(column - before.column)}`;
    isFirst = false;
    before.column = column;
    if (source === undefined) continue;
    const index = indexOf(source.file);
    mappings +=
      variableLength(index - before.source) +
      variableLength(source.line - 1 - before.sourceLine) +
      variableLength(source.column - 1 - before.sourceColumn);
    before.source = index;
    before.sourceLine = source.line - 1;
    before.sourceColumn = source.column - 1;
  }
  return mappings;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base 64, five bits a digit, the lowest first; the sign is the lowest bit. */
function variableLength(value: number): string {
  let remaining = value < 0 ? -value * 2 + 1 : value * 2;
  let text = "";
  do {
    const digit = remaining % 32;
    remaining = Math.floor(remaining / 32);
    text += digits.charAt(remaining > 0 ? digit + 32 : digit);
  } while (remaining > 0);
  return text;
}
