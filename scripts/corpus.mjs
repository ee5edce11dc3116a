// Imports every OpenAPI document of a folder and judges what comes of it: npm run corpus -- <folder of documents>
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { bundleTool, nodeBundle } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
// A folder for each run: two of them may go side by side.
const bundles = join(root, "artifacts/corpus", String(process.pid));
const outfile = join(bundles, "corpus.mjs");

await build({
  ...nodeBundle,
  entryPoints: ["scripts/corpus/main.ts"],
  outfile,
  sourcemap: "inline",
  // TypeScript finds its libraries beside itself.
  packages: "external",
});
await bundleTool(bundles, "tenon.mjs");

try {
  const { main } = await import(pathToFileURL(outfile).href);
  process.exitCode = await main(process.argv.slice(2), root, join(bundles, "tenon.mjs"));
} finally {
  rmSync(bundles, { recursive: true, force: true });
}
