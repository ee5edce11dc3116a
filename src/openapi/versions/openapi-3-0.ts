import type { ArrayStyle, ObjectStyle } from "../../contract/operation.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import {
  get,
  getBoolean,
  getMap,
  getSequence,
  getString,
  hasKey,
  isMap,
  isSequence,
  type MapNode,
  mapEntries,
  type Node,
} from "../document/node.js";
import type {
  BodyDescription,
  ContentDescription,
  Dialect,
  HeaderDescription,
  OperationSite,
  ParameterDescription,
  ReferenceFollower,
  ResponseDescription,
} from "./dialect.js";

/** https://spec.openapis.org/oas/v3.0.4.html */
export const openApi30: Dialect = {
  version: "3.0",
  siblingsOfReferences: false,
  schemas: (root) => components(root, "schemas"),
  securitySchemes: (root) => components(root, "securitySchemes"),
  parameters: (site) => allParameters(site, (node) => parameterDescription(node, site.references)),
  body: ({ operation, references }) => {
    const written = get(operation, "requestBody");
    const node = references.follow(written);
    if (node !== undefined) return requestBody(node, references);
    return isMap(written) ? { node: written, required: false, contents: freeForm(written) } : undefined;
  },
  responses: ({ operation, references }) =>
    responsesOf(operation, (status, node) => responseOf(status, node, references)),
  servers: (root) =>
    (getSequence(root, "servers")?.items ?? [])
      .filter(isMap)
      .map((node) => ({ url: getString(node, "url") ?? "/", node })),
  ownServers: ({ operation, pathItem }) => {
    for (const node of [operation, pathItem]) {
      const servers = getSequence(node, "servers");
      if (servers !== undefined && servers.items.length > 0) return { node, servers };
    }
    return undefined;
  },
  methods: (pathItem, references) =>
    methodsOf(pathItem, references, ["get", "put", "post", "delete", "options", "head", "patch", "trace"]),
};

export function components(root: MapNode, kind: string): MapNode | undefined {
  const all = getMap(root, "components");
  return all === undefined ? undefined : getMap(all, kind);
}

export function methodsOf(
  pathItem: MapNode,
  references: ReferenceFollower,
  methods: readonly string[],
): readonly { readonly method: string; readonly operation: MapNode }[] {
  const operations = [...mapEntries(pathItem)]
    .filter(([key]) => methods.includes(key.toLowerCase()))
    .map(([key, node]) => [key.toUpperCase(), node] as const);
  return [...operations, ...mapEntries(getMap(pathItem, "additionalOperations"))].flatMap(([method, node]) => {
    const operation = references.follow(node);
    return operation === undefined ? [] : [{ method, operation }];
  });
}

