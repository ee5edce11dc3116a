/** Small projects for single answers that are kept: each state shows something that the state before did not. */

export interface KeptCase {
  readonly name: string;
  readonly args: readonly string[];
  readonly states: readonly ReadonlyMap<string, string>[];
  /** What is told of the first state has to be told again of the others, and nothing else is told. */
  readonly isToldAgain?: true;
}

type Texts = Readonly<Record<string, string>>;

const projectText = (inner = ""): string =>
  `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>${inner}</Project>`;

function states(start: Texts, ...edits: readonly Texts[]): readonly ReadonlyMap<string, string>[] {
  const all = [new Map(Object.entries({ "/app/App.csproj": projectText(), ...start }))];
  for (const edit of edits) all.push(new Map([...(all.at(-1) ?? []), ...Object.entries(edit)]));
  return all;
}

const declared = ["--openapi"];
const served = ["--served", "--openapi"];

const contract = (...operations: readonly string[]): string =>
  `using Tenon;\nnamespace Acme;\n[Contract] public static class Things {\n${operations.join("\n")}\n}\n`;
const get = (type: string): string =>
  `  public static readonly Operation<${type}> Get${type} = Define.Get<${type}>("/${type}");`;

const second = (more = ""): string =>
  `using System.Text.Json.Serialization;\nnamespace Acme;\npublic record Second([property: JsonConverter(typeof(JsonStringEnumConverter))] AttributeTargets Targets${more});\n`;

const one = (more: string): string =>
  `namespace Acme;\npublic record Extra(int A, ${more});\npublic static class One { public static Microsoft.AspNetCore.Mvc.IActionResult Make() => new Microsoft.AspNetCore.Mvc.OkObjectResult(new { First = 1, Other = 2 }); }\n`;

const marked = (name: string, attributes: string, bases = ""): string =>
  `using Microsoft.AspNetCore.Mvc;\nnamespace Acme;\n${attributes}public class Class${name}${bases} { [HttpGet("/${name}")] public int Get() => 1; }\n`;

const errors = (status: number): string =>
  `namespace Acme;
public class Errors(RequestDelegate next) {
  public async Task InvokeAsync(HttpContext context) {
    try { await next(context); }
    catch (Exception error) { context.Response.StatusCode = ${status}; await context.Response.WriteAsJsonAsync(new Failure(error.Message)); }
  }
}
`;

