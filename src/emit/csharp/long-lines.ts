/** Breaks the lines of generated C# that are too long to review. What is in a raw literal is JSON, and stays as it is. */

const width = 140;

export function foldLongLines(lines: readonly string[]): readonly string[] {
  if (lines.every((line) => line.length <= width)) return lines;
  let isRaw = false;
  let isCode = false;
  return lines.flatMap((line) => {
    const wasRaw = isRaw;
    if ((line.match(/"{3,}/g)?.length ?? 0) % 2 === 1) isRaw = !isRaw;
    if (/^\s*\/\/\/\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (!/^\s*\/\/\//.test(line)) isCode = false;
    if (line.length <= width || wasRaw || isRaw || isCode) return [line];
    const [indent = ""] = /^ */.exec(line) ?? [];
    const text = line.slice(indent.length);
    if (text.startsWith("///")) return foldDocumentation(indent, text);
    return text.startsWith("//") ? fold(text.slice(3), `${indent}// `) : foldCode(indent, text);
  });
}

/** An example is a value, and its spaces belong to it. */
function foldDocumentation(indent: string, text: string): readonly string[] {
  const margin = `${indent}/// `;
  const [, element, inner] = /^\/\/\/ <(summary|remarks)>(.*)<\/\1>$/.exec(text) ?? [];
  if (element !== undefined && inner !== undefined)
    return [`${margin}<${element}>`, ...foldMarkdown(inner, margin), `${margin}</${element}>`];
  return text.startsWith("/// <") ? [`${indent}${text}`] : foldMarkdown(text.slice(4), margin);
}

/** Headings, rows of tables and code are lines of their own in Markdown; elsewhere a line's end is a space. */
function foldMarkdown(text: string, margin: string): readonly string[] {
  return /^(?: {4}|\t|#|\|)| \| /.test(text) ? [`${margin}${text}`] : fold(text, margin);
}

/** What would begin something else at the start of a line: a list, a quotation, a heading, a row, HTML. */
const beginsBlock = /^(?:[-+*#|=~]|```|&[lg]t;|\d+[.)]|$| )/;

function fold(text: string, margin: string): readonly string[] {
  const lines: string[] = [];
  let start = 0;
  while (margin.length + text.length - start > width) {
    const at = lineEnd(text, start, width - margin.length);
    if (at === undefined) break;
    lines.push(`${margin}${text.slice(start, at)}`);
    start = at + 1;
  }
  return [...lines, `${margin}${text.slice(start)}`];
}

/** The last space that leaves the line short enough, or the first one behind it. */
function lineEnd(text: string, start: number, room: number): number | undefined {
  const isEnd = (at: number): boolean =>
    text[at] === " " && /^\S \S$/.test(text.slice(at - 1, at + 2)) && !beginsBlock.test(text.slice(at + 1));
  for (let at = start + room; at > start + 8; at--) if (isEnd(at)) return at;
  for (let at = start + room + 1; at < text.length; at++) if (isEnd(at)) return at;
  return undefined;
}

/** The arguments of a call or an attribute, or of a generic type, go to lines of their own. */
function foldCode(indent: string, text: string, brackets: readonly string[] = ["(", "<"]): readonly string[] {
  const tokens = tokensOf(text);
  const inner = `${indent}    `;
  const [, declared, bases] = /^(public [\w ]*(?:record|class|interface) \w+) : (.+)$/.exec(text) ?? [];
  if (declared !== undefined && bases !== undefined)
    return [`${indent}${declared}`, ...foldArguments(splitArguments(tokensOf(`: ${bases}`)), "", inner)];
  const [bracket, ...others] = brackets.filter((one) => tokens.includes(one));
  if (bracket === undefined) {
    // Behind the sign of a property's value, or before its name.
    const at = text.includes(" = ") ? text.indexOf(" = ") + 2 : / \S+ \{ get;/.exec(text)?.index;
    return at === undefined
      ? [`${indent}${text}`]
      : [`${indent}${text.slice(0, at)}`, ...literal(text.slice(at + 1), inner)];
  }
  const open = tokens.indexOf(bracket);
  const close = closing(tokens, open);
  const head = `${indent}${tokens.slice(0, open + 1).join("")}`;
  const heads = head.length > width ? foldCode(indent, head.trimStart(), others) : [head];
  const args = splitArguments(tokens.slice(open + 1, close));
  const lines = foldArguments(args, tokens.slice(close).join(""), inner);
  const last = lines.at(-1) ?? "";
  const name = / \S+ =$/.exec(last)?.index;
  if (last.length > width && name !== undefined)
    lines.splice(-1, 1, last.slice(0, name), `${inner}${last.slice(name + 1)}`);
  return [...heads, ...lines];
}

function foldArguments(args: readonly string[], tail: string, indent: string): string[] {
  const lines: string[] = [];
  for (const [at, arg] of args.entries()) {
    const item = `${arg}${at === args.length - 1 ? tail : ","}`;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + item.length <= width) lines[lines.length - 1] = `${last} ${item}`;
    else lines.push(...literal(item, indent));
  }
  return lines;
}

/** Names, signs and literals; a literal is one token, whatever is in it. */
function tokensOf(text: string): readonly string[] {
  return text.match(/"{3,}.*?"{3,}|@"(?:[^"]|"")*"|"(?:\\.|[^"\\])*"|[^"(<>),[\]]|[(<>),[\]]|"/gu) ?? [];
}

function isOneOf(signs: string): (token: string) => boolean {
  return (token) => token.length === 1 && signs.includes(token);
}

function closing(tokens: readonly string[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (isOneOf("(<[")(tokens[at] ?? "")) depth++;
    else if (isOneOf(")>]")(tokens[at] ?? "") && --depth === 0) return at;
  }
  return tokens.length;
}

function splitArguments(tokens: readonly string[]): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const token of tokens) {
    if (isOneOf("(<[")(token)) depth++;
    else if (isOneOf(")>]")(token)) depth--;
    if (token === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts.map((one) => one.trim());
}

/** One argument, with what ends it; a long text in pieces, at its own line ends and at spaces. */
function literal(item: string, indent: string): readonly string[] {
  if (item.startsWith('@"')) return verbatim(item, indent);
  const [, body, end = ""] = /^"((?:\\.|[^"\\])*)"(.*)$/.exec(item) ?? [];
  if (indent.length + item.length <= width || body === undefined) return [`${indent}${item}`];
  const room = width - indent.length - 4 - end.length;
  const pieces: string[] = [""];
  for (const [unit] of body.matchAll(/(?:\\n|\\r| )+|(?:\\(?:u[\da-f]{4}|[^nr])|[^\\ ])+/g)) {
    const last = pieces.at(-1) ?? "";
    const isBroken = /\\n *$/.test(last) || (last !== "" && last.length + unit.length > room && last.endsWith(" "));
    if (isBroken && !/^ |^\\[nr]/.test(unit)) pieces.push(unit);
    else pieces[pieces.length - 1] = last + unit;
  }
  return pieces.map((piece, at) => `${indent}${at === 0 ? "" : "+ "}"${piece}"${at === pieces.length - 1 ? end : ""}`);
}

/** A regular expression in pieces: before a sign that alternates or opens a group where there is one. */
function verbatim(item: string, indent: string): readonly string[] {
  const [, body, end = ""] = /^@"((?:""|[^"])*)"(.*)$/.exec(item) ?? [];
  if (indent.length + item.length <= width || body === undefined) return [`${indent}${item}`];
  const room = width - indent.length - 5 - end.length;
  const pieces: string[] = [];
  let rest = body;
  while (rest.length > room) {
    const start = rest.slice(0, room + 2);
    const units = [...start.matchAll(/""|\\.|[^"]/g)].filter(({ index }) => index > 0 && index <= room);
    const last = units.findLast(({ 0: unit, index }) => index > room / 2 && "|(".includes(unit)) ?? units.at(-1);
    if (last === undefined) break;
    pieces.push(rest.slice(0, last.index));
    rest = rest.slice(last.index);
  }
  return [...pieces, rest].map(
    (piece, at) => `${indent}${at === 0 ? "" : "+ "}@"${piece}"${at === pieces.length ? end : ""}`,
  );
}
