// Everything that must hold before a change lands. Three lanes run side by side, one more than the cores of a small machine, because
// what needs .NET often waits: for a compiler, a server, a browser. Each step is a script that also runs by itself.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startCompilerServer } from "./compiler-server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const results = join(root, "artifacts/test-results");
const modules = join(root, "artifacts/test-modules");
for (const folder of [results, modules]) rmSync(folder, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * The tests that need .NET, in groups, the longest first: a lane that is done with its own steps takes the next. Tests that use the
 * same build are in one group; `rest` has whatever the others do not name.
 */
const groups = [
  { title: "Judges", files: ["test/csharp", "test/emit", "test/hostile", "test/judge", "test/openapi"] },
  {
    title: "New projects",
    files: ["test/live/adopt.test.ts", "test/live/build-target.test.ts", "test/live/new-user.test.ts"],
  },
  { title: "End-to-end tests", files: ["test/live/e2e.test.ts"] },
  { title: "Wire", files: ["test/wire"] },
];
const rest = {
  title: "Live tests",
  files: groups.flatMap(({ files }) => files.flatMap((file) => ["--exclude", globOf(file)])),
};
const waiting = [rest, ...groups];

/** The tests that need Node alone, in parts, so that no lane ends long after the others. */
const parts = [1, 2, 3, 4].map((part) => ({ title: `TypeScript tests ${part}`, shard: `--shard=${part}/4` }));
const waitingParts = [...parts];

requireSdk();
const compilerServer = startCompilerServer();
/** @type {string[]} */
const failed = [];
const bundled = npm("Bundle", "build");
const built = dotnet("C# build", ["build", "test/Servers.slnx", "-c", "Release", "-v", "quiet"]);
const [cSharp] = await Promise.all([cSharpLane(), liveLane(), nodeLane()]);
compilerServer.stop();

const titles = [...parts, rest, ...groups].map(({ title }) => title);
const counts = [...titles.map(vitestCounts), xunitCounts(cSharp)];
for (const { what, passed, failed: wrong } of counts) console.log(`${what}: ${passed} passed, ${wrong} failed`);
const sum = (/** @type {"passed" | "failed"} */ key) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}`);
process.exit(failed.length === 0 && counts.every((count) => count.passed > 0 && count.failed === 0) ? 0 : 1);

async function nodeLane() {
  await bundled;
  await npm("Format and lint", "lint");
  await npm("Types", "typecheck");
  await npm("Structure", "structure");
  await takeParts();
  await built;
  await takeGroups();
}

async function cSharpLane() {
  await built;
  const output = await dotnet("C# tests", ["test", "dotnet/Tenon.slnx", "-c", "Release", "--no-build"]);
  await bundled;
  await takeGroups();
  await takeParts();
  return output;
}

async function liveLane() {
  await Promise.all([built, bundled]);
  await takeGroups();
  await takeParts();
}

async function takeGroups() {
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
    await npm(group.title, "test:dotnet", [...group.files, ...vitestOptions(group.title)]);
}

async function takeParts() {
  for (let part = waitingParts.shift(); part !== undefined; part = waitingParts.shift())
    await npm(part.title, "test:node", [part.shard, ...vitestOptions(part.title)]);
}

/**
 * @param {string} path of a test file, or of a folder
 */
function globOf(path) {
  return path.endsWith(".ts") ? path : `${path}/**`;
}

/** The C# half cannot be judged without the SDK; the other half can, and the message says how. */
function requireSdk() {
  const sdks = spawnSync("dotnet", ["--list-sdks"], { encoding: "utf8" });
  if (sdks.status === 0 && /^10\./m.test(sdks.stdout)) return;
  const found =
    sdks.error !== undefined
      ? "no `dotnet` on the PATH"
      : `only: ${sdks.stdout.trim().split("\n").join(", ") || "none"}`;
  console.error(
    [
      `The tests need the .NET SDK 10 (found ${found}).`,
      "Install it from https://dotnet.microsoft.com/download/dotnet/10.0 or with your system's package manager (dotnet-sdk-10.0).",
      "The part that needs no .NET: npm run test:node",
    ].join("\n"),
  );
  process.exit(1);
}

/**
 * An npm script. npm itself is a script of Node's, wherever it is installed. What its tests build is C# that was analysed with the
 * solution, or generated.
 * @param {string} title
 * @param {string} script
 * @param {readonly string[]} args
 */
function npm(title, script, args = []) {
  const program = process.env.npm_execpath;
  if (program === undefined) throw new Error("Run this as `npm test`.");
  const whole = [program, "run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])];
  return step(title, process.execPath, whole, { RunAnalyzers: "false" });
}

/**
 * @param {string} title
 * @param {string[]} args
 */
function dotnet(title, args) {
  return step(title, "dotnet", [...args, "--nologo"]);
}

/**
 * Runs one step and prints all it said when it is done, so that the lanes do not mix.
 * @param {string} title
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} variables MSBuild takes them for properties.
 * @returns {Promise<string>}
 */
function step(title, command, args, variables = {}) {
  const started = Date.now();
  const env = {
    ...process.env,
    DOTNET_CLI_TELEMETRY_OPTOUT: "1",
    DOTNET_NOLOGO: "1",
    // No process of a test lives long enough to be worth a profile.
    DOTNET_TieredPGO: "0",
    // Nor to be compiled a second time: builds and small servers are done (hexadecimal milliseconds) before that pays.
    DOTNET_TC_CallCountingDelayMs: "7D0",
    MSBUILDDISABLENODEREUSE: "1",
    ...compilerServer.environment,
    TENON_TEST_SERVERS: "built",
    ...variables,
  };
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", (error) => (output += error.message));
    child.once("close", (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`\n── ${title}: ${code === 0 ? "ok" : "failed"} (${seconds} s)\n${output.trimEnd()}`);
      if (code !== 0) failed.push(title);
      resolve(output);
    });
  });
}

/**
 * How every run of vitest reports, and where it keeps the modules that it compiled for the runs after it.
 * @param {string} title
 */
function vitestOptions(title) {
  return [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(results, `${title}.json`)}`,
    "--experimental.fsModuleCache",
    `--experimental.fsModuleCachePath=${modules}`,
  ];
}

/**
 * @param {string} title
 */
function vitestCounts(title) {
  try {
    const report = JSON.parse(readFileSync(join(results, `${title}.json`), "utf8"));
    return { what: title, passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { what: title, passed: 0, failed: 0 };
  }
}

/**
 * @param {string} output
 */
function xunitCounts(output) {
  const lines = [...output.matchAll(/Failed:\s*(\d+), Passed:\s*(\d+), Skipped:\s*(\d+)/g)];
  return {
    what: "xunit",
    passed: lines.reduce((sum, [, , passed]) => sum + Number(passed), 0),
    failed: lines.reduce((sum, [, failures]) => sum + Number(failures), 0),
  };
}
