/** Parts of a document may be of any shape: a judge asks what one is before it looks inside. */

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** The value where it is an object, and one without keys where it is not. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Documents write other things where a list belongs. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** The value under a key of an object or at a place of a list; never what every JavaScript object has. */
export function memberOf(value: unknown, key: string): unknown {
  if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return undefined;
  return Array.isArray(value) ? value[Number(key)] : objectOf(value)[key];
}

/** Of a JSON pointer: `~1` is a slash, `~0` a tilde. */
export function pointerKey(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}

export function pointerPart(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A percent sign that encodes nothing is itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a pattern fits a text; `otherwise` where it is none that JavaScript reads. */
export function fits(pattern: unknown, text: string, otherwise: boolean): boolean {
  return patternOf(String(pattern))?.test(text) ?? otherwise;
}

/**
 * Many documents escape signs that mean nothing special (`\_`, `\#`), which JavaScript reads only without its flag for Unicode, and
 * some have the anchors of other languages.
 */
export function patternOf(pattern: string): RegExp | undefined {
  const lenient = pattern.replaceAll("\\A", "^").replaceAll(/\\[Zz]/g, "$$");
  for (const [text, flags] of [
    [pattern, "u"],
    [lenient, ""],
  ] as const) {
    try {
      return new RegExp(text, flags);
    } catch {
      // The next reading is more lenient; what is not a pattern at all stays undefined.
    }
  }
  return undefined;
}
