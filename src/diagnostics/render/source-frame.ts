import type { Location } from "../location.js";

/** The longest stretch of a source line that is shown; lines of generated or minified code go on for pages. */
const widest = 100;

/**
 * The source line of a diagnostic with its place underlined, for a terminal. Undefined where the line is not there (the file has
 * changed since) or the diagnostic is about the file as a whole.
 */
export function sourceFrame(location: Location, text: string): string | undefined {
  const { line, column, endLine, endColumn } = location;
  if (line === 1 && column === 1 && endLine === 1 && endColumn === 1) return undefined;
  const source = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/, line)[line - 1];
  if (source === undefined || source.trim() === "" || column > source.length + 1) return undefined;
  const end = endLine > line ? source.length + 1 : Math.min(endColumn, source.length + 1);
  const from = Math.min(source.length - source.trimStart().length, column - 1);
  const start = column - from > widest * 0.8 ? column - Math.floor(widest / 3) : from;
  const shown = source.slice(start, start + widest).trimEnd();
  const before = source.slice(start, column - 1);
  const marked = source.slice(column - 1, Math.max(end, column + 1) - 1).slice(0, widest - before.length);
  const number = String(line);
  const cut = start > from ? "…" : "";
  const ellipsis = start + widest < source.trimEnd().length ? "…" : "";
  const indent = " ".repeat(widthOf(cut + before));
  const underline = "^".repeat(Math.max(1, widthOf(marked)));
  return `  ${number} | ${cut}${printable(shown)}${ellipsis}\n  ${" ".repeat(number.length)} | ${indent}${underline}`;
}

/** A tab takes one column here, and what would steer a terminal is left out, so that the underline falls where it should. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not reach the terminal
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, " ");
}

/** Columns on a terminal: letters of East Asian scripts take two, marks above other letters none. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/\p{Mark}/u.test(character)) continue;
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
      character,
    )
      ? 2
      : character.length;
  }
  return width;
}
