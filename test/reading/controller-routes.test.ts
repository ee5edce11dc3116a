import { describe, expect, test } from "vitest";
import { DiagnosticBag } from "../../src/diagnostics/diagnostic.js";
import { servedBy } from "./read-source.js";

/** Routes and their diagnostics: `?` with its text for a route that cannot be read, `~` for one that a convention changes. */
function served(controllers: string, program = "") {
  const bag = new DiagnosticBag();
  const start = `var builder = WebApplication.CreateBuilder(args); ${program}\nvar app = builder.Build(); app.MapControllers(); app.Run();`;
  const source = `using Microsoft.AspNetCore.Mvc.ApplicationModels; using Microsoft.AspNetCore.Mvc.Routing; namespace Acme;\n${controllers}`;
  const endpoints = servedBy({ "Program.cs": start, "Controllers.cs": source }, bag);
  return [
    ...endpoints.map(({ methods, route }) => {
      const verbs = typeof methods === "string" ? methods : methods.join("|");
      if (route.kind === "unknown") return `${verbs} ? ${route.text}`;
      const changedBy = route.kind === "known" ? route.changedBy : "malformed";
      return `${verbs} ${route.template}${changedBy === undefined ? "" : ` ~ ${changedBy}`}`;
    }),
    ...bag.all.map(({ code }) => code),
  ];
}

type Row = readonly [name: string, controllers: string, expected: readonly string[]];

const action = "[HttpGet] public int Get() => 0;";

describe("attributes of the project's own", () => {
  test.each<Row>([
    [
      "constants handed to the base",
      `public class V1Attribute : RouteAttribute { public V1Attribute(string path) : base("v1/" + path) { } } [V1("a")] public class AController : ControllerBase { ${action} }`,
      ["GET /v1/a"],
    ],
    [
      "one constructor by way of another",
      `public class V1Attribute : RouteAttribute { public V1Attribute() : this("a") { } public V1Attribute(string path) : base("v1/" + path) { } } [V1] public class AController : ControllerBase { ${action} }`,
      ["GET /v1/a"],
    ],
    [
      "a template that is computed",
      `public class V1Attribute : RouteAttribute { public V1Attribute(string path) : base(Clean(path)) { } static string Clean(string s) => s + Environment.MachineName; } [V1("a")] public class AController : ControllerBase { ${action} [HttpGet("/b")] public int B() => 0; }`,
      ["GET ? [V1]", "GET /b", "TN2113"],
    ],
    [
      "a template that a method puts together",
      `public class V1Attribute : RouteAttribute { public V1Attribute(string path) : base(Clean(path)) { } static string Clean(string s) => s.Trim(); } [V1("a")] public class AController : ControllerBase { ${action} [HttpGet("/b")] public int B() => 0; }`,
      ["GET /a", "GET /b"],
    ],
    [
      "a method attribute whose template is computed",
      `public class ReadAttribute : HttpGetAttribute { public ReadAttribute(string path) : base(path + Environment.MachineName) { } } [Route("a")] public class AController : ControllerBase { [Read("X")] public int Get() => 0; }`,
      ["any ? [Read]", "TN2113"],
    ],
    [
      "a method attribute whose template is put together by plain string code",
      `public class ReadAttribute : HttpGetAttribute { public ReadAttribute(string path) : base(path.Trim('/').ToLower()) { } } [Route("a")] public class AController : ControllerBase { [Read("/X/")] public int Get() => 0; }`,
      ["GET /a/x"],
    ],
    [
      "the framework's interfaces, with constants",
      `public class SearchAttribute : Attribute, IActionHttpMethodProvider, IRouteTemplateProvider { public IEnumerable<string> HttpMethods => ["SEARCH"]; public string? Template => "find"; public int? Order => null; public string? Name => null; } [Route("a")] public class AController : ControllerBase { [Search] public int Get() => 0; }`,
      ["SEARCH /a/find"],
    ],
    [
      "the framework's interfaces, with what the attribute is given",
      `public class AtAttribute(string path) : Attribute, IRouteTemplateProvider { public string? Template => "at/" + path; public int? Order => null; public string? Name => null; } [At("a")] public class AController : ControllerBase { ${action} }`,
      ["GET /at/a"],
    ],
    [
      "the framework's interfaces, computed",
      `public class AtAttribute : Attribute, IRouteTemplateProvider { public string? Template => Environment.MachineName; public int? Order => null; public string? Name => null; } [At] public class AController : ControllerBase { ${action} }`,
      ["GET ? [At]", "TN2113"],
    ],
    [
      "a token that has no value",
      `[Route("[tenant]/a")] public class AController : ControllerBase { ${action} }`,
      ["GET ? [tenant]/a", "TN2102"],
    ],
  ])("%s", (_, controllers, expected) => expect(served(controllers)).toEqual(expected));
});

