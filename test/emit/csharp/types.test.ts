import { describe, expect, it } from "vitest";
import { bodyOf, importText, withSchemas } from "../../openapi/import-text.js";

/** The property `a` of an object schema, as C# writes it. */
function property(schema: string, required: boolean, version = "3.1.0"): string {
  const list = required ? "\n      required: [a]" : "";
  const text = withSchemas(
    `    T:\n      type: object${list}\n      properties:\n        a: ${schema}\n        other: { type: string }`,
    version,
  );
  const body = bodyOf(importText(text).files["Types/T.cs"]);
  const lines = body.slice(body.indexOf("{\n") + 2).split("\n");
  return lines
    .slice(0, lines.indexOf(""))
    .map((line) => line.trim())
    .join(" ");
}

const never = "[ContractOptional, JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]";

describe("required, nullable and optional stay apart", () => {
  const cases: readonly (readonly [string, boolean, string])[] = [
    ["{ type: string }", true, "public required string A { get; init; }"],
    ["{ type: [string, 'null'] }", true, "public required string? A { get; init; }"],
    ["{ type: string }", false, `${never} public string? A { get; init; }`],
    ["{ type: [string, 'null'] }", false, "[ContractOptional(InAnswers = true)] public string? A { get; init; }"],
    [
      "{ type: integer, format: int32, default: 20 }",
      false,
      "[ContractOptional(InAnswers = true)] [DefaultValue(20)] public int A { get; init; } = 20;",
    ],
    [
      "{ type: array, items: { type: string }, default: [x] }",
      false,
      '[ContractOptional(InAnswers = true)] public IReadOnlyList<string> A { get; init; } = ["x"];',
    ],
    ["{ type: string, readOnly: true }", true, "[ReadOnly(true)] public string A { get; init; } = null!;"],
    [
      "{ type: string, writeOnly: true }",
      true,
      "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)] public required string A { get; init; }",
    ],
    ["{ type: integer, deprecated: true }", true, "[Obsolete] [JsonRequired] public long A { get; init; }"],
    ["{ const: dog }", true, "[JsonRequired] public TA A { get; init; }"],
    ["{ const: dog }", false, `${never} public TA? A { get; init; }`],
  ];
  it.each(cases)("%s, required: %s", (schema, required, expected) => expect(property(schema, required)).toBe(expected));
});

describe("formats", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["{ type: string, format: uuid }", "Guid"],
    ["{ type: string, format: date-time }", "DateTimeOffset"],
    ["{ type: string, format: date }", "DateOnly"],
    ["{ type: string, format: time-local }", "TimeOnly"],
    ["{ type: string, format: uri }", "Uri"],
    ["{ type: string, format: byte }", "byte[]"],
    ["{ type: string, format: email }", "EmailAddress"],
    ["{ type: string, format: duration }", "Iso8601Duration"],
    ["{ type: integer }", "long"],
    ["{ type: integer, format: int32 }", "int"],
    ["{ type: number }", "double"],
    ["{ type: number, format: float }", "float"],
    ["{ type: number, format: decimal }", "decimal"],
    ["{ type: boolean }", "bool"],
    ["{ type: array, items: { type: integer } }", "IReadOnlyList<long>"],
    ["{ type: array, uniqueItems: true, items: { type: string } }", "HashSet<string>"],
    ["{ type: object, additionalProperties: { type: integer } }", "IReadOnlyDictionary<string, long>"],
    ["{ type: object }", "JsonObject"],
    ["{}", "JsonElement"],
    ["{ type: array, items: { type: [string, 'null'] } }", "IReadOnlyList<string?>"],
    ["{ oneOf: [{ type: integer }, { type: 'null' }] }", "long?"],
    ["{ allOf: [{ type: string, format: uuid }] }", "Guid"],
  ];
  it.each(cases)("%s is %s", (schema, type) => {
    const notChecked = /^\/\/ Not in C#: (?:format|uniqueItems): [^[]*? (?=public )/;
    expect(property(schema, true).replace(notChecked, "")).toBe(`public required ${type} A { get; init; }`);
  });
});

