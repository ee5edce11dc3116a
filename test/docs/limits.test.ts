/** The rows of docs/reference/limits.md are run: each has to raise its code. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runInMemory } from "../cli/run-in-memory.js";
import { repository } from "./pages.js";

const text = readFileSync(join(repository, "docs/reference/limits.md"), "utf8");
const usings = `using System.ComponentModel.DataAnnotations; using System.Numerics; using System.Text.Json; using System.Text.Json.Serialization;
using Microsoft.AspNetCore.Mvc; using Microsoft.AspNetCore.Mvc.ModelBinding; using Microsoft.AspNetCore.SignalR; using Tenon;
`;
const things = `
public record Thing(int A, string B);
[Flags] public enum Rights { Read = 1, Write = 2 }
public class Chat : Hub { }
public class Odd : JsonConverter<Thing> {
  public override Thing? Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => null;
  public override void Write(Utf8JsonWriter writer, Thing value, JsonSerializerOptions options) { writer.WriteStartArray(); writer.WriteEndArray(); }
}
public class OddBinder : IModelBinder { public Task BindModelAsync(ModelBindingContext context) => Task.CompletedTask; }
public static class Source { public static dynamic Anything(string kind) => Activator.CreateInstance(Type.GetType(kind)!)!; }`;

const project = (inside: string): string =>
  `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>${inside}</Project>`;

const program = (before: string, after: string): string => `${usings}var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers();
${before}
var app = builder.Build();
app.MapControllers();
app.MapGet("/always", () => 1);
${after}
app.Run();
static string[] Verbs() => Environment.GetCommandLineArgs();
${things}`;

/** A row of each table, as the program that it stands for. */
const sections: Readonly<Record<string, (row: string) => Readonly<Record<string, string>>>> = {
  "In the program": (row) => ({
    "Api.csproj": project(""),
    "Program.cs": row.startsWith("builder") ? program(row, "") : program("", row),
  }),
  "In controllers": (row) => ({
    "Api.csproj": project(""),
    "Program.cs": `${program("", "")}\n[ApiController, Route("a")] public class AController : ControllerBase { ${row} }`,
  }),
  "In types": (row) => ({
    "Api.csproj": project(""),
    "Program.cs": `${program("", 'app.MapPost("/b", (Holder holder) => holder);')}\npublic record Holder { ${row} public int Other { get; init; } }`,
  }),
  "In projects": (row) => ({ "Api.csproj": project(row), "Program.cs": program("", "") }),
};

describe.each(Object.entries(sections))("%s", (title, files) => {
  const section = text.split(`## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = [...section.matchAll(/^\| `(.+?)` \| .* \| (TN\d{4}) \|$/gm)].map(([, row = "", code = ""]) => [
    row,
    code,
  ]);
  test("has rows", () => {
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.length).toBe((section.match(/^\| `/gm) ?? []).length);
  });
  test.each(rows)("%s: %s", async (row, code) => {
    const given = Object.entries(files(row)).map(([path, content]) => [`/app/${path}`, content]);
    const { error } = await runInMemory(["--project", "Api.csproj", "--served"], Object.fromEntries(given));
    expect(error).toContain(code);
  });
});
