// Writes the built-in model of the framework from the installed reference packs: npm run model
import { writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { nodeBundle } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = `${root}artifacts/model/model.mjs`;

await build({ ...nodeBundle, entryPoints: ["scripts/model/framework-model.ts"], outfile: bundle });

const { frameworkModelText } = await import(pathToFileURL(bundle).href);
writeFileSync(`${root}built-in/framework.cs`, frameworkModelText(root));
