/** One document for each version of OpenAPI, with every field that holds text. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const schema: Json = {
  title: "A title",
  description: "A description",
  type: "object",
  required: ["name", "kind"],
  properties: {
    name: { type: "string", description: "The name", pattern: "^a+$", format: "email", default: "x", example: "ada" },
    kind: { type: "string", enum: ["first", "second"] },
    other: { $ref: "#/components/schemas/Other" },
    list: { type: "array", items: { type: "string", format: "uuid" } },
    map: { type: "object", additionalProperties: { type: "integer", format: "int32" } },
  },
  "x-note": "An extension",
  externalDocs: { url: "https://example.org/docs", description: "More" },
};
const other: Json = { type: "object", required: ["tag"], properties: { tag: { type: "string" } }, deprecated: true };
const either: Json = {
  oneOf: [{ $ref: "#/components/schemas/Thing" }, { $ref: "#/components/schemas/Other" }],
  discriminator: { propertyName: "tag", mapping: { one: "#/components/schemas/Thing", two: "Other" } },
};
const info: Json = {
  title: "A title",
  version: "1.0",
  summary: "A summary",
  description: "A description",
  termsOfService: "https://example.org/terms",
  contact: { name: "Ada", url: "https://example.org", email: "ada@example.org" },
  license: { name: "MIT", identifier: "MIT", url: "https://example.org/license" },
};
const parameters: Json = [
  { name: "id", in: "path", required: true, description: "The id", schema: { type: "string" }, example: "1" },
  { name: "sort", in: "query", style: "form", schema: { type: "string", enum: ["up", "down"], default: "up" } },
  { name: "X-Trace", in: "header", schema: { type: "string" }, deprecated: true },
  { name: "session", in: "cookie", schema: { type: "string" } },
  { $ref: "#/components/parameters/Page" },
];
const operation: Json = {
  operationId: "things_save",
  summary: "Saves",
  description: "Saves a thing",
  tags: ["Things"],
  externalDocs: { url: "https://example.org/save", description: "About" },
  parameters,
  requestBody: {
    description: "The body",
    required: true,
    content: {
      "application/json": { schema: { $ref: "#/components/schemas/Thing" }, example: { name: "a" } },
      "application/xml": { schema: { $ref: "#/components/schemas/Thing" } },
    },
  },
  responses: {
    "200": {
      description: "Saved",
      headers: { "X-Total": { description: "How many", schema: { type: "integer" } } },
      content: { "application/json": { schema: { $ref: "#/components/schemas/Either" } } },
      links: {
        next: { operationId: "things_save", description: "The next", parameters: { id: "$response.body#/id" } },
      },
    },
    "404": { $ref: "#/components/responses/Missing" },
    default: { description: "Otherwise", content: { "text/plain": { schema: { type: "string" } } } },
  },
  security: [{ bearer: [] }, { oauth: ["read"] }],
  callbacks: { done: { "{$request.body#/url}": { post: { responses: { "200": { description: "ok" } } } } } },
  servers: [
    {
      url: "https://{region}.example.org/v1",
      description: "A server",
      variables: { region: { default: "eu", description: "Where", enum: ["eu", "us"] } },
    },
  ],
  "x-note": "An extension",
};
const components: Json = {
  schemas: {
    Thing: schema,
    Other: other,
    Either: either,
    Level: { type: "string", enum: ["low", "high"], description: "A level" },
  },
  parameters: { Page: { name: "page", in: "query", description: "The page", schema: { type: "integer" } } },
  responses: {
    Missing: {
      description: "Missing",
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Other" } } },
    },
  },
  securitySchemes: {
    bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "A token" },
    key: { type: "apiKey", in: "header", name: "X-Key" },
    oauth: {
      type: "oauth2",
      flows: {
        authorizationCode: {
          authorizationUrl: "https://example.org/a",
          tokenUrl: "https://example.org/t",
          scopes: { read: "To read" },
        },
      },
    },
    open: { type: "openIdConnect", openIdConnectUrl: "https://example.org/o" },
  },
};
const three = (version: string, more: { readonly [key: string]: Json } = {}): Json => ({
  openapi: version,
  info,
  servers: [{ url: "https://example.org/api", description: "Live" }],
  tags: [{ name: "Things", description: "All things" }],
  paths: { "/things/{id}/parts": { summary: "A path", description: "Its description", post: operation } },
  components,
  ...more,
});

const two: Json = {
  swagger: "2.0",
  info: { title: "A title", version: "1.0", description: "A description" },
  host: "example.org",
  basePath: "/api",
  schemes: ["https"],
  consumes: ["application/json"],
  produces: ["application/json"],
  paths: {
    "/things/{id}": {
      post: {
        operationId: "things_save",
        summary: "Saves",
        description: "Saves a thing",
        tags: ["Things"],
        consumes: ["application/json"],
        produces: ["application/json"],
        parameters: [
          { name: "id", in: "path", required: true, type: "string", description: "The id", pattern: "^a$" },
          { name: "sort", in: "query", type: "string", enum: ["up", "down"], default: "up" },
          { name: "ids", in: "query", type: "array", items: { type: "string" }, collectionFormat: "csv" },
          { name: "body", in: "body", description: "The body", schema: { $ref: "#/definitions/Thing" } },
        ],
        responses: {
          "200": {
            description: "Saved",
            schema: { $ref: "#/definitions/Thing" },
            headers: { "X-Total": { type: "integer", description: "How many" } },
          },
          default: { description: "Otherwise" },
        },
        security: [{ key: [] }],
      },
    },
  },
  definitions: {
    Thing: {
      type: "object",
      description: "A thing",
      required: ["name"],
      discriminator: "kind",
      properties: { name: { type: "string", format: "email" }, kind: { type: "string", enum: ["first", "second"] } },
    },
    Part: {
      allOf: [
        { $ref: "#/definitions/Thing" },
        { type: "object", properties: { size: { type: "integer", format: "int64" } } },
      ],
    },
  },
  securityDefinitions: {
    key: { type: "apiKey", in: "header", name: "X-Key", description: "A key" },
    basic: { type: "basic" },
  },
};

export const fullDocuments: Readonly<Record<string, Json>> = {
  "2.0": two,
  "3.0": three("3.0.3"),
  "3.1": three("3.1.0", {
    webhooks: { done: { post: { summary: "Done", responses: { "200": { description: "ok" } } } } },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
  }),
  "3.2": three("3.2.0", { $self: "https://example.org/api.json" }),
};

/** A place that holds text: the way to it, and whether the text is the key there or the value. */
export interface Field {
  readonly way: readonly (string | number)[];
  readonly is: "key" | "value";
}

