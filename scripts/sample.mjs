// `npm run sample -- taskboard`: generates the client, bundles the page that uses it, and runs the server.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSamplePage } from "./sample-page.mjs";
import { sampleClients } from "./samples.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const sample = sampleClients.find(({ name }) => name === process.argv[2]);
if (sample === undefined) {
  console.error(`Usage: npm run sample -- <${sampleClients.map(({ name }) => name).join("|")}>`);
  process.exit(2);
}
spawnSync(process.execPath, [join(root, "scripts/generate-samples.mjs")], { cwd: root, stdio: "inherit" });
await buildSamplePage(sample);
const server = spawn("dotnet", ["run", "--project", sample.project, "--", "--urls", "http://127.0.0.1:5080"], {
  cwd: root,
  stdio: "inherit",
});
process.on("SIGINT", () => server.kill("SIGINT"));
server.on("exit", (code) => process.exit(code ?? 0));
