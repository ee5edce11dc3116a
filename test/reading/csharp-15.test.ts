import { describe, expect, test } from "vitest";
import { runInMemory } from "../cli/run-in-memory.js";

const project = (framework: string, more = ""): string =>
  `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>${framework}</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings>${more}</PropertyGroup></Project>`;

interface Served {
  readonly exit: number;
  readonly codes: readonly string[];
  /** The types, without the line breaks, and the last line of the signature of `/t`. */
  readonly types: string;
  readonly call: string;
  readonly out: string;
  readonly error: string;
}

/** A server with one good endpoint, `/control`, and what is said about it. */
async function serve(program: string, framework = "net11.0", more = "", args: readonly string[] = []): Promise<Served> {
  const [statements = "", types = ""] = program.split("---");
  const outcome = await runInMemory(["--project", "Api.csproj", "--served", ...args], {
    "/app/Api.csproj": project(framework, more),
    "/app/Program.cs": `using System.Text.Json; using System.Text.Json.Serialization;
      var builder = WebApplication.CreateBuilder(args); ${statements.includes("builder.") ? "" : "var app = builder.Build();"}
      ${statements} app.MapGet("/control", () => 1); app.Run(); ${types}`,
  });
  const section = (name: string): string =>
    new RegExp(`// ── ${name}\\n([^]*?)(?=\\n// ── |$)`).exec(outcome.out)?.[1] ?? "";
  return {
    exit: outcome.exit,
    codes: [...outcome.error.matchAll(/(?:error|warning|note) (TN\d+)/g)]
      .map(([, code = ""]) => code)
      .filter((code) => code !== "TN1300"),
    types: section("types/global.ts")
      .replace(/\/\/.*\n/g, "")
      .replace(/\s+/g, " ")
      .trim(),
    call: (/\(([^()]*)options\?: TenonOptions\) => Promise<(.*?)>(?:,\s|> =)/.exec(section("client/t.ts")) ?? [])
      .slice(1)
      .join("→ "),
    out: outcome.out,
    error: outcome.error,
  };
}

const answer = (type: string, value: string, declarations: string): string =>
  `app.MapGet("/t", ${type} () => ${value}); --- ${declarations}`;
const request = (type: string, declarations: string, set = ""): string =>
  `${set === "" ? "" : `builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.${set}); var app = builder.Build();`} app.MapPost("/t", (${type} p) => Results.NoContent()); --- ${declarations}`;

const animals = "public record Cat(int Lives); public record Dog(string Bark, int Legs);";

