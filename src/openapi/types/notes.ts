import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";

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
