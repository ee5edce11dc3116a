import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runInMemory } from "../cli/run-in-memory.js";
import { extent } from "../extent.js";
import { StepCounter } from "./counted-steps.js";
import { type Shape, written } from "./growth/shape.js";
import { shapes } from "./growth/shapes.js";

/** For four times the size. V8 miscounts by up to 4%. */
const mostForEachPart = 1.25;
const mostAtLimit = 1.5;

const folder = mkdtempSync(join(tmpdir(), "tenon-growth-"));
const counter = new StepCounter();
beforeAll(() => counter.start());
afterAll(async () => {
  await counter.stop();
  rmSync(folder, { recursive: true });
});

interface Cost {
  readonly steps: number;
  readonly read: number;
  readonly written: number;
}

async function costOf(shape: Shape, n: number): Promise<Cost> {
  const { args, files } = shape.make(n);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const steps = await counter.count(async () => {
    const { exit, error } = await runInMemory(
      args.map((arg) => arg.replace(written, folder)),
      files,
    );
    if (exit === 70) throw new Error(error);
  });
  return { steps, read: Object.values(files).join("").length, written: sizeOf(folder) };
}

function sizeOf(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
    .reduce((sum, size) => sum + size, 0);
}

describe("work grows with what is read and written", () => {
  const isLong = extent === "long";
  test.each(shapes.filter((shape) => isLong || !shape.isLong))("$name", async (shape) => {
    const n = shape.size * (isLong && !shape.isLimited ? 4 : 1);
    await costOf(shape, n); // What is made once for a process is not counted.
    const [least, greatest] = [await costOf(shape, n), await costOf(shape, 4 * n)];
    if (isLong) {
      const row = [shape.name, n, least.steps, (await costOf(shape, 2 * n)).steps, greatest.steps];
      writeSync(1, `| ${row.join(" | ")} |\n`);
    }
    // A class with n bases has the members of all of them: what is written grows with the square.
    const parts = Math.max(4, greatest.read / least.read, greatest.written / Math.max(1, least.written));
    const most = shape.isLimited ? mostAtLimit : mostForEachPart * parts;
    expect(
      greatest.steps / least.steps,
      `${least.steps}, then ${greatest.steps} steps for ${parts} times as much`,
    ).toBeLessThan(most);
  });
});
