/** `--maps`: "go to definition" opens the C#. Judge: tsserver, which is what editors ask. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generate } from "../../../src/api/index.js";
import type { Generated } from "../../../src/published/types.js";
import { TypeScriptServer } from "./tsserver.js";

const sources = {
  "server/Api.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework>
<Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
<ItemGroup><PackageReference Include="Tenon" Version="0.1.0" /></ItemGroup></Project>`,
  "server/TasksController.cs": `using Microsoft.AspNetCore.Mvc;
using Tenon;
namespace Acme;

/// <summary>The tasks.</summary>
[ApiController, ContractClient, Route("api/tasks")]
public class TasksController : ControllerBase
{
    /// <summary>One task.</summary>
    /// <param name="id">Which.</param>
    [HttpGet("{id}"), ProducesResponseType(typeof(TaskDto), 200), ProducesResponseType(typeof(NotFoundDto), 404)]
    public IActionResult GetOne(string id) => throw new NotImplementedException();

    [HttpGet]
    public ActionResult<Page<TaskDto>> List(int page = 1, string? sorted = null, string? filter = null, string? owner = null) => throw new NotImplementedException();

    [HttpPost]
    public ActionResult<TaskDto> Create(TaskDto task) => throw new NotImplementedException();

    [HttpPost("shapes")]
    public ActionResult<Shape> Draw(Shape shape) => throw new NotImplementedException();

    /// <summary>What was there before.</summary>
    /// <param name="id">Which.</param>
    /// <param name="reason">Why.</param>
    [HttpGet("{id}/old"), Obsolete("Use GetOne.")]
    public ActionResult<TaskDto> Old(string id, string? reason = null) => throw new NotImplementedException();

    [HttpGet("problem")]
    public ActionResult<ProblemDetails> Problem() => throw new NotImplementedException();
}
`,
  // Of Windows, with characters that take two units.
  "server/Types/TaskDto.cs": [
    "using System.Text.Json.Serialization;",
    "using Tenon;",
    "namespace Acme;",
    '/* 👍👍 */ public record TaskDto(TaskId Id, string Title = "") : Entity',
    "{",
    "    /// <summary>",
    "    /// Said of it.",
    "    /// </summary>",
    '    [JsonPropertyName("note-text")] public string? Note { get; init; }',
    "    public Priority Priority { get; init; }",
    "    public long Größe { get; init; }",
    "}",
    "public record NotFoundDto(string Message, string Detail);",
  ].join("\r\n"),
  "server/Types/More.cs": `using System.Text.Json.Serialization;
using Tenon;
namespace Acme;
public abstract record Entity { public DateTime CreatedAt { get; init; } }
[ContractValue] public record TaskId(string Value);
public enum Priority { Low, High }
public record Page<T>(List<T> Items, int Total);
[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind"), JsonDerivedType(typeof(Circle), "circle"), JsonDerivedType(typeof(Square), "square")]
public abstract record Shape;
public record Circle(double Radius, string Colour) : Shape;
public record Square(double Side, string Colour) : Shape;
`,
  "server/Contracts/BoardsContract.cs": `using Tenon;
namespace Acme.Contracts;
[Contract]
public static class BoardsContract
{
    public static readonly Operation<BoardDto> Get = Define.Get<BoardDto>("/api/boards");
}
public record BoardDto(string Name, int Count);
`,
  "web/tsconfig.json": JSON.stringify({
    compilerOptions: { strict: true, module: "esnext", moduleResolution: "bundler", noEmit: true, target: "es2022" },
    include: ["src"],
  }),
  "web/src/main.ts": `import { boards, createClient, tasks } from "./api/client/index.js";
import { getOne as one } from "./api/client/tasks.js";
import type { Entity, Page, Priority, Shape, TaskDto, TaskDtoInput, TaskId } from "./api/types/index.js";
const id = "1" as TaskId;
const task: TaskDto = await tasks.getOne("1");
const again = await one("2");
const answer = await tasks.getOne("3", { unwrap: false });
if (answer.status === 404) console.log(answer.data.message);
console.log(task.title, again.createdAt, task["note-text"], task.größe, tasks.getOne.url("4"));
const sent: TaskDtoInput = { id, "note-text": null, priority: "Low", createdAt: "", größe: 1 };
await tasks.create(sent);
const page: Page<TaskDto> = await tasks.list({ page: 1, owner: "me" });
const { items: [first], total } = page;
const drawn: Shape = await tasks.draw({ kind: "circle", radius: 1, colour: "red" });
if (drawn.kind === "circle") console.log(drawn.radius);
const { name } = await boards.get();
const client = createClient({ baseUrl: "" });
await client.boards.get();
const problem = await tasks.problem();
console.log(problem.title, first?.id, total, name);
await tasks.old("5", { reason: "none" });
const old = await tasks.old("6", {}, { unwrap: false });
export type Used = Entity | Priority;
`,
};

