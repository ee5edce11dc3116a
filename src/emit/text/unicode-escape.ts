/** `\\uXXXX` for each UTF-16 unit: understood in strings of every language here, and in regular expressions. */
export function unicodeEscape(character: string): string {
  return Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
    .join("");
}
