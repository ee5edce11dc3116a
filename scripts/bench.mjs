// `npm run bench -- <name> [arguments]`: each benchmark measures both sides in one run and prints ratios.
import { readdirSync } from "node:fs";

const folder = new URL("../bench/", import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => file.slice(0, -4))
  .sort();
// Without a name, all of the tool's speed.
const given = process.argv.slice(2);
const [name = "speed", ...args] = given[0]?.startsWith("-") ? ["speed", ...given] : given;
if (!names.includes(name)) {
  console.error(`Usage: npm run bench -- <name> [arguments]\nNames: ${names.join(", ")}`);
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...args);
await import(new URL(`${name}.mjs`, folder).href);
