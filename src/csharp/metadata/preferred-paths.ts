/**
 * One path for each assembly of a workspace: a library that has an assembly from a package and the server that has it from the
 * framework must mean the same `IServiceCollection`.
 */

/** Packs come before packages; of several versions, the newest. What has a name of its own stays. */
export function preferredPaths(packs: readonly string[], others: readonly string[]): (path: string) => string {
  const byName = new Map<string, string>();
  for (const paths of [others, packs]) {
    const newest = new Map<string, string>();
    for (const path of paths) {
      const previous = newest.get(fileName(path));
      if (previous === undefined || previous.localeCompare(path, "en", { numeric: true }) < 0)
        newest.set(fileName(path), path);
    }
    for (const [name, path] of newest) byName.set(name, path);
  }
  return (path) => byName.get(fileName(path)) ?? path;
}

function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
