import { describe, expect, test } from "vitest";
import type { ServedFilter } from "../../src/reading/served-filter.js";
import { operationText, typesText } from "./contract-text.js";
import { readWithDiagnostics, type Source } from "./read-source.js";

const everything: ServedFilter = { include: [], exclude: [] };

/** `module.name(…) METHOD /route → …`, one for each operation. */
function operations(source: Source, served: ServedFilter | undefined = everything) {
  const { contract, diagnostics } = readWithDiagnostics(source, { served });
  return {
    operations: contract.services.flatMap((service) =>
      service.operations.map((operation) => `${service.name}.${operationText(operation, contract)}`),
    ),
    told: diagnostics.map(({ code }) => code),
    contract,
  };
}

const todo = "public record Todo(int Id, string Title);";

const program = (statements: string, more = ""): Source => ({
  "Program.cs": `using Acme; var app = WebApplication.CreateBuilder(args).Build();\n${statements}\napp.Run();`,
  "More.cs": `namespace Acme; ${todo} ${more}`,
});

const controller = (members: string, attributes = '[ApiController, Route("api/[controller]")]'): Source => ({
  "Program.cs": "var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.Run();",
  "Todos.cs": `namespace Acme; ${todo} ${attributes} public class TodosController : ControllerBase { ${members} }`,
});

describe("a status or a body that the handler gives the response itself", () => {
  test.each<[title: string, handler: string, expected: string]>([
    [
      "a status before a value",
      '(HttpContext http) => { http.Response.StatusCode = 201; return new Todo(1, ""); }',
      "201 Todo",
    ],
    [
      "a status in a branch that ends",
      '(HttpContext http, int id) => { if (id == 0) { http.Response.StatusCode = 404; return null; } return new Todo(id, ""); }',
      "200 Todo, 404 Todo | null",
    ],
    [
      "a status in a branch that goes on",
      '(HttpContext http, int id) => { if (id == 0) http.Response.StatusCode = 202; return new Todo(id, ""); }',
      "200 Todo, 202 Todo",
    ],
    ["nothing but a status", "(HttpContext http) => { http.Response.StatusCode = 409; }", "409 none"],
    [
      "nothing itself, but hands the context to a helper",
      "async (HttpContext http) => { await Helper.Write(http); }",
      "200 unknown (unmapped) (any 2xx)",
    ],
    [
      "nothing, after it signs out and asks the context",
      'async (HttpContext http) => { await http.SignOutAsync(); http.GetRouteValue("x"); }',
      "200 none",
    ],
    [
      "a status, and a writer that is out of sight",
      "async (HttpResponse response) => { response.StatusCode = 409; await response.Negotiate(1); }",
      "409 unknown (unmapped)",
    ],
    [
      "a status from a constant",
      "(HttpResponse response) => { response.StatusCode = StatusCodes.Status418ImATeapot; }",
      "418 none",
    ],
    [
      "JSON that is written",
      'async (HttpContext http) => { await http.Response.WriteAsJsonAsync(new Todo(1, "")); }',
      "200 Todo",
    ],
    [
      "JSON with a status",
      'async (HttpResponse response, int id) => { if (id == 0) { response.StatusCode = 409; await response.WriteAsJsonAsync(new Todo(1, "")); return; } await response.WriteAsJsonAsync(new[] { new Todo(1, "") }); }',
      "200 Todo[], 409 Todo",
    ],
    [
      "what is written piece by piece",
      'async (HttpContext http) => { await http.Response.WriteAsync("x"); }',
      "200 unknown (unmapped) (any 2xx)",
    ],
    [
      "a result sets its own",
      '(HttpContext http) => { http.Response.StatusCode = 500; return Results.Ok(new Todo(1, "")); }',
      "200 Todo",
    ],
  ])("%s", (_, handler, expected) => {
    const { operations: found } = operations(program(`app.MapGet("/a", ${handler});`));
    expect(found.map((text) => text.split(" → ")[1])).toEqual([expected]);
  });
});

