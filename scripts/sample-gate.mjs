// What a gate says when the C# of a sample is changed: run on a copy, so that the page of the sample shows what really happens.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The file that the page shows. */
export const gateFile = (/** @type {{ name: string }} */ { name }) => join(root, `samples/${name}/web/src/gate.txt`);

/**
 * @param {{ name: string, gate: { file: string, before: string, after: string, args: readonly string[] } }} sample
 */
export function gateText({ name, gate }) {
  const copy = mkdtempSync(join(tmpdir(), "tenon-gate-"));
  try {
    for (const path of [`samples/${name}`, "samples/Directory.Build.props", "dotnet/Tenon"]) {
      cpSync(join(root, path), join(copy, path), {
        recursive: true,
        filter: (from) => !/[\\/](bin|obj|wwwroot)([\\/]|$)/.test(from.slice(root.length - 1)),
      });
    }
    const changed = join(copy, gate.file);
    const source = readFileSync(changed, "utf8").replaceAll("\r\n", "\n");
    if (!source.includes(gate.before)) throw new Error(`${gate.file} has no ${JSON.stringify(gate.before)}.`);
    writeFileSync(changed, source.replace(gate.before, gate.after));
    const args = [join(root, "dist/tenon.js"), ...gate.args];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
    if (status !== 1) throw new Error(`The gate of ${name} ended with ${status}: ${stderr}`);
    // Notes depend on the machine, and a patch says more than the errors that name its files.
    const errors = stdout.startsWith("---") ? [] : stderr.split("\n").filter((line) => /: error TN\d+: /.test(line));
    return [
      gate.file,
      ...changedLines(gate),
      "",
      `$ tenon ${gate.args.join(" ")}`,
      ...errors,
      stdout.trimEnd(),
      `exit code ${status}`,
      "",
    ].join("\n");
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * @param {{ before: string, after: string }} gate
 */
function changedLines({ before, after }) {
  const [old, made] = [before, after].map((text) => text.split("\n").filter((line) => line !== ""));
  return [
    ...(old ?? []).filter((line) => !made?.includes(line)).map((line) => `- ${line.trim()}`),
    ...(made ?? []).filter((line) => !old?.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}
