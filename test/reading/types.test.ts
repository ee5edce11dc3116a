import { describe, expect, test } from "vitest";
import { typesText } from "./contract-text.js";
import { readWithDiagnostics, type SourceOptions } from "./read-source.js";

/** Types reachable from one GET that answers `Root`, and the diagnostics beyond the notes about JSON registration. */
function typesOf(source: string, options: SourceOptions = {}) {
  const text = `namespace Acme;\n[Contract] public static class TheContract { public static readonly Operation<Root> Get = Define.Get<Root>("/x"); }\n${source}`;
  const { contract, diagnostics } = readWithDiagnostics(text, options);
  return {
    types: typesText(contract),
    told: diagnostics
      .filter((one) => !/^TN(2508|2532)$/.test(one.code))
      .map((one) => `${one.code}@${one.location?.line}`),
  };
}

/** The type of one property as read. */
function propertyOf(type: string, declarations = "", options: SourceOptions = {}): string {
  const { types } = typesOf(`public record Root(${type} P, int Other);\n${declarations}`, options);
  const root = types.find((one) => one.startsWith("Root {")) ?? "";
  return /P: (.*); other: int32 }$/i.exec(root)?.[1] ?? root;
}

describe("primitives", () => {
  test.each([
    ["bool", "boolean"],
    ["byte", "uint8"],
    ["sbyte", "int8"],
    ["short", "int16"],
    ["ushort", "uint16"],
    ["int", "int32"],
    ["uint", "uint32"],
    ["long", "int64"],
    ["ulong", "uint64"],
    ["Int128", "int128"],
    ["UInt128", "uint128"],
    ["Half", "float16"],
    ["float", "float32"],
    ["double", "float64"],
    ["decimal", "decimal"],
    ["char", "char"],
    ["string", "string"],
    ["Guid", "guid"],
    ["Uri", "uri"],
    ["Version", "version"],
    ["DateTime", "dateTime"],
    ["DateTimeOffset", "dateTimeOffset"],
    ["DateOnly", "date"],
    ["TimeOnly", "time"],
    ["TimeSpan", "duration"],
    ["byte[]", "bytes"],
    ["Memory<byte>", "bytes"],
    ["ReadOnlyMemory<byte>", "bytes"],
    ["int?", "int32 | null"],
    ["Nullable<Guid>", "guid | null"],
    ["string?", "string | null"],
    ["DateTime?", "dateTime | null"],
  ])("%s → %s", (csharp, expected) => expect(propertyOf(csharp)).toBe(expected));
});

describe("collections and dictionaries", () => {
  test.each([
    ["int[]", "int32[]"],
    ["string[][]", "string[][]"],
    ["List<string?>", "string | null[]"],
    ["List<int>?", "int32[] | null"],
    ["IEnumerable<int>", "int32[]"],
    ["ICollection<int>", "int32[]"],
    ["IList<int>", "int32[]"],
    ["IReadOnlyList<int>", "int32[]"],
    ["IReadOnlyCollection<int>", "int32[]"],
    ["HashSet<int>", "int32[]"],
    ["ISet<int>", "int32[]"],
    ["IReadOnlySet<int>", "int32[]"],
    ["Queue<int>", "int32[]"],
    ["Stack<int>", "int32[]"],
    ["LinkedList<int>", "int32[]"],
    ["System.Collections.Immutable.ImmutableArray<int>", "int32[]"],
    ["System.Collections.Immutable.ImmutableList<int>", "int32[]"],
    ["System.Collections.Immutable.ImmutableHashSet<int>", "int32[]"],
    ["System.Collections.Frozen.FrozenSet<int>", "int32[]"],
    ["IAsyncEnumerable<int>", "int32[]"],
    ["Dictionary<string, int>", "map<string, int32>"],
    ["IDictionary<string, int?>", "map<string, int32 | null>"],
    ["IReadOnlyDictionary<Guid, string>", "map<guid, string>"],
    ["SortedDictionary<int, string>", "map<int32, string>"],
    ["System.Collections.Immutable.ImmutableDictionary<string, int>", "map<string, int32>"],
    ["System.Collections.Frozen.FrozenDictionary<string, int>", "map<string, int32>"],
    ["Dictionary<DateOnly, List<int>>", "map<date, int32[]>"],
    ["object", "unknown"],
    ["object?", "unknown"],
    ["dynamic", "unknown"],
    ["JsonElement", "unknown"],
    ["JsonDocument", "unknown"],
    ["System.Text.Json.Nodes.JsonNode", "unknown"],
    ["System.Text.Json.Nodes.JsonObject", "unknown object"],
    ["Newtonsoft.Json.Linq.JObject", "unknown object"],
    ["Newtonsoft.Json.Linq.JArray", "unknown array"],
    ["Newtonsoft.Json.Linq.JToken", "unknown"],
    ["System.Text.Json.Nodes.JsonArray", "unknown array"],
    ["System.Collections.IEnumerable", "unknown[]"],
  ])("%s → %s", (csharp, expected) => expect(propertyOf(csharp)).toBe(expected));

  test.each([
    ["Names", "public class Names : List<string> { }", "string[]"],
    ["Bag", "public class Bag : Dictionary<string, Item> { } public record Item(int A, int B);", "map<string, Item>"],
    ["Dictionary<Kind, int>", "public enum Kind { A, B }", "map<Kind, int32>"],
    ["Dictionary<Sku, int>", "public record Sku(string Value);", "map<Sku, int32>"],
    ["Dictionary<Code, int>", "public readonly record struct Code(int Number);", "map<Code, int32>"],
  ])("%s of the user's own: %s", (csharp, declarations, expected) =>
    expect(propertyOf(csharp, declarations)).toBe(expected),
  );
});