describe("the value of a task, where the framework goes by the type that is declared", () => {
  const store =
    'public static class Store { public static Task<Todo> Get() => Task.FromResult(new Todo(1, "")); public static Task Plain() => Get(); public static Task<Todo> OfContext(HttpContext http) => Get(); public static Task Write(HttpContext http) => Results.Ok(new Todo(1, "")).ExecuteAsync(http); }';
  const todoAnswered = "200 Todo";
  const nothing = "200 none";

  test.each<[handler: string, expected: string]>([
    ["() => Store.Get()", todoAnswered],
    ["Task () => Store.Get()", nothing],
    ["ValueTask () => new ValueTask(Store.Get())", nothing],
    ["Store.Plain", nothing],
    ["(HttpContext http, int id) => Store.Get()", todoAnswered],
    ['async (HttpContext http) => { await Task.Yield(); return new Todo(1, ""); }', todoAnswered],
    ["Task<Todo> (HttpContext http) => Store.Get()", todoAnswered],
    ["(HttpContext http) => new ValueTask<Todo>(Store.Get())", todoAnswered],
    ["handler: (HttpContext http) => Store.Get()", todoAnswered],
    ["(Delegate)((HttpContext http) => Store.Get())", todoAnswered],
    ['(HttpContext http) => Results.Ok(new Todo(1, ""))', todoAnswered],
    ["Store.Write", todoAnswered],
    ["(HttpContext http) => Store.Write(http)", todoAnswered],
  ])("%s", (handler, expected) => {
    const { operations: found, told } = operations(program(`app.MapGet("/a", ${handler});`, store));
    expect(found.map((text) => text.split(" → ")[1])).toEqual([expected]);
    expect(told).toEqual([]);
  });

  test.each([
    "(HttpContext http) => Store.Get()",
    "http => Store.Get()",
    "(HttpContext http) => { if (http.Request.ContentLength > 0) return Store.Get(); return Store.Get(); }",
    '(HttpContext http) => Task.FromResult<IResult>(Results.Ok(new Todo(1, "")))',
    "Store.OfContext",
    "requestDelegate: (HttpContext http) => Store.Get()",
    "(RequestDelegate)(http => Store.Get())",
  ])("%s is a RequestDelegate", (handler) => {
    const { operations: found, told } = operations(program(`app.MapGet("/a", ${handler});`, store));
    expect(found.map((text) => text.split(" → ")[1])).toEqual([nothing]);
    expect(told).toEqual(["TN2137"]);
  });

  test("an action that is declared as a Task", () => {
    const { operations: found } = operations(
      controller(
        `[HttpGet("a")] public Task A() => Store.Get(); [HttpGet("b")] public ValueTask B() => new(Store.Get()); [HttpGet("c")] public Task C() => Store.Write(HttpContext); [HttpGet("d")] public Task D() { var task = Store.Get(); return task; } [HttpGet("e")] public Task E() => Task.FromResult<IActionResult>(NotFound()); } ${store.slice(0, -1)}`,
      ),
    );
    expect(found.map((text) => text.split(" → ")[1])).toEqual([nothing, nothing, todoAnswered, nothing, nothing]);
  });
});

/** As a running server answered each of them. */
describe("the status of a redirect", () => {
  test.each<[handler: string, expected: string]>([
    ['Results.Redirect("/x")', "302"],
    ['Results.Redirect("/x", permanent: true)', "301"],
    ['Results.Redirect("/x", true, true)', "308"],
    ['Results.Redirect("/x", preserveMethod: true)', "307"],
    ['TypedResults.Redirect("/x", true)', "301"],
  ])("of a minimal API: %s", (handler, expected) => {
    const { operations: read } = operations(program(`app.MapGet("/a", () => ${handler});`));
    expect(read[0]).toContain(`${expected} none`);
  });

  test.each<[handler: string, expected: string]>([
    ['Redirect("/x")', "302"],
    ['RedirectPermanent("/x")', "301"],
    ['RedirectPermanentPreserveMethod("/x")', "308"],
    ['RedirectPreserveMethod("/x")', "307"],
    ['new RedirectResult("/x", true)', "301"],
    ['new RedirectResult("/x", true, true)', "308"],
    ['RedirectToActionPermanent("Get")', "301"],
    ['LocalRedirectPreserveMethod("/x")', "307"],
    ['RedirectToAction("Get", "Todos")', "302"],
  ])("of an action: %s", (handler, expected) => {
    const { operations: read } = operations(controller(`[HttpGet] public IActionResult Get() => ${handler};`));
    expect(read[0]).toContain(`${expected} none`);
  });

  test("among the results of a type, and one that is computed", () => {
    const { operations: read } = operations(
      program(
        'app.MapGet("/a", Results<Ok<Todo>, RedirectHttpResult> (bool b) => b ? TypedResults.Ok(new Todo(1, "")) : TypedResults.LocalRedirect("/x", b));',
      ),
    );
    expect(read[0]).toContain("200 Todo, 301 none, 302 none");
  });
});

/** The types that are written are those that a running server answered with. */
test.each<[handler: string, expected: string]>([
  ['ContentHttpResult () => TypedResults.Text("a", "text/csv", statusCode: 208)', "208 text text/csv"],
  ['ContentHttpResult () => TypedResults.Content("<a/>", "text/html")', "200 text text/html"],
  ['ContentHttpResult () => TypedResults.Text("a")', "200 text text/plain"],
  ['ContentHttpResult () => TypedResults.Text("[]", "application/json")', "200 unknown (unmapped)"],
  ['FileContentHttpResult () => TypedResults.Bytes(new byte[] { 1 }, "image/png")', "200 file image/png"],
  ['PushStreamHttpResult () => TypedResults.Stream(s => Task.CompletedTask, "text/csv")', "200 file text/csv"],
  ["FileContentHttpResult () => TypedResults.Bytes(new byte[] { 1 }, Type())", "200 file */*"],
])("the content of a typed result: %s", (handler, expected) => {
  const { operations: read } = operations(program(`app.MapGet("/a", ${handler});`));
  expect(read[0]).toContain(`→ ${expected}`);
});

test("a stream of MVC is answered as a file", () => {
  const { operations: read } = operations(
    controller("[HttpGet] public IActionResult Get() => Ok(new System.IO.MemoryStream());"),
  );
  expect(read[0]).toContain("200 file application/octet-stream");
});

test("UnsupportedMediaTypeResult is a 415 with problem details", () => {
  const { operations: read } = operations(
    controller("[HttpGet] public IActionResult Get() => new UnsupportedMediaTypeResult();"),
  );
  expect(read[0]).toContain("415 ProblemDetails");
});

