/**
 * A .NET pattern for JavaScript. The classes differ: in .NET `\d`, `\w` and `\s` know all of Unicode, and a dot is anything but
 * a line feed.
 */
import { regexLiteral } from "../text/typescript-literal.js";

const word = "\\p{L}\\p{Mn}\\p{Nd}\\p{Pc}";
const space = "\\f\\n\\r\\t\\v\\x85\\p{Z}";

const outside: ReadonlyMap<string, string> = new Map([
  ["d", "\\p{Nd}"],
  ["D", "\\P{Nd}"],
  ["w", `[${word}]`],
  ["W", `[^${word}]`],
  ["s", `[${space}]`],
  ["S", `[^${space}]`],
]);

const inClass: ReadonlyMap<string, string> = new Map([
  ["d", "\\p{Nd}"],
  ["D", "\\P{Nd}"],
  ["w", word],
  ["s", space],
]);

/** The pattern as a literal; unchanged where it cannot be translated. */
export function dotnetRegex(pattern: string): string | undefined {
  const translated = translate(pattern);
  const exact = translated === undefined ? undefined : regexLiteral(translated, "u");
  return exact ?? regexLiteral(pattern);
}

function translate(pattern: string): string | undefined {
  let text = "";
  let isInClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at] ?? "";
    if (character === "\\") {
      const escaped = translateEscape(pattern[++at] ?? "", isInClass);
      if (escaped === undefined) return undefined;
      text += escaped;
      continue;
    }
    if (isInClass ? character === "]" : character === "[") isInClass = !isInClass;
    text += character === "." && !isInClass ? "[^\\n]" : character;
  }
  return text;
}

function translateEscape(character: string, isInClass: boolean): string | undefined {
  const translation = (isInClass ? inClass : outside).get(character);
  if (translation !== undefined) return translation;
  if (/[WS]/.test(character)) return undefined;
  // With the flag for Unicode only what has a meaning may be escaped.
  if (/[^0-9A-Za-z]/.test(character))
    return /[$()*+./?[\\\]^{|}-]/.test(character) ? escapedSign(character, isInClass) : character;
  return /[nrtfv0-9xucbBpPk]/.test(character) ? `\\${character}` : undefined;
}

function escapedSign(character: string, isInClass: boolean): string {
  return character === "-" && !isInClass ? "-" : `\\${character}`;
}
