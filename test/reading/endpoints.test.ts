import { describe, expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { type Source, servedBy } from "./read-source.js";

function served(source: Source) {
  const bag = new DiagnosticBag();
  const endpoints = servedBy(source, bag);
  return {
    routes: endpoints.map((endpoint) => {
      const methods = typeof endpoint.methods === "string" ? endpoint.methods : endpoint.methods.join("|");
      const route = endpoint.route.kind === "unknown" ? `? ${endpoint.route.text}` : endpoint.route.template;
      return `${methods} ${route} ${endpoint.name}`;
    }),
    told: bag.all.map((one) => one.code),
    endpoints,
  };
}

const program = (statements: string, more = ""): Source => ({
  "Program.cs": `using Acme; var app = WebApplication.CreateBuilder(args).Build();\n${statements}\napp.Run();`,
  "More.cs": `namespace Acme; ${more}`,
});

describe("minimal APIs", () => {
  test.each([
    [
      "literals",
      'app.MapGet("/a", () => 1); app.MapPost("b", () => 2); app.MapPut("/c/{id:int}", (int id) => id); app.MapDelete("/d", () => 1); app.MapPatch("/e", () => 1);',
      "",
      [
        "GET /a Program.cs: MapGet",
        "POST /b Program.cs: MapPost",
        "PUT /c/{id:int} Program.cs: MapPut",
        "DELETE /d Program.cs: MapDelete",
        "PATCH /e Program.cs: MapPatch",
      ],
    ],
    [
      "MapMethods",
      'app.MapMethods("/a", ["GET", "HEAD"], () => 1); app.MapMethods("/b", new[] { "options" }, () => 1);',
      "",
      ["GET|HEAD /a Program.cs: MapMethods", "OPTIONS /b Program.cs: MapMethods"],
    ],
    [
      "methods by name: HttpMethods, the method of a definition, a local",
      'app.MapMethods("/a", [HttpMethods.Get], () => 1); app.MapMethods(C.Ping.Route, [C.Ping.Method, "GET"], () => 1); string[] chosen = ["PUT", "PATCH"]; app.MapMethods("/c", chosen, () => 1);',
      '[Contract] public static class C { public static readonly Operation Ping = Define.Head("/ping"); }',
      ["GET /a Program.cs: MapMethods", "HEAD|GET /ping Program.cs: MapMethods", "PUT|PATCH /c Program.cs: MapMethods"],
    ],
    [
      "a local function that maps",
      'Local(app.MapGroup("local")); static void Local(IEndpointRouteBuilder routes) => routes.MapGet("x", () => 1);',
      "",
      ["GET /local/x Program.cs: MapGet"],
    ],
    [
      "only what maps routes: a branch of the pipeline and an object mapper do not",
      'app.Map("/any", () => 1); Other.Use(app, args[0]);',
      "public class Mapper { public int Map(string a, object b) => 1; } public static class Other { public static void Use(IApplicationBuilder app, string path) { app.Map(path, branch => { }); new Mapper().Map(path, path); unknown.Map(path, path); } }",
      ["any /any Program.cs: Map"],
    ],
    [
      "constants",
      'app.MapGet(Routes.Tasks, () => 1); app.MapGet($"{Routes.Tasks}/count", () => 1);',
      'public static class Routes { public const string Tasks = "/tasks"; }',
      ["GET /tasks Program.cs: MapGet", "GET /tasks/count Program.cs: MapGet"],
    ],
    [
      "groups",
      'var api = app.MapGroup("/api"); var tasks = api.MapGroup("tasks").WithTags("t").RequireAuthorization(); tasks.MapGet("/", () => 1); tasks.MapGet("/{id}", () => 1);',
      "",
      ["GET /api/tasks Program.cs: MapGet", "GET /api/tasks/{id} Program.cs: MapGet"],
    ],
    [
      "method handlers",
      'app.MapGet("/a", Handlers.Get);',
      "public static class Handlers { public static int Get() => 1; }",
      ["GET /a Handlers.Get"],
    ],
    [
      "the route of a definition",
      "app.MapGet(TasksContract.Get.Route, () => 1);",
      '[Contract] public static class TasksContract { public static readonly Operation<int> Get = Define.Get<int>("/tasks/{id}"); }',
      ["GET /tasks/{id} Program.cs: MapGet"],
    ],
    [
      "MapContract",
      "app.MapContract(TasksContract.Get, () => 1);",
      '[Contract] public static class TasksContract { public static readonly Operation<int> Get = Define.Get<int>("/tasks/{id}"); }',
      ["GET /tasks/{id} Program.cs: MapContract"],
    ],
    [
      "helpers, each call with its prefix",
      'app.MapTasks(); app.MapGroup("/v2").MapTasks();',
      'public static class Endpoints { public static void MapTasks(this IEndpointRouteBuilder routes) { var group = routes.MapGroup("tasks"); group.MapGet("{id}", () => 1); } }',
      ["GET /tasks/{id} More.cs: MapGet", "GET /v2/tasks/{id} More.cs: MapGet"],
    ],
  ])("%s", (_, statements, more, expected) => {
    const { routes, told } = served(program(statements, more));
    expect(routes).toEqual(expected);
    expect(told).toEqual([]);
  });

  test("the operation of MapContract is known", () => {
    const { endpoints } = served(
      program(
        "app.MapContract(C.Get, () => 1);",
        '[Contract] public static class C { public static readonly Operation<int> Get = Define.Get<int>("/x"); }',
      ),
    );
    expect(endpoints[0]?.mappedOperation).toBe("Acme.C.Get");
  });

  test("a route built at run time is shown as such, with a warning", () => {
    const { routes, told } = served(program('app.MapGet("/" + args[0], () => 1);'));
    expect(routes).toEqual(['GET ? "/" + args[0] Program.cs: MapGet']);
    expect(told).toEqual(["TN2182"]);
  });

  test("a group whose prefix is built at run time hides the routes in it", () => {
    const { routes, told } = served(program('var group = app.MapGroup(args[0]); group.MapGet("/a", () => 1);'));
    expect(routes).toEqual(["GET ? group Program.cs: MapGet"]);
    expect(told).toEqual(["TN2185"]);
  });

  test.each([
    ["nothing could be put into", "public int Now() => 0;", ["TN2192"]],
    [
      "a constructor takes from the container",
      "public Clock(Zone zone) { Zone = zone; } public Zone Zone { get; }",
      ["TN2192"],
    ],
    ["a constructor takes from JSON", "public Clock(bool on) { On = on; } public bool On { get; }", []],
  ])("a body may be a service that is found by reflection: %s", (_, members, told) => {
    const source = {
      "Program.cs": `var builder = WebApplication.CreateBuilder(args);
builder.Services.Scan(scan => scan.FromCallingAssembly());
var app = builder.Build(); app.MapPost("/a", (Clock clock) => 1); app.Run();
public class Zone; public class Clock { ${members} }`,
    };
    expect(served(source).told).toEqual(told);
  });

  test("conventional routes are reported and left out", () => {
    expect(served(program('app.MapControllerRoute("default", "{controller}/{action}");')).told).toEqual(["TN2181"]);
  });
});

describe("controllers, marked or not", () => {
  test("every action of a controller is an endpoint", () => {
    const source = `namespace Acme; [ApiController, Route("api/[controller]")] public class TasksController : ControllerBase {
      [HttpGet, HttpHead] public int List() => 0; [HttpGet("{id}"), HttpGet("~/t/{id}")] public int Get(int id) => id; [Route("any")] public int Any() => 0; }
      public abstract class BaseController : ControllerBase { [HttpGet("x")] public int X() => 0; }`;
    expect(served(source).routes).toEqual([
      "GET|HEAD /api/Tasks TasksController.List",
      "GET /api/Tasks/{id} TasksController.Get",
      "GET /t/{id} TasksController.Get",
      "any /api/Tasks/any TasksController.Any",
    ]);
  });
});

describe("controllers as ASP.NET finds them", () => {
  test.each([
    [
      "an action hidden by `new` is still served, an overridden one is not",
      `public class AController : ControllerBase { [HttpGet("a")] public int X() => 0; [HttpGet("v")] public virtual int V() => 0; }
       public class BController : AController { [HttpGet("b")] public new int X() => 0; [HttpGet("w")] public override int V() => 0; }`,
      [
        "GET /a AController.X",
        "GET /v AController.V",
        "GET /b BController.X",
        "GET /w BController.V",
        "GET /a BController.X",
      ],
    ],
    [
      "a nested class is not a controller",
      `public class Outer { [Route("n")] public class NestedController : ControllerBase { [HttpGet] public int X() => 0; } }`,
      [],
    ],
    [
      "Dispose is an action unless it is the one of IDisposable",
      `[Route("p")] public class PlainController { [HttpGet] public void Dispose() { } }
       [Route("q")] public class OwnerController : IDisposable { [HttpGet] public void Dispose() { } }`,
      ["GET /p PlainController.Dispose"],
    ],
    [
      "attributes of the project over those of the framework",
      `public class V1Attribute(string path) : RouteAttribute($"v1/{path}");
       public class V1AdminAttribute : V1Attribute { public V1AdminAttribute() : base("admin") { } }
       public class HttpSubscribeAttribute : Microsoft.AspNetCore.Mvc.Routing.HttpMethodAttribute {
         private static readonly IEnumerable<string> Methods = new[] { "SUBSCRIBE" };
         public HttpSubscribeAttribute() : base(Methods) { } public HttpSubscribeAttribute(string template) : base(Methods, template) { } }
       [V1("tasks")] public class TasksController : ControllerBase { [HttpGet("{id}")] public int Get(int id) => id; [HttpSubscribe("events")] public int Events() => 0; [HttpSubscribe] public int All() => 0; }
       [V1Admin] public class AdminController : ControllerBase { [HttpGet] public int Get() => 0; }`,
      [
        "GET /v1/tasks/{id} TasksController.Get",
        "SUBSCRIBE /v1/tasks/events TasksController.Events",
        "SUBSCRIBE /v1/tasks TasksController.All",
        "GET /v1/admin AdminController.Get",
      ],
    ],
  ])("%s", (_, source, expected) => {
    expect(served(`namespace Acme; ${source}`).routes).toEqual(expected);
  });
});

describe("functions", () => {
  test("trigger route, constants, name as route", () => {
    const source = `namespace Acme;
      public static class ImagesContract { public const string TriggerRoute = "images/{format}"; }
      public class Functions {
        [Function("GetImage")] public IActionResult Get([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = ImagesContract.TriggerRoute)] HttpRequest request, string format) => null!;
        [Function(nameof(Ping))] public IActionResult Ping([HttpTrigger(AuthorizationLevel.Anonymous, "get", "post")] HttpRequest request) => null!;
        [Function("Any")] public IActionResult Any([HttpTrigger(AuthorizationLevel.Anonymous, Route = null)] HttpRequest request) => null!;
        [Function("Empty")] public IActionResult Empty([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "")] HttpRequest request) => null!;
        [Function("Timer")] public void Timer(int x) { }
      }`;
    expect(served(source).routes).toEqual([
      "GET /api/images/{format} GetImage",
      "GET|POST /api/Ping Ping",
      "any /api/Any Any",
      "GET /api/Empty Empty",
    ]);
  });
});
