// Compares Tenon's C# front end with the compiler itself: npm run oracle -- <csproj|sln|slnx|folder|files>
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { nodeBundle } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = `${root}artifacts/oracle/oracle.mjs`;

await build({ ...nodeBundle, entryPoints: ["scripts/oracle/main.ts"], outfile: bundle, sourcemap: "inline" });

const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2), root);
