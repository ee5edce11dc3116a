import { isMap, isSequence, type MapNode, type Node } from "./node.js";

/**
 * What a part of a description is. `objects` and `schemas` hold others by name or in a list, so that a key in them is nobody's
 * keyword. `examples` has objects by name, or, in 2.0, values by media type. `data` is whatever somebody wrote there, an example, a default or an extension (`x-…`): nothing in it is a reference.
 */
export type Role = "object" | "objects" | "schema" | "schemas" | "examples" | "data";

const roles: ReadonlyMap<string, Role> = new Map([
  ...roleOf("data", "example default const enum value dataValue"),
  ...roleOf(
    "objects",
    "paths pathItems webhooks x-webhooks responses callbacks links headers content encoding parameters requestBodies",
  ),
  ...roleOf("objects", "securitySchemes securityDefinitions mediaTypes additionalOperations"),
  ...roleOf("examples", "examples"),
  ...roleOf("schema", "schema itemSchema items additionalItems additionalProperties unevaluatedProperties"),
  ...roleOf("schema", "unevaluatedItems not if then else contains propertyNames contentSchema"),
  ...roleOf("schemas", "schemas definitions $defs properties patternProperties dependentSchemas"),
  ...roleOf("schemas", "allOf oneOf anyOf prefixItems"),
]);

function roleOf(role: Role, keys: string): readonly (readonly [string, Role])[] {
  return keys.split(" ").map((key) => [key, role] as const);
}

/** The role of what is under a key, or in a list, of a part. */
export function roleWithin(role: Role, key: string, value: Node): Role {
  if (role === "data") return "data";
  if (role === "objects") return "object";
  if (role === "examples") return key.includes("/") ? "data" : "object";
  if (role === "schemas") return "schema";
  const listed = roles.get(key);
  if (listed === undefined) return key.startsWith("x-") ? "data" : "object";
  // The examples of a schema are values; those of a body or a parameter may be references.
  return key === "examples" && isSequence(value) ? "data" : listed;
}

/** All maps of a description in which a `$ref` is a reference, or an `$anchor` an anchor, with their roles; each once. */
export function* describedMaps(
  node: Node,
  role: Role = "object",
  seen = new Set<Node>(),
): Generator<readonly [MapNode, Role]> {
  if (role === "data" || typeof node !== "object" || seen.has(node)) return;
  seen.add(node);
  for (const [, value, inner] of entriesOf(node, role)) yield* describedMaps(value, inner, seen);
  if (isMap(node)) yield [node, role];
}

function* entriesOf(node: Node, role: Role): Generator<readonly [string, Node, Role]> {
  if (isSequence(node)) for (const item of node.items) yield ["", item, roleOfItem(role)];
  if (!isMap(node)) return;
  for (const [at, key] of node.keys.entries()) {
    const value = node.values[at] ?? null;
    yield [key, value, roleWithin(role, key, value)];
  }
}

/** The role of an item of a list with this role. */
export function roleOfItem(role: Role): Role {
  return role === "schemas" ? "schema" : role === "objects" || role === "examples" ? "object" : role;
}

const newerKeys: ReadonlyMap<string, string> = new Map([
  ["x-oai-self", "$self"],
  ...[
    "additionalOperations",
    "itemSchema",
    "summary",
    "parent",
    "kind",
    "nodeType",
    "deprecated",
    "oauth2MetadataUrl",
  ].map((key) => [`x-oai-${key}`, key] as const),
  ["x-oai-deviceAuthorization", "deviceAuthorization"],
]);

/** What 3.2 brought is an extension in older documents, under names of the registry of OpenAPI. It is read as what it says. */
export function renameNewerKeys(node: Node, role: Role = "object"): void {
  if (role === "data") return;
  if (isMap(node) && role !== "objects" && role !== "schemas") {
    for (const [at, key] of node.keys.entries()) {
      const newer = newerKeys.get(key);
      if (newer !== undefined && !node.keys.includes(newer)) node.keys[at] = newer;
    }
  }
  for (const [, value, inner] of entriesOf(node, role)) renameNewerKeys(value, inner);
}
