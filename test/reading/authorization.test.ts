import { expect, test } from "vitest";
import { readWithDiagnostics } from "./read-source.js";

/** What the program says in one place, and what an action and a route then have: `authorize`, `anonymous` or nothing. */
test.each<[title: string, setup: string, mapping: string, action: string, route: string]>([
  ["nothing", "", "app.MapControllers();", "unspecified", "unspecified"],
  [
    "a fallback policy",
    "options.FallbackPolicy = options.DefaultPolicy;",
    "app.MapControllers();",
    "required",
    "required",
  ],
  ["no fallback policy", "options.FallbackPolicy = null;", "app.MapControllers();", "unspecified", "unspecified"],
  [
    "a fallback policy by the builder",
    "builder.Services.AddAuthorizationBuilder().SetFallbackPolicy(policy);",
    "app.MapControllers();",
    "required",
    "required",
  ],
  ["a filter", "options.Filters.Add(new AuthorizeFilter());", "app.MapControllers();", "required", "unspecified"],
  ["a filter by type", "options.Filters.Add<AuthorizeFilter>();", "app.MapControllers();", "required", "unspecified"],
  [
    "a filter of another list",
    "options.Others.Add(new AuthorizeFilter());",
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
      "Program.cs": `var builder = WebApplication.CreateBuilder(args); ${setup} var app = builder.Build(); ${mapping} app.MapGet("/a", () => 1); app.Run();`,
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
