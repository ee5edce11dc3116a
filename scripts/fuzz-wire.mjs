// Random C# programs, served by ASP.NET and read by Tenon, each judging the other: npm run fuzz:wire -- [--seed n] [--minutes n] [--programs n]
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { rawText } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = `${root}artifacts/wire/fuzz.mjs`;

await build({
  absWorkingDir: root,
  entryPoints: ["test/wire/main.ts"],
  outfile: bundle,
  bundle: true,
  platform: "node",
  mainFields: ["module", "main"],
  target: "node20",
  format: "esm",
  sourcemap: "inline",
  external: ["typescript", "esbuild"],
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module";const require = __createRequire(import.meta.url);',
  },
  plugins: [rawText],
  define: { TENON_VERSION: '"0"' },
  logLevel: "warning",
});

const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2), root);
