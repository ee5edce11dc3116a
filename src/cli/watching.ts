import { dirname, resolve, sep } from "node:path";
import type { FileSystem } from "../files/file-system.js";
import { FolderEvents } from "../files/folder-events.js";
import { changesSince, type Recording, recordedFileSystem } from "../files/recorded-file-system.js";
import type { EmitOptions } from "./options.js";

/** An editor saves in several steps; what comes within this many milliseconds is one change. */
const settleTime = 40;

/** Events get lost (network drives, a thousand files at once, folders that come and go): this often all inputs are looked at. */
const pollTime = 2000;

export interface Watching {
  /** How many files and folders the last run looked at; 0 where it could not even begin. */
  readonly size: number;
  close(): void;
}

/**
 * Runs, then again whenever something that the last run looked at has changed, until closed. What counts as an input is not
 * guessed: every file, folder and missing file that the run asked for is noted.
 */
export function startWatching(
  options: EmitOptions,
  fileSystem: FileSystem,
  run: (fileSystem: FileSystem, changed: readonly string[]) => void,
): Watching {
  const outputs = [options.output, options.openapi?.file, options.docs].flatMap((path) =>
    path === undefined ? [] : [resolve(fileSystem.cwd, path)],
  );
  const isOurs = (path: string): boolean =>
    outputs.some((output) => path === output || path.startsWith(output + sep) || output.startsWith(path + sep));
  const recorded = (changed: readonly string[]): Recording => {
    const recording = recordedFileSystem(fileSystem);
    run(recording.fileSystem, changed);
    return recording;
  };

  let recording = recorded([]);
  if (recording.looked.size === 0) return { size: 0, close: () => {} };
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const changed = changesSince(recording, fileSystem, isOurs);
    if (changed.length > 0) {
      recording = recorded(changed);
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
  return {
    size: recording.looked.size,
    close: () => {
      clearTimeout(timer);
      clearInterval(poll);
      events.close();
    },
  };
}

function foldersOf({ looked, listed }: Recording): ReadonlySet<string> {
  return new Set([...Array.from(looked.keys(), (path) => dirname(path)), ...listed.keys()]);
}
