/** Small servers of C# 14 and C# 15. What each of them answers was asked of the running server; csharp-15-wire.json has it. */

export interface Server {
  readonly name: string;
  readonly csharp: 14 | 15;
  /** Statements that map `/t`, then the types. */
  readonly code: string;
  /** Set on the JSON options. */
  readonly json?: string;
  /** The addresses that were asked; `/t` where the server takes no body. */
  readonly asked?: readonly string[];
  /** The bodies that were sent to `/t`. */
  readonly sent?: readonly string[];
}

/** The program as it was compiled. */
export function programOf({ code, json }: Server): string {
  const [statements = "", types = ""] = code.split("---");
  const set = json === undefined ? "" : `builder.Services.ConfigureHttpJsonOptions(o => o.SerializerOptions.${json});`;
  return [
    "using System.Text.Json; using System.Text.Json.Serialization; using System.Runtime.CompilerServices;",
    `var builder = WebApplication.CreateBuilder(args); ${set} var app = builder.Build();`,
    statements,
    'app.MapGet("/control", () => 1); app.Run();',
    types,
  ].join("\n");
}

const pets = "public record Cat(int Lives); public record Dog(string Bark, int Legs);";
const tokens = ["5", '"5"', '"x"', "true", "{}", '{"lives":1}', '{"bark":"b","legs":4}', "[]", "[1]", '["x"]'];

/** Without the texts that only a format refuses. */
const noTexts = tokens.filter((token) => !token.startsWith('"'));

/** One answer for each of the expressions. */
function gives(type: string, values: readonly string[], types: string): Pick<Server, "code" | "asked"> {
  const arms = values.map((value, at) => `if (n == ${at}) return ${value};`).join(" ");
  return {
    code: `app.MapGet("/t", ${type} (int n) => { ${arms} throw new InvalidOperationException(); }); --- ${types}`,
    asked: values.map((_, at) => `/t?n=${at}`),
  };
}

function takes(type: string, types: string, sent: readonly string[] = tokens): Pick<Server, "code" | "sent"> {
  return { code: `app.MapPost("/t", (${type} p) => Results.NoContent()); --- ${types}`, sent };
}

type Row = readonly [name: string, server: Omit<Server, "name" | "csharp">];

