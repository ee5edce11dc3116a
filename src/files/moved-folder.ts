import { basename, dirname, sep } from "node:path";

/** Two folders with the same files in the same places below, or nearly: one of them may be told of in the names of the other. */
export interface MovedFolder {
  readonly older: string;
  readonly newer: string;
}

/** The folders around two files, without the names that both paths end with: `/base/src/Api` and `/repo/src/Api` give `/base` and `/repo`. */
export function movedFolder(olderFile: string, newerFile: string): MovedFolder {
  let [older, newer] = [dirname(olderFile), dirname(newerFile)];
  while (older !== newer && basename(older) === basename(newer) && !isRoot(older) && !isRoot(newer)) {
    [older, newer] = [dirname(older), dirname(newer)];
  }
  return { older, newer };
}

/** The name that a file of the older folder has in the newer one. Undefined for another file, which has such a name already. */
export function nameInNewer(path: string, { older, newer }: MovedFolder): string | undefined {
  return below(path, older, newer) ?? (below(path, newer, newer) === undefined ? path : undefined);
}

/** The way back, for names that `nameInNewer` gave. */
export function nameInOlder(path: string, { older, newer }: MovedFolder): string {
  return below(path, newer, older) ?? path;
}

/** With another folder in the place of the one that it is in; undefined where it is not in that one. */
function below(path: string, folder: string, other: string): string | undefined {
  if (path === folder) return other;
  const start = folder.endsWith(sep) ? folder : folder + sep;
  if (!path.startsWith(start)) return undefined;
  return (other.endsWith(sep) ? other : other + sep) + path.slice(start.length);
}

function isRoot(folder: string): boolean {
  return dirname(folder) === folder;
}
