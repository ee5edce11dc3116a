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
  options: { readonly padding?: string; readonly trailing?: boolean } = {},
): string {
  if (items.length === 0) return `${open}${close}`;
  const padding = options.padding ?? "";
  const oneLine = `${open}${padding}${items.join(", ")}${padding}${close}`;
  // An item that broke by itself may end what comes before the list.
  const shown = oneLine.slice(oneLine.lastIndexOf("\n", open.length) + 1);
  if (shown.length <= lineWidth && !shown.includes("\n")) return oneLine;
  // TypeScript takes no comma behind the last type argument.
  const end = options.trailing === false ? "" : ",";
  return `${open}\n${indent(`${items.join(",\n")}${end}`)}\n${close}`;
}

/** `open a, b close` on one line, or on as few as it takes. */
export function filled(
  open: string,
  items: readonly string[],
  close: string,
  options: { readonly padding?: string } = {},
): string {
  const padding = options.padding ?? "";
  const oneLine = `${open}${padding}${items.join(", ")}${padding}${close}`;
  // It is part of something else, which may indent it.
  const width = lineWidth - 4;
  if (oneLine.length <= width) return oneLine;
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 4 <= width) lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(item);
  }
  return `${open}\n${indent(lines.join(",\n"))}\n${close}`;
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
