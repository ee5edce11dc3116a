import { isJsonList, type JsonValue } from "./json-value.js";
import { withoutUndefined } from "./without-undefined.js";

export interface JsonMap {
  // biome-ignore lint/plugin: an object as JSON.parse makes it; keys from outside are asked for with Object.hasOwn
  readonly [key: string]: JsonValue;
}

/**
 * What an OpenAPI document says of the API as a whole, as written: readers keep it and emitters write it, and nothing
 * between them looks into it.
 */
export interface ApiDocument {
  /** Its own address, since 3.2. */
  readonly $self?: string;
  /** Title, version and description are those of the contract. */
  readonly info?: JsonMap;
  readonly servers?: readonly JsonValue[];
  /** Tags that say more than a class of operations does. */
  readonly tags?: readonly JsonMap[];
  readonly externalDocs?: JsonMap;
  /** Path items by name. */
  readonly webhooks?: JsonMap;
  /** By method and path: the servers and external documentation of single operations, the links and summaries of their responses. */
  readonly operations?: JsonMap;
  /** By the C# name of a type, in the shape of its schema: titles, XML and whatever else C# has no word for. */
  readonly schemas?: JsonMap;
}

/** The parts that a JSON object has, each only where it is of the right kind. */
export function apiDocumentOf(value: JsonValue): ApiDocument {
  if (!isJsonMap(value)) return {};
  const map = (key: string): JsonMap | undefined => {
    const part = Object.hasOwn(value, key) ? value[key] : undefined;
    return isJsonMap(part) ? part : undefined;
  };
  const list = (key: string): readonly JsonValue[] | undefined => {
    const part = Object.hasOwn(value, key) ? value[key] : undefined;
    return isJsonList(part) ? part : undefined;
  };
  const [info, externalDocs, webhooks] = [map("info"), map("externalDocs"), map("webhooks")];
  const [operations, schemas] = [map("operations"), map("schemas")];
  const self = Object.hasOwn(value, "$self") ? value.$self : undefined;
  const $self = typeof self === "string" ? self : undefined;
  const [servers, tags] = [list("servers"), list("tags")?.filter(isJsonMap)];
  return {
    ...withoutUndefined({ $self, info, servers, tags, externalDocs, webhooks, operations, schemas }),
  };
}

export function isJsonMap(value: JsonValue | undefined): value is JsonMap {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
