import type { DiagnosticSink } from "../diagnostics/diagnostic.js";
import type { JsonSettings } from "./json/json-settings.js";
import type { ReadingOptions } from "./reading-options.js";
import type { Workspace } from "./workspace.js";

/** What every part of reading is handed. */
export interface ReadingContext {
  readonly workspace: Workspace;
  readonly options: ReadingOptions;
  readonly json: JsonSettings;
  readonly sink: DiagnosticSink;
}
