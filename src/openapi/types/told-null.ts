import { placeOf } from "../document/node.js";
import { type Choice, waysWithNull } from "../schemas/choices.js";
import { namesNull } from "../schemas/null-in-parts.js";
import type { SchemaView } from "../schemas/schema-view.js";
import { inexpressible, type SchemaNotes } from "./notes.js";
import type { SchemaReading } from "./schema-reading.js";

/** Reports where a choice and the keywords beside it disagree about null. Null is allowed then: nobody writes it by chance. */
export function tellNull(reading: SchemaReading, view: SchemaView, choice: Choice, notes: SchemaNotes): void {
  const tell = (keyword: string, consequence: string): void =>
    inexpressible(reading.sink, notes, placeOf(view.node, keyword), keyword, consequence);
  if (view.choices.length === 0) return;
  if (waysWithNull(view, reading.views) > 1)
    tell("oneOf", "null is a value of several of its ways, which `oneOf` refuses; null is allowed here");
  else if (choice.nullable && view.types.length > 0 && !view.nullable)
    tell("type", "it refuses the null that the choice beside it allows; null is allowed here");
  else if (!choice.nullable && namesNull(view.node))
    tell("type", "it lists null, which the choice beside it refuses; null is allowed here");
}