const answers: readonly Row[] = [
  ["numbers and text", gives("U", ["1", '"x"'], "public union U(int, string);")],
  ["a flag and a number", gives("U", ["1.5", "true"], "public union U(double, bool);")],
  ["two objects", gives("U", ["new Cat(9)", 'new Dog("w", 4)'], `public union U(Cat, Dog); ${pets}`)],
  [
    "three kinds",
    gives("U", ["1", "new Cat(1)", "new List<int> { 1 }"], `public union U(int, Cat, List<int>); ${pets}`),
  ],
  ["a nullable case", gives("U", ["1", "true", "default(int?)"], "public union U(int?, bool);")],
  ["a nullable text", gives("U", ["1", "default(string)"], "public union U(int, string?);")],
  ["two numbers", gives("U", ["1", "(short)2", "true"], "public union U(int, short, bool);")],
  [
    "a union of unions",
    gives("B", ["new A(1)", "new A(true)", '"x"'], "public union A(int, bool); public union B(A, string);"),
  ],
  [
    "a body of members",
    gives("U", ["1"], "public union U(int, bool) { public int Twice => 2; public static U Of(int x) => x; class N; }"),
  ],
  [
    "an interface",
    gives(
      "U",
      ["1"],
      'public interface IKind { string Kind { get; } } public union U(int, bool) : IKind { public string Kind => "k"; }',
    ),
  ],
  [
    "a generic union",
    gives("Option<int>", ["1", 'new None("w")'], "public union Option<T>(T, None); public record None(string Why);"),
  ],
  [
    "a generic union of lists",
    gives("Many<int>", ["1", "new List<int> { 1, 2 }"], "public union Many<T>(T, List<T>);"),
  ],
  ["two parts", gives("U", ["1", "true"], "public partial union U; public partial union U(int, bool);")],
  ["nested in a class", gives("O.U", ["1", "true"], "public class O { public union U(int, bool); }")],
  ["internal and readonly", gives("U", ["true"], "internal readonly union U(int, bool);")],
  ["a body and a semicolon", gives("U", ["true"], "public union U(int, bool) { };")],
  [
    "attributes and a comment",
    gives("U", ["true"], "/// <summary>Either.</summary>\n[Serializable] public union U(int, bool);"),
  ],
  [
    "a struct by hand",
    gives(
      "U",
      ["new U(1)", "new U(true)"],
      "[Union] public struct U { public U(int v) { Value = v; } public U(bool v) { Value = v; } public object? Value { get; } }",
    ),
  ],
  [
    "a class by hand",
    gives(
      "U",
      ["new U(true)", 'new U("x")'],
      "[Union] public class U { public U(bool v) { Value = v; } public U(string v) { Value = v; } public object? Value { get; } }",
    ),
  ],
  [
    "a parameter by reference is not a case",
    gives(
      "U",
      ["new U(1)"],
      "[Union] public struct U { public U(int v) { Value = v; } public U(in bool v) { Value = v; } public object? Value { get; } }",
    ),
  ],
  [
    "a marked list",
    gives(
      "U",
      ["new U(1) { 3 }"],
      "[Union] public class U : List<int> { public U(int v) { } public object? Value => null; }",
    ),
  ],
  [
    "a member of a record",
    gives("E", ["new E(1, 2)", "new E(1, true)"], "public union U(int, bool); public record E(int Id, U Value);"),
  ],
  [
    "a member that stays empty",
    gives(
      "E",
      ["new E()", "new E { Value = 2 }"],
      "public union U(int, bool); public class E { public int Id { get; set; } public U Value { get; set; } }",
    ),
  ],
  [
    "a member with a value from the start",
    gives("E", ["new E()"], "public union U(int, bool); public class E { public U Value { get; set; } = 3; }"),
  ],
  [
    "a required member",
    gives(
      "E",
      ["new E { Value = 2 }"],
      "public union U(int, bool); public class E { public required U Value { get; set; } }",
    ),
  ],
  [
    "a computed member",
    gives("E", ["new E()"], "public union U(int, bool); public class E { public U Value => true; }"),
  ],
  [
    "a nullable member",
    gives("E", ["new E(null)", "new E(2)"], "public union U(int, bool); public record E(U? Value);"),
  ],
  ["a nullable union", gives("U?", ["null", "(U)1"], "public union U(int, bool);")],
  ["a list of unions", gives("List<U>", ["[1, true]"], "public union U(int, bool);")],
  [
    "a dictionary of unions",
    gives("Dictionary<string, U>", ['new() { ["a"] = 1, ["b"] = true }'], "public union U(int, bool);"),
  ],
  ["an array of nullable unions", gives("U?[]", ["new U?[] { 1, null }"], "public union U(int, bool);")],
  [
    "a polymorphic case",
    gives(
      "U",
      ['"x"', "new Lion(1)"],
      'public union U(Beast, string); [JsonDerivedType(typeof(Lion), "lion")] public abstract record Beast; public record Lion(int Mane) : Beast;',
    ),
  ],
  [
    "a case and its subclass",
    gives(
      "U",
      ["new Hound(1, 2)", "true"],
      "public union U(Animal, bool); public record Animal(int Legs); public record Hound(int Legs, int Nose) : Animal(Legs);",
    ),
  ],
  [
    "both a class and its subclass",
    gives(
      "U",
      ["new Hound(1, 2)", "new Animal(4)"],
      "public union U(Animal, Hound); public record Animal(int Legs); public record Hound(int Legs, int Nose) : Animal(Legs);",
    ),
  ],
  ["an enum", gives("U", ["E.B", "true"], "public union U(E, bool); public enum E { A, B }")],
  [
    "an enum by name",
    gives(
      "U",
      ["E.B", "true"],
      "public union U(E, bool); [JsonConverter(typeof(JsonStringEnumConverter))] public enum E { A, B }",
    ),
  ],
  [
    "dates and identifiers",
    gives(
      "U",
      ["Guid.Empty", "new DateOnly(2026, 1, 2)", "TimeSpan.FromHours(1)"],
      "public union U(Guid, DateOnly, TimeSpan);",
    ),
  ],
  ["bytes", gives("U", ["new byte[] { 1 }", "new List<int> { 1 }"], "public union U(byte[], List<int>);")],
  [
    "anything",
    gives("U", ["JsonSerializer.SerializeToElement(new { a = 1 })", "1"], "public union U(JsonElement, int);"),
  ],
  [
    "a dictionary as a case",
    gives("U", ['new Dictionary<string, int> { ["a"] = 1 }', "1"], "public union U(Dictionary<string, int>, int);"),
  ],
  [
    "an asynchronous sequence",
    {
      code: 'app.MapGet("/t", () => Many()); static async IAsyncEnumerable<U> Many() { yield return 1; await Task.Yield(); yield return true; } --- public union U(int, bool);',
    },
  ],
  [
    "a task",
    { code: 'app.MapGet("/t", async Task<U> () => { await Task.Yield(); return 1; }); --- public union U(int, bool);' },
  ],
  [
    "a branch",
    {
      code: 'app.MapGet("/t", U (bool b) => b ? 1 : true); --- public union U(int, bool);',
      asked: ["/t?b=true", "/t?b=false"],
    },
  ],
  [
    "a switch",
    {
      code: 'app.MapGet("/t", U (int n) => n switch { 1 => 1, _ => true }); --- public union U(int, bool);',
      asked: ["/t?n=1", "/t?n=2"],
    },
  ],
  ["a typed result", { code: 'app.MapGet("/t", () => TypedResults.Ok(new U(1))); --- public union U(int, bool);' }],
  ["an inferred type", { code: 'app.MapGet("/t", () => new U(true)); --- public union U(int, bool);' }],
  [
    "matched by a pattern",
    {
      code:
        'app.MapGet("/t", () => { U u = 1; return u is int n ? new Cat(n) : new Cat(0); }); --- public union U(int, bool); ' +
        pets,
    },
  ],
  [
    "numbers as text",
    {
      ...gives("U", ["1", "true"], "public union U(int, bool);"),
      json: "NumberHandling = JsonNumberHandling.WriteAsString",
    },
  ],
  ["a union that nothing uses", { code: `app.MapGet("/t", () => new Cat(1)); --- public union U(int, bool); ${pets}` }],
  [
    "an argument that converts",
    {
      code:
        'app.MapGet("/t", () => Box.Of(1)); --- public union U(int, bool); public static class Box { public static Cat Of(U u) => new(1); public static string Of(DateTime d) => ""; } ' +
        pets,
    },
  ],
];

