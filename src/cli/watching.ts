import { dirname, join, resolve } from "node:path";
import { typescriptLayout } from "../emit/emitters.js";
import type { FileSystem } from "../files/file-system.js";
import { FolderEvents } from "../files/folder-events.js";
import { changesSince, type Recording, recordedFileSystem } from "../files/recorded-file-system.js";
import { ownPaths } from "../output/own-paths.js";
import type { EmitOptions } from "./options/options.js";

/** An editor saves in several steps; what comes within this many milliseconds is one change. */
const settleTime = 40;

/** Events get lost (network drives, a thousand files at once, folders that come and go): this often all inputs are looked at. */
const pollTime = 2000;

export interface Watching {
  /** How many files and folders the last run looked at; 0 where it could not even begin. */
  readonly size: number;
  close(): void;
}

export interface WatchedRun {
  /** Whether it wrote its output. Where something was in the way, that may go. */
  readonly wrote: boolean;
}

/**
 * Runs, then again whenever something that the last run looked at has changed, until closed. What counts as an input is not
 * guessed: every file, folder and missing file that the run asked for is noted. `crashed` gets what a later run throws.
 */
export function startWatching(
  options: EmitOptions,
  fileSystem: FileSystem,
  run: (fileSystem: FileSystem, changed: readonly string[]) => WatchedRun,
  crashed: (error: unknown) => void,
): Watching {
  const isWritten = ownOutput(options, fileSystem.cwd);
  let isOurs = isWritten;
  const recorded = (changed: readonly string[]): Recording => {
    const recording = recordedFileSystem(fileSystem);
    const { wrote } = run(recording.fileSystem, changed);
    isOurs = wrote ? isWritten : nothing;
    return recording;
  };

  let recording = recorded([]);
  if (recording.looked.size === 0) return { size: 0, close: () => {} };
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    try {
      look();
    } catch (error) {
      crashed(error);
    }
  };
  const look = (): void => {
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

const nothing = (): boolean => false;

function ownOutput({ docs, openapi, output }: EmitOptions, cwd: string): (path: string) => boolean {
  const layout = output === undefined ? { files: [], folders: [] } : typescriptLayout;
  const folder = resolve(cwd, output ?? ".");
  const others = [
    ...(openapi === undefined
      ? []
      : [openapi.file === undefined ? join(folder, "openapi.json") : resolve(cwd, openapi.file)]),
    ...(docs === undefined ? [] : [resolve(cwd, docs, "index.html")]),
  ];
  return ownPaths(folder, layout, others);
}

function foldersOf({ looked, listed }: Recording): ReadonlySet<string> {
  return new Set([...Array.from(looked.keys(), (path) => dirname(path)), ...listed.keys()]);
}
