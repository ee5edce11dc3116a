// Imported contracts on running servers: npm run judge:contracts -- <OpenAPI documents>
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { nodeBundle } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = `${root}artifacts/judge/contracts-${process.pid}.mjs`;

await build({
  ...nodeBundle,
  entryPoints: ["test/openapi/judge/served/main.ts"],
  outfile: bundle,
  sourcemap: "inline",
  external: ["typescript", "esbuild"],
});

const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2), root);
