import { resolve } from "node:path";
import type { DirectoryEntry, FileSystem } from "./file-system.js";

/** What a run asked the file system, with a mark of the answer: the run need not be repeated while every mark stays. */
export interface Recording {
  readonly fileSystem: FileSystem;
  /** By absolute path, files and folders that were looked at, those that are missing included. */
  readonly looked: ReadonlyMap<string, string>;
  /** By absolute path, folders whose entries were listed. */
  readonly listed: ReadonlyMap<string, string>;
}

/** The file system with every question noted, before it is answered: what changes while it is read is a change. */
export function recordedFileSystem(inner: FileSystem): Recording {
  const looked = new Map<string, string>();
  const listed = new Map<string, string>();
  const look = (path: string): void => {
    const full = resolve(inner.cwd, path);
    if (!looked.has(full)) looked.set(full, markOf(inner, full));
  };
  const fileSystem: FileSystem = {
    cwd: inner.cwd,
    stat: (path) => {
      look(path);
      return inner.stat(path);
    },
    exists: (path) => {
      look(path);
      return inner.exists(path);
    },
    realpath: (path) => inner.realpath(path),
    list: (path) => {
      const entries = inner.list(path);
      const full = resolve(inner.cwd, path);
      if (!listed.has(full)) listed.set(full, markOfEntries(entries, full, neverOurs));
      return entries;
    },
    readBytes: (path) => {
      look(path);
      return inner.readBytes(path);
    },
    readText: (path) => {
      look(path);
      return inner.readText(path);
    },
  };
  return { fileSystem, looked, listed };
}

const neverOurs = (): boolean => false;

/** The paths whose answers are others now. `isOurs` tells what the run itself writes. */
export function changesSince(
  recording: Recording,
  inner: FileSystem,
  isOurs: (path: string) => boolean,
): readonly string[] {
  const changed: string[] = [];
  for (const [path, mark] of recording.looked) if (!isOurs(path) && markOf(inner, path) !== mark) changed.push(path);
  for (const [path, mark] of recording.listed) {
    if (isOurs(path)) continue;
    const before = withoutOurs(mark, path, isOurs);
    if (markOfEntries(inner.list(path), path, isOurs) !== before) changed.push(path);
  }
  return changed;
}

/** A folder's times change with its entries; only a listing depends on those. */
function markOf(inner: FileSystem, path: string): string {
  const found = inner.stat(path);
  if (found === undefined) return "missing";
  return found.kind === "file" ? `${found.size} ${found.modifiedMs}` : found.kind;
}

/** What editors put beside a file while it is open or being saved: vim's `.x.swp` and `4913`, Emacs' `#x#` and `.#x`, `x~`, `x.tmp`. */
const isEditorFile = /^(\.#.*|#.*#|4913)$|(~|\.sw[a-z]|\.tmp)$/;

function markOfEntries(
  entries: readonly DirectoryEntry[] | undefined,
  folder: string,
  isOurs: (path: string) => boolean,
): string {
  if (entries === undefined) return "missing";
  return entries
    .filter(({ name }) => !isEditorFile.test(name) && !isOurs(resolve(folder, name)))
    .map(({ name, kind, isLink }) => `${name}\t${kind}\t${isLink}`)
    .join("\n");
}

function withoutOurs(mark: string, folder: string, isOurs: (path: string) => boolean): string {
  return mark
    .split("\n")
    .filter((line) => !isOurs(resolve(folder, line.split("\t")[0] ?? "")))
    .join("\n");
}
