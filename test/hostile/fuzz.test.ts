import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { extent } from "../extent.js";
import { fuzzersOf, mutate, randomOf } from "./fuzzers.js";

const fuzzers = fuzzersOf(fileURLToPath(new URL("../..", import.meta.url))).filter(({ seeds }) => seeds.length > 0);
const inputs = extent === "long" ? 5_000 : 60;

/** Bounded and seeded; `npm run fuzz` runs for as long as you ask. */
describe("what is damaged is read without a throw", () => {
  test.each(fuzzers)("$name", { timeout: 1_800_000 }, async (fuzzer) => {
    const random = randomOf(20_260);
    const crashes: string[] = [];
    for (let n = 0; n < inputs; n++) {
      const bytes = mutate(fuzzer.seeds, random);
      try {
        await fuzzer.read(bytes);
      } catch (error) {
        crashes.push(
          `${error instanceof Error ? error.stack : error}\n${Buffer.from(bytes).toString("base64").slice(0, 400)}`,
        );
      }
    }
    expect(crashes).toEqual([]);
  });
});