describe("Optional<T> is a key that may be left out", () => {
  test.each([
    ["Optional<string?>", "P?: string | null"],
    ["Optional<string>", "P?: string"],
    ["Optional<int?>", "P?: int32 | null"],
    ["Optional<List<string>?>", "P?: string[] | null"],
    ["Optional<Item?>", "P?: Item | null"],
  ])("%s", (csharp, expected) => {
    const { types, told } = typesOf(`public record Root(${csharp} P, int Other);\npublic record Item(int A, int B);`);
    expect(types.find((one) => one.startsWith("Root"))).toContain(expected.toLowerCase().replace("item", "Item"));
    expect(told).toEqual([]);
  });

  test("as the only property of a record it stays a property", () => {
    expect(typesOf("public record Root(Only A, int B);\npublic record Only(Optional<string> Value);").types).toContain(
      "Only { value?: string }",
    );
  });

  test("where there is no key, it is its value, and that is said", () => {
    const { types, told } = typesOf("public record Root(List<Optional<string>> P, int Other);");
    expect(types).toEqual(["Root { p: string[]; other: int32 }"]);
    expect(told).toEqual(["TN2340@3"]);
  });
});

describe("what JSON cannot hold is a located warning and unknown", () => {
  test.each([
    ["nint", "", "TN2303"],
    ["Type", "", "TN2303"],
    ["Action", "", "TN2303"],
    ["Callback", "public delegate void Callback();", "TN2303"],
    ["int[,]", "", "TN2303"],
    ["Task<int>", "", "TN2303"],
    ["Stream", "", "TN2303"],
    ["View", "public ref struct View { public int A { get; set; } }", "TN2303"],
    ["Dictionary<Item, int>", "public record Item(int A, int B);", "TN2311"],
  ])("%s", (csharp, declarations, code) => {
    const { types, told } = typesOf(`public record Root(${csharp} P, int Other);\n${declarations}`);
    expect(types.find((one) => one.startsWith("Root"))).toContain("unknown (unmapped)");
    expect(told).toEqual([`${code}@3`]);
  });
});

describe("a type that cannot be read leaves out the operations that use it", () => {
  test.each([
    ["(int A, int B)", "TN2304"],
    ["Missing", "TN2301"],
    ["List<Missing>", "TN2301"],
  ])("%s", (csharp, code) => {
    const { types, told } = typesOf(`public record Root(${csharp} P, int Other);`);
    expect(types).toEqual([]);
    expect(told).toEqual([`${code}@3`]);
  });
});

describe("objects", () => {
  test.each([
    [
      "a record's properties in camelCase",
      "public record Root(int Id, string DisplayName, string URL, string IPAddress);",
      ["Root { id: int32; displayName: string; url: string; ipAddress: string }"],
    ],
    [
      "class, struct, record struct and interface",
      `public record Root(A A, B B, C C, I D);
       public class A { public int X { get; set; } public int Y { get; set; } }
       public struct B { public int X { get; set; } public int Y { get; set; } }
       public record struct C(int X, int Y);
       public interface I : J { int X { get; } } public interface J { int Z { get; } }`,
      [
        "A { x: int32; y: int32 }",
        "B { x: int32; y: int32 }",
        "C { x: int32; y: int32 }",
        "I { z!>: int32; x!>: int32 }",
        "Root { a: A; b: B; c: C; d: I }",
      ],
    ],
    [
      "what is not public, static, an indexer or ignored is not a property",
      `public class Root { public int A { get; set; } public int B { get; set; } internal int C { get; set; } private int D { get; set; }
         public static int E { get; set; } public int this[int i] => i; [JsonIgnore] public int F { get; set; } public const int G = 1; public int H; }`,
      ["Root { a: int32; b: int32 }"],
    ],
    [
      "fields and private members with [JsonInclude]",
      "public class Root { [JsonInclude] public int A; [JsonInclude] internal int B { get; set; } public int C { get; set; } }",
      ["Root { a: int32; b: int32; c: int32 }"],
    ],
    [
      "inheritance: base first, overridden once, hidden once",
      `public class Base { public int A { get; set; } public virtual int B { get; set; } public int C { get; set; } }
       public class Root : Base { public int D { get; set; } public override int B { get; set; } public new string C { get; set; } = ""; }`,
      ["Root { a: int32; b: int32; c?>: string; d: int32 }"],
    ],
    [
      "a closed generic base",
      `public record Page<T>(List<T> Items, int Total); public record Root(string Name, List<int> Items, int Total) : Page<int>(Items, Total);`,
      ["Root { items: int32[]; total: int32; name: string }"],
    ],
    [
      "generics stay generic",
      `public record Root(Page<Item> Items, Page<string?> Names, Pair<int, Page<Item>> Both); public record Item(int A, int B);
       public record Page<T>(List<T> Items, T? First, int Total); public record Pair<A, B>(A Left, B Right);`,
      [
        "Item { a: int32; b: int32 }",
        "Page<T> { items: T[]; first: T | null; total: int32 }",
        "Pair<A, B> { left: A; right: B }",
        "Root { items: Page<Item>; names: Page<string | null>; both: Pair<int32, Page<Item>> }",
      ],
    ],
    [
      "nested types: plain where free, with the outer name where taken",
      `public record Root(Outer.Inner A, Outer.Kind B, Kind C); public enum Kind { X }
       public static class Outer { public record Inner(int A, int B); public enum Kind { Y } }`,
      ["Kind = X", "Inner { a: int32; b: int32 }", "OuterKind = Y", "Root { a: Inner; b: OuterKind; c: Kind }"],
    ],
    [
      "recursion",
      "public record Root(int Id, Root? Parent, List<Other> Others); public record Other(int Id, Root Root);",
      ["Other { id: int32; root: Root }", "Root { id: int32; parent: Root | null; others: Other[] }"],
    ],
    [
      "System.Text.Json's names and extension data",
      `public class Root { [JsonPropertyName("_id")] public int Id { get; set; } public int B { get; set; }
         [JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; } }`,
      ["Root { _id: int32; b: int32; [key]: unknown }"],
    ],
  ])("%s", (_, source, expected) => expect(typesOf(source).types).toEqual(expected));
});