describe("answers hold every case of a union", () => {
  test.each([
    ["numbers and text", answer("U", "1", "public union U(int, string);"), "export type U = number | string;", "U"],
    ["objects", answer("U", "new Cat(1)", `public union U(Cat, Dog); ${animals}`), "export type U = Cat | Dog;", "U"],
    [
      "a nullable case",
      answer("U", "1", "public union U(int?, bool);"),
      "export type U = number | boolean | null;",
      "U",
    ],
    [
      "cases that TypeScript does not tell apart",
      answer("U", "1", "public union U(int, short, bool);"),
      "export type U = number | boolean;",
      "U",
    ],
    [
      "a union of unions",
      answer("B", '"x"', "public union A(int, bool); public union B(A, string);"),
      "export type A = number | boolean; export type B = A | string;",
      "B",
    ],
    [
      "members are not written",
      answer("U", "1", "public union U(int, bool) { public int Twice => 2; public static U Of(int x) => x; class N; }"),
      "export type U = number | boolean;",
      "U",
    ],
    [
      "a generic union",
      answer("Option<int>", "1", "public union Option<T>(T, None); public record None(string Why);"),
      "export type None = { why: string; };",
      "Option<number>",
    ],
    [
      "partial",
      answer("U", "1", "public partial union U; public partial union U(int, bool);"),
      "export type U = number | boolean;",
      "U",
    ],
    [
      "nested in a class",
      answer("O.U", "1", "public class O { public union U(int, bool); }"),
      "export type U = number | boolean;",
      "U",
    ],
    [
      "a struct by hand",
      answer(
        "U",
        "new U(1)",
        "[System.Runtime.CompilerServices.Union] public struct U { public U(int v) { Value = v; } public U(bool v) { Value = v; } public U(in long v) { Value = v; } public object? Value { get; } }",
      ),
      "export type U = number | boolean;",
      "U",
    ],
    [
      "a class by hand",
      answer(
        "U",
        "new U(true)",
        "[System.Runtime.CompilerServices.Union] public class U { public U(bool v) { Value = v; } public U(string v) { Value = v; } public object? Value { get; } }",
      ),
      "export type U = boolean | string;",
      "U",
    ],
    [
      "a list of unions",
      answer("List<U>", "[1, true]", "public union U(int, bool);"),
      "export type U = number | boolean;",
      "U[]",
    ],
    [
      "a polymorphic case",
      answer(
        "U",
        '"x"',
        'public union U(Beast, string); [JsonDerivedType(typeof(Lion), "lion")] public abstract record Beast; public record Lion(int Mane) : Beast;',
      ),
      'export type Beast = { $type: "lion" } & Lion; export type Lion = { mane: number; }; export type U = Beast | string;',
      "U",
    ],
    [
      "a member",
      answer("E", "new E(1, 2)", "public union U(int, bool); public record E(int Id, U Value);"),
      "export type E = { id: number; value: U; }; export type U = number | boolean;",
      "E",
    ],
    [
      "a sequence that is marked",
      answer(
        "U",
        "new U(1)",
        "[System.Runtime.CompilerServices.Union] public class U : List<int> { public U(int v) { } public object? Value => null; }",
      ),
      "",
      "number[]",
    ],
  ])("%s", async (_, program, types, call) => {
    const served = await serve(program);
    expect({ exit: served.exit, codes: served.codes }).toEqual({ exit: 0, codes: [] });
    expect(served.types).toContain(types);
    expect(served.call).toBe(`→ ${call}`);
  });
});

describe("requests hold the cases that the server tells apart", () => {
  const twoObjects = `public union U(Cat, Dog); ${animals}`;
  const converter =
    "public class K { } public class C : JsonConverter<K> { public override K Read(ref Utf8JsonReader r, Type t, JsonSerializerOptions o) => new(); public override void Write(Utf8JsonWriter w, K v, JsonSerializerOptions o) => w.WriteStartArray(); }";
  test.each<[string, string, string, readonly string[]]>([
    [
      "text may be a number under web defaults",
      request("U", "public union U(int, string);"),
      "export type U = number;",
      ["TN2333"],
    ],
    [
      "not where numbers are strict",
      request("U", "public union U(int, string);", "NumberHandling = JsonNumberHandling.Strict"),
      "export type U = number | string;",
      [],
    ],
    ["bool and text", request("U", "public union U(bool, string);"), "export type U = boolean | string;", []],
    ["Guid and a number", request("U", "public union U(Guid, int);"), "export type U = number;", ["TN2333"]],
    [
      "an object and a list",
      request("U", `public union U(Cat, List<int>); ${animals}`),
      "export type U = Cat | number[];",
      [],
    ],
    ["bytes and a list", request("U", "public union U(byte[], List<int>);"), "export type U = string | number[];", []],
    [
      "an enum and a number",
      request("U", "public union U(E, bool, int); public enum E { A }"),
      "export type U = boolean;",
      ["TN2333", "TN2333"],
    ],
    [
      "an enum by name and a flag",
      request("U", "public union U(E, bool); [JsonConverter(typeof(JsonStringEnumConverter))] public enum E { A }"),
      "export type U = E | boolean;",
      [],
    ],
    [
      "a union of unions",
      request("B", "public union A(int, bool); public union B(A, string);"),
      "export type B = string;",
      ["TN2333"],
    ],
    [
      "a classifier of the type",
      request("U", `[JsonUnion(TypeClassifier = typeof(F))] ${twoObjects} public class F { }`),
      "export type U = Cat | Dog;",
      ["TN2339"],
    ],
    [
      "a classifier of the options",
      request("U", `${twoObjects} public class F { }`, "TypeClassifiers.Add(new F())"),
      "export type U = Cat | Dog;",
      ["TN2339"],
    ],
    ["two objects", request("U", twoObjects), "", ["TN2334"]],
    [
      "a converter",
      request("U", `public union U(K, int); [JsonConverter(typeof(C))] ${converter}`),
      "",
      ["TN2334", "TN2305"],
    ],
  ])("%s", async (_, program, types, codes) => {
    const served = await serve(program);
    expect(served.codes).toEqual(codes);
    expect(served.types).toContain(types);
    expect(served.exit).toBe(codes.some((code) => code === "TN2334") ? 3 : 0);
    expect(served.out).toContain('"/control"');
  });

  test("a type that is read and written differently is emitted twice", async () => {
    const served = await serve('app.MapPost("/t", (U p) => p); --- public union U(int, string);');
    expect(served.types).toBe("export type U = number | string; export type UInput = number;");
    expect(served.call).toBe("p: UInput, → U");
  });
});

