/** The width at which a list goes onto lines of its own. */
const lineWidth = 120;

/** Indents every line that has something on it by two spaces. */
export function indent(text: string): string {
  // Without empty lines, putting the spaces behind each line feed says the same and is much faster.
  if (hasEmptyLine(text) || hasOtherLineEnd(text)) return text.replace(/^(?=.)/gm, "  ");
  return `  ${text.replaceAll("\n", "\n  ")}`;
}

function hasEmptyLine(text: string): boolean {
  return text === "" || text.startsWith("\n") || text.endsWith("\n") || text.includes("\n\n");
}

function hasOtherLineEnd(text: string): boolean {
  return text.includes("\r") || text.includes("\u2028") || text.includes("\u2029");
}

/** `open a, b close` on one line, or one item a line where that is too long or an item has several lines. */
export function list(
  open: string,
  items: readonly string[],
  close: string,
  options: { readonly padding?: string } = {},
): string {
  if (items.length === 0) return `${open}${close}`;
  const padding = options.padding ?? "";
  const oneLine = `${open}${padding}${items.join(", ")}${padding}${close}`;
  if (oneLine.length <= lineWidth && !oneLine.includes("\n")) return oneLine;
  return `${open}\n${indent(`${items.join(",\n")},`)}\n${close}`;
}

/** `name = a | b`, or one member a line where that is too long. */
export function union(before: string, members: readonly string[]): string {
  const oneLine = `${before} ${members.join(" | ")};`;
  if (oneLine.length <= lineWidth && !oneLine.includes("\n")) return oneLine;
  return `${before}\n${indent(members.map((member) => `| ${member}`).join("\n"))};`;
}

/** Paragraphs with one blank line between them, and a final newline. */
export function fileText(paragraphs: readonly string[]): string {
  return `${paragraphs.filter((paragraph) => paragraph !== "").join("\n\n")}\n`;
}
