import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Outcome, runOnDisk } from "./run-tool.js";

const base = mkdtempSync(join(tmpdir(), "tenon-adopt-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

let folder = "";
let count = 0;
beforeEach(() => {
  folder = join(base, String(count++));
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const read = (path: string): string => readFileSync(join(folder, path), "utf8");

function tenon(...args: readonly string[]): Promise<Outcome> {
  return runOnDisk(folder, ["--project", "Api.csproj", ...args]);
}

function server(statements: string, types: string, more: Readonly<Record<string, string>> = {}): void {
  write(
    "Api.csproj",
    '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings><RootNamespace>Acme.Api</RootNamespace></PropertyGroup></Project>',
  );
  write(
    "Program.cs",
    `using Acme.Api.Models;\nvar app = WebApplication.CreateBuilder(args).Build();\n${statements}\napp.Run();\n`,
  );
  write("Models.cs", `namespace Acme.Api.Models;\n${types}\n`);
  for (const [path, text] of Object.entries(more)) write(path, text);
}

const todos = `app.MapGet("/todos", (int page = 1, string? q = null) => new List<Todo>());
app.MapGet("/todos/{id:int}", (int id) => id > 9 ? Results.NotFound() : Results.Ok(new Todo(id, "x")));
app.MapPost("/todos", (NewTodo todo) => Results.Created("/todos/1", new Todo(1, todo.Title)));
app.MapPut("/todos/{id:int}", (int id, NewTodo todo) => Results.Ok(new { id, total = 3 }));`;
const todoTypes = "public record Todo(int Id, string Title);\npublic record NewTodo(string Title);";

test("a contract is written the way a person writes it", async () => {
  server(todos, todoTypes);
  const outcome = await tenon("--adopt", "--output", "Contracts");
  expect([outcome.exit, outcome.error]).toEqual([0, ""]);
  expect(outcome.out).toContain("4 operations → Contracts: 1 file written. The files are yours");
  expect(outcome.out).toContain("dotnet add package Tenon");
  expect(read("Contracts/TodosContract.cs")).toBe(`using Acme.Api.Models;
using Microsoft.AspNetCore.Mvc;
using Tenon;

namespace Acme.Api.Contracts;

[Contract]
public static class TodosContract
{
    public static readonly Operation<TodosGetInput, List<Todo>> Get = Define.Get<TodosGetInput, List<Todo>>("/todos");

    public static readonly Operation<TodosGetByIdInput, Todo> GetById =
        Define.Get<TodosGetByIdInput, Todo>("/todos/{id:int}")
            .Returns(404);

    public static readonly Operation<NewTodo, Todo> Post = Define.Post<NewTodo, Todo>("/todos");

    public static readonly Operation<TodosPutByIdInput, TodosPutByIdAnswer> PutById =
        Define.Put<TodosPutByIdInput, TodosPutByIdAnswer>("/todos/{id:int}");
}

public sealed record TodosGetInput(int Page = 1, string? Q = null);

public sealed record TodosGetByIdInput(int Id);

public sealed record TodosPutByIdInput([FromRoute] int Id, [FromBody] NewTodo Todo);

public sealed record TodosPutByIdAnswer
{
    public required int Id { get; init; }

    public required int Total { get; init; }
}
`);
});

describe("afterwards", () => {
  test("nothing is left to adopt, no file is written again, and --check tells what does not answer by its contract", async () => {
    server(todos, todoTypes);
    await tenon("--adopt", "--output", "Contracts");
    const adopted = read("Contracts/TodosContract.cs");
    const again = await tenon("--adopt", "--output", "Contracts");
    expect([again.exit, again.out]).toEqual([0, expect.stringContaining("Nothing is left to adopt")]);
    expect([read("Contracts/TodosContract.cs"), readdirSync(join(folder, "Contracts"))]).toEqual([
      adopted,
      ["TodosContract.cs"],
    ]);
    const check = await tenon("--check");
    expect([check.exit, check.error.match(/TN4001/g)?.length], check.error).toEqual([1, 4]);
  });

  test("--served generates the same functions, endpoint by endpoint", async () => {
    server(todos, todoTypes);
    const names = async (): Promise<readonly string[]> => {
      const { exit, out, error } = await tenon("--served");
      expect(exit, error).toBe(0);
      const modules = [...out.matchAll(/── client\/(\w+)\.ts/g)].map(([, name]) => name ?? "");
      return [...modules, ...[...out.matchAll(/^export const (\w+): \{/gm)].map(([, name]) => name ?? "").sort()];
    };
    const before = await names();
    expect((await tenon("--adopt", "--include", "/todos/{id}", "--output", "Contracts")).out).toContain("2 operations");
    expect(await names()).toEqual(before);
    expect((await tenon("--adopt", "--output", "Contracts")).out).toContain("2 operations");
    expect(readdirSync(join(folder, "Contracts")).sort()).toEqual(["TodosContract.cs", "TodosContract2.cs"]);
  });

  test("a file that is in the way stays as it is", async () => {
    server(todos, todoTypes, { "Contracts/TodosContract.cs": "// mine\n" });
    const outcome = await tenon("--adopt", "--output", "Contracts");
    expect([outcome.exit, outcome.error]).toEqual([2, expect.stringContaining("TN3001")]);
    expect(read("Contracts/TodosContract.cs")).toBe("// mine\n");
  });
});

describe("names", () => {
  test.each([
    [
      "internal types",
      'app.MapGet("/a", () => new Secret(1));',
      "record Secret(int A);",
      /internal static class AContract/,
    ],
    [
      "a name that is taken",
      'app.MapGet("/a", () => new Acme.Api.Models.Operation(1));',
      "public record Operation(int A);",
      / global::Tenon\.Operation<global::Acme\.Api\.Models\.Operation> Get =\s+Define/,
    ],
    [
      "a name of the base class library",
      'app.MapGet("/a", () => new Acme.Api.Models.Task(1));',
      "public record Task(int A);",
      /Operation<global::Acme\.Api\.Models\.Task> Get/,
    ],
    [
      "a type in a type",
      'app.MapGet("/a", () => new Outer.Inner(1));',
      "public class Outer { public record Inner(int A); }",
      /Operation<Outer\.Inner> Get/,
    ],
    [
      "a list of values",
      'app.MapGet("/a", (int[] ids) => new Dictionary<string, Todo>());',
      todoTypes,
      /Operation<AGetInput, Dictionary<string, Todo>> Get[\s\S]*AGetInput\(int\[\]\? Ids = null\)/,
    ],
    ["anything", 'app.MapGet("/a", () => Results.Ok(1)).Produces<object>();', todoTypes, /Operation<object> Get/],
    ["what an object is", 'app.MapGet("/a", object () => 1);', todoTypes, /Operation<int> Get/],
    [
      "a value that may be missing",
      'app.MapGet("/a", ([AsParameters] Query query) => 1);',
      "public record Query(int? Page, bool All = false);",
      /AGetInput\(int\? Page = null, bool All = false\)/,
    ],
  ])("%s", async (_, statements, types, expected) => {
    server(statements, types);
    const { exit, out, error } = await tenon("--adopt");
    expect(exit, error).toBe(0);
    expect(out).toMatch(expected);
  });
});

const controller = `using Microsoft.AspNetCore.Mvc;
using Acme.Api.Models;
namespace Acme.Api;
[ApiController, Route("things")]
public class ThingsController : ControllerBase
{
    private record Hidden(int A);
    [HttpGet("search")] public IActionResult Search([FromQuery] Filter filter) => Ok(1);
    [HttpGet("{id}/{part}")] public int Order(string part, int id) => 1;
    [HttpGet("hidden")] public IActionResult Secret() => Ok(new Hidden(1));
}
public class Filter { public string? Text { get; set; } public int Page { get; set; } }
`;

test("what a contract says differently is told, and what it cannot say is left out", async () => {
  server("app.MapControllers();", todoTypes, { "ThingsController.cs": controller });
  const { exit, out, error } = await tenon("--adopt");
  expect(exit, error).toBe(0);
  expect(out).toMatch(/Operation<Filter, int> Search = Define\.Get<Filter, int>\("\/things\/search"\)/);
  expect(error).toMatch(
    /TN3006: The client function things\.search\(filter\) is called things\.search\(text, page\) when the client/,
  );
  expect(error).toMatch(
    /note TN3006: The client function things\.order\(part, id\) is called things\.order\(id, part\)/,
  );
  expect(error).toMatch(
    /warning TN3005: ThingsController\.Secret is not adopted: no other file can name the type Hidden/,
  );
  expect(out).not.toMatch(/Hidden|Secret/);
});

test("a word of the route that C# drops from a name", async () => {
  const statements =
    'app.MapGet("/jobs", () => 1); app.MapGet("/jobs/async", () => 2); app.MapGet("/runs/async", () => 3);';
  server(statements, todoTypes);
  const { exit, out, error } = await tenon("--adopt", "--output", "Contracts");
  expect([exit, out.includes("3 operations")], error).toEqual([0, true]);
  expect(error).toMatch(/^\S+ note TN3006: The client function runs\.getAsync\(\) is called runs\.get\(\) when/m);
  const names = [...(await tenon("--served")).out.matchAll(/^export const (\w+):/gm)].map(([, name]) => name);
  expect(names).toEqual(["get", "getAsync", "get"]);
});

test("[Consumes] tells nothing apart where no other operation has the route", async () => {
  server("app.MapControllers();", "public record Todo(int Id);", {
    "TodosController.cs":
      'using Acme.Api.Models; using Microsoft.AspNetCore.Mvc; namespace Acme.Api; [ApiController, Route("todos")] public class TodosController : ControllerBase { [HttpPost, Consumes("application/json")] public Todo Post(Todo todo) => todo; [HttpPut, Consumes("application/json")] public Todo Put(Todo todo) => todo; [HttpPut, Consumes("application/xml")] public Todo PutXml(Todo todo) => todo; }',
  });
  const { exit, error } = await tenon("--adopt", "--output", "Contracts");
  expect(exit).toBe(0);
  expect(read("Contracts/TodosContract.cs")).toContain('Define.Post<Todo, Todo>("/todos")');
  expect(error.match(/TN3005/g)).toHaveLength(2);
});
