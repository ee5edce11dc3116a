export function singleQuoted(raw: string): string {
  return raw.includes("'") ? raw.replaceAll("''", "'") : raw;
}

/** https://yaml.org/spec/1.2.2/#57-escaped-characters */
const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    "0": "\0",
    a: "\x07",
    b: "\b",
    t: "\t",
    n: "\n",
    v: "\v",
    f: "\f",
    r: "\r",
    e: "\x1b",
    " ": " ",
    '"': '"',
    "/": "/",
    "\\": "\\",
    N: "\x85",
    _: "\xa0",
    L: "\u2028",
    P: "\u2029",
  }),
);

/** Undefined: an escape YAML does not know. */
export function doubleQuoted(raw: string): string | undefined {
  if (!raw.includes("\\")) return raw;
  let isValid = true;
  const value = raw.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/g,
    (_, x, u, wide, other) => {
      const code = x ?? u ?? wide;
      if (code !== undefined) {
        const point = Number.parseInt(code, 16);
        if (point <= 0x10ffff) return point > 0xffff ? String.fromCodePoint(point) : String.fromCharCode(point);
      }
      const plain = escapes.get(String(other));
      if (plain === undefined) isValid = false;
      return plain ?? "";
    },
  );
  return isValid ? value : undefined;
}

/**
 * Line folding inside quotes: a line break is a space, further empty lines are newlines, an escaped break is nothing.
 * https://yaml.org/spec/1.2.2/#731-double-quoted-style. Undefined: a mix that is left to the general reader.
 */
export function foldLines(raw: string, escapable: boolean): string | undefined {
  const lines = raw.split("\n");
  let result = "";
  let emptyLines = 0;
  let joined = true;
  for (const [position, line] of lines.entries()) {
    const last = position === lines.length - 1;
    const content = position === 0 ? line : line.replace(/^ +/, "");
    const escapedBreak = escapable && !last && /(?:^|[^\\])(?:\\\\)*\\$/.test(content);
    const trimmed = last || escapedBreak ? content : content.replace(/ +$/, "");
    if (escapable && !escapedBreak && trimmed !== content && trimmed.endsWith("\\")) return undefined;
    if (position > 0) {
      if (trimmed === "" && !last) {
        emptyLines++;
        if (joined && position > 1) return undefined;
        continue;
      }
      if (joined && emptyLines > 0) return undefined;
      if (!joined) result += emptyLines === 0 ? " " : "\n".repeat(emptyLines);
    }
    emptyLines = 0;
    joined = escapedBreak;
    result += escapedBreak ? trimmed.slice(0, -1) : trimmed;
  }
  return result;
}
