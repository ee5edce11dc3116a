/** What a document says of bodies, parts, headers and references, and C# does not: told, each at its place. */
import { describe, expect, it } from "vitest";
import { emitOpenApi } from "../../src/emit/openapi/document.js";
import { readWithDiagnostics } from "../reading/read-source.js";
import { codes, importFiles, importText, withPaths } from "./import-text.js";

function told(operation: string, version = "3.1.0"): readonly string[] {
  const { diagnostics } = importText(withPaths(`  /a:\n    post: { operationId: postA, ${operation} }`, "", version));
  expect(diagnostics.every(({ location }) => location?.file === "api.yaml")).toBe(true);
  return diagnostics.map(({ message }) => message.replace("POST /a: ", ""));
}

const none = "responses: { '204': { description: none } }";

describe("bodies and responses", () => {
  it.each([
    ["{ text/plain: { schema: { type: string, maxLength: 5 } } }", "the body is not checked (maxLength 5)."],
    ["{ text/plain: { schema: { enum: [a, b] } } }", 'the body is not checked (one of "a", "b").'],
    ["{ text/plain: { schema: { type: integer } } }", "the body of text/plain is integer, and is text here."],
    [
      "{ application/json: { itemSchema: { type: object, properties: { a: { type: string } } } } }",
      "the body of application/json is a sequence of items, which are handed over as they come.",
    ],
    [
      "{ application/json: { schema: { type: string } }, application/xml: { schema: { type: string } } }",
      "a body of application/xml is declared, and only application/json is read into the type.",
    ],
  ])("%s", (content, note) => {
    const version = content.includes("itemSchema") ? "3.2.0" : "3.1.0";
    expect(told(`requestBody: { required: true, content: ${content} }, ${none}`, version)).toContain(note);
  });

  it("text without limits, and types that are read alike, are not told", () => {
    const text = "{ text/plain: { schema: { type: string } } }";
    expect(told(`requestBody: { required: true, content: ${text} }, ${none}`)).toEqual([]);
    const form = "{ type: object, properties: { a: { type: string }, b: { type: string } } }";
    const forms = `{ multipart/form-data: { schema: ${form} }, application/x-www-form-urlencoded: { schema: ${form} } }`;
    expect(told(`requestBody: { required: true, content: ${forms} }, ${none}`)).toEqual([]);
  });

  it("events that follow one another are text", () => {
    const content = "{ text/event-stream: { itemSchema: { type: object, properties: { a: { type: string } } } } }";
    expect(told(`responses: { '200': { description: OK, content: ${content} } }`, "3.2.0")).toContain(
      "the response of text/event-stream is a sequence of items, which are handed over as they come.",
    );
  });

  it("a misspelled JSON type is bytes: the library writes no type as that", () => {
    const content = "{ appication/json: { schema: { type: object, properties: { a: { type: string } } } } }";
    const { diagnostics, files } = importText(
      withPaths(
        `  /a:\n    get: { operationId: getA, responses: { '422': { description: No, content: ${content} } } }`,
      ),
    );
    expect(files["Contracts/AContract.cs"]).toContain('Define.File("/a")');
    expect(diagnostics.map(({ message }) => message).join()).toContain("appication/json");
  });

  it("the values and limits of a response's header are a note", () => {
    const headers =
      "{ X-Cache: { schema: { type: string, enum: [HIT, MISS] } }, X-Left: { schema: { type: integer, minimum: 0 } } }";
    const notes = told(`responses: { '204': { description: OK, headers: ${headers} } }`);
    expect(notes).toContain("the response header X-Cache is not checked (allowedValues HIT, MISS).");
    expect(notes).toContain("the response header X-Left is not checked (minimum 0).");
  });
});

describe("headers that OpenAPI 3 says elsewhere", () => {
  const parameters = ["Accept", "content-type", "Authorization", "X-Other"]
    .map((name) => `{ name: ${name}, in: header, required: true, schema: { type: string, description: why } }`)
    .join(", ");
  const responses =
    "{ '200': { description: OK, headers: { Content-Type: { schema: { type: string } }, X-A: { schema: { type: string } } } } }";
  const operation = `parameters: [${parameters}], responses: ${responses}`;

  it("are ignored, each with a note", () => {
    const { files, diagnostics } = importText(
      withPaths(`  /a:\n    get: { operationId: getA, ${operation} }`, "", "3.0.3"),
    );
    const input = files["Types/GetAInput.cs"];
    expect(input).toContain("XOther");
    expect(input).not.toMatch(/Accept|ContentType|Authorization/);
    expect(files["Contracts/AContract.cs"]).not.toContain('"Content-Type"');
    const notes = diagnostics.map(({ message }) => message).filter((message) => message.includes("is ignored"));
    expect(notes).toEqual([
      "GET /a: the header parameter Accept is ignored: OpenAPI leaves it to media types and security.",
      "GET /a: the header parameter content-type is ignored: OpenAPI leaves it to media types and security.",
      "GET /a: the header parameter Authorization is ignored: OpenAPI leaves it to media types and security.",
      "GET /a: the response header Content-Type is ignored: OpenAPI leaves it to media types.",
    ]);
  });

  it("are kept as parameters in 2.0", () => {
    const parameter = "{ name: Accept, in: header, required: true, type: string }";
    const { files } = importText(
      `swagger: "2.0"\ninfo: { title: T, version: "1" }\npaths:\n  /a:\n    get: { operationId: getA, parameters: [${parameter}], ${none} }\n`,
    );
    expect(files["Types/GetAInput.cs"]).toContain('[FromHeader(Name = "Accept")]');
  });

  it("are ignored in 2.0 where they could demand another type than `consumes`", () => {
    const parameters = `[{ name: Content-type, in: header, type: string, enum: [application/tar] }, { name: body, in: body, schema: { type: string, format: binary } }]`;
    const { files, diagnostics } = importText(
      `swagger: "2.0"\ninfo: { title: T, version: "1" }\npaths:\n  /a:\n    post: { operationId: a, consumes: [application/octet-stream], parameters: ${parameters}, ${none} }\n`,
    );
    expect(Object.values(files).join("\n")).not.toContain("FromHeader");
    expect(diagnostics.map(({ message }) => message)).toContain(
      "POST /a: the header parameter Content-type is ignored: OpenAPI leaves it to media types and security.",
    );
  });
});