describe("presence", () => {
  test.each([
    [
      "a constructor default is optional in requests",
      "public record Root(int A, int B = 5);",
      "a: int32; b?>: int32 = 5",
    ],
    [
      "an enum default",
      "public record Root(int A, Kind B = Kind.Y); public enum Kind { X, Y }",
      'a: int32; b?>: Kind = "Y"',
    ],
    [
      "an enum default by its JSON name",
      'public record Root(int A, Kind B = Kind.Y); public enum Kind { X, [JsonStringEnumMemberName("why")] Y }',
      'a: int32; b?>: Kind = "why"',
    ],
    ["a null default", "public record Root(int A, string? B = null);", "a: int32; b?>: string | null"],
    [
      "[ContractOptional]",
      "public class Root { public int A { get; set; } [ContractOptional] public string? B { get; set; } }",
      "a: int32; b?>: string | null",
    ],
    [
      "required and init",
      "public class Root { public required int A { get; init; } public int B { get; init; } }",
      "a: int32; b: int32",
    ],
    [
      "get-only is never sent",
      "public class Root { public int A { get; set; } public int B => 1; }",
      "a: int32; b!>: int32",
    ],
    [
      "get-only through the constructor is",
      "public class Root { public Root(int a, int b) { } public int A { get; } public int B { get; } }",
      "a: int32; b: int32",
    ],
    [
      "private set is never sent",
      "public class Root { public int A { get; set; } public int B { get; private set; } }",
      "a: int32; b!>: int32",
    ],
    [
      "write-only is never answered",
      "public class Root { public int A { get; set; } public int B { set { } } public int C { get; set; } }",
      "a: int32; b!<: int32; c: int32",
    ],
    [
      "WhenWritingNull",
      "public class Root { public int A { get; set; } [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? B { get; set; } }",
      "a: int32; b?<: string | null",
    ],
    [
      "WhenWritingDefault",
      "public class Root { public int A { get; set; } [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int B { get; set; } }",
      "a: int32; b?<: int32",
    ],
    [
      "Never",
      "public class Root { public int A { get; set; } [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public int B { get; set; } }",
      "a: int32; b: int32",
    ],
    [
      "[JsonConstructor] decides",
      "public class Root { public Root() { } [JsonConstructor] public Root(int a, int b = 3) { } public int A { get; } public int B { get; } }",
      "a: int32; b?>: int32 = 3",
    ],
    [
      "[DefaultValue]",
      "public class Root { public int A { get; set; } [System.ComponentModel.DefaultValue(7)] public int B { get; set; } }",
      "a: int32; b: int32 = 7",
    ],
    [
      "[DefaultValue] of an enum: its name",
      `public record Root(int A) { [System.ComponentModel.DefaultValue(E.Two)] public E B { get; init; } }
       public enum E { One, [JsonStringEnumMemberName("2nd")] Two }`,
      'a: int32; b: E = "2nd"',
    ],
    [
      "[DefaultValue] of an enum: its number",
      `public record Root(int A) { [System.ComponentModel.DefaultValue(E.Two)] public E? B { get; init; } }
       [JsonConverter(typeof(JsonNumberEnumConverter<E>))] public enum E { One = 1, Two = 2 }`,
      "a: int32; b: E | null = 2",
    ],
    [
      "[DefaultValue] of an enum: as the converter of its member writes it",
      `public record Root(int A) {
         [System.ComponentModel.DefaultValue(E.Two), JsonConverter(typeof(JsonStringEnumConverter<E>))] public E B { get; init; }
       }
       [JsonConverter(typeof(JsonNumberEnumConverter<E>))] public enum E { One = 1, Two = 2 }`,
      'a: int32; b: EName = "Two"',
    ],
    [
      "an enum whose converter at the member writes numbers",
      `public record Root(int A) {
         [System.ComponentModel.DefaultValue(E.Two), JsonConverter(typeof(JsonNumberEnumConverter<E>))] public E B { get; init; }
       }
       public enum E { One = 1, Two = 2 }`,
      "a: int32; b: ENumber = 2",
    ],
  ])("%s", (_, source, expected) => {
    expect(typesOf(source).types.find((one) => one.startsWith("Root"))).toBe(`Root { ${expected} }`);
  });
});

