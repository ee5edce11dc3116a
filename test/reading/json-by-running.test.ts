/**
 * One setting in many ways of writing it: whatever the program does to get there, the answer is the same. What the server does is
 * judged in test/judge/servers/json-run-*.cs.
 */
import { describe, expect, test } from "vitest";
import { typesText } from "./contract-text.js";
import { readWithDiagnostics, type Source } from "./read-source.js";

const types = `namespace Acme; public record Thing(int FirstValue);
[ApiController, Route("x")] public class XController : ControllerBase { [HttpGet] public Thing Get() => null!; }`;

function read(files: Source) {
  const { contract, diagnostics } = readWithDiagnostics(
    typeof files === "string" ? { "Program.cs": files, "Types.cs": types } : { ...files, "Types.cs": types },
    { served: { include: [], exclude: [] } },
  );
  // Which keys a request may leave out is another question.
  const shapes = typesText(contract).map((text) => text.replace(/\?[<>]/g, ""));
  return [...shapes, ...diagnostics.map(({ code }) => code)].join(" | ");
}

/** `SET` is what sets the policy, of `o`. */
function program(setUp: string, more = ""): string {
  return `var builder = WebApplication.CreateBuilder(args);
${setUp}
var app = builder.Build(); app.MapControllers(); app.Run(); ${more}`;
}

const snake = "Thing { first_value: int32 }";
const camel = "Thing { firstValue: int32 }";
const policy = "JsonNamingPolicy.SnakeCaseLower";
const add = (lambda: string): string => `builder.Services.AddControllers().AddJsonOptions(${lambda});`;
const set = (value: string): string => add(`o => o.JsonSerializerOptions.PropertyNamingPolicy = ${value}`);

