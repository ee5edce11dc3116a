import type { Constraints } from "../../contract/constraints.js";
import type { Documentation } from "../../contract/documentation.js";
import type { JsonValue } from "../../contract/json-value.js";
import { type TypeUse, withoutNull } from "../../contract/type-use.js";
import type { SchemaNotes } from "./notes.js";

/** The document itself says: anything. */
export const anyUse: TypeUse = { kind: "unknown", shape: "any", reason: "freeForm" };
/** A note says why this has no type. */
export const unmappedUse: TypeUse = { kind: "unknown", shape: "any", reason: "unmapped" };

/** What one schema means at one place. */
export interface SchemaUse {
  readonly type: TypeUse;
  readonly nullable: boolean;
  readonly constraints?: Constraints;
  readonly documentation?: Documentation;
  readonly deprecated?: true;
  readonly default?: JsonValue;
  readonly example?: JsonValue;
  /** The content type of a part of JSON in a multipart form. */
  readonly part?: string;
  readonly notes: SchemaNotes;
}

/**
 * `json`: inside a JSON body. `text`: route, query, header, cookie or form, where ASP.NET parses one string: an enum there
 * would travel by its C# member names, so the document's own words are kept as allowed values of a string. `part`: a part of
 * a multipart body, which is text too, except for objects: these travel as JSON. `upload`: text, or a file; only a part can be one.
 */
export type Mode = "json" | "text" | "part" | "upload";

/** Outside JSON, a list repeats its key, so that one without items is not there at all. */
export function mayBeMissing({ type, constraints }: Pick<SchemaUse, "type" | "constraints">): boolean {
  return withoutNull(type).kind === "array" && (constraints?.minItems ?? 0) < 1;
}

export const emptyWhereMissing = "may be missing: it is an empty list then";

/** Outside JSON, what is null is not there, and what is demanded is. */
export const neverNull = "is never null: no text says so";

export function plainUse(type: TypeUse, constraints?: Constraints, notes: SchemaNotes = []): SchemaUse {
  return constraints === undefined || Object.keys(constraints).length === 0
    ? { type, nullable: false, notes }
    : { type, nullable: false, constraints, notes };
}

export function typeWithNull(use: SchemaUse): TypeUse {
  return use.nullable && use.type.kind !== "nullable" ? { kind: "nullable", inner: use.type } : use.type;
}
