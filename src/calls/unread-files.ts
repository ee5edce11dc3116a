import { resolve } from "node:path";
import { generatedHeader } from "../emit/generated-file.js";
import { isWithin } from "../files/within.js";
import type { FrontEnd } from "./front-end.js";
import type { TypeScript } from "./load-typescript.js";

/** Components in languages of their own, which the compiler does not read. */
const components = [".vue", ".svelte", ".astro"];
const scripts = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];

/**
 * Files beside a front end that its compiler does not check and that may call the client all the same: components, which may do so
 * through a helper, and scripts that import the client.
 */
export function unreadFiles(
  compiler: TypeScript,
  { projects, folders }: FrontEnd,
  outputs: readonly string[],
  read: ReadonlySet<string>,
): readonly string[] {
  const written = projects.flatMap(({ options }) => [options.outDir, options.declarationDir]);
  const isWritten = (path: string): boolean =>
    written.some((folder) => folder !== undefined && isWithin(resolve(folder), path));
  const importsClient = (path: string): boolean => {
    const text = compiler.sys.readFile(path) ?? "";
    if (text.startsWith(generatedHeader)) return false;
    const names = [...text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'`]([^"'`\n]+)["'`]/g)];
    return names.some(([, name = ""]) =>
      projects.some(({ options }) => {
        const resolvedFileName = compiler.resolveModuleName(name, path, options, compiler.sys).resolvedModule
          ?.resolvedFileName;
        return resolvedFileName !== undefined && outputs.some((output) => isWithin(output, resolve(resolvedFileName)));
      }),
    );
  };
  const files = folders.flatMap((folder) =>
    compiler.sys.readDirectory(folder, [...components, ...scripts], ["**/node_modules/**"], undefined),
  );
  return [...new Set(files.map((path) => resolve(path)))]
    .filter((path) => !read.has(path) && !isWritten(path) && !path.endsWith(".d.ts"))
    .filter((path) => components.some((extension) => path.endsWith(extension)) || importsClient(path))
    .sort();
}
