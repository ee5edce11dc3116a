import type { Constraints } from "../../contract/constraints.js";
import { exactNumber, type JsonObject, object } from "../text/json.js";
import type { SchemaDialect } from "./dialect.js";

export function constraintKeywords(constraints: Constraints | undefined, dialect: SchemaDialect): JsonObject {
  if (constraints === undefined) return {};
  const number = (text: string | undefined): number | bigint | undefined =>
    text === undefined ? undefined : exactNumber(text);
  const exclusive = (which: "Minimum" | "Maximum", text: string | undefined): JsonObject =>
    text === undefined ? {} : dialect.bound(which, exactNumber(text));
  return {
    ...object({
      format: constraints.format,
      minLength: constraints.minLength,
      maxLength: constraints.maxLength,
      pattern: constraints.pattern,
      minimum: number(constraints.minimum),
      maximum: number(constraints.maximum),
    }),
    ...exclusive("Minimum", constraints.exclusiveMinimum),
    ...exclusive("Maximum", constraints.exclusiveMaximum),
    ...object({
      multipleOf: number(constraints.multipleOf),
      minItems: constraints.minItems,
      maxItems: constraints.maxItems,
      uniqueItems: constraints.uniqueItems,
      minProperties: constraints.minProperties,
      maxProperties: constraints.maxProperties,
      enum: constraints.allowedValues,
    }),
  };
}
