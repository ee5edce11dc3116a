// Servers rewritten without changing what they do, read by Tenon: npm run fuzz:refactor -- [--seed n] [--programs n] [--kind name]
import { rmSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { nodeBundle } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = `${root}artifacts/refactor/fuzz-${process.pid}.mjs`;

await build({ ...nodeBundle, entryPoints: ["test/refactor/main.ts"], outfile: bundle, sourcemap: "inline" });

try {
  const { main } = await import(pathToFileURL(bundle).href);
  process.exitCode = await main(process.argv.slice(2), root);
} finally {
  rmSync(bundle, { force: true });
}
