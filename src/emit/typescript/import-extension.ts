import type { GeneratedFile } from "../generated-file.js";

/** How generated modules name each other: `./tasks.js`, `./tasks.ts` or `./tasks`. */
export const importExtensions = ["js", "ts", "none"] as const;
export type ImportExtension = (typeof importExtensions)[number];

export function importPath(path: string, extension: ImportExtension): string {
  return extension === "none" ? path : `${path}.${extension}`;
}

/**
 * TypeScript and most bundlers find `tasks.ts` by `./tasks.js`. Deno, Node without a build and the bundlers of Next.js and React Native
 * do not. Only code begins a line so: comments are indented or have a star, and literals have no line breaks.
 */
export function withImportExtension(
  files: readonly GeneratedFile[],
  extension: ImportExtension,
): readonly GeneratedFile[] {
  if (extension === "js") return files;
  const named = /^((?:import|export|\}) .*from "\.[^"]*)\.js";$/gm;
  return files.map(({ path, text }) => ({ path, text: text.replace(named, `${importPath("$1", extension)}";`) }));
}