describe("value objects", () => {
  test.each([
    [
      "a property named Value",
      "public record Root(Email A, int B); public record Email(string Value);",
      "Email = brand string",
    ],
    [
      "another single property, nested",
      "public record Root(Sku A, int B); public record Sku(string Code);",
      "Sku = brand string",
    ],
    [
      "record struct",
      "public record Root(OrderId A, int B); public readonly record struct OrderId(Guid Value);",
      "OrderId = brand guid",
    ],
    [
      "[ContractValue] on a class",
      "public record Root(Money A, int B); [ContractValue] public class Money { public decimal Amount { get; set; } }",
      "Money = brand decimal",
    ],
    [
      "[ContractObject]",
      "public record Root(Email A, int B); [ContractObject] public record Email(string Value);",
      "Email { value: string }",
    ],
    [
      "a plain class",
      'public record Root(Email A, int B); public class Email { public string Value { get; set; } = ""; }',
      "Email { value?>: string }",
    ],
    [
      "not a primitive",
      "public record Root(Box A, int B); public record Box(List<int> Value);",
      "Box { value: int32[] }",
    ],
    ["nullable", "public record Root(Box A, int B); public record Box(string? Value);", "Box { value: string | null }"],
    ["generic", "public record Root(Box<int> A, int B); public record Box<T>(T Value);", "Box<T> { value: T }"],
    [
      "extra properties that are ignored",
      "public record Root(Email A, int B); public record Email(string Value) { [JsonIgnore] public string Domain => Value; }",
      "Email = brand string",
    ],
    [
      "Vogen",
      "public record Root(CustomerId A, int B); [Vogen.ValueObject<Guid>] public partial struct CustomerId { }",
      "CustomerId = brand guid",
    ],
    [
      "Vogen, default",
      "public record Root(CustomerId A, int B); [Vogen.ValueObject] public partial struct CustomerId { }",
      "CustomerId = brand int32",
    ],
    [
      "StronglyTypedId",
      "public record Root(CustomerId A, int B); [StronglyTypedIds.StronglyTypedId] public partial struct CustomerId { }",
      "CustomerId = brand guid",
    ],
    [
      "a converter that writes a string",
      "public record Root(Email A, int B); [JsonConverter(typeof(EmailConverter))] public record Email(string Value); public class EmailConverter : JsonConverter<Email> { public override Email Read(ref Utf8JsonReader reader, Type t, JsonSerializerOptions o) => new(reader.GetString()!); public override void Write(Utf8JsonWriter writer, Email value, JsonSerializerOptions o) => writer.WriteStringValue(value.Value); }",
      "Email = brand string",
    ],
  ])("%s", (_, source, expected) => expect(typesOf(source).types).toContain(expected));

  test("a message stays an object, without a word", () => {
    const { types, told } = typesOf("public record Root(string Message);");
    expect(types).toEqual(["Root { message: string }"]);
    expect(told).toEqual([]);
  });

  test("a value object that can be enumerated is its value", () => {
    expect(
      typesOf(
        "public record Root(Code A, int B); public record Code(string Value) : IEnumerable<char> { public IEnumerator<char> GetEnumerator() => Value.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }",
      ).types,
    ).toContain("Code = brand string");
  });

  test("a property that returns a reference", () => {
    const { types, told } = typesOf(
      "public class Root { private int a; public ref int A => ref a; public int B { get; set; } }",
    );
    expect(types).toEqual(["Root { a!>: unknown (unmapped); b: int32 }"]);
    expect(told).toEqual(["TN2303@3"]);
  });

  test("Populate on a type with a constructor that takes values", () => {
    const source =
      "[JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public record Root(int A, int B) { public List<int> C { get; } = []; }";
    expect(typesOf(source).told).toEqual(["TN2321@3"]);
  });

  test.each([
    ["a text", "public string A { get; set; } = string.Empty;"],
    ["an array", "public int[] A { get; } = [];"],
    ["a struct without a setter", "public Inner A { get; }"],
  ])("%s that is to be populated", (_, member) => {
    const source = `public class Root { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] ${member} public int B { get; set; } } public struct Inner { public int A { get; set; } public int B { get; set; } }`;
    expect(typesOf(source).told).toEqual(["TN2321@3"]);
  });

  test("a value type that is left out where it is null", () => {
    const source =
      "public class Root { [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public int A { get; set; } [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public int? B { get; set; } }";
    expect(typesOf(source).told).toEqual(["TN2323@3"]);
  });

  test("an array of a type parameter that is byte", () => {
    const source =
      "public record Root(Box<byte> A, Box<int> B, Outer<byte> C); public record Box<T>(T[] Items, int B); public record Outer<T>(List<Box<T>> Boxes, int B);";
    expect(typesOf(source).told).toEqual(["TN2324@3", "TN2324@3"]);
  });

  test("an element of a message is a message, a dictionary key is not", () => {
    const source = `namespace Acme;
      public record Item(string Name); public record Key(string Name); public record Deep(string Name);
      [Contract] public static class C {
        public static readonly Operation<List<Item>> A = Define.Get<List<Item>>("/a");
        public static readonly Operation<Dictionary<Key, Deep>> B = Define.Get<Dictionary<Key, Deep>>("/b");
      }`;
    expect(typesText(readWithDiagnostics(source).contract)).toEqual([
      "Deep { name: string }",
      "Item { name: string }",
      "Key = brand string",
    ]);
  });

  test("[ContractValue] that cannot be one is an error", () => {
    expect(
      typesOf("public record Root(Pair A, int B); [ContractValue] public record Pair(int X, int Y);").told,
    ).toEqual(["TN2307@3"]);
  });
});

