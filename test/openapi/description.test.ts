/** What a document says of the API as a whole comes back as it was: through C# and out again. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { emitOpenApi } from "../../src/emit/openapi/document.js";
import { readWithDiagnostics } from "../reading/read-source.js";
import { importFiles, importText, withPaths } from "./import-text.js";

const text = `openapi: 3.1.0
info: { title: The Shop, version: "2.1", description: What it sells., contact: { name: Ann }, license: { name: MIT } }
externalDocs: { url: https://example.com/docs }
servers:
  - { url: https://example.com/v1, description: Production }
  - { url: "https://{region}.example.com", variables: { region: { default: eu, enum: [eu, us] } } }
tags:
  - { name: pet shop items, description: All about pets. }
  - { name: unused, externalDocs: { url: https://example.com/unused } }
security: [{ key: [] }]
paths:
  /pets:
    get:
      tags: [pet shop items, Further]
      operationId: list-pets
      summary: Lists pets.
      description: In order.
      callbacks:
        onPet: { "{$request.query.url}": { post: { requestBody: { $ref: '#/components/requestBodies/Told' }, responses: { "200": { description: OK } } } } }
      responses:
        "200": &answer { description: Fine., headers: { X-Rate: { description: Calls left., schema: { type: integer, format: int32 } } } }
        "404": &gone { description: Not there., headers: { X-Rate: { description: Calls left., schema: { type: integer, format: int32 } } } }
        "410": *gone
        default: { description: Anything else., headers: { X-Rate: { description: Calls left., schema: { type: integer, format: int32 } }, X-Why: { schema: { type: string } } } }
webhooks:
  newPet: { post: { requestBody: { $ref: '#/components/requestBodies/Told' }, responses: { "200": { description: OK } } } }
components:
  requestBodies: { Told: { content: { application/json: { schema: { $ref: '#/components/schemas/pet' } } } } }
  schemas:
    pet: { type: object, required: [id], properties: { id: { type: string }, name: { type: string } } }
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key, description: Ask us. }
    session: { type: apiKey, in: cookie, name: sid }
    token: { type: apiKey, in: query, name: k }
    basic: { type: http, scheme: basic, description: The old way. }
    sign: { type: oauth2, flows: { authorizationCode: { authorizationUrl: https://a.example.com, tokenUrl: https://t.example.com, scopes: { "read:pets": Read pets. } } } }
    open: { type: openIdConnect, openIdConnectUrl: https://o.example.com }
    cert: { type: mutualTLS }
`;

describe("a document", () => {
  const before = parse(text);
  const { files } = importText(text);
  const { contract, diagnostics } = readWithDiagnostics(files);
  const written = emitOpenApi(contract, { version: "3.1", path: "api.json" }).text;
  const after = JSON.parse(written);
  const pet = { requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } } } };
  const told = { post: { ...pet, responses: { "200": { description: "OK" } } } };

  it("is read back without diagnostics", () => {
    expect(diagnostics.filter(({ severity }) => severity !== "note").map(({ message }) => message)).toEqual([]);
  });

  it.each(["info", "servers", "externalDocs"])("keeps its %s", (key) => {
    expect(after[key]).toEqual(before[key]);
  });

  it("keeps its security schemes", () => {
    expect(after.components.securitySchemes).toEqual(before.components.securitySchemes);
  });

  it("keeps its webhooks and callbacks, with the types that they speak of", () => {
    expect(after.webhooks).toEqual({ newPet: told });
    expect(after.paths["/pets"].get.callbacks).toEqual({ onPet: { "{$request.query.url}": told } });
    expect(after.components.schemas.Pet.required).toEqual(["id"]);
  });

  it("keeps its tags, summaries and descriptions as they are written", () => {
    const { tags, summary, description, operationId } = after.paths["/pets"].get;
    expect({ tags, summary, description, operationId }).toEqual({
      tags: ["pet shop items", "Further"],
      summary: "Lists pets.",
      description: "In order.",
      operationId: "list-pets",
    });
    expect(after.tags.map(({ name }: { name: string }) => name)).toEqual(["pet shop items", "unused"]);
  });

  it("writes once what repeats for each status", () => {
    const contractText = files["Contracts/PetShopItemsContract.cs"] ?? "";
    expect(contractText).toContain('.Returns("Not there.", 404, 410)');
    expect(contractText).toContain('.ResponseHeader<int>("X-Rate", "Calls left.")');
    expect(contractText).toContain('.ResponseHeader<string>("X-Why", null, false, "default")');
    const { responses } = after.paths["/pets"].get;
    for (const status of ["200", "404", "410", "default"])
      expect(responses[status].headers["X-Rate"]).toEqual(
        before.paths["/pets"].get.responses[status].headers["X-Rate"],
      );
    expect(Object.keys(responses.default.headers)).toEqual(["X-Rate", "X-Why"]);
  });

  it("gives the same C# the second time", () => {
    expect(importFiles({ "api.json": written }).files).toEqual(files);
  });
});

it("a large class is split by the first segment that differs, and keeps its tag", () => {
  const operation = (path: string): string =>
    `  ${path}: { get: { tags: [all], operationId: get-${path.replaceAll("/", "-")}, responses: { '200': { description: OK } } } }`;
  const paths = ["pets", "users"].flatMap((part) =>
    Array.from({ length: 60 }, (_, at) => operation(`/v1/${part}/${at}`)),
  );
  const { files } = importText(withPaths(paths.join("\n")));
  expect(Object.keys(files).filter((path) => path.startsWith("Contracts/All"))).toEqual([
    "Contracts/AllPetsContract.cs",
    "Contracts/AllUsersContract.cs",
  ]);
  const { contract } = readWithDiagnostics(files);
  const written = emitOpenApi(contract, { version: "3.1", path: "api.json" }).text;
  expect(JSON.parse(written).paths["/v1/pets/0"].get.tags).toEqual(["all"]);
  expect(Object.keys(importFiles({ "api.json": written }).files)).toEqual(Object.keys(files));
});

it("[ContractDocument] that is not JSON is an error", () => {
  const source = 'using Tenon;\n[ContractDocument("{")] static class Api;\n';
  expect(readWithDiagnostics({ "a.cs": source }).diagnostics.map(({ code }) => code)).toEqual(["TN2009"]);
});

describe("what operations say for their callers alone", () => {
  const document = withPaths(
    `  /a:
    servers: [{ url: 'https://files.example', description: Files }]
    get:
      operationId: a
      responses:
        '200': { description: OK, links: { next: { $ref: '#/components/links/Next' } } }
        4xx: { description: Bad, links: { again: { operationId: a } } }
    post:
      operationId: b
      servers: [{ url: 'https://other.example' }]
      responses: { '204': { description: Done } }`,
    "components: { links: { Next: { operationId: a, parameters: { x: '$response.body#/id' } } } }\n",
  );

  it("comes back: servers of an operation or its path, and links", () => {
    const { files } = importText(document);
    const { contract } = readWithDiagnostics(files);
    const { paths } = JSON.parse(emitOpenApi(contract, { version: "3.1", path: "api.json" }).text);
    expect(paths["/a"].get.servers).toEqual([{ url: "https://files.example", description: "Files" }]);
    expect(paths["/a"].post.servers).toEqual([{ url: "https://other.example" }]);
    expect(paths["/a"].get.responses["200"].links).toEqual({
      next: { operationId: "a", parameters: { x: "$response.body#/id" } },
    });
    expect(paths["/a"].get.responses["4XX"].links).toEqual({ again: { operationId: "a" } });
  });

  it("is a note", () => {
    const told = importText(document).diagnostics.map(({ code }) => code);
    expect(told.filter((code) => code === "TN5116")).toHaveLength(2);
    expect(told.filter((code) => code === "TN5114")).toHaveLength(2);
  });
});

/** The document of an import, through C# and out again. */
function through(document: string, version: "3.0" | "3.1" | "3.2" = "3.1") {
  const imported = importText(document);
  const { contract } = readWithDiagnostics(imported.files);
  return { imported, document: JSON.parse(emitOpenApi(contract, { version, path: "api.json" }).text) };
}

