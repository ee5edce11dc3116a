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
      const name = fileName(path);
      const previous = newest.get(name);
      // Every project names the same files. Comparing versions is slow, and needed for different ones only.
      if (previous === undefined || (previous !== path && previous.localeCompare(path, "en", { numeric: true }) < 0))
        newest.set(name, path);
    }
    for (const [name, path] of newest) byName.set(name, path);
  }
  return (path) => byName.get(fileName(path)) ?? path;
}

function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
