import { withoutUndefined } from "../../contract/without-undefined.js";
import {
  get,
  getBoolean,
  getMap,
  getSequence,
  getString,
  type MapNode,
  mapEntries,
  newMap,
  newSequence,
  setEntry,
  stringItems,
} from "../document/node.js";
import type { BodyDescription, ContentDescription, Dialect, OperationSite, ParameterDescription } from "./dialect.js";
import { allParameters, methodsOf, missingResponse, responsesOf } from "./openapi-3-0.js";

/** https://swagger.io/specification/v2/ */
export const swagger20: Dialect = {
  version: "2.0",
  siblingsOfReferences: false,
  schemas: (root) => getMap(root, "definitions"),
  securitySchemes: (root) => getMap(root, "securityDefinitions"),
  parameters: (site) => allParameters(site, parameterOf),
  body: swaggerBody,
  responses: ({ root, operation, references }) =>
    responsesOf(operation, (status, value) => {
      const node = references.follow(value);
      if (node === undefined) return missingResponse(status, value);
      const description = getString(node, "description");
      const schema = get(node, "schema");
      const examples = getMap(node, "examples");
      const mediaTypes = mediaTypesOf("produces", root, operation);
      return {
        node,
        status,
        contents:
          schema === undefined
            ? []
            : mediaTypes.map((mediaType, at) => {
                const example = examples === undefined ? undefined : get(examples, mediaType);
                const described = example === undefined ? [] : [{ value: example }];
                // Documents write names there too.
                const named = (examples?.keys ?? []).filter((name) => !mediaTypes.includes(name));
                const others = examples === undefined || at > 0 ? [] : named.map((name) => exampleOf(examples, name));
                return { mediaType, node, schema, examples: [...described, ...others] };
              }),
        headers: [...mapEntries(getMap(node, "headers"))].map(([name, header]) => ({
          name,
          node: header,
          schema: header,
          required: false,
          ...described(header),
        })),
        ...withoutUndefined({ description }),
      };
    }),
  servers: (root) => {
    const basePath = getString(root, "basePath");
    const host = getString(root, "host");
    if (host === undefined && (basePath === undefined || basePath === "/")) return [];
    return addressesOf(root, stringItems(getSequence(root, "schemes"))).map((url) => ({ url, node: root }));
  },
  ownServers: ({ operation, root }) => {
    const schemes = stringItems(getSequence(operation, "schemes"));
    return schemes.length === 0 || getString(root, "host") === undefined
      ? undefined
      : { node: operation, servers: addressesOf(root, schemes) };
  },
  methods: (pathItem, references) =>
    methodsOf(pathItem, references, ["get", "put", "post", "delete", "options", "head", "patch", "trace"]),
};

function exampleOf(examples: MapNode, name: string): ContentDescription["examples"][number] {
  return { name, value: get(examples, name) ?? null };
}

function addressesOf(root: MapNode, schemes: readonly string[]): readonly string[] {
  const host = getString(root, "host");
  const fronts =
    host === undefined ? [""] : (schemes.length === 0 ? ["https"] : schemes).map((scheme) => `${scheme}://${host}`);
  return fronts.map((front) => `${front}${getString(root, "basePath") ?? ""}`);
}

function isFileSchema(schema: MapNode | undefined): boolean {
  return schema !== undefined && getString(schema, "type") === "file";
}

function described(node: MapNode): { readonly description?: string } {
  const description = getString(node, "description");
  return description === undefined ? {} : { description };
}

function mediaTypesOf(key: "consumes" | "produces", root: MapNode, operation: MapNode): readonly string[] {
  const sequence = getSequence(operation, key) ?? getSequence(root, key);
  const mediaTypes = stringItems(sequence);
  return mediaTypes.length === 0 ? ["application/json"] : mediaTypes;
}

const arrayStyles: ReadonlyMap<string, "repeat" | "space" | "pipe"> = new Map([
  ["multi", "repeat"],
  ["ssv", "space"],
  ["pipes", "pipe"],
] as const);

function parameterOf(node: MapNode): ParameterDescription | undefined {
  const name = getString(node, "name");
  const place = (["path", "query", "header"] as const).find((candidate) => candidate === getString(node, "in"));
  if (name === undefined || place === undefined) return undefined;
  const format = getString(node, "collectionFormat");
  const example = get(node, "x-example");
  return {
    node,
    name,
    in: place,
    required: place === "path" || getBoolean(node, "required") === true,
    schema: get(node, "schema") ?? node,
    deprecated: getBoolean(node, "x-deprecated") === true || getBoolean(node, "deprecated") === true,
    ...(format === "tsv" ? { oddStyle: "tsv" } : { arrayStyle: arrayStyles.get(format ?? "csv") ?? "comma" }),
    ...withoutUndefined({ example }),
    ...described(node),
  };
}

/** The `body` parameter, or the `formData` ones as one schema. */
function swaggerBody(site: OperationSite): BodyDescription | undefined {
  const { root, pathItem, operation, references } = site;
  const consumes = mediaTypesOf("consumes", root, operation);
  const all = new Map<string, MapNode>();
  for (const holder of [pathItem, operation]) {
    for (const item of getSequence(holder, "parameters")?.items ?? []) {
      const node = references.follow(item);
      const place = node === undefined ? undefined : getString(node, "in");
      if (node !== undefined && (place === "body" || place === "formData"))
        all.set(place === "body" ? "body" : `form ${getString(node, "name") ?? ""}`, node);
    }
  }
  const body = all.get("body");
  if (body !== undefined) {
    const content = (mediaType: string): ContentDescription => ({
      mediaType,
      node: body,
      schema: get(body, "schema"),
      examples: [],
    });
    return {
      node: body,
      required: getBoolean(body, "required") === true,
      contents: consumes.map(content),
      ...described(body),
    };
  }
  const fields = [...all.values()];
  const first = fields[0];
  if (first === undefined) return undefined;
  const hasFile = fields.some(isFileSchema);
  const forms = consumes.filter((mediaType) => /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(mediaType));
  const mediaTypes = forms.length > 0 ? forms : [hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded"];
  const schema = formSchema(fields, first);
  return {
    node: first,
    required: fields.some((field) => getBoolean(field, "required") === true),
    contents: mediaTypes
      .filter((mediaType) => !hasFile || mediaType.startsWith("multipart/") || mediaTypes.length === 1)
      .map((mediaType) => ({ mediaType, node: first, schema, examples: [] })),
  };
}

function formSchema(fields: readonly MapNode[], first: MapNode): MapNode {
  const schema = newMap(first.source, first.start);
  const properties = newMap(first.source, first.start);
  const required = newSequence(first.source, first.start);
  for (const field of fields) {
    const name = getString(field, "name");
    if (name === undefined) continue;
    setEntry(properties, name, field, field.start);
    if (getBoolean(field, "required") === true) {
      required.items.push(name);
      required.offsets.push(field.start);
    }
  }
  setEntry(schema, "type", "object", first.start);
  setEntry(schema, "properties", properties, first.start);
  if (required.items.length > 0) setEntry(schema, "required", required, first.start);
  return schema;
}
