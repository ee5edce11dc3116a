import type { JsonValue } from "../../contract/json-value.js";

/** A JSON document as a file: two spaces, a final newline, keys in the order they were given. */
export function jsonText(value: JsonValue): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
