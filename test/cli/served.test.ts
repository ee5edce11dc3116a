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
  expect(outcome.out).toContain("Coverage: 2/2 operations covered, 0 missing, 0 mismatched.");
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

describe("the names of functions, as --routes lists them", () => {
  const versions = `var v1 = app.MapGroup("/api/v1"); var v2 = app.MapGroup("/api/v2");
v1.MapGet("/todos", () => 1); v1.MapGet("/todos/{id}", (int id) => 1);
v2.MapGet("/todos", () => 2); app.MapGet("/health", () => 3);`;
  const headers = `var api = app.NewVersionedApi("Things");
var old = api.MapGroup("/things").HasApiVersion(1, 0); var both = api.MapGroup("/things").HasApiVersion(1.0).HasApiVersion(2.1);
var recent = api.MapGroup("/things").HasApiVersion(2, 1);
old.MapGet("/", () => 1); recent.MapGet("/", () => 2); both.MapGet("/{id}", (int id) => 3);`;
  test.each([
    ["an API version in the route", versions, ["health.get", "todos.get", "todos.getById", "todosV2.get"]],
    ["an API version by a call", headers, ["things.get", "things.getById", "thingsV2_1.get"]],
    [
      "a word that C# would drop",
      'app.MapGet("/m/anonymous", () => 1); app.MapGet("/m/anonymous-async", () => 2);',
      ["m.getAnonymous", "m.getAnonymousAsync"],
    ],
  ])("%s", async (_, statements, expected) => {
    const { exit, out, error } = await runInMemory(
      ["--project", "Api.csproj", "--routes", "--format", "json"],
      files(statements),
    );
    expect(exit, error).toBe(0);
    const { routes }: { routes: readonly { readonly client: string }[] } = JSON.parse(out);
    expect(routes.map(({ client }) => client).sort()).toEqual(expected);
  });

  test("versions of one controller, and a controller that declares nothing else", async () => {
    const controller = `using Microsoft.AspNetCore.Mvc;
[ApiController, Route("tasks"), ApiVersion("1.0"), ApiVersion("2.0")]
public class TasksController : ControllerBase
{
    [HttpGet, MapToApiVersion("1.0")] public int Get() => 1;
    [HttpGet, MapToApiVersion("2.0")] public string GetNew() => "";
    [HttpGet("{id}")] public int One(int id) => 1;
}
public class ApiVersionAttribute(string version) : Attribute { public string Version => version; }
public class MapToApiVersionAttribute(string version) : Attribute { public string Version => version; }
`;
    const { out } = await runInMemory(["--project", "Api.csproj", "--served", "--routes"], {
      ...files("app.MapControllers();"),
      "/app/Tasks.cs": controller,
    });
    expect(out).toMatch(/GET {2}\/tasks +tasks\.get +TasksController\.Get /);
    expect(out).toMatch(/GET {2}\/tasks +tasksV2\.getNew +TasksController\.GetNew /);
    expect(out).toMatch(/GET {2}\/tasks\/\{id\} +tasks\.one +TasksController\.One /);
  });

  test("a new action renames no other", async () => {
    const calls = async (statements: string): Promise<readonly string[]> => {
      const { out } = await runInMemory(["--project", "Api.csproj", "--routes"], files(statements));
      return [...out.matchAll(/^\w+ +\S+ +(\S+)/gm)].map(([, call]) => call ?? "");
    };
    const some = 'app.MapGet("/todos", () => 1); app.MapGet("/todos/{id}", (int id) => 1);';
    const more = `${some} app.MapGet("/todos/{id}/notes", (int id) => 1); app.MapPost("/todos", () => 1); app.MapGet("/api/v3/todos", () => 1);`;
    expect(await calls(more)).toEqual(expect.arrayContaining([...(await calls(some))]));
  });
});

describe("enums as keys of a dictionary, by the policy for keys", () => {
  test.each([
    ["none", "null", /type LevelText = "VeryHigh" \| "own-Name";[\s\S]*Partial<Record<LevelText, number>>/],
    [
      "camelCase",
      "JsonNamingPolicy.CamelCase",
      /type LevelCamelCase = "veryHigh" \| "own-Name";[\s\S]*Record<LevelCamelCase, /,
    ],
    [
      "any other",
      "JsonNamingPolicy.SnakeCaseLower",
      /type LevelSnakeCaseLower = "very_high" \| "own-Name";[\s\S]*Record<LevelSnakeCaseLower, /,
    ],
  ])("%s", async (_, policy, expected) => {
    const { exit, out, error } = await runInMemory(["--project", "Api.csproj", "--served"], {
      "/app/Api.csproj": project,
      "/app/Program.cs": `using System.Text.Json; using System.Text.Json.Serialization;
var builder = WebApplication.CreateBuilder(args);
builder.Services.ConfigureHttpJsonOptions(options => options.SerializerOptions.DictionaryKeyPolicy = ${policy});
var app = builder.Build();
app.MapGet("/a", () => new Dictionary<Level, int>());
app.Run();
enum Level { VeryHigh, [JsonStringEnumMemberName("own-Name")] Named }
`,
    });
    expect(exit, error).toBe(0);
    expect(out).toMatch(expected);
  });
});
