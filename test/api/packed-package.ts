import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildLibrary } from "../../scripts/build-library.mjs";
import { bundleTool } from "../../scripts/bundle.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * A project folder with the package installed as npm would: built from the current sources, packed by `npm pack`, unpacked into
 * node_modules. `beside` are packages of the repository that the project has, too.
 */
export async function installPackage(folder: string, beside: readonly string[] = []): Promise<void> {
  const stage = join(folder, ".stage");
  mkdirSync(join(stage, "dist"), { recursive: true });
  const { files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const name of [
    "package.json",
    "README.md",
    "LICENSE",
    ...files.filter((file: string) => !/^!|^dist$/.test(file)),
  ])
    cpSync(join(root, name), join(stage, name), { recursive: true });
  await bundleTool(join(stage, "dist"));
  await buildLibrary(join(stage, "dist"));
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  execFileSync(npm, ["pack", "--ignore-scripts", "--silent", "--offline"], { cwd: stage, stdio: "pipe" });
  const archive = readdirSync(stage).find((name) => name.endsWith(".tgz")) ?? "";
  const target = join(folder, "node_modules/tenon");
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", join(stage, archive), "-C", target, "--strip-components=1"]);
  for (const name of beside) {
    mkdirSync(join(folder, "node_modules", name, ".."), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  }
}