/** An operation's parameters take the place of its path's of the same name and place. */
export function allParameters(
  { pathItem, operation, references }: OperationSite,
  read: (node: MapNode) => ParameterDescription | undefined,
): readonly ParameterDescription[] {
  const byName = new Map<string, ParameterDescription>();
  for (const holder of [pathItem, operation]) {
    for (const item of getSequence(holder, "parameters")?.items ?? []) {
      const node = references.follow(item);
      const parameter = node === undefined ? undefined : read(node);
      if (parameter !== undefined) byName.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...byName.values()];
}

const places = ["path", "query", "header", "cookie", "querystring"] as const;

export function parameterDescription(node: MapNode, references: ReferenceFollower): ParameterDescription | undefined {
  const name = getString(node, "name");
  const place = places.find((candidate) => candidate === getString(node, "in"));
  if (name === undefined || place === undefined) return undefined;
  const content = [...mapEntries(getMap(node, "content"))][0];
  const style = getString(node, "style") ?? (place === "query" || place === "cookie" ? "form" : "simple");
  const explode = getBoolean(node, "explode") ?? style === "form";
  const description = getString(node, "description");
  const example = get(node, "example") ?? firstExample(getMap(node, "examples"), references);
  return {
    node,
    name,
    in: place,
    required: place === "path" || getBoolean(node, "required") === true,
    schema: content === undefined ? get(node, "schema") : get(content[1], "schema"),
    deprecated: getBoolean(node, "deprecated") === true,
    arrayStyle: arrayStyle(style, explode),
    objectStyle: content === undefined ? objectStyle(style, explode) : contentStyle(place, content[0]),
    ...withoutUndefined({ mediaType: content?.[0] }),
    ...(style === "matrix" || style === "label" || style === "cookie" ? { oddStyle: style } : {}),
    ...withoutUndefined({ description, example }),
  };
}

/** The whole query string as a form is the keys of an object without its own name. */
function contentStyle(place: ParameterDescription["in"], mediaType: string): ObjectStyle {
  return place === "querystring" && mediaType.startsWith("application/x-www-form-urlencoded") ? "form" : "json";
}

function objectStyle(style: string, explode: boolean): ObjectStyle {
  if (style === "deepObject") return "deepObject";
  return explode ? "form" : "comma";
}

function arrayStyle(style: string, explode: boolean): ArrayStyle {
  if (style === "spaceDelimited" && !explode) return "space";
  if (style === "pipeDelimited" && !explode) return "pipe";
  return explode && style !== "simple" ? "repeat" : "comma";
}

function firstExample(examples: MapNode | undefined, references: ReferenceFollower): Node | undefined {
  const first = examples === undefined ? undefined : references.follow(examples.values[0]);
  return first === undefined ? undefined : get(first, "value");
}

export function requestBody(node: MapNode, references: ReferenceFollower): BodyDescription {
  const description = getString(node, "description");
  const name = getString(node, tenonKeys.name);
  return {
    node,
    required: getBoolean(node, "required") === true,
    contents: contentsOf(node, references),
    ...withoutUndefined({ description, name }),
  };
}

export function contentsOf(holder: MapNode, references: ReferenceFollower): readonly ContentDescription[] {
  const content = getMap(holder, "content");
  if (content === undefined) return [];
  return content.keys.flatMap((mediaType, at) => {
    const node = references.follow(content.values[at]);
    if (node === undefined) return [];
    const itemSchema = get(node, "itemSchema");
    const schema = get(node, "schema");
    return [{ mediaType, node, schema, ...withoutUndefined({ itemSchema }), examples: examplesOf(node, references) }];
  });
}

function examplesOf(node: MapNode, references: ReferenceFollower): ContentDescription["examples"] {
  if (hasKey(node, "example")) return [{ value: get(node, "example") ?? null }];
  const examples = getMap(node, "examples");
  return (examples?.keys ?? []).flatMap((name, at) => {
    const example = references.follow(examples?.values[at]);
    if (example === undefined) return [];
    const value = get(example, "value") ?? get(example, "dataValue");
    return value === undefined ? [] : [{ name, value }];
  });
}

export function responsesOf(
  operation: MapNode,
  read: (status: string, node: Node) => ResponseDescription | undefined,
): readonly ResponseDescription[] {
  const responses = getMap(operation, "responses");
  return (responses?.keys ?? []).flatMap((status, at) => {
    if (status.startsWith("x-")) return [];
    const value = responses?.values[at];
    const response = value === undefined || isSequence(value) ? undefined : read(status, value);
    return response === undefined ? [] : [response];
  });
}

function responseOf(status: string, value: Node, references: ReferenceFollower): ResponseDescription | undefined {
  const node = references.follow(value);
  if (node === undefined) return missingResponse(status, value);
  const description = getString(node, "description");
  const headers = getMap(node, "headers");
  return {
    node,
    status,
    contents: contentsOf(node, references),
    headers: (headers?.keys ?? []).flatMap((name, at) => {
      const header = references.follow(headers?.values[at]);
      return header === undefined ? [] : [headerOf(name, header)];
    }),
    ...withoutUndefined({ description }),
  };
}

/** The content behind a reference that leads nowhere. */
function freeForm(node: MapNode): readonly ContentDescription[] {
  return [{ mediaType: "application/json", node, schema: undefined, examples: [] }];
}

/** A response behind a reference that leads nowhere has its status. */
export function missingResponse(status: string, value: Node): ResponseDescription | undefined {
  return isMap(value) ? { node: value, status, contents: freeForm(value), headers: [] } : undefined;
}

function headerOf(name: string, node: MapNode): HeaderDescription {
  const content = [...mapEntries(getMap(node, "content"))][0];
  const description = getString(node, "description");
  return {
    name,
    node,
    schema: content === undefined ? get(node, "schema") : get(content[1], "schema"),
    required: getBoolean(node, "required") === true,
    ...withoutUndefined({ description }),
  };
}
