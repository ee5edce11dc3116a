import type { NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
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
  /** The source types that a value of a type may have at run time. */
  readonly derivedTypes: (symbol: NamedTypeSymbol) => readonly NamedTypeSymbol[];
  /** The source types whose base is this one, abstract ones included. */
  readonly subclasses: (symbol: NamedTypeSymbol) => readonly NamedTypeSymbol[];
  /** The major version of System.Text.Json; from 11 on it knows unions. */
  readonly jsonVersion: number;
  /** Whether some source type has this simple name. */
  readonly hasTypeNamed: (name: string) => boolean;
  /** How many errors have been reported: what is read while the number grows cannot be relied on. */
  readonly errorCount: () => number;
}
