import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extent } from "../extent.js";
import { caseGroups } from "./cases.js";
import { fuzz } from "./fuzz.js";
import { buildJudge, type Judge, startJudge } from "./judge-process.js";
import { tryProgram } from "./try-program.js";
import { walk } from "./walk.js";
import { walks } from "./walks.js";

/** ASP.NET and the generated client as each other's judges; `npm run fuzz:wire` does the same for as long as one likes. */
const root = fileURLToPath(new URL("../..", import.meta.url));
let judge: Judge;

beforeAll(() => {
  judge = startJudge(buildJudge());
});

afterAll(() => judge?.end());

describe("what once went wrong", () => {
  test.each(caseGroups)("$name", async ({ program, name }) => {
    const { findings, invalid } = await tryProgram(program, judge, root, `case-${name.replaceAll(/\W+/g, "-")}`);
    expect(invalid).toEqual([]);
    expect(findings).toEqual([]);
  });
});

describe("what the server does, and what Tenon says", () => {
  test.each(walks)("$name", (one) => walk(one, judge, root));
});

const programs = extent === "long" ? 20 : 2;

test(`${programs} programs out of the fuzzer: every value either side may write is taken by the other`, async () => {
  const tally = await fuzz({
    judge,
    root,
    seed: 1000,
    goOn: (tally) => tally.programs < programs,
    shrinks: false,
    report: () => undefined,
  });
  expect(tally.failures.map(({ seed, findings, source }) => ({ seed, first: findings[0], source }))).toEqual([]);
  expect([...tally.reasons]).toEqual([]);
  expect(tally.invalid).toBe(0);
  expect(tally.answered + tally.sent).toBeGreaterThan(100);
}, 300_000);
