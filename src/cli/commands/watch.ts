import { watch as watchFolder } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import type { Environment, ExitCode } from "../environment.js";
import type { Command } from "../options.js";
import { loadWorkspace } from "../read-input.js";
import { generate } from "./generate.js";

type Generate = Extract<Command, { kind: "generate" }>;

/** An editor saves in several steps; what comes within this many milliseconds is one change. */
const settleTime = 120;

/** Generates, then again whenever a source or project file changes, until interrupted. An error is reported and waited out. */
export async function watch(command: Generate, environment: Environment): Promise<ExitCode> {
  const output = resolve(environment.fileSystem.cwd, command.output ?? ".");
  const once = (): void => void generate(command, environment, new DiagnosticBag());
  once();
  const folders = watchedFolders(command, environment);
  if (folders.length === 0) return 2;

  let timer: NodeJS.Timeout | undefined;
  const changed = (folder: string, name: string | null): void => {
    if (name === null || !concerns(resolve(folder, name), output)) return;
    clearTimeout(timer);
    timer = setTimeout(once, settleTime);
  };
  const watchers = folders.map((folder) =>
    watchFolder(folder, { recursive: true }, (_, name) => changed(folder, name)),
  );
  environment.error(
    `Watching ${folders.map((folder) => relative(environment.fileSystem.cwd, folder) || ".").join(", ")}; stop with Ctrl-C.\n`,
  );
  await new Promise<void>((finished) => {
    process.once("SIGINT", finished);
    process.once("SIGTERM", finished);
  });
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  return 0;
}

/** The folder of every project that was read, outermost ones only. */
function watchedFolders(command: Generate, environment: Environment): readonly string[] {
  const workspace = loadWorkspace(command, environment, new DiagnosticBag());
  const folders = new Set((workspace?.projects ?? []).map(({ project }) => project.directory));
  return [...folders].filter(
    (folder) => ![...folders].some((other) => other !== folder && folder.startsWith(other + sep)),
  );
}

function concerns(path: string, output: string): boolean {
  if (path === output || path.startsWith(output + sep)) return false;
  if (path.split(sep).some((segment) => segment === "bin" || segment === "obj" || segment === "node_modules"))
    return false;
  return /\.(cs|csproj|props|targets|slnx?)$/i.test(path);
}
