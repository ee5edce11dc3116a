/** Projects as they are checked out: without packages, without submodules, without a framework of their own. */
import { describe, expect, test } from "vitest";
import { runInMemory } from "../../cli/run-in-memory.js";

const properties = "<Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings>";
const web = (inside: string, framework = "<TargetFramework>net10.0</TargetFramework>"): string =>
  `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup>${framework}${properties}</PropertyGroup><ItemGroup>${inside}</ItemGroup></Project>`;
const library = (framework = "<TargetFramework>net10.0</TargetFramework>"): string =>
  `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup>${framework}<Nullable>enable</Nullable></PropertyGroup></Project>`;
const program = (maps: string, usings = ""): string =>
  `${usings}\nvar app = WebApplication.CreateBuilder(args).Build();\n${maps}\napp.Run();\n`;
const item = "namespace Lib; public record Item(int A, string B);";

/** What is generated, and the codes of warnings and errors. */
async function served(files: Readonly<Record<string, string>>) {
  const result = await runInMemory(["--project", "App/App.csproj", "--served", "--output", "out"], files);
  const told = [...result.error.matchAll(/(error|warning|note) (TN\d+)/g)].map(
    ([, severity, code]) => `${severity} ${code}`,
  );
  return {
    ...result,
    made: /^\d+ operations? and \d+ types?/.exec(result.out)?.[0],
    told: told.filter((one) => !/TN1300|TN2508|TN1302/.test(one)),
  };
}

test("a referenced project without sources is a note", async () => {
  const { made, told } = await served({
    "/app/App/App.csproj": web('<ProjectReference Include="../Meta/Meta.csproj" />'),
    "/app/App/Program.cs": program('app.MapGet("/a", () => 1);'),
    "/app/Meta/Meta.csproj": library(),
  });
  expect([made, told]).toEqual(["1 operation and 0 types", ["note TN1247"]]);
});

describe("a referenced project that is not there", () => {
  const files = {
    "/app/App/App.csproj": web('<ProjectReference Include="../Gone/Gone.csproj" />'),
    "/app/App/Program.cs": program(
      'app.MapGet("/sound", (int id) => new Sound(id, "a"));\napp.MapPost("/gone", (GoneThing thing) => 1);',
      "using Gone;",
    ),
    "/app/App/Sound.cs": "public record Sound(int Id, string Name);",
  };
  test("is an error only where a type of it is needed", async () => {
    const { made, told, exit } = await served(files);
    expect([made, told, exit]).toEqual(["1 operation and 1 type", ["warning TN1240", "error TN2301"], 3]);
  });
  test("does not stop what needs none of its types", async () => {
    const { made, told, exit } = await served({
      ...files,
      "/app/App/Program.cs": program('app.MapGet("/sound", (int id) => new Sound(id, "a"));', "using Gone;"),
    });
    expect([made, told, exit]).toEqual(["1 operation and 1 type", ["warning TN1240"], 0]);
  });
  test("in a solution is an error: the solution names it", async () => {
    const { error } = await runInMemory(["--project", "All.slnx", "--routes"], {
      ...files,
      "/app/All.slnx": '<Solution><Project Path="App/App.csproj" /><Project Path="Gone/Gone.csproj" /></Solution>',
    });
    expect(error).toContain("error TN1210");
  });
});

test("a member of a query or a form whose type is not there is text, and the operation stays", async () => {
  const { made, told } = await served({
    "/app/App/App.csproj": web('<PackageReference Include="Acme.Nowhere" Version="1.0.0" />'),
    "/app/App/Program.cs": `using Acme.Nowhere; using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args); builder.Services.AddControllers();
var app = builder.Build(); app.MapControllers(); app.Run();
public class Size { public int Width { get; set; } public NowhereMode? Mode { get; set; } }
[ApiController, Route("c")] public class CController : ControllerBase {
  [HttpGet] public int Get([FromQuery] Size size) => 1;
  [HttpPost] public int Post([FromForm] Size size) => 1;
}`,
  });
  expect([made, told]).toEqual(["2 operations and 2 types", ["warning TN2155", "warning TN2155", "warning TN2329"]]);
});

