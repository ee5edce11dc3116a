import { describe, expect, it } from "vitest";
import { bodyOf, codes, importFiles, importText, withPaths, withSchemas } from "./import-text.js";

const deepYaml = `openapi: 3.0.0\na: ${"[".repeat(100_000)}`;
const deepJson = `{"openapi":"3.0.0","a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
const deepBlock = `openapi: 3.0.0\n${Array.from({ length: 3000 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")}\n`;
const laughs = `openapi: 3.0.0\na: &a [x,x,x,x,x,x,x,x,x]\n${[..."bcdefghi"]
  .map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[at]}`).join(",")}]`)
  .join("\n")}\n`;

describe("what cannot be read is refused: an error, and nothing to write", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["not YAML", "openapi: [1, 2\npaths: }", "TN5002"],
    ["an unclosed quote", 'openapi: "3.0.0\n', "TN5002"],
    ["binary", "\u0000\u0001\u0002", "TN5004"],
    ["empty", "", "TN5004"],
    ["a list", "- 1\n- 2\n", "TN5004"],
    ["a word", "hello", "TN5004"],
    ["no version", "info: {}\n", "TN5004"],
    ["an unknown version", "openapi: 4.0.0\n", "TN5005"],
    ["an old version", "swagger: '1.2'\n", "TN5005"],
    ["a version that is a list", "openapi: [3]\n", "TN5004"],
    ["brackets a hundred thousand deep", deepYaml, "TN5003"],
    ["JSON a hundred thousand deep", deepJson, "TN5003"],
    ["mappings three thousand deep", deepBlock, "TN5003"],
    ["aliases that explode", laughs, "TN5003"],
    ["an alias of itself", "openapi: 3.0.0\na: &a [*a]\n", "TN5002"],
    ["a dangling reference", withSchemas("    A: { $ref: '#/components/schemas/B' }"), "TN5006"],
    ["a dangling parameter", withPaths("  /a:\n    get:\n      parameters: [{ $ref: '#/nothing' }]\n"), "TN5006"],
    ["a missing file", withSchemas("    A: { $ref: 'other.yaml#/A' }"), "TN5006"],
    ["a file outside", withSchemas("    A: { $ref: '../../etc/passwd' }"), "TN5007"],
    ["an absolute file", withSchemas("    A: { $ref: '/etc/passwd' }"), "TN5007"],
    ["a file address", withSchemas("    A: { $ref: 'file:///etc/passwd' }"), "TN5007"],
    ["a remote document", withSchemas("    A: { $ref: 'https://example.com/a.yaml' }"), "TN5007"],
    ["a network path", withSchemas("    A: { $ref: '//server/share/a.yaml' }"), "TN5007"],
    ["a broken percent sign", withSchemas("    A: { $ref: '%zz.yaml' }"), "TN5006"],
  ];

  it.each(cases)("%s", (_, text, code) => {
    const imported = importText(text);
    expect(imported.contract).toBeUndefined();
    expect(imported.files).toEqual({});
    const errors = imported.diagnostics.filter((diagnostic) => diagnostic.severity === "error");
    expect(errors.map((error) => error.code)).toContain(code);
    for (const error of errors) expect(error.location?.file).toBe("api.yaml");
  });

  it("a document that does not exist", () => {
    expect(codes(importFiles({}))).toEqual(["TN5001"]);
  });

  it("bytes that are not UTF-8", () => {
    expect(codes(importFiles({ "api.yaml": new Uint8Array([0x61, 0xff, 0xfe, 0xfd]) }))).toEqual(["TN5002"]);
  });
});

describe("what is unsound is a note, and the rest is read", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["a key that occurs twice", withSchemas("    A: { type: string, type: integer }"), "TN5100"],
    [
      "an operationId that occurs twice",
      withPaths(
        "  /a:\n    get: { operationId: x, responses: {} }\n  /b:\n    get: { operationId: x, responses: {} }\n",
      ),
      "TN5101",
    ],
    [
      "a path parameter that the path lacks",
      withPaths(
        "  /a:\n    get:\n      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]\n",
      ),
      "TN5102",
    ],
    ["a path parameter that nobody describes", withPaths("  /a/{id}:\n    get: { responses: {} }\n"), "TN5103"],
    ["a method that Define lacks", withPaths("  /a:\n    trace: { responses: {} }\n"), "TN5104"],
    [
      "a reference to itself",
      withSchemas("    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }"),
      "TN5108",
    ],
    ["a list of itself", withSchemas("    A: { type: array, items: { $ref: '#/components/schemas/A' } }"), "TN5108"],
    ["a status that is none", withPaths("  /a:\n    get: { responses: { '999': { description: x } } }\n"), "TN5117"],
    [
      "a property that is not a schema",
      withSchemas("    A: { type: object, properties: { a: 1, b: { type: string } } }"),
      "TN5109",
    ],
    [
      "properties that differ in case alone",
      withSchemas("    A: { type: object, properties: { ab: { type: string }, aB: { type: string } } }"),
      "TN5110",
    ],
    ["an unknown type", withSchemas("    A: { type: object, properties: { a: { type: money } } }"), "TN5109"],
    [
      "a security scheme nobody describes",
      withPaths("  /a:\n    get: { security: [{ key: [] }], responses: {} }\n"),
      "TN5119",
    ],
    ["a path with a query", withPaths("  /a?b=c:\n    get: { responses: {} }\n"), "TN5118"],
    ["a path that is not a template", withPaths("  /a/{b:\n    get: { responses: {} }\n"), "TN5120"],
  ];

  it.each(cases)("%s", (_, text, code) => {
    const imported = importText(text);
    expect(imported.contract).toBeDefined();
    const found = imported.diagnostics.filter((diagnostic) => diagnostic.code === code);
    expect(found, codes(imported).join()).not.toEqual([]);
    for (const note of found) {
      expect(note.severity).toBe("note");
      expect(note.location).toMatchObject({ file: "api.yaml" });
    }
  });
});