describe("the language", () => {
  test.each<[title: string, setUp: string, more?: string]>([
    ["a local", `var p = ${policy}; ${set("p")}`],
    ["a local that is assigned later", `JsonNamingPolicy? p = null; ${set("p")} p = ${policy};`],
    ["a constant condition", set(`1 + 1 == 2 ? ${policy} : null`)],
    ["a switch expression", set(`"a".Length switch { _ => ${policy} }`)],
    [
      "a switch statement",
      `JsonNamingPolicy? p; switch (2 * 3) { case 6: p = ${policy}; break; default: p = null; break; } ${set("p")}`,
    ],
    [
      "a loop over an array",
      `JsonNamingPolicy? p = null; foreach (var one in new[] { null, ${policy} }) p = one; ${set("p")}`,
    ],
    [
      "a loop that counts",
      `JsonNamingPolicy? p = null; for (var i = 0; i < 3; i++) { if (i == 1) continue; if (i == 2) break; p = ${policy}; } ${set("p")}`,
    ],
    [
      "a loop that ends by itself",
      `JsonNamingPolicy? p = null; var i = 0; while (true) { if (++i > 4) break; p = ${policy}; } ${set("p")}`,
    ],
    ["a local function", `${set("Policy()")} static JsonNamingPolicy Policy() => ${policy};`],
    [
      "a local function that captures",
      `var p = ${policy}; void Add(JsonOptions o) { o.JsonSerializerOptions.PropertyNamingPolicy = p; } ${add("Add")}`,
    ],
    [
      "delegates that are added",
      `Action<JsonOptions> a = o => o.JsonSerializerOptions.PropertyNamingPolicy = null; a += o => o.JsonSerializerOptions.PropertyNamingPolicy = ${policy}; ${add("a")}`,
    ],
    [
      "an out parameter",
      `Give(out var p); ${set("p")} static void Give(out JsonNamingPolicy given) => given = ${policy};`,
    ],
    ["a tuple that is taken apart", `var (p, _) = (${policy}, 1); ${set("p")}`],
    ["a conditional access", set(`new Holder(${policy})?.Policy`), "public record Holder(JsonNamingPolicy Policy);"],
    ["null coalescing", set(`((JsonNamingPolicy?)null) ?? ${policy}`)],
    ["an assignment that coalesces", `JsonNamingPolicy? p = null; p ??= ${policy}; ${set("p")}`],
    [
      "a record with another value",
      set(`(new Holder(null) with { Policy = ${policy} }).Policy`),
      "public record Holder(JsonNamingPolicy? Policy);",
    ],
    [
      "a field of an object",
      set("new Holder().Policy"),
      `public class Holder { public JsonNamingPolicy Policy = ${policy}; }`,
    ],
    [
      "a property with a body",
      set("new Holder().Policy"),
      `public class Holder { public JsonNamingPolicy Policy { get { var p = ${policy}; return p; } } }`,
    ],
    [
      "a setter",
      `var h = new Holder(); h.Policy = ${policy}; ${set("h.Kept")}`,
      "public class Holder { public JsonNamingPolicy? Kept; public JsonNamingPolicy Policy { set => Kept = value; } }",
    ],
    [
      "a static field",
      set("Holder.Policy"),
      `public static class Holder { public static readonly JsonNamingPolicy Policy = ${policy}; }`,
    ],
    [
      "a static constructor",
      set("Holder.Policy"),
      `public static class Holder { public static JsonNamingPolicy Policy; static Holder() { Policy = ${policy}; } }`,
    ],
    [
      "a constructor",
      set(`new Holder(${policy}).Kept`),
      "public class Holder { public readonly JsonNamingPolicy Kept; public Holder(JsonNamingPolicy p) { Kept = p; } }",
    ],
    [
      "a primary constructor",
      set(`new Holder(${policy}).Get()`),
      "public class Holder(JsonNamingPolicy p) { public JsonNamingPolicy Get() => p; }",
    ],
    [
      "a constructor that calls another",
      set("new Holder().Kept"),
      `public class Holder(JsonNamingPolicy p) { public JsonNamingPolicy Kept = p; public Holder() : this(${policy}) { } }`,
    ],
    [
      "a base constructor",
      set(`new Derived(${policy}).Kept`),
      "public class Base { public JsonNamingPolicy Kept; public Base(JsonNamingPolicy p) => Kept = p; } public class Derived(JsonNamingPolicy p) : Base(p);",
    ],
    [
      "a virtual method",
      set("((Base)new Derived()).Get()"),
      `public class Base { public virtual JsonNamingPolicy? Get() => null; } public class Derived : Base { public override JsonNamingPolicy? Get() => ${policy}; }`,
    ],
    [
      "an interface",
      set("((IPolicy)new Own()).Get()"),
      `public interface IPolicy { JsonNamingPolicy Get(); } public class Own : IPolicy { JsonNamingPolicy IPolicy.Get() => ${policy}; }`,
    ],
    [
      "a static abstract member",
      `${set("Get<Own>()")} static JsonNamingPolicy Get<T>() where T : IPolicy => T.Get();`,
      `public interface IPolicy { static abstract JsonNamingPolicy Get(); } public class Own : IPolicy { public static JsonNamingPolicy Get() => ${policy}; }`,
    ],
    [
      "a generic class",
      set(`new Box<JsonNamingPolicy>(${policy}).Value`),
      "public class Box<T>(T value) { public T Value => value; }",
    ],
    [
      "an extension of one's own",
      "builder.Services.AddWire();",
      `public static class Wire { public static IServiceCollection AddWire(this IServiceCollection s) { s.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = ${policy}); return s; } }`,
    ],
    [
      "a generic helper",
      `builder.Services.AddControllers(); Apply<JsonOptions>(o => o.JsonSerializerOptions.PropertyNamingPolicy = ${policy}); void Apply<T>(Action<T> a) where T : class => builder.Services.Configure(a);`,
    ],
    [
      "a list of functions",
      `var all = new List<Action<JsonOptions>> { o => o.JsonSerializerOptions.PropertyNamingPolicy = ${policy} }; all.ForEach(a => { }); foreach (var a in all) builder.Services.AddControllers().AddJsonOptions(a);`,
    ],
    ["a dictionary", `var d = new Dictionary<string, JsonNamingPolicy> { ["a"] = ${policy} }; ${set('d["a"]')}`],
    ["a collection expression", `JsonNamingPolicy?[] all = [null, ${policy}]; ${set("all[1]")}`],
    [
      "an iterator",
      `JsonNamingPolicy? p = null; foreach (var one in All()) p = one; ${set("p")} static IEnumerable<JsonNamingPolicy?> All() { yield return null; yield return ${policy}; }`,
    ],
    ["await", `var p = await Task.FromResult(${policy}); ${set("p")}`],
    ["try and finally", `JsonNamingPolicy? p = null; try { p = ${policy}; } finally { } ${set("p")}`],
    ["a way that throws", `if (args.Length > 9) throw new Exception(); ${set(policy)}`],
    [
      "pattern matching",
      set(`(object)new Holder(${policy}) is Holder { Policy: var p } ? p : null`),
      "public record Holder(JsonNamingPolicy Policy);",
    ],
  ])("%s", (_, setUp, more) => expect(read(program(setUp, more))).toBe(snake));
});