describe("enums", () => {
  test.each([
    ["names", "public record Root(Kind A, int B); public enum Kind { Open, InProgress }", "Kind = Open | InProgress"],
    [
      "[JsonStringEnumMemberName]",
      'public record Root(Kind A, int B); public enum Kind { [JsonStringEnumMemberName("in-progress")] InProgress, Done }',
      "Kind = in-progress | Done",
    ],
    [
      "[Flags]",
      "public record Root(Kind A, int B); [Flags] public enum Kind : byte { None = 0, Read = 1, Write = 2 }",
      "Kind = flags None | Read | Write",
    ],
  ])("%s", (_, source, expected) => expect(typesOf(source).types).toContain(expected));

  test("an enum with [Flags] is text, with a note", () => {
    expect(typesOf("public record Root(Kind A, int B); [Flags] public enum Kind { A = 1, B = 2 }").told).toEqual([
      "TN2308@3",
    ]);
  });
});

describe("polymorphism", () => {
  test.each([
    [
      "abstract base",
      `public record Root(Shape A, int B); [JsonDerivedType(typeof(Circle), "circle")] [JsonDerivedType(typeof(Square), "square")] public abstract record Shape(string Name);
       public record Circle(string Name, double Radius) : Shape(Name); public record Square(string Name, double Side) : Shape(Name);`,
      [
        "Circle { name: string; radius: float64 }",
        "Root { a: Shape; b: int32 }",
        'Shape = union by $type "circle": Circle | "square": Square',
        "Square { name: string; side: float64 }",
      ],
    ],
    [
      "named discriminator, number tags, interface",
      `public record Root(IShape A, int B); [JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")] [JsonDerivedType(typeof(Circle), 1)] public interface IShape { }
       public record Circle(double Radius, int X) : IShape;`,
      ["Circle { radius: float64; x: int32 }", "IShape = union by kind 1: Circle", "Root { a: IShape; b: int32 }"],
    ],
    [
      "a concrete base is a variant of its own",
      `public record Root(Shape A, int B); [JsonDerivedType(typeof(Circle), "circle")] public record Shape(string Name, int Id); public record Circle(string Name, int Id, double Radius) : Shape(Name, Id);`,
      [
        "Circle { name: string; id: int32; radius: float64 }",
        "Root { a: Shape; b: int32 }",
        'Shape = union by $type "circle": Circle | ShapeBase',
        "ShapeBase { name: string; id: int32 }",
      ],
    ],
    [
      "ContractUnion",
      `public record Root(Payment A, int B); [ContractUnion(typeof(Card), typeof(string), typeof(List<int>))] [JsonConverter(typeof(ContractUnionConverter))] public sealed class Payment : ContractUnion { public Payment(object value) : base(value) { } }
       public record Card(string Number, int Month);`,
      [
        "Card { number: string; month: int32 }",
        "Payment = union Card | string | int32[]",
        "Root { a: Payment; b: int32 }",
      ],
    ],
  ])("%s", (_, source, expected) => expect(typesOf(source).types).toEqual(expected));

  test("a derived type that does not derive is an error", () => {
    const source = `public record Root(Shape A, int B); [JsonDerivedType(typeof(Other), "x")] public abstract record Shape(string Name); public record Other(int A, int B);`;
    expect(typesOf(source).told).toEqual(["TN2313@3"]);
  });
});

describe("numbers as strings", () => {
  test.each([
    [
      "[JsonNumberHandling] on the property",
      "public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public long A { get; set; } public long B { get; set; } }",
      "Root { a: int64 as string; b: int64 }",
    ],
    [
      "on the type",
      '[JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)] public class Root { public long A { get; set; } public List<int> B { get; set; } = []; public string C { get; set; } = ""; }',
      "Root { a: int64 as string; b?>: int32 as string[]; c?>: string }",
    ],
  ])("%s", (_, source, expected) => expect(typesOf(source).types).toEqual([expected]));

  test("--int64 string is an error where the server writes numbers", () => {
    expect(typesOf("public record Root(long A, int B);", { int64: "string" }).told).toEqual(["TN2310@3"]);
    expect(
      typesOf(
        "public class Root { [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public long A { get; set; } public int B { get; set; } }",
        { int64: "string" },
      ).told,
    ).toEqual([]);
  });
});

