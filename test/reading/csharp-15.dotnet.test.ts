import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runOnDisk } from "../cli/run-tool.js";
import { buildProject, root } from "../live/dotnet-server.js";

// Unions and closed classes as a project of C# 15 sees them: in its sources, and in an assembly beside which no SDK is installed.
const folder = mkdtempSync(join(tmpdir(), "unions-"));
afterAll(() => rmSync(folder, { recursive: true }));

const endpoints = `using Unions;
var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.MapGet("/pet", Pet () => Pet.Stray);
app.MapGet("/number", Number () => 1);
app.MapGet("/option", Option<int> () => 1);
app.MapGet("/shape", Shape () => new Shape.Circle(1));
app.MapGet("/owner", Owner () => null!);
app.MapGet("/hand", ByHand () => new(true));
app.MapGet("/event", Event () => new Ended(1));
app.MapPost("/hand", (ByHand p) => Results.NoContent());
app.Run();`;

const written = {
  source: `<ItemGroup><Compile Include="${join(root, "test/csharp/unions/Unions.cs")}" /></ItemGroup>`,
  assembly: "",
};

beforeAll(() => {
  const built = buildProject("test/csharp/unions/Unions.csproj", "unions");
  written.assembly = `<ItemGroup><Reference Include="${join(built, "Unions.dll")}" /></ItemGroup>`;
}, 120_000);

async function typesOf(from: keyof typeof written): Promise<string> {
  const project = join(folder, `${from}.csproj`);
  writeFileSync(join(folder, "Program.cs"), endpoints);
  writeFileSync(
    project,
    `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net11.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>${written[from]}</Project>`,
  );
  const { exit, out, error } = await runOnDisk(folder, ["--project", project, "--served"]);
  expect({ exit, warnings: error.match(/(error|warning) TN.*/g) ?? [] }).toEqual({ exit: 0, warnings: [] });
  return out
    .split("// ── ")
    .filter((file) => file.startsWith("types/") || file.startsWith("client/"))
    .join("")
    .replace(/\/\*\*.*?\*\//gs, "")
    .replace(/\s+/g, " ");
}

test("an assembly says what the source says", { timeout: 60_000 }, async () => {
  const [source, assembly] = [await typesOf("source"), await typesOf("assembly")];
  expect(assembly).toBe(source);
  for (const type of [
    "export type Pet = Cat | Dog;",
    "export type Number = number | string | null;",
    "export type Option<T> = T | None;",
    "export type Shape = Circle | Square;",
    "export type ByHand = boolean | string;",
    "export type Event = { id: number; };",
    "pet: Pet; others: (Pet | null)[]; marks: Record<string, Option<number>>;",
  ])
    expect(source).toContain(type);
});
