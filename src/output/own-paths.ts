import { dirname, join, sep } from "node:path";
import type { Layout } from "../emit/emitter.js";
import { passingFile } from "./leftovers.js";
import { isLockName } from "./lock.js";

/**
 * Tells the paths that come, change and go because a run writes into the folder, and the other files that it writes: the files
 * themselves, the folders on the way to them, and their temporary files.
 */
export function ownPaths(folder: string, layout: Layout, otherFiles: readonly string[]): (path: string) => boolean {
  const targets = [...[...layout.files, ...layout.folders].map((name) => join(folder, name)), ...otherFiles];
  const isOwn = new Set<string>();
  for (const target of targets) {
    for (let path = target; !isOwn.has(path); path = dirname(path)) isOwn.add(path);
  }
  const inside = layout.folders.map((name) => join(folder, name) + sep);
  return (path) => {
    if (isLockName(path) || isOwn.has(path.replace(passingFile, "$1"))) return true;
    // C# that somebody keeps in a folder of such a name is theirs.
    return !path.endsWith(".cs") && inside.some((start) => path.startsWith(start));
  };
}