describe("API versions", () => {
  const versioned = (options: string, more: string): Source => ({
    "Program.cs": `using Asp.Versioning; using Asp.Versioning.Conventions; var builder = WebApplication.CreateBuilder(args); ${options} var app = builder.Build(); ${more} app.MapControllers(); app.Run();`,
    "Todos.cs": `using Asp.Versioning; namespace Acme; ${todo} [ApiController, Route("todos"), ApiVersion(1.0)] public class TodosController : ControllerBase { [HttpGet] public Todo Get() => new(1, ""); } [ApiController, Route("todos"), ApiVersion("2.0")] public class Todos2Controller : ControllerBase { [HttpGet] public Todo Get() => new(1, ""); } [ApiController, Route("v{version:apiVersion}/x"), ApiVersion(1.0)] public class XController : ControllerBase { [HttpGet] public Todo Get(string version) => new(1, version); } [ApiController, Route("n"), ApiVersionNeutral] public class NController : ControllerBase { [HttpGet] public Todo Get() => new(1, ""); } [ApiController, Route("d")] public class DController : ControllerBase { [HttpGet] public Todo Get() => new(1, ""); }`,
  });

  const usual = ["query api-version=1.0", "query api-version=2.0", "route version=1", "", "query api-version=1.0"];
  const inHeader = ["header x-version=1.0", "header x-version=2.0", "route version=1", "", "header x-version=3.0"];
  const adding = (setup: string): string => `builder.Services.AddApiVersioning(${setup});`;

  test.each([
    ["the usual place", adding(""), usual],
    [
      "a header",
      adding(
        'o => { o.DefaultApiVersion = new ApiVersion(3, 0); o.ApiVersionReader = new HeaderApiVersionReader("x-version"); }',
      ),
      inHeader,
    ],
    [
      "several places",
      adding(
        'o => o.ApiVersionReader = ApiVersionReader.Combine(new UrlSegmentApiVersionReader(), new QueryStringApiVersionReader("v"))',
      ),
      ["query v=1.0", "query v=2.0", "route version=1", "", "query v=1.0"],
    ],
    [
      "only the route",
      adding("o => o.ApiVersionReader = new UrlSegmentApiVersionReader()"),
      ["", "", "route version=1", "", ""],
    ],
    [
      "a parameter of the media type",
      adding('o => o.ApiVersionReader = new MediaTypeApiVersionReader("ver")'),
      ["header accept=*/*; ver=1.0", "header accept=*/*; ver=2.0", "route version=1", "", "header accept=*/*; ver=1.0"],
    ],
    [
      "names that are added later",
      adding(
        'o => { var reader = new HeaderApiVersionReader(); reader.HeaderNames.Add("x-version"); o.ApiVersionReader = reader; }',
      ),
      inHeader.with(4, "header x-version=1.0"),
    ],
    [
      "options that something else configures",
      `${adding("")} const int major = 3; void Set(ApiVersioningOptions o) { o.DefaultApiVersion = new(major, 0); o.ApiVersionReader = new HeaderApiVersionReader("x-version"); } builder.Services.Configure<ApiVersioningOptions>(Set);`,
      inHeader,
    ],
    [
      "nothing, where it is never called",
      `const string host = "a"; if (host == "b") ${adding("")}`,
      ["", "", "route version=1", "", ""],
    ],
    ["what a constant condition leaves", `if (true) { ${adding("")} }`, usual],
    [
      "the version by conventions",
      adding("").replace(";", ".AddMvc(o => o.Conventions.Add(new VersionByNamespaceConvention()));"),
      usual.with(4, ""),
    ],
    ["the first version, by its name", adding("o => o.DefaultApiVersion = ApiVersion.Default"), usual],
  ])("%s", (_, setup, expected) => {
    const { contract, told } = operations(versioned(setup, ""));
    const said = ["todos", "todos2", "x", "n", "d"].map((name) => {
      const version = contract.services.find((service) => service.name === name)?.operations[0]?.version;
      return version === undefined ? "" : `${version.place} ${version.name}=${version.value}`;
    });
    expect(said).toEqual(expected);
    expect(told).not.toContain("TN2262");
  });

  test.each([
    ["a reader of its own", "o => o.ApiVersionReader = new Mine()"],
    [
      "a name from the configuration",
      'o => o.ApiVersionReader = new HeaderApiVersionReader(builder.Configuration["v"])',
    ],
    [
      "a version from the configuration",
      'o => o.DefaultApiVersion = new ApiVersion(int.Parse(builder.Configuration["v"]))',
    ],
  ])("%s is reported", (_, setup) => {
    const source = versioned(adding(setup), "");
    const { told } = operations({ ...(source as object), "Mine.cs": "class Mine : Asp.Versioning.IApiVersionReader;" });
    expect(told).toContain("TN2262");
  });

  test("in the route they are text, and a parameter of that name is left alone", () => {
    const { operations: read, told } = operations({
      "Program.cs": `using Asp.Versioning; var builder = WebApplication.CreateBuilder(args); builder.Services.AddApiVersioning(); var app = builder.Build(); app.MapControllers();
        var set = app.NewApiVersionSet().HasApiVersion(new ApiVersion(3)).ReportApiVersions().Build();
        app.MapGet("/v{version:apiVersion}/set", () => 1).WithApiVersionSet(set);
        app.NewVersionedApi().MapGroup("/v{v:apiVersion}/group").HasApiVersion(2, 1).MapGet("/", (string version) => 1);
        app.MapGet("/v{version:apiVersion}/dated", () => 1).HasApiVersion(new ApiVersion(new DateOnly(2024, 1, 1)));
        app.Run();`,
      "Web.cs": `using Asp.Versioning; namespace Acme; [ApiController, ApiVersion("1.0"), Route("v{version:apiVersion}/[controller]")] public class WebController : ControllerBase {
        [HttpGet] public int List() => 1;
        [HttpGet("install")] public int Install([FromQuery] string version) => 1;
        [HttpGet("own")] public int Own(string version) => 1; }
        [ApiController, ApiVersion("2018-07-16"), Route("{version:apiVersion}/dates")] public class DatesController : ControllerBase { [HttpGet] public int Get() => 1; }`,
    });
    expect(read).toEqual([
      "dated.get(route version: string) GET /v{version:apiVersion}/dated → 200 int32",
      "dates.get() GET /2018-07-16/dates → 200 int32",
      "group.get(query version: string) GET /v2.1/group → 200 int32",
      "set.get() GET /v3/set → 200 int32",
      "web.list() GET /v1/Web → 200 int32",
      "web.install(query version: string) GET /v1/Web/install → 200 int32, 400 ValidationProblemDetails",
      "web.own() GET /v1/Web/own → 200 int32",
    ]);
    expect(told).toEqual(["TN2118"]);
  });

  test("are announced where only a package may register versioning", () => {
    const told = (setup: string, on = "", route = "things"): readonly string[] =>
      operations({
        "Program.cs": `var builder = WebApplication.CreateBuilder(args); ${setup} var app = builder.Build(); app.MapControllers(); app.Run();`,
        "Things.cs": `namespace Acme; [ApiController${on}, Route("${route}")] public class ThingsController : ControllerBase { [HttpGet] public int Get() => 1; }`,
      }).told;
    const version = ', ApiVersion("2.0")';
    const ofPackage = "builder.Services.AddAcmeVersioning();";
    expect(told(ofPackage, version)).toContain("TN2265");
    expect(told("builder.AddAcmeDefaults();", version)).toContain("TN2265");
    expect(told(ofPackage)).not.toContain("TN2265");
    expect(told("builder.Services.AddControllers();", version)).not.toContain("TN2265");
    expect(told(ofPackage, version, "v{version:apiVersion}/things")).not.toContain("TN2265");
    expect(told(ofPackage, `${version}, ApiVersionNeutral`)).not.toContain("TN2265");
    expect(told(`${ofPackage} builder.Services.AddApiVersioning();`, version)).not.toContain("TN2265");
  });

  test("have modules of their own, also where controllers of several namespaces have one name", () => {
    const inNamespace = (name: string, version: string): string =>
      `namespace Acme.${name} { [ApiController, ApiVersion("${version}"), Route("assets")] public class AssetsController : ControllerBase { [HttpGet] public int List() => 1; } }`;
    const { contract } = operations({
      "Program.cs":
        "var builder = WebApplication.CreateBuilder(args); builder.Services.AddApiVersioning(); var app = builder.Build(); app.MapControllers(); app.Run();",
      "Assets.cs": [
        inNamespace("v2018_07_16", "2018-07-16"),
        inNamespace("v2020_02_20", "2020-02-20"),
        inNamespace("v3", "3.0-beta"),
      ].join("\n"),
    });
    expect(contract.services.map(({ name }) => name)).toEqual(["assets", "assetsV2018_07_16", "assetsV2020_02_20"]);
  });
});

