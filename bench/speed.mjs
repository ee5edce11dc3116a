// npm run bench [-- speed] [--only start,sizes,commands,samples,servers,documents,watch,peers,before] [--rounds 5]
//                [--server <project>]… [--document <openapi document>]… [--before <tenon.js of another build>]
// Everything in one run, in turns. Seconds and MB are the best of the rounds; ratios are of the processor time, because a busy machine
// stretches the clock, within each turn, and of the turns the median.
// Public servers and large documents are not part of the repository: give their paths. At the end: what was asked for, and what came out.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { bundle } from "../scripts/bundle.mjs";
import { costOf, measure, printTable, timesOf } from "./speed/measure.mjs";
import { areaFile, writeSyntheticProject } from "./speed/synthetic-project.mjs";
import { watchEdits } from "./speed/watch-edit.mjs";

const parts = ["start", "sizes", "commands", "samples", "servers", "documents", "watch", "peers", "before"];
const { values } = parseArgs({
  options: {
    only: { type: "string", default: parts.join(",") },
    rounds: { type: "string", default: "5" },
    server: { type: "string", multiple: true, default: [] },
    document: { type: "string", multiple: true, default: [] },
    before: { type: "string" },
  },
});
const rounds = Number(values.rounds);
/** Processor s of bare Node on the machine, and in the hour, in which the goals in seconds were set. */
const bareNodeThen = 0.067;
/** Runs of several seconds vary less, and there are many of them. */
const fewRounds = Math.min(rounds, 5);
const only = values.only.split(",");
const unknown = only.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(", ")}; there are ${parts.join(", ")}`);
  process.exit(2);
}

const root = fileURLToPath(new URL("..", import.meta.url));
const tool = join(root, "dist/tenon.js");
if (!existsSync(tool)) throw new Error("npm run build first");
const folder = mkdtempSync(join(tmpdir(), "tenon-speed-"));
const out = join(folder, "out");
const empty = join(folder, "empty.mjs");
writeFileSync(empty, "");
const reader = join(folder, "reader.mjs");
writeFileSync(
  reader,
  `import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
