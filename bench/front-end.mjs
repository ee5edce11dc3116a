// How fast C# becomes a tree: ours against the compiler's own parser, on the same files, in the same run.
// npm run bench -- front-end [folder of C# sources]     (default: the project's own cases)
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "../scripts/bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const artifacts = join(root, "artifacts", "bench");
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

const folder = resolve(process.argv[2] ?? join(root, "test", "csharp", "cases"));
const files = sourcesUnder(folder);
const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
if (bytes === 0) {
  console.error(`no C# files under ${folder}`);
  process.exit(2);
}

mkdirSync(artifacts, { recursive: true });
await bundle("bench/front-end/ours.ts", join(artifacts, "ours.mjs"));
await bundle("scripts/dotnet-program.ts", join(artifacts, "dotnet-program.mjs"));
const { buildOracle, quietEnvironment } = await import(pathToFileURL(join(artifacts, "dotnet-program.mjs")).href);
const oracle = buildOracle(root);
const request = join(artifacts, "request.json");
const defines = ["NET", "NET10_0", "NET10_0_OR_GREATER", "DEBUG", "TRACE"];
const project = {
  files,
  defines,
  languageVersion: 14,
  nullable: "disable",
  references: [],
  usings: [],
  assemblyName: "bench",
  executable: false,
  internalsVisibleTo: [],
  projectReferences: [],
};
writeFileSync(request, JSON.stringify({ projects: [project] }));

const ours = (/** @type {string} */ way) => ({
  command: process.execPath,
  args: [join(artifacts, "ours.mjs"), request, way],
  env: {},
});
const roslyn = (/** @type {string} */ way, env = {}) => ({
  command: "dotnet",
  args: [oracle, "bench", request, way],
  env,
});

const unmeasured = { cold: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY, warm: Number.POSITIVE_INFINITY };
const contenders = [
  { name: "floor: node reads the files", ...ours("floor") },
  { name: "ours, bodies lazy", ...ours("lazy") },
  { name: "ours, all bodies parsed", ...ours("eager") },
  { name: "ours, types and members declared", ...ours("declarations") },
  { name: "ours, all their types bound", ...ours("symbols") },
  { name: "Roslyn, sequential", ...roslyn("sequential") },
  { name: "Roslyn, sequential, TieredPGO=0", ...roslyn("sequential", { DOTNET_TieredPGO: "0" }) },
  { name: "Roslyn, parallel", ...roslyn("parallel") },
].map((contender) => ({ ...contender, ...unmeasured }));

// Interleaved, so that a busy moment of the machine does not fall on one side alone; the best of each counts.
for (let round = 0; round < rounds; round++) {
  for (const contender of contenders) {
    const { elapsed, report } = run(contender, {});
    contender.cold = Math.min(contender.cold, elapsed);
    contender.cpu = Math.min(contender.cpu, report.cpu);
  }
}
for (const contender of contenders) {
  contender.warm = run(contender, { BENCH_WARM: "1", ORACLE_BENCH_WARM: "1" }).report.warm;
}

const megabytes = bytes / 1e6;
const width = Math.max(...contenders.map(({ name }) => name.length)) + 2;
console.log(`${files.length} files, ${megabytes.toFixed(2)} MB of C#`);
console.log(
  `cold: the whole process, best of ${rounds}; CPU: of all its threads; warm: best of later passes in one process\n`,
);
console.log(
  " ".repeat(width) + ["cold ms", "MB/s", "CPU ms", "warm ms", "MB/s"].map((title) => title.padStart(9)).join(""),
);
for (const { name, cold, cpu, warm } of contenders) {
  const columns = [cold.toFixed(0), speed(cold), cpu.toFixed(0), warm.toFixed(0), speed(warm)];
  console.log(name.padEnd(width) + columns.map((column) => column.padStart(9)).join(""));
}

const [floor, ...rest] = contenders;
if (floor === undefined) throw new Error("nothing was measured");
const mine = rest.filter(({ name }) => name.startsWith("ours"));
const theirs = rest.filter(({ name }) => name.startsWith("Roslyn"));
for (const measure of /** @type {const} */ (["cold", "cpu", "warm"])) {
  console.log(`\n${measure}: how many times faster than Roslyn, and how many times the floor`);
  for (const own of mine) {
    const against = theirs.map(
      (other) => `${(other[measure] / own[measure]).toFixed(2)}x ${other.name.slice("Roslyn, ".length)}`,
    );
    console.log(
      `  ${own.name.padEnd(width)}${against.join("; ")}; ${(own[measure] / floor[measure]).toFixed(2)}x the floor`,
    );
  }
}

/**
 * @param {{ command: string, args: readonly string[], env: NodeJS.ProcessEnv }} contender
 * @param {NodeJS.ProcessEnv} [more]
 */
function run({ command, args, env }, more) {
  const started = performance.now();
  const child = spawnSync(command, args, { encoding: "utf8", env: { ...quietEnvironment(), ...env, ...more } });
  const elapsed = performance.now() - started;
  if (child.status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${child.stdout}${child.stderr}`);
  return { elapsed, report: JSON.parse(child.stdout) };
}

/**
 * @param {number} milliseconds
 */
function speed(milliseconds) {
  return (megabytes / (milliseconds / 1000)).toFixed(1);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function sourcesUnder(path) {
  const found = [];
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (entry.isDirectory() && !["bin", "obj", ".git"].includes(entry.name)) found.push(...sourcesUnder(child));
    else if (entry.isFile() && entry.name.endsWith(".cs")) found.push(child);
  }
  return found;
}