test("a name or a tag that is computed is said", () => {
  const { operations: found, told } = operations(
    program(
      'app.MapGet("/todos", () => new Todo(1, "")).WithName(Environment.MachineName).WithTags(Environment.UserName);',
    ),
  );
  expect(found).toEqual(["todos.get() GET /todos → 200 Todo"]);
  expect(told).toEqual(["TN2204", "TN2204"]);
});

describe("controllers without a mark", () => {
  test.each([
    [
      "the usual scaffold: overloads say by what they find",
      '[HttpGet] public List<Todo> Get() => []; [HttpGet("{id}")] public Todo Get(int id) => new(id, ""); [HttpGet("{id}/notes/{note}")] public Todo Get(int id, int note) => new(id, "");',
      [
        "todos.get() GET /api/Todos → 200 Todo[]",
        "todos.getById(route id: int32) GET /api/Todos/{id} → 200 Todo, 400 ValidationProblemDetails",
        "todos.getByIdAndNote(route id: int32, route note: int32) GET /api/Todos/{id}/notes/{note} → 200 Todo, 400 ValidationProblemDetails",
      ],
    ],
    [
      "given names",
      '[HttpGet(Name = "GetAllTodos")] public List<Todo> A() => []; [HttpGet("x"), EndpointName("FetchX")] public Todo B() => new(1, ""); [HttpGet("y"), ActionName("Why")] public Todo C() => new(1, "");',
      [
        "todos.getAllTodos() GET /api/Todos → 200 Todo[]",
        "todos.fetchX() GET /api/Todos/x → 200 Todo",
        "todos.why() GET /api/Todos/y → 200 Todo",
      ],
    ],
    [
      "each status that the code answers, with its body",
      '[HttpGet("{id}")] public IActionResult Find(int id) { if (id == 0) return NotFound(); if (id < 0) return BadRequest("no"); return Ok(new Todo(id, "")); }',
      ["todos.find(route id: int32) GET /api/Todos/{id} → 200 Todo, 400 TodosFindAnswer400Body, 404 ProblemDetails"],
    ],
    [
      "created, and through a helper",
      "[HttpPost] public IActionResult Add(Todo todo) => Made(todo); IActionResult Made(Todo todo) => CreatedAtAction(nameof(Add), new { id = todo.Id }, todo);",
      ["todos.add(body todo: Todo) POST /api/Todos → 201 Todo, 400 ValidationProblemDetails"],
    ],
    [
      "an anonymous object has a type of its own",
      '[HttpGet("stats")] public IActionResult Stats() => Ok(new { total = 3, first = new Todo(1, "") });',
      ["todos.stats() GET /api/Todos/stats → 200 TodosStatsAnswer"],
    ],
    [
      "conditional and switch expressions",
      '[HttpGet("{id}")] public ActionResult Pick(int id) => id switch { 0 => NoContent(), 1 => File(new byte[0], "image/png"), _ => Ok(new Todo(id, "")) };',
      [
        "todos.pick(route id: int32) GET /api/Todos/{id} → 200 unknown (unmapped), 204 none, 400 ValidationProblemDetails",
      ],
    ],
    [
      "results by their own types",
      '[HttpGet("a")] public OkObjectResult A() => new(new Todo(1, "")); [HttpGet("b")] public ObjectResult B() => new(new Todo(1, "")) { StatusCode = 418 }; [HttpGet("c")] public JsonResult C() => new("x"); [HttpGet("d")] public NotFoundResult D() => NotFound(); [HttpGet("e")] public IActionResult E() => BadRequest(ModelState); [HttpGet("f")] public FileResult F() => File(new byte[0], "image/png"); [HttpGet("g")] public IActionResult G() => Forbid();',
      [
        "todos.a() GET /api/Todos/a → 200 Todo",
        "todos.b() GET /api/Todos/b → 418 Todo",
        "todos.c() GET /api/Todos/c → 200 string",
        "todos.d() GET /api/Todos/d → 404 ProblemDetails",
        "todos.e() GET /api/Todos/e → 400 map<string, string[]>",
        "todos.f() GET /api/Todos/f → 200 file image/png",
        "todos.g() GET /api/Todos/g → 403 none",
      ],
    ],
    [
      "null, by itself and through locals, parameters and ??",
      '[HttpGet("a")] public IActionResult A() => Ok(null); [HttpGet("b")] public IActionResult B() { Todo? none = null; return Ok(none ?? (Todo?)null); } [HttpGet("c")] public IActionResult C() => Give(null); [HttpGet("d")] public IActionResult D(bool some) { Todo? one = null; if (some) one = new(1, ""); return Ok(one); } IActionResult Give(Todo? one) => Ok(one);',
      [
        "todos.a() GET /api/Todos/a → 204 none",
        "todos.b() GET /api/Todos/b → 204 none",
        "todos.c() GET /api/Todos/c → 204 none",
        "todos.d(query some?: boolean) GET /api/Todos/d → 200 Todo | null, 400 ValidationProblemDetails",
      ],
    ],
    ["nothing is answered", '[HttpPost("x")] public void Fire() { }', ["todos.fire() POST /api/Todos/x → 200 none"]],
  ])("%s", (_, members, expected) => {
    expect(operations(controller(members)).operations).toEqual(expected);
  });

  test("a body that cannot be known is unknown, with a note", () => {
    const members = "[HttpGet] public IActionResult Get() => Ok(Look()); object Look() => new();";
    const { operations: found, told } = operations(controller(members));
    expect(found).toEqual(["todos.get() GET /api/Todos → 200 unknown (unmapped)"]);
    expect(told).toEqual(["TN2193"]);
  });

  test("a prefix of the controller mapping is part of the route", () => {
    const source = {
      ...(controller('[HttpGet] public Todo Get() => new(1, "");') as Record<string, string>),
      "Program.cs":
        'var app = WebApplication.CreateBuilder(args).Build(); app.MapGroup("/v1").MapControllers(); app.Run();',
    };
    expect(operations(source).operations).toEqual(["todos.get() GET /v1/api/Todos → 200 Todo"]);
  });
});

