/** Text after `|` or `>`: https://yaml.org/spec/1.2.2/#81-block-scalar-styles */
import { Char } from "../../text/char.js";

export interface BlockScalar {
  readonly value: string;
  /** The start of the line after it. */
  readonly end: number;
}

interface Header {
  readonly chomp: "clip" | "strip" | "keep";
  /** How far the text is indented; 0 where the first line decides. */
  readonly indent: number;
  readonly end: number;
}

/** From `|` or `>`, inside a collection of this indentation. Undefined for what a general reader has to decide. */
export function readBlockScalar(text: string, start: number, indent: number, folded: boolean): BlockScalar | undefined {
  const header = readHeader(text, start + 1);
  if (header === undefined) return undefined;
  let at = header.end;
  let contentIndent = header.indent === 0 ? -1 : indent + header.indent;
  let value = "";
  let emptyLines = 0;
  let deepestEmpty = 0;
  let started = false;
  let moreIndented = false;
  while (at < text.length) {
    let p = at;
    while (text.charCodeAt(p) === Char.Space) p++;
    const column = p - at;
    const first = text.charCodeAt(p);
    // Spaces beyond the indentation are text, also on a line of nothing else.
    if (first === Char.Newline && (contentIndent < 0 || column <= contentIndent)) {
      deepestEmpty = Math.max(deepestEmpty, column);
      emptyLines++;
      at = p + 1;
      continue;
    }
    if (contentIndent < 0) {
      if (column <= indent) break;
      if (deepestEmpty > column) return undefined;
      contentIndent = column;
    }
    if (column < contentIndent) {
      if (first === Char.Tab) return undefined;
      break;
    }
    const end = text.indexOf("\n", p);
    const spaced = column > contentIndent || first === Char.Tab;
    const isKept = !folded || spaced || moreIndented;
    if (isKept) value += "\n".repeat(started ? emptyLines + 1 : emptyLines);
    else if (emptyLines === 0) value += started ? " " : "";
    else value += "\n".repeat(emptyLines);
    moreIndented = spaced;
    value += text.slice(at + contentIndent, end);
    started = true;
    emptyLines = 0;
    at = end + 1;
  }
  if (header.chomp === "keep") value += "\n".repeat(started ? emptyLines + 1 : emptyLines);
  else if (header.chomp === "clip" && started) value += "\n";
  return { value, end: at };
}

/** `+`, `-` and a digit, then nothing but a comment. */
function readHeader(text: string, start: number): Header | undefined {
  let at = start;
  let indent = 0;
  let chomp: Header["chomp"] = "clip";
  for (; ; at++) {
    const c = text.charCodeAt(at);
    if (c === Char.Plus) chomp = "keep";
    else if (c === Char.Dash) chomp = "strip";
    else if (c > Char.Zero && c <= Char.Nine) indent = c - Char.Zero;
    else break;
  }
  const before = at;
  while (text.charCodeAt(at) === Char.Space) at++;
  const c = text.charCodeAt(at);
  if (c === Char.Hash && at > before) at = text.indexOf("\n", at);
  else if (c !== Char.Newline) return undefined;
  return { chomp, indent, end: at + 1 };
}
