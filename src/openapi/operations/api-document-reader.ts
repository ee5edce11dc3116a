import type { ApiDocument, JsonMap } from "../../contract/api-document.js";
import { isJsonMap } from "../../contract/api-document.js";
import { tenonKeys } from "../../contract/tenon-keys.js";
import { withoutEmpty, withoutUndefined } from "../../contract/without-undefined.js";
import { jsonOf } from "../document/json-value.js";
import { getMap, getSequence, getString, hasKey, isMap, type MapNode } from "../document/node.js";
import type { TypeReader } from "../types/type-reader.js";
import type { Dialect, ReferenceFollower } from "../versions/dialect.js";
import { portableJson } from "./portable-json.js";

/** What the document says of the API as a whole. Tags whose class says all of them are left to the class. */
export function readApiDocument(
  root: MapNode,
  dialect: Dialect,
  classes: ReadonlySet<string>,
  { operations, webhooks, schemas }: Required<Pick<ApiDocument, "operations" | "webhooks" | "schemas">>,
): ApiDocument {
  const info = getMap(root, "info");
  const docs = getMap(root, "externalDocs");
  const servers = dialect.servers(root).map(({ url, node }) => (hasKey(node, "url") ? jsonOf(node) : { url }));
  const tags = (getSequence(root, "tags")?.items ?? [])
    .filter(isMap)
    .filter((tag) => {
      const isClass = classes.has(getString(tag, "name") ?? "");
      return !isClass || tag.keys.some((key) => key !== "name" && key !== "description" && key !== tenonKeys.class);
    })
    .map((tag) => mapOf(tag, [tenonKeys.class]));
  const $self = getString(root, "$self");
  return {
    ...withoutUndefined({ $self }),
    ...(info === undefined ? {} : { info: mapOf(info, []) }),
    ...withoutEmpty({ servers, tags }),
    ...(docs === undefined ? {} : { externalDocs: mapOf(docs, []) }),
    ...(Object.keys(webhooks).length === 0 ? {} : { webhooks }),
    ...(Object.keys(operations).length === 0 ? {} : { operations }),
    ...(Object.keys(schemas).length === 0 ? {} : { schemas }),
  };
}

/** What the API calls elsewhere. It may name types of its own, and so is read before these are settled. */
export function readWebhooks(root: MapNode, types: TypeReader, references: ReferenceFollower): JsonMap {
  const webhooks = getMap(root, "webhooks") ?? getMap(root, "x-webhooks");
  return webhooks === undefined ? {} : asMap(portableJson(webhooks, "objects", types, references));
}

function mapOf(node: MapNode, without: readonly string[]): JsonMap {
  return Object.fromEntries(Object.entries(asMap(jsonOf(node))).filter(([key]) => !without.includes(key)));
}

function asMap(value: ReturnType<typeof jsonOf>): JsonMap {
  return isJsonMap(value) ? value : {};
}
