/** What an OpenAPI document says of a server: its operations and what they take. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

export interface DocumentOperation {
  /** Upper case. */
  readonly method: string;
  /** With the path of the first server before it. */
  readonly route: string;
  readonly inputs: readonly DocumentInput[];
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
