import { type Json, type JsonObject, objectOf } from "../text/json.js";

export type OpenApiVersion = "3.0" | "3.1" | "3.2";

/**
 * What the versions say differently. 3.0 has a JSON Schema dialect of its own; 3.1 and 3.2 use JSON Schema 2020-12.
 * https://spec.openapis.org/oas/v3.0.4.html#schema-object and https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export interface SchemaDialect {
  /** The key of webhooks, which 3.0 does not have. */
  readonly webhooks: "webhooks" | "x-webhooks";
  /** The value of the `openapi` field. */
  readonly version: string;
  readonly nullable: (schema: JsonObject) => JsonObject;
  /** A reference with more said beside it. */
  readonly beside: (reference: JsonObject, siblings: JsonObject) => JsonObject;
  readonly literal: (value: string | number | boolean) => JsonObject;
  readonly bound: (which: "Minimum" | "Maximum", value: number | bigint) => JsonObject;
  readonly base64: JsonObject;
  /** For a union with a variant that carries no tag: only 3.2 can name the default. */
  readonly defaultMapping: boolean;
  readonly mutualTls: boolean;
  /** What 3.2 brought: QUERY and other methods, schemas of the items of sequences, the device flow, and more. */
  readonly since32: boolean;
}

/** Keys that 3.2 brought; before, they are extensions, under the names that the registry of OpenAPI gives them. */
export function newerKeys(
  dialect: SchemaDialect,
  ...entries: readonly (readonly [key: string, value: Json | undefined])[]
): JsonObject {
  return objectOf(
    dialect.since32 ? entries : entries.map(([key, value]) => [`x-oai-${key.replace("$", "")}`, value] as const),
  );
}