describe("constraints are DataAnnotations", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["{ type: string, minLength: 2, maxLength: 5 }", "[StringLength(5, MinimumLength = 2)]"],
    ["{ type: string, minLength: 2 }", "[MinLength(2)]"],
    ["{ type: string, pattern: '^\\d+$' }", '[RegularExpression(@"^\\d+$")]'],
    ["{ type: string, pattern: '\\d' }", '[RegularExpression(@"[\\s\\S]*\\d[\\s\\S]*")]'],
    ["{ type: integer, format: int32, minimum: 1, maximum: 5 }", "[Range(1, 5)]"],
    ["{ type: integer, format: int32, minimum: 1 }", "[Range(1, int.MaxValue)]"],
    [
      "{ type: integer, format: int64, maximum: 9007199254740993 }",
      '[Range(typeof(long), "-9223372036854775808", "9007199254740993")]',
    ],
    ["{ type: number, exclusiveMinimum: 0 }", "[Range(0d, double.MaxValue, MinimumIsExclusive = true)]"],
    ["{ type: array, items: { type: string }, minItems: 1, maxItems: 3 }", "[Length(1, 3)]"],
    ["{ type: string, format: currency }", '[DataType("currency")]'],
    ["{ type: string, format: email, maxLength: 9 }", "[StringLength(9)] [EmailAddress]"],
    ["{ type: number, enum: [0.5, 1] }", "[AllowedValues(0.5d, 1d)]"],
  ];
  it.each(cases)("%s", (schema, attribute) => expect(property(schema, true)).toContain(`${attribute} public`));

  it("a boolean exclusiveMinimum is 3.0's", () => {
    expect(property("{ type: number, minimum: 0, exclusiveMinimum: true }", true, "3.0.3")).toContain(
      "[Range(0d, double.MaxValue, MinimumIsExclusive = true)]",
    );
  });

  it("what C# cannot say is a comment and a note", () => {
    const { files, diagnostics } = importText(
      withSchemas("    T: { type: object, properties: { a: { type: integer, multipleOf: 5 } } }"),
    );
    expect(files["Types/T.cs"]).toContain("// Not in C#: multipleOf: 5 is not checked");
    expect(diagnostics).toMatchObject([{ code: "TN5110", severity: "note", location: { file: "api.yaml", line: 6 } }]);
  });
});

describe("enums", () => {
  it("members with odd names keep their text in JSON", () => {
    const { files } = importText(
      withSchemas("    Sort: { type: string, enum: [asc, '-created', '+1', '1st', '<=', in stock] }"),
    );
    expect(bodyOf(files["Types/Sort.cs"])).toBe(`[ContractType]
public enum Sort
{
    [JsonStringEnumMemberName("asc")]
    Asc,

    [JsonStringEnumMemberName("-created")]
    MinusCreated,

    [JsonStringEnumMemberName("+1")]
    PlusOne,

    [JsonStringEnumMemberName("1st")]
    Value1st,

    [JsonStringEnumMemberName("<=")]
    LessEqual,

    [JsonStringEnumMemberName("in stock")]
    InStock,
}`);
  });

  it("constants with titles are its members", () => {
    const { files } = importText(
      withSchemas(`
    Size:
      type: integer
      oneOf: [{ const: 1, title: SMALL_ONE, description: Fits. }, { const: 4, title: LARGE_ONE }]`),
    );
    expect(bodyOf(files["Types/Size.cs"])).toBe(`[ContractType]
[JsonConverter(typeof(JsonNumberEnumConverter<Size>))]
public enum Size
{
    /// <summary>Fits.</summary>
    SmallOne = 1,

    LargeOne = 4,
}`);
  });

  it("an enum that a member writes by its numbers is the same enum", () => {
    const named = 'x-tenon-type: Level, x-tenon-enum-values: ["1", "5"]';
    const { files } = importText(
      `x-tenon-generated: true\n${withSchemas(`
    Level: { type: string, enum: [Low, High], ${named} }
    LevelNumber: { type: integer, enum: [1, 5], ${named}, x-tenon-form: Number }
    Both:
      type: object
      required: [a, b]
      properties: { a: { $ref: "#/components/schemas/Level" }, b: { $ref: "#/components/schemas/LevelNumber" } }`)}`,
    );
    expect(Object.keys(files).filter((path) => path.includes("Level"))).toEqual(["Types/Level.cs"]);
    expect(bodyOf(files["Types/Both.cs"])).toContain(`public required Level A { get; init; }

    [JsonConverter(typeof(JsonNumberEnumConverter<Level>))]
    public required Level B { get; init; }`);
  });

  it("members of an integer enum keep their values", () => {
    const { files } = importText(
      withSchemas("    Level: { type: integer, enum: [1, 5], x-enum-varnames: [low, high] }"),
    );
    expect(bodyOf(files["Types/Level.cs"])).toBe(`[ContractType]
[JsonConverter(typeof(JsonNumberEnumConverter<Level>))]
public enum Level
{
    Low = 1,
    High = 5,
}`);
  });
});

