// node bench/openapi-import.mjs <document>…
// Time and memory of an import, documents to C# files on disk, beside openapi-typescript on the same documents. Each run is a
// process of its own; processor time is shown beside the clock, because a busy machine stretches only the clock.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { nodeBundle } from "../scripts/bundle.mjs";

const documents = process.argv.slice(2);
if (documents.length === 0) throw new Error("give one or more documents");
const folder = mkdtempSync(join(tmpdir(), "tenon-import-"));
const repository = fileURLToPath(new URL("..", import.meta.url));

// The importer as one module, bundled from the sources as the tool itself is.
const importer = join(folder, "importer.mjs");
await build({
  ...nodeBundle,
  stdin: {
    contents: `
      export { DiagnosticBag } from "./src/diagnostics/diagnostic.js";
      export { emitCSharp } from "./src/emit/csharp/emit-csharp.js";
      export { nodeFileSystem } from "./src/files/node-file-system.js";
      export { readOpenApi } from "./src/openapi/read-openapi.js";`,
    resolveDir: repository,
    loader: "ts",
  },
  outfile: importer,
});

const hook = join(folder, "usage.mjs");
writeFileSync(
  hook,
  `import { writeFileSync } from "node:fs";
process.on("exit", (code) => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(process.env.USAGE_FILE, JSON.stringify({ code, cpu: (userCPUTime + systemCPUTime) / 1000, rss: maxRSS / 1024 }));
});`,
);

const runner = join(folder, "run.mjs");
writeFileSync(
  runner,
  `import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DiagnosticBag, emitCSharp, nodeFileSystem, readOpenApi } from ${JSON.stringify(pathToFileURL(importer).href)};
const [document, output] = process.argv.slice(2);
const sink = new DiagnosticBag();
const contract = readOpenApi(document, nodeFileSystem(), { namespace: "Acme.Api" }, sink);
if (contract === undefined) process.exit(2);
for (const folder of ["Types", "Contracts"]) mkdirSync(join(output, folder), { recursive: true });
for (const file of emitCSharp(contract, { namespace: "Acme.Api" }, sink)) writeFileSync(join(output, file.path), file.text);`,
);

const peer = join(repository, "node_modules/openapi-typescript/bin/cli.js");
console.log("| document | MB | | seconds | processor seconds | peak MB |");
console.log("|---|---:|---|---:|---:|---:|");
for (const document of documents) {
  const megabytes = (statSync(document).size / 1e6).toFixed(1);
  show(document, megabytes, "tenon", measure([runner, document, join(folder, "csharp")]));
  show(document, megabytes, "openapi-typescript", measure([peer, document, "-o", join(folder, "types.ts")]));
}
rmSync(folder, { recursive: true, force: true });

/**
 * @param {string[]} args
 */
function measure(args) {
  const usage = join(folder, "usage.json");
  rmSync(usage, { force: true });
  const started = performance.now();
  const run = spawnSync(process.execPath, ["--import", pathToFileURL(hook).href, ...args], {
    env: { ...process.env, USAGE_FILE: usage },
    stdio: "ignore",
  });
  const seconds = (performance.now() - started) / 1000;
  const used = existsSync(usage) ? JSON.parse(readFileSync(usage, "utf8")) : undefined;
  return run.status === 0 && used !== undefined ? { seconds, cpu: used.cpu / 1000, rss: used.rss } : undefined;
}

/**
 * @param {string} document
 * @param {string} megabytes
 * @param {string} tool
 * @param {{ seconds: number; cpu: number; rss: number; } | undefined} result
 */
function show(document, megabytes, tool, result) {
  const cells =
    result === undefined
      ? ["refused", "", ""]
      : [result.seconds.toFixed(2), result.cpu.toFixed(2), result.rss.toFixed(0)];
  console.log(`| ${basename(document)} | ${megabytes} | ${tool} | ${cells.join(" | ")} |`);
}
