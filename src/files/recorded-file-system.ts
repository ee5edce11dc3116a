import { join, resolve } from "node:path";
import { isEditorFile } from "./editor-files.js";
import type { DirectoryEntry, FileStat, FileSystem } from "./file-system.js";

/** What a run asked the file system, with a mark of the answer: the run need not be repeated while every mark stays. */
export interface Recording {
  readonly fileSystem: FileSystem;
  /** By absolute path, files and folders that were looked at, those that are missing included. */
  readonly looked: ReadonlyMap<string, Mark>;
  /** By absolute path, folders whose entries were listed: each entry by its name. A folder that is missing has none. */
  readonly listed: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

interface Mark {
  readonly stat: string;
  /** Of a file that was written just then: what was in it. Times come in steps, so that the next save may have the same. */
  readonly bytes?: Uint8Array;
}

/** The file system with every question noted, before it is answered: what changes while it is read is a change. */
export function recordedFileSystem(inner: FileSystem): Recording {
  const looked = new Map<string, Mark>();
  const listed = new Map<string, ReadonlyMap<string, string>>();
  const look = (path: string): void => {
    const full = resolve(inner.cwd, path);
    if (!looked.has(full)) looked.set(full, markOf(inner, full));
  };
  const looking =
    <T>(ask: (path: string) => T) =>
    (path: string): T => {
      look(path);
      return ask(path);
    };
  const fileSystem: FileSystem = {
    cwd: inner.cwd,
    stat: looking((path) => inner.stat(path)),
    exists: looking((path) => inner.exists(path)),
    realpath: looking((path) => inner.realpath(path)),
    list: (path) => {
      const entries = inner.list(path);
      const full = resolve(inner.cwd, path);
      if (!listed.has(full)) listed.set(full, marksOfEntries(entries));
      return entries;
    },
    readBytes: looking((path) => inner.readBytes(path)),
    readText: looking((path) => inner.readText(path)),
  };
  return { fileSystem, looked, listed };
}

/** The paths whose answers are others now, each once. `isOurs` tells what the run itself writes. */
export function changesSince(
  { looked, listed }: Recording,
  inner: FileSystem,
  isOurs: (path: string) => boolean,
): readonly string[] {
  const changed = new Set<string>();
  for (const [path, mark] of looked) if (!isOurs(path) && !isSame(mark, path, inner)) changed.add(path);
  for (const [folder, before] of listed) {
    const now = marksOfEntries(inner.list(folder));
    for (const name of new Set([...before.keys(), ...now.keys()])) {
      if (before.get(name) === now.get(name)) continue;
      const path = join(folder, name);
      if (!isOurs(path)) changed.add(path);
    }
  }
  return [...changed];
}

/** In milliseconds, the greatest step in which a file system counts: that of FAT. */
const stepOfTimes = 2000;

function markOf(inner: FileSystem, path: string): Mark {
  const stats = inner.stat(path);
  const stat = markOfStat(stats);
  if (stats?.kind !== "file" || Date.now() - stats.modifiedMs > stepOfTimes) return { stat };
  const read = inner.readBytes(path);
  return read.ok ? { stat, bytes: read.value.slice() } : { stat };
}

function isSame(mark: Mark, path: string, inner: FileSystem): boolean {
  if (markOfStat(inner.stat(path)) !== mark.stat) return false;
  if (mark.bytes === undefined) return true;
  const read = inner.readBytes(path);
  return read.ok && Buffer.compare(read.value, mark.bytes) === 0;
}

/** A folder's times change with its entries; only a listing depends on those. */
export function markOfStat(stat: FileStat | undefined): string {
  if (stat === undefined) return "missing";
  return stat.kind === "file" ? `${stat.size} ${stat.modifiedMs} ${stat.changedMs}` : stat.kind;
}

function marksOfEntries(entries: readonly DirectoryEntry[] | undefined): ReadonlyMap<string, string> {
  return new Map(
    (entries ?? [])
      .filter(({ name, kind }) => kind === "directory" || !isEditorFile(name))
      .map(({ name, kind, isLink }) => [name, `${kind} ${isLink}`]),
  );
}
