/** Programs and documents that get deeper, wider or fuller with `n`: what reading them costs has to grow as they do. */

export interface Shape {
  readonly name: string;
  /**
   * Square where what is written grows faster than what is read: a class with n bases has the members of all of them. Limited where what
   * is done would double with each step, so that a limit with a diagnostic ends it.
   */
  readonly growth?: "square" | "limited";
  /** Takes seconds: only at the large sizes. */
  readonly isLong?: boolean;
  readonly size: number;
  readonly make: (n: number) => { readonly args: readonly string[]; readonly files: Readonly<Record<string, string>> };
}

/** `make` for 0 to n - 1, one after the other. */
function times(n: number, make: (index: number) => string): string {
  return Array.from({ length: n }, (_, index) => make(index)).join(" ");
}

const served = ["--served", "--zod", "--openapi", "/app/openapi.json", "--output", "/app/out", "/app/Api.cs"];

function program(source: string): ReturnType<Shape["make"]> {
  return { args: served, files: { "/app/Api.cs": `#nullable enable\nusing Microsoft.AspNetCore.Mvc;\n${source}` } };
}

function action(returned: string, declarations: string): ReturnType<Shape["make"]> {
  return program(`${declarations}
[ApiController, Route("x")]
public class XController : ControllerBase { [HttpGet] public ${returned} Get() => default!; }`);
}

function minimal(statements: string, declarations = ""): ReturnType<Shape["make"]> {
  return program(`var app = WebApplication.CreateBuilder(args).Build();\n${statements}\napp.Run();\n${declarations}`);
}

function nested(n: number, open: string, core: string, close: string): string {
  return open.repeat(n) + core + close.repeat(n);
}