const requests: readonly Row[] = [
  ["number or text, web defaults", takes("U", "public union U(int, string);")],
  [
    "number or text, strict numbers",
    { ...takes("U", "public union U(int, string);"), json: "NumberHandling = JsonNumberHandling.Strict" },
  ],
  ["flag or text", takes("U", "public union U(bool, string);")],
  [
    "identifier or number",
    takes("U", "public union U(Guid, int);", [...tokens, '"00000000-0000-0000-0000-000000000000"']),
  ],
  ["object or list", takes("U", `public union U(Cat, List<int>); ${pets}`)],
  ["two objects", takes("U", `public union U(Cat, Dog); ${pets}`)],
  ["object or flag", takes("U", `public union U(Cat, bool); ${pets}`)],
  ["dictionary or object", takes("U", `public union U(Dictionary<string, int>, Cat); ${pets}`)],
  ["dictionary or flag", takes("U", "public union U(Dictionary<string, int>, bool);")],
  ["bytes or list", takes("U", "public union U(byte[], List<int>);", [...noTexts, '"AQ=="'])],
  ["enum or number", takes("U", "public union U(E, bool, int); public enum E { A }", [...tokens, "0"])],
  [
    "enum by name or flag",
    takes("U", "public union U(E, bool); [JsonConverter(typeof(JsonStringEnumConverter))] public enum E { A }", [
      ...tokens,
      '"A"',
      "0",
    ]),
  ],
  [
    "enum by name or number",
    takes("U", "public union U(E, int, bool); [JsonConverter(typeof(JsonStringEnumConverter))] public enum E { A }", [
      ...tokens,
      '"A"',
      "0",
    ]),
  ],
  ["union in a union", takes("B", "public union A(int, bool); public union B(A, string);")],
  ["two lists", takes("U", "public union U(List<int>, string[]);")],
  ["list or set of a flag", takes("U", "public union U(HashSet<int>, bool);")],
  ["text or date", takes("U", "public union U(string, DateOnly);", [...tokens, '"2026-01-02"'])],
  ["date or flag", takes("U", "public union U(DateTime, bool);", [...noTexts, '"2026-01-02T03:04:05Z"'])],
  ["anything or number", takes("U", "public union U(JsonElement, int);")],
  ["nullable number or flag", takes("U", "public union U(int?, bool);", [...tokens, "null"])],
  ["null for a union", takes("U", "public union U(int, bool);", ["null", "1"])],
  ["null for a nullable union", takes("U?", "public union U(int, bool);", ["null", "1", '"x"'])],
  [
    "a member",
    takes("E", "public record E(U Value); public union U(int, bool);", [
      '{"value":1}',
      '{"value":"x"}',
      '{"value":null}',
      "{}",
      '{"value":true}',
    ]),
  ],
  [
    "a required member",
    takes("E", "public class E { public required U Value { get; set; } } public union U(int, bool);", [
      '{"value":1}',
      '{"value":"x"}',
      '{"value":null}',
      "{}",
    ]),
  ],
  ["a list", takes("List<U>", "public union U(int, bool);", ["[]", "[1,true]", '["x"]', "[null]"])],
  ["a dictionary", takes("Dictionary<string, U>", "public union U(int, bool);", ["{}", '{"a":1}', '{"a":"x"}'])],
  ["a generic union", takes("Option<int>", `public union Option<T>(T, Cat); ${pets}`)],
  [
    "a polymorphic case",
    takes(
      "U",
      'public union U(Beast, string); [JsonDerivedType(typeof(Lion), "lion")] public abstract record Beast; public record Lion(int Mane) : Beast;',
      [...tokens, '{"$type":"lion","mane":1}'],
    ),
  ],
  [
    "by hand",
    takes(
      "U",
      "[Union] public struct U { public U(int v) { Value = v; } public U(bool v) { Value = v; } public object? Value { get; } }",
    ),
  ],
  ["both directions", { code: 'app.MapPost("/t", (U p) => p); --- public union U(int, string);', sent: tokens }],
  [
    "a converter",
    takes(
      "U",
      "public union U(K, int); [JsonConverter(typeof(C))] public class K { } public class C : JsonConverter<K> { public override K Read(ref Utf8JsonReader r, Type t, JsonSerializerOptions o) { r.Skip(); return new(); } public override void Write(Utf8JsonWriter w, K v, JsonSerializerOptions o) => w.WriteNullValue(); }",
    ),
  ],
  [
    "a classifier of the type",
    takes(
      "U",
      `[JsonUnion(TypeClassifier = typeof(F))] public union U(Cat, Dog); ${pets} public class F : JsonTypeClassifierFactory<U> { public override JsonTypeClassifier CreateJsonClassifier(JsonTypeClassifierContext c, JsonSerializerOptions o) => static (ref Utf8JsonReader r) => JsonDocument.ParseValue(ref r).RootElement.TryGetProperty("lives", out _) ? typeof(Cat) : typeof(Dog); }`,
      ['{"lives":1}', '{"bark":"b","legs":4}'],
    ),
  ],
  [
    "a classifier of the options",
    {
      ...takes(
        "U",
        `public union U(Cat, Dog); ${pets} public class F : JsonTypeClassifierFactory<U> { public override JsonTypeClassifier CreateJsonClassifier(JsonTypeClassifierContext c, JsonSerializerOptions o) => static (ref Utf8JsonReader r) => JsonDocument.ParseValue(ref r).RootElement.TryGetProperty("lives", out _) ? typeof(Cat) : typeof(Dog); }`,
        ['{"lives":1}', '{"bark":"b","legs":4}'],
      ),
      json: "TypeClassifiers.Add(new F())",
    },
  ],
  [
    "a classifier of a polymorphic type",
    takes(
      "Beast",
      '[JsonPolymorphic(TypeClassifier = typeof(F)), JsonDerivedType(typeof(Lion), "lion")] public abstract record Beast; public record Lion(int Mane) : Beast; public class F : JsonTypeClassifierFactory<Beast> { public override JsonTypeClassifier CreateJsonClassifier(JsonTypeClassifierContext c, JsonSerializerOptions o) => static (ref Utf8JsonReader r) => typeof(Lion); }',
      ['{"$type":"lion","mane":1}', '{"mane":1}'],
    ),
  ],
];

