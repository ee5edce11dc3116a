/** A few lines that unfold to more than any machine holds: each must come to an end, with a diagnostic where something is lost. */
import { describe, expect, test } from "vitest";
import { diagnostic } from "../../src/diagnostics/diagnostic.js";
import { runInMemory } from "../cli/run-in-memory.js";
import { project, read, sdk } from "../csharp/project/read-memory.js";
import { readWithDiagnostics } from "../reading/read-source.js";

function readServed(source: string): { routes: readonly string[]; codes: readonly string[]; told: readonly string[] } {
  const { contract, diagnostics } = readWithDiagnostics(source, { served: { include: [], exclude: [] } });
  return {
    routes: contract.services
      .flatMap(({ operations }) => operations.map(({ method, route }) => `${method} ${route.template}`))
      .sort(),
    codes: diagnostics.map(({ code }) => code),
    told: diagnostics.map(({ message }) => message),
  };
}

const levels = Array.from({ length: 40 }, (_, at) => at);
const times = (text: string): string => text.repeat(8);

describe("a project", () => {
  test("a property that doubles itself has an end", () => {
    const { told } = read({
      "App.csproj": sdk(`<PropertyGroup><A>x</A>${levels.map(() => "<A>$(A)$(A)</A>").join("")}</PropertyGroup>
        <ItemGroup><ProjectReference Include="$(A)" /></ItemGroup>`),
    });
    expect(told.join("\n")).toContain("its value is longer than 1000000 characters");
  });

  test.each([
    "$([System.String]::new('x').PadLeft(2000000000))",
    "$(A.PadRight(2000000000))",
    `$(A.Replace('x', '${"y".repeat(2_000)}'))`,
  ])("%.50s has an end", (expression) => {
    const { told } = read({
      "App.csproj": sdk(`<PropertyGroup><A>${"x".repeat(1_000)}</A><B>${expression}</B></PropertyGroup>
        <ItemGroup><ProjectReference Include="$(B)" /></ItemGroup>`),
    });
    expect(told[0]).toMatch(/TN1223 .* (longer than 1000000 characters|is not known)/);
  });

  test("items that double themselves have an end", () => {
    const { told } = read({
      "App.csproj": sdk(`<ItemGroup><Using Include="A;B" />
        ${levels.map(() => '<Using Include="@(Using);@(Using)" />').join("")}</ItemGroup>`),
    });
    expect(told).toEqual([
      "App.csproj(3,379): TN1223 @(Using);@(Using) cannot be evaluated: the project has more than 200000 items. It counts as empty.",
    ]);
  });

  test("metadata that doubles itself has an end", () => {
    const told = read({
      "App.csproj": sdk(`<ItemGroup><Using Include="A" M="x" />
        ${levels.map(() => '<Using Update="A" M="%(M)%(M)" />').join("")}</ItemGroup>`),
    });
    expect(told.told.join("\n")).toContain("its value is longer than 1000000 characters");
    expect(project(told).globalUsings.map(({ name }) => name)).toContain("A");
  });
});

