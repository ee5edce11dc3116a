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
  ["email", (zod: string) => `${zod}.email({ pattern: /^[^@\\r\\n]+@[^@\\r\\n]+$/ })`],
  ["uri", (zod: string) => `${zod}.regex(/^(?:https?|ftp):\\/\\//i, "Invalid URL")`],
  ["phone", (zod: string) => `${zod}.regex(${regexLiteral(phone, "iu") ?? ""}, "Invalid phone number")`],
  [
    "byte",
    (zod: string) => {
      const test = `(text) => ${regexLiteral(base64) ?? ""}.test(text.replace(/[ \\t\\r\\n]/g, ""))`;
      return refined(zod, test, "Invalid base64-encoded string");
    },
  ],
  ["credit-card", (zod: string) => refined(zod, luhn, "Invalid credit card number")],
  ["ipv4", (zod: string) => `${zod}.ipv4()`],
  ["ipv6", (zod: string) => `${zod}.ipv6()`],
]);

/** The check of a rule that is set. */
function checkOf<Rule>(rule: Rule | undefined, write: (rule: Rule) => string): readonly string[] {
  return rule === undefined ? [] : [write(rule)];
}

/** A check that Zod does not have, with a message in its style. */
function refined(zod: string, test: string, message: string): string {
  return `${zod}.refine(${test}, ${stringLiteral(message)})`;
}

/** The check digit of a card: every second digit from the end counts twice. */
const luhn = `(text) =>
      /^[0-9 -]*$/.test(text) &&
      [...text.replace(/[ -]/g, "")].reverse().reduce((sum, digit, at) => {
        const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
        return sum + (value > 9 ? value - 9 : value);
      }, 0) % 10 === 0`;

/** `unitCheck` gives the name of a check of the runtime. */
export function stringChecks(
  constraints: Constraints,
  zod: string,
  unitCheck: (name: "minUnits" | "maxUnits") => string,
): readonly string[] {
  const { minLength, maxLength, notBlank, deniedValues } = constraints;
  // `[RegularExpression]` lets an empty text pass: only `[Required]` and lengths reject it.
  const pattern = constraints.pattern === undefined ? undefined : dotnetRegex(`^$|${constraints.pattern}`);
  const format = constraints.format === undefined ? undefined : formatChecks.get(constraints.format);
  return [
    ...checkOf(minLength, (length) => `${unitCheck("minUnits")}(${length})`),
    ...checkOf(maxLength, (length) => `${unitCheck("maxUnits")}(${length})`),
    ...checkOf(
      notBlank,
      () => `${zod}.regex(${regexLiteral(`[^${blank}]`) ?? ""}, "Invalid string: must not be blank")`,
    ),
    ...checkOf(pattern, (literal) => `${zod}.regex(${literal})`),
    ...checkOf(format, (check) => check(zod)),
    ...deniedCheck(deniedValues, "string", zod),
  ];
}

/** Dates compare as text. A moment with an offset of its own is left to the server, which knows its zone. */
export function dateChecks({ earliest, latest }: Constraints, zod: string): readonly string[] {
  const bare = '/[+-]\\d\\d:\\d\\d$/.test(text) || text.replace("Z", "")';
  const tooEarly = `Too small: expected date to be >=${earliest}`;
  const tooLate = `Too big: expected date to be <=${latest}`;
  return [
    ...(earliest === undefined ? [] : [refined(zod, `(text) => ${bare} >= ${stringLiteral(earliest)}`, tooEarly)]),
    ...(latest === undefined ? [] : [refined(zod, `(text) => ${bare} <= ${stringLiteral(latest)}`, tooLate)]),
  ];
}

function deniedCheck(denied: Constraints["deniedValues"], type: "string" | "number", zod: string): readonly string[] {
  const literals = (denied ?? []).filter((value) => typeof value === type).map(scalarLiteral);
  if (literals.length === 0) return [];
  const test = `(value) => ![${literals.join(", ")}].includes(value)`;
  return [refined(zod, test, `Invalid input: expected none of ${literals.join("|")}`)];
}

/** The server counts bytes, and JSON has their base64. */
export function byteChecks({ minLength, maxLength }: Constraints, zod: string): readonly string[] {
  const size = "(text) => (text.length / 4) * 3 - (/=*$/.exec(text)?.[0].length ?? 0)";
  return [
    ...checkOf(minLength, (n) => refined(zod, `${size} >= ${n}`, `Too small: expected base64 of >=${n} bytes`)),
    ...checkOf(maxLength, (n) => refined(zod, `${size} <= ${n}`, `Too big: expected base64 of <=${n} bytes`)),
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
    ...checkOf(constraints.minItems, (n) => `${zod}.minLength(${n})`),
    ...checkOf(constraints.maxItems, (n) => `${zod}.maxLength(${n})`),
    ...checkOf(constraints.uniqueItems, () => refined(zod, unique, "Invalid input: expected unique items")),
  ];
}

export function mapChecks(constraints: Constraints, zod: string): readonly string[] {
  const { minProperties: least, maxProperties: most } = constraints;
  const size = "(value) => Object.keys(value).length";
  return [
    ...checkOf(least, (n) => refined(zod, `${size} >= ${n}`, `Too small: expected record to have >=${n} keys`)),
    ...checkOf(most, (n) => refined(zod, `${size} <= ${n}`, `Too big: expected record to have <=${n} keys`)),
  ];
}

/** The allowed values that the type can hold at all; null is the nullable's business. */
export function allowedLiterals(constraints: Constraints, type: "string" | "number" | "boolean"): readonly string[] {
  return (constraints.allowedValues ?? []).filter((value) => typeof value === type).map(scalarLiteral);
}

export function checked(schema: string, checks: readonly string[]): string {
  return checks.length === 0 ? schema : list(`${schema}.check(`, checks, ")");
}

function boundCheck(check: string, bound: string | undefined): readonly string[] {
  const value = bound === undefined || bound.trim() === "" ? Number.NaN : Number(bound);
  return Number.isFinite(value) ? [`${check}(${value})`] : [];
}
