import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleClients } from "../../scripts/samples.mjs";
import { root } from "./dotnet-server.js";

test.each(sampleClients)("the committed client of $name is what its C# says", ({ project, output }) => {
  const args = [join(root, "dist/tenon.js"), "--project", project, "--output", output, "--zod", "--verify"];
  const result = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(`${result.status} ${result.stdout}`).toMatch(/^0 \d+ files verified, no drift/);
});
