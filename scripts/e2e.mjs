// The hosted sample, end to end: disposable builds for every kind of prefix, run on the host tooling (`npm run e2e`) or on the
// embedded host (`npm run e2e:local`), and judged from outside by a Python client and by the generated TypeScript client.
import { existsSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { behavioursCase, faults, prefixCases } from "./e2e/cases.mjs";
import { requirePrerequisites } from "./e2e/prerequisites.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const options = readOptions();
const names = [...prefixCases(options.local), behavioursCase, ...faults].map(({ name }) => name);
const unknown = options.only?.find((name) => !names.includes(name));
if (unknown !== undefined) fail(`--only does not know ${unknown}. The names are: ${names.join(", ")}.`);
if (!existsSync(join(root, "node_modules/esbuild"))) {
  fail("The packages of this repository are not installed. Run `npm ci` first.");
}
console.log(`Prerequisites (${options.local ? "embedded host" : "host tooling"})`);
const { python } = requirePrerequisites(options.local);
const work = makeFolder();
// Imported late, because it needs the packages.
const { runTask } = await import("./e2e/task.mjs");
await runTask({ root, work, python, local: options.local, only: options.only });

function readOptions() {
  try {
    return parseArgs({
      options: { local: { type: "boolean", default: false }, only: { type: "string", multiple: true } },
    }).values;
  } catch (error) {
    const [problem] = String(error instanceof Error ? error.message : error).split(". ");
    return fail(`${problem}. The options are --local and --only <name>.`);
  }
}

function makeFolder() {
  try {
    return realpathSync(mkdtempSync(join(tmpdir(), "tenon-e2e-")));
  } catch (error) {
    return fail(
      `No folder for the builds can be made in ${tmpdir()}: ${codeOf(error)}. Set TMPDIR to a folder that can be written.`,
    );
  }
}

/**
 * @param {unknown} error
 */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : error;
}

/**
 * @returns {never}
 * @param {string} message
 */
function fail(message) {
  console.error(message);
  process.exit(2);
}
