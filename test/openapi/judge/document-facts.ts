/**
 * What a document says in words: descriptions, titles, addresses, examples. Each text gets a word of its own, so that it can be looked
 * for in what became of the document. Written apart from the importer, by the tables of the specification.
 */
import { isObject, type JsonObject, listOf, objectOf, pointerPart } from "./json.js";
import { referenceOf } from "./references.js";

export interface Fact {
  /** Of the entry that says it. */
  readonly pointer: string;
  /** The kind of object that says it, and the key: `schema title`. */
  readonly kind: string;
  /** The word that its text ends with; of an example its value as JSON. */
  readonly word: string;
  readonly isExample: boolean;
}

export interface MarkedDocument {
  readonly document: JsonObject;
  readonly facts: readonly Fact[];
}

/** The keys of an object whose texts are facts, and those that hold objects: `[]` a list of them, `{}` by name. */
interface Kind {
  readonly texts?: string;
  readonly examples?: string;
  readonly inside?: Readonly<Record<string, string>>;
}

const methods = "get put post delete options head patch query";
const schemaObjects = "items additionalProperties not if then else contains propertyNames unevaluatedProperties";
const kinds: Readonly<Record<string, Kind>> = {
  document: {
    inside: {
      info: "info",
      servers: "server[]",
      tags: "tag[]",
      externalDocs: "docs",
      paths: "path{}",
      webhooks: "path{}",
      components: "components",
      definitions: "schema{}",
      parameters: "parameter{}",
      responses: "response{}",
      securityDefinitions: "scheme{}",
    },
  },
  components: {
    inside: {
      schemas: "schema{}",
      securitySchemes: "scheme{}",
      parameters: "parameter{}",
      headers: "header{}",
      responses: "response{}",
      requestBodies: "body{}",
      examples: "example{}",
      links: "link{}",
      pathItems: "path{}",
    },
  },
  info: { texts: "title summary description termsOfService", inside: { contact: "contact", license: "license" } },
  contact: { texts: "name url email" },
  license: { texts: "name url identifier" },
  server: { texts: "description name", inside: { variables: "variable{}" } },
  variable: { texts: "description" },
  tag: { texts: "description summary", inside: { externalDocs: "docs" } },
  docs: { texts: "description url" },
  path: {
    texts: "summary description",
    inside: {
      ...Object.fromEntries(methods.split(" ").map((method) => [method, "operation"])),
      additionalOperations: "operation{}",
      parameters: "parameter[]",
      servers: "server[]",
    },
  },
  operation: {
    texts: "summary description",
    inside: {
      externalDocs: "docs",
      parameters: "parameter[]",
      requestBody: "body",
      responses: "response{}",
      callbacks: "callback{}",
      servers: "server[]",
    },
  },
  callback: { inside: { "*": "path" } },
  parameter: {
    texts: "description",
    examples: "example",
    inside: { schema: "schema", items: "schema", content: "media{}", examples: "example{}" },
  },
  header: {
    texts: "description",
    examples: "example",
    inside: { schema: "schema", content: "media{}", examples: "example{}" },
  },
  body: { texts: "description", inside: { content: "media{}" } },
  media: {
    examples: "example",
    inside: { schema: "schema", itemSchema: "schema", examples: "example{}", encoding: "encoding{}" },
  },
  encoding: { inside: { headers: "header{}" } },
  example: { texts: "summary description externalValue", examples: "value dataValue" },
  response: {
    texts: "summary description",
    inside: { headers: "header{}", content: "media{}", links: "link{}", schema: "schema", examples: "value{}" },
  },
  link: { texts: "description" },
  value: {},
  schema: {
    texts: "title description $comment",
    examples: "example",
    inside: {
      ...Object.fromEntries(schemaObjects.split(" ").map((key) => [key, "schema"])),
      ...Object.fromEntries(["allOf", "oneOf", "anyOf", "prefixItems"].map((key) => [key, "schema[]"])),
      ...Object.fromEntries(["properties", "patternProperties", "$defs"].map((key) => [key, "schema{}"])),
      examples: "value[]",
      externalDocs: "docs",
      xml: "xml",
    },
  },
  xml: { texts: "name namespace prefix" },
  scheme: {
    texts: "description bearerFormat openIdConnectUrl authorizationUrl tokenUrl",
    inside: { flows: "flow{}", scopes: "scopes" },
  },
  flow: { texts: "authorizationUrl tokenUrl refreshUrl deviceAuthorizationUrl", inside: { scopes: "scopes" } },
  scopes: { texts: "*" },
};

