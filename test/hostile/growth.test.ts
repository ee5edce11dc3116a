import { writeSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runInMemory } from "../cli/run-in-memory.js";
import { extent } from "../extent.js";
import { StepCounter } from "./counted-steps.js";
import type { Shape } from "./growth/shape.js";
import { shapes } from "./growth/shapes.js";

/** The steps for four times the size, in steps for the size: 4 for work in proportion, 16 for its square, 1 at a limit. V8 miscounts by up to 4%. */
const most = { proportional: 5, square: 18, limited: 1.5 };

/** About as many steps for each shape; what a limit ends costs the same at every size. */
const timesLonger = { proportional: 4, square: 2, limited: 1 };

const counter = new StepCounter();
beforeAll(() => counter.start());
afterAll(() => counter.stop());

async function stepsOf(shape: Shape, n: number): Promise<number> {
  const { args, files } = shape.make(n);
  return counter.count(async () => {
    const { exit, error } = await runInMemory(args, files);
    if (exit === 70) throw new Error(error);
  });
}

describe("work grows with the input", () => {
  const isLong = extent === "long";
  test.each(shapes.filter((shape) => isLong || !shape.isLong))("$name", async (shape) => {
    const n = shape.size * (isLong ? timesLonger[shape.growth ?? "proportional"] : 1);
    await stepsOf(shape, n); // What is made once for a process is not counted.
    const [least, greatest] = [await stepsOf(shape, n), await stepsOf(shape, 4 * n)];
    if (isLong) {
      const row = [shape.name, n, least, await stepsOf(shape, 2 * n), greatest];
      writeSync(1, `| ${row.join(" | ")} |\n`);
    }
    expect(greatest / least, `${least}, then ${greatest} steps`).toBeLessThan(most[shape.growth ?? "proportional"]);
  });
});
