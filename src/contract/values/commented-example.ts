import { type JsonValue, parseJson } from "../json-value.js";
import { type TypeUse, withoutNull } from "../type-use.js";
import { isNumber } from "./numbers.js";

/** What comments lose: runs of blanks, all other white space, what XML does not have, and what turns text around. */
const lostInComments = / (?= )|(?! )\s|[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** An example as the `<example>` of a C# comment: a text as it is, anything else as JSON. */
export function commentedExample(value: JsonValue, type: TypeUse): string {
  const isPlain =
    typeof value === "string" && isText(type) && /^[^\s"](?:.*\S)?$/su.test(value) && value.search(lostInComments) < 0;
  return isPlain ? value : JSON.stringify(value).replace(lostInComments, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The value of an `<example>`; undefined where it is prose or code beside a type that is not text. */
export function exampleValue(text: string, type: TypeUse): JsonValue | undefined {
  const parsed = parseJson(text);
  if (isText(type)) return typeof parsed === "string" ? parsed : text;
  return parsed;
}

/** Whether all values of a type are JSON strings, as far as the use alone says. */
function isText(type: TypeUse): boolean {
  const inner = withoutNull(type);
  if (inner.kind === "literal") return typeof inner.value === "string";
  return inner.kind === "primitive" && inner.name !== "boolean" && (inner.asString === true || !isNumber(inner.name));
}
