import { describe, expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { servedBy } from "./read-source.js";

/** Routes and their diagnostics; an unreadable route is `?` and its text, unreadable methods are `unknown`. */
function served(statements: string, more: string) {
  const bag = new DiagnosticBag();
  const endpoints = servedBy(
    {
      "Program.cs": `using Acme; var app = WebApplication.CreateBuilder(args).Build();\n${statements}\napp.Run();`,
      "More.cs": `namespace Acme; ${more}`,
    },
    bag,
  );
  return [
    ...endpoints.map(({ methods, route }) => {
      const verbs = typeof methods === "string" ? methods : methods.join("|");
      return `${verbs} ${route.kind === "unknown" ? `? ${route.text}` : route.template}`;
    }),
    ...bag.all.map(({ code }) => code),
  ];
}

const contract =
  '[Contract] public static class C { public static readonly Operation<int> One = Define.Get<int>("/one"); public static readonly Operation<int> Two = Define.Post<int>("/two"); }';

const byReflection =
  'public interface IGroup { static abstract void Map(RouteGroupBuilder group); } public class A : IGroup { public static void Map(RouteGroupBuilder group) => group.MapGet("x", () => 1); }';

type Row = readonly [name: string, statements: string, more: string, expected: readonly string[]];

describe("routes that depend on where a helper is called are read for every call of it", () => {
  test.each<Row>([
    [
      "a text and a group by parameter",
      'MapCrud(app, "a"); MapCrud(app.MapGroup("v2"), "b"); static void MapCrud(IEndpointRouteBuilder routes, string name) => routes.MapGet($"{name}/list", () => 1);',
      "",
      ["GET /a/list", "GET /v2/b/list"],
    ],
    [
      "what every object of a class has",
      "var paths = new Paths(); app.MapGet(paths.Made, () => 1); app.MapGet(paths.Kept, () => 1); app.MapGet(paths.Shown, () => 1);",
      'public class Paths { public readonly string Kept = "/kept"; public string Made { get; } = "/made"; public string Shown => Made + "/shown"; }',
      ["GET /made", "GET /kept", "GET /made/shown"],
    ],
    [
      "what this object has, whatever another may have",
      'var paths = new Paths("/x"); app.MapGet(paths.Set, () => 1); app.MapGet(paths.Given, () => 1); app.MapGet(paths.Built, () => 1); app.MapGet(paths.Own, () => 1);',
      'public class Paths { public Paths(string given) { Built = "/built"; } public string Set { get; set; } = "/set"; public string Given { get; init; } = "/given"; public string Built { get; } = "/never"; public virtual string Own => "/own"; }',
      ["GET /set", "GET /given", "GET /built", "GET /own"],
    ],
    [
      "a default value",
      'app.MapIt(); app.MapIt(path: "/other");',
      'public static class R { public static void MapIt(this IEndpointRouteBuilder routes, string path = "/usual") => routes.MapGet(path, () => 1); }',
      ["GET /usual", "GET /other"],
    ],
    [
      "helpers of helpers, in files that map nothing themselves",
      'app.MapGroup("/x").MapAll();',
      'public static class All { public static void MapAll(this IEndpointRouteBuilder routes) { routes.MapTasks(); } } public static class R { public static void MapTasks(this IEndpointRouteBuilder routes) => routes.MapGet("tasks", () => 1); }',
      ["GET /x/tasks"],
    ],
    [
      "a helper that returns a group",
      'app.Version(1).MapGet("a", () => 1); app.Version(2).MapGet("a", () => 1);',
      'public static class R { public static RouteGroupBuilder Version(this IEndpointRouteBuilder routes, int number) => routes.MapGroup($"/v{number}").WithTags("t"); }',
      ["GET /v1/a", "GET /v2/a"],
    ],
    [
      "an interface that modules implement",
      'IModule[] modules = [new A(), new B()]; foreach (var module in modules) module.Map(app.MapGroup("/api"));',
      'public interface IModule { void Map(IEndpointRouteBuilder routes); } public class A : IModule { public void Map(IEndpointRouteBuilder app) => app.MapGet("a", () => 1); } public class B : IModule { public void Map(IEndpointRouteBuilder app) => app.MapGet("b", () => 1); }',
      ["GET /api/a", "GET /api/b"],
    ],
    [
      "an abstract class that modules derive from",
      'new A().Map(app.MapGroup("/api"));',
      'public abstract class Module { public abstract void Map(IEndpointRouteBuilder routes); } public class A : Module { public override void Map(IEndpointRouteBuilder app) => app.MapGet("a", () => 1); }',
      ["GET /api/a"],
    ],
    [
      "a static abstract method, by the type that is mapped",
      'app.MapGroup("/a").MapEndpoint<A>(); app.MapGroup("/b").MapEndpoint<B>();',
      'public interface IEndpoint { static abstract void Map(IEndpointRouteBuilder routes); } public class A : IEndpoint { public static void Map(IEndpointRouteBuilder app) => app.MapGet("x", () => 1); } public class B : IEndpoint { public static void Map(IEndpointRouteBuilder app) => app.MapGet("x", () => 1); } public static class R { public static IEndpointRouteBuilder MapEndpoint<T>(this IEndpointRouteBuilder routes) where T : IEndpoint { T.Map(routes); return routes; } }',
      ["GET /a/x", "GET /b/x"],
    ],
    [
      "a group that may be given",
      'app.MapModules([new A()]); app.MapModules([new A()], app.MapGroup("/v2"));',
      'public interface IModule { void Map(IEndpointRouteBuilder routes); } public class A : IModule { public void Map(IEndpointRouteBuilder app) => app.MapGet("a", () => 1); } public static class R { public static void MapModules(this WebApplication app, IModule[] modules, RouteGroupBuilder? group = null) { IEndpointRouteBuilder builder = group is null ? app : group; foreach (var module in modules) module.Map(builder); } }',
      ["GET /a", "GET /v2/a"],
    ],
    [
      "an operation by parameter",
      "MapOne(C.One); MapOne(C.Two); void MapOne(Operation<int> operation) => app.MapContract(operation, () => 1);",
      contract,
      ["GET /one", "POST /two"],
    ],
    [
      "the route of an operation by parameter",
      "MapOne(app, C.One); static void MapOne(IEndpointRouteBuilder routes, Operation<int> operation) => routes.MapGet(operation.Route, () => 1);",
      contract,
      ["GET /one"],
    ],
    [
      "a recursive helper",
      'Map(app, "/a"); static void Map(IEndpointRouteBuilder routes, string path) { if (path == "") Map(routes, path); routes.MapGet(path, () => 1); }',
      "",
      ["GET /a"],
    ],
  ])("%s", (_, statements, more, expected) => expect(served(statements, more)).toEqual(expected));
});

describe("builders", () => {
  test.each<Row>([
    [
      "the application behind an interface",
      'IEndpointRouteBuilder routes = app; routes.MapGet("/a", () => 1);',
      "",
      ["GET /a"],
    ],
    ["UseEndpoints", 'app.UseEndpoints(routes => { routes.MapGet("/a", () => 1); });', "", ["GET /a"]],
    [
      "a branch of the pipeline has its path before the routes in it",
      'app.Map("/branch", branch => { branch.UseRouting(); branch.UseEndpoints(routes => routes.MapGet("a", () => 1)); });',
      "",
      ["GET /branch/a"],
    ],
    [
      "extension methods called as static ones",
      'EndpointRouteBuilderExtensions.MapGet(EndpointRouteBuilderExtensions.MapGroup(app, "/g"), "/a", () => 1);',
      "",
      ["GET /g/a"],
    ],
    [
      "fallbacks",
      'app.MapFallback(() => 1); app.MapFallback("/spa/{*path}", () => 1);',
      "",
      ["any /{*path:nonfile}", "any /spa/{*path}"],
    ],
    ["string.Empty", 'app.MapGroup("/a").MapGet(string.Empty, () => 1);', "", ["GET /a"]],
    [
      "a Startup class that starts nothing",
      "",
      'public class Startup { public void Configure(IApplicationBuilder app, IWebHostEnvironment env) { app.UseRouting(); app.UseEndpoints(endpoints => { endpoints.MapGet("/a", () => 1); }); } }',
      [],
    ],
  ])("%s", (_, statements, more, expected) => expect(served(statements, more)).toEqual(expected));
});

const ofField =
  'public class R { private IEndpointRouteBuilder routes; public R(IEndpointRouteBuilder given) { routes = given; } public void Map() => routes.MapGet("x", () => 1); }';
const ofDelegate =
  'public static class R { public static void Each(Action<IEndpointRouteBuilder> map) { } public static void Map() => Each(routes => routes.MapGet("x", () => 1)); }';

describe("what is computed at run time is followed as far as it is known, and reported beyond", () => {
  test.each<Row>([
    [
      "a route in a loop",
      'foreach (var path in new[] { "a", "b" }) app.MapGet(path, () => 1);',
      "",
      ["GET /a", "GET /b"],
    ],
    [
      "a route of the configuration",
      'app.MapGet(app.Configuration["Path"]!, () => 1);',
      "",
      ['GET ? app.Configuration["Path"]!', "TN2182"],
    ],
    [
      "a group chosen at run time",
      'var group = args.Length > 0 ? app.MapGroup("a") : app.MapGroup("b"); group.MapGet("x", () => 1);',
      "",
      ["GET /a/x", "GET /b/x", "TN2251"],
    ],
    [
      "a group assigned twice",
      'var group = app.MapGroup("a"); if (args.Length > 0) group = app.MapGroup("b"); group.MapGet("x", () => 1);',
      "",
      ["GET /b/x", "GET /a/x", "TN2251"],
    ],
    [
      "a group in a loop",
      'foreach (var group in new[] { app.MapGroup("a"), app.MapGroup("b") }) group.MapGet("x", () => 1);',
      "",
      ["GET /a/x", "GET /b/x"],
    ],
    ...(
      [
        ["", ["GET /A/x"]],
        [".Where(t => t.IsClass && typeof(IGroup).IsAssignableFrom(t)).ToList()", ["GET /A/x"]],
        [".Where(t => t.IsClass == Environment.Is64BitProcess)", ["GET /A/x", "TN2251"]],
        [".Where(t => t.IsInterface)", []],
      ] as const
    ).map(
      ([where, expected]): Row => [
        `classes by reflection${where}`,
        `foreach (var type in typeof(IGroup).Assembly.GetTypes()${where}) type.GetMethod("Map")!.Invoke(null, new object[] { app.MapGroup(type.Name) });`,
        byReflection,
        expected,
      ],
    ),
    [
      "classes by reflection of an assembly that is not known",
      'foreach (var type in Assembly.Load(args[0]).GetTypes()) type.GetMethod("Map")!.Invoke(null, [app.MapGroup(type.Name)]);',
      byReflection,
      ["TN2181"],
    ],
    ["a group in a field", 'new R(app.MapGroup("a")).Map();', ofField, ["GET /a/x"]],
    ["a builder in a field", "new R(app).Map();", ofField, ["GET /x"]],
    ["a field of an object that is never made", "", ofField, []],
    [
      "a builder of a package, and a group",
      'app.MapGroup("a"); new R(Widgets.Routes).Map();',
      ofField,
      ["GET ? routes", "TN2185"],
    ],
    ["a builder of a package", "new R(Widgets.Routes).Map();", ofField, ["GET /x", "TN2216"]],
    [
      "a builder of a package, and a branch",
      'app.Map("/b", branch => branch.UseRouting()); new R(Widgets.Routes).Map();',
      ofField,
      ["GET ? routes", "TN2185"],
    ],
    ["a delegate that nothing calls", "R.Map();", ofDelegate, []],
    [
      "a branch whose path is computed",
      'app.Map(args[0], branch => branch.UseEndpoints(routes => routes.MapGet("a", () => 1)));',
      "",
      ["GET /a", "TN2214"],
    ],
    [
      "a branch whose path is computed in one whose path is not",
      'app.Map("/x", outer => outer.Map(args[0], branch => branch.UseEndpoints(routes => routes.MapGet("a", () => 1))));',
      "",
      ["GET ? routes", "TN2185"],
    ],
    ["methods of a variable", 'app.MapMethods("/a", args, () => 1);', "", ["unknown /a", "TN2183"]],
    ["one method of a variable", 'app.MapMethods("/a", ["GET", args[0]], () => 1);', "", ["unknown /a", "TN2183"]],
    [
      "an operation that is the same either way",
      "app.MapContract(args.Length > 0 ? C.One : C.One, () => 1);",
      contract,
      ["GET /one"],
    ],
    [
      "a helper that nothing calls",
      "",
      'public static class R { public static void Map(this IEndpointRouteBuilder routes) => routes.MapGet("x", () => 1); }',
      [],
    ],
    ["conventional routes", "app.MapDefaultControllerRoute();", "", ["TN2181"]],
    ["what a new project has to describe itself", "app.MapOpenApi(); app.MapScalarApiReference();", "", []],
    ["endpoints of another framework", "FastEndpoints.MainExtensions.UseFastEndpoints(app);", "", ["TN2181"]],
    ["gRPC as JSON", "builder.Services.AddGrpc().AddJsonTranscoding();", "", ["TN2181"]],
    [
      "services that become controllers",
      "builder.Services.Configure<AbpAspNetCoreMvcOptions>(options => options.ConventionalControllers.Create(typeof(R).Assembly));",
      "public class R;",
      ["TN2181"],
    ],
    ["what else is created", "var list = Factory.Create(1); Other.Controllers.Create(list);", "", []],
  ])("%s", (_, statements, more, expected) => expect(served(statements, more)).toEqual(expected));
});

describe("routes and objects are both mapped", () => {
  const mapper = `public class Mapper {
    public T Map<T>(object from) => default!; public T Map<T>(string key, object from) => default!; public int MapToInt(object from) => 1;
  }
  public class Holder { public Mapper Mapper = new(); public IEndpointRouteBuilder? Routes; }`;
  test.each<Row>([
    [
      "objects, whatever the mapper is given",
      'var mapper = new Mapper(); mapper.Map<int>("/a"); mapper.Map<int>("/a", () => 1); new Holder().Mapper.MapToInt("/a"); MapToText("/a"); static string MapToText(string text) => text;',
      mapper,
      [],
    ],
    ["a route of any method", 'app.Map("/a", () => 1);', "", ["any /a"]],
    ["one with a parameter", 'app.Map("/a/{id}", (string id) => 1);', "", ["any /a/{id}"]],
    ["a branch, with a type", 'app.Map("/a", (IApplicationBuilder branch) => { });', "", []],
    ["on what may be null", 'IEndpointRouteBuilder? routes = app; routes?.Map("/a", () => 1);', "", ["any /a"]],
    ["not as an extension", 'EndpointRouteBuilderExtensions.Map(app, "/a", () => 1);', "", ["any /a"]],
    ["by a package", "app.MapWidgets();", "", ["TN2181"]],
    ["by a class of a package that is given the application", "Widgets.MapWidgets(app);", "", ["TN2181"]],
    ["by one that is given a group", 'Widgets.MapWidgets(app.MapGroup("x"), 1);', "", ["TN2181"]],
    ["by an object of a package", "var widgets = new Widgets(); widgets.MapWidgets(1, app);", "", ["TN2181"]],
    [
      "by what a class of the project has from a package",
      "new Own().MapWidgets(app);",
      "public class Own : Widgets { }",
      ["TN2181"],
    ],
    [
      "an object that is given the application, in sight",
      "new Own().MapWidgets(app);",
      "public class Own { public int MapWidgets(IEndpointRouteBuilder routes) => 1; }",
      [],
    ],
    [
      "by a package, on what may be null",
      "var holder = new Holder(); holder.Routes?.MapWidgets(1); holder.Routes = app; holder.Routes?.MapWidgets(2);",
      mapper,
      ["TN2181"],
    ],
  ])("%s", (_, statements, more, expected) => expect(served(statements, more)).toEqual(expected));
});

test("a library offers routes: they are listed as if they were mapped on the application, with a note", () => {
  const bag = new DiagnosticBag();
  const source =
    'public static class R { public static void MapTasks(this IEndpointRouteBuilder routes) => routes.MapGroup("/tasks").MapAll(); public static void MapAll(this IEndpointRouteBuilder routes) => routes.MapGet("x", () => 1); }';
  const routes = servedBy(source, bag).map(({ route }) => (route.kind === "unknown" ? "?" : route.template));
  expect([...routes, ...bag.all.map(({ code }) => code)]).toEqual(["/tasks/x", "TN2184"]);
});
