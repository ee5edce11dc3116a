import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Layout } from "../emit/emitter.js";
import type { GeneratedFile } from "../emit/generated-file.js";
import { generatedHeader } from "../emit/generated-file.js";
import { lockLeftover } from "./lock.js";
import { markedFile } from "./ownership.js";
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
  const isOurs = (path: string): boolean => {
    const target = passingFile.exec(path)?.[1];
    if (target === undefined) return false;
    return isDocument(target) || (markedFile.test(target) && isBeginning(path));
  };
  const isDocument = (target: string): boolean =>
    /\.(json|ya?ml|map|html)$/.test(target) && files.some(({ path }) => resolve(folder, path) === target);
  const folders = new Set(files.map(({ path }) => dirname(path)));
  for (const directory of new Set([folder, ...[...folders].map((name) => resolve(folder, name))]))
    lookThrough(directory, false);
  for (const name of layout.folders) lookThrough(join(folder, name), true);

  function lookThrough(directory: string, recursive: boolean): void {
    for (const below of namesIn(directory, recursive)) {
      const name = basename(below);
      const mayBeOurs = lockLeftover.test(name) || (passingFile.test(name) && isOurs(join(directory, below)));
      if (mayBeOurs) removeFile(join(directory, below));
    }
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

/** Of what may be a leftover. */
function namesIn(folder: string, recursive: boolean): readonly string[] {
  try {
    return readdirSync(folder, { encoding: "utf8", recursive }).filter((name) => name.includes(".tenon-"));
  } catch {
    return [];
  }
}
