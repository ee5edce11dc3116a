import type { Constraints } from "../../contract/constraints.js";
import { get, getNumberText, type MapNode } from "../document/node.js";

/** Validation keywords of one schema object, all versions: a boolean `exclusiveMinimum` is 2.0/3.0, a number is 3.1. */
export function constraintsOf(schema: MapNode): Constraints {
  const minimum = getNumberText(schema, "minimum");
  const maximum = getNumberText(schema, "maximum");
  const aboveMinimum = get(schema, "exclusiveMinimum") === true;
  const belowMaximum = get(schema, "exclusiveMaximum") === true;
  const pattern = get(schema, "pattern");
  return compact({
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
    uniqueItems: get(schema, "uniqueItems") === true ? true : undefined,
    minProperties: count(schema, "minProperties"),
    maxProperties: count(schema, "maxProperties"),
  });
}

function count(schema: MapNode, key: string): number | undefined {
  const value = get(schema, key);
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}

type Loose<T> = { -readonly [K in keyof T]: T[K] | undefined };

/** Drops the keys that are undefined. */
export function compact<T extends object>(values: Loose<T>): T {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) if (value !== undefined) result[key] = value;
  return result as T;
}

/** The constraints that make sense for a kind of value; the others say nothing there (JSON Schema, section 6). */
export function constraintsFor(
  kind: "string" | "number" | "array" | "object",
  all: Constraints,
): Constraints | undefined {
  const chosen =
    kind === "string"
      ? compact<Constraints>({
          minLength: all.minLength === 0 ? undefined : all.minLength,
          maxLength: all.maxLength,
          pattern: all.pattern,
        })
      : kind === "number"
        ? compact<Constraints>({
            minimum: all.minimum,
            maximum: all.maximum,
            exclusiveMinimum: all.exclusiveMinimum,
            exclusiveMaximum: all.exclusiveMaximum,
            multipleOf: all.multipleOf,
          })
        : kind === "array"
          ? compact<Constraints>({
              minItems: all.minItems === 0 ? undefined : all.minItems,
              maxItems: all.maxItems,
              uniqueItems: all.uniqueItems,
            })
          : compact<Constraints>({
              minProperties: all.minProperties === 0 ? undefined : all.minProperties,
              maxProperties: all.maxProperties,
            });
  return Object.keys(chosen).length === 0 ? undefined : chosen;
}
