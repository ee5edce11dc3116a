import { diagnostic } from "../../diagnostics/diagnostic.js";
import { hasKey, isMap, type Node, placeOf } from "../document/node.js";
import type { SchemaView } from "../schemas/schema-view.js";
import type { SchemaNotes } from "./notes.js";
import type { SchemaReading } from "./schema-reading.js";

/**
 * Reports a schema without `type` that a keyword alone makes a list, an object, a string or a number. Such keywords say nothing of other values, which the
 * document then allows too. `properties` is not reported: everybody means an object by it.
 */
export function tellMissingType(
  reading: SchemaReading,
  view: SchemaView,
  what: "list" | "object" | "string" | "number",
  notes: SchemaNotes,
): void {
  if (view.types.length > 0 || [...view.properties.values()].some((schema) => !isAnything(schema))) return;
  const keyword = keywords[what].find((name) => hasKey(view.node, name));
  if (keyword === undefined) return;
  const read = `${what === "object" ? "an" : "a"} ${what}`;
  reading.sink.report(diagnostic("schemaWithoutType", placeOf(view.node, keyword), { keyword, what: read }));
  notes.push(`type: there is none; because of ${keyword} it is read as ${read}`);
}

/** A key without a schema, which `required` alone names. */
function isAnything(schema: Node): boolean {
  return isMap(schema) && schema.keys.length === 0;
}

const keywords = {
  list: ["items", "prefixItems"],
  string: ["format", "minLength", "maxLength", "pattern", "contentEncoding", "contentMediaType"],
  number: ["format"],
  object: ["additionalProperties", "unevaluatedProperties", "patternProperties", "required"],
} as const;
