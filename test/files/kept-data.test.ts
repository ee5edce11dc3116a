import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keptIn } from "../../src/files/kept-data.js";

const folder = mkdtempSync(join(tmpdir(), "tenon-kept-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const data = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251));

test("what is kept is read back, and no temporary file stays", () => {
  const kept = keptIn([join(folder, "a")]);
  kept.write("one", data);
  expect(kept.read("one")).toEqual(data);
  expect(kept.read("two")).toBeUndefined();
  expect(readdirSync(join(folder, "a"))).toEqual(["one"]);
});

test("a folder that cannot be written to is passed over", () => {
  writeFileSync(join(folder, "file"), "");
  const kept = keptIn([join(folder, "file", "below"), join(folder, "b")]);
  kept.write("one", data);
  expect(kept.read("one")).toEqual(data);
  expect(readdirSync(join(folder, "b"))).toEqual(["one"]);
});

const damages: readonly [string, (whole: Buffer) => Buffer][] = [
  ["cut short", (whole) => whole.subarray(0, 3000)],
  ["empty", () => Buffer.alloc(0)],
  ["all zeros", (whole) => Buffer.alloc(whole.length)],
  ["a block of zeros", (whole) => Buffer.concat([whole.subarray(0, 1024), Buffer.alloc(512), whole.subarray(1536)])],
];

test.each(damages)("a damaged file counts as none: %s", (_, damage) => {
  const kept = keptIn([join(folder, "c")]);
  kept.write("one", data);
  writeFileSync(join(folder, "c", "one"), damage(readFileSync(join(folder, "c", "one"))));
  expect(kept.read("one")).toBeUndefined();
});

test("any damaged byte counts, the last one too; where only samples are checked, one in a few", () => {
  for (const checked of ["whole", "sampled"] as const) {
    const kept = keptIn([join(folder, checked)], checked);
    const odd = data.subarray(0, 399);
    kept.write("one", odd);
    const whole = readFileSync(join(folder, checked, "one"));
    const found = Array.from(whole.keys()).filter((at) => {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 4;
      writeFileSync(join(folder, checked, "one"), damaged);
      return kept.read("one") === undefined;
    });
    if (checked === "whole") expect(found).toHaveLength(whole.length);
    else expect(found.length).toBeGreaterThanOrEqual(whole.length >> 4);
  }
});