export function markedDocument(document: unknown): MarkedDocument {
  const facts: Fact[] = [];
  const words = new Map<string, string>();
  const version = String(objectOf(document).openapi ?? "");
  const hasSiblings = /^3\.[1-9]/.test(version);
  const wordOf = (text: string): string => {
    const word = words.get(text) ?? `zq${words.size.toString(36)}q`;
    words.set(text, word);
    return word;
  };
  const example = (pointer: string, kind: string, value: unknown): void => {
    facts.push({ pointer, kind, word: JSON.stringify(value), isExample: true });
  };
  const text = (pointer: string, kind: string, key: string, value: unknown): unknown => {
    if (typeof value !== "string" || value.trim() === "") return value;
    const word = wordOf(value.trim());
    facts.push({ pointer, kind: `${kind} ${key}`, word, isExample: false });
    // An address stays one.
    return /url$|namespace|terms/i.test(key)
      ? `${value}/${word}`
      : key === "email"
        ? `${word}.${value}`
        : `${value.trimEnd()} ${word}`;
  };
  const marked = (node: unknown, kind: string, at: string): unknown => {
    if (kind === "value") {
      example(at, "examples", node);
      return node;
    }
    if (!isObject(node)) return node;
    const { texts = "", examples = "", inside = {} } = kinds[kind] ?? {};
    const isReference = referenceOf(node) !== undefined;
    // Before 3.1 nothing beside a reference says anything; after it, only two keys do, but in schemas.
    if (isReference && (!hasSiblings || kind !== "schema")) return node;
    const entries = Object.entries(node).map(([key, value]): [string, unknown] => {
      const pointer = `${at}/${pointerPart(key)}`;
      if (key.startsWith("x-")) return [key, value];
      if (texts === "*" || texts.split(" ").includes(key)) return [key, text(pointer, kind, key, value)];
      if (examples.split(" ").includes(key)) {
        example(pointer, `${kind} ${key}`, value);
        return [key, value];
      }
      const held = Object.hasOwn(inside, key) ? inside[key] : inside["*"];
      if (held === undefined) return [key, value];
      if (held.endsWith("[]") && Array.isArray(value))
        return [key, listOf(value).map((item, index) => marked(item, held.slice(0, -2), `${pointer}/${index}`))];
      if (!held.endsWith("{}")) return [key, marked(value, held, pointer)];
      const named = Object.entries(objectOf(value)).map(([name, item]) => [
        name,
        name.startsWith("x-") ? item : marked(item, held.slice(0, -2), `${pointer}/${pointerPart(name)}`),
      ]);
      return [key, isObject(value) ? Object.fromEntries(named) : value];
    });
    return Object.fromEntries(entries);
  };
  return { document: objectOf(marked(document, "document", "")), facts };
}

/** A document as JSON with an entry on each line, and the pointer of each line, from 1. */
export function writtenByLine(document: unknown): { readonly text: string; readonly pointers: readonly string[] } {
  const lines: string[] = [];
  const pointers: string[] = [""];
  const write = (front: string, value: unknown, at: string, back: string): void => {
    const isList = Array.isArray(value);
    const entries = value !== null && typeof value === "object" ? Object.entries(value) : undefined;
    pointers.push(at);
    if (entries === undefined) {
      lines.push(`${front}${JSON.stringify(value)}${back}`);
      return;
    }
    lines.push(`${front}${isList ? "[" : "{"}`);
    for (const [index, [key, inner]] of entries.entries())
      write(
        isList ? "" : `${JSON.stringify(key)}: `,
        inner,
        `${at}/${pointerPart(key)}`,
        index < entries.length - 1 ? "," : "",
      );
    pointers.push(at);
    lines.push(`${isList ? "]" : "}"}${back}`);
  };
  write("", document, "", "");
  return { text: lines.join("\n"), pointers };
}
