import { rmdirSync, rmSync } from "node:fs";

/**
 * Removes a file that is only in the way. Where that fails (the folder is a file by now, or read-only) it stays: whoever wanted it
 * gone has something better to report, or the next run will find it.
 */
export function removeFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It stays.
  }
}

export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something else is in it.
  }
}
