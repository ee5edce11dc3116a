// `npm run fuzz -- --minutes 10 --seed 1 --only "C# source"`: damaged inputs to every reader; none may throw.
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { bundle } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    only: { type: "string" },
  },
});
const outfile = join(root, "artifacts/fuzz/fuzz.mjs");
await bundle("test/hostile/fuzz-run.ts", outfile);
const { fuzz } = await import(pathToFileURL(outfile).href);
console.log(`seed ${values.seed}, ${values.minutes} minutes`);
process.exitCode = (await fuzz(root, Number(values.minutes), Number(values.seed), values.only)) > 0 ? 1 : 0;
