// The main job on a bundled sample, with no .NET needed: C# in, a typed client out, and the verdict on coverage.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const output = mkdtempSync(join(tmpdir(), "tenon-demo-"));
try {
  for (const { title, project } of [
    { title: "Controllers: samples/taskboard", project: "samples/taskboard/TaskBoard.csproj" },
    { title: "Contracts: samples/members", project: "samples/members/Members.csproj" },
  ]) {
    console.log(`\n━━ ${title}`);
    const folder = join(output, project.replace(/\W/g, "-"));
    tenon(["--project", project, "--output", folder]);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files)
      console.log(`   ${relative(folder, file)} (${readFileSync(file, "utf8").split("\n").length - 1} lines)`);
    const client = files.find((file) => /client.(tasks|members)\.ts$/.test(file));
    if (client !== undefined) console.log(`\n── ${relative(folder, client)}\n${readFileSync(client, "utf8")}`);
    console.log("── Does the server do what the contract says?");
    tenon(["--project", project, "--check"]);
  }
} finally {
  rmSync(output, { recursive: true, force: true });
}

/**
 * @param {readonly string[]} args
 */
function tenon(args) {
  console.log(`$ tenon ${args.map((argument) => (argument.startsWith(output) ? "<output>" : argument)).join(" ")}`);
  const result = spawnSync(process.execPath, [join(root, "dist/tenon.js"), ...args], { cwd: root, stdio: "inherit" });
  if (result.status !== 0) {
    console.error(`tenon ended with exit code ${result.status}.`);
    process.exitCode = 1;
  }
}
