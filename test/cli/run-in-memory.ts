import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { type Outcome, runTool } from "./run-tool.js";

/** The whole tool on files in memory; nothing of the machine is seen, no SDK either. */
export function runInMemory(
  args: readonly string[],
  files: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return runTool({ args, variables, fileSystem: memoryFileSystem(files, "/app") });
}

export interface JsonReport {
  readonly coverage?: {
    readonly total: number;
    readonly covered: number;
    readonly missing: number;
    readonly mismatched: number;
  };
  readonly diagnostics: readonly {
    readonly code: string;
    readonly severity: "error" | "warning" | "note";
    readonly message: string;
    readonly location?: { readonly file: string; readonly line: number; readonly column: number };
    readonly related: readonly {
      readonly message: string;
      readonly location: { readonly file: string; readonly line: number };
    }[];
  }[];
}

/** The report of `--format json`. */
export function reportOf(outcome: Outcome): JsonReport {
  return JSON.parse(outcome.out);
}