/** Keys that OpenAPI itself names are not foreign. */
const foreignKeysUnder =
  /^(paths|properties|mapping|schemas|parameters|responses|securitySchemes|scopes|headers|content|links|callbacks|definitions|securityDefinitions|variables|webhooks|example|done|0)$/;

export function fieldsOf(json: Json, way: readonly (string | number)[] = []): readonly Field[] {
  if (typeof json === "string") return [{ way, is: "value" }];
  if (Array.isArray(json)) return json.flatMap((item, at) => fieldsOf(item, [...way, at]));
  if (typeof json !== "object" || json === null) return [];
  const own = foreignKeysUnder.test(String(way.at(-1)));
  return Object.entries(json).flatMap(([key, value]) => [
    ...(own || key.startsWith("x-") ? [{ way: [...way, key], is: "key" as const }] : []),
    ...fieldsOf(value, [...way, key]),
  ]);
}

/** The document as JSON text with one field changed. Written by hand, so that `__proto__` stays an ordinary key. */
export function withText(json: Json, field: Field, text: string, way: readonly (string | number)[] = []): string {
  const here = way.length === field.way.length && way.every((step, at) => step === field.way[at]);
  if (here && field.is === "value") return JSON.stringify(text);
  if (Array.isArray(json)) return `[${json.map((item, at) => withText(item, field, text, [...way, at])).join(",")}]`;
  if (typeof json !== "object" || json === null) return JSON.stringify(json);
  const entries = Object.entries(json).map(([key, value]) => {
    const inside = [...way, key];
    const isHere =
      field.is === "key" && inside.length === field.way.length && inside.every((step, at) => step === field.way[at]);
    return `${JSON.stringify(isHere ? text : key)}:${withText(value, field, text, inside)}`;
  });
  return `{${entries.join(",")}}`;
}