describe("minimal APIs", () => {
  test.each([
    [
      "lambdas are named by method and route, in a module by route",
      'app.MapGet("/api/todos", () => new List<Todo>()); app.MapGet("/api/todos/{id:int}", (int id) => new Todo(id, "")); app.MapPost("/api/todos", (Todo todo) => todo); app.MapGet("/hello", () => "hi");',
      [
        "hello.get() GET /hello → 200 text text/plain",
        "todos.get() GET /api/todos → 200 Todo[]",
        "todos.getById(route id: int32) GET /api/todos/{id:int} → 200 Todo",
        "todos.post(body todo: Todo) POST /api/todos → 200 Todo",
      ],
    ],
    [
      "what the chain says",
      'app.MapGet("/x/{id}", (int id) => Results.Ok(new Todo(id, ""))).WithName("FetchX").WithTags("Special things").Produces<Todo>(200).ProducesProblem(404);',
      ["specialThings.fetchX(route id: int32) GET /x/{id} → 200 Todo, 404 ProblemDetails"],
    ],
    [
      "what the group says, in its chain or in a statement",
      'var group = app.MapGroup("/g").ProducesProblem(401); group.WithTags("Grouped"); group.MapGet("/a", () => new Todo(1, ""));',
      ["grouped.getGA() GET /g/a → 200 Todo, 401 ProblemDetails"],
    ],
    [
      "methods of a class, and local functions",
      'app.MapGet("/a", TodoEndpoints.All); app.MapGet("/b", Local); static Todo Local() => new(1, "");',
      ["b.local() GET /b → 200 Todo", "todo.all() GET /a → 200 Todo[]"],
    ],
    [
      "typed results",
      'app.MapGet("/t/{id}", Results<Ok<Todo>, NotFound> (int id) => TypedResults.NotFound());',
      ["t.getById(route id: int32) GET /t/{id} → 200 Todo, 404 none"],
    ],
    [
      "results write strings as JSON, handlers as text",
      'app.MapGet("/a", () => Results.Ok("x")); app.MapGet("/b", () => TypedResults.Ok("x")); app.MapGet("/c", () => Results.Text("x"));',
      ["a.get() GET /a → 200 string", "b.get() GET /b → 200 string", "c.get() GET /c → 200 text text/plain"],
    ],
    [
      "bodies of one status are a union",
      'app.MapGet("/a/{id}", (int id) => id == 0 ? Results.Ok(new Todo(1, "")) : Results.Ok(3)); app.MapGet("/b/{id}", Results<Ok<Todo>, NotFound, NotFound<string>> (int id) => TypedResults.NotFound());',
      [
        "a.getById(route id: int32) GET /a/{id} → 200 AGetByIdAnswerBody",
        "b.getById(route id: int32) GET /b/{id} → 200 Todo, 404 string | null",
      ],
    ],
    [
      "statuses as arguments, and nested results",
      'app.MapGet("/a/{id}", Results<Results<JsonHttpResult<Todo>, NotFound>, Conflict<int>> (int id) => id == 0 ? TypedResults.Conflict(1) : TypedResults.Json(new Todo(1, ""), statusCode: 203)); app.MapGet("/b/{id}", (int id) => Results.StatusCode(id == 0 ? 410 : 423));',
      [
        "a.getById(route id: int32) GET /a/{id} → 203 Todo, 404 none, 409 int32",
        "b.getById(route id: int32) GET /b/{id} → 410 none, 423 none",
      ],
    ],
    [
      "a status that is computed stands for all that are not declared",
      'app.MapGet("/a/{id}", (int id) => id == 0 ? Results.NotFound() : Results.Json(new Todo(1, ""), statusCode: id));',
      ["a.getById(route id: int32) GET /a/{id} → 200 Todo, 404 none, default Todo (any 2xx)"],
    ],
    [
      "lists of anonymous objects",
      'app.MapGet("/a", () => new List<Todo>().Select(x => new { x.Id, name = x.Title }).ToList()); app.MapGet("/b", () => Results.Ok(from x in new List<Todo>() select new { x.Id, more = new { x.Title } }));',
      ["a.get() GET /a → 200 AGetAnswer[]", "b.get() GET /b → 200 BGetAnswer[]"],
    ],
    [
      "a route that is held in a variable",
      'var held = app.MapGet("/a", () => new Todo(1, "")); held.WithName("Fetch").WithTags("Held"); held.ProducesProblem(404);',
      ["held.fetch() GET /a → 200 Todo, 404 ProblemDetails"],
    ],
    [
      "a body that only .Accepts says",
      'app.MapPost("/a", (HttpRequest request) => new Todo(1, "")).Accepts<Todo>("application/json");',
      ["a.post(body body: Todo) POST /a → 200 Todo"],
    ],
  ])("%s", (_, statements, expected) => {
    const more = "public static class TodoEndpoints { public static List<Todo> All() => []; }";
    expect(operations(program(statements, more)).operations.sort()).toEqual(expected);
  });

  test.each(["AddDbContext", "AddDbContextPool", "AddNpgsqlDbContext", "AddSqlite"])(
    "a context that %s registers is a service, with or without the package",
    (add) => {
      const source = {
        "Program.cs": `using Acme; var builder = WebApplication.CreateBuilder(args); builder.Services.${add}<TodoDb>("todos"); var app = builder.Build(); app.MapPost("/todos", (Todo todo, TodoDb db) => Results.Ok(todo)); app.Run();`,
        "More.cs": `namespace Acme; ${todo} public class TodoDb { public List<Todo> Todos { get; set; } = []; }`,
      };
      expect(operations(source).operations).toEqual(["todos.post(body todo: Todo) POST /todos → 200 Todo"]);
    },
  );

  // The running server took each of these without a value. With AddValidation() it refused the member alone, and empty texts.
  test.each([
    ["a text", "([Required] string? name) => 1", ["TN2150"]],
    ["a number", "([Required] int? n) => 1", ["TN2150"]],
    ["a member", "([AsParameters] Members members) => 1", ["TN2150"]],
    ["with a default", '([Required] string name = "x") => 1', []],
    ["not nullable", "([Required] string name) => 1", []],
  ])("[Required] on what may be null: %s", (_, handler, expected) => {
    const { told } = operations(
      program(`app.MapGet("/a", ${handler});`, "public class Members { [Required] public string? Name { get; set; } }"),
    );
    expect(told).toEqual(expected);
  });

  test("services, the request and tokens in [AsParameters] are not sent", () => {
    const source = program(
      'app.MapPost("/todos/{id}", ([AsParameters] Inputs inputs) => Results.Ok(inputs.Todo));',
      "public interface IClock { } public class Inputs { public int Id { get; set; } public string? Filter { get; set; } public required Todo Todo { get; set; } public required IClock Clock { get; set; } public required Microsoft.Extensions.Logging.ILogger<Inputs> Logger { get; set; } public required HttpContext Context { get; set; } [FromServices] public required Todo Given { get; set; } public System.Threading.CancellationToken Cancel { get; set; } }",
    );
    expect(operations(source)).toMatchObject({ told: [] });
    expect(operations(source).operations).toEqual([
      "todos.postById(route id: int32, query filter?: string | null, body todo: Todo) POST /todos/{id} → 200 Todo",
    ]);
  });

  test.each([
    ["ListItems-V2", "listItemsV2"],
    ["list items", "listItems"],
    ["get_items", "get_items"],
    ["x = 1; alert(1); //", "x1Alert1"],
    ["\u{1f600}", "get"],
  ])("the name %j is %s in the client", (given, name) => {
    const { operations: read } = operations(
      program(`app.MapGet("/todos", () => new Todo(1, "")).WithName(${JSON.stringify(given)});`),
    );
    expect(read.map((one) => one.split("(")[0])).toEqual([`todos.${name}`]);
  });

  test("a lambda is called by its endpoint name, so that the types of its operation are too", () => {
    const { contract } = operations(
      program('app.MapGet("/todos/{id}", (int id) => new Todo(id, "")).WithName("fetch-todo");'),
    );
    const read = contract.services.flatMap(({ operations: all }) => all);
    expect(read.map(({ name, csharpName }) => `${name} ${csharpName}`)).toEqual(["fetchTodo FetchTodo"]);
  });

  test("authorization of a group applies to its routes, except anonymous ones", () => {
    const { contract } = operations(
      program(
        'var g = app.MapGroup("/g").RequireAuthorization(); g.MapGet("/a", () => 1); g.MapGet("/b", () => 1).AllowAnonymous(); app.MapGet("/c", () => 1);',
      ),
    );
    const found = contract.services.flatMap(({ operations: all }) =>
      all.map(({ route, security }) => `${route.path} ${security.kind}`),
    );
    expect(found.sort()).toEqual(["/c unspecified", "/g/a required", "/g/b anonymous"]);
  });

  test("[ContractEndpoint] on a lambda, a local function and an instance method is read without --served", () => {
    const source = program(
      'app.MapGet("/a", [ContractEndpoint] (int id) => new Todo(id, "")); app.MapGet("/b", Local); app.MapGet("/c", new Service().C).WithName("FetchC"); app.MapGet("/d", () => 1); [ContractEndpoint] static Todo Local() => new(1, "");',
      'public class Service { [ContractEndpoint] public Todo C() => new(1, ""); }',
    );
    const { contract } = readWithDiagnostics(source);
    const routes = contract.services.flatMap(({ operations: all }) =>
      all.map(({ name, route }) => `${name} ${route.path}`),
    );
    expect(routes.sort()).toEqual(["fetchC /c", "get /a", "local /b"]);
  });
});