describe("C#", () => {
  const start = "var app = WebApplication.CreateBuilder(args).Build();";

  test.each([
    [
      "held",
      "A0<int>",
      `${levels.map((at) => `public record A${at}<T>(A${at + 1}<List<T>> L, A${at + 1}<T[]> R);`).join("\n")} public record A40<T>(T V);`,
      "A31",
    ],
    [
      "extended",
      "A40<int>",
      `public interface A0<T> { T V { get; } } ${levels.map((at) => `public interface A${at + 1}<T> : A${at}<List<T>>, A${at}<T[]>;`).join("\n")}`,
      "A40",
    ],
  ])("generic types of which two are %s by the next one have an end", (_, returned, declarations, type) => {
    const { codes, told, routes } = readServed(
      `${start} app.MapGet("/a", ${returned} () => null!); app.MapGet("/b", () => 1); ${declarations}`,
    );
    expect(told.join("\n")).toContain(`${type} unfolds to more than 1,000 constructed types`);
    expect(codes).toContain("TN2372");
    expect(routes).toEqual(["GET /b"]);
  });

  test("a type that doubles is named in part", () => {
    const fields = levels.map(
      (at) => `public class C${at + 1}<T> : C${at}<(T, T)> { public int P${at} { get; set; } }`,
    );
    const { told } = readServed(`${start} app.MapGet("/a", C40<int> () => null!);
      public class C0<T> { public T V { get; set; } = default!; } ${fields.join("\n")}`);
    expect(told.join("\n")).toMatch(/The tuple .*…/);
    expect(told.join("\n").length).toBeLessThan(5_000);
  });

  test("a route of constants that double in length is left out", () => {
    const fields = levels.map((at) => `public const string A${at + 1} = A${at} + A${at};`);
    const { codes } = readServed(`${start} app.MapGet("/" + K.A40, () => 1);
      static class K { public const string A0 = "x"; ${fields.join("\n")} }`);
    expect(codes).toContain("TN2182");
  });

  test("texts that are put together from each other are worked out once", () => {
    const fields = levels.slice(0, 9).map((at) => `static readonly string A${at + 1} = $"${times(`{A${at}}`)}";`);
    const locals = levels.slice(0, 9).map((at) => `var a${at + 1} = $"${times(`{a${at}}`)}";`);
    const { routes } = readServed(`${start} var a0 = ""; ${locals.join("\n")} app.MapGet("/l" + a9, () => 1);
      app.MapGet("/f" + K.Last, () => 1);
      static class K { static readonly string A0 = ""; ${fields.join("\n")} public static string Last => A9; }`);
    expect(routes).toEqual(["GET /f", "GET /l"]);
  });

  test("mappers that call each other twice have an end", () => {
    const mappers = levels
      .slice(0, 15)
      .map((at) => `void M${at}(IEndpointRouteBuilder a) { M${at + 1}(a); M${at + 1}(a.MapGroup("/x")); }`);
    const { told } = readServed(`${start} M0(app); ${mappers.join("\n")}
      void M15(IEndpointRouteBuilder a) { a.MapGet("/y", () => 1); }`);
    expect(told.join("\n")).toContain(
      "Tenon stops following the start-up code here: it maps more routes than are read.",
    );
  });

  test("a mapper that calls itself, or that is reached through many calls, is followed", () => {
    const chain = levels.map((at) => `void C${at}(IEndpointRouteBuilder a) { C${at + 1}(a); }`);
    const { told, routes } = readServed(`${start} M(app, 3); C0(app);
      void M(IEndpointRouteBuilder a, int n) { a.MapGet("/y", () => 1); if (n > 0) M(a.MapGroup("/x"), n - 1); }
      ${chain.join("\n")} void C40(IEndpointRouteBuilder a) { a.MapGet("/z", () => 1); }`);
    expect(routes).toEqual(["GET /x/x/x/y", "GET /x/x/y", "GET /x/y", "GET /y", "GET /z"]);
    expect(told).toEqual([]);
  });

  test("mappers that all call each other have an end", () => {
    const all = levels.slice(0, 15);
    const mappers = all.map((at) => {
      const calls = all.filter((other) => other !== at).map((other) => `M${other}(a);`);
      return `void M${at}(IEndpointRouteBuilder a) { a.MapGet("/y${at}", () => 1); ${calls.join(" ")} }`;
    });
    const { told } = readServed(`${start} M0(app); ${mappers.join("\n")}`);
    expect(told.join("\n")).toContain("Tenon stops following the start-up code here");
  });

  test("methods that all return each other's text have an end", () => {
    const all = levels.slice(0, 15);
    const methods = all.map((at) => {
      const calls = all.filter((other) => other !== at).map((other) => `{A${other}(x)}`);
      return `public static string A${at}(string x) => $"${calls.join("")}"; public static string D${at}() => D${at + 1}() + D${at + 1}();`;
    });
    const { codes } = readServed(`${start} app.MapGet("/" + R.A0("x"), () => 1); app.MapGet("/" + R.D0(), () => 1);
      static class R { ${methods.join("\n")} public static string D15() => ""; }`);
    expect(codes.filter((code) => code === "TN2182")).toHaveLength(2);
  });

  test("generic methods that all register each other's type argument have an end", () => {
    const all = levels.slice(0, 15);
    const methods = all.map((at) => {
      const calls = all.filter((other) => other !== at).map((other) => `M${other}<T>(s);`);
      return `public static void M${at}<T>(IServiceCollection s) where T : class { s.AddScoped<T>(); ${calls.join(" ")} }`;
    });
    const { routes } =
      readServed(`var b = WebApplication.CreateBuilder(args); R.M0<Thing>(b.Services); var app = b.Build();
      app.MapGet("/a", (Thing thing) => 1);
      public class Thing; static class R { ${methods.join("\n")} }`);
    expect(routes).toEqual(["GET /a"]);
  });

  test("results that all execute each other have an end", () => {
    const all = levels.slice(0, 15);
    const classes = all.map((at) => {
      const others = all
        .filter((other) => other !== at)
        .map((other) => `if (c.Request.Path == "${other}") return new O${other}().ExecuteAsync(c);`);
      return `public class O${at} : IResult { public Task ExecuteAsync(HttpContext c) { ${others.join(" ")} return Task.CompletedTask; } }`;
    });
    const { codes } = readServed(`${start} app.MapGet("/a", () => new O0()); ${classes.join("\n")}`);
    expect(codes).toContain("TN2201");
  });

  test("classes in a query that all name each other have an end", () => {
    const all = levels.slice(0, 15);
    const classes = all.map((at) => {
      const others = all.map((other) => `public Q${other}? A${other} { get; set; }`);
      return `public class Q${at} { ${others.join(" ")} public int V { get; set; } }`;
    });
    const { codes, routes } =
      readServed(`var b = WebApplication.CreateBuilder(args); b.Services.AddControllers(); var app = b.Build();
      app.MapControllers();
      [ApiController, Route("a")] public class C : ControllerBase { [HttpGet] public int G([FromQuery] Q0 q) => 1; }
      ${classes.join("\n")}`);
    expect(routes).toEqual(["GET /a"]);
    expect(codes).toContain("TN2124");
  });

  test("a helper that maps a thousand routes maps all of them", () => {
    const calls = Array.from({ length: 1_000 }, (_, at) => `Item(app, "/r${at}");`);
    const { routes } = readServed(`${start} ${calls.join("\n")}
      void Item(IEndpointRouteBuilder a, string p) { a.MapGet(p, () => 1); }`);
    expect(routes).toHaveLength(1_000);
  });

  test("answers of helpers that call each other in every branch have an end", () => {
    const helpers = levels.map(
      (at) => `static IResult F${at}(int x) => x switch { ${times(`1 => F${at + 1}(x), `)} _ => F${at + 1}(x) };`,
    );
    const { codes } = readServed(`${start} app.MapGet("/a", (int x) => K.F0(x));
      static class K { public ${helpers.join("\npublic ")} public static IResult F40(int x) => Results.Ok(x); }`);
    expect(codes).toContain("TN2201");
  });

  test("JSON settings of helpers that call each other have an end", () => {
    const helpers = levels.map(
      (at) => `public static void F${at}(JsonSerializerOptions o) { ${times(`F${at + 1}(o);`)} }`,
    );
    const { codes } = readServed(`var builder = WebApplication.CreateBuilder(args);
      builder.Services.ConfigureHttpJsonOptions(o => K.F0(o.SerializerOptions));
      var app = builder.Build(); app.MapGet("/a", () => new X(1)); public record X(int A);
      static class K { ${helpers.join("\n")} public static void F40(JsonSerializerOptions o) { o.PropertyNamingPolicy = null; } }`);
    expect(codes).toContain("TN2250");
  });
});

