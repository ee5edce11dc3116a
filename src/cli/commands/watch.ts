import { relative } from "node:path";
import { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import type { FileSystem } from "../../files/file-system.js";
import type { Environment } from "../environment.js";
import type { Command } from "../options/options.js";
import type { ExitCode } from "../outcome.js";
import { RepeatedReport } from "../report/repeated-report.js";
import { Reuse } from "../reuse.js";
import { startWatching, type WatchedRun } from "../watching.js";
import { generateNow } from "../work/generate-now.js";

type Generate = Extract<Command, { kind: "generate" }>;

/** Generates whenever the C# changes, until interrupted. An error is shown and waited out. */
export async function watch(command: Generate, environment: Environment): Promise<ExitCode> {
  const { fileSystem } = environment;
  const report = new RepeatedReport(command, environment);
  let crash: (error: unknown) => void = () => {};
  const crashed = new Promise<never>((_, reject) => {
    crash = reject;
  });
  const reuse = new Reuse();
  const run = (recording: FileSystem, changed: readonly string[]): WatchedRun => {
    if (changed.length > 0) {
      environment.error(`Changed: ${listed(changed.map((path) => relative(fileSystem.cwd, path) || "."))}\n`);
    }
    const outcome = generateNow(command, { ...environment, fileSystem: recording, reuse }, new DiagnosticBag());
    report.show(outcome);
    return { wrote: outcome.report.data.written !== undefined };
  };
  const watching = startWatching(command, fileSystem, run, crash);
  if (watching.size === 0) return 2;
  environment.error(`Watching ${watching.size} files and their folders; stop with Ctrl-C.\n`);
  const interrupted = new Promise<void>((finished) => {
    process.once("SIGINT", finished);
    process.once("SIGTERM", finished);
  });
  try {
    await Promise.race([interrupted, crashed]);
  } finally {
    watching.close();
  }
  return 0;
}

/** Enough to recognise the change by, on one line. */
function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(", ");
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown;
}
