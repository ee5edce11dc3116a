import type { Constraints } from "../../contract/constraints.js";
import { list } from "../text/layout.js";
import { regexLiteral, scalarLiteral, stringLiteral } from "../text/typescript-literal.js";
import { dotnetRegex } from "./dotnet-regex.js";

/** White space as .NET has it. */
const blank = "\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const phone = `^[${blank}\\p{Nd}.()+-]*\\p{Nd}[${blank}\\p{Nd}.()+-]*(?:(?:ext\\.?|x)[${blank}]*\\p{Nd}+)?[${blank}]*$`;
const base64 = "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$";

/** Semantic formats, as the .NET attributes check them. Others are not checked. */
const formatChecks: ReadonlyMap<string, (zod: string) => string> = new Map([
  ["email", (zod: string) => `${zod}.regex(/^[^@\\r\\n]+@[^@\\r\\n]+$/)`],
  ["uri", (zod: string) => `${zod}.regex(/^(?:https?|ftp):\\/\\//i)`],
  ["phone", (zod: string) => `${zod}.regex(${regexLiteral(phone, "iu") ?? ""})`],
  [
    "byte",
    (zod: string) => `${zod}.refine((text) => ${regexLiteral(base64) ?? ""}.test(text.replace(/[ \\t\\r\\n]/g, "")))`,
  ],
  ["credit-card", (zod: string) => `${zod}.refine(${luhn})`],
  ["ipv4", (zod: string) => `${zod}.regex(${zod}.regexes.ipv4)`],
  ["ipv6", (zod: string) => `${zod}.regex(${zod}.regexes.ipv6)`],
]);

/** The check digit of a card: every second digit from the end counts twice. */
const luhn = `(text) =>
      /^[0-9 -]*$/.test(text) &&
      [...text.replace(/[ -]/g, "")].reverse().reduce((sum, digit, at) => {
        const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
        return sum + (value > 9 ? value - 9 : value);
      }, 0) % 10 === 0`;

export function stringChecks(constraints: Constraints, zod: string): readonly string[] {
  const { minLength, maxLength, notBlank, deniedValues } = constraints;
  // `[RegularExpression]` lets an empty text pass: only `[Required]` and lengths speak of it.
  const pattern = constraints.pattern === undefined ? undefined : dotnetRegex(`^$|${constraints.pattern}`);
  const format = constraints.format === undefined ? undefined : formatChecks.get(constraints.format)?.(zod);
  return [
    // .NET counts the units of UTF-16, as `length` does.
    ...(minLength === undefined ? [] : [`${zod}.refine((text) => text.length >= ${minLength})`]),
    ...(maxLength === undefined ? [] : [`${zod}.refine((text) => text.length <= ${maxLength})`]),
    ...(notBlank === true ? [`${zod}.regex(${regexLiteral(`[^${blank}]`) ?? ""})`] : []),
    ...(pattern === undefined ? [] : [`${zod}.regex(${pattern})`]),
    ...(format === undefined ? [] : [format]),
    ...deniedCheck(deniedValues, "string", zod),
  ];
}

/** Dates compare as text. A moment with an offset of its own is left to the server, which knows its zone. */
export function dateChecks({ earliest, latest }: Constraints, zod: string): readonly string[] {
  const bare = '/[+-]\\d\\d:\\d\\d$/.test(text) || text.replace("Z", "")';
  return [
    ...(earliest === undefined ? [] : [`${zod}.refine((text) => ${bare} >= ${stringLiteral(earliest)})`]),
    ...(latest === undefined ? [] : [`${zod}.refine((text) => ${bare} <= ${stringLiteral(latest)})`]),
  ];
}

function deniedCheck(denied: Constraints["deniedValues"], type: "string" | "number", zod: string): readonly string[] {
  const literals = (denied ?? []).filter((value) => typeof value === type).map(scalarLiteral);
  return literals.length === 0 ? [] : [`${zod}.refine((value) => ![${literals.join(", ")}].includes(value))`];
}

/** The server counts bytes, and JSON has their base64. */
export function byteChecks({ minLength, maxLength }: Constraints, zod: string): readonly string[] {
  const size = "(text) => (text.length / 4) * 3 - (/=*$/.exec(text)?.[0].length ?? 0)";
  return [
    ...(minLength === undefined ? [] : [`${zod}.refine(${size} >= ${minLength})`]),
    ...(maxLength === undefined ? [] : [`${zod}.refine(${size} <= ${maxLength})`]),
  ];
}

export function numberChecks(constraints: Constraints, zod: string): readonly string[] {
  return [
    ...boundCheck(`${zod}.gte`, constraints.minimum),
    ...boundCheck(`${zod}.lte`, constraints.maximum),
    ...boundCheck(`${zod}.gt`, constraints.exclusiveMinimum),
    ...boundCheck(`${zod}.lt`, constraints.exclusiveMaximum),
    ...boundCheck(`${zod}.multipleOf`, constraints.multipleOf),
    ...deniedCheck(constraints.deniedValues, "number", zod),
  ];
}

export function arrayChecks(constraints: Constraints, zod: string): readonly string[] {
  const unique = "(items) => new Set(items.map((item) => JSON.stringify(item))).size === items.length";
  return [
    ...lengthChecks(constraints.minItems, constraints.maxItems, zod),
    ...(constraints.uniqueItems === true ? [`${zod}.refine(${unique})`] : []),
  ];
}

export function mapChecks(constraints: Constraints, zod: string): readonly string[] {
  const size = "(value) => Object.keys(value).length";
  return [
    ...(constraints.minProperties === undefined ? [] : [`${zod}.refine(${size} >= ${constraints.minProperties})`]),
    ...(constraints.maxProperties === undefined ? [] : [`${zod}.refine(${size} <= ${constraints.maxProperties})`]),
  ];
}

/** The allowed values that the type can hold at all; null is the nullable's business. */
export function allowedLiterals(constraints: Constraints, type: "string" | "number" | "boolean"): readonly string[] {
  return (constraints.allowedValues ?? []).filter((value) => typeof value === type).map(scalarLiteral);
}

export function checked(schema: string, checks: readonly string[]): string {
  return checks.length === 0 ? schema : list(`${schema}.check(`, checks, ")");
}

function lengthChecks(minimum: number | undefined, maximum: number | undefined, zod: string): readonly string[] {
  return [
    ...(minimum === undefined ? [] : [`${zod}.minLength(${minimum})`]),
    ...(maximum === undefined ? [] : [`${zod}.maxLength(${maximum})`]),
  ];
}

function boundCheck(check: string, bound: string | undefined): readonly string[] {
  const value = bound === undefined || bound.trim() === "" ? Number.NaN : Number(bound);
  return Number.isFinite(value) ? [`${check}(${value})`] : [];
}
