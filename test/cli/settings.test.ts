/** The settings of a program are an input of a run like its sources: what is kept of the last run must not hide that they changed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Reuse } from "../../src/cli/reuse.js";
import { memoryFileSystem } from "../../src/files/memory-file-system.js";
import { runTool } from "./run-tool.js";

const cache = mkdtempSync(join(tmpdir(), "tenon-settings-"));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const sources = {
  "Api.csproj":
    '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>',
  "Program.cs": `using Microsoft.AspNetCore.Builder; using Microsoft.AspNetCore.SignalR; using Microsoft.Extensions.DependencyInjection;
var builder = WebApplication.CreateBuilder(args); builder.Services.AddSignalR(); var app = builder.Build();
app.MapGet("/fixed", () => 1); app.MapGroup(app.Configuration["Prefix"]!).MapGet("/x", () => 1); app.MapHub<ChatHub>(app.Configuration["Prefix"] + "/chat"); app.Run();
public class ChatHub : Hub { public int Count() => 1; }`,
};

/** Each state of the files after the other, and whether the group has the prefix. */
const states = [
  [{ "appsettings.json": '{ "Prefix": "/one" }' }, "/one"],
  [{ "appsettings.json": '{ "Prefix": "/two" }' }, "/two"],
  [{ "appsettings.json": '{ "Prefix": "/two" }', "appsettings.Staging.json": '{ "Prefix": "/three" }' }, undefined],
  [{}, undefined],
  [{ "appsettings.json": '{ "Prefix": "/one" }' }, "/one"],
] as const;

test.each<readonly [name: string, args: readonly string[], reuse: Reuse | undefined]>([
  ["--cache", ["--cache", cache], undefined],
  ["--watch", [], new Reuse()],
])("with %s, routes have the settings of the files as they are", async (_, args, reuse) => {
  for (const [files, prefix] of states) {
    const contents = Object.entries({ ...sources, ...files });
    const fileSystem = memoryFileSystem(Object.fromEntries(contents), "/app");
    const generated = await runTool({
      args: ["--project", "Api.csproj", "--served", ...args],
      fileSystem,
      ...(reuse === undefined ? {} : { reuse }),
    });
    const cold = await runTool({ args: ["--project", "Api.csproj", "--served"], fileSystem });
    expect(generated).toEqual(cold);
    expect(generated.exit).toBe(prefix === undefined ? 3 : 0);
    expect(generated.error.includes("TN2252")).toBe(prefix !== undefined);
    for (const path of ["/x", "/chat"])
      expect(generated.out.includes(`"${prefix ?? ""}${path}"`), generated.out).toBe(prefix !== undefined);
  }
});
