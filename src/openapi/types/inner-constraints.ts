import type { Constraints } from "../../contract/constraints.js";
import type { Location } from "../../diagnostics/location.js";
import { inexpressible, type SchemaNotes } from "./notes.js";
import type { SchemaReading } from "./schema-reading.js";

/** DataAnnotations apply to a list or a map as a whole; there is no place for rules about what is in it. */
export function tellInnerConstraints(
  reading: SchemaReading,
  constraints: Constraints | undefined,
  place: { readonly at: Location; readonly keyword: string; readonly one: "item" | "value" },
  notes: SchemaNotes,
): void {
  const { format, allowedValues, ...checked } = constraints ?? {};
  const words = Object.entries(checked).map(([key, value]) => `${key} ${value}`);
  if (format !== undefined) notes.push(`each ${place.one}: format ${format}`);
  if (allowedValues !== undefined && place.one === "value")
    words.push(`one of ${allowedValues.map((value) => JSON.stringify(value)).join(", ")}`);
  if (words.length === 0) return;
  const consequence = `its ${place.one}s are not checked (${words.join(", ")})`;
  inexpressible(reading.sink, notes, place.at, place.keyword, consequence);
}
