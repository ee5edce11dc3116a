import { posix } from "node:path";
import {
  type DirectoryEntry,
  decodeText,
  type FileStat,
  type FileSystem,
  type ReadFailure,
  type ReadResult,
} from "./file-system.js";

/** Files given as `{ path: content }`, paths relative to `cwd` or absolute; a folder exists if it contains a file. */
export function memoryFileSystem(
  // biome-ignore lint/plugin: only its entries are read, no key is looked up
  contents: Readonly<Record<string, string | Uint8Array | ReadFailure>>,
  cwd = "/repo",
): FileSystem {
  const files = new Map<string, Uint8Array | ReadFailure>();
  const folders = new Map<string, Map<string, DirectoryEntry>>([
    ["/", new Map()],
    [cwd, new Map()],
  ]);
  const absolute = (path: string): string => posix.resolve(cwd, path).replace(/(.)\/$/, "$1");

  const addTo = (path: string, kind: "file" | "directory"): void => {
    const folder = posix.dirname(path);
    if (folder === path) return;
    let entries = folders.get(folder);
    if (entries === undefined) {
      entries = new Map();
      folders.set(folder, entries);
      addTo(folder, "directory");
    }
    const name = posix.basename(path);
    entries.set(name, { name, kind, isLink: false });
  };
  addTo(cwd, "directory");
  for (const [path, content] of Object.entries(contents)) {
    files.set(absolute(path), typeof content === "string" ? new TextEncoder().encode(content) : content);
    addTo(absolute(path), "file");
  }

  const stat = (path: string): FileStat | undefined => {
    const file = files.get(absolute(path));
    if (file instanceof Uint8Array) return { kind: "file", size: file.length, modifiedMs: 0 };
    if (file !== undefined) return { kind: "file", size: 0, modifiedMs: 0 };
    return folders.has(absolute(path)) ? { kind: "directory", size: 0, modifiedMs: 0 } : undefined;
  };

  const readBytes = (path: string): ReadResult<Uint8Array> => {
    const file = files.get(absolute(path));
    if (file instanceof Uint8Array) return { ok: true, value: file };
    if (file !== undefined) return file;
    return folders.has(absolute(path))
      ? { ok: false, reason: "directory", detail: "it is a directory" }
      : { ok: false, reason: "missing", detail: "it does not exist" };
  };

  return {
    cwd,
    stat,
    exists: (path) => stat(path) !== undefined,
    realpath: (path) => (stat(path) === undefined ? undefined : absolute(path)),
    list: (path) => {
      const entries = folders.get(absolute(path));
      return entries && [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    readBytes,
    readText: (path) => {
      const read = readBytes(path);
      return read.ok ? { ok: true, value: decodeText(read.value) } : read;
    },
  };
}
