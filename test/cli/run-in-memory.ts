import "./all-commands.js";
import { run } from "../../src/cli/run.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";

export interface Outcome {
  readonly exit: number;
  readonly out: string;
  readonly error: string;
}

/** The whole tool on files in memory; nothing of the machine is seen, no SDK either. */
export async function runInMemory(
  args: readonly string[],
  files: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  let out = "";
  let error = "";
  const exit = await run({
    args,
    variables,
    fileSystem: memoryFileSystem(files, "/app"),
    colour: false,
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
  });
  return { exit, out, error };
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
