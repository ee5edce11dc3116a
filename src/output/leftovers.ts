import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { GeneratedFile } from "../emit/generated-file.js";
import { generatedHeader } from "../emit/generated-file.js";
import { lockLeftover } from "./lock.js";
import { markedFile } from "./ownership.js";
import type { Layout } from "./plan.js";
import { removeFile } from "./remove-file.js";

/** The name under which a file is written before it takes its place. */
export function passingName(path: string): string {
  return `${path}.tenon-${process.pid}`;
}

/** A file under such a name; the first group is where it belongs. */
export const passingFile = /^(.+\.(?:ts|js|map|cs|json|ya?ml|html))\.tenon-\d+$/;

/**
 * Removes what a run that was killed left: files under their passing names. Called under the lock, so that none of them
 * belongs to a run that is still going on. What does not look like the beginning of a file of ours stays.
 */
export function removeLeftovers(folder: string, files: readonly GeneratedFile[], layout: Layout): void {
  const documents = new Set(
    files.map(({ path }) => join(folder, path)).filter((path) => /\.(json|ya?ml|map)$/.test(path)),
  );
  const isOurs = (path: string): boolean => {
    const target = passingFile.exec(path)?.[1];
    if (target === undefined) return false;
    return documents.has(target) || (markedFile.test(target) && isBeginning(path));
  };
  const folders = new Set([folder, ...files.map(({ path }) => dirname(join(folder, path)))]);
  for (const directory of folders) for (const name of namesIn(directory)) consider(join(directory, name));
  for (const name of layout.folders) {
    for (const below of namesIn(join(folder, name), true)) consider(join(folder, name, below));
  }

  function consider(path: string): void {
    const name = basename(path);
    if (lockLeftover.test(name) || (passingFile.test(name) && isOurs(path))) removeFile(path);
  }
}

function isBeginning(path: string): boolean {
  try {
    const text = readFileSync(path, "utf8");
    return text.startsWith(generatedHeader) || generatedHeader.startsWith(text);
  } catch {
    return false;
  }
}

function namesIn(folder: string, recursive = false): readonly string[] {
  try {
    return readdirSync(folder, { encoding: "utf8", recursive });
  } catch {
    return [];
  }
}
