// `npm run fuzz -- --minutes 10 --seed 1 --only "C# source"`: damaged inputs to every reader; none may throw. Then programs and documents
// that get deeper and wider, at large sizes (`--only growth`): the steps of the tool have to grow as they do.
import { spawnSync } from "node:child_process";
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
if (values.only !== "growth") {
  const outfile = join(root, "artifacts/fuzz/fuzz.mjs");
  await bundle("test/hostile/fuzz-run.ts", outfile);
  const { fuzz } = await import(pathToFileURL(outfile).href);
  console.log(`seed ${values.seed}, ${values.minutes} minutes`);
  if ((await fuzz(root, Number(values.minutes), Number(values.seed), values.only)) > 0) process.exitCode = 1;
}
if (values.only === undefined || values.only === "growth") {
  const growth = [
    "run",
    "--project",
    "steps",
    "--mode",
    "long",
    "--testTimeout",
    "600000",
    "test/hostile/growth.test.ts",
  ];
  const { status } = spawnSync(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), ...growth], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
