// How the tool becomes one file: start-up time is what users feel.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
export const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** The built-in model without what only people read: indentation, blank lines, comments. */
function smallCSharp(text) {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("//")).join("\n");
}

/** `import text from "./file.ext?raw"`: the file as a string, as Vite (and so vitest) reads it. */
const rawText = {
  name: "raw-text",
  setup(build) {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -"?raw".length)),
      namespace: "raw-text",
    }));
    build.onLoad({ filter: /./, namespace: "raw-text" }, ({ path }) => ({
      contents: path.endsWith(".cs") ? smallCSharp(readFileSync(path, "utf8")) : readFileSync(path, "utf8"),
      loader: "text",
      watchFiles: [path],
    }));
  },
};

/** CommonJS packages in an ES module still call `require`. */
const requireFunction =
  'import { createRequire as __createRequire } from "node:module";const require = __createRequire(import.meta.url);';

/**
 * How our sources are bundled for Node, wherever that is done: the tool, the judges, the benchmarks.
 * @type {import("esbuild").BuildOptions}
 */
export const nodeBundle = {
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  mainFields: ["module", "main"],
  target: "node20",
  format: "esm",
  banner: { js: requireFunction },
  plugins: [rawText],
  logLevel: "warning",
};

/**
 * Bundles one entry and what it imports. Names stay as they are: a stack trace of ours should be readable.
 * @param {string} entry
 * @param {string} outfile
 * @returns {Promise<readonly string[]>} The files that went in.
 */
export async function bundle(entry, outfile) {
  const { metafile } = await build({
    ...nodeBundle,
    entryPoints: [entry],
    outfile,
    minifyWhitespace: true,
    minifySyntax: true,
    banner: { js: `#!/usr/bin/env node\n${requireFunction}` },
    define: { TENON_VERSION: JSON.stringify(version) },
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}