describe("unions", () => {
  const animals = `
    Cat: { type: object, required: [kind], properties: { kind: { const: cat }, lives: { type: integer } } }
    Dog: { type: object, required: [kind], properties: { kind: { const: dog }, good: { type: boolean } } }`;

  it.each([
    [
      "a discriminator",
      "{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }], discriminator: { propertyName: kind } }",
    ],
    [
      "another constant in each",
      "{ anyOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }",
    ],
  ])("told apart by %s", (_, schema) => {
    const { files } = importText(withSchemas(`${animals}\n    Pet: ${schema}`));
    expect(bodyOf(files["Types/Pet.cs"])).toBe(`[ContractType]
[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
[JsonDerivedType(typeof(Cat), "cat")]
[JsonDerivedType(typeof(Dog), "dog")]
public abstract record Pet;`);
    expect(bodyOf(files["Types/Cat.cs"])).toContain("public sealed record Cat : Pet\n{");
    expect(files["Types/Cat.cs"]).not.toContain("Kind");
  });

  it("children of a parent with a discriminator are its derived types", () => {
    const { files } = importText(`swagger: "2.0"
info: { title: T, version: "1" }
paths: {}
definitions:
  Pet: { type: object, discriminator: kind, required: [kind], properties: { kind: { type: string }, name: { type: string } } }
  Cat: { allOf: [{ $ref: '#/definitions/Pet' }, { type: object, properties: { lives: { type: integer } } }] }
  Dog: { allOf: [{ $ref: '#/definitions/Pet' }] }`);
    expect(bodyOf(files["Types/Pet.cs"])).toContain(
      '[JsonDerivedType(typeof(Cat), "Cat")]\n[JsonDerivedType(typeof(Dog), "Dog")]\npublic abstract record Pet;',
    );
    expect(bodyOf(files["Types/Cat.cs"])).toMatch(/record Cat : Pet[\s\S]* Name [\s\S]* Lives /);
  });

  it("a choice without a discriminator is a ContractUnion", () => {
    const { files } = importText(withSchemas("    Id: { oneOf: [{ type: string }, { type: integer }] }"));
    expect(bodyOf(files["Types/Id.cs"])).toBe(`[ContractType]
[ContractUnion(typeof(string), typeof(long))]
[JsonConverter(typeof(ContractUnionConverter))]
public sealed class Id : ContractUnion
{
    /// <summary>Makes one of a value.</summary>
    public Id(string value) : base(value) { }

    /// <summary>Makes one of a value.</summary>
    public Id(long value) : base(value) { }
}`);
  });

  // What Roslyn 5.11 compiled, and System.Text.Json 11 read and wrote unchanged under AddContractJson; of the others it refused a case.
  it.each([
    ["{ oneOf: [{ type: boolean }, { type: integer }] }", "public union Id(bool, long);"],
    [
      "{ oneOf: [{ type: string }, { type: array, items: { type: string } }] }",
      "public union Id(string, IReadOnlyList<string>);",
    ],
    ["{ anyOf: [{ type: string, format: date-time }, { type: boolean }] }", "public union Id(DateTimeOffset, bool);"],
    ["{ anyOf: [{ $ref: '#/components/schemas/Cat' }, { type: string }] }", "public union Id(Cat, string);"],
    [
      "{ anyOf: [{ $ref: '#/components/schemas/Mode' }, { $ref: '#/components/schemas/Level' }] }",
      "public union Id(Mode, Level);",
    ],
    [
      "{ anyOf: [{ type: string }, { type: array, items: { $ref: '#/components/schemas/Id' } }] }",
      "public union Id(string, IReadOnlyList<Id>);",
    ],
    [
      "{ anyOf: [{ type: object }, { type: array, items: { type: integer } }] }",
      "public union Id(JsonObject, IReadOnlyList<long>);",
    ],
    [
      "{ anyOf: [{ type: object, additionalProperties: { type: integer } }, { type: string }] }",
      "public union Id(IReadOnlyDictionary<string, long>, string);",
    ],
    ["{ oneOf: [{ type: string }, { type: integer }] }", "numbers from strings"],
    ["{ anyOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }", "a JSON object"],
    ["{ anyOf: [{ $ref: '#/components/schemas/Mode' }, { type: string, format: uuid }] }", "a JSON string"],
    ["{ anyOf: [{ type: boolean }, { }] }", "from objects only"],
    ["{ anyOf: [{ $ref: '#/components/schemas/CatOrText' }, { type: boolean }] }", "inside of a union"],
  ])("for .NET 11: %s", (schema, expected) => {
    const { diagnostics, files } = importText(
      withSchemas(`    Cat: { type: object, required: [lives], properties: { lives: { type: integer }, x: { type: integer } } }
    Dog: { type: object, required: [bark], properties: { bark: { type: string }, x: { type: integer } } }
    CatOrText: { anyOf: [{ $ref: '#/components/schemas/Cat' }, { type: string }] }
    Mode: { type: string, enum: [auto, manual] }
    Level: { type: integer, enum: [1, 2] }
    Id: ${schema}`),
      { hasUnions: true },
    );
    const notes = diagnostics.filter(({ code }) => code === "TN5090").map(({ message }) => message);
    const declared = bodyOf(files["Types/Id.cs"]);
    if (expected.startsWith("public")) {
      expect(declared).toBe(`[ContractType]\n${expected}`);
      expect(notes).toEqual([]);
    } else {
      expect(declared).toContain("public sealed class Id : ContractUnion");
      expect(notes).toEqual([expect.stringContaining(expected)]);
    }
  });

  it("for .NET 11, nullable and optional unions are values", () => {
    const { files } = importText(
      withSchemas(`    Box:
      type: object
      required: [a, b]
      properties:
        a: { $ref: '#/components/schemas/Id' }
        b: { oneOf: [{ $ref: '#/components/schemas/Id' }, { type: "null" }] }
        c: { $ref: '#/components/schemas/Id', readOnly: true }
    Id: { oneOf: [{ type: boolean }, { type: integer }] }`),
      { hasUnions: true },
    );
    expect(bodyOf(files["Types/Box.cs"])).toContain("public required Id A { get; init; }");
    expect(bodyOf(files["Types/Box.cs"])).toContain("public required Id? B { get; init; }");
    expect(bodyOf(files["Types/Box.cs"])).not.toContain("null!");
  });

  it("a variant of two unions makes interfaces of them", () => {
    const { files } = importText(
      withSchemas(`${animals}
    Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }
    Bird: { type: object, required: [kind], properties: { kind: { const: bird }, song: { type: string } } }
    Flat: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Bird' }] }`),
    );
    expect(bodyOf(files["Types/Pet.cs"])).toContain("public interface Pet;");
    expect(bodyOf(files["Types/Cat.cs"])).toContain("public sealed record Cat : Flat, Pet");
  });

  it("a parent's oneOf that lists its own children ends", () => {
    const { contract } = importText(
      withSchemas(`
    Base: { type: object, properties: { a: { type: string } }, oneOf: [{ $ref: '#/components/schemas/Child' }, { $ref: '#/components/schemas/Other' }] }
    Middle: { allOf: [{ $ref: '#/components/schemas/Base' }] }
    Child: { allOf: [{ $ref: '#/components/schemas/Middle' }, { type: object, properties: { b: { type: string } } }] }
    Other: { allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, properties: { c: { type: string } } }] }`),
    );
    expect(contract).toBeDefined();
  });
});