describe("functions", () => {
  test("are served under the prefix of their host", () => {
    const source = `namespace Acme; ${todo} public class TodoFunctions {
      [Function("GetTodo")] public IActionResult Run([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "todos/{id}")] HttpRequest request, int id) => new OkObjectResult(new Todo(id, "")); }`;
    expect(operations(source).operations).toEqual(["todo.getTodo(route id: int32) GET /api/todos/{id} → 200 Todo"]);
  });
});

describe("which endpoints", () => {
  const source = program(
    'app.MapGet("/a/x", () => 1).WithTags("Red"); app.MapGet("/b/x", () => 1).WithTags("Blue"); app.MapGet("/hidden", () => 1).ExcludeFromDescription(); app.MapFallback(() => 1);',
  );
  test.each([
    ["everything that is described", everything, ["/a/x", "/b/x"]],
    ["a route and what is below it", { include: ["/a"], exclude: [] }, ["/a/x"]],
    ["a tag", { include: [], exclude: ["red"] }, ["/b/x"]],
    ["a pattern", { include: ["/*/x"], exclude: ["Blue"] }, ["/a/x"]],
  ])("%s", (_, filter, expected) => {
    const { contract } = operations(source, filter);
    expect(contract.services.flatMap((one) => one.operations.map(({ route }) => route.path)).sort()).toEqual(expected);
  });
});

