/** What OpenAPI 3.2 brought: through C# and out again, and as extensions where an older document is written. */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { emitOpenApi } from "../../src/emit/openapi/document.js";
import { readWithDiagnostics } from "../reading/read-source.js";
import { bodyOf, importText } from "./import-text.js";

const text = `openapi: 3.2.0
$self: https://example.com/weather.yaml
info: { title: Weather, version: "1" }
tags:
  - { name: stations, summary: Stations, kind: nav }
  - { name: sensors, summary: Sensors, parent: stations, kind: nav, description: What measures. }
security: [{ device: [read] }]
paths:
  /stations:
    query:
      operationId: findStations
      tags: [stations]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "https://example.com/weather.yaml#/components/schemas/Search" } } }
      responses: { "200": { summary: Found., description: The codes., content: { application/json: { schema: { type: array, items: { type: string } } } } } }
  /readings:
    get:
      operationId: getReadings
      tags: [stations]
      responses: { "200": { description: As they come., content: { application/jsonl: { itemSchema: { $ref: "#/components/schemas/Search" } } } } }
    patch:
      operationId: followReadings
      tags: [stations]
      responses: { "200": { description: As events., content: { text/event-stream: { itemSchema: { $ref: "#/components/schemas/Search" } } } } }
    post:
      operationId: sendReadings
      tags: [stations]
      requestBody: { required: true, content: { text/event-stream: { itemSchema: { type: object, properties: { data: { type: string } } } } } }
      responses: { "204": { description: Taken. } }
  /stations/{code}:
    get:
      operationId: getStation
      tags: [sensors]
      parameters:
        - { name: code, in: path, required: true, schema: { type: string } }
        - { name: all, in: querystring, content: { application/x-www-form-urlencoded: { schema: { $ref: "#/components/schemas/Search" } } } }
      responses: { "204": { summary: Nothing. } }
    additionalOperations:
      COPY:
        operationId: copyStation
        tags: [stations]
        parameters:
          - { name: code, in: path, required: true, schema: { type: string } }
          - { name: Destination, in: header, required: true, schema: { type: string } }
        responses: { "201": { description: Copied. } }
      LINK:
        operationId: linkStation
        tags: [stations]
        parameters: [{ name: code, in: path, required: true, schema: { type: string } }]
        requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Search" } } } }
        responses: { "204": { description: Linked. } }
components:
  schemas:
    Search: { type: object, xml: { nodeType: element }, required: [text], properties: { text: { type: string, maxLength: 5, xml: { nodeType: cdata } }, top: { type: integer, xml: { nodeType: attribute } } } }
  securitySchemes:
    device:
      type: oauth2
      deprecated: true
      oauth2MetadataUrl: https://id.example.com/metadata
      flows: { deviceAuthorization: { deviceAuthorizationUrl: https://id.example.com/device, tokenUrl: https://id.example.com/token, scopes: { read: Read it. } } }
`;