describe("converters", () => {
  test("one that cannot be read is a warning and unknown", () => {
    const converter =
      'public class XConverter : JsonConverter<X> { public override X Read(ref Utf8JsonReader r, Type t, JsonSerializerOptions o) => null!; public override void Write(Utf8JsonWriter w, X v, JsonSerializerOptions o) { w.WriteRawValue("{}"); } }';
    const { types, told } = typesOf(
      `public record Root(X A, int B); [JsonConverter(typeof(XConverter))] public record X(int P, int Q); ${converter}`,
    );
    expect(types).toEqual(["Root { a: unknown (unmapped); b: int32 }"]);
    expect(told).toEqual(["TN2305@3"]);
  });

  test("one that writes an object is followed in answers, and unknown in requests", () => {
    const converter =
      'public class XConverter : JsonConverter<X> { public override X Read(ref Utf8JsonReader r, Type t, JsonSerializerOptions o) => null!; public override void Write(Utf8JsonWriter w, X v, JsonSerializerOptions o) { w.WriteStartObject(); w.WriteNumber("sum", v.P + v.Q); w.WriteEndObject(); } }';
    const { types, told } = typesOf(
      `public record Root(X A, int B); [JsonConverter(typeof(XConverter))] public record X(int P, int Q); ${converter}`,
    );
    expect(types).toEqual(["X { sum: int32 }", "Root { a: X; b: int32 }"]);
    expect(told).toEqual(["TN2531@3"]);
  });

  test("one that hands its writer on is a warning and unknown", () => {
    const converter =
      "public class XConverter : JsonConverter<X> { public override X Read(ref Utf8JsonReader r, Type t, JsonSerializerOptions o) => null!; public override void Write(Utf8JsonWriter w, X v, JsonSerializerOptions o) { if (v.P > 0) w.WriteNumberValue(v.P); else Parts.Write(w, v); } }";
    const { types, told } = typesOf(
      `public record Root(X A, int B); [JsonConverter(typeof(XConverter))] public record X(int P, int Q); ${converter} public static class Parts { public static void Write(Utf8JsonWriter w, X v) { w.WriteStartObject(); w.WriteEndObject(); } }`,
    );
    expect(types).toEqual(["Root { a: unknown (unmapped); b: int32 }"]);
    expect(told).toEqual(["TN2305@3"]);
  });

  test("a converter on a property decides its type; a missing one makes it unknown", () => {
    const source =
      "public class Root { [JsonConverter(typeof(JsonStringEnumConverter))] public Kind A { get; set; } [JsonConverter(typeof(Missing.Converter))] public int B { get; set; } } public enum Kind { X }";
    expect(typesOf(source).types).toEqual(["Kind = X", "Root { a: Kind; b: unknown (unmapped) }"]);
  });
});

describe("nullability that is off", () => {
  test("one note for the project, types as written", () => {
    const { types, told } = typesOf(
      "public class Root { public string A { get; set; } public List<string> B { get; set; } public int? C { get; set; } }",
      { nullable: "disable" },
    );
    expect(types).toEqual(["Root { a: string; b: string[]; c: int32 | null }"]);
    expect(told).toEqual(["TN2309@3"]);
  });

  test("one note for a region of a project that has it on", () => {
    const { told } = typesOf(
      "\n#nullable disable\npublic class Root { public string A { get; set; } public string B { get; set; } }\n#nullable restore\n",
    );
    expect(told).toEqual(["TN2320@5"]);
  });
});

describe("[ContractType]", () => {
  test("emits what no operation reaches", () => {
    const source = `namespace Acme; [ContractType] public record Page<T>(List<T> Items, int Total); [ContractType] public record Lone(string Text); [ContractType] public enum Kind { A } public record Unreached(int A, int B);`;
    expect(typesText(readWithDiagnostics(source).contract)).toEqual([
      "Kind = A",
      "Lone = brand string",
      "Page<T> { items: T[]; total: int32 }",
    ]);
  });
});

describe("framework types", () => {
  test("ProblemDetails comes with its properties", () => {
    const [problem] = typesOf("public class Root : ProblemDetails { public string? TraceId { get; set; } }").types;
    expect(problem).toContain("title");
    expect(problem).toContain("traceId: string | null");
    expect(problem).toContain("[key]: unknown");
  });
});

