/** What a description says of its properties and parameters, there and back again, or told. */
import { describe, expect, it } from "vitest";
import { emitOpenApi } from "../../src/emit/openapi/document.js";
import { readWithDiagnostics } from "../reading/read-source.js";
import { bodyOf, codes, importFiles, importText, withPaths, withSchemas } from "./import-text.js";

/** The document that is written from the C# of another. */
function back(text: string, version: "3.0" | "3.1" = "3.1") {
  const { files } = importText(text);
  return JSON.parse(emitOpenApi(readWithDiagnostics(files).contract, { version, path: "api.json" }).text);
}

it("a schema that only the keys without a declaration are of is a type by itself", () => {
  const schemas = `
    Entry: { type: object, properties: { key: { type: string } }, additionalProperties: { $ref: '#/components/schemas/Of' } }
    Of: { properties: { city: { type: string, example: PAR }, country: { type: string } } }`;
  const content = `{ application/json: { schema: { $ref: '#/components/schemas/Entry' } } }`;
  const paths = `  /a: { get: { responses: { 200: { description: OK, content: ${content} } } } }`;
  const document = withPaths(paths, `components:\n  schemas:${schemas}`);
  expect(importText(document).files["Types/Of.cs"]).toContain("[ContractType]");
  expect(back(document).components.schemas.Of.properties.city.examples).toEqual(["PAR"]);
});

it("what only the server says of a type that is only sent is told: no document has it again", () => {
  const schemas = `
    Sent: { type: object, properties: { a: { type: string }, trace: { type: boolean, readOnly: true, example: false } } }
    Both: { type: object, properties: { a: { type: string }, trace: { type: boolean, readOnly: true, example: false } } }`;
  const of = (name: string): string => `{ application/json: { schema: { $ref: '#/components/schemas/${name}' } } }`;
  const answers = `responses: { 200: { description: OK, content: ${of("Both")} } }`;
  const post = (name: string): string => `{ post: { requestBody: { content: ${of(name)} }, ${answers} } }`;
  const imported = importText(
    withPaths(`  /a: ${post("Sent")}\n  /b: ${post("Both")}`, `components:\n  schemas:${schemas}`),
  );
  expect(codes(imported)).toEqual(["TN5110"]);
  expect(imported.files["Types/Sent.cs"]).toContain("// Not in C#: readOnly: the type is only sent");
  expect(imported.files["Types/Both.cs"]).not.toContain("// Not in C#");
});

it("an end of 64 bits that is left out comes back", () => {
  const schemas = `    A: { type: object, properties: { a: { type: integer, format: uint64, exclusiveMaximum: 18446744073709551615 }, b: { type: string } } }`;
  const { files } = importText(withSchemas(schemas));
  const { text } = emitOpenApi(readWithDiagnostics(files).contract, { version: "3.1", path: "api.json" });
  expect(text).toContain('"exclusiveMaximum": 18446744073709551615');
});

it.each(['"null"', '["null"]'])("a way of a choice that is %s alone is null", (type) => {
  const { files } = importText(
    withSchemas(`    A: { type: object, properties: { a: { oneOf: [{ type: string }, { type: ${type} }] }, b: {} } }`),
  );
  expect(files["Types/A.cs"]).toContain("public string? A");
});

it("what is shared and used nowhere is told", () => {
  const components = `components:
  headers: { Rate: { schema: { type: integer } } }
  requestBodies: { Made: { content: { application/json: { schema: { type: string } } } } }
  links: { Next: { operationId: a } }
  parameters: { page: { name: page, in: query, schema: { type: integer } }, size: { name: size, in: query, schema: { type: integer } } }`;
  const paths = `  /a: { get: { operationId: a, parameters: [{ $ref: '#/components/parameters/page' }], responses: { 200: { description: OK } } } }`;
  const { diagnostics } = importText(withPaths(paths, components));
  expect(diagnostics.map(({ message }) => message)).toEqual(
    ["size", "Rate", "Made", "Next"].map((name) =>
      expect.stringContaining(`\`${name}\` here; it is left out: nothing`),
    ),
  );
});

