import { existsSync, linkSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { removeFile } from "./remove-file.js";

const lockName = ".tenon-lock";
/** What a run that was killed while it took the lock leaves beside it. */
export const lockLeftover = /^\.tenon-lock-\d+$/;

/** Whether this is the path of a lock, or of the temporary file that becomes one. */
export function isLockName(path: string): boolean {
  const name = basename(path);
  return name === lockName || lockLeftover.test(name);
}

/** No run writes for so long: what is older was left by one that ended, even if its number is in use again. */
const longest = 10 * 60_000;

/**
 * Does the work while no other run plans or writes in this folder, so that two runs at once leave the output of one of them,
 * not a mixture. The lock names its process: once that has ended, the lock is ignored.
 */
export function withLock<T>(folder: string, sink: DiagnosticSink, work: () => T, patience = 30_000): T | undefined {
  const path = join(folder, lockName);
  const end = Date.now() + patience;
  for (;;) {
    const taken = take(path);
    if (taken === "taken" || taken === "impossible") {
      try {
        return work();
      } finally {
        if (taken === "taken") removeFile(path);
      }
    }
    if (isAbandoned(path)) discard(path);
    else if (Date.now() > end) {
      sink.report(diagnostic("outputLocked", undefined, { folder, process: ownerOf(path) ?? "unknown", file: path }));
      return undefined;
    } else pause(50);
  }
}

/**
 * The lock appears together with the number in it, by a link: a run that is killed here leaves no lock without an owner. A
 * folder that is read-only needs no lock: writing fails there anyway, with an error that names the file.
 */
function take(path: string): "taken" | "held" | "impossible" {
  const aside = `${path}-${process.pid}`;
  try {
    writeFileSync(aside, `${process.pid}\n`);
    linkSync(aside, path);
    return "taken";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    // Missing: the run that holds the lock has just cleared away what looks left over.
    return code === "EEXIST" || (code === "ENOENT" && existsSync(dirname(path))) ? "held" : "impossible";
  } finally {
    removeFile(aside);
  }
}

function isAbandoned(path: string): boolean {
  const owner = ownerOf(path);
  try {
    if (Date.now() - statSync(path).mtimeMs > longest) return true;
    if (owner === undefined) return false;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

function ownerOf(path: string): number | undefined {
  try {
    const owner = Number(readFileSync(path, "utf8"));
    return Number.isInteger(owner) && owner > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Renamed before it is removed: of two runs that find the same abandoned lock, one renames it and the other tries again. */
function discard(path: string): void {
  const aside = `${path}-${process.pid}`;
  try {
    renameSync(path, aside);
    removeFile(aside);
  } catch {
    // The other one was quicker.
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
