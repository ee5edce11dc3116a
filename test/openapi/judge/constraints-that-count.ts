/** What a schema says of its values, without what means nothing more than its type, format or listed values say already. */
import { fits, type JsonObject } from "./json.js";

const constraintNames = [
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
];

/** Each constraint as text, by its name. */
export function constraintsOf(
  schema: JsonObject,
  type: string | undefined,
  values: readonly unknown[] | undefined,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of constraintNames) {
    const limit = schema[name];
    const counts =
      limit !== undefined &&
      limit !== false &&
      speaksOf(name, type) &&
      !isImplied(name, limit, schema.format) &&
      !isKeptByAll(name, limit, values) &&
      !(type === "integer" && isEndOf(name, limit, formatOf(type, schema.format, schema))) &&
      // A pattern that refuses the empty text says so already; .NET's attribute lets that text through.
      !(name === "minLength" && limit === 1 && !fits(schema.pattern, "", true)) &&
      // None of something is what nothing said means too.
      !(/^min(?:Length|Items|Properties)$/.test(name) && limit === 0);
    if (counts) found.set(name, name === "pattern" ? plainPattern(limit) : String(limit));
  }
  takeBound(found, "exclusiveMinimum", "minimum");
  takeBound(found, "exclusiveMaximum", "maximum");
  return found;
}

/** 3.0 says of a bound that it is exclusive; 3.1 has a bound of its own. */
function takeBound(found: Map<string, string>, exclusive: string, bound: string): void {
  if (found.get(exclusive) !== "true") return;
  const limit = found.get(bound);
  found.delete(bound);
  if (limit === undefined) found.delete(exclusive);
  else found.set(exclusive, limit);
}

const measures: ReadonlyMap<string, string> = new Map([
  ...["minLength", "maxLength", "pattern"].map((name) => [name, "string"] as const),
  ...["minItems", "maxItems", "uniqueItems"].map((name) => [name, "array"] as const),
  ...["minProperties", "maxProperties"].map((name) => [name, "object"] as const),
]);

/** A constraint says something of one type alone. */
function speaksOf(name: string, type: string | undefined): boolean {
  const owner = measures.get(name);
  return owner === undefined ? type === "number" || type === "integer" : owner === type;
}

const lengths: ReadonlyMap<unknown, readonly [shortest: number, longest: number]> = new Map([
  ["uuid", [36, 36]],
  ["guid", [36, 36]],
  ["date", [10, 10]],
  ["date-time", [20, 35]],
  ["datetime", [20, 35]],
]);

/** Lengths that every text of a format has anyway. */
function isImplied(name: string, limit: unknown, format: unknown): boolean {
  const length = lengths.get(format);
  if (length === undefined) return false;
  const [shortest, longest] = length;
  return name === "minLength" ? Number(limit) <= shortest : name === "maxLength" && Number(limit) >= longest;
}

/** A limit that all the listed values keep says nothing more. */
function isKeptByAll(name: string, limit: unknown, values: readonly unknown[] | undefined): boolean {
  if (values === undefined || values.length === 0) return false;
  return values.every((value) => {
    if (typeof value === "string") return isKeptByText(name, limit, value);
    if (typeof value !== "number") return false;
    return name === "minimum" ? value >= Number(limit) : name === "maximum" && value <= Number(limit);
  });
}

function isKeptByText(name: string, limit: unknown, text: string): boolean {
  if (name === "pattern") return fits(limit, text, false);
  const length = [...text].length;
  return name === "minLength" ? length >= Number(limit) : name === "maxLength" && length <= Number(limit);
}

/** Signs without a meaning of their own need no escape, and JavaScript allows them none. */
function plainPattern(pattern: unknown): string {
  return String(pattern).replace(/\\([\s\S])/g, (whole: string, sign: string) =>
    /[_/:#@"'&!%,;=<>~`]/.test(sign) ? sign : whole,
  );
}

const ends: ReadonlyMap<string | undefined, readonly [least: number, most: number]> = new Map([
  ["int8", [-128, 127]],
  ["uint8", [0, 255]],
  ["int16", [-32768, 32767]],
  ["uint16", [0, 65535]],
  ["int32", [-2147483648, 2147483647]],
  ["uint32", [0, 4294967295]],
  ["uint64", [0, Number(2n ** 64n)]],
]);

/** The ends of a width are what its format says already. */
function isEndOf(name: string, limit: unknown, format: string | undefined): boolean {
  const [least, most] = ends.get(format) ?? [Number(-(2n ** 63n)), Number(2n ** 63n)];
  return name === "minimum" ? Number(limit) <= least : name === "maximum" && Number(limit) >= most;
}

const sameFormats: ReadonlyMap<string, string | undefined> = new Map([
  ["datetime", "date-time"],
  ["url", "uri-reference"],
  ["guid", "uuid"],
  // System.Uri holds both.
  ["uri", "uri-reference"],
  ["base64", "byte"],
  ["long", "int64"],
  ["int", "int32"],
  ["integer", "int64"],
  ["string", undefined],
  ["number", "double"],
]);

/** The format that is meant: documents write `dateTime` and `URL` too, and leave out the width of a number. */
export function formatOf(
  type: string | undefined,
  format: unknown,
  { minimum, maximum }: JsonObject,
): string | undefined {
  const written = typeof format === "string" ? format : undefined;
  const folded = written?.toLowerCase() ?? "";
  const known = sameFormats.has(folded) ? sameFormats.get(folded) : written;
  if (type === "boolean") return undefined;
  const isNarrow = Number(minimum) >= -2147483648 && Number(maximum) <= 2147483647;
  const isBeyond = Number(maximum) > 2 ** 63;
  if (type === "integer") return known ?? (isNarrow ? "int32" : isBeyond ? "uint64" : "int64");
  if (type === "number") return known ?? "double";
  return known;
}
