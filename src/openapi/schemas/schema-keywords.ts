import type { Constraints } from "../../contract/constraints.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { get, getNumberText, type MapNode } from "../document/node.js";

/** Validation keywords of one schema object, all versions: a boolean `exclusiveMinimum` is 2.0/3.0, a number is 3.1. */
export function constraintsOf(schema: MapNode): Constraints {
  const minimum = getNumberText(schema, "minimum");
  const maximum = getNumberText(schema, "maximum");
  const aboveMinimum = get(schema, "exclusiveMinimum") === true;
  const belowMaximum = get(schema, "exclusiveMaximum") === true;
  const pattern = get(schema, "pattern");
  const all: Constraints = withoutUndefined({
    minLength: count(schema, "minLength"),
    maxLength: count(schema, "maxLength"),
    pattern: typeof pattern === "string" && pattern !== "" ? pattern : undefined,
    minimum: aboveMinimum ? undefined : minimum,
    maximum: belowMaximum ? undefined : maximum,
    exclusiveMinimum: aboveMinimum ? minimum : getNumberText(schema, "exclusiveMinimum"),
    exclusiveMaximum: belowMaximum ? maximum : getNumberText(schema, "exclusiveMaximum"),
    multipleOf: getNumberText(schema, "multipleOf"),
    minItems: count(schema, "minItems"),
    maxItems: count(schema, "maxItems"),
    uniqueItems: get(schema, "uniqueItems") === true ? (true as const) : undefined,
    minProperties: count(schema, "minProperties"),
    maxProperties: count(schema, "maxProperties"),
  });
  return withOneEnd(all);
}

/** Of an end that is a value itself and one that is not, the narrower: an attribute has one of them. */
function withOneEnd(all: Constraints): Constraints {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, ...rest } = all;
  const isAbove =
    exclusiveMinimum !== undefined && (minimum === undefined || difference(exclusiveMinimum, minimum) >= 0);
  const isBelow =
    exclusiveMaximum !== undefined && (maximum === undefined || difference(exclusiveMaximum, maximum) <= 0);
  return {
    ...rest,
    ...withoutUndefined(isAbove ? { exclusiveMinimum } : { minimum }),
    ...withoutUndefined(isBelow ? { exclusiveMaximum } : { maximum }),
  };
}

/** Below zero where the first of two written numbers is smaller, above where it is larger. Whole ones are compared in every digit. */
function difference(a: string, b: string): number {
  const isWhole = /^-?\d+$/;
  if (!isWhole.test(a) || !isWhole.test(b)) return Number(a) - Number(b);
  return BigInt(a) === BigInt(b) ? 0 : BigInt(a) < BigInt(b) ? -1 : 1;
}

/** Two limits that no value keeps. */
export interface Contradiction {
  readonly keyword: string;
  readonly consequence: string;
}

/**
 * Limits without those that no value keeps. An attribute whose ends are the wrong way around does not refuse the value: it throws,
 * and the server answers 500.
 */
export function withoutContradictions(all: Constraints): readonly [Constraints, readonly Contradiction[]] {
  let left = all;
  const contradictions: Contradiction[] = [];
  const leaveOut = (low: keyof Constraints, high: keyof Constraints): void => {
    const consequence = `${String(all[low])} is beyond ${high} ${String(all[high])}; no value is inside both, and neither is checked`;
    contradictions.push({ keyword: low, consequence });
    left = withoutUndefined({ ...left, [low]: undefined, [high]: undefined });
  };
  for (const [low, high] of counts) if ((all[low] ?? 0) > (all[high] ?? Number.POSITIVE_INFINITY)) leaveOut(low, high);
  const low = all.minimum === undefined ? "exclusiveMinimum" : "minimum";
  const high = all.maximum === undefined ? "exclusiveMaximum" : "maximum";
  const [from, to] = [all[low], all[high]];
  if (from === undefined || to === undefined) return [left, contradictions];
  const between = difference(to, from);
  const isOpen = low === "exclusiveMinimum" || high === "exclusiveMaximum";
  if (between < 0 || (between === 0 && isOpen)) leaveOut(low, high);
  return [left, contradictions];
}

const counts = [
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

function count(schema: MapNode, key: string): number | undefined {
  const value = get(schema, key);
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** What holds where both do: of two limits the narrower one. */
export function narrowest(a: Constraints, b: Constraints): Constraints {
  const both = { ...b, ...a };
  for (const key of ["minLength", "minItems", "minProperties"] as const) {
    const [x, y] = [a[key], b[key]];
    if (x !== undefined && y !== undefined) both[key] = Math.max(x, y);
  }
  for (const key of ["maxLength", "maxItems", "maxProperties"] as const) {
    const [x, y] = [a[key], b[key]];
    if (x !== undefined && y !== undefined) both[key] = Math.min(x, y);
  }
  for (const key of ["minimum", "exclusiveMinimum"] as const) {
    const [x, y] = [a[key], b[key]];
    if (x !== undefined && y !== undefined) both[key] = difference(x, y) >= 0 ? x : y;
  }
  for (const key of ["maximum", "exclusiveMaximum"] as const) {
    const [x, y] = [a[key], b[key]];
    if (x !== undefined && y !== undefined) both[key] = difference(x, y) <= 0 ? x : y;
  }
  return withOneEnd(both);
}

/** The constraints that make sense for a kind of value; the others say nothing there (JSON Schema, section 6). */
export function constraintsFor(
  kind: "string" | "number" | "array" | "object",
  all: Constraints,
): Constraints | undefined {
  const chosen =
    kind === "string"
      ? withoutUndefined({
          minLength: all.minLength === 0 ? undefined : all.minLength,
          maxLength: all.maxLength,
          pattern: all.pattern,
        })
      : kind === "number"
        ? withoutUndefined({
            minimum: all.minimum,
            maximum: all.maximum,
            exclusiveMinimum: all.exclusiveMinimum,
            exclusiveMaximum: all.exclusiveMaximum,
            multipleOf: all.multipleOf,
          })
        : kind === "array"
          ? withoutUndefined({
              minItems: all.minItems === 0 ? undefined : all.minItems,
              maxItems: all.maxItems,
              uniqueItems: all.uniqueItems,
            })
          : withoutUndefined({
              minProperties: all.minProperties === 0 ? undefined : all.minProperties,
              maxProperties: all.maxProperties,
            });
  return Object.keys(chosen).length === 0 ? undefined : chosen;
}
