// Generates the clients of the samples into their web folders, and what the gates say of a change. They are committed; tests verify
// that they have not drifted.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gateFile, gateText } from "./sample-gate.mjs";
import { sampleClients } from "./samples.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
for (const sample of sampleClients) {
  const { project, output } = sample;
  const args = [join(root, "dist/tenon.js"), "--project", project, "--output", output, "--zod", "--openapi", "--quiet"];
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(gateFile(sample), gateText(sample));
}
