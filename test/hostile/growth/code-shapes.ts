import { minimal, nested, program, type Shape, times } from "./shape.js";

export const code: readonly Shape[] = [
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
    isLimited: true,
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
  {
    name: "let in a query",
    size: 25,
    make: (n) =>
      minimal(
        `app.MapGet("/a", (int[] xs) => (from x in xs ${times(n, (i) => `let a${i} = ${i === 0 ? "x" : `a${i - 1}`} + 1`)} select x).ToList());`,
      ),
  },
  {
    name: "from in a query",
    size: 12,
    make: (n) =>
      minimal(
        `app.MapGet("/a", (int[] xs) => (from x in xs ${times(n, (i) => `from a${i} in xs`)} select x).ToList());`,
      ),
  },
  {
    name: "arms of a switch expression",
    size: 12,
    make: (n) =>
      minimal(
        `app.MapGet("/a", (int x) => x switch { ${times(n, (i) => `${i} => Results.StatusCode(${400 + (i % 150)}),`)} _ => Results.Ok(1) });`,
      ),
  },
  {
    name: "patterns of one expression",
    size: 25,
    make: (n) =>
      minimal(
        `app.MapGet("/a", (int x) => x is 0 ${times(n, (i) => `or ${i + 1}`)} ? Results.Ok() : Results.NotFound());`,
      ),
  },
  {
    name: "holes of an interpolation",
    size: 50,
    make: (n) => minimal(`app.MapGet("/a", (int x) => $"${"{x}".repeat(n)}");`),
  },
  {
    name: "parts of a route",
    size: 12,
    make: (n) =>
      minimal(
        `app.MapGet("${times(n, (i) => `/a${i}/{p${i}:int}`).replaceAll(" ", "")}", (${Array.from({ length: n }, (_, i) => `int p${i}`).join(", ")}) => 1);`,
      ),
  },
  {
    name: "operations of one name",
    size: 12,
    make: (n) =>
      minimal(
        times(n, (i) => `app.MapGet("/a${i}/{id}", C.Get);`),
        "public static class C { public static int Get(int id) => id; }",
      ),
  },
  {
    name: "delegates that are added to themselves",
    size: 20,
    isLimited: true,
    make: (n) =>
      minimal(
        `var count = 0; System.Action f = () => count++; for (var i = 0; i < ${n}; i++) f += f; f(); app.MapGet("/a", () => 1);`,
      ),
  },
];
