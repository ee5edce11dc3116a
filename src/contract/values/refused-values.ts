import type { Constraints } from "../constraints.js";
import type { JsonValue } from "../json-value.js";
import { matchesPattern } from "./pattern-match.js";

/** Whether a server that checks these limits refuses the value; undefined where its pattern cannot be tried in bounds. */
export function refuses(constraints: Constraints, value: JsonValue): boolean | undefined {
  const { allowedValues, deniedValues } = constraints;
  if (Array.isArray(value))
    return value.length < (constraints.minItems ?? 0) || value.length > (constraints.maxItems ?? value.length);
  if (typeof value === "object") return false;
  if (allowedValues !== undefined && !allowedValues.includes(value)) return true;
  if (deniedValues?.includes(value) === true) return true;
  return typeof value === "number" ? refusesNumber(constraints, value) : refusesText(constraints, value);
}

function refusesNumber(constraints: Constraints, value: number): boolean {
  const { minimum = value, maximum = value, exclusiveMinimum, exclusiveMaximum } = constraints;
  if (value < Number(minimum) || value > Number(maximum)) return true;
  return (
    (exclusiveMinimum !== undefined && value <= Number(exclusiveMinimum)) ||
    (exclusiveMaximum !== undefined && value >= Number(exclusiveMaximum))
  );
}

/** Dates are compared as text: both have the form that JSON gives them. */
function refusesText(constraints: Constraints, value: string | boolean): boolean | undefined {
  if (typeof value === "boolean") return false;
  const { minLength = 0, maxLength = value.length, earliest = value, latest = value, pattern, format } = constraints;
  if (value.length < minLength || value.length > maxLength || value < earliest || value > latest) return true;
  // [RegularExpression] lets an empty text pass.
  if (pattern !== undefined && value !== "") {
    const matches = matchesPattern(pattern, value);
    return matches === undefined ? undefined : !matches;
  }
  const form = format === undefined ? undefined : checkedForms.get(format);
  return form !== undefined && !form.test(value);
}

/** What `[EmailAddress]`, `[Url]` and `[Phone]` ask for at the least; an empty text is none of them. */
const checkedForms: ReadonlyMap<string, RegExp> = new Map([
  ["email", /^[^@]+@[^@]+$/],
  ["uri", /^(https?|ftp):\/\//i],
  ["phone", /\d/],
]);
