import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTool } from "../build-tool.js";
import { extent } from "../extent.js";

/** The real program, killed at random moments while it writes one of two versions over the other. */
const controllers = extent === "long" ? 100 : 25;
const actions = 20;
const kills = extent === "long" ? 200 : 4;
const versions = ["One", "Two"] as const;
type Version = (typeof versions)[number];

let folder: string;
let tool: string;
let whole: Record<Version, ReadonlyMap<string, string>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenon-interrupted-"));
  tool = await buildTool(folder);
  for (const version of versions) {
    mkdirSync(join(folder, version));
    for (let n = 0; n < controllers; n++) writeFileSync(join(folder, version, `C${n}.cs`), source(n, version));
  }
  const wholeOf = async (version: Version): Promise<ReadonlyMap<string, string>> => {
    const output = join(folder, `whole-${version}`);
    expect(await ended(run(version, output))).toBe(0);
    return standing(output);
  };
  whole = { One: await wholeOf("One"), Two: await wholeOf("Two") };
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every type differs between the versions; one controller is in each version only. */
function source(n: number, version: Version): string {
  const name = n === 0 ? `${version}Only` : `C${n}`;
  const methods = Array.from(
    { length: actions },
    (_, m) => `[HttpGet("m${m}")] public ${name}Dto M${m}() => null!;`,
  ).join(" ");
  return `using Microsoft.AspNetCore.Mvc; using Tenon; namespace Sample; [ApiController, ContractClient, Route("${name}")] public class ${name}Controller : ControllerBase { ${methods} } public record ${name}Dto(int ${version}, string Text);`;
}

function run(version: Version, output: string): ChildProcess {
  const sources = Array.from({ length: controllers }, (_, n) => `C${n}.cs`);
  const args = [tool, ...sources, "--output", output, "--quiet"];
  return spawn(process.execPath, args, { cwd: join(folder, version), stdio: "ignore" });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", (code) => resolve(code)));
}

function standing(output: string): ReadonlyMap<string, string> {
  if (!existsSync(output)) return new Map();
  const entries = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(output.length + 1), readFileSync(path, "utf8")]));
}

/** The moments are spread evenly and the same each time; what the machine does in them is not. */
function* fractions(): Generator<number> {
  for (let value = 0.5; ; value = (value + 0.618_033_988_75) % 1) yield value;
}

test("killed at any moment: old or new whole files, and the next run clears what was left", {
  timeout: 1_800_000,
}, async () => {
  const output = join(folder, "killed");
  const started = performance.now();
  expect(await ended(run("One", output))).toBe(0);
  const duration = performance.now() - started;
  const moments = fractions();
  let interrupted = 0;
  for (let n = 0; n < kills; n++) {
    const version: Version = n % 2 === 0 ? "Two" : "One";
    const child = run(version, output);
    const end = ended(child);
    // Most of a run is reading; half of the kills wait for its first file, so that they fall into the writing.
    if (n % 2 === 0) await pause(duration * (moments.next().value ?? 0));
    else await firstPassingFile(output, end);
    child.kill("SIGKILL");
    if ((await end) === null) interrupted++;
    for (const [path, text] of standing(output)) {
      if (/\.tenon-(\d+|lock(-\d+)?)$/.test(path)) continue;
      expect([whole.One.get(path), whole.Two.get(path)], path).toContain(text);
    }
    if (n % 4 === 3) {
      expect(await ended(run(version, output))).toBe(0);
      expect(standing(output)).toEqual(whole[version]);
    }
  }
  expect(interrupted).toBeGreaterThan(kills / 4);
  expect(await ended(run("One", output))).toBe(0);
  expect(standing(output)).toEqual(whole.One);
});

async function firstPassingFile(output: string, end: Promise<unknown>): Promise<void> {
  let over = false;
  void end.then(() => {
    over = true;
  });
  while (!over && !existsSync(join(output, ".tenon-lock"))) await pause(1);
}

// A limit on the size of files fails in the middle of writing, as a full disk does, and needs no disk of its own.
test.skipIf(process.platform === "win32")("a disk that takes no more leaves the old output whole", async () => {
  const output = join(folder, "full");
  expect(await ended(run("One", output))).toBe(0);
  const sources = Array.from({ length: controllers }, (_, n) => `C${n}.cs`).join(" ");
  const command = `ulimit -f 1; "${process.execPath}" "${tool}" ${sources} --output "${output}"`;
  const child = spawn("sh", ["-c", command], { cwd: join(folder, "Two"), stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr?.on("data", (text: Buffer) => {
    said += text.toString("utf8");
  });
  expect(await ended(child)).toBe(2);
  expect(said).toContain("Nothing was written.");
  expect(standing(output)).toEqual(whole.One);
});

test("two runs at once leave the output of one of them", { timeout: 600_000 }, async () => {
  const output = join(folder, "together");
  for (let n = 0; n < (extent === "long" ? 20 : 1); n++) {
    const codes = await Promise.all([ended(run("One", output)), ended(run("Two", output))]);
    expect(codes).toEqual([0, 0]);
    const found = standing(output);
    expect([whole.One, whole.Two]).toContainEqual(found);
  }
});