describe("what System.Text.Json refuses", () => {
  const hand = (members: string): string =>
    answer("U", "default!", `[System.Runtime.CompilerServices.Union] public class U ${members}`);
  test.each([
    [
      "cases only of a provider",
      hand(
        ": U.IUnionMembers { public interface IUnionMembers { static U Create(int x) => null!; } public object? Value => null; }",
      ),
      "TN2332",
    ],
    ["no Value", hand("{ public U(int x) { } }"), "TN2332"],
    [
      "open derived types before .NET 11",
      answer(
        "B<int>",
        "null!",
        '[JsonDerivedType(typeof(F<>), "f")] public class B<T> { public int Id { get; set; } } public class F<T> : B<T>;',
      ),
      "TN2336",
    ],
    [
      "[JsonIgnore] on a type",
      answer("A", "null!", "[JsonIgnore] public class A { public int X { get; set; } }"),
      "TN2337",
    ],
  ])("%s", async (_, program, code) => {
    const served = await serve(program, code === "TN2336" ? "net10.0" : "net11.0");
    expect(served.codes).toContain(code);
    expect(served.exit).toBe(3);
  });

  const infer = "[JsonPolymorphic(InferClosedTypePolymorphism = true)]";
  const circle = "public record Circle(int R) : Shape;";
  // System.Text.Json 11 threw for each; those without `closed`, version 10 did too.
  test.each([
    ["inference for an open class", `${infer} public abstract record Shape; ${circle}`, /for closed classes only/],
    ["inference for an interface", `${infer} public interface Shape; ${circle}`, /for closed classes only/],
    [
      "inference beside named types",
      `[JsonPolymorphic(InferClosedTypePolymorphism = true), JsonDerivedType(typeof(Circle), "c")] public abstract record Shape; ${circle}`,
      /for closed classes only/,
    ],
    [
      "a less visible subclass",
      `${infer} public closed record Shape; ${circle} internal record Square(int S) : Shape;`,
      /Square is less visible/,
    ],
    [
      "a private subclass",
      `${infer} public closed record Shape { private record Square(int S) : Shape; } ${circle}`,
      /Square is less visible/,
    ],
    [
      "two subclasses of one name",
      `${infer} public closed record Shape; ${circle} public class In { public record Circle(int R) : Shape; }`,
      /discriminator Circle/,
    ],
    ["an abstract subclass", `${infer} public closed record Shape; public abstract record Circle : Shape;`, /abstract/],
    ["a closed subclass", `${infer} public closed record Shape; public closed record Circle : Shape;`, /abstract/],
    ["no subclass", `${infer} public closed record Shape;`, /no derived types/],
    [
      "a property like the discriminator",
      `${infer} public closed record Shape; public record Circle([property: JsonPropertyName("$type")] int R) : Shape;`,
      /Circle has a property \$type/,
    ],
    ["no named type", `[JsonPolymorphic] public abstract record Shape; ${circle}`, /no derived types/],
    [
      "one tag twice",
      `[JsonDerivedType(typeof(Circle), "c"), JsonDerivedType(typeof(Square), "c")] public abstract record Shape; ${circle} public record Square(int S) : Shape;`,
      /discriminator c/,
    ],
    [
      "one type twice",
      `[JsonDerivedType(typeof(Circle), "c"), JsonDerivedType(typeof(Circle), "d")] public abstract record Shape; ${circle}`,
      /Circle twice/,
    ],
    [
      "a tag among the properties",
      `[JsonPolymorphic(TypeDiscriminatorPropertyName = "r"), JsonDerivedType(typeof(Circle), "c")] public abstract record Shape; ${circle}`,
      /Circle has a property r/,
    ],
    [
      "a reserved tag",
      `[JsonPolymorphic(TypeDiscriminatorPropertyName = "$id"), JsonDerivedType(typeof(Circle), "c")] public abstract record Shape; ${circle}`,
      /cannot be called \$id/,
    ],
    [
      "a named abstract type",
      '[JsonDerivedType(typeof(Circle), "c")] public abstract record Shape; public abstract record Circle : Shape;',
      /abstract/,
    ],
  ])("a polymorphic type: %s", async (_, types, reason) => {
    const served = await serve(answer("Shape", "null!", types));
    expect([...served.codes].sort()).toEqual(["TN2335", "TN2532"]);
    expect(served.error).toMatch(reason);
    expect(served.exit).toBe(3);
  });

  const fallback = "UnknownDerivedTypeHandling = JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor";
  test.each([
    [
      "a subclass of a subclass",
      `${infer} public closed record Shape; ${circle} public record Big : Circle;`,
      ["TN2560"],
    ],
    [
      "a subclass that is not named",
      `[JsonDerivedType(typeof(Circle), "c")] public abstract record Shape; ${circle} public record Square(int S) : Shape;`,
      ["TN2560"],
    ],
    [
      "a way out for both",
      `[JsonPolymorphic(InferClosedTypePolymorphism = true, ${fallback})] public closed record Shape; public abstract record Circle(int R) : Shape; public record Big(int R) : Circle(R);`,
      [],
    ],
    [
      "a private closed class",
      `public class O { public static object Make() => new Circle(1); ${infer} private closed record Shape; private record Circle(int R) : Shape; } public record Shape(int R);`,
      [],
    ],
    ["a closed class without subclasses, by the options alone", "public closed record Shape;", []],
    [
      "an attribute that only keeps the options from applying",
      `[JsonPolymorphic(InferClosedTypePolymorphism = false)] public closed record Shape; ${circle}`,
      [],
    ],
  ])("what it takes: %s", async (_, types, codes) => {
    const served = await serve(answer("Shape", "null!", types));
    expect(served.codes).toEqual(codes);
    expect(served.exit).toBe(0);
  });

  test("a subclass of a single instantiation is a warning", async () => {
    const box = `${infer} public closed class Box<T> { public int Id { get; set; } }`;
    const served = await serve(answer("Box<int>", "null!", `${box} public class Other : Box<string>;`));
    expect(served.codes).toEqual(["TN2561"]);
    expect(served.error).toContain("Other derives from Box<string> only");
  });

  test("an older System.Text.Json writes the object", async () => {
    const served = await serve(
      answer("U", "1", "public union U(int, string);"),
      "net10.0",
      "<LangVersion>preview</LangVersion>",
    );
    expect(served.codes).toContain("TN2331");
    expect(served.types).toContain("export type U = { value: unknown; };");
  });
});