const a = `[Route("api/[controller]")] public class AController : ControllerBase { ${action} [HttpGet("/plain")] public int B() => 0; }`;
const prefixing =
  "public class PrefixConvention : IApplicationModelConvention { public void Apply(ApplicationModel application) { foreach (var c in application.Controllers) foreach (var s in c.Selectors) s.AttributeRouteModel = new(); } }";
const harmless =
  "public class QuietConvention : IControllerModelConvention { public void Apply(ControllerModel controller) { controller.ApiExplorer.IsVisible = false; } }";
const add = (convention: string): string =>
  `builder.Services.AddControllers(options => options.Conventions.Add(${convention}));`;

/** The token begins a route, is nowhere in another, and is in the middle of the last. */
const office = `[Route("[office]/a")] public class AController : ControllerBase { ${action} } [Route("b")] public class BController : ControllerBase { ${action} } [Route("c")] public class CController : ControllerBase { [HttpGet("[office]/d")] public int Get() => 0; }`;
const fill = (value: string): string =>
  `public class Fill(string path) : IControllerModelConvention { const string Name = "office"; static string Again(string text) => Again(text.Replace("[x]", "y")); public void Apply(ControllerModel controller) { foreach (var s in controller.Selectors.Concat(controller.Actions.SelectMany(x => x.Selectors))) { var one = s.AttributeRouteModel; if (one != null) one.Template = ${value}; } } }`;