let bytes = 0;
const read = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) read(path);
    else if (entry.name.endsWith(".cs") || entry.name.endsWith(".csproj")) bytes += readFileSync(path).length;
  }
};
read(process.argv[2]);`,
);
/** @type {{ what: string, most: number, measured: number }[]} */
const verdicts = [];
const expectAtMost = (/** @type {string} */ what, /** @type {number} */ most, /** @type {number} */ measured) =>
  void verdicts.push({ what, most, measured });
const dialects = /** @type {const} */ (["contracts", "controllers"]);
/** What the sizes are measured with: dense files of declarations (0.7 MB for 2,000 operations), and a server as people write it (2.0 MB). */
const sized = /** @type {const} */ ([...dialects, "application"]);
const bareNode = { name: "bare node", command: [process.execPath, empty] };
const tenon = (/** @type {string[]} */ ...args) => [process.execPath, tool, ...args];
const floorOf = (/** @type {string} */ project) => ({
  name: `floor: node reads the files of ${basename(dirname(project))}`,
  command: [process.execPath, reader, dirname(project)],
});
const generating = (/** @type {string} */ project, /** @type {string[]} */ ...more) =>
  tenon("--project", project, "--output", join(out, basename(dirname(project))), "--quiet", ...more);
const synthetic = (
  /** @type {import("./speed/synthetic-project.mjs").Dialect} */ dialect,
  /** @type {number} */ size,
) => writeSyntheticProject(join(folder, `${dialect}-${size}`), dialect, size);

/** @type {Record<string, () => void | Promise<void>>} */
const run = {
  start() {
    const costs = measure(
      [
        bareNode,
        { name: "--version", command: tenon("--version") },
        { name: "10 operations, contracts", command: generating(synthetic("contracts", 10)) },
        { name: "10 operations, controllers", command: generating(synthetic("controllers", 10)) },
      ],
      // The first run leaves what V8 compiled for the others.
      rounds + 1,
    );
    printTable("Start", costs, [["× bare node", timesAs("bare node")]]);
    const bare = costOf(costs, "bare node");
    expectAtMost("--version, × bare node", 1.5, timesOf(costOf(costs, "--version"), bare));
    for (const dialect of dialects)
      expectAtMost(
        `10 operations, ${dialect}, × bare node`,
        4,
        timesOf(costOf(costs, `10 operations, ${dialect}`), bare),
      );
  },

  sizes() {
    for (const dialect of sized) {
      const sizes = [10, 500, 2000, 10000].map((size) => ({ size, project: synthetic(dialect, size) }));
      const served = dialect === "application" ? ["--served"] : [];
      const costs = measure(
        sizes.flatMap(({ size, project }) => [
          { ...floorOf(project), name: `floor ${size}` },
          { name: `${size} operations`, command: generating(project, ...served) },
        ]),
        fewRounds,
      );
      const of2000 = costOf(costs, "2000 operations");
      const floor = costOf(costs, "floor 2000");
      expectAtMost(`2,000 operations, ${dialect}, × reading the files`, 12, timesOf(of2000, floor));
      expectAtMost(`2,000 operations, ${dialect}, MB`, 200, of2000.memory);
      expectAtMost(`10,000 operations, ${dialect}, × 2,000`, 5.5, timesOf(costOf(costs, "10000 operations"), of2000));
      const { files, bytes } = extentOf(dirname(sizes[2]?.project ?? ""));
      const extent = `2,000 operations are ${files} files and ${(bytes / 1e6).toFixed(1)} MB`;
      printTable(`Sizes: ${dialect}; ${extent}`, costs, [
        ["× reading the files", (cost, all) => timesOf(cost, floorFor(cost, all)).toFixed(2)],
        ["× 2,000 operations", timesAs("2000 operations")],
      ]);
    }
  },

  commands() {
    for (const dialect of dialects) {
      const project = synthetic(dialect, 2000);
      const other = writeSyntheticProject(join(folder, `${dialect}-before`), dialect, 2000);
      const edited = editedRepository(dialect);
      const folderOf = (/** @type {string} */ name) => join(out, `${dialect}-${name}`);
      const writing = (/** @type {string} */ name, /** @type {string[]} */ ...more) =>
        tenon("--project", project, "--output", folderOf(name), "--quiet", ...more);
      spawnSync(process.execPath, writing("generate").slice(1), { stdio: "ignore" });
      const document = join(folderOf("openapi"), "openapi.json");
      spawnSync(process.execPath, writing("openapi", "--openapi").slice(1), { stdio: "ignore" });
      const costs = measure(
        [
          { name: "generate", command: writing("generate") },
          { name: "--openapi", command: writing("openapi", "--openapi") },
          { name: "--zod", command: writing("zod", "--zod") },
          { name: "--verify", command: writing("generate", "--verify") },
          { name: "--check", command: tenon("--project", project, "--check", "--quiet"), exits: [0, 1] },
          { name: "--routes", command: tenon("--project", project, "--routes", "--quiet") },
          {
            name: "--diff, a revision",
            command: tenon("--project", edited, "--diff", "HEAD", "--quiet"),
            exits: [0, 1],
          },
          { name: "--diff, a folder", command: tenon("--project", project, "--diff", other, "--quiet") },
          {
            name: "import",
            command: tenon("--from-openapi", document, "--namespace", "A", "--output", folderOf("csharp"), "--quiet"),
          },
        ],
        fewRounds,
      );
      const generate = costOf(costs, "generate");
      // Two programs are read, one after the other.
      expectAtMost(`--diff, a folder, ${dialect}, × generate`, 2, timesOf(costOf(costs, "--diff, a folder"), generate));
      const [most] = [...costs]
        .filter(([name]) => name !== "--diff, a folder")
        .map(([name, cost]) => ({ name, times: timesOf(cost, generate) }))
        .sort((one, other) => other.times - one.times);
      if (most !== undefined) expectAtMost(`${most.name}, ${dialect}, × generate`, 1.5, most.times);
      printTable(`Commands: 2,000 operations, ${dialect}`, costs, [["× generate", timesAs("generate")]]);
    }
  },

  samples() {
    const projects = projectsUnder(join(root, "samples"));
    const costs = measure(
      [
        bareNode,
        ...projects.map((project) => ({
          name: basename(project),
          command: generating(project),
          exits: [0, 2, 3],
        })),
      ],
      rounds,
    );
    printTable("Samples", costs, [["× bare node", timesAs("bare node")]]);
  },

  servers() {
    for (const server of values.server.map((path) => resolve(path))) {
      const costs = measure(
        [
          bareNode,
          { name: "generate", command: generating(server, "--served"), exits: [0, 2, 3] },
          { name: "--check", command: tenon("--project", server, "--check", "--quiet"), exits: [0, 1] },
          { name: "--routes", command: tenon("--project", server, "--routes", "--quiet"), exits: [0, 1, 2] },
        ],
        rounds,
      );
      const megabytes = sourceOf(server) / 1e6;
      const bare = costOf(costs, "bare node");
      const all = ["generate", "--check", "--routes"].map((name) => costOf(costs, name));
      const most = (/** @type {(cost: import("./speed/measure.mjs").Cost) => number} */ of) => Math.max(...all.map(of));
      const name = basename(server);
      expectAtMost(
        `${name}, slowest × quickest command`,
        2,
        most((slow) => most((quick) => timesOf(slow, quick))),
      );
      expectAtMost(
        `${name}, processor s per MB`,
        0.25,
        most(({ cpu }) => cpu / megabytes),
      );
      // Seconds do not compare between machines: the same as a ratio, of the machine that the figure was set on.
      expectAtMost(
        `${name}, × bare node per MB`,
        0.25 / bareNodeThen,
        most((cost) => timesOf(cost, bare) / megabytes),
      );
      expectAtMost(
        `${name}, MB`,
        500,
        most(({ memory }) => memory),
      );
      printTable(`${basename(server)}, ${megabytes.toFixed(1)} MB of C#`, costs, [
        ["× --check", timesAs("--check")],
        ["processor s per MB", ({ cpu }) => (cpu / megabytes).toFixed(2)],
        ["× bare node per MB", (cost) => (timesOf(cost, bare) / megabytes).toFixed(2)],
      ]);
    }
  },

  /** Another build and this one in turns: both kinds of sizes, and the servers. */
  before() {
    const launcher = values.before;
    if (launcher === undefined) return;
    const compare = (/** @type {string} */ title, /** @type {string} */ project, /** @type {string[]} */ ...more) => {
      const [node = "", , ...args] = generating(project, ...more);
      const costs = measure(
        [
          floorOf(project),
          { name: "before", command: [node, resolve(launcher), ...args], exits: [0, 2, 3] },
          { name: "now", command: [node, tool, ...args], exits: [0, 2, 3] },
        ],
        fewRounds,
      );
      printTable(title, costs, [
        ["× before", timesAs("before")],
        ["× reading the files", (cost, all) => timesOf(cost, floorFor(cost, all)).toFixed(2)],
      ]);
    };
    for (const dialect of sized)
      compare(
        `2,000 operations, ${dialect}`,
        synthetic(dialect, 2000),
        ...(dialect === "application" ? ["--served"] : []),
      );
    for (const server of values.server.map((path) => resolve(path)))
      compare(`${basename(server)}, ${(sourceOf(server) / 1e6).toFixed(1)} MB of C#`, server, "--served");
  },

  documents() {
    const peer = join(root, "node_modules/openapi-typescript/bin/cli.js");
    for (const [at, document] of values.document.map((path) => resolve(path)).entries()) {
      // A folder of its own for each run: after thousands of files are removed, ext4 passes over their inodes for five seconds,
      // which costs more than the import.
      const folderOf = (/** @type {number} */ round) => join(out, `csharp-${at}-${round}`);
      const costs = measure(
        [
          {
            name: "tenon",
            command: (round) =>
              tenon("--from-openapi", document, "--namespace", "A", "--output", folderOf(round), "--quiet"),
            exits: [0, 2],
          },
          { name: "openapi-typescript", command: [process.execPath, peer, document, "-o", join(out, "types.ts")] },
        ],
        fewRounds,
      );
      expectAtMost(
        `${basename(document)}, × openapi-typescript`,
        0.5,
        timesOf(costOf(costs, "tenon"), costOf(costs, "openapi-typescript")),
      );
      printTable(`Import: ${basename(document)}, ${(statSync(document).size / 1e6).toFixed(1)} MB`, costs, [
        ["× openapi-typescript", timesAs("openapi-typescript")],
      ]);
    }
  },

  async watch() {
    for (const dialect of dialects) {
      const project = synthetic(dialect, 2000);
      const kept = join(folder, `cache-${dialect}`);
      const costs = measure(
        [
          { name: "cold", command: generating(project) },
          { name: "--cache, nothing changed", command: generating(project, "--cache", kept) },
        ],
        rounds + 1,
      );
      const command = tenon("--project", project, "--output", join(out, `watch-${dialect}`), "--watch");
      const addProperty = (/** @type {string} */ text, /** @type {number} */ edit) =>
        text.replace("string Name,", `string Name, int Edit${edit},`);
      costs.set("watch, an edit", await watchEdits(command, areaFile(dirname(project), 7), addProperty, 12));
      const cold = costOf(costs, "cold");
      expectAtMost(`an edit in watch, ${dialect}, × cold`, 0.25, timesOf(costOf(costs, "watch, an edit"), cold));
      expectAtMost(
        `--cache, nothing changed, ${dialect}, × cold`,
        0.25,
        timesOf(costOf(costs, "--cache, nothing changed"), cold),
      );
      printTable(`Again: 2,000 operations, ${dialect}`, costs, [["× cold", timesAs("cold")]]);
    }
  },

  async peers() {
    const artifacts = join(root, "artifacts", "bench");
    mkdirSync(artifacts, { recursive: true });
    await bundle("scripts/dotnet-program.ts", join(artifacts, "dotnet-program.mjs"));
    const { buildOracle, quietEnvironment } = await import(pathToFileURL(join(artifacts, "dotnet-program.mjs")).href);
    const oracle = buildOracle(root);
    const project = synthetic("controllers", 2000);
    const request = join(folder, "request.json");
    const files = readdirSync(dirname(project))
      .filter((name) => name.endsWith(".cs"))
      .map((name) => join(dirname(project), name));
    const compilation = {
      files,
      defines: [],
      languageVersion: 14,
      nullable: "enable",
      references: [],
      usings: [],
      assemblyName: "bench",
      executable: false,
      internalsVisibleTo: [],
      projectReferences: [],
    };
    writeFileSync(request, JSON.stringify({ projects: [compilation] }));
    const costs = measure(
      [
        { name: "tenon, all of it", command: generating(project) },
        {
          name: "Roslyn, syntax only",
          command: ["dotnet", oracle, "bench", request, "sequential"],
          env: quietEnvironment(),
        },
      ],
      rounds,
    );
    printTable("Peers: 2,000 operations, controllers", costs, [["× Roslyn's parser", timesAs("Roslyn, syntax only")]]);
  },
};