describe("an empty union", () => {
  const declared =
    "public union U(int, bool); public union N(int?, bool); public record Box(U V, int X); public class Open { public U V { get; set; } } public class Must { public required U V { get; set; } }";
  // Null in the answers of a running server, or not.
  test.each<[answer: string, isNull: boolean, handler: string]>([
    ["null", true, "U () => default"],
    ["null", true, "() => default(U)"],
    ["null", true, "() => new U()"],
    ["null", true, "() => list.FirstOrDefault()"],
    ["null", true, "async Task<U> () => { await Task.Yield(); return default; }"],
    ['{"v":null,"x":1}', true, "() => new Box(default, 1)"],
    ['{"v":null}', true, "() => new Must { V = default }"],
    ["[1,null]", true, "() => new List<U> { 1, default }"],
    ["0, an int", false, "U (bool x) => x ? 1 : default"],
    ["0, an int", false, "U (int n) => n switch { 0 => 1, _ => default }"],
    ["null, as declared", false, "U? () => default"],
    ["null, as declared", false, "N () => default"],
    ["null, as declared", false, "() => new Open { V = default }"],
    [
      "404",
      false,
      "() => { var u = list.FirstOrDefault(); return u.Value is null ? Results.NotFound() : Results.Ok(u); }",
    ],
    ["0, an int", false, "() => list.FirstOrDefault() is int n ? n : 0"],
    [
      "1",
      false,
      "() => { return TryGet(out var u) ? u : 1; static bool TryGet(out U u) { u = default; return false; } }",
    ],
  ])("%s is announced: %s, for %s", async (_, isNull, handler) => {
    const { codes, exit } = await serve(`List<U> list = []; app.MapGet("/t", ${handler}); --- ${declared}`);
    expect(codes).toEqual(isNull ? ["TN2562"] : []);
    expect(exit).toBe(0);
  });
});

