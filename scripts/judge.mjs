// Compares what Tenon reads of a server with what the running server knows: npm run judge -- <csproj>...
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { nodeBundle } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = `${root}artifacts/judge/judge.mjs`;

await build({ ...nodeBundle, entryPoints: ["scripts/judge/main.ts"], outfile: bundle, sourcemap: "inline" });

const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2), root);
