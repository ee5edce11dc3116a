// dist/api.js and dist/vite.js, what `import … from "tenon"` and `"tenon/vite"` give, with their types.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
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
  for (const name of ["api", "vite"]) {
    const types = readFileSync(new URL(`../src/${name}/published.d.ts`, import.meta.url), "utf8");
    writeFileSync(join(folder, `${name}.d.ts`), types.replaceAll('"../api/published.js"', '"./api.js"'));
  }
  return Object.keys(api.metafile?.inputs ?? {});
}
