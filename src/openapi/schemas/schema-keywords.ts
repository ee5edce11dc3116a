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
  return withoutUndefined({
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
}

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
    if (x !== undefined && y !== undefined) both[key] = Number(x) >= Number(y) ? x : y;
  }
  for (const key of ["maximum", "exclusiveMaximum"] as const) {
    const [x, y] = [a[key], b[key]];
    if (x !== undefined && y !== undefined) both[key] = Number(x) <= Number(y) ? x : y;
  }
  return both;
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
