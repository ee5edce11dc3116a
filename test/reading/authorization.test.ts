import { expect, test } from "vitest";
import { readWithDiagnostics } from "./read-source.js";

/** What the program says in one place, and what an action and a route then have: `authorize`, `anonymous` or nothing. */
test.each<[title: string, setup: string, mapping: string, action: string, route: string]>([
  ["nothing", "", "app.MapControllers();", "unspecified", "unspecified"],
  [
    "a fallback policy",
    "builder.Services.AddAuthorization(options => options.FallbackPolicy = options.DefaultPolicy);",
    "app.MapControllers();",
    "required",
    "required",
  ],
  [
    "a fallback policy in a method that nothing calls",
    "static void Old(IServiceCollection services) => services.AddAuthorization(options => options.FallbackPolicy = options.DefaultPolicy);",
    "app.MapControllers();",
    "unspecified",
    "unspecified",
  ],
  [
    "a fallback policy by an options class",
    "builder.Services.Configure<AuthorizationOptions>(options => { var policy = new AuthorizationPolicyBuilder().RequireAuthenticatedUser().Build(); options.FallbackPolicy = policy; });",
    "app.MapControllers();",
    "required",
    "required",
  ],
  [
    "no fallback policy",
    "builder.Services.AddAuthorization(options => options.FallbackPolicy = null);",
    "app.MapControllers();",
    "unspecified",
    "unspecified",
  ],
  [
    "a fallback policy by the builder",
    "builder.Services.AddAuthorizationBuilder().SetFallbackPolicy(new AuthorizationPolicyBuilder().RequireAuthenticatedUser().Build());",
    "app.MapControllers();",
    "required",
    "required",
  ],
  [
    "a filter",
    "builder.Services.AddControllers(options => options.Filters.Add(new AuthorizeFilter()));",
    "app.MapControllers();",
    "required",
    "unspecified",
  ],
  [
    "a filter, its lambda in a cast",
    "builder.Services.AddControllers(given => ((Action<MvcOptions>)(options => options.Filters.Add(new AuthorizeFilter())))(given));",
    "app.MapControllers();",
    "required",
    "unspecified",
  ],
  [
    "a filter, its lambda in an object",
    "builder.Services.AddControllers(new Action<MvcOptions>(options => options.Filters.Add(new AuthorizeFilter())));",
    "app.MapControllers();",
    "required",
    "unspecified",
  ],
  [
    "a filter, its lambda in a tuple",
    "(Action<MvcOptions>, int) pair = (options => options.Filters.Add(new AuthorizeFilter()), 1); builder.Services.AddControllers(pair.Item1);",
    "app.MapControllers();",
    "required",
    "unspecified",
  ],
  [
    "a filter, its lambda behind ??",
    "Action<MvcOptions>? none = null; Action<MvcOptions> add = none ?? (options => options.Filters.Add(new AuthorizeFilter())); builder.Services.AddControllers(add);",
    "app.MapControllers();",
    "required",
    "unspecified",
  ],
  [
    "a filter in a variable",
    "var filter = new AuthorizeFilter(); builder.Services.AddControllers(options => { var all = options.Filters; all.Add(filter); });",
    "app.MapControllers();",
    "required",
    "unspecified",
  ],
  [
    "a filter by type",
    "builder.Services.AddControllers(options => options.Filters.Add<AuthorizeFilter>());",
    "app.MapControllers();",
    "required",
    "unspecified",
  ],
  [
    "a filter by typeof",
    "builder.Services.AddMvc(options => options.Filters.Add(typeof(AuthorizeFilter)));",
    "app.MapControllers();",
    "required",
    "unspecified",
  ],
  [
    "a filter of another list",
    "var others = new List<object>(); others.Add(new AuthorizeFilter());",
    "app.MapControllers();",
    "unspecified",
    "unspecified",
  ],
  ["mapped controllers", "", 'app.MapControllers().WithTags("x").RequireAuthorization();', "required", "unspecified"],
  ["a group around them", "", 'app.MapGroup("x").RequireAuthorization().MapControllers();', "required", "unspecified"],
  [
    "mapped controllers by a local",
    "",
    "var all = app.MapControllers(); all.RequireAuthorization();",
    "required",
    "unspecified",
  ],
  ["mapped controllers for everybody", "", "app.MapControllers().AllowAnonymous();", "anonymous", "unspecified"],
  [
    "mapped in two ways",
    "",
    'app.MapControllers().RequireAuthorization(); app.MapGroup("v2").MapControllers();',
    "unspecified",
    "unspecified",
  ],
  [
    "another route",
    "",
    'app.MapControllers(); app.MapGet("/b", () => 1).RequireAuthorization();',
    "unspecified",
    "unspecified",
  ],
])("%s", (_, setup, mapping, action, route) => {
  const { contract } = readWithDiagnostics(
    {
      "Program.cs": `using Microsoft.AspNetCore.Mvc.Authorization; var builder = WebApplication.CreateBuilder(args); ${setup} var app = builder.Build(); ${mapping} app.MapGet("/a", () => 1); app.Run();`,
      "Todos.cs":
        '[ApiController, Route("todos")] public class TodosController : ControllerBase { [HttpGet] public int Get() => 1; }',
    },
    { served: { include: [], exclude: [] } },
  );
  const of = (path: string): string | undefined =>
    contract.services.flatMap(({ operations }) => operations).find((one) => one.route.template.endsWith(path))?.security
      .kind;
  expect([of("todos"), of("/a")]).toEqual([action, route]);
});

