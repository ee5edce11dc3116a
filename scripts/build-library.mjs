// dist/api.js and dist/vite.js, what `import … from "tenon"` and `"tenon/vite"` give, with their types.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { nodeBundle, version } from "./bundle.mjs";

/** @type {import("esbuild").BuildOptions} */
const library = {
  ...nodeBundle,
  minifyWhitespace: true,
  minifySyntax: true,
  define: { TENON_VERSION: JSON.stringify(version) },
  metafile: true,
};

/** The plugin uses the API beside it, instead of a copy of the whole engine. */
const besideTheApi = {
  name: "beside-the-api",
  /**
   * @param {{ onResolve: (arg0: { filter: RegExp; }, arg1: () => { path: string; external: boolean; }) => void; }} build
   */
  setup(build) {
    build.onResolve({ filter: /\/api\/index\.js$/ }, () => ({ path: "./api.js", external: true }));
  },
};

/** Whose types are published, and as what: all exports of these say their types, so that each file is enough. */
const declarations = {
  "published/types.ts": "api-types.d.ts",
  "api/index.ts": "api.d.ts",
  "vite/index.ts": "vite.d.ts",
};

/**
 * @param {string} folder
 * @returns {Promise<readonly string[]>} The files that went in.
 */
export async function buildLibrary(folder) {
  const api = await build({ ...library, entryPoints: ["src/api/index.ts"], outfile: join(folder, "api.js") });
  await build({
    ...library,
    entryPoints: ["src/vite/index.ts"],
    outfile: join(folder, "vite.js"),
    banner: {},
    plugins: [besideTheApi],
  });
  for (const [source, target] of Object.entries(declarations)) {
    const text = ts.transpileDeclaration(readFileSync(new URL(`../src/${source}`, import.meta.url), "utf8"), {
      fileName: source,
      compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.NodeNext },
    });
    writeFileSync(
      join(folder, target),
      text.outputText
        .replaceAll('"../api/index.js"', '"./api.js"')
        .replaceAll('"../published/types.js"', '"./api-types.js"'),
    );
  }
  return Object.keys(api.metafile?.inputs ?? {});
}