describe("T? of an unconstrained type parameter", () => {
  const holder = (uses: string) =>
    typesOf(`public record Root(${uses}, int Other);
public record Maybe<T>(T? Value, T Sure);
public record Through<T>(Maybe<T> Inner, List<T?> Many);
public record Unused<T>(T Value, int Other);
public record Reference<T>(T? Value, int Other) where T : class;
public record Value<T>(T? Value, int Other) where T : struct;
public abstract class Base<T> { public T? First { get; set; } }
public class OfValue : Base<int> { public int Own { get; set; } }
public class OfReference : Base<string> { public int Own { get; set; } }
public struct Point { public int X { get; set; } public int Y { get; set; } }`).types;

  test.each([
    ["Maybe<string> A, Maybe<int?> B", ["Maybe<T> { value: T | null; sure: T }"]],
    ["Maybe<int> A, Maybe<string> B", ["Maybe<T, TOrNull = T | null> { value: TOrNull; sure: T }"]],
    [
      "Through<Point> A",
      [
        "Maybe<T, TOrNull = T | null> { value: TOrNull; sure: T }",
        "Through<T, TOrNull = T | null> { inner: Maybe<T, TOrNull>; many: TOrNull[] }",
      ],
    ],
    ["Unused<int> A", ["Unused<T> { value: T; other: int32 }"]],
    ["Reference<string> A", ["Reference<T> { value: T | null; other: int32 }"]],
    ["Value<int> A", ["Value<T> { value: T | null; other: int32 }"]],
    ["OfValue A", ["OfValue { first: int32; own: int32 }"]],
    ["OfReference A", ["OfReference { first: string | null; own: int32 }"]],
  ])("%s", (uses, expected) =>
    expect(holder(uses).filter((one) => !one.startsWith("Root") && !one.startsWith("Point"))).toEqual(expected),
  );

  test("T? is nullable only for reference types", () => {
    const root = holder("Maybe<int> A, Maybe<string> B, Maybe<Point> C, Maybe<Guid?> D, Maybe<int[]> E").find((one) =>
      one.startsWith("Root"),
    );
    expect(root).toBe(
      "Root { a: Maybe<int32, int32>; b: Maybe<string, string | null>; c: Maybe<Point, Point>; d: Maybe<guid | null, guid | null>; e: Maybe<int32[], int32[] | null>; other: int32 }",
    );
  });
});

describe("members of bases, as System.Text.Json picks them", () => {
  test.each([
    [
      "an override without the name that its base has is written under both",
      'public class Base { [JsonPropertyName("renamed")] public virtual int A { get; set; } } public class Root : Base { public override int A { get; set; } }',
      "Root { renamed: int32; a: int32 }",
    ],
    [
      "an override with a name of its own too",
      'public class Base { public virtual int A { get; set; } } public class Root : Base { [JsonPropertyName("aa")] public override int A { get; set; } }',
      "Root { a: int32; aa: int32 }",
    ],
    [
      "an override that is not ignored is written though its base is",
      "public class Base { [JsonIgnore] public virtual int A { get; set; } public int B { get; set; } } public class Root : Base { public override int A { get; set; } }",
      "Root { a: int32; b: int32 }",
    ],
    [
      "an ignored override takes its base with it",
      "public class Base { public virtual int A { get; set; } public int B { get; set; } } public class Root : Base { [JsonIgnore] public override int A { get; set; } }",
      "Root { b: int32 }",
    ],
    [
      "an ignored member that merely hides does not",
      'public class Base { public int A { get; set; } public int B { get; set; } } public class Root : Base { [JsonIgnore] public new string A { get; set; } = ""; }',
      "Root { a: int32; b: int32 }",
    ],
    [
      "a private one neither",
      'public class Base { public int A { get; set; } public int B { get; set; } } public class Root : Base { private new string A { get; set; } = ""; }',
      "Root { a: int32; b: int32 }",
    ],
    [
      "one that hides stands for what it hides",
      'public class Base { public int A { get; set; } public int B { get; set; } } public class Root : Base { public new string A { get; set; } = ""; }',
      "Root { a?>: string; b: int32 }",
    ],
  ])("%s", (_, source, expected) => {
    const { types, told } = typesOf(source);
    expect(types).toEqual([expected]);
    expect(told).toEqual([]);
  });
});

describe("a type that System.Text.Json writes but cannot read is reported where a request holds it", () => {
  const sent = (type: string, more = "") => {
    const { diagnostics } = readWithDiagnostics(`namespace Acme;
[Contract] public static class TheContract { public static readonly InputOperation<Root> Put = Define.Put("/x").Accepts<Root>(); }
public record Root(${type} P, int Other);
${more}`);
    return diagnostics.filter((one) => one.code === "TN2317").map((one) => `${one.location?.line}`);
  };

  test.each([
    ["IReadOnlySet<int>"],
    ["System.Collections.Frozen.FrozenSet<int>?"],
    ["List<System.Collections.ObjectModel.ReadOnlyCollection<int>>"],
    ["System.Collections.Frozen.FrozenDictionary<string, int>"],
    ["Thing", "public interface Thing { int A { get; } int B { get; } }"],
    ["Thing", "public abstract class Thing { public int A { get; set; } public int B { get; set; } }"],
    [
      "Thing",
      "public class Thing { public Thing(int a) { } public Thing(int a, int b) { } public int A { get; } public int B { get; } }",
    ],
    [
      "Thing",
      "public class Thing { public Thing(int stray) { } public int A { get; set; } public int B { get; set; } }",
    ],
    ["Thing", "public class Thing { private Thing() { } public int A { get; set; } public int B { get; set; } }"],
  ])("%s %s", (type, more?: string) => expect(sent(type, more)).toEqual(["3"]));

  test.each([
    ["ISet<int>"],
    ["IReadOnlyList<int>"],
    ["IReadOnlyDictionary<string, int>"],
    [
      "Thing",
      "public class Thing { [JsonConstructor] private Thing(int a) { A = a; } public int A { get; } public int B { get; } }",
    ],
    ["Thing", "public class Thing(int a) { public int A { get; } = a; public int B { get; set; } }"],
    [
      "Thing",
      "public class Things : List<int> { } public class Thing { public Things A { get; set; } = []; public int B { get; set; } }",
    ],
    ["Thing", "public abstract record Base(int A); public record Thing(int A, int B) : Base(A);"],
    [
      "Thing",
      "public struct Thing { public int A { get; set; } public int B { get; set; } public Thing(int a, int c) { A = a; B = c; } }",
    ],
    [
      "Thing",
      '[JsonDerivedType(typeof(One), "one")] public abstract class Thing { public int A { get; set; } } public class One : Thing { public int B { get; set; } }',
    ],
  ])("%s %s is read", (type, more?: string) => expect(sent(type, more)).toEqual([]));
});

