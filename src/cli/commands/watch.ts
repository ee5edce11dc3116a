import { relative } from "node:path";
import { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import type { FileSystem } from "../../files/file-system.js";
import type { Environment, ExitCode } from "../environment.js";
import type { Command } from "../options.js";
import { present } from "../report.js";
import { Reuse } from "../reuse.js";
import { startWatching, type WatchedRun } from "../watching.js";
import { generateNow } from "../work/generate-now.js";

type Generate = Extract<Command, { kind: "generate" }>;

/** Generates whenever the C# changes, until interrupted. An error is shown and waited out. */
export async function watch(command: Generate, environment: Environment): Promise<ExitCode> {
  const { fileSystem } = environment;
  let shown = "";
  let crash: (error: unknown) => void = () => {};
  const crashed = new Promise<never>((_, reject) => {
    crash = reject;
  });
  const reuse = new Reuse();
  const run = (recording: FileSystem, changed: readonly string[]): WatchedRun => {
    if (changed.length > 0) {
      environment.error(`Changed: ${listed(changed.map((path) => relative(fileSystem.cwd, path) || "."))}\n`);
    }
    let said = "";
    const outcome = generateNow(command, { ...environment, fileSystem: recording, reuse }, new DiagnosticBag());
    present(outcome, command, {
      ...environment,
      error: (text) => {
        said += text;
        if (!shown.startsWith(said)) environment.error(text);
      },
    });
    if (outcome.exit === 0 && shown !== "") environment.error("No errors any more.\n");
    // Do not print an error again that the last save did not change.
    shown = outcome.exit === 0 ? "" : said;
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