describe("names and texts stay what they are", () => {
  const evil = [
    '"; class X { }',
    "a\nclass X {}",
    "*/ class X {} /*",
    "</summary><inheritdoc/>",
    "class",
    "Con",
    "../../../etc/passwd",
    "a/b\\c",
    "\u202etxt",
    "\ud800",
    "é",
    "名前",
    "𝒳",
    "123",
    "",
    "   ",
    "$(rm -rf /)",
    "{0}",
    'a"b',
    "a\\",
    "\u2028",
    "Equals",
  ];
  const quoted = (text: string): string => JSON.stringify(text);
  const document = `{
    "openapi": "3.1.0",
    "info": { "title": ${quoted(evil.join(" "))}, "version": "1" },
    "paths": { ${evil
      .map(
        (text, at) => `${quoted(`/p${at}/{${text.replace(/[{}]/g, "")}}`)}: { "get": {
          "operationId": ${quoted(text)}, "summary": ${quoted(text)}, "description": ${quoted(text)}, "tags": [${quoted(text)}],
          "parameters": [{ "name": ${quoted(text)}, "in": "query", "description": ${quoted(text)}, "schema": { "type": "string", "default": ${quoted(text)}, "enum": [${quoted(text)}, "x"] } }],
          "responses": { "200": { "description": ${quoted(text)}, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/S${at}" }, "example": { "name": ${quoted(text)} } } } } } } }`,
      )
      .join(",")} },
    "components": { "schemas": { ${evil
      .flatMap((text, at) => [
        `"S${at}": { "type": "object", "title": ${quoted(text)}, "description": ${quoted(text)}, "properties": { ${quoted(text)}: { "type": "string", "pattern": ${quoted(text)}, "default": ${quoted(text)}, "format": ${quoted(text)} }, "e": { "enum": [${quoted(text)}, "other"] } } }`,
        `${quoted(`${text} `)}: { "type": "object", "properties": { "a": { "type": "string" } } }`,
      ])
      .join(",")} } }
  }`;

  it("no text leaves the token it belongs to", () => {
    const { files, contract } = importFiles({ "api.json": document });
    expect(contract).toBeDefined();
    for (const [path, text] of Object.entries(files)) {
      expect(path).toMatch(/^(?:Types|Contracts)\/[\p{L}\p{Nd}_]+\.cs$/u);
      // With its literals and comments taken out, a file has nothing left of what the document said.
      const code = text
        .replace(/"""[^\n]*?"""(?!")/g, "S")
        .replace(/@"(?:[^"]|"")*"/g, "S")
        .replace(/"(?:[^"\\\n]|\\.)*"/g, "S")
        .replace(/^\s*\/\/.*$/gm, "");
      expect(code, path).not.toMatch(/class X|rm -rf|passwd|["'\\*]/);
      // The file of the document as a whole has attributes of the assembly only.
      const types = path === "Contracts/ApiDocument.cs" ? 0 : 1;
      expect(code.split("\n").filter((line) => /^public /.test(line)).length, path).toBe(types);
    }
  });

  it("file names differ by more than case, and are not device names", () => {
    const { files } = importText(
      withSchemas(
        "    con: { type: object, properties: { a: { type: string }, b: { type: string } } }\n    CON: { type: object, properties: { a: { type: integer } } }\n    Pet: { enum: [a, b] }\n    pet: { enum: [c, d] }",
      ),
    );
    const paths = Object.keys(files);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    expect(paths).toEqual([
      "Contracts/ApiDocument.cs",
      "Types/CON3.cs",
      "Types/Con2.cs",
      "Types/Pet.cs",
      "Types/Pet2.cs",
    ]);
  });

  it("a summary of several lines stays a comment", () => {
    const { files } = importText(withSchemas('    A: { enum: [a, b], description: "one\\n*/ two\\n\\nthree" }'));
    expect(bodyOf(files["Types/A.cs"])).toContain(
      "/// <summary>\n/// one\n/// */ two\n///\n/// three\n/// </summary>\n[ContractType]\npublic enum A",
    );
  });

  it("a namespace that is none is refused", () => {
    for (const namespace of ["", "Acme.", "1Acme", "A;B", "A.class X", "A\nB"])
      expect(codes(importText(withSchemas("    A: { enum: [a, b] }"), { namespace })), namespace).toContain("TN5008");
  });
});
