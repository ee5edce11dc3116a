import type { PrimitiveName } from "../../contract/type-use.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { placeOf } from "../document/node.js";
import { uncheckedFormat } from "../schemas/formats.js";
import type { SchemaView } from "../schemas/schema-view.js";

/** What a schema says that its type does not. Each note becomes a comment beside the member it belongs to. */
export type SchemaNotes = string[];

/** Reports a keyword that C# cannot express, and notes it. */
export function inexpressible(
  sink: DiagnosticSink,
  notes: SchemaNotes,
  location: Location,
  keyword: string,
  consequence: string,
): void {
  sink.report(diagnostic("keywordNotExpressible", location, { keyword, consequence }));
  notes.push(`${keyword}: ${consequence}`);
}

/** Tells that nothing checks the format of a string, or not all of it. */
export function tellUncheckedFormat(
  sink: DiagnosticSink,
  view: SchemaView,
  name: PrimitiveName,
  notes: SchemaNotes,
): void {
  const what = uncheckedFormat(view.format, name);
  if (what !== undefined) inexpressible(sink, notes, placeOf(view.node, "format"), "format", what);
}
