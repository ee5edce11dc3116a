// Runs the sample and every row of test/host/function-rules.json on the real isolated worker, behind a small host of our own:
// npm run judge:worker -- <folder of the worker's assemblies> [--only <part of a rule>]
// The folder holds what a published function app holds (Microsoft.Azure.Functions.Worker*.dll and what they need), the worker's source
// generator, and, anywhere below it, FunctionRpc.proto with its imports.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildApps, readAssemblies } from "./judge-worker/build.mjs";
import { loadProtocol, startWorker } from "./judge-worker/host.mjs";
import { judgeRow } from "./judge-worker/rows.mjs";
import { judgeSample } from "./judge-worker/sample.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", multiple: true } },
});
const [folder, ...others] = positionals;
if (folder === undefined || others.length > 0) {
  console.error("Usage: npm run judge:worker -- <folder of the worker's assemblies> [--only <part of a rule>]");
  process.exit(2);
}

/** @type {import("./judge-worker/types.d.mts").Table} */
const table = JSON.parse(readFileSync(join(root, "test/host/function-rules.json"), "utf8"));
const rows = table.rows.filter(
  ({ rule }) => values.only === undefined || values.only.some((part) => rule.includes(part)),
);
const work = realpathSync(mkdtempSync(join(tmpdir(), "tenon-worker-")));
try {
  const assemblies = readAssemblies(resolve(folder));
  const protocol = await loadProtocol(assemblies.proto);
  console.log(`Building ${rows.length} rows and the sample in ${work}`);
  const apps = buildApps({ root, work, assemblies, table, rows });
  /** @type {import("./judge-worker/types.d.mts").Start} */
  const start = (options) => startWorker(protocol, options);
  /** @type {string[]} */
  const failures = [];
  const queue = [...rows.entries()];
  const judge = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [at, row] = next;
      const { agrees, did } = await judgeRow(row, apps.rows[at] ?? "", start);
      console.log(`${agrees ? "  agrees" : "DIFFERS"}  ${row.rule}: ${did}`);
      if (!agrees) failures.push(row.rule);
    }
  };
  // Rows that wait for the worker's own time limits need no processor meanwhile.
  await Promise.all([judge(), judge(), judge(), judge()]);
  if (values.only === undefined) {
    for (const { agrees, did } of await judgeSample(apps.sample, start)) {
      console.log(`${agrees ? "  agrees" : "DIFFERS"}  the sample: ${did}`);
      if (!agrees) failures.push(did);
    }
  }
  console.log(`${rows.length} rows, ${failures.length} differences.`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