const shapes =
  "public closed record Shape(string Name); public record Circle(string Name, int R) : Shape(Name); public record Square(string Name, int S) : Shape(Name);";
const circle = 'new Circle("c", 1)';
const infer = "[JsonPolymorphic(InferClosedTypePolymorphism = true)]";

const others: readonly Row[] = [
  ["closed, without opt-in", gives("Shape", [circle], shapes)],
  ["closed, in another object", gives("Page", [`new Page(${circle})`], `public record Page(Shape Shape); ${shapes}`)],
  ["closed, by its attribute", gives("Shape", [circle, 'new Square("s", 2)'], `${infer} ${shapes}`)],
  ["closed, by the options", { ...gives("Shape", [circle], shapes), json: "InferClosedTypePolymorphism = true" }],
  [
    "closed, the attribute beats the options",
    {
      ...gives("Shape", [circle], `[JsonPolymorphic(InferClosedTypePolymorphism = false)] ${shapes}`),
      json: "InferClosedTypePolymorphism = true",
    },
  ],
  [
    "closed, named derived types",
    {
      ...gives("Shape", [circle], `[JsonDerivedType(typeof(Circle), "c")] ${shapes}`),
      json: "InferClosedTypePolymorphism = true",
    },
  ],
  [
    "closed, another discriminator",
    gives(
      "Shape",
      [circle],
      `[JsonPolymorphic(InferClosedTypePolymorphism = true, TypeDiscriminatorPropertyName = "kind")] ${shapes}`,
    ),
  ],
  [
    "closed and generic",
    gives(
      "Box<int>",
      ["new Full<int> { Value = 3 }"],
      `${infer} public closed class Box<T> { public int Id { get; set; } } public class Full<T> : Box<T> { public T? Value { get; set; } }`,
    ),
  ],
  [
    "closed, in a request",
    takes("Shape", `${infer} ${shapes}`, ['{"$type":"Circle","name":"c","r":1}', '{"$type":"Oval","name":"c"}']),
  ],
  [
    "closed, nested, a plain subclass",
    gives(
      "O.A",
      ["new O.B()"],
      "public class O { public closed class A { public int Id { get; set; } } public class B : A { } }",
    ),
  ],
  [
    "closed as a name",
    {
      code: 'app.MapGet("/t", () => { var closed = 1; closed = 2; return new Door(closed > 1); }); --- public record Door(bool closed);',
    },
  ],
  [
    "union as a name",
    {
      code: 'app.MapGet("/t", () => { var union = new[] { 1 }.Union([2]); int Twice(int union) => union; return new A(union.Count() + Twice(1)); }); --- public record A(int Union) { int union(int a) => a; int Use() => union(1); }',
    },
  ],
  [
    "arguments of a collection",
    {
      code: 'app.MapGet("/t", () => new A()); --- public class A { public List<int> Xs { get; set; } = [with(capacity: 3), 1, 2]; }',
    },
  ],
  [
    "labelled loops",
    {
      code:
        'app.MapGet("/t", () => { var n = 0; outer: for (var i = 0; i < 3; i++) { for (var j = 0; j < 3; j++) { if (j == 1) continue outer; if (i == 2) break outer; n++; } } return new Cat(n); }); --- ' +
        pets,
    },
  ],
  [
    "an extension indexer",
    {
      code:
        'app.MapGet("/t", () => new Cat(3)["x"]); --- public static class Named { extension(Cat c) { public Dog this[string name] => new(name, c.Lives); } } ' +
        pets,
    },
  ],
  [
    "[JsonIgnore] of a type",
    gives(
      "A",
      ["new A()", 'new A { One = "x" }'],
      "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public class A { public string? One { get; set; } [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public string? Two { get; set; } public int Three { get; set; } }",
    ),
  ],
  [
    "[JsonNamingPolicy]",
    gives(
      "A",
      ["new A()"],
      '[JsonNamingPolicy(JsonKnownNamingPolicy.SnakeCaseLower)] public class A { public int FirstName { get; set; } [JsonNamingPolicy(JsonKnownNamingPolicy.KebabCaseUpper)] public int LastName { get; set; } [JsonPropertyName("x")] public int Other { get; set; } }',
    ),
  ],
  [
    "PascalCase",
    {
      ...gives("A", ["new A()"], "public class A { public int firstName { get; set; } }"),
      json: "PropertyNamingPolicy = JsonNamingPolicy.PascalCase",
    },
  ],
  [
    "open derived types",
    gives(
      "B<int>",
      ["new F<int> { Value = 3 }", "new B<int>()"],
      '[JsonDerivedType(typeof(F<>), "full")] public class B<T> { public int Id { get; set; } } public class F<T> : B<T> { public T? Value { get; set; } }',
    ),
  ],
];

