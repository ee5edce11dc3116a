import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { GeneratedFile } from "../emit/generated-file.js";
import type { Facts } from "./facts.js";

/**
 * 0 fine; 1 a gate failed; 2 usage, input or configuration error, nothing written; 3 written, but operations that cannot be
 * read were left out; 70 a bug in tenon.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 70;

/** What a command has to say beside its diagnostics. */
export interface Report {
  /** Counts, rows, verdicts. */
  readonly data: Facts;
  /** The requested output itself, on standard output: `--quiet` does not silence it. */
  readonly table?: string;
  /** The summary for people, on standard output. */
  readonly text: string;
}

/** All that a command found out and did. Nothing is printed yet: the command line prints it, the API hands it over. */
export interface Outcome {
  readonly exit: ExitCode;
  readonly diagnostics: readonly Diagnostic[];
  readonly report: Report;
  /** What was generated, written or not. */
  readonly files?: readonly GeneratedFile[];
  /** No folder was named for the files, so they are what standard output is for. */
  readonly printsFiles?: boolean;
}

/** A command that failed; its diagnostics say why. */
export function failed(diagnostics: readonly Diagnostic[]): Outcome {
  return { exit: 2, diagnostics, report: { data: {}, text: "" } };
}