const links = (write: (at: number) => string): string =>
  Array.from({ length: 20_000 }, (_, at) => write(at)).join("\n");

test.each([
  [
    "constants",
    'app.MapGet("/" + K.C20000, () => 1);',
    links((at) => `public const int C${at + 1} = C${at} + 1;`),
    "TN9014",
  ],
  ["operators", `app.MapGet("/a", (bool b) => ${"b && ".repeat(20_000)}b);`, "", "TN2250"],
])("a chain of thousands of %s is an error, not a crash", async (_, mapped, members, code) => {
  const source = `var app = WebApplication.CreateBuilder(args).Build(); ${mapped} app.Run();
    public static class K { public const int C0 = 1; ${members} }`;
  const files = { "/app/Api.csproj": sdk(""), "/app/Program.cs": source };
  const { exit, error } = await runInMemory(["--project", "Api.csproj", "--served", "--output", "out"], files);
  expect([exit, error]).toEqual([2, expect.stringContaining(code)]);
});

test("a message is bounded, however long the names in it are", () => {
  const { message } = diagnostic("mapperNotCalled", undefined, { method: "x".repeat(100_000) });
  expect(message.length).toBeLessThan(3_000);
  expect(message).toMatch(/^No start-up code calls x{100,}…, which maps this route/);
});