describe("which controllers", () => {
  const source: Source = {
    "Program.cs": "var app = WebApplication.CreateBuilder(args).Build(); app.MapControllers(); app.Run();",
    "A.cs":
      '[ApiController, Route("a")] public class AController : ControllerBase { [HttpGet] public int Get() => 1; }',
    "B.cs":
      'namespace Acme.Shop; [ApiController, Route("b"), Tags("Goods")] public class BController : ControllerBase { [HttpGet] public int Get() => 1; [HttpGet("x"), Tags("Extra")] public int X() => 1; }',
  };
  test.each([
    ["by the name of the controller, which is its tag", { include: ["A"], exclude: [] }, ["/a"]],
    ["by [Tags] of the controller", { include: ["goods"], exclude: [] }, ["/b"]],
    ["by [Tags] of an action", { include: [], exclude: ["Extra"] }, ["/a", "/b"]],
    ["by a namespace", { include: ["Acme"], exclude: [] }, ["/b", "/b/x"]],
  ])("%s", (_, filter, expected) => {
    const { contract } = operations(source, filter);
    expect(contract.services.flatMap((one) => one.operations.map(({ route }) => route.path)).sort()).toEqual(expected);
  });
});

describe("one bad operation spoils nothing", () => {
  test.each([
    ["a route built at run time", 'app.MapGet("/" + args[0], () => 1); app.MapGet("/a", () => 1);', ["TN2195"]],
    [
      "a bad type, for every operation that uses it",
      'app.MapGet("/b", () => new Bad(null!)); app.MapGet("/c", () => new List<Bad>()); app.MapPost("/d", (Bad bad) => 1); app.MapPost("/e", (Dictionary<string, Bad> bad) => 1); app.MapGet("/f", () => new { bad = new Bad(null!) }); app.MapGet("/a", () => 1);',
      ["TN2301"],
    ],
    ["a type that cannot be found", 'app.MapGet("/b", () => new Bad(null!)); app.MapGet("/a", () => 1);', ["TN2301"]],
  ])("%s", (_, statements, told) => {
    const found = operations(program(statements, "public record Bad(Missing It);"));
    expect(found.operations).toEqual(["a.get() GET /a → 200 int32"]);
    expect(found.told.filter((code) => told.includes(code))).toEqual(told);
  });
});

