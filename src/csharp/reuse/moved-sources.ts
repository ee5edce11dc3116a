/**
 * A project in one folder, read as an edit of the one in another. Where its files are is found out in its own folder: what is
 * imported from above, what a link or a path with `..` leads to. Only then do the sources get the names of the other folder, so that
 * those with the same text are taken for the same.
 */
import { type MovedFolder, nameInNewer } from "../../files/moved-folder.js";
import { questionsOf } from "../binding/symbols/file-questions.js";
import type { ProjectGraph } from "../project/read-projects.js";
import type { SourceFile } from "../syntax/index.js";

/** Tells the name that a path is given. */
export type NameOf = (path: string) => string;

/** Undefined where it could matter what the files are called. */
export function movedNames({ projects, roots }: ProjectGraph, moved: MovedFolder): NameOf | undefined {
  const names = new Map<string, string>();
  const directories = projects.map(({ directory }) => directory);
  const files = projects.flatMap((project) => project.files.map(({ path }) => path));
  for (const path of [...directories, ...files]) {
    const name = nameInNewer(path, moved);
    // A reference leads into the newer folder: there would be two files of one name.
    if (name === undefined) return undefined;
    names.set(path, name);
  }
  // Among applications, the longer path is looked at first.
  if (roots.some(({ directory }) => names.get(directory) === directory)) return undefined;
  if (!isSameOrder(files, names)) return undefined;
  return (path) => names.get(path) ?? path;
}

/** The order of files is the order of their paths, and decides over the members of types in parts. */
function isSameOrder(paths: readonly string[], names: ReadonlyMap<string, string>): boolean {
  const inOrder = [...new Set(paths)].sort().map((path) => names.get(path) ?? path);
  return inOrder.every((name, at) => at === 0 || (inOrder[at - 1] ?? "") < name);
}

/** Whether a file says its own path, as `[CallerFilePath]` lets it: then it has to be read under its own name. */
export function usesCallerFilePath(file: SourceFile): boolean {
  return questionsOf(file).usesCallerFilePath;
}