describe("System.Text.Json 11 besides unions", () => {
  const shapes =
    "public closed record Shape(string Name); public record Circle(string Name, int R) : Shape(Name); public record Square(string Name) : Shape(Name);";
  const tagged = 'export type Shape = ({ $type: "Circle" } & Circle) | ({ $type: "Square" } & Square);';
  test.each([
    ["a closed class without opt-in", answer("Shape", "null!", shapes), "export type Shape = { name: string; };"],
    [
      "a closed class by its attribute",
      answer("Shape", "null!", `[JsonPolymorphic(InferClosedTypePolymorphism = true)] ${shapes}`),
      tagged,
    ],
    [
      "a closed class by the options",
      `builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.InferClosedTypePolymorphism = true); var app = builder.Build(); app.MapGet("/t", Shape () => null!); --- ${shapes}`,
      tagged,
    ],
    [
      "the attribute beats the options",
      `builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.InferClosedTypePolymorphism = true); var app = builder.Build(); app.MapGet("/t", Shape () => null!); --- [JsonPolymorphic(InferClosedTypePolymorphism = false)] ${shapes}`,
      "export type Shape = { name: string; };",
    ],
    [
      "named derived types",
      answer("Shape", "null!", `[JsonDerivedType(typeof(Circle), "c"), JsonDerivedType(typeof(Square), 2)] ${shapes}`),
      'export type Shape = ({ $type: "c" } & Circle) | ({ $type: 2 } & Square);',
    ],
    [
      "[JsonIgnore] on a type",
      answer(
        "A",
        "null!",
        "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public class A { public string? One { get; set; } [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public string? Two { get; set; } public int Three { get; set; } }",
      ),
      "export type A = { one?: string | null; two: string | null; three: number; };",
    ],
    [
      "[JsonNamingPolicy] on a type and a member",
      answer(
        "A",
        "null!",
        '[JsonNamingPolicy(JsonKnownNamingPolicy.SnakeCaseLower)] public class A { public int FirstName { get; set; } [JsonNamingPolicy(JsonKnownNamingPolicy.KebabCaseUpper)] public int LastName { get; set; } [JsonPropertyName("x")] public int Other { get; set; } }',
      ),
      'export type A = { first_name: number; "LAST-NAME": number; x: number; };',
    ],
    [
      "PascalCase",
      'builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.PropertyNamingPolicy = JsonNamingPolicy.PascalCase); var app = builder.Build(); app.MapGet("/t", A () => null!); --- public class A { public int firstName { get; set; } }',
      "export type A = { FirstName: number; };",
    ],
  ])("%s", async (_, program, types) => {
    const served = await serve(program);
    expect({ exit: served.exit, codes: served.codes }).toEqual({ exit: 0, codes: [] });
    expect(served.types).toContain(types);
  });

  test("open generics in [JsonDerivedType], in the OpenAPI document too", async () => {
    const program = answer(
      "B<int>",
      "null!",
      '[JsonDerivedType(typeof(F<>), "full")] public class B<T> { public int Id { get; set; } } public class F<T> : B<T> { public T? Value { get; set; } }',
    );
    const served = await serve(program, "net11.0", "", ["--openapi", "api.json"]);
    expect({ exit: served.exit, codes: served.codes }).toEqual({ exit: 0, codes: [] });
    expect((await serve(program)).out).toContain('({ $type: "full" } & F<');
  });

  test.each([
    ["[JsonPolymorphic(TypeClassifier = typeof(F))]", ""],
    ["", "builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.TypeClassifiers.Add(new F()));"],
  ])("a classifier of a polymorphic type: %s%s", async (attribute, set) => {
    const served = await serve(
      `${set} ${set === "" ? "" : "var app = builder.Build();"} app.MapPost("/t", (Beast b) => b); --- ${attribute} [JsonDerivedType(typeof(Lion), "lion")] public abstract record Beast; public record Lion(int Mane) : Beast; public class F { }`,
    );
    expect({ exit: served.exit, codes: served.codes }).toEqual({ exit: 0, codes: ["TN2371"] });
    expect(served.types).toContain('export type Beast = { $type: "lion" } & Lion;');
  });

  test("an attribute with its own naming policy is a warning", async () => {
    const served = await serve(
      answer(
        "A",
        "null!",
        "[Mine] public class A { public int X { get; set; } } public class MineAttribute : JsonNamingPolicyAttribute { }",
      ),
    );
    expect(served.codes).toEqual(["TN2338"]);
  });
});

