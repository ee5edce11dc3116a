import { spawnSync } from "node:child_process";
import { compiler } from "../scripts/compiler.mjs";

/** What the TypeScript compiler prints about the project in a folder: nothing when all is well. */
export function compile(folder: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
    encoding: "utf8",
  });
  return status === 0 ? stdout : stdout || `the compiler ended with ${status}: ${stderr}`;
}
