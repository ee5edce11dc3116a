import { dirname, relative, resolve, sep } from "node:path";
import { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import { FolderEvents } from "../../files/folder-events.js";
import { changesSince, type Recording, recordedFileSystem } from "../../files/recorded-file-system.js";
import type { Environment, ExitCode } from "../environment.js";
import type { Command } from "../options.js";
import { generate } from "./generate.js";

type Generate = Extract<Command, { kind: "generate" }>;

/** An editor saves in several steps; what comes within this many milliseconds is one change. */
const settleTime = 120;

/** Events get lost (network drives, a thousand files at once, folders that come and go): this often all inputs are looked at. */
const pollTime = 2000;

/**
 * Generates, then again whenever something that the last run looked at has changed, until interrupted. What counts as an input is
 * not guessed: every file, folder and missing file that the run asked for is noted. An error is shown and waited out.
 */
export async function watch(command: Generate, environment: Environment): Promise<ExitCode> {
  const { fileSystem } = environment;
  const outputs = [command.output, command.openapi?.file].flatMap((path) =>
    path === undefined ? [] : [resolve(fileSystem.cwd, path)],
  );
  const isOurs = (path: string): boolean =>
    outputs.some((output) => path === output || path.startsWith(output + sep) || output.startsWith(path + sep));
  let shown = "";
  const run = (): Recording => {
    const recording = recordedFileSystem(fileSystem);
    let said = "";
    const heard = (write: (text: string) => void) => (text: string) => {
      said += text;
      if (!shown.startsWith(said)) write(text);
    };
    const code = generate(
      command,
      {
        ...environment,
        fileSystem: recording.fileSystem,
        out: (text) => environment.out(text),
        error: heard((text) => environment.error(text)),
      },
      new DiagnosticBag(),
    );
    // Do not print an error again that the last save did not change.
    shown = code === 0 ? "" : said;
    return recording;
  };

  let recording = run();
  if (recording.looked.size === 0) return 2;
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const changed = changesSince(recording, fileSystem, isOurs);
    if (changed.length > 0) {
      environment.error(`Changed: ${listed(changed.map((path) => relative(fileSystem.cwd, path) || "."))}\n`);
      recording = run();
      // A save while the run was reading is found at once.
      timer = setTimeout(check, settleTime);
    }
    events.watch(foldersOf(recording));
  };
  const events = new FolderEvents((path) => {
    const concerns = recording.looked.has(path) || recording.listed.has(path) || recording.listed.has(dirname(path));
    if (!concerns || isOurs(path)) return;
    clearTimeout(timer);
    timer = setTimeout(check, settleTime);
  });
  events.watch(foldersOf(recording));
  const poll = setInterval(check, pollTime);
  environment.error(`Watching ${recording.looked.size} files and their folders; stop with Ctrl-C.\n`);
  await new Promise<void>((finished) => {
    process.once("SIGINT", finished);
    process.once("SIGTERM", finished);
  });
  clearTimeout(timer);
  clearInterval(poll);
  events.close();
  return 0;
}

function foldersOf({ looked, listed: folders }: Recording): ReadonlySet<string> {
  return new Set([...Array.from(looked.keys(), (path) => dirname(path)), ...folders.keys()]);
}

/** Enough to recognise the change by, on one line. */
function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(", ");
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown;
}