const types: readonly Shape[] = [
  {
    name: "nested generics",
    size: 8,
    make: (n) => action(nested(n, "W<", "int", ">"), "public record W<T>(T Value, int B);"),
  },
  {
    name: "nested generics with null",
    size: 16,
    make: (n) => action(nested(n, "W<", "int", ">"), "public record W<T>(T? Value, int B);"),
  },
  {
    name: "nested generics with two arguments",
    size: 8,
    make: (n) => action(nested(n, "W<int, ", "int", ">"), "public record W<A, B>(A X, B Y);"),
  },
  { name: "lists in lists", size: 8, make: (n) => action(nested(n, "List<", "int", ">"), "") },
  {
    name: "dictionaries in dictionaries",
    size: 8,
    make: (n) => action(nested(n, "Dictionary<string, ", "int", ">"), ""),
  },
  { name: "arrays of arrays", size: 8, make: (n) => action(`int${"[]".repeat(n)}`, "") },
  {
    name: "properties",
    size: 50,
    make: (n) => action("T", `public class T { ${times(n, (i) => `public int P${i} { get; set; }`)} }`),
  },
  {
    name: "types in a row",
    size: 25,
    make: (n) =>
      action("T0", `${times(n, (i) => `public record T${i}(int A, T${i + 1} B);`)} public record T${n}(int A, int B);`),
  },
  {
    name: "types that hold each other",
    size: 12,
    growth: "square",
    make: (n) =>
      action(
        "T0",
        times(n, (i) => `public class T${i} { ${times(n, (j) => `public T${j}? P${j} { get; set; }`)} }`),
      ),
  },
  {
    name: "bases",
    size: 12,
    growth: "square",
    make: (n) =>
      action(
        `C${n}`,
        `public class C0 { public int P { get; set; } } ${times(n, (i) => `public class C${i + 1} : C${i} { public int P${i} { get; set; } public C${i}? Q${i} { get; set; } }`)}`,
      ),
  },
  {
    name: "interfaces in a row",
    size: 25,
    make: (n) =>
      action(
        `I${n}`,
        `public interface I0 { int P { get; } } ${times(n, (i) => `public interface I${i + 1} : I${i} { int P${i} { get; } }`)}`,
      ),
  },
  {
    name: "a lattice of interfaces",
    size: 12,
    make: (n) =>
      action(
        `A${n}`,
        `public interface A0 { int P { get; } } public interface B0 { int Q { get; } } ${times(n, (i) => `public interface A${i + 1} : A${i}, B${i} { } public interface B${i + 1} : A${i}, B${i} { }`)}`,
      ),
  },
  {
    name: "parts of a class",
    size: 25,
    make: (n) =>
      action(
        "T",
        times(n, (i) => `public partial class T { public int P${i} { get; set; } }`),
      ),
  },
  {
    name: "classes in classes",
    size: 12,
    make: (n) =>
      action(
        `T0${times(n, (i) => `.T${i + 1}`).replaceAll(" ", "")}`,
        `${times(n + 1, (i) => `public class T${i} { public int P { get; set; }`)}${"}".repeat(n + 1)}`,
      ),
  },
  { name: "members of an enum", size: 50, make: (n) => action("E", `public enum E { ${times(n, (i) => `M${i},`)} }`) },
  {
    name: "derived types",
    size: 25,
    make: (n) =>
      action(
        "B",
        `${times(n, (i) => `[System.Text.Json.Serialization.JsonDerivedType(typeof(D${i}), "d${i}")]`)} public class B { public int P { get; set; } } ${times(n, (i) => `public class D${i} : B { public int P${i} { get; set; } }`)}`,
      ),
  },
  {
    name: "constants made of constants",
    size: 25,
    make: (n) =>
      program(`public static class R { public const string C0 = "a"; ${times(n, (i) => `public const string C${i + 1} = C${i} + "/b";`)} }
[ApiController, Route(R.C${n})] public class XController : ControllerBase { [HttpGet] public int Get() => 1; }`),
  },
  {
    name: "attributes on a member",
    size: 12,
    make: (n) =>
      action(
        "T",
        `${times(n, (i) => `public class A${i}Attribute(int n) : Attribute;`)} public class T { ${times(n, (i) => `[A${i}(${i})]`)} public int P { get; set; } public int Q { get; set; } }`,
      ),
  },
  {
    name: "attributes derived from attributes",
    size: 12,
    make: (n) =>
      program(`public class A0Attribute(int status) : ProducesResponseTypeAttribute(status); ${times(n, (i) => `public class A${i + 1}Attribute(int status) : A${i}Attribute(status);`)}
[ApiController, Route("x")] public class XController : ControllerBase { [HttpGet, A${n}(404)] public int Get() => 1; }`),
  },
  {
    name: "generic types made of type parameters",
    size: 8,
    make: (n) =>
      action(
        "A0<int>",
        `${times(n, (i) => `public record A${i}<T>(T V, A${i + 1}<T> Next);`)} public record A${n}<T>(T V, int B);`,
      ),
  },
];

const code: readonly Shape[] = [
  {
    name: "actions",
    size: 25,
    make: (n) =>
      program(
        `[ApiController, Route("x")] public class XController : ControllerBase { ${times(n, (i) => `[HttpGet("a${i}")] public int Get${i}(int id) => id;`)} }`,
      ),
  },
  {
    name: "controllers",
    size: 25,
    make: (n) =>
      program(
        times(
          n,
          (i) =>
            `[ApiController, Route("x${i}")] public class X${i}Controller : ControllerBase { [HttpGet] public int Get(int id) => id; }`,
        ),
      ),
  },
  {
    name: "parameters",
    size: 12,
    make: (n) =>
      program(
        `[ApiController, Route("x")] public class XController : ControllerBase { [HttpGet] public int Get(${Array.from({ length: n }, (_, i) => `int p${i}`).join(", ")}) => 1; }`,
      ),
  },
  {
    name: "declared answers",
    size: 12,
    make: (n) =>
      program(
        `[ApiController, Route("x")] public class XController : ControllerBase { [HttpGet] ${times(n, (i) => `[ProducesResponseType(${400 + i})]`)} public int Get() => 1; }`,
      ),
  },
  { name: "endpoints", size: 25, make: (n) => minimal(times(n, (i) => `app.MapGet("/a${i}", (int id) => id);`)) },
  {
    name: "groups in groups",
    size: 8,
    make: (n) =>
      minimal(
        `var g0 = app.MapGroup("/g");${times(n, (i) => `var g${i + 1} = g${i}.MapGroup("/g");`)} g${n}.MapGet("/a", () => 1);`,
      ),
  },
  {
    name: "helpers that call helpers",
    size: 6,
    make: (n) =>
      minimal(
        "app.Map0();",
        `public static class H { ${times(n, (i) => `public static void Map${i}(this IEndpointRouteBuilder app) { app.MapGet("/a${i}", () => ${i}); app.Map${i + 1}(); }`)} public static void Map${n}(this IEndpointRouteBuilder app) => app.MapGet("/end", () => 1); }`,
      ),
  },
  {
    name: "generic helpers that call helpers",
    size: 6,
    make: (n) =>
      minimal(
        "app.Map0<int>();",
        `public static class H { ${times(n, (i) => `public static void Map${i}<T>(this IEndpointRouteBuilder app) => app.Map${i + 1}<T>();`)} public static void Map${n}<T>(this IEndpointRouteBuilder app) => app.MapGet("/end", () => default(T)); }`,
      ),
  },
  {
    name: "lambdas in lambdas",
    size: 6,
    make: (n) =>
      minimal(
        `app.MapGet("/a", () => F(${nested(n, "() => F(", "() => 1", ")")})); static T F<T>(System.Func<T> f) => f();`,
      ),
  },
  {
    name: "conditions in conditions",
    size: 8,
    make: (n) => minimal(`app.MapGet("/a", (bool b) => ${nested(n, "b ? 1 : (", "2", ")")});`),
  },
  {
    name: "answers of a handler",
    size: 8,
    make: (n) =>
      minimal(
        `app.MapGet("/a", (int b) => { ${times(n, (i) => `if (b == ${i}) return Results.StatusCode(${400 + i});`)} return Results.Ok(1); });`,
      ),
  },
  {
    name: "conventions on an endpoint",
    size: 12,
    make: (n) => minimal(`app.MapGet("/a", () => 1)${times(n, (i) => `.WithTags("t${i}")`)};`),
  },
  {
    name: "tuples of tuples",
    size: 8,
    make: (n) =>
      minimal(`var x0 = 1; ${times(n, (i) => `var x${i + 1} = (x${i}, x${i});`)} app.MapGet("/a", () => x${n});`),
  },
  {
    name: "anonymous objects of anonymous objects",
    size: 8,
    make: (n) =>
      minimal(
        `app.MapGet("/a", () => { var x0 = new { a = 1 }; ${times(n, (i) => `var x${i + 1} = new { l = x${i}, r = x${i} };`)} return x${n}; });`,
      ),
  },
  {
    name: "generic methods that double their type",
    size: 8,
    make: (n) =>
      minimal(
        `var x0 = 1; ${times(n, (i) => `var x${i + 1} = H.Twice(x${i});`)} app.MapGet("/a", () => x${n});`,
        "public static class H { public static (T, T) Twice<T>(T t) => (t, t); }",
      ),
  },
  {
    name: "lambdas for three overloads in each other",
    size: 8,
    growth: "square",
    make: (n) =>
      minimal(
        `app.MapGet("/a", () => ${nested(n, "H.F(x => ", "1", ")")});`,
        "public static class H { public static int F(System.Func<int, int> a) => 1; public static int F(System.Func<string, int> a) => 1; public static int F(System.Func<long, string> a) => 1; }",
      ),
  },
  { name: "a sum", size: 25, make: (n) => minimal(`app.MapGet("/a", (int a) => ${"a + ".repeat(n)}a);`) },
  {
    name: "methods that call each other twice",
    size: 16,
    make: (n) =>
      minimal(
        'app.MapGet("/a", () => M.F0(1));',
        `public static class M { ${times(n, (i) => `public static IResult F${i}(int a) => a > ${i} ? F${i + 1}(a) : F${i + 1}(a + 1);`)} public static IResult F${n}(int a) => Results.Ok(a); }`,
      ),
  },
];

/** What start-up code does: loops, branches that nothing decides, recursion, services, hubs. */
const startUp: readonly Shape[] = [
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
    growth: "limited",
    make: (n) =>
      minimal(`var s = "/a"; for (var i = 0; i < ${n}; i++) s = s.Replace("a", "aa"); app.MapGet(s, () => 1);`),
  },
  {
    name: "loops in a loop",
    size: 8,
    growth: "square",
    make: (n) =>
      minimal(
        `var sum = 0; for (var i = 0; i < ${n}; i++) for (var j = 0; j < ${n}; j++) sum += i * j; app.MapGet("/a" + sum, () => 1);`,
      ),
  },
  {
    name: "loops in loops in loops",
    size: 24,
    growth: "limited",
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
    size: 24,
    growth: "limited",
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
    growth: "limited",
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
    name: "steps of a query",
    size: 6,
    make: (n) =>
      minimal(
        `foreach (var p in new[] { "/a", "/b" }${times(n, () => '.Select(one => one + "/c").Where(one => one.Length > 0)')}) app.MapGet(p, () => 1);`,
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

function document(
  schemas: Readonly<Record<string, unknown>>,
  root: unknown = { $ref: "#/components/schemas/S0" },
): ReturnType<Shape["make"]> {
  const answer = { 200: { description: "ok", content: { "application/json": { schema: root } } } };
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: { "/a": { get: { operationId: "get", responses: answer } } },
    components: { schemas },
  });
  return {
    args: ["--from-openapi", "/app/api.json", "--namespace", "A.B", "--output", "/app/out"],
    files: { "/app/api.json": text },
  };
}

function schemas(
  n: number,
  one: (i: number) => unknown,
  last: unknown = { type: "object", properties: { z: { type: "string" } } },
): Record<string, unknown> {
  return Object.fromEntries([...Array.from({ length: n }, (_, i) => [`S${i}`, one(i)]), [`S${n}`, last]]);
}

const to = (i: number): unknown => ({ $ref: `#/components/schemas/S${i}` });
const properties = (own: Readonly<Record<string, unknown>>): unknown => ({ type: "object", properties: own });

const documents: readonly Shape[] = [
  {
    name: "schemas in a row",
    size: 25,
    make: (n) => document(schemas(n, (i) => properties({ a: { type: "string" }, next: to(i + 1) }))),
  },
  { name: "references to references", size: 12, make: (n) => document(schemas(n, (i) => to(i + 1))) },
  {
    name: "properties of a schema",
    size: 50,
    make: (n) =>
      document({
        S0: properties(Object.fromEntries(Array.from({ length: n }, (_, i) => [`p${i}`, { type: "string" }]))),
      }),
  },
  {
    name: "objects in objects",
    size: 8,
    make: (n) =>
      document({
        S0: Array.from({ length: n }).reduce<unknown>((inner) => properties({ inner, b: { type: "string" } }), {
          type: "string",
        }),
      }),
  },
  {
    name: "arrays in arrays of a document",
    size: 8,
    make: (n) =>
      document({
        S0: Array.from({ length: n }).reduce<unknown>((items) => ({ type: "array", items }), { type: "string" }),
      }),
  },
  {
    name: "allOf in a row",
    size: 8,
    growth: "square",
    make: (n) => document(schemas(n, (i) => ({ allOf: [to(i + 1), properties({ [`p${i}`]: { type: "string" } })] }))),
  },
  {
    name: "a lattice of allOf",
    size: 4,
    growth: "square",
    make: (n) =>
      document(schemas(n, (i) => ({ allOf: [to(i + 1), to(i + 1), properties({ [`p${i}`]: { type: "string" } })] }))),
  },
  {
    name: "branches of oneOf",
    size: 12,
    make: (n) =>
      document({
        S0: { oneOf: Array.from({ length: n }, (_, i) => to(i + 1)) },
        ...Object.fromEntries(
          Array.from({ length: n }, (_, i) => [`S${i + 1}`, properties({ [`p${i}`]: { type: "string" } })]),
        ),
      }),
  },
  {
    name: "anyOf in anyOf",
    size: 4,
    make: (n) => document(schemas(n, (i) => ({ anyOf: [to(i + 1), properties({ [`p${i}`]: { type: "string" } })] }))),
  },
];

export const shapes: readonly Shape[] = [...types, ...code, ...startUp, ...documents];
