import type { Constraints } from "../../contract/constraints.js";
import type { JsonValue } from "../../contract/json-value.js";
import { capitalized } from "../../contract/names/camel-case.js";
import type { PrimitiveName, PrimitiveUse } from "../../contract/type-use.js";
import { isNumber, numberType } from "../../contract/values/numbers.js";

/** What a declared text must look like to be used; of other primitives any text is used. */
const formats: ReadonlyMap<PrimitiveName, RegExp> = new Map<PrimitiveName, RegExp>([
  ["char", /^.$/s],
  ["guid", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ["version", /^\d+(\.\d+){1,3}$/],
  ["dateTime", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/],
  ["dateTimeOffset", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)$/],
  ["date", /^\d{4}-\d\d-\d\d$/],
  ["time", /^\d\d:\d\d:\d\d(\.\d{1,7})?$/],
  ["duration", /^-?(\d+\.)?\d\d:\d\d:\d\d(\.\d{7})?$/],
  ["bytes", /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/],
]);

/** A value of the primitive that says where it comes from: the same for the same name, in every run. */
export function primitiveExample(
  use: PrimitiveUse,
  name: string,
  constraints: Constraints = {},
  declared?: JsonValue,
): string | number | boolean {
  if (isValue(use, declared)) return declared;
  const allowed = constraints.allowedValues?.find((value) => value !== null && isValue(use, value));
  if (allowed !== undefined && allowed !== null) return allowed;
  const seed = seedOf(name);
  if (isNumber(use.name)) {
    const value = numberWithin(seed % 100, constraints, numberType(use.name).whole);
    return use.asString === true ? String(value) : value;
  }
  switch (use.name) {
    case "boolean":
      return true;
    case "char":
      return (/[a-z]/i.exec(name)?.[0] ?? "a").toLowerCase();
    case "guid":
      return `${hex(seed, 8)}-${hex(seed * 7, 4)}-4${hex(seed * 13, 3)}-8${hex(seed * 17, 3)}-${hex(seed * 31, 12)}`;
    case "uri":
      return `https://example.com/${encodeURIComponent(name.toLowerCase())}`;
    case "version":
      return `1.${seed % 10}.0`;
    case "dateTime":
      return `${day(seed)}T${hour(seed)}:30:00Z`;
    case "dateTimeOffset":
      return `${day(seed)}T${hour(seed)}:30:00+00:00`;
    case "date":
      return day(seed);
    case "time":
      return `${hour(seed)}:30:00`;
    case "duration":
      return `${hour(seed)}:30:00`;
    case "bytes":
      return "dGVub24=";
    default:
      return textWithin(name, constraints);
  }
}

function isValue(use: PrimitiveUse, value: JsonValue | undefined): value is string | number | boolean {
  if (use.name === "boolean") return typeof value === "boolean";
  if (isNumber(use.name)) {
    if (use.asString === true) return typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
    const { whole, minimum, maximum } = numberType(use.name);
    return (
      typeof value === "number" &&
      (!whole || Number.isInteger(value)) &&
      value >= Number(minimum) &&
      value <= Number(maximum)
    );
  }
  return typeof value === "string" && (formats.get(use.name)?.test(value) ?? true);
}

function numberWithin(preferred: number, constraints: Constraints, whole: boolean): number {
  const step = constraints.multipleOf === undefined ? 1 : Number(constraints.multipleOf) || 1;
  const least = Math.max(bound(constraints.minimum, -Infinity), bound(constraints.exclusiveMinimum, -Infinity) + step);
  const most = Math.min(bound(constraints.maximum, Infinity), bound(constraints.exclusiveMaximum, Infinity) - step);
  const near = Math.min(Math.max(preferred, least), most);
  const stepped = Math.ceil(near / step) * step;
  const value = stepped > most ? stepped - step : stepped;
  return whole ? Math.trunc(value) : value;
}

function bound(text: string | undefined, otherwise: number): number {
  const value = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : otherwise;
}

/** `dueDate` → `Due date`; as long as it has to be. */
function textWithin(
  name: string,
  { minLength = 0, maxLength = Math.max(200, minLength), format }: Constraints,
): string {
  const words = name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const word = words.replaceAll(" ", "-") || "text";
  const text =
    format === "email"
      ? `${word}@example.com`
      : format === "uri"
        ? `https://example.com/${encodeURIComponent(word)}`
        : format === "ipv4"
          ? "192.0.2.1"
          : format === "phone"
            ? "+1 555 0100"
            : words === ""
              ? "Text"
              : capitalized(words);
  return text.padEnd(Math.min(minLength, longestPadded), ".").slice(0, Math.max(maxLength, 0));
}

/** Of what has to be longer, no generated file can hold an example. */
const longestPadded = 1_000_000;

/** FNV-1a: any number would do that is the same tomorrow. */
function seedOf(name: string): number {
  let seed = 0x811c9dc5;
  for (const character of name) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return seed >>> 0;
}

function hex(seed: number, digits: number): string {
  return Math.abs(seed).toString(16).padStart(digits, "0").slice(-digits);
}

function day(seed: number): string {
  return `2024-${String((seed % 12) + 1).padStart(2, "0")}-${String((seed % 28) + 1).padStart(2, "0")}`;
}

function hour(seed: number): string {
  return String((seed % 10) + 8).padStart(2, "0");
}