/** What is said of a program that asks for authorization only sometimes. */
test.each<[title: string, setup: string, mapping: string, told: readonly string[]]>([
  [
    "a fallback policy outside of development",
    "builder.Services.AddAuthorization(options => { if (!builder.Environment.IsDevelopment()) options.FallbackPolicy = options.DefaultPolicy; });",
    "app.MapControllers();",
    ["TN2172"],
  ],
  [
    "a fallback policy or none",
    "builder.Services.AddAuthorization(options => options.FallbackPolicy = builder.Environment.IsDevelopment() ? null : options.DefaultPolicy);",
    "app.MapControllers();",
    ["TN2172"],
  ],
  [
    "one of two fallback policies",
    "builder.Services.AddAuthorization(options => options.FallbackPolicy = builder.Environment.IsDevelopment() ? new AuthorizationPolicyBuilder().Build() : options.DefaultPolicy);",
    "app.MapControllers();",
    [],
  ],
  [
    "a fallback policy that is taken back",
    "builder.Services.AddAuthorization(options => { options.FallbackPolicy = options.DefaultPolicy; if (builder.Environment.IsDevelopment()) options.FallbackPolicy = null; });",
    "app.MapControllers();",
    ["TN2172"],
  ],
  [
    "a filter by configuration",
    'if (builder.Configuration["Auth"] == "on") builder.Services.AddControllers(options => options.Filters.Add(new AuthorizeFilter()));',
    "app.MapControllers();",
    ["TN2172"],
  ],
  [
    "controllers mapped in two ways",
    "",
    "if (app.Environment.IsDevelopment()) app.MapControllers().AllowAnonymous(); else app.MapControllers();",
    ["TN2173"],
  ],
  [
    "mapped controllers by a local",
    "",
    "var all = app.MapControllers(); if (!app.Environment.IsDevelopment()) all.RequireAuthorization();",
    ["TN2172"],
  ],
  [
    "a group",
    "",
    'app.MapControllers(); var group = app.MapGroup("g"); if (!app.Environment.IsDevelopment()) { group.WithTags("x").RequireAuthorization(); } group.MapGet("/b", () => 1);',
    ["TN2172"],
  ],
  [
    "a group that is mapped in the same branch",
    "",
    'app.MapControllers(); if (!app.Environment.IsDevelopment()) { var group = app.MapGroup("g"); group.RequireAuthorization(); group.MapGet("/b", () => 1); }',
    [],
  ],
  [
    "a group that a helper is given",
    "",
    'app.MapControllers(); Map(app.MapGroup("g"), app.Environment.IsDevelopment()); static void Map(RouteGroupBuilder group, bool secure) { if (secure) group.RequireAuthorization(); group.MapGet("/b", () => 1); }',
    ["TN2172"],
  ],
  [
    "a route that only sometimes is there",
    "",
    'app.MapControllers(); if (app.Environment.IsDevelopment()) app.MapGet("/b", () => 1).RequireAuthorization();',
    [],
  ],
])("said: %s", (_, setup, mapping, told) => {
  const { diagnostics } = readWithDiagnostics(
    {
      "Program.cs": `using Microsoft.AspNetCore.Mvc.Authorization; var builder = WebApplication.CreateBuilder(args); ${setup} var app = builder.Build(); ${mapping} app.Run();`,
      "Todos.cs":
        '[ApiController, Route("todos")] public class TodosController : ControllerBase { [HttpGet] public int Get() => 1; }',
    },
    { served: { include: [], exclude: [] } },
  );
  expect(diagnostics.map(({ code }) => code).filter((code) => code.startsWith("TN217"))).toEqual(told);
});

test("a setting of MVC that only one branch sets is a warning", () => {
  const { diagnostics } = readWithDiagnostics(
    {
      "Program.cs":
        "var builder = WebApplication.CreateBuilder(args); builder.Services.AddControllers(options => { if (args.Length > 0) options.SuppressAsyncSuffixInActionNames = false; }); var app = builder.Build(); app.MapControllers(); app.Run();",
      "Todos.cs":
        '[ApiController, Route("todos/[action]")] public class TodosController : ControllerBase { [HttpGet] public int GetAsync() => 1; }',
    },
    { served: { include: [], exclude: [] } },
  );
  expect(diagnostics.map(({ code }) => code)).toContain("TN2212");
});
