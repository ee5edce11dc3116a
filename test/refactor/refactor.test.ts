import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { extent } from "../extent.js";
import { fuzz, type Tally } from "./fuzz.js";
import type { Rewrite } from "./kinds/rewrite-kind.js";
import { kinds } from "./kinds.js";
import { judgedServers } from "./servers.js";

/** Without the compiler: `refactor.dotnet.test.ts` asks it whether the programs are the same. */
const root = fileURLToPath(new URL("../..", import.meta.url));
const servers = judgedServers(root);

function read(
  seed: number,
  programs: number,
  from: readonly Rewrite[],
): { readonly tally: Tally; readonly told: string } {
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  const tally = fuzz({
    root,
    servers,
    framework: "model",
    seed,
    programs,
    kinds: from,
    startedOneIn: undefined,
    shrinks: true,
    report,
  });
  return { tally, told: lines.join("\n") };
}

test("there are enough servers and kinds", () => {
  expect(servers.length).toBeGreaterThanOrEqual(60);
  expect(kinds.length).toBeGreaterThanOrEqual(25);
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
});

describe("a program that is written differently is read the same", () => {
  test.each(kinds.map((kind) => ({ kind, seed: 1000 + 17 * kinds.indexOf(kind), name: kind.name })))(
    "$name",
    ({ kind, seed }) => {
      const { told } = read(seed, extent === "long" ? 20 : 1, [kind]);
      expect(told).toBe("");
    },
  );

  test("several rewrites of one program", () => {
    const { tally, told } = read(2000, extent === "long" ? 400 : 30, kinds);
    expect(told).toBe("");
    expect(tally.rewrites).toBeGreaterThan(tally.programs);
  });
});

test("docs/internals/refactor.md names every kind", () => {
  const [, page = ""] =
    readFileSync(`${root}docs/internals/refactor.md`, "utf8").split(/^## /m).slice(-2)[0]?.split("\n\n") ?? [];
  const listed = [...page.matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm)].flatMap(([, cell = ""]) => cell.split(", "));
  expect(listed.filter((name) => name !== "kinds").sort()).toEqual(kinds.map(({ name }) => name).sort());
});
