/** Calls of `string` whose answer follows from constants: what route attributes put their templates together with. */
import type { Constant } from "../binding/symbols/symbols.js";

/** `text.TrimStart('/')`; undefined where it is not such a call, or throws. */
export function stringCall(
  text: string,
  method: string,
  given: readonly (Constant | undefined)[],
): Constant | undefined {
  const texts = given.map((one) => (one?.kind === "string" || one?.kind === "char" ? one.value : undefined));
  const numbers = given.map((one) => (one?.kind === "integer" ? Number(one.value) : undefined));
  const [first, second] = texts;
  const made = (value: string): Constant => ({ kind: "string", value });
  switch (method) {
    case "ToString":
      return given.length === 0 ? made(text) : undefined;
    case "ToLower":
    case "ToLowerInvariant":
      return made(text.toLowerCase());
    case "ToUpper":
    case "ToUpperInvariant":
      return made(text.toUpperCase());
    case "Trim":
    case "TrimStart":
    case "TrimEnd": {
      const marks = charsOf(given);
      if (marks === undefined) return undefined;
      const isMark = (mark: string | undefined): boolean =>
        mark !== undefined && (marks.length === 0 ? /\s/.test(mark) : marks.includes(mark));
      let start = 0;
      let end = text.length;
      if (method !== "TrimEnd") while (start < end && isMark(text[start])) start++;
      if (method !== "TrimStart") while (end > start && isMark(text[end - 1])) end--;
      return made(text.slice(start, end));
    }
    case "Replace":
      return first !== undefined && second !== undefined && first !== ""
        ? made(text.replaceAll(first, second))
        : undefined;
    case "Substring": {
      const [start, length] = numbers;
      if (start === undefined || start < 0 || start > text.length) return undefined;
      if (given.length === 1) return made(text.slice(start));
      return length === undefined || length < 0 || start + length > text.length
        ? undefined
        : made(text.slice(start, start + length));
    }
    default:
      return undefined;
  }
}

/** Characters, one by one or as an array. */
function charsOf(given: readonly (Constant | undefined)[]): readonly string[] | undefined {
  const chars = given.flatMap((one): readonly (Constant | undefined)[] =>
    one?.kind === "array" ? one.elements : [one],
  );
  const texts = chars.flatMap((one) => (one?.kind === "char" || one?.kind === "string" ? [one.value] : []));
  return texts.length === chars.length ? texts.flatMap((one) => [...one]) : undefined;
}