describe("what else the generated types cannot show is reported", () => {
  test.each([
    [
      "[EnumMember]",
      'public record Root(Kind A, int B); public enum Kind { [System.Runtime.Serialization.EnumMember(Value = "one")] One, [System.Runtime.Serialization.EnumMember] Two }',
      ["TN2318@3"],
    ],
    [
      "named floating-point literals",
      "public class Root { [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public double A { get; set; } [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)] public int B { get; set; } }",
      ["TN2319@3"],
    ],
    [
      "a converter factory",
      "public record Root(Odd A, int B); [JsonConverter(typeof(OddFactory))] public record Odd(int X, int Y); public class OddFactory : JsonConverterFactory { public override bool CanConvert(Type t) => true; public override JsonConverter? CreateConverter(Type t, JsonSerializerOptions o) => null; }",
      ["TN2305@3"],
    ],
  ])("%s", (_, source, expected) => expect(typesOf(source).told).toEqual(expected));

  test.each([
    ["[ContractObject]", "Odd(int X, int Y)", "Root { a: Odd; b: int32 }"],
    ["[ContractValue]", "Odd(string Text)", "Root { a: Odd; b: int32 }"],
  ])("%s says what a factory's converter writes", (mark, odd, expected) => {
    const { types, told } = typesOf(
      `public record Root(Odd A, int B); ${mark} [JsonConverter(typeof(OddFactory))] public record ${odd}; public class OddFactory : JsonConverterFactory { public override bool CanConvert(Type t) => true; public override JsonConverter? CreateConverter(Type t, JsonSerializerOptions o) => null; }`,
    );
    expect(types).toContain(expected);
    expect(told).toEqual([]);
  });
});

describe("generic types in generic types", () => {
  const nested = (depth: number): string => `${"W<".repeat(depth)}int${">".repeat(depth)}`;

  test("are written at any depth where each level is written once", () => {
    const { told, types } = typesOf(`public record Root(${nested(30)} A, int B); public record W<T>(T Value, int C);`);
    expect(told).toEqual([]);
    expect(types.join("\n")).toContain(`a: ${"W<".repeat(30)}int32${">".repeat(30)}`);
  });

  test("are unknown where each level has to be written twice and that takes too long", () => {
    const source = `public record Root(${nested(30)} A, int B); public record struct W<T>(T? Value, int C); public record Other(W<string> S, int B);`;
    const { told, types } = typesOf(source);
    expect(told).toEqual(["TN2370@3"]);
    expect(types.join("\n")).toContain("a: unknown");
  });
});

// System.Text.Json does not get done with the first ones, and writes the others.
describe("generic types that hold themselves", () => {
  test.each([
    [
      "with larger arguments",
      "public class Node<T> { public T? V { get; set; } public Node<List<T>>? Next { get; set; } }",
    ],
    [
      "through another one",
      "public class Node<T> { public Other<T>? Next { get; set; } } public class Other<U> { public Node<U[]>? Back { get; set; } }",
    ],
    ["in themselves", "public class Node<T> { public T? V { get; set; } public Node<Node<T>>? Next { get; set; } }"],
  ])("%s have no end", (_, source) => {
    const { told, types } = typesOf(`public record Root(Node<int> A, int B); ${source}`);
    expect(told).toEqual(["TN2328@3"]);
    expect(types).toEqual([]);
  });

  test.each([
    ["with the same", "public class Node<T> { public T? V { get; set; } public Node<T>? Next { get; set; } }"],
    [
      "with fixed ones",
      "public class Node<T> { public T? V { get; set; } public Node<List<int>>? Next { get; set; } }",
    ],
    [
      "the other way round",
      "public class Node<T> { public Pair<T, int>? P { get; set; } } public class Pair<A, B> { public Pair<B, A>? Q { get; set; } }",
    ],
    [
      "that may be null",
      "public class Node<T> where T : struct { public T V { get; set; } public List<Node<T>>? Next { get; set; } }",
    ],
  ])("%s have", (_, source) => expect(typesOf(`public record Root(Node<int> A, int B); ${source}`).told).toEqual([]));
});