describe("the start", () => {
  const services = `public void ConfigureServices(IServiceCollection services) => services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = ${policy});`;
  const early = `public class Early : IHostingStartup { public void Configure(IWebHostBuilder builder) => builder.ConfigureServices(services => services.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = ${policy})); }`;
  test.each<[title: string, source: string, expected?: string]>([
    [
      "Main",
      `public class Program { public static void Main(string[] args) { ${program(set(policy)).replaceAll("app.Run();", "")} } }`,
    ],
    [
      "Startup",
      `public class Program { public static void Main(string[] args) => Host.CreateDefaultBuilder(args).ConfigureWebHostDefaults(w => w.UseStartup<Startup>()).Build().Run(); }
       public class Startup { ${services} public void Configure(IApplicationBuilder app) => app.UseEndpoints(e => e.MapControllers()); }`,
    ],
    [
      "a Startup that nothing uses",
      `${program(set("JsonNamingPolicy.CamelCase"))} public class Startup { ${services} }`,
      camel,
    ],
    [
      "a hosting startup",
      `[assembly: HostingStartup(typeof(Early))] ${program("builder.Services.AddControllers();", early)}`,
    ],
    [
      "a hosting startup of a slim builder, which knows none",
      `[assembly: HostingStartup(typeof(Early))] ${program("builder.Services.AddControllers();", early).replace("CreateBuilder", "CreateSlimBuilder")}`,
      camel,
    ],
    ["a hosting startup that nothing names", program("builder.Services.AddControllers();", early), camel],
    ["a class library", `public class Startup { ${services} }`],
    [
      "a class library whose methods call each other",
      `public static class A { public static void AddA(this IServiceCollection s) => s.AddB(JsonNamingPolicy.CamelCase); public static void AddB(this IServiceCollection s, JsonNamingPolicy p) => s.AddControllers().AddJsonOptions(o => o.JsonSerializerOptions.PropertyNamingPolicy = p); }`,
      camel,
    ],
  ])("%s", (_, source, expected = snake) => {
    const usings = "using Microsoft.Extensions.Hosting; using Microsoft.AspNetCore.Hosting;\n";
    expect(read(`${usings}${source}`)).toBe(expected);
  });
});

describe("a branch that cannot be decided is run both ways", () => {
  test.each<[title: string, setUp: string, expected: string]>([
    [
      "a setting in one way",
      add(`o => { if (args.Length > 0) o.JsonSerializerOptions.PropertyNamingPolicy = ${policy}; }`),
      `${snake} | TN2511`,
    ],
    ["the same in both", `if (args.Length > 0) { ${set(policy)} } else { ${set(policy)} }`, `${snake} | TN2511`],
    [
      "a return before it",
      add(`o => { if (args.Length > 0) return; o.JsonSerializerOptions.PropertyNamingPolicy = ${policy}; }`),
      `${snake} | TN2511`,
    ],
    ["equal values", `var p = args.Length > 0 ? ${policy} : ${policy}; ${set("p")}`, snake],
    [
      "set afterwards in any case",
      `${add("o => { if (args.Length > 0) o.JsonSerializerOptions.PropertyNamingPolicy = null; }")} ${set(policy)}`,
      snake,
    ],
    ["a value that is not known", set("Outside.Policy()"), `${camel} | TN2506`],
    ["a delegate that is not known", add("Outside.Configure()"), `${camel} | TN2510`],
    [
      "a method that is not known is given the options",
      add("o => Outside.Configure(o.JsonSerializerOptions)"),
      `${camel} | TN2510`,
    ],
  ])("%s", (_, setUp, expected) => expect(read(program(setUp))).toBe(expected));
});