describe("parts and fields", () => {
  const schema = "{ type: object, properties: { a: { type: array, items: { type: string } }, b: { type: string } } }";

  it.each([
    [
      "multipart/form-data",
      "headers: { X-Part: {} }",
      "the part a has headers of its own (X-Part), which are not read.",
    ],
    [
      "application/x-www-form-urlencoded",
      "style: spaceDelimited, explode: false",
      "the part a is written in the style spaceDelimited, not exploded, where ASP.NET reads a repeated key.",
    ],
  ])("%s: %s", (mediaType, encoding, note) => {
    const content = `{ ${mediaType}: { schema: ${schema}, encoding: { a: { ${encoding} } } } }`;
    expect(told(`requestBody: { required: true, content: ${content} }, ${none}`)).toContain(note);
  });

  it("lists in a form and in the query of 2.0", () => {
    const list = "type: array, items: { type: string }";
    const { diagnostics } = importText(`swagger: "2.0"
info: { title: Test, version: "1" }
paths:
  /a:
    post:
      operationId: postA
      consumes: [application/x-www-form-urlencoded]
      parameters:
        - { name: csv, in: formData, ${list} }
        - { name: multi, in: formData, ${list}, collectionFormat: multi }
        - { name: tabs, in: query, ${list}, collectionFormat: tsv }
      ${none}
`);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "POST /a: the parameter tabs is written in the style tsv, which ASP.NET does not read.",
      "POST /a: the values of csv are joined (csv), where ASP.NET repeats the key.",
    ]);
  });
});

it("a body and a response behind a reference that leads nowhere are free-form", () => {
  const document = withPaths(`
  /a:
    post:
      operationId: postA
      requestBody: { $ref: 'gone.yaml#/Body' }
      responses: { "200": { $ref: 'gone.yaml#/Ok' }, "404": { $ref: 'gone.yaml#/None' } }`);
  const imported = importFiles({ "api.yaml": document }, { allowMissing: true });
  expect(codes(imported)).toEqual(["TN5126", "TN5126", "TN5126"]);
  const text = imported.files["Contracts/AContract.cs"];
  expect(text).toContain("Define.Post<PostAInput, JsonElement>");
  expect(text).toContain(".Returns<JsonElement>(404)");
  expect(imported.files["Types/PostAInput.cs"]).toContain("JsonElement? Body");
});

it("external documentation of an operation comes back", () => {
  const { files } = importText(
    withPaths(`  /a:\n    post: { operationId: postA, externalDocs: { url: 'https://docs.example' }, ${none} }`),
  );
  const { contract } = readWithDiagnostics(files);
  const written = JSON.parse(emitOpenApi(contract, { version: "3.1", path: "api.json" }).text);
  expect(written.paths["/a"].post.externalDocs).toEqual({ url: "https://docs.example" });
});

it("each scheme of a 2.0 document becomes a server", () => {
  const { files } = importText(
    `swagger: "2.0"\ninfo: { title: T, version: "1" }\nhost: a.example\nbasePath: /v1\nschemes: [https, http]\npaths: {}\n`,
  );
  expect(files["Contracts/ApiDocument.cs"]).toContain('"url": "https://a.example/v1"');
  expect(files["Contracts/ApiDocument.cs"]).toContain('"url": "http://a.example/v1"');
});

it("a body of any media type, of which only JSON is read into its type, is told", () => {
  const { diagnostics } = importText(
    withPaths(`  /a: { put: { operationId: putA, requestBody: { content: { '*/*': { schema: { type: object, properties: { a: { type: string } } } } } },
      responses: { "204": { description: Done } } } }`),
  );
  expect(diagnostics.map(({ message }) => message).join("\n")).toContain(
    "a body of */* is declared, and only JSON is read into the type",
  );
});
