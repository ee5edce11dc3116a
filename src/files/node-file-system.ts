import { closeSync, fstatSync, openSync, readdirSync, readSync, realpathSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import {
  type DirectoryEntry,
  decodeText,
  type FileStat,
  type FileSystem,
  type Fingerprint,
  largestFile,
  type ReadFailure,
  type ReadResult,
} from "./file-system.js";

export function nodeFileSystem(cwd: string = process.cwd()): FileSystem {
  const absolute = (path: string): string => (isWhole(path) ? path : resolve(cwd, path));

  const stat = (path: string): FileStat | undefined => {
    const stats = statSync(absolute(path), { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    return { kind: kindOf(stats), size: stats.size, modifiedMs: stats.mtimeMs, changedMs: stats.ctimeMs };
  };

  const readBytes = (path: string): ReadResult<Uint8Array> => attempt(() => readWhole(absolute(path)));

  return {
    cwd,
    stat: (path) => orUndefined(attempt(() => succeed(stat(path)))),
    exists: (path) => orUndefined(attempt(() => succeed(stat(path)))) !== undefined,
    realpath: (path) => orUndefined(attempt(() => succeed(realpathSync.native(absolute(path))))),
    list: (path) => orUndefined(attempt(() => succeed(listDirectory(absolute(path))))),
    readBytes,
    readText: (path) => {
      const read = readBytes(path);
      return read.ok ? succeed(decodeText(read.value)) : read;
    },
    fingerprint: (path) => orUndefined(attempt(() => succeed(fingerprintOf(absolute(path))))),
  };
}

/** The coarsest clocks of file systems count in steps of two seconds. */
const clockStep = 2_000;

/**
 * The system sets the time of the last change (`ctime`) itself, whatever is done to the contents, the name or the other times. Two
 * changes within one step of the clock get the same one, so it says nothing until that step is over.
 */
function fingerprintOf(path: string): Fingerprint | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || Date.now() - stats.ctimeMs < 2 * clockStep) return undefined;
  return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs];
}

/** An absolute path with nothing to resolve in it, which most are: looking for that takes a tenth of the time of resolving. */
function isWhole(path: string): boolean {
  return sep === "/" && path.startsWith("/") && !path.includes("/.") && !path.includes("//") && !path.endsWith("/");
}

/**
 * Small files share slabs: thousands of little buffers cost more than the reading. A slab is never reused, so a file's
 * bytes stay what they were.
 */
const slabSize = 1024 * 1024;
let slab = new Uint8Array(0);
let slabUsed = 0;

function room(size: number): Uint8Array {
  // One zero byte more than asked for: scanners take it as the end of the file instead of comparing positions.
  const needed = size + 1;
  if (needed > slabSize / 4) return new Uint8Array(needed).subarray(0, size);
  if (slabUsed + needed > slab.length) {
    slab = new Uint8Array(slabSize);
    slabUsed = 0;
  }
  const part = slab.subarray(slabUsed, slabUsed + size);
  slabUsed += needed;
  return part;
}

function readWhole(path: string): ReadResult<Uint8Array> {
  const descriptor = openSync(path, "r");
  try {
    const stats = fstatSync(descriptor);
    if (stats.isDirectory()) return directoryFailure;
    // A pipe or device has no size and may never end.
    if (!stats.isFile()) return { ok: false, reason: "failed", detail: "it is not a regular file" };
    if (stats.size > largestFile) {
      const megabytes = (stats.size / (1024 * 1024)).toFixed(0);
      return {
        ok: false,
        reason: "tooLarge",
        detail: `it has ${megabytes} MB, and ${largestFile / (1024 * 1024)} MB is the limit`,
      };
    }
    const bytes = room(stats.size);
    let length = 0;
    while (length < bytes.length) {
      const count = readSync(descriptor, bytes, length, bytes.length - length, length);
      if (count === 0) break;
      length += count;
    }
    return succeed(length === bytes.length ? bytes : bytes.subarray(0, length));
  } finally {
    closeSync(descriptor);
  }
}

function listDirectory(path: string): readonly DirectoryEntry[] {
  return readdirSync(path, { withFileTypes: true })
    .map((entry): DirectoryEntry => {
      if (!entry.isSymbolicLink()) return { name: entry.name, kind: kindOf(entry), isLink: false };
      // A broken or circular link must not hide the folder's other entries.
      const target = attempt(() => succeed(statSync(resolve(path, entry.name))));
      return { name: entry.name, kind: target.ok ? kindOf(target.value) : "other", isLink: true };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function kindOf(entry: { isFile(): boolean; isDirectory(): boolean }): FileStat["kind"] {
  return entry.isFile() ? "file" : entry.isDirectory() ? "directory" : "other";
}

const directoryFailure: ReadFailure = { ok: false, reason: "directory", detail: "it is a directory" };

function succeed<T>(value: T): ReadResult<T> {
  return { ok: true, value };
}

function orUndefined<T>(result: ReadResult<T>): T | undefined {
  return result.ok ? result.value : undefined;
}

function attempt<T>(read: () => ReadResult<T>): ReadResult<T> {
  try {
    return read();
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): ReadFailure {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return { ok: false, reason: "missing", detail: "it does not exist" };
    case "EACCES":
    case "EPERM":
      return { ok: false, reason: "denied", detail: "permission was denied" };
    case "EISDIR":
      return directoryFailure;
    default:
      return {
        ok: false,
        reason: "failed",
        detail: code === "" ? String(error) : `the operating system reports ${code}`,
      };
  }
}
