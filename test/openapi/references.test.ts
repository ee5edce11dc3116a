/** What a reference is, where it leads, and what comes of schemas that refer to each other. */
import { describe, expect, it } from "vitest";
import { bodyOf, codes, importFiles, importText, withPaths, withSchemas } from "./import-text.js";

function text(files: Readonly<Record<string, string>>): string {
  return Object.values(files).join("\n");
}

describe("what somebody wrote for other tools or as a value is not a reference", () => {
  const hook = (inside: string): string => `openapi: 3.1.0
info: { title: t, version: "1" }
paths: {}
webhooks:
  created:
    post:
      ${inside}
      responses: { "200": { description: ok } }
components:
  schemas:
    Pet: { type: object, properties: { a: { type: string }, b: { type: string } } }
`;

  it.each([
    ["an extension", "x-codeSamples: [{ lang: Python, source: { $ref: sample.py } }]"],
    [
      "an example",
      "requestBody: { content: { application/json: { schema: { type: object }, example: { $ref: sample.py } } } }",
    ],
    ["a default", "requestBody: { content: { application/json: { schema: { default: { $ref: sample.py } } } } }"],
    [
      "a named example's value",
      "requestBody: { content: { application/json: { examples: { a: { value: { $ref: sample.py } } } } } }",
    ],
    [
      "an example of a schema",
      "requestBody: { content: { application/json: { schema: { examples: [{ $ref: sample.py }] } } } }",
    ],
  ])("%s", (_, inside) => {
    const imported = importText(hook(inside));
    expect(codes(imported)).toEqual(["TN5105"]);
    expect(text(imported.files)).toContain('"$ref": "sample.py"');
  });

  it.each(["x-owner", "example", "default", "value"])("a property called %s is a schema", (name) => {
    const schema = `{ type: object, properties: { ${name}: { $ref: '#/components/schemas/Pet' } } }`;
    const imported = importText(hook(`requestBody: { content: { application/json: { schema: ${schema} } } }`));
    expect(text(imported.files)).toContain(`"${name}": {`);
    expect(text(imported.files)).toContain('"$ref": "#/components/schemas/Pet"');
  });

  it("an anchor in an extension is none", () => {
    const imported = importText(
      withSchemas(
        "    A: { type: object, x-a: { $anchor: b }, properties: { b: { $ref: '#b' }, c: { type: string } } }",
      ),
    );
    expect(codes(imported)).toEqual(["TN5006"]);
  });
});

describe("webhooks and callbacks from other files", () => {
  const levels = 12;
  const files = Object.fromEntries(
    Array.from({ length: levels }, (_, at) => [
      `schemas/s${at}.yaml`,
      at === levels - 1
        ? "type: object\nproperties: { a: { type: string }, b: { type: string } }\n"
        : `type: object\nproperties: { left: { $ref: s${at + 1}.yaml }, right: { $ref: s${at + 1}.yaml } }\n`,
    ]),
  );
  const hook = `post:
  requestBody: { content: { application/json: { schema: { $ref: schemas/s0.yaml } } } }
  responses: { "200": { description: ok } }
`;

  it("name their schemas, which are types, once", () => {
    const imported = importFiles({
      "api.yaml": `openapi: 3.1.0\ninfo: { title: t, version: "1" }\npaths: {}\nwebhooks:\n  a: { $ref: hook.yaml }\n  b: { $ref: hook.yaml }\n`,
      "hook.yaml": hook,
      ...files,
    });
    expect(codes(imported)).toEqual(["TN5105", "TN5105"]);
    expect(imported.contract?.types.map(({ name }) => name).sort()).toEqual(
      Array.from({ length: levels }, (_, at) => `S${at}`).sort(),
    );
    expect(imported.files["Contracts/ApiDocument.cs"]).toContain('"$ref": "#/components/schemas/S0"');
    expect(imported.files["Contracts/ApiDocument.cs"]?.length).toBeLessThan(2_000);
  });

  it("are lines that people can read", () => {
    const imported = importFiles({
      "api.yaml": withPaths(`  /a:
    post:
      callbacks: { done: { '{$request.body#/url}': { $ref: hook.yaml } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { type: object }, examples: { one: { value: ${JSON.stringify(
        Array.from({ length: 40 }, (_, at) => ({ name: `number ${at}` })),
      )} } } } } } }`),
      "hook.yaml": hook,
      ...files,
    });
    const written = text(imported.files);
    expect(written).toContain('.Callback("done", """\n');
    expect(Math.max(...written.split("\n").map((line) => line.length))).toBeLessThan(140);
  });
});

it("texts of another file are told of where a reference leads to them", () => {
  const { diagnostics } = importFiles({
    "api.yaml": withPaths(
      "  /a: { get: { operationId: a, responses: { '200': { $ref: 'other.yaml#/components/responses/Fine' } } } }",
    ),
    "other.yaml": `openapi: 3.1.0
info: { title: Another, version: "1", description: Of another API }
paths: { /b: { get: { description: Nobody asks for it, responses: { '200': { description: Fine } } } } }
components:
  responses:
    Fine: { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/Names' } } } }
  schemas:
    Names: { type: array, description: Asked for, items: { $ref: '#/components/schemas/Name' } }
    Name: { type: string, description: Of an item }
    Other: { type: object, description: Not asked for }
`,
  });
  const told = diagnostics.filter(({ code }) => code === "TN5129").map(({ message }) => message);
  expect(told).toEqual([expect.stringContaining("Asked for"), expect.stringContaining("Of an item")]);
});