describe("a document of 3.2", () => {
  const before = parse(text);
  const { files, diagnostics: told } = importText(text);
  const { contract, diagnostics } = readWithDiagnostics(files);
  const write = (version: "3.1" | "3.2") => JSON.parse(emitOpenApi(contract, { version, path: "api.json" }).text);
  const after = write("3.2");
  const older = write("3.1");

  it("has any method", () => {
    const stations = bodyOf(files["Contracts/StationsContract.cs"]);
    expect(stations).toContain('Define.Method<Search, IReadOnlyList<string>>("QUERY", "/stations")');
    expect(stations).toContain('Define.Method("COPY", "/stations/{code}")');
    expect(diagnostics.filter(({ severity }) => severity !== "note")).toEqual([]);
    expect(told.filter(({ code }) => code === "TN5104")).toEqual([]);
  });

  it("comes back with its operations", () => {
    expect(Object.keys(after.paths["/stations"])).toEqual(["query"]);
    const { get, additionalOperations } = after.paths["/stations/{code}"];
    expect(Object.keys(additionalOperations)).toEqual(["COPY", "LINK"]);
    expect(additionalOperations.LINK.requestBody.content["application/json"].schema.$ref).toBe(
      "#/components/schemas/Search",
    );
    expect(additionalOperations.COPY.parameters.map(({ name }: { name: string }) => name)).toEqual([
      "code",
      "Destination",
    ]);
    expect(get.parameters[1]).toEqual({ name: "all", in: "query", schema: { $ref: "#/components/schemas/Search" } });
  });

  it("comes back with the items of its sequences", () => {
    const { get, post, patch } = after.paths["/readings"];
    const item = { $ref: "#/components/schemas/Search" };
    expect(get.responses["200"].content).toEqual({ "application/jsonl": { itemSchema: item } });
    expect(patch.responses["200"].content).toEqual({ "text/event-stream": { itemSchema: item } });
    expect(post.requestBody.content["text/event-stream"].itemSchema.properties).toEqual({ data: { type: "string" } });
    const content = older.paths["/readings"].get.responses["200"].content["application/jsonl"];
    expect(content).toEqual({ schema: { type: "string" }, "x-oai-itemSchema": item });
    expect(told.filter(({ message }) => message.includes("is a sequence of items"))).toHaveLength(3);
  });

  it("comes back with what it says of itself", () => {
    const byName = (tags: readonly { name: string }[]) => [...tags].sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(after.$self).toBe(before.$self);
    expect(byName(after.tags)).toMatchObject(byName(before.tags));
    expect(after.components.securitySchemes).toEqual(before.components.securitySchemes);
    expect(after.paths["/stations"].query.responses["200"]).toMatchObject({
      summary: "Found.",
      description: "The codes.",
    });
    expect(after.paths["/stations/{code}"].get.responses["204"]).toEqual({ description: "Nothing." });
  });

  it("has extensions for all that in older versions", () => {
    expect(older.$self).toBeUndefined();
    expect(older["x-oai-self"]).toBe(before.$self);
    expect(older.tags[0]).toMatchObject({ name: "sensors", "x-oai-parent": "stations", "x-oai-kind": "nav" });
    expect(older.tags[0].parent).toBeUndefined();
    expect(older.paths["/stations"]["x-oai-additionalOperations"].QUERY.responses["200"]["x-oai-summary"]).toBe(
      "Found.",
    );
    const back = importText(JSON.stringify(older));
    const again = JSON.parse(
      emitOpenApi(readWithDiagnostics(back.files).contract, { version: "3.2", path: "api.json" }).text,
    );
    expect(again).toEqual(after);
    expect(back.contract?.services.flatMap(({ operations }) => operations.map(({ method }) => method)).sort()).toEqual([
      "COPY",
      "GET",
      "GET",
      "LINK",
      "PATCH",
      "POST",
      "QUERY",
    ]);
  });
});

it.each([
  [
    'parameters: [{ name: sess, in: cookie, style: cookie, schema: { type: string } }], responses: { "204": { description: Done } }',
    "the parameter sess is written in the style cookie",
  ],
  [
    'parameters: [{ name: path, in: query, allowReserved: true, schema: { type: string } }], responses: { "204": { description: Done } }',
    "clients of the contract encode the reserved characters of path",
  ],
  [
    'requestBody: { content: { multipart/mixed: { prefixEncoding: [{ contentType: application/json }], itemEncoding: {}, itemSchema: {} } } }, responses: { "204": { description: Done } }',
    "the body of multipart/mixed is bytes here; prefixEncoding, itemEncoding of its parts is not read",
  ],
])("how a value or a part is written is told where it is not read: %s", (operation, what) => {
  const { diagnostics } = importText(`openapi: 3.2.0
info: { title: T, version: "1" }
paths: { /a: { post: { operationId: send, ${operation} } } }`);
  expect(diagnostics.map(({ message }) => message).join("\n")).toContain(what);
});

it.each(["#/components/securitySchemes/device", "https://example.com/weather.yaml#/components/securitySchemes/device"])(
  "a requirement may name its scheme by the address %s",
  (address) => {
    const named = text.replace("security: [{ device: [read] }]", `security: [{ "${address}": [read] }]`);
    expect(named).not.toBe(text);
    const { contract, diagnostics } = importText(named);
    expect(diagnostics.map(({ code }) => code)).not.toContain("TN5119");
    expect(contract?.services[0]?.operations[0]?.security).toEqual({
      kind: "required",
      alternatives: [[{ scheme: "device", scopes: ["read"] }]],
    });
  },
);
