import { object } from "../text/json.js";
import type { SchemaDialect } from "./dialect.js";

export const dialect30: SchemaDialect = {
  version: "3.0.4",
  webhooks: "x-webhooks",
  nullable: (schema) => {
    if (schema.$ref !== undefined) return { nullable: true, allOf: [schema] };
    if (schema.enum !== undefined && Array.isArray(schema.enum))
      return { ...schema, nullable: true, enum: [...schema.enum, null] };
    // `nullable` counts only beside a `type`; a union says null by a variant that allows nothing else.
    if (schema.oneOf !== undefined) return { nullable: true, allOf: [schema] };
    return schema.type === undefined ? schema : { ...schema, nullable: true };
  },
  // Everything beside a $ref is ignored in 3.0.
  beside: (reference, siblings) => ({ allOf: [reference], ...siblings }),
  literal: (value) => object({ type: typeof value, enum: [value] }),
  bound: (which, value) => ({ [which.toLowerCase()]: value, [`exclusive${which}`]: true }),
  base64: { type: "string", format: "byte" },
  defaultMapping: false,
  mutualTls: false,
  since32: false,
};
