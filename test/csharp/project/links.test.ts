/** Links to folders, on a real file system: MSBuild's wildcards follow them. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runOnDisk } from "../../cli/run-tool.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-links-"));
  writeFileSync(
    join(folder, "App.csproj"),
    '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>',
  );
  writeFileSync(
    join(folder, "Program.cs"),
    'var app = WebApplication.CreateBuilder(args).Build(); app.MapGet("/a", () => 1); app.Run();',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function link(to: string, from: string): void {
  symlinkSync(join(folder, to), join(folder, from));
}

test("links that lead to each other are followed once", async () => {
  for (const [name, other] of [
    ["a", "b"],
    ["b", "a"],
  ]) {
    mkdirSync(join(folder, `${name}`));
    for (let at = 0; at < 4; at++) link(`${other}`, `${name}/l${at}`);
  }
  const { exit, error } = await runOnDisk(folder, ["--routes", "--served", "--project", "App.csproj"]);
  expect([exit, error]).toEqual([0, ""]);
});

test("links whose ways double with each level have an end", async () => {
  for (let at = 0; at < 20; at++) mkdirSync(join(folder, `d${at}`));
  for (let at = 0; at < 19; at++) for (const name of ["a", "b"]) link(`d${at + 1}`, `d${at}/${name}`);
  const { error } = await runOnDisk(folder, ["--routes", "--served", "--project", "App.csproj"]);
  expect(error).toContain("links lead to more than 5000 folders");
});
