/**
 * Types in a library for .NET Standard 2.0 that knows of Tenon only the attributes: a server serves them as the tool reads them.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generate } from "../../src/api/index.js";
import { buildProject, type RunningServer, root, startServer } from "./dotnet-server.js";

const folder = join(root, "test/live/shared-types");
let server: RunningServer;
beforeAll(async () => {
  const built = buildProject(join(folder, "server/SharedTypesServer.csproj"), "shared-types");
  server = await startServer(join(built, "SharedTypesServer.dll"), folder);
}, 900_000);
afterAll(() => server?.stop());

test("the library is built for .NET Standard 2.0, and needs nothing of ASP.NET Core", () => {
  const project = readFileSync(join(folder, "types/SharedTypes.csproj"), "utf8");
  expect(project).toContain("<TargetFramework>netstandard2.0</TargetFramework>");
  expect(project).not.toContain("FrameworkReference");
});

test("the server writes the types as the tool says", async () => {
  const { ok, diagnostics, files } = await generate({ project: join(folder, "server/SharedTypesServer.csproj") });
  expect([ok, diagnostics.filter(({ severity }) => severity !== "note")]).toEqual([true, []]);
  const types = files.map(({ text }) => text).join("\n");
  expect(types).toContain('export type TaskId = string & { readonly __brand: "TaskId" };');
  expect(types).toContain("export type Page = {\n  number: number;\n};");
  expect(types).toContain("  pages: Record<string, Page>;\n");
  expect(types).toContain("  comment?: string | null;\n");
  expect(types).toContain("export type TaskChanged = {\n  id: TaskId;\n};");

  const sent = { id: "a", due: "2026-01-02T03:04:05+01:00", pages: { first: { number: 7 } } };
  const response = await fetch(`${server.url}/tasks`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sent),
  });
  expect([response.status, await response.json()]).toEqual([200, { ...sent, comment: null }]);
});
