/** A JSON value as a default, an example or a constant. Numbers beyond double precision are kept as text by their readers. */
// biome-ignore lint/plugin: a value as JSON.parse makes it; nothing looks up a key in it
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export function isJsonList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Undefined where the text is not JSON. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
