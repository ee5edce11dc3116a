import { dirname, join } from "node:path";
import type { Environment } from "../environment.js";

/**
 * What the paths in annotations and code-scanning results count from: the root of the repository, wherever in it the run was
 * started. A checkout without a `.git` folder is known by the variable that GitHub sets.
 */
export function repositoryRoot({ fileSystem, variables }: Pick<Environment, "fileSystem" | "variables">): string {
  for (let folder = fileSystem.cwd; ; folder = dirname(folder)) {
    if (fileSystem.exists(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) break;
  }
  const workspace = variables.GITHUB_WORKSPACE ?? "";
  return workspace === "" ? fileSystem.cwd : workspace;
}