describe("code without an end is cut, and the rest is read", () => {
  test.each<[title: string, before: string, more?: string]>([
    ["a loop", "while (true) { }"],
    ["a loop without a condition", "for (;;) { }"],
    ["a loop that ends at its end", "do { } while (true);"],
    ["a loop that is not decided", "while (args.Length > 0) { }"],
    ["a loop that counts", "for (var i = 0; i >= 0; i++) { }"],
    ["recursion", "int F(int n) => F(n + 1); F(0);"],
    ["recursion in both ways of a branch", "int F(int n) => args.Length > n ? F(n + 1) + F(n + 2) : F(n - 1); F(0);"],
    [
      "methods that call each other",
      "A.F(0);",
      "public static class A { public static int F(int n) => G(n); public static int G(int n) => n > 0 ? F(n) : F(-n); }",
    ],
    ["a text that doubles", 'var text = "ab"; for (var i = 0; i < 60; i++) text += text;'],
    ["a list that doubles", "var list = new List<int> { 1 }; for (var i = 0; i < 60; i++) list.AddRange(list);"],
    ["values that double", "var n = 1; for (var i = 0; i < 40; i++) if (args.Length > i) n = n * 2;"],
    ["a constructor that makes another", "new A();", "public class A { public A Next = new A(); }"],
    ["a property that asks for itself", "_ = A.P;", "public static class A { public static int P => P + 1; }"],
    [
      "static fields that need each other",
      "_ = A.X;",
      "public static class A { public static int X = B.Y; } public static class B { public static int Y = A.X; }",
    ],
    ["code that does not compile", "var x = Missing(1, ; builder.Nothing().Of(this) = 3; foreach (var y in ) { }"],
  ])("%s", (_, before, more) => {
    const result = read(program(`${before} ${set(policy)}`, more));
    expect(result.split(" | ")[0]).toBe(snake);
    expect(result.replace(/ \| TN2250/g, "")).toBe(snake);
  });

  test("an iterator that calls itself where nobody knows how often is run twice", () => {
    const walk = `IEnumerable<int> Walk(string[] names) {
      foreach (var name in names) { yield return 1; foreach (var one in Walk(names)) yield return one; }
    } foreach (var one in Walk(args)) { }`;
    expect(read(program(`${walk} ${set(policy)}`))).toBe(snake);
  });

  test.each([
    ["a loop", "for (var i = 0; i >= 0; i++) { }", "Program.cs:2"],
    ["recursion", "int F(int n) => F(n + 1); F(0);", "Program.cs:2"],
  ])("%s is announced at its place", (_, before, place) => {
    const { diagnostics } = readWithDiagnostics(
      { "Program.cs": program(`${before} ${set(policy)}`), "Types.cs": types },
      { served: { include: [], exclude: [] } },
    );
    expect(diagnostics.map(({ code, location }) => `${code}@${location?.file}:${location?.line}`)).toEqual([
      `TN2250@${place}`,
    ]);
  });
});

/** The converter of one's own writes ten times the number, which a running server was seen to do. */
test("a converter is known by its class, not by its name", () => {
  const source = `${program(add("o => o.JsonSerializerOptions.Converters.Add(new Acme.JsonStringEnumConverter())"))}
    namespace Acme {
      public enum Level { Low, High }
      public record Held(Level Level);
      [ApiController, Route("h")] public class HController : ControllerBase { [HttpGet] public Held Get() => null!; }
      public class JsonStringEnumConverter : JsonConverter<Level> {
        public override Level Read(ref Utf8JsonReader r, Type t, JsonSerializerOptions o) => (Level)r.GetInt32();
        public override void Write(Utf8JsonWriter w, Level v, JsonSerializerOptions o) => w.WriteNumberValue((int)v * 10);
      }
    }`;
  expect(read(source)).toBe(`Held { level: int32 } | ${camel}`);
});
