import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "../../src/diagnostics/catalogue/index.js";
import { stages } from "../../src/diagnostics/catalogue/stages.js";

const folder = join(import.meta.dirname, "../../src/diagnostics/catalogue");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
/** Every code as it is written. The catalogue spreads its files, which would drop a name that two of them have. */
const written = files.flatMap(
  (name) => readFileSync(join(folder, name), "utf8").match(/(?<=(?:error|warning|note)\(\s*")TN\d{4}/g) ?? [],
);

test("every code is written once, and every name keeps its own", () => {
  expect(written.filter((code, at) => written.indexOf(code) !== at)).toEqual([]);
  expect(
    Object.values(catalogue)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(written.sort());
});

test("the stages are in the order of their codes, and none is empty", () => {
  const starts = stages.map(([from]) => from);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  const empty = stages.filter(([from], at) => {
    const end = starts[at + 1] ?? 10_000;
    return !written.some((code) => Number(code.slice(2)) >= from && Number(code.slice(2)) < end);
  });
  expect(empty).toEqual([]);
});

test("every diagnostic has a message and a next step", () => {
  const silent = Object.values(catalogue).filter(({ message, help }) => message.trim() === "" || help.trim() === "");
  expect(silent).toEqual([]);
});
