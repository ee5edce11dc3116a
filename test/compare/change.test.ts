import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ChangeGroup, groupOf } from "../../src/compare/change.js";
import { breakingDiagnostics } from "../../src/diagnostics/catalogue/compare/breaking.js";
import { riskyDiagnostics } from "../../src/diagnostics/catalogue/compare/risky.js";
import { safeDiagnostics } from "../../src/diagnostics/catalogue/compare/safe.js";

/** The hundreds of a code say what a change means, in docs and in the tests of single changes. */
const ranges = new Map<string, ChangeGroup>([
  ["TN61", "breaking"],
  ["TN62", "risky"],
  ["TN63", "safe"],
]);
const changes = Object.entries({ ...breakingDiagnostics, ...riskyDiagnostics, ...safeDiagnostics });

describe("the severity of a change is that of its range", () => {
  test.each(changes)("%s", (_, { code, severity }) => {
    expect(groupOf({ severity })).toBe(ranges.get(code.slice(0, 4)));
  });
});

test("every change of the catalogue is one that the comparison reports", () => {
  const folder = join(import.meta.dirname, "../../src/compare");
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const words = new Set(sources.flatMap((text) => [...text.matchAll(/"(\w+)"/g)].map(([, word]) => word)));
  expect(changes.map(([name]) => name).filter((name) => !words.has(name))).toEqual([]);
});
