/** How a value travels outside of JSON, by its style. https://spec.openapis.org/oas/v3.1.1.html#style-values */
import { isObject } from "../json.js";
import type { SentValue } from "./document-operations.js";

/** Keys and texts; undefined where the styles do not say how (an object inside an object). */
export function textsOf(
  sent: SentValue,
  value: unknown,
): readonly (readonly [key: string, text: string])[] | undefined {
  const { name, place, style, explode, isJson } = sent;
  if (isJson) return [[name, JSON.stringify(value)]];
  if (style === "deepObject") return deepTexts(name, value);
  if (Array.isArray(value)) {
    const items = value.map(scalarText);
    if (!items.every(isText)) return undefined;
    if (explode && (place === "query" || place === "form")) return items.map((item) => [name, item]);
    return [[name, items.join(separatorOf(style))]];
  }
  if (isObject(value)) {
    if (place === "form") return undefined;
    const pairs = Object.entries(value).map(([key, inner]) => [key, scalarText(inner)] as const);
    const known = pairs.flatMap(([key, text]) => (text === undefined ? [] : [[key, text] as const]));
    if (known.length < pairs.length) return undefined;
    if (place === "query" && explode) return known;
    return [[name, known.map(([key, text]) => (explode ? `${key}=${text}` : `${key},${text}`)).join(",")]];
  }
  const text = scalarText(value);
  return text === undefined ? undefined : [[name, text]];
}

function deepTexts(name: string, value: unknown): readonly (readonly [string, string])[] | undefined {
  if (!isObject(value)) {
    const text = scalarText(value);
    return text === undefined ? undefined : [[name, text]];
  }
  const inner = Object.entries(value).map(([key, one]) => deepTexts(`${name}[${key}]`, one));
  return inner.every((one) => one !== undefined) ? inner.flat() : undefined;
}

function separatorOf(style: string): string {
  return style === "spaceDelimited" ? " " : style === "pipeDelimited" ? "|" : ",";
}

function scalarText(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;
}

function isText(text: string | undefined): text is string {
  return text !== undefined;
}
