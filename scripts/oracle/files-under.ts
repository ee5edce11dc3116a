import { readdirSync } from "node:fs";
import { join } from "node:path";

const builtFolders = new Set(["bin", "obj", "node_modules", ".git"]);

/** Files below a folder whose names end so, in ordinal order; what builds leave behind is not looked at. */
export function filesUnder(folder: string, ending: string): string[] {
  const files: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!builtFolders.has(entry.name)) files.push(...filesUnder(child, ending));
    } else if (entry.isFile() && entry.name.endsWith(ending)) files.push(child);
  }
  return files;
}
