import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Tally } from "../../scripts/oracle/tally.js";

// Roslyn is the judge of everything the front end says: trees, symbols, types with nullability, attributes, constants.
const root = join(import.meta.dirname, "..", "..");

async function oracle(
  ...args: string[]
): Promise<{ readonly code: number; readonly output: string; readonly last: string }> {
  const run = promisify(execFile)(process.execPath, ["scripts/oracle.mjs", ...args], { cwd: root, maxBuffer: 1 << 28 });
  const { code, output } = await run.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
  return { code, output, last: output.trimEnd().split("\n").at(-1) ?? "" };
}

describe("the front end agrees with Roslyn", () => {
  test.for([
    { what: "the cases, C# 7 to 14", args: ["test/csharp/cases"], files: 150, nodes: 50_000, symbols: 3_500 },
    {
      what: "cases that only parse",
      args: ["--syntax", "test/csharp/cases/syntax-only"],
      files: 3,
      nodes: 300,
      symbols: 0,
    },
    { what: "unions and closed classes, C# 15", args: ["test/csharp/unions"], files: 2, nodes: 200, symbols: 50 },
    { what: "the samples", args: ["samples"], files: 50, nodes: 10_000, symbols: 400 },
  ])("over $what", { timeout: 120_000 }, async ({ args, ...least }) => {
    const { code, output, last } = await oracle(...args);
    const counts = /^(\d+) files, (\d+) nodes, (\d+) symbols compared: (\d+) mismatches$/.exec(last);
    expect(counts, output).not.toBeNull();
    const [files, nodes, symbols, mismatches] = (counts ?? []).slice(1).map(Number);
    expect(mismatches, output).toBe(0);
    expect(code).toBe(0);
    // A comparison that quietly shrank would also find nothing wrong.
    expect(files).toBeGreaterThanOrEqual(least.files);
    expect(nodes).toBeGreaterThanOrEqual(least.nodes);
    expect(symbols).toBeGreaterThanOrEqual(least.symbols);
  });
});

test("the types and methods of awkward expressions are Roslyn's", { timeout: 120_000 }, async () => {
  const { code, output, last } = await oracle("--expressions", "test/csharp/expressions");
  const counts = /(\d+) symbols compared: (\d+) mismatches$/.exec(last);
  expect(Number(counts?.[2]), output).toBe(0);
  expect(code).toBe(0);
  expect(Number(counts?.[1])).toBeGreaterThanOrEqual(350);
  expect(output).toMatch(/^0 of \d+ are unknown to us, 0 do not compile and were not compared$/m);
});

describe("the oracle itself", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "oracle-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("fails when it compared nothing", { timeout: 120_000 }, async () => {
    const { code, last } = await oracle(folder);
    expect(last).toBe("0 files, 0 nodes, 0 symbols compared: 0 mismatches");
    expect(code).toBe(1);
  });

  test("does not judge files that the compiler itself refuses, and reports them", { timeout: 120_000 }, async () => {
    const file = join(folder, "damaged.cs");
    writeFileSync(file, "class Damaged\n{\n    long once = ;\n}\n");
    const { code, output } = await oracle("--syntax", file);
    expect(output).toContain("1 files have syntax errors by Roslyn's own word and were not compared");
    expect(output).toContain(file);
    expect(code).toBe(1);
  });

  test("counts by kind and names the first places", () => {
    const tally = new Tally();
    tally.compared("Block", 5);
    tally.compared("Argument", 7);
    for (const line of [1, 2, 3]) tally.differs("Block", `a.cs:${line}`, "only Roslyn has Block");
    expect(tally.total).toBe(12);
    expect(tally.mismatches).toHaveLength(3);
    expect(tally.render("node", 2).split("\n")).toEqual([
      "node        compared  mismatches",
      "Argument           7           0",
      "Block              5           3",
      "    a.cs:1: only Roslyn has Block",
      "    a.cs:2: only Roslyn has Block",
    ]);
  });
});
