import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { behaviours, judgeRow } from "./behaviours.mjs";
import { behavioursCase, faults, prefixCases } from "./cases.mjs";
import { buildAll, buildFromPackage, copySample, layOut } from "./disposable.mjs";
import { startHost } from "./hosts.mjs";
import { run, stopAll } from "./processes.mjs";
import { createReport } from "./report.mjs";
import { callFromTypeScript, generate, typeCheck } from "./typescript.mjs";

const started = Date.now();
const report = createReport();

/** What the whole task works with; set once, when it begins. */
let root = "";
let work = "";
let logs = "";
let python = "";
let local = false;
/** @type {readonly string[] | undefined} */
let only;

/**
 * Runs everything, prints the report and ends the process: 0 where every check holds, else 1.
 * @param {{ root: string, work: string, python: string, local: boolean, only: readonly string[] | undefined }} settings
 */
export async function runTask(settings) {
  ({ root, work, python, local, only } = settings);
  logs = join(work, "logs");
  mkdirSync(logs);
  for (const [signal, code] of /** @type {const} */ ([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ])) {
    process.once(signal, async () => {
      console.error("\nInterrupted: ending what runs.");
      await stopAll();
      rmSync(work, { recursive: true, force: true });
      process.exit(code);
    });
  }
  try {
    await main();
  } catch (error) {
    report.add("task", "task", false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  await stopAll();
  finish();
}

async function main() {
  console.log(`\nBuilding in ${work}`);
  await bundleTool();
  layOut(root, work);
  const wanted = (/** @type {{ readonly name: string }} */ { name }) => only === undefined || only.includes(name);
  const cases = prefixCases(local).filter(wanted);
  const shown = [behavioursCase].filter(wanted);
  const seeded = faults.filter(wanted);
  const copies = cases.map((one) => ({ one, sample: copySample(root, work, one) }));
  const showing = shown.map((one) => copySample(root, work, one));
  const faulty = seeded.map((fault) => ({ fault, sample: copySample(root, work, fault) }));
  const packaged = copies.filter(({ one }) => one.package === true);

  const together = [...copies.filter(({ one }) => one.package !== true), ...faulty].map(({ sample }) => sample);
  const built = await buildAll(work, [...together, ...showing], local, logs);
  const count = together.length + showing.length;
  report.add("build", "build", built.code === 0, built.code === 0 ? `${count} copies` : built.output);
  if (built.code !== 0) return;
  for (const { sample } of packaged) {
    if (!(await buildPackage(sample))) return;
  }

  const generated = copies.map(({ sample }) => sample);
  for (const sample of generated) {
    const { code, output } = await generate(root, sample, logs);
    if (code !== 0) return report.add(sample.name, "generate", false, output);
  }
  if (generated.length > 0) {
    const types = await typeCheck(root, work, generated, logs);
    report.add("clients", "types", types.code === 0, types.code === 0 ? "strict, no errors" : types.output);
  }
  for (const { one, sample } of copies) await judge(one, sample);
  for (const sample of showing) await judgeBehaviours(sample);
  for (const { fault, sample } of faulty) await judgeFault(fault, sample);
}

/** The tool that is judged is the one of these sources. */
async function bundleTool() {
  const bundle = join(root, "dist/tenon.js");
  const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).map((name) =>
    join(root, "src", name),
  );
  const newest = Math.max(...sources.map((path) => statSync(path).mtimeMs));
  if (existsSync(bundle) && statSync(bundle).mtimeMs >= newest) return;
  const script = join(root, "scripts/build.mjs");
  const { code, output } = await run(process.execPath, [script], {
    cwd: root,
    logFile: join(logs, "tool.log"),
    seconds: 120,
  });
  if (code !== 0) throw new Error(`The tool cannot be built:\n${output}`);
}

/**
 * @param {import("./disposable.mjs").Sample} sample
 */
async function buildPackage(sample) {
  const { code, output } = await buildFromPackage(work, sample, local, logs);
  const fromPackage = existsSync(join(work, "nuget/tenon"));
  const ok = code === 0 && fromPackage;
  report.add("build", "package", ok, ok ? "packed, restored from a folder, built" : output);
  return ok;
}

/**
 * @param {import("./cases.mjs").PrefixCase} one
 * @param {import("./disposable.mjs").Sample} sample
 */
async function judge(one, sample) {
  const where = Object.keys(one.variables).length > 0 ? "environment" : "host.json";
  console.log(`\n${one.name}: prefix "${one.route}" by ${where}`);
  const subject = `prefix ${one.name}`;
  const host = await startHost(local, sample, one.variables, join(logs, `${sample.slug}-host.log`));
  try {
    if (host.url === undefined) return report.add(subject, "start", false, host.log());
    console.log(`  serving at ${host.url}`);
    const client = await run(python, clientArguments(one, sample, host.url), {
      cwd: sample.folder,
      logFile: join(logs, `${sample.slug}-python.log`),
      seconds: 300,
    });
    const checks = client.output.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
    for (const { check, ok, detail } of checks) report.add(subject, check, ok, detail);
    if (checks.length === 0 || (client.code !== 0 && checks.every(({ ok }) => ok))) {
      report.add(subject, "python", false, client.output);
    }
    if (one.trap === true) return undefined;
    const { code, output } = await callFromTypeScript(root, sample, host.url, logs);
    report.add(subject, "client", code === 0, output);
  } finally {
    await host.stop();
  }
}

/**
 * @param {import("./disposable.mjs").Sample} sample
 */
async function judgeBehaviours(sample) {
  console.log("\nBehaviours of the host");
  const host = await startHost(local, sample, {}, join(logs, `${sample.slug}-host.log`));
  try {
    if (host.url === undefined) return report.add("behaviours", "start", false, host.log());
    for (const row of behaviours) {
      const differences = await judgeRow(row, `${host.url}/api`);
      report.add(
        "behaviours",
        row.row,
        differences.length === 0,
        differences.join("\n") || `${row.probes.length} requests`,
      );
    }
    if (local) await judgePortInUse(sample, host.url);
  } finally {
    await host.stop();
  }
  return undefined;
}

/**
 * A second server at the same address says so in one line.
 * @param {import("./disposable.mjs").Sample} sample
 * @param {string | undefined} url
 */
async function judgePortInUse(sample, url) {
  const second = await startHost(local, sample, {}, join(logs, `${sample.slug}-second.log`), url);
  try {
    const ok = second.url === undefined && saysOneLine(second, "is already in use");
    report.add("behaviours", "port in use", ok, ok ? "one line, exit code 1" : second.log());
  } finally {
    await second.stop();
  }
}

/**
 * @param {import("./hosts.mjs").Host} host
 * @param {string} text
 */
function saysOneLine(host, text) {
  const log = host.log().trim();
  return host.exitCode() === 1 && !log.includes("\n") && log.includes(text);
}

/**
 * @param {import("./cases.mjs").PrefixCase} one
 * @param {import("./disposable.mjs").Sample} sample
 * @param {string} url
 */
function clientArguments(one, sample, url) {
  return [
    join(root, "scripts/e2e/client.py"),
    `--base-url=${url}`,
    `--prefix=${one.route}`,
    `--images=${join(root, "samples/functions-images/Images")}`,
    `--openapi=${join(sample.folder, "web/api/openapi.json")}`,
    `--project=${sample.project}`,
    `--tool=${JSON.stringify([process.execPath, join(root, "dist/tenon.js")])}`,
    `--variables=${JSON.stringify(one.variables)}`,
    ...(one.warned === true ? ["--warned"] : []),
    ...(one.trap === true ? ["--trap"] : []),
  ];
}

/**
 * @param {import("./cases.mjs").Fault} fault
 * @param {import("./disposable.mjs").Sample} sample
 */
async function judgeFault(fault, sample) {
  console.log(`\nSeeded fault: ${fault.name}`);
  const subject = `fault ${fault.name}`;
  if (fault.check !== undefined) {
    const args = [join(root, "dist/tenon.js"), "--project", sample.project, "--check"];
    const { code, output } = await run(process.execPath, args, {
      cwd: sample.folder,
      logFile: join(logs, `${sample.slug}-check.log`),
      seconds: 120,
    });
    const caught = code === 1 && output.includes(`error ${fault.check}:`);
    report.add(subject, "check", caught, caught ? `exit code 1, ${fault.check}` : `exit code ${code}: ${output}`);
  }
  // How the real host refuses is not ours to assert; that it serves no image is.
  const host = await startHost(local, sample, {}, join(logs, `${sample.slug}-host.log`));
  try {
    /** @type {{ refuses?: string, status?: number, says?: string }} */
    const { refuses, status, says } = fault.runs;
    if (refuses !== undefined && local) {
      const refused = host.url === undefined && saysOneLine(host, refuses);
      report.add(subject, "start", refused, refused ? `one line, exit code 1: ${refuses}` : host.log());
      return;
    }
    if (host.url === undefined) {
      report.add(subject, "start", refuses !== undefined, refuses === undefined ? host.log() : "refused");
      return;
    }
    const response = await fetch(`${host.url}/api/images/png`, { signal: AbortSignal.timeout(30_000) });
    const body = await response.text();
    const asWanted = refuses === undefined ? response.status === status : !response.ok;
    // A host logs beside its answers; once it has ended, its log is whole.
    await host.stop();
    const said = says === undefined || host.log().includes(says);
    const detail = `GET answers ${response.status}${says === undefined ? "" : `, the log ${said ? "says" : "does not say"}: ${says}`}`;
    report.add(subject, "request", asWanted && said && body.includes("PNG") === (status === 200), detail);
  } finally {
    await host.stop();
  }
}

function finish() {
  report.print();
  const failures = report.failures();
  const seconds = Math.round((Date.now() - started) / 1000);
  const summary = `${report.rows.length - failures.length} of ${report.rows.length} checks passed on the ${local ? "embedded host" : "host tooling"} in ${seconds} s.`;
  if (failures.length === 0) {
    rmSync(work, { recursive: true, force: true });
    console.log(`\n${summary}`);
    process.exit(0);
  }
  for (const entry of readdirSync(work)) {
    if (entry !== "logs") rmSync(join(work, entry), { recursive: true, force: true });
  }
  console.error(`\n${summary} Logs: ${logs}`);
  process.exit(1);
}
