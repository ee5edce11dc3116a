// Bundles the tool into one file: start-up time is what users feel.
import { existsSync, readFileSync } from "node:fs";
import { build } from "esbuild";

if (!existsSync(new URL("../src/cli/main.ts", import.meta.url))) {
  throw new Error("src/cli/main.ts is missing: run this from a full checkout");
}

await build({
  absWorkingDir: new URL("..", import.meta.url).pathname,
  entryPoints: ["src/cli/main.ts"],
  outfile: "dist/tenon.js",
  bundle: true,
  platform: "node",
  mainFields: ["module", "main"],
  target: "node20",
  format: "esm",
  banner: {
    js: '#!/usr/bin/env node\nimport { createRequire as __createRequire } from "node:module";const require = __createRequire(import.meta.url);',
  },
  define: {
    TENON_VERSION: JSON.stringify(
      JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version,
    ),
  },
  logLevel: "warning",
});
