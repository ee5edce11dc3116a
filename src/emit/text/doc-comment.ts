/** A JSDoc comment; undefined where there is nothing to say. Lines may hold anything a human wrote. */
export function docComment(lines: readonly string[]): string | undefined {
  const first = lines[0];
  // Most comments are one plain line.
  const isPlain = first !== undefined && lines.length === 1 && oneLine.test(first);
  const text = trimBlank(isPlain ? [escapeComment(first.trimEnd())] : lines.flatMap(splitLines).map(escapeComment));
  if (text.length === 0) return undefined;
  const only = text.length === 1 ? text[0] : undefined;
  if (only !== undefined) return `/** ${only} */`;
  return ["/**", ...text.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"].join("\n");
}

/** One line of a human's text that must not begin a JSDoc tag of its own. */
export function docText(text: string): readonly string[] {
  return splitLines(text).map((line) => line.replace(/^(\s*)@/, "$1\\@"));
}

/** The same on one line, to follow a tag. */
export function docLine(text: string): string {
  return splitLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
}

/** Printable ASCII: most comments, and nothing in them ends a line or hides. */
const oneLine = /^[ -~]*$/;

function splitLines(text: string): readonly string[] {
  if (oneLine.test(text)) return [text.trimEnd()];
  return text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).map((line) => line.trimEnd());
}

/** Control and bidirectional characters are removed: they can hide part of a comment. */
const invisible = /(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function escapeComment(line: string): string {
  const inside = line.includes("*/") ? line.replaceAll("*/", "*\\/") : line;
  return oneLine.test(inside) ? inside : inside.replace(invisible, "");
}

function trimBlank(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== "");
  const last = lines.findLastIndex((line) => line !== "");
  return first < 0 ? [] : lines.slice(first, last + 1);
}
