import { join } from "node:path";
import { build } from "esbuild";

/** The tool as users get it, bundled from the sources as they stand. */
export async function buildTool(folder: string): Promise<string> {
  const outfile = join(folder, "tenon.mjs");
  await build({
    absWorkingDir: new URL("..", import.meta.url).pathname,
    entryPoints: ["src/cli/main.ts"],
    outfile,
    bundle: true,
    platform: "node",
    mainFields: ["module", "main"],
    target: "node20",
    format: "esm",
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module";const require = __createRequire(import.meta.url);',
    },
    logLevel: "error",
  });
  return outfile;
}
