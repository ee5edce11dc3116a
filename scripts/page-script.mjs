// `import text from "./page.ts?script"`: TypeScript for a browser, bundled into one script, as a string.
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @param {string} entry
 */
export function bundleScript(entry) {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    platform: "browser",
    format: "iife",
    target: "es2022",
    charset: "utf8",
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: "none",
    metafile: true,
    write: false,
    logLevel: "warning",
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`${entry} gave no script.`);
  return { text: file.text.trim(), inputs: Object.keys(metafile.inputs).map((input) => `${root}${input}`) };
}

/** The same for Vite, and so for vitest. */
export const pageScript = {
  name: "page-script",
  enforce: /** @type {const} */ ("pre"),
  /**
   * @param {string} id
   */
  load(id) {
    if (!id.endsWith("?script")) return undefined;
    return `export default ${JSON.stringify(bundleScript(id.slice(0, -"?script".length)).text)};`;
  },
};
