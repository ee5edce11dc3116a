// How the sources become the files that run: start-up time is what users feel.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundleScript } from "./page-script.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
export const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/**
 * The built-in model without what only people read: indentation, blank lines, comments.
 * @param {string} text
 */
function smallCSharp(text) {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("//")).join("\n");
}

/** `import text from "./file.ext?raw"`: the file as a string, as Vite (and so vitest) reads it. */
export const rawText = {
  name: "raw-text",
  /** @param {import("esbuild").PluginBuild} build */
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

/** `import text from "./file.ts?script"`: see page-script.mjs. */
const scriptText = {
  name: "script-text",
  /** @param {import("esbuild").PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /\?script$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -"?script".length)),
      namespace: "script-text",
    }));
    build.onLoad({ filter: /./, namespace: "script-text" }, ({ path }) => {
      const { text, inputs } = bundleScript(path);
      return { contents: text, loader: "text", watchFiles: [...inputs] };
    });
  },
};

const texts = [rawText, scriptText];

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
  plugins: texts,
  logLevel: "warning",
};

/**
 * Bundles one entry and what it imports. Names stay as they are: a stack trace of ours should be readable.
 * @param {string} entry
 * @param {string} outfile
 */
export async function bundle(entry, outfile) {
  await build({
    ...nodeBundle,
    entryPoints: [entry],
    outfile,
    minifyWhitespace: true,
    minifySyntax: true,
    define: { TENON_VERSION: JSON.stringify(version) },
  });
}

/**
 * What a run begins with, and all of it where `--cache` finds everything as it was. Everything else that the tool imports when it is
 * asked for goes to `work.cjs`: with it, starting would take as long as the rest of such a run.
 */
const isAtHand = /[\\/]commands[\\/](check|generate|routes|verify)\.js$/;

/**
 * `import("./x.js")` of one script, where `x` is in the other.
 * @param {Set<string>} found The files that have to be there.
 * @returns {import("esbuild").Plugin}
 */
function importsFromWork(found) {
  return {
    name: "imports-from-work",
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== "dynamic-import" || isAtHand.test(path)) return undefined;
        const file = relative(root, join(resolveDir, path)).replaceAll("\\", "/").replace(/\.js$/, ".ts");
        found.add(file);
        return { path: file, namespace: "work" };
      });
      build.onLoad({ filter: /./, namespace: "work" }, ({ path }) => ({
        contents: `module.exports = require("./work.cjs")[${JSON.stringify(path)}]();`,
        loader: "js",
        resolveDir: root,
      }));
    },
  };
}

/**
 * The tool as users get it: `tenon.js`, which is small, and `tool.cjs` and `work.cjs`, which it loads. These are scripts, not modules,
 * because V8 takes back the compiled form of scripts only.
 * @param {string} folder
 * @param {string} launcherName A module: `.mjs` where no package.json beside it says so.
 * @returns {Promise<readonly string[]>} The files that went in.
 */
export async function bundleTool(folder, launcherName = "tenon.js") {
  const small = /** @type {const} */ ({ ...nodeBundle, minifyWhitespace: true, minifySyntax: true, metafile: true });
  const define = { TENON_VERSION: JSON.stringify(version) };
  // The launcher calls them as Node would call a module.
  const [banner, footer] = [{ js: "(function (exports, require, module) {" }, { js: "})" }];
  const script = /** @type {const} */ ({ ...small, format: "cjs", banner, footer, define });
  const [toolFile, workFile] = [join(folder, "tool.cjs"), join(folder, "work.cjs")];
  /** @type {Set<string>} */
  const later = new Set();
  const tool = await build({
    ...script,
    entryPoints: ["src/cli/tool.ts"],
    outfile: toolFile,
    external: ["./work.cjs"],
    plugins: [importsFromWork(later), ...texts],
  });
  const contents = [...later].map((file) => `exports["${file}"] = () => require("./${file}");`).join("\n");
  const work = await build({ ...script, stdin: { contents, resolveDir: root }, outfile: workFile });
  const hash = createHash("sha256");
  for (const file of [toolFile, workFile]) hash.update(readFileSync(resolve(root, file)));
  const launcher = await build({
    ...small,
    entryPoints: ["src/cli/launch.ts"],
    outfile: join(folder, launcherName),
    banner: { js: "#!/usr/bin/env node" },
    define: { ...define, TENON_BUILD: JSON.stringify(hash.digest("hex").slice(0, 16)) },
  });
  return [tool, work, launcher].flatMap(({ metafile }) => Object.keys(metafile.inputs));
}