describe("schemas that refer to each other", () => {
  it("a choice of a schema and null beside properties in `allOf` is imported without notes", () => {
    const { files, diagnostics } = importText(
      withSchemas(`    S: { type: object, properties: { chat: { type: string } } }
    D: { allOf: [{ oneOf: [{ $ref: '#/components/schemas/S' }, { type: 'null' }] }, { type: object, properties: { a: { type: string } } }] }
    B: { type: object, properties: { details: { $ref: '#/components/schemas/D' } } }`),
    );
    expect(diagnostics).toEqual([]);
    expect(bodyOf(files["Types/D.cs"])).toMatch(/record D\n[\s\S]*string\? A [\s\S]*string\? Chat /);
    expect(bodyOf(files["Types/B.cs"])).toContain("public D? Details");
  });

  const link = (at: number): string => `{ $ref: '#/components/schemas/S${at}' }`;
  const shapes: readonly (readonly [string, (at: number) => string])[] = [
    ["`allOf`", (at) => `{ allOf: [${link(at + 1)}, { type: object, properties: { p${at}: { type: string } } }] }`],
    ["`allOf` alone", (at) => `{ allOf: [${link(at + 1)}] }`],
    ["lists", (at) => `{ type: array, items: ${link(at + 1)} }`],
    ["maps", (at) => `{ type: object, additionalProperties: ${link(at + 1)} }`],
    ["null", (at) => `{ oneOf: [${link(at + 1)}, { type: 'null' }] }`],
    ["keywords beside a reference", (at) => `{ $ref: '#/components/schemas/S${at + 1}', minProperties: 1 }`],
  ];
  const document = (depth: number, shape: (at: number) => string): string =>
    withPaths(
      `  /a: { get: { parameters: [{ name: q, in: query, schema: ${link(0)} }], responses: { '200': { description: ok } } } }`,
      `components:\n  schemas:\n${Array.from({ length: depth }, (_, at) => `    S${at}: ${shape(at)}`).join("\n")}
    S${depth}: { type: object, properties: { z: { type: string, readOnly: true } } }
    S${depth + 1}: { type: object, properties: { z: { type: string } } }`,
    );

  it.each(shapes)(
    "chains of %s that no real document has are refused, and the stack is not what ends them",
    (_, shape) => {
      expect(codes(importText(document(1000, shape))).filter((code) => code < "TN5100")).toEqual(["TN5003"]);
    },
  );

  it.each(shapes)("chains of %s of a hundred are read", (_, shape) => {
    expect(codes(importText(document(100, shape))).filter((code) => code < "TN5100")).toEqual([]);
  });

  it.each<readonly [string, (at: number) => string]>([
    ["properties", (at) => `{ type: object, properties: { a: ${link(at + 1)}, b: ${link(at + 1)} } }`],
    ["tuples", (at) => `{ type: array, prefixItems: [${link(at + 1)}, ${link(at + 2)}] }`],
    ["`allOf`", (at) => `{ allOf: [${link(at + 1)}, ${link(at + 2)}] }`],
    ["choices", (at) => `{ oneOf: [${link(at + 1)}, ${link(at + 2)}] }`],
  ])("%s that lead to the next schema twice are read once each", (_, shape) => {
    expect(codes(importText(document(60, shape))).filter((code) => code < "TN5100")).toEqual([]);
  });

  it("a long chain of objects is no depth", () => {
    const imported = importText(
      document(3000, (at) => `{ type: object, properties: { a: ${link(at + 1)}, b: { type: string } } }`),
    );
    expect(imported.contract?.types.length).toBe(3002);
  });
});

describe("the address that a document calls its own", () => {
  const self = "https://acme.example/apis/pets.yaml";
  const root = (reference: string): string => `openapi: 3.2.0
$self: ${self}
info: { title: T, version: "1" }
paths:
  /pets:
    get:
      operationId: get
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '${reference}' } } } } }
components: { schemas: { Pet: { type: object, properties: { a: { type: string }, b: { type: string } } } } }`;

  it.each([
    ["its own reference", { "api.yaml": root(`${self}#/components/schemas/Pet`) }],
    ["its own name", { "api.yaml": root("pets.yaml#/components/schemas/Pet") }],
    ["its own path", { "api.yaml": root("../apis/pets.yaml#/components/schemas/Pet") }],
    [
      "a relative address",
      { "api.yaml": root("pets#/components/schemas/Pet").replace(`$self: ${self}`, "$self: pets") },
    ],
    [
      "the reference of another file",
      {
        "api.yaml": root("other.yaml#/Other"),
        "other.yaml": `Other: { $ref: '${self}#/components/schemas/Pet' }`,
      },
    ],
  ])("leads %s to what is read already", (_, documents) => {
    const { contract, diagnostics } = importFiles(documents);
    expect(diagnostics).toEqual([]);
    expect(contract?.types.map(({ csharpName }) => csharpName)).toContain("Pet");
    expect(contract?.types).toHaveLength(1);
  });

  it("is no leave to read others of its origin", () => {
    const { diagnostics } = importFiles({ "api.yaml": root("https://acme.example/apis/other.yaml#/Pet") });
    expect(diagnostics.map(({ code }) => code)).toEqual(["TN5007"]);
  });
});