it.each([
  ["https://spec.openapis.org/oas/3.1/dialect/base", []],
  ["https://json-schema.org/draft/2020-12/schema", []],
  ["http://json-schema.org/draft-07/schema#", ["TN5129"]],
])("schemas in the dialect %s are those of OpenAPI, or it is told", (dialect, told) => {
  const root = importText(`jsonSchemaDialect: ${dialect}\n${withSchemas("    A: { type: string }", "3.1.0")}`);
  expect(codes(root)).toEqual(told);
  const schema = importText(
    withSchemas(`    A: { $schema: "${dialect}", type: object, properties: { a: {}, b: {} } }`, "3.1.0"),
  );
  expect(codes(schema)).toEqual(told);
});

describe("examples", () => {
  it("of a response of 2.0 that are named instead of by media type", () => {
    const { files } = importText(`swagger: "2.0"
info: { title: Test, version: "1" }
produces: [application/json]
paths:
  /a:
    get:
      responses:
        200:
          description: OK
          schema: { type: object, properties: { a: { type: string }, b: { type: string } } }
          examples: { application/json: { a: x }, Other: { a: y }, List: [1], Text: "" }
`);
    const [contract] = Object.entries(files).filter(([path]) => path.startsWith("Contracts/A"));
    expect(Object.values(files).join("\n")).toContain('{"a":"x"}');
    expect(Object.values(files).join("\n")).toMatch(/\.ResponseExample\(200, """\{"a":"y"\}""", "Other"\)/);
    expect(Object.values(files).join("\n")).toContain('.ResponseExample(200, """[1]""", "List")');
    expect(contract).toBeDefined();
  });

  it.each([
    ["string", '"Rex"', "Rex"],
    ["string", '"123"', "123"],
    ["string", '"two  blanks"', String.raw`"two\u0020 blanks"`],
    ["string", JSON.stringify("a\nb"), String.raw`"a\nb"`],
    ["string", JSON.stringify('"quoted"'), String.raw`"\"quoted\""`],
    ["string", JSON.stringify("\u001aA"), String.raw`"\u001aA"`],
    ["string", JSON.stringify("\u202eA\u2028\uffff\u00a0B"), String.raw`"\u202eA\u2028\uffff\u00a0B"`],
    ["array, items: { type: string }", JSON.stringify(["\u007f\u2029"]), String.raw`["\u007f\u2029"]`],
    ["string", '"a < b & c"', "a &lt; b &amp; c"],
    ["string, format: date", '"2024-05-06"', "2024-05-06"],
    ["integer", "7", "7"],
    ["boolean", "true", "true"],
    ["array, items: { type: string }", '["a","b"]', '["a","b"]'],
    ["object, properties: { x: { type: string }, y: { type: string } }", '{"x":"1"}', '{"x":"1"}'],
  ])("of a property of type %s: %s", (type, value, written) => {
    const document = withSchemas(
      `    A: { type: object, properties: { a: { type: ${type}, example: ${value} }, b: { type: string } } }`,
      "3.0.3",
    );
    expect(importText(document).files["Types/A.cs"]).toContain(`/// <example>${written}</example>`);
    const schemas = back(document).components.schemas;
    const given = schemas.A.properties.a.examples ?? schemas.A.properties.a.allOf;
    expect(given).toEqual([JSON.parse(value)]);
    expect(back(document, "3.0").components.schemas.A.properties.a.example).toEqual(JSON.parse(value));
  });

  it("of a parameter and of its schema come back", () => {
    const document = withPaths(`  /a/{id}:
    get:
      parameters:
        - { name: id, in: path, required: true, example: abc-1, schema: { type: string } }
        - { name: q, in: query, schema: { type: integer, examples: [5] } }
      responses: { '204': { description: ok } }`);
    const [id, q] = back(document).paths["/a/{id}"].get.parameters;
    expect([id.example, q.example]).toEqual(["abc-1", 5]);
  });

  it("of the body of a DELETE come back", () => {
    const document = withPaths(`  /a:
    delete:
      requestBody: { content: { application/json: { examples: { one: { value: [7] } }, schema: { type: array, items: { type: integer } } } } }
      responses: { '204': { description: ok } }`);
    const { examples } = back(document).paths["/a"].delete.requestBody.content["application/json"];
    expect(examples).toEqual({ one: { value: [7] } });
  });

  it("that are more than one are kept for a property, and told of a parameter", () => {
    const document = withPaths(
      `  /a: { get: { parameters: [{ name: q, in: query, schema: { type: string }, examples: { one: { value: x }, two: { value: y } } }], responses: { '204': { description: ok } } } }`,
      "components: { schemas: { A: { type: object, properties: { a: { type: string, examples: [x, 1, z] }, b: {} } } } }",
    );
    expect(importText(document).diagnostics.map(({ message }) => message)).toEqual([
      'C# has no place for `value` here; it is left out: "y"',
    ]);
    expect(back(document).components.schemas.A.properties.a.examples).toEqual(["x", 1, "z"]);
  });

  it("of an object come back", () => {
    const document = withSchemas(
      "    A: { type: object, example: { a: Rex }, properties: { a: { type: string }, b: { type: string } } }",
    );
    expect(back(document).components.schemas.A.examples).toEqual([{ a: "Rex" }]);
  });
});

