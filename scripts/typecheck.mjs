// Type-checks the repository: the tool and its tests, what runs in a browser, and the scripts.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compiler } from "./compiler.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
for (const config of ["tsconfig.json", "tsconfig.browser.json", "tsconfig.scripts.json"]) {
  const { status } = spawnSync(process.execPath, [compiler, "-p", config], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