try {
  console.log(`Node ${process.version}, best of ${rounds}`);
  for (const part of only) await run[part]?.();
  printVerdicts();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * A project in git, with one property more than in its last revision.
 * @param {import("./speed/synthetic-project.mjs").Dialect} dialect
 */
function editedRepository(dialect) {
  const project = writeSyntheticProject(join(folder, `${dialect}-revision`), dialect, 2000);
  const cwd = dirname(project);
  const identity = ["-c", "user.name=bench", "-c", "user.email=bench@example.com", "-c", "commit.gpgsign=false"];
  for (const args of [
    ["init", "-q"],
    ["add", "."],
    [...identity, "commit", "-q", "-m", "before"],
  ])
    if (spawnSync("git", args, { cwd }).status !== 0) throw new Error(`git ${args.join(" ")} failed`);
  const file = areaFile(cwd, 7);
  writeFileSync(file, readFileSync(file, "utf8").replace("string Name,", "string Name, int Edit,"));
  return project;
}

function printVerdicts() {
  console.log("\n### Asked for\n\n| | at most | measured | |\n|---|---:|---:|---|");
  for (const { what, most, measured } of verdicts)
    console.log(`| ${what} | ${most} | ${measured.toFixed(2)} | ${measured <= most ? "" : "missed"} |`);
}

/**
 * A column of a table.
 * @param {string} name
 * @returns {(cost: import("./speed/measure.mjs").Cost, costs: Map<string, import("./speed/measure.mjs").Cost>) => string}
 */
function timesAs(name) {
  return (cost, costs) => timesOf(cost, costOf(costs, name)).toFixed(2);
}

/**
 * Each size comes after its own floor.
 * @param {import("./speed/measure.mjs").Cost} cost
 * @param {Map<string, import("./speed/measure.mjs").Cost>} costs
 */
function floorFor(cost, costs) {
  let floor = cost;
  for (const [name, one] of costs) {
    if (name.startsWith("floor")) floor = one;
    if (one === cost) return floor;
  }
  return floor;
}

/** @param {string} path */
function extentOf(path) {
  const names = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".cs"));
  return { files: names.length, bytes: names.reduce((sum, name) => sum + statSync(join(path, name)).size, 0) };
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function projectsUnder(path) {
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".csproj") && !name.includes("node_modules"))
    .map((name) => join(path, name))
    .sort();
}

/**
 * All C# that a run reads: asked of the tool itself, because references lead to other folders.
 * @param {string} server
 */
function sourceOf(server) {
  const trace = join(folder, "trace.cjs");
  const total = join(folder, "total.txt");
  writeFileSync(
    trace,
    `const fs = require("node:fs");
const open = fs.openSync;
const seen = new Set();
fs.openSync = (path, ...rest) => {
  if (String(path).endsWith(".cs")) seen.add(String(path));
  return open(path, ...rest);
};
process.on("exit", () => {
  let bytes = 0;
  for (const path of seen) bytes += fs.statSync(path).size;
  fs.writeFileSync(process.env.TOTAL_FILE, String(bytes));
});`,
  );
  spawnSync(process.execPath, ["-r", trace, tool, "--project", server, "--routes", "--quiet"], {
    stdio: "ignore",
    env: { ...process.env, TOTAL_FILE: total },
  });
  return Number(readFileSync(total, "utf8"));
}