it("what is said of a list or a text with a name is said where it is used", () => {
  const document = withSchemas(`    Key: { type: integer, description: The key., deprecated: true, example: 5 }
    Tags: { type: array, description: All the tags., items: { type: string } }
    A:
      type: object
      properties:
        key: { $ref: '#/components/schemas/Key' }
        tags: { $ref: '#/components/schemas/Tags' }
        own: { $ref: '#/components/schemas/Tags', description: Its own. }`);
  const { properties } = back(document).components.schemas.A;
  expect(properties.key).toMatchObject({ description: "The key.", deprecated: true, examples: [5] });
  expect(properties.tags.description).toBe("All the tags.");
  expect(properties.own.description).toBe("Its own.");
});

const withFacts = withSchemas(
  `    Owner: { type: object, properties: { name: { type: string } } }
    Pet:
      type: object
      title: A pet
      description: Of a shop.
      xml: { name: pet }
      properties:
        id: { type: integer, xml: { nodeType: attribute } }
        tags: { type: array, title: All its tags, description: Tags., items: { type: string, description: One tag., examples: [small] } }
        owner: { $ref: '#/components/schemas/Owner', externalDocs: { url: https://example.com/o } }`,
  "3.2.0",
);

function emitted(files: Readonly<Record<string, string>>): string {
  return emitOpenApi(readWithDiagnostics(files).contract, { version: "3.2", path: "api.json" }).text;
}

it("what is only answered or only sent comes back as that", () => {
  const document = withPaths(
    `  /a: { get: { responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } } }
  /b: { post: { requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/B' } } } }, responses: { '204': { description: ok } } } }`,
    `components:
  schemas:
    A: { type: object, required: [id], properties: { id: { type: string, readOnly: true }, a: { type: string } } }
    B: { type: object, required: [secret], properties: { secret: { type: string, writeOnly: true }, b: { type: string } } }`,
  );
  const { A, B } = back(document).components.schemas;
  expect([A.properties.id.readOnly, A.properties.a.readOnly]).toEqual([true, undefined]);
  expect([B.properties.secret.writeOnly, B.properties.b.writeOnly]).toEqual([true, undefined]);
});

it("null in a choice beside properties is null", () => {
  const { files, diagnostics } = importText(
    withSchemas(
      "    A: { type: object, required: [net], properties: { net: { oneOf: [{ type: 'null' }, { type: object }], properties: { x: { type: string } } }, b: {} } }",
    ),
  );
  expect(bodyOf(files["Types/A.cs"])).toContain("public required ANet? Net ");
  expect(diagnostics).toEqual([]);
});

it("what C# has no word for is kept beside the types, and comes back at its place", () => {
  const { files } = importText(withFacts);
  expect(files["Contracts/ApiDocument.cs"]).toContain('"nodeType": "attribute"');
  const facts = (version: "3.0" | "3.1" | "3.2") =>
    JSON.parse(emitOpenApi(readWithDiagnostics(files).contract, { version, path: "api.json" }).text).components.schemas
      .Pet;
  const { id, tags, owner } = facts("3.2").properties;
  expect(facts("3.2")).toMatchObject({ title: "A pet", description: "Of a shop.", xml: { name: "pet" } });
  expect(id.xml).toEqual({ nodeType: "attribute" });
  expect(tags).toMatchObject({ title: "All its tags", items: { description: "One tag.", examples: ["small"] } });
  expect(owner).toMatchObject({ $ref: "#/components/schemas/Owner", externalDocs: { url: "https://example.com/o" } });
  expect(facts("3.1").properties.id.xml).toEqual({ attribute: true });
  expect(facts("3.0").properties.owner).toMatchObject({ allOf: [{ $ref: "#/components/schemas/Owner" }] });
  const again = importText(JSON.stringify({ ...JSON.parse(emitted(files)) }));
  expect(emitted(again.files)).toBe(emitted(files));
});