const before: readonly Row[] = [
  [
    "a class called union",
    {
      code: 'app.MapGet("/t", () => new A()); --- public class union { public int N { get; set; } } public class A { public union U { get; set; } = new(); }',
    },
  ],
  [
    "a local of a type called union",
    {
      code: 'app.MapGet("/t", () => { union u = new(); return u; }); --- public class union { public int N { get; set; } }',
    },
  ],
  [
    "a method that returns it",
    {
      code: 'app.MapGet("/t", () => new A().Make()); --- public class union { public int N { get; set; } } public class A { public union Make() => new(); union[] all = []; }',
    },
  ],
  [
    "a class called closed",
    {
      code: 'app.MapGet("/t", () => new A()); --- public class @closed { public int N { get; set; } } public class A { public @closed C { get; set; } = new(); }',
    },
  ],
  [
    "field",
    {
      code: 'app.MapGet("/t", () => new A()); --- public class A { public string Name { get => field ?? "n"; set; } }',
    },
  ],
  [
    "an extension property",
    {
      code:
        'app.MapGet("/t", () => new Cat(new[] { 1 }.Total)); --- public static class Sums { extension(IEnumerable<int> s) { public int Total => s.Sum(); } } ' +
        pets,
    },
  ],
  [
    "a generic extension method",
    {
      code:
        'app.MapGet("/t", () => new[] { new Cat(1) }.Only()); --- public static class Ones { extension<T>(T[] s) where T : class { public T Only() => s[0]; } } ' +
        pets,
    },
  ],
  [
    "a static extension",
    {
      code:
        'app.MapGet("/t", () => Cat.Default); --- public static class Defaults { extension(Cat) { public static Cat Default => new(9); } } ' +
        pets,
    },
  ],
  [
    "an extension that maps",
    {
      code:
        'app.MapAll(); --- public static class Maps { extension(WebApplication app) { public void MapAll() { app.MapGet("/t", () => new Cat(1)); } } } ' +
        pets,
    },
  ],
  [
    "assignment to what may be null",
    {
      code: 'app.MapGet("/t", () => { A? a = new A(); a?.Id = 3; a?.Id += 1; return a; }); --- public class A { public int Id { get; set; } }',
    },
  ],
  [
    "compound operators",
    {
      code: 'app.MapGet("/t", () => { var a = new A(); a += 2; a++; return a; }); --- public class A { public int Id { get; set; } public void operator +=(int n) => Id += n; public void operator ++() => Id++; }',
    },
  ],
  [
    "nameof of an open generic",
    { code: 'app.MapGet("/t", () => new A(nameof(List<>))); --- public record A(string Id);' },
  ],
  [
    "a route from nameof",
    {
      code:
        'app.MapGet("/" + nameof(Names.t), () => new Cat(1)); --- public static class Names { public const int t = 1; } ' +
        pets,
    },
  ],
  [
    "spans",
    { code: `app.MapGet("/t", () => { ReadOnlySpan<char> s = "abc"; return new Cat(s.Length); }); --- ${pets}` },
  ],
  [
    "modifiers of lambda parameters",
    {
      code:
        'app.MapGet("/t", () => { Parse p = (s, out n) => int.TryParse(s, out n); return new Cat(p("4", out var n) ? n : 0); }); --- public delegate bool Parse(string s, out int n); ' +
        pets,
    },
  ],
  [
    "partial properties",
    {
      code: 'app.MapGet("/t", () => new A()); --- public partial class A { public partial string Name { get; set; } } public partial class A { public partial string Name { get => field ?? ""; set; } }',
    },
  ],
  [
    "partial constructors and events",
    {
      code: 'app.MapGet("/t", () => new A(1)); --- public partial class A { public partial A(int id); public int Id { get; } public partial event Action E; } public partial class A { public partial A(int id) { Id = id; } public partial event Action E { add { } remove { } } }',
    },
  ],
  [
    "a method called extension",
    {
      code: 'app.MapGet("/t", () => new A()); --- public class A { public int Id { get; set; } void extension(int a) { } void Use() => extension(1); }',
    },
  ],
  ["a local called field", { code: `app.MapGet("/t", () => { var field = 3; return new Cat(field); }); --- ${pets}` }],
  [
    "collections of parameters",
    {
      code: `app.MapGet("/t", () => Sum(1, 2)); static Cat Sum(params ReadOnlySpan<int> xs) => new(xs.Length); --- ${pets}`,
    },
  ],
  [
    "an escape and a lock",
    {
      code: 'app.MapGet("/t", () => { var l = new Lock(); lock (l) { } return new A("\\e[0m"); }); --- public record A(string Id);',
    },
  ],
];

const named = (csharp: 14 | 15, room: string, rows: readonly Row[]): readonly Server[] =>
  rows.map(([name, server]) => ({ ...server, name: `${room}: ${name}`, csharp }));

export const servers: readonly Server[] = [
  ...named(15, "answers", answers),
  ...named(15, "requests", requests),
  ...named(15, "others", others),
  ...named(14, "C# 14", before),
];
