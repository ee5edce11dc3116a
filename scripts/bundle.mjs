// How the tool becomes one file: start-up time is what users feel.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** `import text from "./file.ext?raw"`: the file as a string, as Vite (and so vitest) reads it. */
export const rawText = {
  name: "raw-text",
  setup(build) {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -"?raw".length)),
      namespace: "raw-text",
    }));
    build.onLoad({ filter: /./, namespace: "raw-text" }, ({ path }) => ({
      contents: readFileSync(path, "utf8"),
      loader: "text",
      watchFiles: [path],
    }));
  },
};

/** Bundles one entry and what it imports. Names stay as they are: a stack trace of ours should be readable. */
export async function bundle(entry, outfile) {
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    mainFields: ["module", "main"],
    target: "node20",
    format: "esm",
    minifyWhitespace: true,
    minifySyntax: true,
    banner: {
      js: '#!/usr/bin/env node\nimport { createRequire as __createRequire } from "node:module";const require = __createRequire(import.meta.url);',
    },
    plugins: [rawText],
    define: { TENON_VERSION: JSON.stringify(version) },
    logLevel: "warning",
  });
}
