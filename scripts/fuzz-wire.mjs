// Random C# programs, served by ASP.NET and read by Tenon, each judging the other: npm run fuzz:wire -- [--seed n] [--minutes n] [--programs n]
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { nodeBundle } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = `${root}artifacts/wire/fuzz-${process.pid}.mjs`;

await build({
  ...nodeBundle,
  entryPoints: ["test/wire/main.ts"],
  outfile: bundle,
  sourcemap: "inline",
  external: ["typescript", "esbuild"],
});

const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2), root);