describe("diagnostics", () => {
  test.each([
    [
      "a file or a value under one status",
      'app.MapGet("/a/{id}", (int id) => id == 0 ? Results.Ok(new Todo(1, "")) : Results.Bytes(new byte[0]));',
      "TN2194",
    ],
    ["a result of the project's own", 'app.MapGet("/a", () => new Report());', "TN2201"],
    ["a status that is computed", 'app.MapGet("/a/{id}", (int id) => Results.StatusCode(id));', "TN2201"],
    [
      "a member of an anonymous object whose type is not known",
      'app.MapGet("/a", () => new { x = Missing.Thing(), y = 1 });',
      "TN2202",
    ],
    ["every method is answered", 'app.Map("/a", () => 1);', "TN2196"],
    ["a file in an unknown field", 'app.MapPost("/a", () => 1).Accepts<IFormFile>("multipart/form-data");', "TN2198"],
    ["a delegate out of sight", 'app.MapGet("/a", Handlers.Find("x"));', "TN2197"],
    [
      "options of one answer that only the running program knows",
      'app.MapGet("/a", (IServiceProvider given) => Results.Json(new Todo(1, ""), given.GetRequiredService<JsonSerializerOptions>()));',
      "TN2517",
    ],
  ])("%s", (_, statements, code) => {
    const source = program(
      statements,
      'public static class Handlers { public static extern Delegate Find(string name); } [ApiController, Route("c")] public class CController : ControllerBase { [HttpGet] public int Get() => 1; } public class Report : IResult { public Task ExecuteAsync(HttpContext context) => Task.CompletedTask; }',
    );
    const withBuilder = {
      ...(source as Record<string, string>),
      "Program.cs": `using Acme; var builder = WebApplication.CreateBuilder(args); var app = builder.Build();\n${statements}\napp.Run();`,
    };
    expect(operations(withBuilder).told).toContain(code);
  });
});

test("a file in a field that only the handler knows does not leave the operation out", () => {
  const source = program('app.MapPost("/a/{id}", (int id) => id).Accepts<IFormFile>("multipart/form-data");', "");
  const { operations: texts, told } = operations(source);
  expect(texts).toEqual(["a.postById(route id: int32) POST /a/{id} → 200 int32"]);
  expect(told).toEqual(["TN2198"]);
});

test("one that answers every method is called with a method that no other endpoint at its route names", () => {
  const source = program(
    'app.Map("/a/{id}", (int id) => "any"); app.MapGet("/a/{key}", (string key) => "get"); app.MapPost("/a/{x}", (string x) => "post");',
    "",
  );
  const { operations: texts, told } = operations(source);
  expect(texts.map((text) => /[A-Z]+ \/\S*/.exec(text)?.[0])).toEqual(["PUT /a/{id}", "GET /a/{key}", "POST /a/{x}"]);
  expect(told).toEqual(["TN2196"]);
});

describe("types follow the wire", () => {
  const source = (settings: string): Source => ({
    "Program.cs":
      'using Acme; var builder = WebApplication.CreateBuilder(args); Settings.Add(builder.Services); var app = builder.Build(); app.MapGet("/a", () => new Thing(1, Level.Low, new Email(""))); app.Run();',
    "Types.cs":
      "namespace Acme; public enum Level { Low = 1, VeryHigh = 5 } public record Email(string Value); public record Thing(int ThingId, Level TheLevel, Email Mail);",
    "Settings.cs": `namespace Acme; public static class Settings { public static void Add(IServiceCollection services) { ${settings} } }`,
  });
  test.each([
    [
      "as ASP.NET is set by default",
      "",
      ["Email { value: string }", "Level = 1 | 5", "Thing { thingId?>: int32; theLevel: Level; mail: Email }"],
    ],
    [
      "a naming policy",
      "services.ConfigureHttpJsonOptions(o => o.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower);",
      ["Email { value: string }", "Level = 1 | 5", "Thing { thing_id?>: int32; the_level: Level; mail: Email }"],
    ],
    [
      "enums by name, with a policy",
      "services.ConfigureHttpJsonOptions(o => o.SerializerOptions.Converters.Add(new JsonStringEnumConverter(JsonNamingPolicy.KebabCaseLower)));",
      [
        "Email { value: string }",
        "Level = low | very-high",
        "Thing { thingId?>: int32; theLevel: Level; mail: Email }",
      ],
    ],
    [
      "what nothing calls sets nothing",
      "} public static void Left(IServiceCollection services) { services.ConfigureHttpJsonOptions(o => o.SerializerOptions.PropertyNamingPolicy = null);",
      ["Email { value: string }", "Level = 1 | 5", "Thing { thingId?>: int32; theLevel: Level; mail: Email }"],
    ],
  ])("%s", (_, settings, expected) => {
    const { contract } = operations(source(settings));
    expect([...typesText(contract)].sort()).toEqual(expected);
  });
});
