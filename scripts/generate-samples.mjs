// Generates the clients of the samples into their web folders. They are committed; a test verifies that they have not drifted.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleClients } from "./samples.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
for (const { project, output } of sampleClients) {
  const args = [join(root, "dist/tenon.js"), "--project", project, "--output", output, "--zod", "--openapi", "--quiet"];
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
