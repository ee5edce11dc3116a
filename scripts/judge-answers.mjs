// The generated clients call the small servers of the judge: npm run judge:answers -- [--seed n] [--times n] [--only name] [--servers folder]
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { nodeBundle } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = `${root}artifacts/judge/answers-${process.pid}.mjs`;

await build({
  ...nodeBundle,
  entryPoints: ["test/judge/answers-main.ts"],
  outfile: bundle,
  sourcemap: "inline",
  external: ["typescript", "esbuild"],
});

const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2), root);
