import { expect } from "vitest";
import { parseOptions } from "../../src/cli/options/options.js";
import type { Reuse } from "../../src/cli/reuse.js";
import { generateNow } from "../../src/cli/work/generate-now.js";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";

export interface Result {
  readonly exit: number;
  readonly diagnostics: readonly unknown[];
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** Generates from the project in `/app`. Without `reuse`, from nothing. */
export function run(files: ReadonlyMap<string, string>, args: readonly string[], reuse: Reuse | undefined): Result {
  const project = [...files.keys()].find((path) => path.startsWith("/app/") && path.endsWith(".csproj")) ?? "";
  const bag = new DiagnosticBag();
  const command = parseOptions(["--project", project, "--format=json", ...args], bag);
  if (command?.kind !== "generate") throw new Error(JSON.stringify(bag.all));
  const quiet = (): void => {};
  const outcome = generateNow(
    command,
    {
      args: [],
      variables: {},
      fileSystem: memoryFileSystem(Object.fromEntries(files), "/app"),
      colour: false,
      out: quiet,
      error: quiet,
      ...(reuse === undefined ? {} : { reuse }),
    },
    bag,
  );
  return { exit: outcome.exit, diagnostics: outcome.diagnostics, files: outcome.files ?? [] };
}

/** Byte for byte; what differs is looked for only where something does. */
export function expectSame(reused: Result, cold: Result, what: string): void {
  if (JSON.stringify(reused) !== JSON.stringify(cold)) expect(reused, what).toStrictEqual(cold);
}
