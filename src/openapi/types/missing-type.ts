import { diagnostic } from "../../diagnostics/diagnostic.js";
import { hasKey, placeOf } from "../document/node.js";
import type { SchemaView } from "../schemas/schema-view.js";
import type { SchemaNotes } from "./notes.js";
import type { SchemaReading } from "./schema-reading.js";

/**
 * Reports a schema without `type` that a keyword alone makes a list or an object. Such keywords say nothing of other values, which the
 * document then allows too. `properties` is told from nothing: everybody means an object by it.
 */
export function tellMissingType(
  reading: SchemaReading,
  view: SchemaView,
  what: "list" | "object",
  notes: SchemaNotes,
): void {
  if (view.types.length > 0 || view.properties.size > 0) return;
  const keyword = keywords[what].find((name) => hasKey(view.node, name));
  if (keyword === undefined) return;
  const read = what === "list" ? "a list" : "an object";
  reading.sink.report(diagnostic("schemaWithoutType", placeOf(view.node, keyword), { keyword, what: read }));
  notes.push(`type: there is none; because of ${keyword} it is read as ${read}`);
}

const keywords = {
  list: ["items", "prefixItems"],
  object: ["additionalProperties", "unevaluatedProperties", "patternProperties", "required"],
} as const;
