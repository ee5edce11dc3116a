// Compares what Tenon reads of a server with what the running server knows: npm run judge -- <csproj>...
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = `${root}artifacts/judge/judge.mjs`;

await build({
  absWorkingDir: root,
  entryPoints: ["scripts/judge/main.ts"],
  outfile: bundle,
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  mainFields: ["module", "main"],
  sourcemap: "inline",
  logLevel: "warning",
});

const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2), root);