export const keptCases: readonly KeptCase[] = [
  {
    name: "where a type of the framework is used first",
    args: declared,
    states: states(
      {
        "/app/Things.cs": contract(get("First"), get("Second")),
        "/app/First.cs": "namespace Acme;\npublic record First(AttributeTargets Targets);\n",
        "/app/Second.cs": second(),
      },
      { "/app/First.cs": "namespace Acme;\n// A line.\npublic record First(AttributeTargets Targets);\n" },
      { "/app/Second.cs": second(", int More") },
    ),
  },
  {
    name: "what answers for all operations, and the type that it writes",
    args: served,
    states: states(
      {
        "/app/Program.cs": `var builder = WebApplication.CreateBuilder(args); builder.Services.AddControllers();
var app = builder.Build(); app.UseMiddleware<Acme.Errors>(); app.MapControllers(); app.Run();`,
        "/app/One.cs": marked("One", "[ApiController] "),
        "/app/Failure.cs": "namespace Acme;\npublic record Failure(string Text);\n",
        "/app/Errors.cs": errors(404),
      },
      { "/app/Errors.cs": errors(409) },
      { "/app/Failure.cs": "namespace Acme;\npublic record Failure(string Text, int Code);\n" },
    ),
  },
  {
    name: "authorization that is asked for in one place",
    args: declared,
    states: states(
      {
        "/app/Program.cs": "var app = WebApplication.CreateBuilder(args).Build();\napp.MapControllers();\napp.Run();\n",
        "/app/Open.cs": `using Microsoft.AspNetCore.Mvc; using Tenon;
namespace Acme;
[ApiController, ContractClient, Route("open")] public class OpenController : ControllerBase { [HttpGet] public ActionResult<int> Get() => 1; }
`,
      },
      {
        "/app/Program.cs":
          "var app = WebApplication.CreateBuilder(args).Build();\napp.MapControllers().RequireAuthorization();\napp.Run();\n",
      },
    ),
  },
  {
    name: "the scheme of an action that is not read again",
    args: declared,
    states: states(
      {
        "/app/Closed.cs": `using Microsoft.AspNetCore.Mvc; using Microsoft.AspNetCore.Authorization; using Tenon;
namespace Acme;
[ApiController, ContractClient, Route("closed")] public class ClosedController : ControllerBase { [HttpGet, Authorize] public ActionResult<int> Get() => 1; }
`,
        "/app/Things.cs": contract(get("First")),
        "/app/First.cs": "namespace Acme;\npublic record First(int A, int B);\n",
      },
      { "/app/First.cs": "namespace Acme;\npublic record First(int A, int C);\n" },
    ),
  },
  {
    name: "one implementation in the place of another",
    args: ["--openapi"],
    states: states(
      {
        "/app/C.cs": `using Microsoft.AspNetCore.Mvc; using Tenon;
namespace Acme;
public interface IFinds { IActionResult Best(); }
[ApiController, ContractClient, Route("c")] public class FindsController(IFinds finds) : ControllerBase { [HttpGet] public IActionResult Get() => finds.Best(); }
`,
        "/app/One.cs":
          "using Microsoft.AspNetCore.Mvc;\nnamespace Acme;\npublic record A(int Id, int B);\npublic class One : IFinds { public IActionResult Best() => new OkObjectResult(new A(1, 2)); }\n",
      },
      {
        "/app/One.cs":
          "using Microsoft.AspNetCore.Mvc;\nnamespace Acme;\npublic record A(int Id, int B);\npublic record C(int Id, int D);\npublic class Two : IFinds { public IActionResult Best() => new OkObjectResult(new C(1, 2)); }\n",
      },
    ),
  },
  {
    name: "a part that makes the methods of another extensions",
    args: served,
    states: states(
      {
        "/app/Program.cs":
          'using Acme;\nvar app = WebApplication.CreateBuilder(args).Build();\napp.MapGet("/a", () => 1.Described());\napp.Run();\n',
        "/app/One.cs":
          "namespace Acme;\npartial class Extensions { public static First Described(this int value) => new(1, 2); }\n",
        "/app/Two.cs": "namespace Acme;\npublic partial class Extensions { }\npublic record First(int A, int B);\n",
      },
      {
        "/app/Two.cs":
          "namespace Acme;\npublic static partial class Extensions { }\npublic record First(int A, int B);\n",
      },
    ),
  },
  {
    name: "a part that is new",
    args: declared,
    states: states(
      {
        "/app/Things.cs": contract(get("Whole")),
        "/app/Part1.cs":
          "namespace Acme;\npublic partial class Whole { public int First { get; init; } public int Id { get; init; } }\n",
      },
      { "/app/Part2.cs": "namespace Acme;\npublic partial class Whole { public int Second { get; init; } }\n" },
    ),
  },
  {
    name: "the target of an alias in the project file, new",
    args: declared,
    states: states(
      {
        "/app/App.csproj": projectText('<ItemGroup><Using Include="Acme.Late" Alias="Which" /></ItemGroup>'),
        "/app/Things.cs": contract(get("First")),
        "/app/First.cs": "namespace Acme;\npublic record First(int A, Which B);\n",
      },
      { "/app/Late.cs": "namespace Acme;\npublic record Late(int A, int B);\n" },
    ),
  },
  {
    name: "what the target of an alias in the project file uses",
    args: declared,
    states: states(
      {
        "/app/App.csproj": projectText('<ItemGroup><Using Include="Acme.Late" Alias="Which" /></ItemGroup>'),
        "/app/Things.cs": contract(get("First")),
        "/app/First.cs": "namespace Acme;\npublic record First(int A, Which B);\n",
        "/app/Late.cs": "namespace Acme;\npublic record Late(int A, Extra B);\n",
        "/app/Extra.cs": "namespace Acme;\npublic record Extra(int A, int B);\n",
      },
      { "/app/Extra.cs": "namespace Acme;\npublic record Extra(int A, int C);\n" },
    ),
  },
  {
    name: "a type in an alias of the project file, new",
    args: declared,
    states: states(
      {
        "/app/App.csproj": projectText(
          '<ItemGroup><Using Include="System.Collections.Generic.List&lt;Acme.Late&gt;" Alias="Which" /></ItemGroup>',
        ),
        "/app/Things.cs": contract(get("First")),
        "/app/First.cs": "namespace Acme;\npublic record First(int A, Which B);\n",
      },
      { "/app/Late.cs": "namespace Acme;\npublic record Late(int A, int B);\n" },
    ),
  },
  {
    name: "a class that is its own base, told again",
    args: declared,
    isToldAgain: true,
    states: states(
      {
        "/app/Things.cs": contract(get("First"), get("Selfish")),
        "/app/Selfish.cs":
          "namespace Acme;\npublic class Selfish : Selfish { public int A { get; init; } public int B { get; init; } }\n",
        "/app/First.cs": "namespace Acme;\npublic record First(int A, int B);\n",
      },
      { "/app/First.cs": "namespace Acme;\n\npublic record First(int A, Missing C);\n" },
    ),
  },
  {
    name: "classes that are each other's base, asked for in another order",
    args: declared,
    states: states(
      {
        "/app/Things.cs": contract(get("One"), get("Two")),
        "/app/One.cs":
          "namespace Acme;\npublic class One : Two { public int A { get; init; } public int B { get; init; } }\n",
        "/app/Two.cs":
          "namespace Acme;\npublic class Two : One { public int C { get; init; } public int D { get; init; } }\n",
      },
      { "/app/Things.cs": contract(get("Two"), get("One")) },
    ),
  },
  {
    name: "bases that need each other, asked for in another order",
    args: declared,
    states: states(
      {
        "/app/Things.cs": contract(get("One"), get("Two")),
        "/app/One.cs":
          "namespace Acme;\npublic class One : Two.Inner { public int A { get; init; } public int B { get; init; } }\n",
        "/app/Two.cs":
          "namespace Acme;\npublic class Two : Root, One.IOne { public int C { get; init; } public int D { get; init; } }\n",
        "/app/Root.cs":
          "namespace Acme;\npublic class Root { public class Inner { public int R { get; init; } public interface IOne { } } }\n",
      },
      { "/app/Things.cs": contract(get("Two"), get("One")) },
    ),
  },
  {
    name: "anonymous objects of one shape in two files, of which one is edited",
    args: declared,
    states: states(
      {
        "/app/Sums.cs": `using Microsoft.AspNetCore.Mvc; using Tenon;
namespace Acme;
[ApiController, ContractClient, Route("sums")] public class SumsController : ControllerBase {
  [HttpGet] public IActionResult Get(bool first) { if (first) return One.Make(); return Two.Make(); }
  [HttpGet("extra")] public ActionResult<Extra> Find() => throw new Exception();
}
`,
        "/app/One.cs": one("int B"),
        "/app/Two.cs":
          "namespace Acme;\npublic static class Two { public static Microsoft.AspNetCore.Mvc.IActionResult Make() => new Microsoft.AspNetCore.Mvc.OkObjectResult(new { First = 1, Other = 2 }); }\n",
      },
      { "/app/One.cs": one("int C") },
    ),
  },
  {
    name: "whether a class is a controller, by a base of its base or by a class of attributes",
    args: served,
    states: states(
      {
        "/app/Program.cs":
          "var builder = WebApplication.CreateBuilder(args);\nbuilder.Services.AddControllers();\nvar app = builder.Build();\napp.MapControllers();\napp.Run();\n",
        "/app/One.cs": marked("one", "", " : Middle"),
        "/app/Two.cs": marked("two", "[Api] "),
        "/app/Three.cs": marked("three", "[Later] "),
        "/app/Other.cs": marked("other", "[ApiController] "),
        "/app/Middle.cs": "namespace Acme;\npublic abstract class Middle : Root { }\n",
        "/app/Root.cs": "namespace Acme;\npublic abstract class Root { }\n",
        "/app/Api.cs": "namespace Acme;\npublic class ApiAttribute : Attribute { }\n",
      },
      { "/app/Root.cs": "namespace Acme;\n[Microsoft.AspNetCore.Mvc.ApiController] public abstract class Root { }\n" },
      {
        "/app/Api.cs":
          "namespace Acme;\npublic class ApiAttribute : Microsoft.AspNetCore.Mvc.ApiControllerAttribute { }\n",
      },
      {
        "/app/Later.cs":
          "namespace Acme;\npublic class LaterAttribute : Microsoft.AspNetCore.Mvc.ApiControllerAttribute { }\n",
      },
      { "/app/Root.cs": "namespace Acme;\npublic abstract class Root { }\n" },
    ),
  },
  {
    name: "a route by an attribute of the project, from a constant that its constructor hands on",
    args: served,
    states: states(
      {
        "/app/One.cs": `using Microsoft.AspNetCore.Mvc;
namespace Acme;
[Versioned("one")] public class OneController : ControllerBase { [HttpGet] public int Get() => 1; }
`,
        "/app/Versioned.cs": `using Microsoft.AspNetCore.Mvc;
namespace Acme;
public class VersionedAttribute(string path) : RouteAttribute(Ways.Version + "/" + path) { }
`,
        "/app/Ways.cs": 'namespace Acme;\npublic static class Ways { public const string Version = "v1"; }\n',
      },
      { "/app/Ways.cs": 'namespace Acme;\npublic static class Ways { public const string Version = "v2"; }\n' },
    ),
  },
];
