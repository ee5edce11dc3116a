// How the tool becomes one file: start-up time is what users feel.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

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
    define: { TENON_VERSION: JSON.stringify(version) },
    logLevel: "warning",
  });
}
