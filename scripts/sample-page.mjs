// The page of a sample: its script with the shared style beside it, and the page of its API, all into wwwroot.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { rawText } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @param {{ name: string, project: string }} sample
 */
export async function buildSamplePage({ name, project }) {
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: `samples/${name}/web/src/main.ts`, out: "app" },
      { in: "samples/shared/page.css", out: "app" },
    ],
    outdir: `samples/${name}/wwwroot`,
    bundle: true,
    format: "esm",
    plugins: [rawText],
    logLevel: "warning",
  });
  const args = [join(root, "dist/tenon.js"), "--project", project, "--docs", `samples/${name}/wwwroot/docs`, "--quiet"];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`The page of the API of ${name} was not written.`);
}