describe("names", () => {
  it("equal inline schemas share a type, also with a named one", () => {
    const { contract } = importText(
      withSchemas(`
    Address: { type: object, properties: { street: { type: string }, city: { type: string } } }
    Person:
      type: object
      properties:
        home: { type: object, description: At home, properties: { city: { type: string }, street: { type: string } } }
        tags: { type: array, items: { type: object, properties: { k: { type: string }, v: { type: string } } } }
        labels: { type: array, items: { type: object, properties: { k: { type: string }, v: { type: string } } } }`),
    );
    expect(contract?.types.map((type) => type.csharpName)).toEqual(["Address", "Person", "PersonTag"]);
  });

  it("dotted names are as short as they can be", () => {
    const { contract } = importText(
      withSchemas(`
    io.k8s.api.core.v1.Pod: { enum: [a, b] }
    io.k8s.api.apps.v1.Deployment: { enum: [c, d] }
    io.k8s.api.extensions.v1.Deployment: { enum: [e, f] }`),
    );
    expect(contract?.types.map((type) => type.csharpName)).toEqual([
      "AppsV1Deployment",
      "ExtensionsV1Deployment",
      "Pod",
    ]);
  });

  it("a type named as one of the framework's does not hide it", () => {
    const { files } = importText(
      withSchemas(
        "    Uri: { type: object, properties: { at: { type: string, format: uri }, x: { type: string } } }\n    RangeAttribute: { type: object, properties: { n: { type: integer, format: int32, minimum: 1 } } }",
      ),
    );
    expect(files["Types/Uri.cs"]).toContain("public global::System.Uri? At { get; init; }");
    expect(files["Types/RangeAttribute.cs"]).toContain(
      "[global::System.ComponentModel.DataAnnotations.RangeAttribute(1, int.MaxValue)]",
    );
  });
});
