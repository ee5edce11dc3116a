import { choiceOf } from "../schemas/choices.js";
import { hasNumberType, isBrand, isEnumerable, isObject, isOpenText } from "../schemas/schema-kind.js";
import type { SchemaView } from "../schemas/schema-view.js";
import type { SchemaReading } from "./schema-reading.js";
import type { Mode } from "./schema-use.js";

/** The kind of type that a schema gets, or `use` where it has no type of its own. */
export type Kind = "enum" | "union" | "object" | "brand" | "use";

export function kindOf(reading: SchemaReading, view: SchemaView, mode: Mode): Kind {
  const { schemas, tenon, views } = reading;
  if (view.values !== undefined) {
    // A document of Tenon's names every enum; values without a name are those that an attribute allows.
    if (tenon !== undefined) return "use";
    return mode === "json" && isEnumerable(view.values) && !isOpenText(view) ? "enum" : "use";
  }
  const choice = choiceOf(view, views);
  if (choice.kind === "variants") return mode === "json" ? "union" : "use";
  if (choice.kind === "single") return "use";
  if (schemas.families.of(view) !== undefined) return "union";
  if (view.types.length > 1 && !hasNumberType(view.types)) return mode === "json" ? "union" : "use";
  if (isObject(view)) {
    if (view.properties.size > 0) return "object";
    return view.additional === false && view.patterns === undefined ? "object" : "use";
  }
  return mode === "json" && tenon === undefined && isBrand(view) ? "brand" : "use";
}
