/** Numbers and texts that a schema may accept. */
import { fits, type JsonObject, numberOf } from "./json.js";
import { patternText } from "./pattern-text.js";

const samples: ReadonlyMap<string, string> = new Map([
  ["date-time", "2024-05-06T07:08:09Z"],
  ["datetime", "2024-05-06T07:08:09Z"],
  ["date", "2024-05-06"],
  ["time", "07:08:09"],
  ["uuid", "0f8fad5b-d9cb-469f-a165-70867728950e"],
  ["guid", "0f8fad5b-d9cb-469f-a165-70867728950e"],
  ["uri", "https://example.com/a?b=c"],
  ["url", "https://example.com/a?b=c"],
  ["uri-reference", "/a?b=c"],
  ["email", "ada@example.com"],
  ["hostname", "example.com"],
  ["ipv4", "192.0.2.1"],
  ["ipv6", "2001:db8::1"],
  ["byte", "aGVsbG8="],
  ["base64", "aGVsbG8="],
  ["duration", "P1DT2H"],
  ["char", "c"],
  ["phone", "+1 555 0100"],
  ["credit-card", "4111111111111111"],
]);
const words = [
  "text",
  "a",
  "1",
  "abc",
  "ABC",
  "12345",
  "a1b2c3d4",
  "en",
  "en-US",
  "USD",
  "2024-05-06",
  "v1.0",
  "#ff00ff",
  "/a/b",
  "example.com",
  "+1-555",
];

export function sampleNumber(keywords: JsonObject, type: "integer" | "number", pick: number): number | undefined {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, multipleOf } = keywords;
  const low = numberOf(exclusiveMinimum) ?? numberOf(minimum);
  const high = numberOf(exclusiveMaximum) ?? numberOf(maximum);
  const isOpenLow = exclusiveMinimum !== undefined && exclusiveMinimum !== false;
  let value = [type === "integer" ? 7 : 1.5, 0, 1][pick % 3] ?? 0;
  if (high !== undefined && value > high) value = high;
  if (low !== undefined && value < low) value = low;
  if (isOpenLow && value === low) value += type === "integer" ? 1 : 0.5;
  if (type === "integer") value = Math.ceil(value);
  if (typeof multipleOf === "number" && multipleOf > 0) value = Math.ceil(value / multipleOf) * multipleOf;
  return Number.isSafeInteger(value) || type === "number" ? value : undefined;
}

export function sampleText(keywords: JsonObject, pick: number): string | undefined {
  const { format: written, contentEncoding, type, pattern } = keywords;
  const format = String(written ?? (contentEncoding === "base64" ? "byte" : "")).toLowerCase();
  if (written === "binary" || type === "file") return "text";
  const sample = samples.get(format);
  const candidates = sample === undefined ? [...words.slice(pick % 2), ...words] : [sample];
  const minLength = Number(keywords.minLength ?? 0);
  const maxLength = Number(keywords.maxLength ?? Number.POSITIVE_INFINITY);
  for (const word of candidates) {
    const text = sample === undefined ? word.padEnd(Math.min(minLength, 10_000), "x").slice(0, maxLength) : word;
    if (pattern === undefined || fits(pattern, text, true)) return text;
  }
  return [1, 0, minLength, 3]
    .map((times) => patternText(String(pattern), times))
    .find(
      (text) =>
        text !== undefined && text.length >= minLength && text.length <= maxLength && fits(pattern, text, false),
    );
}
