import { tenonKeys } from "../../contract/tenon-keys.js";
import type { PrimitiveName, PrimitiveUse } from "../../contract/type-use.js";
import { type JsonObject, object } from "../text/json.js";
import type { SchemaDialect } from "./dialect.js";

/**
 * `format` where the OpenAPI format registry has a word; `x-tenon-primitive` where one format stands for several C# types,
 * so that the way back finds the right one. https://spec.openapis.org/registry/format/
 */
const primitives: Record<PrimitiveName, { readonly type: string; readonly format?: string; readonly exact?: true }> = {
  string: { type: "string" },
  char: { type: "string", format: "char" },
  boolean: { type: "boolean" },
  int8: { type: "integer", format: "int8" },
  uint8: { type: "integer", format: "uint8" },
  int16: { type: "integer", format: "int16" },
  uint16: { type: "integer", format: "uint16" },
  int32: { type: "integer", format: "int32" },
  uint32: { type: "integer", format: "uint32" },
  int64: { type: "integer", format: "int64" },
  uint64: { type: "integer", format: "uint64" },
  int128: { type: "integer", exact: true },
  uint128: { type: "integer", exact: true },
  float16: { type: "number", exact: true },
  float32: { type: "number", format: "float" },
  float64: { type: "number", format: "double" },
  decimal: { type: "number", format: "decimal" },
  guid: { type: "string", format: "uuid" },
  uri: { type: "string", format: "uri-reference" },
  version: { type: "string", exact: true },
  dateTime: { type: "string", format: "date-time", exact: true },
  dateTimeOffset: { type: "string", format: "date-time" },
  date: { type: "string", format: "date" },
  time: { type: "string", format: "time-local", exact: true },
  duration: { type: "string", exact: true },
  bytes: { type: "string", format: "byte" },
};

export function primitiveSchema(use: PrimitiveUse, dialect: SchemaDialect): JsonObject {
  const { type, format, exact } = primitives[use.name];
  if (use.name === "bytes") return dialect.base64;
  if (use.asString === true) return object({ type: "string", format, [tenonKeys.primitive]: use.name });
  return object({ type, format, [tenonKeys.primitive]: exact === true ? use.name : undefined });
}
