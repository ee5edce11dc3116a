import type { TypeUse } from "../../contract/type-use.js";
import { placeOf } from "../document/node.js";
import { isNullRefused } from "../schemas/choices.js";
import { listsRefusedNull } from "../schemas/null-in-parts.js";
import type { SchemaView } from "../schemas/schema-view.js";
import { tellInnerConstraints } from "./inner-constraints.js";
import { inexpressible, type SchemaNotes } from "./notes.js";
import type { SchemaReading } from "./schema-reading.js";
import { anyUse, type Mode, typeWithNull } from "./schema-use.js";

export function additionalType(
  reading: SchemaReading,
  view: SchemaView,
  owner: string,
  mode: Mode,
  notes: SchemaNotes,
): TypeUse | undefined {
  if (view.patterns !== undefined) {
    const patterns = view.patterns.keys.join(", ");
    inexpressible(
      reading.sink,
      notes,
      placeOf(view.patterns),
      "patternProperties",
      `keys are not checked against ${patterns}`,
    );
    return patternValues(reading, view, owner, mode);
  }
  if (view.additional === undefined || view.additional === false) return undefined;
  const use = reading.use(view.additional, `${owner}Value`, mode);
  const at = placeOf(view.node, "additionalProperties");
  notes.push(...use.notes.map((note) => `each value: ${note}`));
  tellInnerConstraints(reading, use.constraints, { at, keyword: "additionalProperties", one: "value" }, notes);
  return typeWithNull(use);
}

function patternValues(reading: SchemaReading, view: SchemaView, owner: string, mode: Mode): TypeUse {
  const values = view.patterns?.values ?? [];
  const first = values[0];
  return values.length === 1 && first !== undefined ? typeWithNull(reading.use(first, `${owner}Value`, mode)) : anyUse;
}

export function tellOdd(reading: SchemaReading, view: SchemaView, notes: SchemaNotes): void {
  const seen = new Set<string>();
  for (const { keyword, node, consequence } of view.odd) {
    if (seen.has(keyword)) continue;
    seen.add(keyword);
    inexpressible(reading.sink, notes, placeOf(node, keyword), keyword, consequence ?? "it is not checked");
  }
  if (listsRefusedNull(view))
    inexpressible(
      reading.sink,
      notes,
      placeOf(view.node, "enum"),
      "enum",
      `it lists null, which type ${view.types.join(", ")} refuses`,
    );
  if (view.values !== undefined && isNullRefused(view, reading.views))
    inexpressible(
      reading.sink,
      notes,
      placeOf(view.node, "type"),
      "type",
      "it lists null, which the values beside it leave out; null is allowed here",
    );
}
