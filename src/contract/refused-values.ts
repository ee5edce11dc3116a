import type { Constraints } from "./constraints.js";
import type { JsonValue } from "./json-value.js";

/** Whether a server that checks these limits refuses the value. */
export function refuses(constraints: Constraints, value: JsonValue): boolean {
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
function refusesText(constraints: Constraints, value: string | boolean): boolean {
  if (typeof value === "boolean") return false;
  const { minLength = 0, maxLength = value.length, earliest = value, latest = value, pattern, format } = constraints;
  if (value.length < minLength || value.length > maxLength || value < earliest || value > latest) return true;
  // [RegularExpression] lets an empty text pass.
  if (pattern !== undefined && value !== "") return !mayMatch(pattern, value);
  return format === "email" && !/^[^@]+@[^@]+$/.test(value);
}

/** A pattern that JavaScript cannot read refuses nothing here. */
function mayMatch(pattern: string, value: string): boolean {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags).test(value);
    } catch {
      // Documents have patterns that are valid only without `u`.
    }
  }
  return true;
}
