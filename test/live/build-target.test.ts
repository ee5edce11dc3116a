/** `<TenonCheck>true</TenonCheck>`: a build that ends with the gate, and says why it fails in MSBuild's own form. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleTool } from "../../scripts/bundle.mjs";
import { withoutServers } from "../../scripts/compiler-server.mjs";
import { root } from "./dotnet-server.js";

let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenon-target-"));
  await bundleTool(join(folder, "tool"), "tenon.mjs");
  writeFileSync(
    join(folder, "Api.csproj"),
    `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <TenonCheck>true</TenonCheck>
    <TenonCommand>"${process.execPath}" "${join(folder, "tool/tenon.mjs")}"</TenonCommand>
    <TenonCheckOptions>--served --strict</TenonCheckOptions>
  </PropertyGroup>
  <Import Project="${join(root, "dotnet/Tenon/build/Tenon.targets")}" />
</Project>`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(second: string): { readonly status: number | null; readonly said: string } {
  writeFileSync(
    join(folder, "Program.cs"),
    `var app = WebApplication.CreateBuilder(args).Build();
app.MapGet("/tasks/{id}", (string id) => id);
app.MapGet("${second}", (string name) => name);
app.Run();
`,
  );
  const { status, stdout } = spawnSync("dotnet", ["build", ...withoutServers, "--nologo", "-v", "minimal"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, DOTNET_CLI_TELEMETRY_OPTOUT: "1", MSBUILDDISABLENODEREUSE: "1" },
  });
  return { status, said: stdout };
}

test("a gate that fails fails the build, at the place in the source", () => {
  const { status, said } = build("/tasks/{name}");
  expect(said).toMatch(/Program\.cs\(3,\d+\): error TN4013: /);
  expect(said).toContain("ended with 1");
  expect(status).not.toBe(0);
}, 300_000);

test("one that passes does not", () => {
  const { status, said } = build("/names/{name}");
  expect([status, said.includes("error")], said).toEqual([0, false]);
}, 300_000);