test("packages that are not restored leave what needs none of their types as it is", async () => {
  const { made, told } = await served({
    "/app/App/App.csproj": web('<PackageReference Include="Acme.Nowhere" Version="1.0.0" />'),
    "/app/App/Program.cs": `using Acme.Nowhere;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddNowhere(options => options.Way = NowhereWay.Far);
var app = builder.Build();
app.UseNowhere();
app.MapGet("/sound", (int id) => new Sound(id, "a")).WithNowhere();
app.MapPost("/nowhere", (NowhereThing thing) => 1);
app.Run();
[Nowhere(NowhereWay.Near)] public record Sound(int Id, [property: Nowhere(Nowhere.Constant)] string Name);`,
  });
  expect([made, told]).toEqual(["1 operation and 1 type", ["error TN2330"]]);
});

describe("types of packages that are not restored", () => {
  const files = (types: string) => ({
    "/app/App/App.csproj": web('<PackageReference Include="Acme.Time" Version="1.0.0" />'),
    "/app/App/Program.cs": `using Acme.Time; using Microsoft.AspNetCore.Mvc;
var builder = WebApplication.CreateBuilder(args); builder.Services.AddControllers();
var app = builder.Build(); app.MapControllers(); app.Run();
${types}`,
  });
  const controller = (actions: string): string =>
    `[ApiController, Route("tasks")] public class TasksController : ControllerBase { ${actions} }`;
  const members = `${controller("[HttpGet] public TaskDto Get() => default!; [HttpPost] public void Post(TaskDto task) { }")}
public record TaskDto(Instant Created, Instant? Changed, List<Instant> Seen, Other[] Others); public record Other(Instant At, Zone Zone);`;
  test("are unknown in members, with one warning for each type", async () => {
    const { made, told } = await served(files(members));
    expect([made, told]).toEqual(["2 operations and 3 types", ["warning TN2329", "warning TN2329"]]);
    const { out } = await runInMemory(["--project", "App/App.csproj", "--served"], files(members));
    expect(out).toMatch(/created: unknown;\s+changed: unknown;\s+seen: unknown\[\];\s+others: Other\[\];/);
  });
  test("are unknown where they are declared as bodies", async () => {
    const declared = controller(
      '[HttpGet] public ActionResult<Instant> Get() => default!; [HttpGet("x"), ProducesResponseType(typeof(Instant), 200)] public IActionResult X() => null!;',
    );
    const { made, told } = await served(files(declared));
    expect([made, told]).toEqual(["2 operations and 0 types", ["warning TN2329"]]);
  });
  test.each([
    '[HttpGet("{at}")] public int Get(Instant at) => 1;',
    "[HttpGet] public int Get([FromQuery] List<Instant> at) => 1;",
    "[HttpPost] public int Post(Instant at) => 1;",
  ])("may be a service, a body or a text, so the operation is left out: %s", async (action) => {
    const { made, told } = await served(
      files(
        controller(
          `${action} [HttpPut] public int Put() => 1; ${action
            .replace(/ (Get|Post)\(/, " $1Again(")
            .replace('"{at}"', '"again/{at}"')
            .replace("HttpGet]", 'HttpGet("again")]')
            .replace("HttpPost]", 'HttpPost("again")]')}`,
        ),
      ),
    );
    expect(made).toBe("1 operation and 0 types");
    expect(told.filter((one) => /TN2301|TN2329|TN2330/.test(one))).toEqual(["error TN2330", "error TN2330"]);
  });
  test.each(["Instant", "Task<Instant>"])("may be a result where it is returned: %s", async (type) => {
    const source = files(controller(`[HttpGet] public ${type} Get() => default!;`));
    const { made, told } = await served(source);
    expect([made, told]).toEqual(["1 operation and 0 types", ["warning TN2329"]]);
    const { out } = await runInMemory(["--project", "App/App.csproj", "--served"], source);
    expect(out).toMatch(/Promise<unknown>/);
  });
  test("as base types leave the properties of the type itself, and any others unknown", async () => {
    const source = files(
      `${controller("[HttpGet] public TaskDto Get() => default!;")} public class TaskDto : Entity { public int Age { get; set; } }`,
    );
    const { made, told } = await served(source);
    expect([made, told]).toEqual(["1 operation and 1 type", ["warning TN2572"]]);
    const { out } = await runInMemory(["--project", "App/App.csproj", "--served"], source);
    expect(out).toMatch(/age: number;\s+\[key: string\]: unknown;/);
  });
  test("and names that are wrong in a project without packages are errors at their places", async () => {
    const { told } = await served({ ...files(members), "/app/App/App.csproj": web("") });
    // Of many the first three.
    expect(told.filter((one) => one === "error TN2301")).toHaveLength(3);
  });
});

