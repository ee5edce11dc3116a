import type { Constraints } from "../../contract/constraints.js";
import type { JsonValue } from "../../contract/json-value.js";

/** Whether a value is within the limits that the server checks. */
export function keepsLimits(value: JsonValue, limits: Constraints): boolean {
  if (typeof value === "number") return isInRange(value, limits);
  if (typeof value === "string")
    return isBetween(value.length, limits.minLength, limits.maxLength) && fits(value, limits.pattern);
  return !Array.isArray(value) || isBetween(value.length, limits.minItems, limits.maxItems);
}

function isInRange(value: number, { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Constraints): boolean {
  return (
    !(value < Number(minimum)) &&
    !(value > Number(maximum)) &&
    !(value <= Number(exclusiveMinimum)) &&
    !(value >= Number(exclusiveMaximum))
  );
}

function isBetween(length: number, least = 0, most = Number.POSITIVE_INFINITY): boolean {
  return length >= least && length <= most;
}

/** A pattern that JavaScript does not read refuses nothing here. */
function fits(value: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return true;
  try {
    return new RegExp(pattern).test(value);
  } catch {
    return true;
  }
}
