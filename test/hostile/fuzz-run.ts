import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fuzzersOf, mutate, randomOf } from "./fuzzers.js";

/** Fuzzes each reader in turn until the time is up, and counts what made one throw; those inputs are kept. */
export async function fuzz(root: string, minutes: number, seed: number, only: string | undefined): Promise<number> {
  const all = fuzzersOf(root).filter(({ seeds }) => seeds.length > 0);
  const fuzzers = all.filter(({ name }) => only === undefined || name === only);
  if (fuzzers.length === 0) {
    console.error(`--only does not know ${only}. The names are: growth, ${all.map(({ name }) => name).join(", ")}.`);
    return 1;
  }
  const kept = join(root, "artifacts/fuzz");
  const random = randomOf(seed);
  const end = Date.now() + minutes * 60_000;
  const counts = new Map(fuzzers.map(({ name }) => [name, { inputs: 0, crashes: 0 }]));
  const seen = new Set<string>();
  while (Date.now() < end) {
    for (const fuzzer of fuzzers) {
      const count = counts.get(fuzzer.name);
      if (count === undefined) continue;
      const until = Date.now() + 200;
      while (Date.now() < until) {
        const bytes = mutate(fuzzer.seeds, random);
        count.inputs++;
        try {
          await fuzzer.read(bytes);
        } catch (error) {
          count.crashes++;
          const where =
            error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 3).join(" ") : String(error);
          if (seen.has(where)) continue;
          seen.add(where);
          mkdirSync(kept, { recursive: true });
          const file = join(kept, `${fuzzer.name.replace(/\W+/g, "-")}-${seed}-${count.inputs}`);
          writeFileSync(file, bytes);
          console.log(`${fuzzer.name}: ${where}\n  ${file}`);
        }
      }
    }
  }
  for (const [name, { inputs, crashes }] of counts) console.log(`${name}: ${inputs} inputs, ${crashes} crashes`);
  return seen.size;
}
