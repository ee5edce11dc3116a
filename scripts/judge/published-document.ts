/** What an OpenAPI document says of a server: its operations, what they take and what they answer. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { isJsonType } from "../../src/contract/http/media-type.js";
import type { DocumentSchema } from "./document-schema.js";

export interface DocumentOperation {
  /** Upper case. */
  readonly method: string;
  /** With the path of the first server before it. */
  readonly route: string;
  readonly inputs: readonly DocumentInput[];
  readonly answers: readonly DocumentAnswer[];
}

/** An answer with a status of its own; `default` and ranges say nothing exact. */
export interface DocumentAnswer {
  readonly status: number;
  /** Empty where no body is described. */
  readonly mediaTypes: readonly string[];
  readonly schema: DocumentSchema | undefined;
}

export interface DocumentInput {
  readonly name: string;
  readonly place: "route" | "query" | "header" | "cookie" | "body" | "form";
  readonly required: boolean;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Undefined where the file is not an OpenAPI document. */
export function readPublished(file: string): readonly DocumentOperation[] | undefined {
  const document: unknown = parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  const paths = member(document, "paths");
  if (!isRecord(paths)) return undefined;
  const base = basePath(document);
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method): readonly DocumentOperation[] => {
      const operation = member(item, method);
      if (operation === undefined) return [];
      const parameters = [...list(member(item, "parameters")), ...list(member(operation, "parameters"))];
      return [
        {
          method: method.toUpperCase(),
          route: base + path,
          answers: answersOf(document, operation),
          inputs: [...parameters.flatMap((one) => inputOf(resolve(document, one))), ...bodyOf(document, operation)],
        },
      ];
    }),
  );
}

/** Of `https://host/base` or of Swagger's `basePath`; an address with variables has none that can be known. */
function basePath(document: unknown): string {
  const swagger = member(document, "basePath");
  const [server] = list(member(document, "servers"));
  const url = typeof swagger === "string" ? swagger : member(server, "url");
  if (typeof url !== "string" || url.includes("{")) return "";
  return url.replace(/^https?:\/\/[^/]+/, "").replace(/\/$/, "");
}

const places: ReadonlyMap<unknown, DocumentInput["place"]> = new Map(
  Object.entries({
    path: "route",
    query: "query",
    header: "header",
    cookie: "cookie",
    body: "body",
    formData: "form",
  } as const),
);

function inputOf(parameter: unknown): readonly DocumentInput[] {
  const [name, place] = [member(parameter, "name"), places.get(member(parameter, "in"))];
  if (typeof name !== "string" || place === undefined) return [];
  return [{ name, place, required: member(parameter, "required") === true }];
}

/** A form is one body; its fields are listed in a schema. */
function bodyOf(document: unknown, operation: unknown): readonly DocumentInput[] {
  const body = resolve(document, member(operation, "requestBody"));
  const content = member(body, "content");
  if (!isRecord(content)) return [];
  const isForm = Object.keys(content).every((type) => type.includes("form"));
  return [{ name: "body", place: isForm ? "form" : "body", required: member(body, "required") === true }];
}

function answersOf(document: unknown, operation: unknown): readonly DocumentAnswer[] {
  const responses = member(operation, "responses");
  if (!isRecord(responses)) return [];
  const produced = [...list(member(operation, "produces")), ...list(member(document, "produces"))].map(String);
  return Object.entries(responses).flatMap(([key, value]): readonly DocumentAnswer[] => {
    const response = resolve(document, value);
    const content = member(response, "content");
    const old = member(response, "schema");
    if (!/^\d{3}$/.test(key)) return [];
    const mediaTypes = isRecord(content) ? Object.keys(content) : old === undefined ? [] : produced;
    const json = isRecord(content) ? mediaTypes.find(isJsonType) : undefined;
    const schema = old ?? (isRecord(content) && json !== undefined ? member(content[json], "schema") : undefined);
    return [{ status: Number(key), mediaTypes, schema: schema === undefined ? undefined : schemaOf(document, schema) }];
  });
}

/** With what `allOf` adds; a choice that is only between a type and null is the type. */
function schemaOf(document: unknown, written: unknown): DocumentSchema {
  const schema = resolve(document, written);
  const choices = [...list(member(schema, "oneOf")), ...list(member(schema, "anyOf"))];
  const [only, ...others] = choices.filter((one) => member(one, "type") !== "null");
  if (only !== undefined) return others.length === 0 ? schemaOf(document, only) : { kind: "other" };
  const values = list(member(schema, "enum")).filter((one) => one !== null);
  if (values.length > 0) return { kind: "enum", values: values.map(String) };
  const items = member(schema, "items");
  if (items !== undefined) return { kind: "array", element: () => schemaOf(document, items) };
  const parts = list(member(schema, "allOf"));
  const [part] = parts;
  const own = member(schema, "properties");
  if (parts.length === 1 && own === undefined) return schemaOf(document, part);
  if (own === undefined && parts.length === 0) return { kind: "other" };
  const properties = new Map<string, () => DocumentSchema>();
  for (const one of parts) {
    const inherited = schemaOf(document, one);
    if (inherited.kind === "object") for (const [name, type] of inherited.properties) properties.set(name, type);
  }
  for (const [name, type] of Object.entries(isRecord(own) ? own : {}))
    properties.set(name, () => schemaOf(document, type));
  return { kind: "object", properties };
}

function resolve(document: unknown, value: unknown): unknown {
  const reference = member(value, "$ref");
  if (typeof reference !== "string" || !reference.startsWith("#/")) return value;
  return reference
    .slice(2)
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce(member, document);
}

function member(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
