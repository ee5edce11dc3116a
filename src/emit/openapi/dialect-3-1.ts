import type { JsonObject } from "../text/json.js";
import type { SchemaDialect } from "./dialect.js";

export const dialect31: SchemaDialect = {
  version: "3.1.1",
  webhooks: "webhooks",
  nullable: (schema) => {
    if (typeof schema.type !== "string") return isAnything(schema) ? schema : { anyOf: [schema, { type: "null" }] };
    if (Array.isArray(schema.enum)) return { ...schema, type: [schema.type, "null"], enum: [...schema.enum, null] };
    return { ...schema, type: [schema.type, "null"] };
  },
  beside: (reference, siblings) => ({ ...reference, ...siblings }),
  literal: (value) => ({ type: typeof value, const: value }),
  bound: (which, value) => ({ [`exclusive${which}`]: value }),
  base64: { type: "string", format: "byte", contentEncoding: "base64" },
  defaultMapping: false,
  mutualTls: true,
  since32: false,
};

function isAnything(schema: JsonObject): boolean {
  return Object.keys(schema).every((key) => key.startsWith("x-"));
}