let folder = "";
let made: Generated;
let server: TypeScriptServer;
const main = (): string => join(folder, "web/src/main.ts");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenon-maps-"));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  made = await generate({
    cwd: folder,
    project: "server/Api.csproj",
    output: "web/src/api",
    maps: true,
    inputs: "named",
  });
  server = new TypeScriptServer();
  server.open(main());
}, 60_000);
afterAll(() => {
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The place with the text that stands there. */
async function followed(text: string): Promise<readonly string[]> {
  const places = await server.definitions(main(), text);
  const shown = places.map(({ file, start, end }) => {
    const line = readFileSync(file, "utf8").split(/\r?\n/)[start.line - 1] ?? "";
    const name = start.line === end.line ? line.slice(start.offset - 1, end.offset - 1) : "…";
    return `${relative(folder, file)}:${start.line} ${name}`;
  });
  return [...new Set(shown)];
}

test("the server is generated without errors", () => {
  expect([made.exitCode, made.diagnostics.filter(({ severity }) => severity !== "note")]).toEqual([0, []]);
});

test.each([
  ["a function that is called", 'getOne("1")', "server/TasksController.cs:12 GetOne"],
  ["under another name", 'one("2")', "server/TasksController.cs:12 GetOne"],
  ["with options", 'getOne("3"', "server/TasksController.cs:12 GetOne"],
  ["before its URL", 'getOne.url("4")', "server/TasksController.cs:12 GetOne"],
  ["a named input", "owner: ", "server/TasksController.cs:15 owner"],
  ["a function with named inputs", "list({", "server/TasksController.cs:15 List"],
  ["where it is imported", "getOne as one", "server/TasksController.cs:12 GetOne"],
  ["a module", 'tasks.getOne("1")', "server/TasksController.cs:7 TasksController"],
  ["an operation of a contract", "get()", "server/Contracts/BoardsContract.cs:6 Get"],
  ["through a client of its own", "get();\nconst problem", "server/Contracts/BoardsContract.cs:6 Get"],
  ["a type", "TaskDto = await", "server/Types/TaskDto.cs:4 TaskDto"],
  ["the form of a type that is sent", "TaskDtoInput = {", "server/Types/TaskDto.cs:4 TaskDto"],
  ["a generic type", "Page<TaskDto>", "server/Types/More.cs:7 Page"],
  ["a value object", "TaskId;", "server/Types/More.cs:5 TaskId"],
  ["an enum", "Priority;", "server/Types/More.cs:6 Priority"],
  ["a union", "Shape = await", "server/Types/More.cs:9 Shape"],
  ["a property of a record", "title, again", "server/Types/TaskDto.cs:4 Title"],
  ["of a base class", "createdAt, task", "server/Types/More.cs:4 CreatedAt"],
  ["with documentation and a name that is no identifier", '"note-text"]', "server/Types/TaskDto.cs:9 Note"],
  ["beyond ASCII", "größe, tasks", "server/Types/TaskDto.cs:11 Größe"],
  ["of a variant", "radius);", "server/Types/More.cs:10 Radius"],
  ["of a generic type, destructured", "items: [first]", "server/Types/More.cs:7 Items"],
  ["in an object that is sent", 'priority: "Low"', "server/Types/TaskDto.cs:10 Priority"],
  ["of a failure", "message)", "server/Types/TaskDto.cs:13 Message"],
])("%s", async (_, text, expected) => {
  expect(await followed(text)).toContain(expected);
  for (const place of await followed(text)) expect(place).toMatch(/^(server|web\/src\/main\.ts)/);
});

test.each([
  ["the status of an answer leads to the operation", "status ===", "server/TasksController.cs:12 "],
  ["a discriminator leads to the union", "kind ===", "server/Types/More.cs:9 "],
])("%s", async (_, text, expected) => {
  const [place, ...others] = await followed(text);
  expect([place?.startsWith(expected), others]).toEqual([true, []]);
});

test("hovering over a call shows its names, documentation and deprecation", async () => {
  expect(await server.hover(main(), 'old("5"')).toEqual({
    text: "const old: (id: string, inputs?: tasks.OldInputs, options?: TenonOptions) => Promise<TaskDto> (+2 overloads)",
    documentation: "What was there before.",
    tags: ["@param id Which.", "@deprecated Use GetOne."],
  });
  expect((await server.hover(main(), 'old("6"')).text).toContain("options: TenonResultOptions) => Promise<");
  expect(await server.hover(main(), "reason: ")).toMatchObject({ documentation: "Why." });
});

test("signature help shows them while the call is written", async () => {
  expect(await server.signatureHelp(main(), 'old("5"')).toEqual({
    text: "old(id: string, inputs?: tasks.OldInputs, options?: TenonOptions): Promise<TaskDto>",
    documentation: "What was there before.",
    tags: ["@param id Which.", "@deprecated Use GetOne."],
  });
});

test("what is deprecated is struck out at every call", async () => {
  expect((await server.deprecated(main())).filter((text) => text === "'old' is deprecated.")).toHaveLength(2);
});

test("a call has one definition: an editor that finds several asks which", async () => {
  const places = await server.definitions(main(), 'getOne("1")');
  const [place, ...others] = new Set(places.map(({ file, start, end }) => JSON.stringify([file, start, end])));
  expect([place, others]).toEqual([expect.stringContaining("TasksController.cs"), []]);
});

test("the address of an operation is a member of the runtime's type", async () => {
  expect(await followed('url("4")')).toEqual([expect.stringMatching(/^web\/src\/api\/tenon\.ts:\d+ url$/)]);
});

test("what is not in the sources stays where it is", async () => {
  expect(await followed("title, first")).toEqual(["web/src/api/types/mvc.d.ts:7 title"]);
});

test("maps name the sources from where they are, and nothing of the machine", () => {
  const maps = made.files.filter(({ path }) => path.endsWith(".map"));
  expect(maps.length).toBeGreaterThan(3);
  for (const { path, text } of maps) {
    const named: { sources: readonly string[] } = JSON.parse(text);
    for (const source of named.sources) {
      expect(source).toMatch(/^\.\.\/\.\.\/\.\.\/\.\.\/server\//);
      const found = join(folder, "web/src/api", dirname(path), source);
      expect(() => readFileSync(found)).not.toThrow();
    }
  }
});