describe("what a path says of all its operations", () => {
  const paths = `  /a:
    summary: Things.
    description: All about things.
    get: { operationId: a, responses: { '204': { description: Done } } }
    put: { operationId: b, summary: Puts., responses: { '204': { description: Done } } }
    post: { operationId: c, summary: Posts., description: In order., responses: { '204': { description: Done } } }`;

  it("holds for each that says nothing of its own", () => {
    const { get, put, post } = through(withPaths(paths)).document.paths["/a"];
    expect([get.summary, get.description]).toEqual(["Things.", "All about things."]);
    expect([put.summary, put.description]).toEqual(["Puts.", "All about things."]);
    expect([post.summary, post.description]).toEqual(["Posts.", "In order."]);
  });

  it("is told where an operation has its own", () => {
    const told = importText(withPaths(paths)).diagnostics.map(({ message }) => message);
    expect(told).toEqual([
      "PUT /a: the summary of its path is left out, because it has its own.",
      "POST /a: the summary of its path is left out, because it has its own.",
      "POST /a: the description of its path is left out, because it has its own.",
    ]);
  });
});

it("schemes of an operation of 2.0 are servers of its own", () => {
  const { imported, document } = through(`swagger: "2.0"
info: { title: Test, version: "1" }
host: api.example
basePath: /v1
schemes: [https]
paths:
  /a:
    get: { operationId: a, schemes: [wss], responses: { '204': { description: Done } } }
    post: { operationId: b, responses: { '204': { description: Done } } }
`);
  expect(document.paths["/a"].get.servers).toEqual([{ url: "wss://api.example/v1" }]);
  expect(document.paths["/a"].post.servers).toBeUndefined();
  expect(imported.diagnostics.map(({ code }) => code)).toContain("TN5114");
});

describe("what 3.2 says of a security scheme", () => {
  const schemes = {
    old: { type: "http", scheme: "basic", deprecated: true },
    sign: {
      type: "oauth2",
      deprecated: true,
      oauth2MetadataUrl: "https://a.example.com/meta",
      flows: { password: { tokenUrl: "https://a.example.com/token", scopes: {} } },
    },
  };
  const document = withPaths(
    "  /a: { get: { operationId: a, security: [{ old: [] }, { sign: [] }], responses: { '204': { description: Done } } } }",
    `components: { securitySchemes: ${JSON.stringify(schemes)} }\n`,
    "3.2.0",
  );

  it("comes back in 3.2", () => {
    expect(through(document, "3.2").document.components.securitySchemes).toEqual(schemes);
  });

  it.each(["3.0", "3.1"] as const)("is an extension in %s, which does not know it", (version) => {
    expect(through(document, version).document.components.securitySchemes).toEqual({
      old: { type: "http", scheme: "basic", "x-oai-deprecated": true },
      sign: {
        type: "oauth2",
        "x-oai-deprecated": true,
        "x-oai-oauth2MetadataUrl": "https://a.example.com/meta",
        flows: schemes.sign.flows,
      },
    });
  });
});