describe("conventions", () => {
  test.each<readonly [string, string, string, readonly string[]]>([
    ["one of the project that changes routes", a + prefixing, add("new Acme.PrefixConvention()"), ["GET /plain"]],
    [
      "one that is added in a second line",
      a + prefixing,
      add("new Acme.PrefixConvention()").replace(".Add(", "\n  .Add("),
      ["GET /plain"],
    ],
    [
      "on options that may be null",
      a + prefixing,
      "builder.Services.AddControllers(options => options?.Conventions?.Add(new Acme.PrefixConvention()));",
      ["GET /plain"],
    ],
    ["one of the project that does not", a + harmless, add("new Acme.QuietConvention()"), ["GET /api/A", "GET /plain"]],
    [
      "a transformer of tokens changes routes with tokens",
      a,
      add("new Microsoft.AspNetCore.Mvc.ApplicationModels.RouteTokenTransformerConvention(new Slug())"),
      ["GET ? api/[controller]", "GET /plain", "TN2110"],
    ],
    ["one of a package may do anything", a, add("new SomeConvention()"), ["GET /api/A", "GET /plain", "TN2110"]],
    [
      "a prefix by a package",
      a,
      'builder.Services.AddControllers(options => options.UseCentralRoutePrefix("api"));',
      ["GET /api/A", "GET /plain", "TN2110"],
    ],
    [
      "a prefix by an extension of the project",
      `${a + prefixing} public static class More { public static void UseRoutePrefix(this MvcOptions options) => options.Conventions.Insert(0, new PrefixConvention()); }`,
      "builder.Services.AddControllers(options => Acme.More.UseRoutePrefix(options));",
      ["GET /plain"],
    ],
    [
      "one that only puts a prefix before every route",
      `${a} public class Prefix(string prefix) : IControllerModelConvention { private readonly AttributeRouteModel model = new(new RouteAttribute(prefix)); public void Apply(ControllerModel controller) { foreach (var s in controller.Selectors) s.AttributeRouteModel = s.AttributeRouteModel is null ? model : AttributeRouteModel.CombineAttributeRouteModel(model, s.AttributeRouteModel); } }`,
      add('new Acme.Prefix("v1")'),
      ["GET /v1/api/A", "GET /plain"],
    ],
    [
      "a prefix for some controllers",
      `${a} public class Prefix(string prefix) : IControllerModelConvention { private readonly AttributeRouteModel model = new(new RouteAttribute(prefix)); public void Apply(ControllerModel controller) { if (controller.ControllerName == "A") foreach (var s in controller.Selectors) s.AttributeRouteModel = AttributeRouteModel.CombineAttributeRouteModel(model, s.AttributeRouteModel); } }`,
      add('new Acme.Prefix("v1")'),
      ["GET /v1/api/A", "GET /plain"],
    ],
    [
      "one that fills in a token of its own",
      `${office} ${fill('one.Template?.Replace($"[{Name}]", path)')}`,
      add('new Acme.Fill("back")'),
      ["GET /back/a", "GET /b", "GET /c/back/d"],
    ],
    [
      "a token whose value is computed belongs into the base URL",
      `${office} ${fill('one.Template?.Replace($"[{Name}]", path)')}`,
      add("new Acme.Fill(args[0])"),
      ["GET /a", "GET /b", "GET ? c/…/d", "TN2119", "TN2120"],
    ],
    [
      "a token that two conventions give different values",
      `${office} ${fill('one.Template?.Replace($"[{Name}]", path)')}`,
      `if (args.Length > 0) ${add('new Acme.Fill("back")')} else ${add('new Acme.Fill("front")')}`,
      ["GET /a", "GET /b", "GET ? c/…/d", "TN2119", "TN2120"],
    ],
    [
      "a token that has another value for each controller",
      `${office} ${fill('one.Template?.Replace($"[{Name}]", controller.ControllerName + path)')}`,
      add('new Acme.Fill("back")'),
      ["GET /Aback/a", "GET /b", "GET /c/Cback/d"],
    ],
    [
      "a token of a package's convention",
      office,
      add("new SomeConvention()"),
      ["GET /a", "GET /b", "GET ? c/[office]/d", "TN2110", "TN2119", "TN2120"],
    ],
    ...(
      [
        ['one.Template?.Replace($"[{Name}]", path) + path', ["GET /api/Aback", "GET /plainback"]],
        ['path + one.Template?.Replace($"[{Name}]", path)', ["GET /backapi/A", "GET /backapi/A/back/plain"]],
        ['one.Template?.Replace("a", path)', ["GET /backpi/A", "GET /plbackin"]],
        ['one.Template?.Replace("[controller]", path)', ["GET /api/back", "GET /plain"]],
        [
          "one.Template?.Replace(Environment.MachineName, path)",
          [...Array(2).fill("GET ? one.Template?.Replace(Environment.MachineName, path)"), "TN2110"],
        ],
        ["Again(one.Template)", [...Array(2).fill("GET ? Again(one.Template)"), "TN2110", "TN2250"]],
      ] as const
    ).map(([value, expected]): readonly [string, string, string, readonly string[]] => [
      `more than filling in a token: ${value}`,
      `${a} ${fill(value)}`,
      add('new Acme.Fill("back")'),
      expected,
    ]),
    [
      "an attribute that is a convention",
      `public class NamedAttribute : Attribute, IControllerModelConvention { public void Apply(ControllerModel controller) { controller.ControllerName = "other"; } } [Named, Route("[controller]")] public class AController : ControllerBase { ${action} } [Route("b")] public class BController : ControllerBase { ${action} }`,
      "",
      ["GET /other", "GET /b"],
    ],
    [
      "a path base is noted",
      a,
      'builder.Services.AddControllers(); var other = builder.Build(); other.UsePathBase("/x");',
      ["GET /api/A", "GET /plain", "TN2186"],
    ],
    [
      "a provider of controllers",
      a,
      "builder.Services.AddControllers().ConfigureApplicationPartManager(parts => parts.FeatureProviders.Add(new InternalControllers()));",
      ["GET /api/A", "GET /plain", "TN2187"],
    ],
  ])("%s", (_, controllers, program, expected) => expect(served(controllers, program)).toEqual(expected));

  test.each<readonly [string, string, readonly string[]]>([
    ["on the application", "app.MapControllers();", ["/api/A", "/plain"]],
    ["in a group", 'app.MapGroup("/v1").MapControllers();', ["/v1/api/A", "/v1/plain"]],
    [
      "in a branch of the pipeline",
      'app.Map("/v1", branch => { branch.UseRouting(); branch.UseEndpoints(routes => routes.MapControllers()); });',
      ["/v1/api/A", "/v1/plain"],
    ],
    [
      "in two places",
      'app.MapControllers(); app.MapGroup("/v1").MapControllers();',
      ["/api/A", "/plain", "/v1/api/A", "/v1/plain"],
    ],
    [
      "in a group that is computed",
      "app.MapGroup(args[0]).MapControllers();",
      ["/api/A ~ app.MapGroup(args[0]).MapControllers()", "/plain ~ app.MapGroup(args[0]).MapControllers()", "TN2185"],
    ],
    [
      "in a branch whose path is computed",
      "app.Map(args[0], branch => branch.UseEndpoints(routes => routes.MapControllers()));",
      ["/api/A", "/plain", "TN2214"],
    ],
    ["by the old routing", "app.UseMvc();", ["/api/A", "/plain"]],
  ])("mapped %s", (_, statements, expected) => {
    const bag = new DiagnosticBag();
    const program = `var app = WebApplication.CreateBuilder(args).Build(); ${statements} app.Run();`;
    const endpoints = servedBy({ "Program.cs": program, "A.cs": `namespace Acme; ${a}` }, bag);
    const routes = endpoints.map(({ route }) =>
      route.kind === "known" ? [route.template, route.changedBy].filter(Boolean).join(" ~ ") : "?",
    );
    expect([...routes, ...bag.all.map(({ code }) => code)]).toEqual(expected);
  });

  test("controllers are reported if the program never maps them", () => {
    const bag = new DiagnosticBag();
    const program = "var app = WebApplication.CreateBuilder(args).Build(); app.Run();";
    servedBy({ "Program.cs": program, "A.cs": `namespace Acme; ${a}` }, bag);
    expect(bag.all.map(({ code }) => code)).toEqual(["TN2188"]);
  });
});
