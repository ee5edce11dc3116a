/** Limits, values and types that contradict each other, or that C# cannot hold: told, and never something else. */
import { describe, expect, it } from "vitest";
import { bodyOf, importText, withPaths, withSchemas } from "./import-text.js";

/** The lines of one property of a schema, and what was told. */
function property(schema: string): { readonly lines: string; readonly told: string } {
  const { files, diagnostics } = importText(
    withSchemas(`    A: { type: object, properties: { x: ${schema}, y: { type: string } } }`),
  );
  const [lines = ""] = bodyOf(files["Types/A.cs"]).split(
    "    [ContractOptional, JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]\n    public string? Y",
  );
  return { lines, told: diagnostics.map(({ message }) => message).join("\n") };
}

describe("limits that no value keeps are told and left out: their attributes throw", () => {
  it.each([
    ["type: integer, minimum: 7, maximum: 6", "minimum"],
    ["type: integer, exclusiveMinimum: 5, maximum: 5", "exclusiveMinimum"],
    ["type: number, minimum: 5, exclusiveMaximum: 5", "minimum"],
    ["type: string, minLength: 4, maxLength: 3", "minLength"],
    ["type: array, items: {}, minItems: 2, maxItems: 1", "minItems"],
    ["type: object, additionalProperties: { type: string }, minProperties: 2, maxProperties: 1", "minProperties"],
    ["allOf: [{ type: integer, minimum: 5 }, { minimum: 7 }, { maximum: 6 }]", "minimum"],
  ])("%s", (schema, keyword) => {
    const { lines, told } = property(`{ ${schema} }`);
    expect(told).toContain(`C# cannot express \`${keyword}\``);
    expect(told).toContain("no value is inside both, and neither is checked");
    expect(lines).not.toMatch(/\[(?:Range|StringLength|MinLength|MaxLength|Length)\(/);
  });

  it.each([
    "type: integer, minimum: 5, maximum: 5",
    "type: integer, exclusiveMinimum: 9223372036854775805, maximum: 9223372036854775806",
    "type: string, minLength: 3, maxLength: 3",
  ])("%s has a value", (schema) => expect(property(`{ ${schema} }`).told).toBe(""));
});

it.each([
  ["type: number, minimum: 0, exclusiveMinimum: 0", "[Range(0d, double.MaxValue, MinimumIsExclusive = true)]"],
  ["type: number, minimum: 1, exclusiveMinimum: 0", "[Range(1d, double.MaxValue)]"],
  ["type: number, maximum: 9, exclusiveMaximum: 8", "[Range(double.MinValue, 8d, MaximumIsExclusive = true)]"],
  [
    "allOf: [{ type: number, minimum: 0 }, { exclusiveMinimum: 0 }]",
    "[Range(0d, double.MaxValue, MinimumIsExclusive = true)]",
  ],
])("of an end that is in and one that is out the narrower counts: %s", (schema, attribute) => {
  const { lines, told } = property(`{ ${schema} }`);
  expect(lines).toContain(attribute);
  expect(told).toBe("");
});

it.each([
  ["type: string, pattern: '^[a-z]+$'", '[MinLength(1)]\n    [RegularExpression("^[a-z]+$")]'],
  ["type: string, pattern: '^[a-z]+$', maxLength: 5", "[StringLength(5, MinimumLength = 1)]"],
  ["type: string, pattern: '^[a-z]*$', maxLength: 5", "[StringLength(5)]"],
])("[RegularExpression] lets an empty text pass, so that its length is asked: %s", (schema, attributes) => {
  expect(property(`{ ${schema} }`).lines).toContain(attributes);
});

it("what is required is asked of the JSON, also where C# has a default for it", () => {
  const { files } = importText(
    withSchemas(
      "    A: { type: object, required: [x], properties: { x: { type: integer, default: 5 }, y: { type: string } } }",
    ),
  );
  expect(bodyOf(files["Types/A.cs"])).toContain(
    "[JsonRequired]\n    [DefaultValue(5L)]\n    public long X { get; init; } = 5L;",
  );
});

it("what is required and bound one by one is asked for, whatever its default", () => {
  const { files } = importText(`openapi: 3.1.0
info: { title: T, version: "1" }
paths:
  /search:
    post:
      operationId: search
      parameters: [{ name: page, in: query, required: true, schema: { type: integer, default: 1 } }]
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              required: [text, tags]
              properties:
                text: { type: string, default: all }
                tags: { type: array, items: { type: string }, default: [a] }
      responses: { "204": { description: Done. } }
`);
  const form = bodyOf(files["Types/SearchRequest.cs"]);
  expect(form).toContain('[DefaultValue("all")]\n    public required string Text { get; init; }\n');
  expect(form).toContain(
    '// Not in C#: default: ["a"]\n    public required IReadOnlyList<string> Tags { get; init; }\n',
  );
  expect(bodyOf(files["Types/SearchInput.cs"])).toContain(
    "[FromQuery]\n    [DefaultValue(1L)]\n    public required long Page { get; init; }\n",
  );
});

describe("what the type of a limit or a value cannot hold is told", () => {
  it.each([
    ["type: integer, maximum: 18446744073709551615", "ulong? X", "only ulong has it, which reads nothing below 0"],
    ["type: integer, minimum: 0, maximum: 1000000000000000000000000", "ulong? X", "values beyond ulong are not read"],
    ["type: integer, minimum: -1, maximum: 1000000000000000000000000", "long? X", "values beyond long are not read"],
    ["const: 9007199254740993", "long? X", "one of 9007199254740993 is not checked"],
    ["type: integer, enum: [9007199254740993, 1]", "long? X", "one of 9007199254740993, 1 is not checked"],
    ["enum: [18446744073709551615, 1]", "ulong? X", "one of 18446744073709551615, 1 is not checked"],
    ["type: integer, default: 9223372036854775807", "long? X", "9223372036854775807 has more digits than are kept"],
    ["type: integer, format: int8, default: 300", "sbyte? X", "default: 300"],
    ["type: 'null'", "JsonElement? X", "that it is null and nothing else is not checked"],
    ["const: null", "JsonElement? X", "that it is null and nothing else is not checked"],
    ["enum: [{ a: 1 }, { a: 2 }]", "JsonElement? X", "values that are objects or lists are not checked"],
    ["enum: [a, [1]]", "JsonElement? X", "values that are objects or lists are not checked"],
    ["const: [1]", "JsonElement? X", "values that are objects or lists are not checked"],
    [
      "allOf: [{ type: string }, { type: integer }]",
      "? X",
      "`allOf` asks for integer and for string, and no value is both",
    ],
    [
      "type: object, additionalProperties: { type: string, maxLength: 2 }",
      "IReadOnlyDictionary<string, string>? X",
      "its values are not checked (maxLength 2)",
    ],
    ["type: string, contentEncoding: base64url", "string? X", "`contentEncoding`: base64url is not checked"],
    ["type: string, contentMediaType: text/html", "string? X", "`contentMediaType`: text/html is not checked"],
    ["type: integer, format: int64, example: 9007199254740993", "long? X", "the last digits of a number"],
    ["type: string, readOnly: true, writeOnly: true", "public string? X", "it is `writeOnly` too; neither is read"],
  ])("%s", (schema, declared, told) => {
    const found = property(`{ ${schema} }`);
    expect(found.lines).toContain(declared);
    expect(found.told).toContain(told);
  });

  it.each([
    ["type: number, maximum: 1e30", "double? X"],
    ["type: integer, format: int64, minimum: 0, maximum: 9223372036854775807", "long? X"],
    ["type: integer, maximum: 9223372036854775806", "long? X"],
    ["type: integer, format: uint64, maximum: 18446744073709551614", "ulong? X"],
    ["type: integer, format: uint64, exclusiveMaximum: 18446744073709551615", "ulong? X"],
  ])("%s is held", (schema, declared) => {
    const { lines, told } = property(`{ ${schema} }`);
    expect(lines).toContain(declared);
    expect(told).toBe("");
  });
});

it("the tag of a choice of one way is told, unless the way has it as a constant", () => {
  const told = (kind: string): string => {
    const schemas = `
    A: { oneOf: [{ $ref: '#/components/schemas/Lone' }], discriminator: { propertyName: kind } }
    Lone: { type: object, required: [kind], properties: { kind: ${kind}, b: { type: string } } }`;
    return importText(withSchemas(schemas))
      .diagnostics.map(({ message }) => message)
      .join("\n");
  };
  expect(told("{ type: string }")).toContain("the choice has one way, and the value of kind is not checked");
  expect(told("{ type: string, enum: [lone] }")).toBe("");
});

it.each([
  ["", "a value that is several of these at once is taken as one of them"],
  ["required: [kind], ", ""],
])("a constant that two ways may lack does not tell them apart: %s", (required, what) => {
  const way = (name: string): string =>
    `    ${name}: { type: object, ${required}properties: { kind: { const: ${name} }, ${name}: { type: string } } }`;
  const { diagnostics } = importText(
    withSchemas(
      `    A: { oneOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' }] }\n${way("B")}\n${way("C")}`,
    ),
  );
  const told = diagnostics.map(({ message }) => message).join("\n");
  if (what === "") expect(told).toBe("");
  else expect(told).toContain(what);
});

it("several constants of a way tell it apart from the others", () => {
  const way = (name: string, kinds: string): string =>
    `    ${name}: { type: object, required: [kind], properties: { kind: { enum: [${kinds}] }, ${name}: { type: string } } }`;
  const ways = `    A: { oneOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' }] }`;
  const { diagnostics, files } = importText(withSchemas(`${ways}\n${way("B", "b, bb")}\n${way("C", "c")}`));
  expect(diagnostics).toEqual([]);
  expect(files["Types/A.cs"]).toContain('[ContractUnionTag(typeof(B), "kind", "b", "bb")]');
  const shared = importText(withSchemas(`${ways}\n${way("B", "b, c")}\n${way("C", "c")}`));
  expect(shared.diagnostics.map(({ message }) => message).join()).toContain("several of these at once");
});

it("values of a narrow number are compared as that number: [AllowedValues] boxes", () => {
  const { files } = importText(
    withPaths(`
  /a:
    get:
      operationId: getA
      parameters: [{ name: id, in: query, schema: { type: integer, format: int16, enum: [1, -2] } }]
      responses: { "204": { description: none } }`),
  );
  expect(files["Types/GetAInput.cs"]).toContain("[AllowedValues((short)1, (short)-2, null)]");
});

it("a tag that has no letter stays a tag of its operation", () => {
  const { files } = importText(
    withPaths(`
  /a:
    get: { operationId: getA, tags: ['!!!'], responses: { "204": { description: none } } }`),
  );
  expect(files["Contracts/AContract.cs"]).toContain('.Tags("!!!")');
});

it("a property that two parts of `allOf` describe keeps what one of them says of it", () => {
  const { files } = importText(
    withSchemas(`
    A: { type: object, properties: { x: { type: integer, default: 3, deprecated: true }, y: { type: string } } }
    B: { allOf: [{ $ref: '#/components/schemas/A' }, { type: object, properties: { x: { minimum: 1 } } }] }`),
  );
  const text = bodyOf(files["Types/B.cs"]);
  expect(text).toContain("public long X { get; init; } = 3L;");
  expect(text).toContain("[Obsolete]");
});

it("a time is read without its offset, which is told", () => {
  const { lines, told } = property("{ type: string, format: time }");
  expect(lines).toContain("public TimeOnly? X");
  expect(told).toContain("a time with an offset, as in 07:30:00Z, is not read");
  expect(property("{ type: string, format: time-local }").told).toBe("");
});

it("a map that must have a key is told", () => {
  const { lines, told } = property("{ type: object, required: [id], additionalProperties: { type: string } }");
  expect(lines).toContain("IReadOnlyDictionary<string, string>? X");
  expect(told).toContain("that id is there is not checked");
});
