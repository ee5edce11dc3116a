import type { Constraints } from "../../contract/constraints.js";
import { list } from "../text/layout.js";
import { regexLiteral, scalarLiteral } from "../text/typescript-literal.js";

/** Semantic formats, no stricter than the .NET attributes they come from. Others are not checked. */
const formatPatterns: ReadonlyMap<string, (zod: string) => string> = new Map([
  ["email", () => "/^[^@]+@[^@]+$/"],
  ["uri", () => "/^[A-Za-z][A-Za-z0-9+.-]*:/"],
  ["ipv4", (zod: string) => `${zod}.regexes.ipv4`],
  ["ipv6", (zod: string) => `${zod}.regexes.ipv6`],
]);

export function stringChecks(constraints: Constraints, zod: string): readonly string[] {
  // `[RegularExpression]` accepts an empty text: only `[Required]` and lengths refuse it.
  const pattern = constraints.pattern === undefined ? undefined : regexLiteral(`^$|${constraints.pattern}`);
  const format = constraints.format === undefined ? undefined : formatPatterns.get(constraints.format)?.(zod);
  return [
    ...lengthChecks(constraints.minLength, constraints.maxLength, zod),
    ...(pattern === undefined ? [] : [`${zod}.regex(${pattern})`]),
    ...(format === undefined ? [] : [`${zod}.regex(${format})`]),
  ];
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
