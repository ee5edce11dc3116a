import { minimal, nested, program, type Shape, times } from "./shape.js";

/** What start-up code does: loops, branches that nothing decides, recursion, services, hubs. */
export const startUp: readonly Shape[] = [
  {
    name: "rounds of a loop",
    size: 25,
    make: (n) => minimal(`for (var i = 0; i < ${n}; i++) app.MapGet("/a" + i, () => 1);`),
  },
  {
    name: "a loop over a list",
    size: 12,
    make: (n) =>
      minimal(`foreach (var p in new[] { ${times(n, (i) => `"/a${i}",`)} }) app.MapGroup(p).MapGet("/b", () => 1);`),
  },
  {
    name: "a text that doubles with each round",
    size: 20,
    isLimited: true,
    make: (n) =>
      minimal(`var s = "/a"; for (var i = 0; i < ${n}; i++) s = s.Replace("a", "aa"); app.MapGet(s, () => 1);`),
  },
  {
    name: "loops in a loop",
    size: 8,
    make: (n) =>
      minimal(
        `var sum = 0; for (var i = 0; i < ${n}; i++) for (var j = 0; j < 16; j++) sum += i * j; app.MapGet("/a" + sum, () => 1);`,
      ),
  },
  {
    name: "loops in loops in loops",
    size: 24,
    isLimited: true,
    make: (n) =>
      minimal(
        `var sum = 0; ${times(n, (i) => `for (var i${i} = 0; i${i} < 9; i${i}++)`)} sum++; app.MapGet("/a" + sum, () => 1);`,
      ),
  },
  {
    name: "branches one after the other",
    size: 8,
    make: (n) => minimal(times(n, (i) => `if (app.Configuration["c${i}"] == "x") app.MapGet("/a${i}", () => ${i});`)),
  },
  {
    name: "branches that change one value",
    size: 8,
    make: (n) =>
      minimal(
        `var p = "/a"; ${times(n, (i) => `if (app.Configuration["c${i}"] == "x") p += "/${i}";`)} app.MapGet(p, () => 1);`,
      ),
  },
  {
    name: "branches in branches",
    size: 8,
    make: (n) =>
      minimal(
        `${times(n, (i) => `if (app.Configuration["c${i}"] == "x") { app.MapGet("/a${i}", () => ${i});`)} ${"}".repeat(n)}`,
      ),
  },
  {
    name: "both branches of branches in branches",
    size: 48,
    isLimited: true,
    isLong: true,
    make: (n) =>
      minimal(
        'var p = 0; M.F0(app, ref p); app.MapGet("/end" + p, () => 1);',
        `public static class M { ${times(n, (i) => `public static void F${i}(WebApplication app, ref int p) { if (app.Configuration["c${i}"] == "x") { p++; F${i + 1}(app, ref p); } else { F${i + 1}(app, ref p); } }`)} public static void F${n}(WebApplication app, ref int p) { } }`,
      ),
  },
  {
    name: "recursion",
    size: 12,
    make: (n) =>
      minimal(
        `M.Map(app, ${n});`,
        'public static class M { public static void Map(WebApplication app, int n) { app.MapGet("/a" + n, () => 1); if (n > 0) Map(app, n - 1); } }',
      ),
  },
  {
    name: "recursion that doubles",
    size: 24,
    isLimited: true,
    isLong: true,
    make: (n) =>
      minimal(
        `M.Count(${n}); app.MapGet("/a", () => 1);`,
        "public static class M { public static int Count(int n) => n == 0 ? 1 : Count(n - 1) + Count(n - 1); }",
      ),
  },
  {
    name: "groups in lambdas",
    size: 6,
    make: (n) =>
      minimal(
        nested(n, 'app.In("/g", app => ', 'app.MapGet("/a", () => 1)', ")").concat(";"),
        "public static class H { public static void In(this IEndpointRouteBuilder app, string path, System.Action<IEndpointRouteBuilder> map) => map(app.MapGroup(path)); }",
      ),
  },
  {
    name: "services",
    size: 25,
    make: (n) =>
      program(
        `var builder = WebApplication.CreateBuilder(args); ${times(n, (i) => `builder.Services.AddSingleton<S${i}>();`)} var app = builder.Build(); ${times(n, (i) => `app.MapGet("/a${i}", (S${i} s, int id) => id);`)} app.Run(); ${times(n, (i) => `public class S${i} { }`)}`,
      ),
  },
  {
    name: "results beside services",
    size: 50,
    make: (n) =>
      program(
        `var builder = WebApplication.CreateBuilder(args); builder.Services.AddControllers(); ${times(n, (i) => `builder.Services.AddSingleton<S${i}>();`)} var app = builder.Build(); app.MapControllers(); app.Run(); [ApiController, Route("x")] public class XController(S0 s) : ControllerBase { ${times(n, (i) => `[HttpGet("a${i}")] public ActionResult<int> Get${i}(int id) => id > 0 ? Ok(id) : NotFound();`)} } ${times(n, (i) => `public class S${i} { }`)}`,
      ),
  },
  {
    name: "filters of a group",
    size: 12,
    make: (n) =>
      minimal(
        `var g = app.MapGroup("/g"); ${times(n, (i) => `g.AddEndpointFilter<F${i}>();`)} ${times(n, (i) => `g.MapGet("/a${i}", () => 1);`)}`,
        times(
          n,
          (i) =>
            `public class F${i} : IEndpointFilter { public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext c, EndpointFilterDelegate next) => c.HttpContext.Request.Query.Count == ${i} ? Results.StatusCode(${400 + i}) : await next(c); }`,
        ),
      ),
  },
  {
    name: "steps of a query",
    size: 6,
    make: (n) =>
      minimal(
        `foreach (var p in new[] { "/a", "/b" }${times(n, () => '.Select(one => one + "/c").Where(one => one.Length > 0)')}) app.MapGet(p, () => 1);`,
      ),
  },
  {
    // The number of its elements is limited; each is handed on by every sequence around it.
    name: "sequences of themselves",
    size: 40,
    make: (n) =>
      minimal(
        `System.Collections.Generic.IEnumerable<string> t = ["/a"]; for (var i = 0; i < ${n}; i++) { var u = t; t = u.Concat(u); } foreach (var p in t) app.MapGet(p, () => 1);`,
      ),
  },
  {
    name: "records of themselves, compared",
    size: 24,
    isLimited: true,
    make: (n) =>
      minimal(
        `var a = new N(null, null); var b = new N(null, null); for (var i = 0; i < ${n}; i++) { a = new N(a, a); b = new N(b, b); } if (a == b) app.MapGet("/a", () => 1);`,
        "public record N(N? L, N? R);",
      ),
  },
  {
    name: "records of themselves, as text",
    size: 24,
    isLimited: true,
    make: (n) =>
      minimal(
        `var a = new N(null, null); for (var i = 0; i < ${n}; i++) a = new N(a, a); app.MapGet("/a" + a, () => 1);`,
        "public record N(N? L, N? R);",
      ),
  },
  {
    name: "structs of themselves",
    size: 24,
    isLimited: true,
    make: (n) =>
      minimal(
        `object a = 1; for (var i = 0; i < ${n}; i++) { var s = new S { L = a, R = a }; a = s; } app.MapGet("/a", () => 1);`,
        "public struct S { public object L; public object R; }",
      ),
  },
  {
    name: "hubs",
    size: 8,
    make: (n) =>
      hubs(
        n,
        times(n, (i) => `public class H${i} : Hub { public Task Ask(int id) => Clients.All.SendAsync("told", id); }`),
      ),
  },
  {
    name: "methods and events of a hub",
    size: 12,
    make: (n) =>
      hubs(
        1,
        `public class H0 : Hub { ${times(n, (i) => `public Task Ask${i}(int id) => Clients.All.SendAsync("told${i}", id);`)} }`,
      ),
  },
];

function hubs(count: number, declarations: string): ReturnType<Shape["make"]> {
  return program(
    `using Microsoft.AspNetCore.SignalR;\nvar builder = WebApplication.CreateBuilder(args); builder.Services.AddSignalR(); var app = builder.Build(); ${times(count, (i) => `app.MapHub<H${i}>("/h${i}");`)} app.Run();\n${declarations}`,
  );
}