it("a text that has no place is told of where it is", () => {
  const document = withPaths(
    `  /a: { get: { responses: { '204': { description: ok, headers: { X-A: { description: its, schema: { type: string, description: of the schema } } } } } } }`,
  );
  expect(importText(document).diagnostics).toMatchObject([
    { code: "TN5129", location: { line: 4 }, message: expect.stringContaining("of the schema") },
  ]);
});

it("a response that operations share gives its name to its type", () => {
  const { files } = importText(
    withPaths(
      `  /a: { get: { responses: { '200': { $ref: '#/components/responses/Booking' } } }, post: { responses: { '201': { $ref: '#/components/responses/Booking' } } } }`,
      `components:
  responses:
    Booking: { description: ok, content: { application/json: { schema: { type: object, properties: { a: { type: string }, b: { type: string } } } } } }`,
    ),
  );
  expect(Object.keys(files)).toContain("Types/Booking.cs");
});

describe("what is not quite as it should be", () => {
  it("a comma behind the last entry of JSON is told", () => {
    const imported = importText(
      '{ "openapi": "3.0.0", "info": { "title": "t", "version": "1", }, "tags": [1, ], "paths": {} }',
    );
    expect(codes(imported)).toEqual(["TN5130", "TN5130"]);
    expect(imported.contract?.version).toBe("1");
  });

  it("a remote reference that may be missing is a note, and nothing is fetched", () => {
    const api = withSchemas(
      "    A: { type: object, properties: { a: { $ref: 'https://example.com/a.yaml' }, b: { type: string } } }",
    );
    expect(codes(importFiles({ "api.yaml": api }))).toEqual(["TN5007"]);
    const imported = importFiles({ "api.yaml": api }, { allowMissing: true });
    expect(codes(imported)).toEqual(["TN5126"]);
    expect(bodyOf(imported.files["Types/A.cs"])).toContain("public JsonElement? AValue ");
  });
});

describe("what is beside a choice", () => {
  const ways = (rest: string): string =>
    withSchemas(`    Way: { ${rest}, oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }
    Cat: { type: object, properties: { name: { type: string }, lives: { type: integer } } }
    Dog: { type: object, properties: { name: { type: string }, good: { type: boolean } } }`);

  it("is asked of each way where it demands more", () => {
    const { files } = importText(ways("type: object, required: [name]"));
    expect(files["Types/Way.cs"]).toContain("[ContractUnion(typeof(WayCat), typeof(WayDog))]");
    expect(files["Types/WayCat.cs"]).toContain("public required string Name");
    expect(files["Types/Cat.cs"]).toContain("public string? Name");
  });

  it("is asked of each way where none has the key", () => {
    const { files, diagnostics } = importText(ways("required: [other]"));
    expect(files["Types/Way.cs"]).toContain("typeof(CatWithOther), typeof(DogWithOther)");
    for (const way of ["Cat", "Dog"])
      expect(files[`Types/${way}WithOther.cs`]).toContain("public required JsonElement Other");
    expect(diagnostics.filter(({ message }) => message.includes("`required`"))).toEqual([]);
  });

  it("is a note if it is a limit", () => {
    const { files, diagnostics } = importText(ways("minProperties: 1"));
    expect(files["Types/Way.cs"]).toContain("typeof(Cat), typeof(Dog)");
    const messages = diagnostics.map(({ message }) => message).filter((message) => message.includes("beside"));
    expect(messages).toEqual([expect.stringContaining("`minProperties`: 1 beside a choice")]);
  });

  it("refuses the null of ways without a type", () => {
    const told = (type: string) =>
      importText(withSchemas(`    A: { ${type} oneOf: [{ items: {} }, { minLength: 2 }] }`));
    expect(told("").diagnostics.some(({ message }) => message.includes("null is a value of several"))).toBe(true);
    expect(told("type: array,").diagnostics.some(({ message }) => message.includes("null is a value"))).toBe(false);
  });
});

