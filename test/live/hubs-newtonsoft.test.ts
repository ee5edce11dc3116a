/** A hub that Newtonsoft.Json writes, with settings and attributes of its own, called by the generated client. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compile } from "../compile.js";
import { strictOptions } from "../emit/typescript/generated-tree.js";
import { bundle } from "./bundle.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";

const project = "test/live/hubs-newtonsoft/NewtonsoftHubs.csproj";
const work = join(root, "artifacts/live/hubs-newtonsoft-client");

let server: RunningServer;
beforeAll(async () => {
  const folder = buildProject(project, "hubs-newtonsoft");
  server = await startServer(join(folder, "NewtonsoftHubs.dll"), folder);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const tool = [join(root, "dist/tenon.js"), "--project", project, "--served", "--zod", "--output", join(work, "api")];
  const generated = spawnSync(process.execPath, tool, { cwd: root, encoding: "utf8" });
  expect(generated.status, generated.stderr).toBe(0);
  copyFileSync(join(root, "test/live/hubs-newtonsoft/script.ts"), join(work, "script.ts"));
});
afterAll(() => server?.stop());

test("the calls compile", () => {
  writeFileSync(join(work, "package.json"), '{ "type": "module" }\n');
  writeFileSync(
    join(work, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: { ...strictOptions, noPropertyAccessFromIndexSignature: false },
      include: ["api", "script.ts"],
    }),
  );
  expect(compile(work)).toBe("");
});

test("every value comes back as it was sent", async () => {
  const file = join(work, "script.mjs");
  writeFileSync(file, await bundle(join(work, "script.ts"), "node"));
  const { run } = await import(pathToFileURL(file).href);
  const { told, stream, ...values } = (await run(server.url)) as Record<string, unknown[]>;
  for (const [name, [sent, received]] of Object.entries(values)) expect(received, name).toEqual(sent);
  expect(told).toEqual(["far away", "a", "nothing"]);
  expect(stream).toEqual(["Near", "far away"]);
  const [client, script] = ["api/hubs/writing.ts", "script.ts"].map((one) => readFileSync(join(work, one), "utf8"));
  const methods = [...(client ?? "").matchAll(/^ {2}readonly (\w+): \(.*Promise/gm)].map(([, name]) => name);
  expect(methods).toHaveLength(16);
  expect(methods.filter((name) => !script?.includes(`invoke.${name}`))).toEqual([]);
});