describe("a value of a case is a value of the union", () => {
  test.each([
    [
      "an argument",
      'app.MapGet("/t", () => Box.Of(1)); --- public union U(int, bool); public static class Box { public static A Of(U u) => null!; public static string Of(DateTime d) => ""; } public record A(int Id);',
      "A",
    ],
    [
      "the nearer overload wins",
      'app.MapGet("/t", () => Box.Of(1)); --- public union U(int, bool); public static class Box { public static string Of(U u) => ""; public static A Of(long d) => null!; } public record A(int Id);',
      "A",
    ],
    ["a returned value", 'app.MapGet("/t", U () => 1); --- public union U(int, bool);', "U"],
    ["a branch", 'app.MapGet("/t", U (bool b) => b ? 1 : true); --- public union U(int, bool);', "U"],
    [
      "a block",
      'app.MapGet("/t", U (int x) => { if (x > 1) return x; return true; }); --- public union U(int, bool);',
      "U",
    ],
    [
      "a task",
      'app.MapGet("/t", async Task<U> (int x) => { await Task.Yield(); return x; }); --- public union U(int, bool);',
      "U",
    ],
  ])("%s", async (_, program, call) => {
    const served = await serve(program);
    expect({ exit: served.exit, codes: served.codes }).toEqual({ exit: 0, codes: [] });
    expect(served.call.replace(/^.*→ /, "")).toBe(call);
  });
});

