import { isAbsolute, relative, sep } from "node:path";

/** Whether the path is below the folder. Both are absolute, and a drive has no way to another. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
