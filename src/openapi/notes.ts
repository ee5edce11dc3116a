import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { Location } from "../diagnostics/location.js";

/** What a schema says that its type does not: collected on the way up, so that it stands as a comment beside the member it belongs to. */
export type Notes = string[];

export class NoteWriter {
  constructor(readonly sink: DiagnosticSink) {}

  /** A keyword that C# cannot say. */
  inexpressible(notes: Notes, location: Location, keyword: string, consequence: string): void {
    this.sink.report(diagnostic("keywordNotExpressible", location, { keyword, consequence }));
    notes.push(`${keyword}: ${consequence}`);
  }
}
