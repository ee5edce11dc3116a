import type { DiagnosticSink } from "../diagnostics/diagnostic.js";
import type { JsonSettings } from "../server/json-settings.js";
import type { ReadingOptions } from "./reading-options.js";
import type { SourceProjects } from "./source-projects.js";

/** What every part of reading is handed. */
export interface ReadingContext {
  readonly workspace: SourceProjects;
  readonly options: ReadingOptions;
  readonly json: JsonSettings;
  readonly sink: DiagnosticSink;
  /** How many errors have been reported: what is read while the number grows cannot be relied on. */
  readonly errorCount: () => number;
}
