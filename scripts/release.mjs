// `npm run release -- 0.2.0`: everything up to the tag. `--dry-run` does it in a copy, without the tests, and leaves nothing behind.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { versionProblem, withRelease, withVersion } from "./release/notes.mjs";
import { packAll, run, tryPackages } from "./release/packages.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, positionals } = parseArgs({
  options: { "dry-run": { type: "boolean", default: false } },
  allowPositionals: true,
});
const [version = ""] = positionals;
const { name, version: present } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const scratch = mkdtempSync(join(tmpdir(), "tenon-release-"));

try {
  const problem = versionProblem(version, present) ?? (values["dry-run"] ? undefined : treeProblem());
  if (problem !== undefined) throw new Error(problem);
  const tree = values["dry-run"] ? copyTree(join(scratch, "tree")) : root;
  setVersion(tree);
  if (!values["dry-run"]) run("npm", ["test"], tree);
  const packages = join(values["dry-run"] ? scratch : root, "artifacts/release");
  rmSync(packages, { recursive: true, force: true });
  console.log(`Packed: ${packAll(tree, packages).join(", ")}`);
  const project = mkdtempSync(join(scratch, "project-"));
  tryPackages(packages, project, version);
  console.log("Installed into an empty project: the server builds, the client is generated, the gate passes.");
  if (values["dry-run"]) console.log("Dry run: nothing was changed.");
  else tag();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function treeProblem() {
  const changed = run("git", ["status", "--porcelain"], root).trim();
  return changed === "" ? undefined : `Commit or stash these first:\n${changed}`;
}

/** @param {string} folder */
function copyTree(folder) {
  const files = run("git", ["ls-files", "--cached", "--others", "--exclude-standard"], root).trim().split("\n");
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** @param {string} tree */
function setVersion(tree) {
  const day = new Date().toISOString().slice(0, 10);
  for (const file of ["package.json", "package-lock.json"])
    change(join(tree, file), (text) => withVersion(text, name, version));
  change(join(tree, "CHANGELOG.md"), (text) => withRelease(text, version, day));
}

/**
 * @param {string} file
 * @param {(text: string) => string} edit
 */
function change(file, edit) {
  const text = readFileSync(file, "utf8");
  const changed = edit(text);
  if (changed === text) throw new Error(`${file.slice(dirname(file).length + 1)} has no version to set.`);
  writeFileSync(file, changed);
}

function tag() {
  run("git", ["commit", "-qam", `release: ${version}`], root);
  run("git", ["tag", "-a", `v${version}`, "-m", `Tenon ${version}`], root);
  console.log(`Tagged v${version}. Publish it with: git push --follow-tags`);
}