describe("a project without a framework of its own", () => {
  const files = (app: string, lib: string) => ({
    "/app/App/App.csproj": web('<ProjectReference Include="../Lib/Lib.csproj" />', app),
    "/app/App/Program.cs": program('app.MapGet("/items", () => new List<Item>());', "using Lib;"),
    "/app/Lib/Lib.csproj": library(lib),
    "/app/Lib/Item.cs": item,
  });
  test("has it from Directory.Build.props", async () => {
    const { made, told } = await served({
      ...files("", ""),
      "/app/Directory.Build.props":
        "<Project><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>",
    });
    expect([made, told]).toEqual(["1 operation and 1 type", []]);
  });
  test("has it from a file that is not there: one is assumed, and everything is read", async () => {
    const { made, told } = await served({
      ...files("", ""),
      "/app/Directory.Build.props": '<Project><Import Project="eng/Versions.props" /></Project>',
    });
    expect([made, told]).toEqual(["1 operation and 1 type", ["warning TN1228", "warning TN1221", "warning TN1228"]]);
  });
  test("takes that of the project which references it", async () => {
    const { made, error } = await served(files("<TargetFramework>net8.0</TargetFramework>", ""));
    expect(made).toBe("1 operation and 1 type");
    expect(error).toContain(
      "Lib/Lib.csproj(1,1): warning TN1228: The project has no target framework; Tenon reads it for net8.0.",
    );
  });
});

test("an alias among the Using items may name a generic type, an array or a tuple", async () => {
  const alias = (name: string, type: string): string => `<Using Include="${type}" Alias="${name}" />`;
  const { out, made, told, error } = await served({
    "/app/App/App.csproj": web(
      alias("Counts", "System.Collections.Generic.Dictionary&lt;string, int&gt;") +
        alias("Items", "System.Collections.Generic.List&lt;Lib.Item&gt;") +
        alias("Numbers", "int[]") +
        alias("Plain", "Lib.Item") +
        alias(
          "Nested",
          "System.Collections.Generic.Dictionary&lt;System.Guid, System.Collections.Generic.List&lt;Lib.Item&gt;&gt;",
        ) +
        '<ProjectReference Include="../Lib/Lib.csproj" />',
    ),
    "/app/App/Program.cs": program('app.MapGet("/all", () => new All(new(), new(), [], new(1, "a"), new()));\n'),
    "/app/App/All.cs": "public record All(Counts Counts, Items Items, Numbers Numbers, Plain Plain, Nested Nested);",
    "/app/Lib/Lib.csproj": library(),
    "/app/Lib/Item.cs": item,
  });
  expect([made, told]).toEqual(["1 operation and 2 types", []]);
  expect(out + error).not.toContain("unknown");
});