describe("ASP.NET Core 11", () => {
  const opaque =
    "public class Svc { public virtual IResult Run() => throw new Exception(); } public record A(int Id); public record B(string Name);";
  test.each<[string, string, string, string, readonly string[]]>([
    [
      "several answers of one status",
      "net11.0",
      `app.MapGet("/t", (Svc s) => s.Run()).Produces<A>(200).Produces<B>(200); --- ${opaque}`,
      "TGetAnswerBody",
      ["TN2570"],
    ],
    [
      "the last of them before",
      "net10.0",
      `app.MapGet("/t", (Svc s) => s.Run()).Produces<A>(200).Produces<B>(200); --- ${opaque}`,
      "B",
      ["TN2570"],
    ],
    [
      "a file in Produces",
      "net11.0",
      `app.MapGet("/t", (Svc s) => s.Run()).Produces<Microsoft.AspNetCore.Http.HttpResults.FileContentHttpResult>(contentType: "application/pdf"); --- ${opaque}`,
      "File",
      ["TN2570"],
    ],
    [
      "QUERY",
      "net11.0",
      'app.MapMethods("/t", ["QUERY"], (Search s) => new A(1)); --- public record Search(string Q); public record A(int Id);',
      "A",
      [],
    ],
    [
      "a union in the query",
      "net11.0",
      'app.MapGet("/t", ([Microsoft.AspNetCore.Mvc.FromQuery] U p) => 1); --- public union U(int, bool);',
      "",
      ["TN2260"],
    ],
    [
      "a union in a header",
      "net11.0",
      'app.MapGet("/t", ([Microsoft.AspNetCore.Mvc.FromHeader] U p) => 1); --- public union U(int, bool);',
      "",
      ["TN2260"],
    ],
    [
      "a union that is parsed",
      "net11.0",
      'app.MapGet("/t", ([Microsoft.AspNetCore.Mvc.FromQuery] U p) => 1); --- public union U(int, bool) { public static bool TryParse(string? s, out U u) { u = 1; return true; } }',
      "number",
      [],
    ],
    [
      "a union of results",
      "net11.0",
      'app.MapGet("/t", R () => TypedResults.Ok(1)); --- public union R(Microsoft.AspNetCore.Http.HttpResults.Ok<int>, Microsoft.AspNetCore.Http.HttpResults.NotFound);',
      "unknown",
      ["TN2223"],
    ],
  ])("%s", async (_, framework, program, call, codes) => {
    const served = await serve(program, framework);
    expect(served.codes).toEqual(codes);
    expect(served.call.replace(/^.*→ /, "")).toBe(call);
  });

  test.each([
    ["net11.0", [], '"openapi": "3.2.0"', '"query": {'],
    ["net10.0", [], '"openapi": "3.1', '"x-oai-additionalOperations": {'],
    ["net11.0", ["--openapi-version", "3.1"], '"openapi": "3.1', '"QUERY": {'],
  ])("the document of %s %j", async (framework, args, version, query) => {
    const { out } = await serve(
      'app.MapMethods("/t", ["QUERY"], (A s) => s); --- public record A(int Id);',
      framework,
      "",
      ["--openapi", ...args],
    );
    expect(out).toContain(version);
    expect(out).toContain(query);
  });

  test("a union is an anyOf in the document", async () => {
    const { out } = await serve(answer("U", "1", `public union U(Cat, Dog); ${animals}`), "net11.0", "", ["--openapi"]);
    expect(out.replace(/\s+/g, "")).toContain(
      '"U":{"anyOf":[{"$ref":"#/components/schemas/Cat"},{"$ref":"#/components/schemas/Dog"}]',
    );
  });

  test("the document has a schema for each event", async () => {
    const { out } = await serve(
      `app.MapGet("/t", () => TypedResults.ServerSentEvents(Get())); static async IAsyncEnumerable<System.Net.ServerSentEvents.SseItem<Cat>> Get() { yield return new(new Cat(1)); await Task.Yield(); } --- ${animals}`,
      "net11.0",
      "",
      ["--openapi"],
    );
    expect(out.replace(/\s+/g, "")).toContain(
      '"text/event-stream":{"itemSchema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Cat"},"event":{"type":"string"},"id":{"type":"string"}}}}',
    );
  });

  test("the validator tries the case with more properties first", async () => {
    const { out } = await serve(answer("U", "1", `public union U(Cat, Dog, int); ${animals}`), "net11.0", "", [
      "--zod",
    ]);
    expect(out).toMatch(/uSchema[^\n]*union\(\[\s*dogSchema,\s*catSchema/);
  });

  test("a project of Azure.Functions.Sdk is read as a functions app", async () => {
    const outcome = await runInMemory(["--project", "Fn.csproj", "--routes"], {
      "/app/Fn.csproj":
        '<Project Sdk="Azure.Functions.Sdk/0.1.0"><PropertyGroup><TargetFramework>net11.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>',
      "/app/F.cs":
        'using Microsoft.AspNetCore.Http; using Microsoft.AspNetCore.Mvc; using Microsoft.Azure.Functions.Worker; public class F { [Function("T")] public IActionResult Run([HttpTrigger(AuthorizationLevel.Anonymous, "get", Route = "t")] HttpRequest r) => new OkResult(); }',
      "/app/host.json": '{ "version": "2.0" }',
    });
    expect(outcome.error).not.toContain("TN1225");
    expect(outcome.out).toContain("/api/t");
  });
});

describe("what --diff says of cases", () => {
  const compare = async (before: string, after: string, map: string): Promise<readonly string[]> => {
    const program = (union: string): string =>
      `var app = WebApplication.CreateBuilder(args).Build(); ${map} app.Run(); ${union} ${animals}`;
    const { error } = await runInMemory(["--project", "new/Api.csproj", "--served", "--diff", "old/Api.csproj"], {
      "/app/old/Api.csproj": project("net11.0"),
      "/app/old/Program.cs": program(before),
      "/app/new/Api.csproj": project("net11.0"),
      "/app/new/Program.cs": program(after),
    });
    return [...error.matchAll(/(?:error|warning|note) (TN6\d+)/g)].map(([, code = ""]) => code).sort();
  };
  const answered = 'app.MapGet("/t", U () => default);';
  const sent = 'app.MapPost("/t", (U u) => Results.NoContent());';
  test.each([
    [
      "a case more in answers",
      "public union U(int, bool);",
      "public union U(int, bool, string);",
      answered,
      ["TN6160"],
    ],
    [
      "a case less in answers",
      "public union U(int, bool, string);",
      "public union U(int, bool);",
      answered,
      ["TN6315"],
    ],
    ["another order", "public union U(int, bool);", "public union U(bool, int);", answered, []],
    ["a case less in requests", "public union U(bool, string);", "public union U(string);", sent, ["TN6127"]],
    [
      "a case more in requests",
      "public union U(bool, string);",
      "public union U(bool, string, Cat);",
      sent,
      ["TN6314"],
    ],
    ["a second case of one kind", "public union U(bool, Cat);", "public union U(bool, Cat, Dog);", sent, ["TN6127"]],
  ])("%s", async (_, before, after, map, codes) => {
    expect(await compare(before, after, map)).toEqual(codes);
  });
});

// What the library does with them was asked of a server of it with System.Text.Json 11.
describe("contracts with unions", () => {
  const read = (args: readonly string[], more = "") =>
    runInMemory(["--project", "Api.csproj", ...args], {
      "/app/Api.csproj": project("net11.0"),
      "/app/Program.cs": `using Tenon;
        var builder = WebApplication.CreateBuilder(args); builder.Services.AddContractJson(); var app = builder.Build();
        app.MapPost(C.Echo.Route, (U u) => C.Echo.Bind(u).Success(u).ToResult());
        app.MapPut(C.Put.Route, (int id, V v) => C.Put.Bind(v).Success(v).ToResult());
        app.MapGet(C.Miss.Route, () => C.Miss.Bind().Respond<Err>(404, "gone").ToResult());
        ${more} app.Run();
        [Contract] public static class C {
          public static readonly Operation<U, U> Echo = Define.Post<U, U>("/t").Status(200);
          public static readonly Operation<V, V> Put = Define.Put<V, V>("/p/{id}");
          public static readonly Operation<Cat> Miss = Define.Get<Cat>("/miss").Returns<Err>(404);
          ${more === "" ? "" : 'public static readonly Operation<W, W> Mail = Define.Post<W, W>("/w").Status(200);'}
        }
        public enum E { A } public union U(int, string); public union V(E, bool); public union Err(string, Cat);
        public record Mail(string Value); public union W(Mail, bool); ${animals}`,
    });

  test("a union can be input, output and answer", async () => {
    const { out, error } = await read([]);
    const text = out.replace(/\s+/g, " ");
    expect([...error.matchAll(/(?:error|warning) (TN\d+)/g)].map(([, code]) => code)).toEqual([]);
    // A text is not read as a number, so that both cases can be sent.
    expect(text).toContain("(body: U, options?: TenonOptions) => Promise<U>");
    expect(text).toContain("(id: string, body: V, options?: TenonOptions) => Promise<V>");
    expect(text).toContain("{ status: 404; data: Err; response: Response }");
    expect(text).toContain("export type V = E | boolean;");
  });

  test("the gate takes a value of a case for the union", async () => {
    const { exit, error } = await read(["--check"]);
    expect({ exit, errors: error.match(/error TN\d+/g) ?? [] }).toEqual({ exit: 0, errors: [] });
  });

  test("a value object among the cases has a converter, and nothing can be read", async () => {
    const { exit, error } = await read([], "app.MapPost(C.Mail.Route, (W w) => C.Mail.Bind(w).Success(w).ToResult());");
    expect(exit).toBe(3);
    expect(error).toContain("TN2334: POST /w takes W");
  });
});
