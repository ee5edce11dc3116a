/** Imported C# as a reviewer reads it: no long lines, nothing said twice, and the same document on the way back. */
import { describe, expect, it } from "vitest";
import { emitOpenApi } from "../../src/emit/openapi/document.js";
import { readWithDiagnostics } from "../reading/read-source.js";
import { importText, withPaths, withSchemas } from "./import-text.js";

function back(text: string) {
  const { files } = importText(text);
  return JSON.parse(emitOpenApi(readWithDiagnostics(files).contract, { version: "3.1", path: "api.json" }).text);
}

function longLines(files: Readonly<Record<string, string>>): readonly string[] {
  return Object.values(files).flatMap((text) => text.split("\n").filter((line) => line.length > 140));
}

const sentence = "Says what comes of it, in many words that go on and on, so that nobody would call it short. "
  .repeat(3)
  .trim();
const name = `OfAVeryLong${"Name".repeat(15)}`;

describe("lines have at most 140 columns", () => {
  it("of calls, their texts and their types", () => {
    const text = JSON.stringify(`${sentence}\n\n* ${sentence}\n  \\n "quoted" ${sentence}`);
    const document = withPaths(
      `  /${"segment/".repeat(10)}{id}:
    get:
      description: ${JSON.stringify(sentence)}
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: ${text}, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }
        '404': { description: ${text} }`,
      `components: { schemas: { ${name}: { type: object, properties: { a: { $ref: '#/components/schemas/${name}' }, b: { type: string } } } } }`,
    );
    const { files } = importText(document);
    expect(longLines(files)).toEqual([]);
    const { get } = Object.values<{ get: Record<string, Record<string, { description: string }>> }>(
      back(document).paths,
    )[0] ?? { get: {} };
    expect(get.responses?.["200"]?.description).toBe(JSON.parse(text));
    expect(get.responses?.["404"]?.description).toBe(JSON.parse(text));
  });

  it("of attributes and values", () => {
    const values = Array.from({ length: 40 }, (_, at) => `value ${at}`);
    const document = withSchemas(
      `    A: { type: object, properties: { a: { type: string, default: ${JSON.stringify(sentence)} }, b: { type: string, format: uri, enum: ${JSON.stringify(values)} } } }`,
    );
    expect(longLines(importText(document).files)).toEqual([]);
    expect(back(document).components.schemas.A.properties.a.default).toBe(sentence);
  });

  it("of types in several choices, which are their bases", () => {
    const way = "oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]";
    const choices = [1, 2, 3, 4].map((at) => `    ${name}${at}: { ${way}, discriminator: { propertyName: kind } }`);
    const animals = ["Cat", "Dog"].map(
      (animal) =>
        `    ${animal}: { type: object, required: [kind], properties: { kind: { type: string, enum: [${animal}] } } }`,
    );
    const { files } = importText(withSchemas([...choices, ...animals].join("\n")));
    expect(longLines(files)).toEqual([]);
    expect(files["Types/Cat.cs"]).toContain(`record Cat\n    : ${name}1,`);
    expect(readWithDiagnostics(files).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("of patterns, which stay the same", () => {
    const pattern = `^(?:${'\\\\d{4}-"x"|'.repeat(30)}z)$`;
    const document = withSchemas(
      `    A: { type: object, properties: { a: { type: string, pattern: ${JSON.stringify(pattern)} }, b: { type: string } } }`,
    );
    const { files } = importText(document);
    expect(longLines(files)).toEqual([]);
    expect(files["Types/A.cs"]).toContain('+ @"|');
    expect(back(document).components.schemas.A.properties.a.pattern).toBe(pattern);
  });

  it("of documentation, which stays the same Markdown", () => {
    const row = `| ${sentence} | ${sentence} |`;
    const list = `- ${"one or 2. two - three # four ".repeat(12).trim()}`;
    const description = `${sentence}\n\n${list}\n\n${row}\n\n\`\`\`\n${sentence}\n\`\`\``;
    const document = withSchemas(
      `    A: { type: object, description: ${JSON.stringify(description)}, properties: { a: { type: string }, b: { type: string } } }`,
    );
    // Rows and code end with their line.
    expect(longLines(importText(document).files)).toEqual([`/// ${row}`, `/// ${sentence}`]);
    const written: string = back(document).components.schemas.A.description;
    expect(written.replace(/\s+/g, " ")).toBe(description.replace(/\s+/g, " "));
    expect(written.split("\n").filter((line) => /^(?:-|#|\d+\.)/.test(line))).toHaveLength(1);
    expect(written).toContain(`\n${row}\n`);
  });
});

it("an example and a callback of several operations are written once, and come back at each", () => {
  const value = { code: "not_found", message: "There is no such thing here.", details: [] };
  const operation = (id: string) => `
    ${id}:
      operationId: ${id}It
      callbacks: { done: { '{$request.body#/url}': { post: { responses: { '200': { description: ok } } } } } }
      responses:
        '204': { description: ok }
        '404': { description: no, content: { application/json: { schema: { $ref: '#/components/schemas/Fault' }, example: ${JSON.stringify(value)} } } }`;
  const document = withPaths(
    `  /a:${operation("put")}${operation("delete")}`,
    "components: { schemas: { Fault: { type: object, required: [code], properties: { code: { type: string }, message: { type: string }, details: { type: array, items: {} } } } } }",
  );
  const { files } = importText(document);
  expect(Object.values(files).join("\n").split("There is no such thing here.")).toHaveLength(2);
  expect(files["Contracts/AContract.cs"]).toContain(".ResponseExample(404, ApiJson.FaultExample)");
  expect(files["Contracts/AContract.cs"]).toContain('.Callback("done", ApiJson.PutItCallback)');
  const { put, delete: removed } = back(document).paths["/a"];
  for (const { callbacks, responses } of [put, removed]) {
    expect(responses["404"].content["application/json"].example).toEqual(value);
    expect(callbacks.done["{$request.body#/url}"].post.responses).toEqual({ "200": { description: "ok" } });
  }
});

describe("types are called what the document says", () => {
  const bookings = `  /bookings/{id}:
    get: { operationId: getBooking, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: RESPONSES }`;
  const paths = (schema: string) =>
    bookings.replace(
      "RESPONSES",
      `{ '200': { description: ok, content: { application/json: { schema: ${schema} } } }, '422': { $ref: '#/components/responses/422' } }`,
    );
  const components = `components:
  responses: { '422': { description: no, content: { application/json: { schema: { type: object, properties: { why: { type: string }, at: { type: string } } } } } } }
  schemas:
    Booking: { type: object, properties: { id: { type: string }, seat: { type: string } } }`;
  const booking = "$ref: '#/components/schemas/Booking'";

  it.each([
    [`{ ${booking} }`, "Booking"],
    [`{ allOf: [{ ${booking} }, { properties: { links: { type: string } } }] }`, "BookingWithLinks"],
    [`{ allOf: [{ ${booking} }], properties: { a: { type: string } } }`, "BookingWithA"],
    [`{ allOf: [{ ${booking} }, { properties: { seat: { type: string, minLength: 1 } } }] }`, "GetBookingResponse"],
  ])("%s", (schema, name) => {
    const { files } = importText(withPaths(paths(schema), components));
    expect(files["Contracts/BookingsContract.cs"]).toContain(`Operation<GetBookingInput, ${name}> GetBooking =`);
    expect(files["Contracts/BookingsContract.cs"]).toContain(".Returns<Response422>(422");
  });
});

it("a response has its description, or the summary of 3.2, in C#; the summary beside a description is kept", () => {
  const document = withPaths(
    "  /a: { get: { responses: { '200': { summary: Good }, '404': { summary: None, description: Nothing there } } } }",
    "",
    "3.2.0",
  );
  const { files, diagnostics } = importText(document);
  expect(files["Contracts/AContract.cs"]).toContain('.Status(200, "Good")');
  expect(files["Contracts/AContract.cs"]).toContain('.Returns(404, "Nothing there")');
  const [, kept] = Object.entries(files).find(([path]) => path.endsWith("ApiDocument.cs")) ?? [];
  expect(kept).toMatch(/summaries[\s\S]*404[\s\S]*None/);
  expect(diagnostics).toEqual([]);
});

it("a reference beside the same type again is that schema, and not a type of its own", () => {
  const { files } = importText(
    withSchemas(
      `    Level: { type: [string, "null"], enum: [low, high, null] }
    A: { type: object, properties: { level: { type: [string, "null"], $ref: '#/components/schemas/Level', description: How much. }, b: { type: string } } }`,
    ).replace(/openapi: .*/, "openapi: 3.1.0"),
  );
  expect(Object.keys(files).filter((file) => file.includes("Level"))).toEqual(["Types/Level.cs"]);
  expect(files["Types/A.cs"]).toMatch(/How much\.[\s\S]*public Level\? Level /);
});
