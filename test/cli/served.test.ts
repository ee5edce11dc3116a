import { describe, expect, test } from "vitest";
import { runInMemory } from "./run-in-memory.js";

const project =
  '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>';
const files = (statements: string, more = ""): Record<string, string> => ({
  "/app/Api.csproj": project,
  "/app/Program.cs": `var app = WebApplication.CreateBuilder(args).Build();\n${statements}\napp.Run();\n${more}`,
});
const served = 'app.MapGet("/a", () => 1); app.MapGet("/b", () => 2);';

describe("a project that declares nothing", () => {
  test.each([
    ["generating", [], served, 2, /TN9009: The project serves 2 routes/],
    ["generating with --served", ["--served"], served, 0, /path: "\/a"/],
    ["--check", ["--check"], served, 1, /TN9009/],
    ["--verify", ["--verify", "--output", "out"], served, 2, /TN9009/],
    ["nothing is served", ["--served"], "", 2, /TN9010/],
    ["--include without --served", ["--include", "/a"], served, 2, /--served/],
  ])("%s", async (_, options, statements, exit, text) => {
    const outcome = await runInMemory(["--project", "Api.csproj", ...options], files(statements));
    expect(outcome.exit).toBe(exit);
    expect(outcome.out + outcome.error).toMatch(text);
  });
});

test("--check with --served does not ask for contracts", async () => {
  const outcome = await runInMemory(["--project", "Api.csproj", "--served", "--check", "--strict"], files(served));
  expect([outcome.exit, outcome.error.includes("TN4010")], outcome.error).toEqual([0, false]);
});

describe("what cannot be read is left out", () => {
  const bad = 'app.MapGet("/bad", () => new Bad(null!));';
  test.each([
    ["all else is written: 3", `${served} ${bad}`, 3],
    ["nothing can be read: 2", bad, 2],
  ])("%s", async (_, statements, exit) => {
    const outcome = await runInMemory(
      ["--project", "Api.csproj", "--served"],
      files(statements, "record Bad(Missing It);"),
    );
    expect(outcome.exit).toBe(exit);
    expect(outcome.error).toMatch(/error TN2301/);
    expect(outcome.out.includes('path: "/a"')).toBe(exit === 3);
    expect(outcome.out).not.toMatch(/bad/i);
  });
});