it.each([
  ["multipart/form-data", "{}"],
  ["application/x-www-form-urlencoded", "{}"],
  ["application/x-www-form-urlencoded", "{ type: object }"],
])("a field of %s that no text can carry is text, and told: %s", (mediaType, schema) => {
  const form = `{ type: object, required: [any, name], properties: { any: ${schema}, name: { type: string } } }`;
  const body = `requestBody: { required: true, content: { ${mediaType}: { schema: ${form} } } }`;
  const imported = importText(withPaths(`  /a: { post: { ${body}, responses: { 204: { description: OK } } } }`));
  expect(Object.values(imported.files).join("")).toContain("public required string Any { get; init; }");
  expect(codes(imported)).toEqual(["TN5110"]);
});

it("a property that only a part of allOf calls readOnly is told: a request need not have it", () => {
  const pet = `{ type: object, required: [id], properties: { id: { type: integer } } }`;
  const schemas = `    A: { allOf: [{ $ref: '#/components/schemas/B' }, ${pet}] }
    B: { type: object, properties: { id: { type: integer, readOnly: true }, name: { type: string } } }`;
  const { files, diagnostics } = importText(withSchemas(schemas));
  expect(files["Types/A.cs"]).toContain("[ReadOnly(true)]");
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining("a request need not have it")]);
});

describe("a demanded key without a schema", () => {
  const imported = (schema: string, rest = "") => importText(withSchemas(`    A: ${schema}\n${rest}`));
  const anything = "public required JsonElement Other";

  it.each([
    ["beside others", "{ type: object, required: [other], properties: { name: { type: string } } }"],
    ["alone", "{ type: object, required: [other] }"],
    ["where further keys may be anything", "{ type: object, required: [other], additionalProperties: true }"],
    ["in a part", "{ allOf: [{ type: object, properties: { name: { type: string } } }, { required: [other] }] }"],
  ])("may be anything: %s", (_, schema) => {
    const { files, diagnostics } = imported(schema);
    expect(files["Types/A.cs"]).toContain(anything);
    expect(diagnostics).toEqual([]);
  });

  it("comes back as one that may be anything", () => {
    const schema = "{ type: object, required: [name, other], properties: { name: { type: string } } }";
    expect(back(withSchemas(`    A: ${schema}`)).components.schemas.A).toEqual({
      type: "object",
      required: ["name", "other"],
      properties: { name: { type: "string" }, other: {} },
      "x-tenon-type": "Acme.Api.A",
    });
  });

  it("may be anything in a way of a choice", () => {
    const { files, diagnostics } = imported(
      "{ oneOf: [{ $ref: '#/components/schemas/B' }, { type: string }] }",
      "    B: { type: object, required: [other], properties: { name: { type: string } } }",
    );
    expect(files["Types/B.cs"]).toContain(anything);
    expect(diagnostics).toEqual([]);
  });

  it("is what another part says, in its place", () => {
    const part = "{ type: object, properties: { name: { type: string }, other: { type: integer } } }";
    for (const parts of [`${part}, { required: [other] }`, `{ required: [other] }, ${part}`]) {
      const { files } = imported(`{ allOf: [${parts}] }`);
      expect(files["Types/A.cs"]).toMatch(/Name [\s\S]*public required long Other/);
    }
  });

  it("is what further keys are", () => {
    const { files } = imported(
      "{ type: object, required: [other], properties: { name: { type: string } }, additionalProperties: { type: integer } }",
    );
    expect(files["Types/A.cs"]).toContain("public required long Other");
  });

  it.each([
    [
      "no such key may be there",
      "required: [other], properties: { name: { type: string } }, additionalProperties: false",
    ],
    ["that other is there is not checked", "required: [other], additionalProperties: { type: integer }"],
  ])("is told otherwise: %s", (told, keywords) => {
    const { diagnostics } = imported(`{ type: object, ${keywords} }`);
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining(told)]);
  });
});
