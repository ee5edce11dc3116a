import type { Constraints } from "../../contract/constraints.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import {
  get,
  getMap,
  getSequence,
  getString,
  hasKey,
  isMap,
  isSequence,
  type MapNode,
  type Node,
  type SequenceNode,
  scalarText,
  stringItems,
} from "../document/node.js";
import { type MsEnum, msEnumOf } from "./ms-enum.js";
import { allowsNull } from "./null-in-parts.js";
import { constraintsOf } from "./schema-keywords.js";

/** One schema with its references followed and its `allOf` merged: what an instance of it has to satisfy. */
export interface SchemaView {
  readonly node: MapNode;
  /** Without `null`; empty where nothing was said. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  /** A part of its `allOf` refuses null, whatever another part allows. */
  readonly refusesNull?: true;
  readonly format: string | undefined;
  /** `enum` or `const`, without null. */
  readonly values: readonly Node[] | undefined;
  readonly properties: ReadonlyMap<string, Node>;
  readonly required: ReadonlySet<string>;
  readonly additional: Node | undefined;
  readonly patterns: MapNode | undefined;
  /** Of a tuple, those behind the places that it lists. */
  readonly items: Node | undefined;
  readonly prefixItems: SequenceNode | undefined;
  /** Each `oneOf` or `anyOf`. */
  readonly choices: readonly SequenceNode[];
  /** The schema's own; what `allOf` brings is the parent's. */
  readonly discriminator: MapNode | string | undefined;
  readonly constraints: Constraints;
  /** Keywords that no type can express. */
  readonly odd: readonly OddKeyword[];
  /** Where each of the values is a constant of its own, with a title and a description: those. */
  readonly described?: readonly MapNode[];
  readonly msEnum?: MsEnum;
}

/** A keyword that no type can express, with the map that holds it. */
export interface OddKeyword {
  readonly keyword: string;
  readonly node: MapNode;
  /** What follows, where it is more than that nobody checks it. */
  readonly consequence?: string;
}

const oddKeywords = [
  "not",
  "if",
  "then",
  "else",
  "contains",
  "minContains",
  "maxContains",
  "dependentSchemas",
  "dependentRequired",
  "dependencies",
  "propertyNames",
  "unevaluatedItems",
  "$dynamicRef",
  "contentSchema",
];

const annotations = new Set([
  "title",
  "description",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "example",
  "examples",
  "externalDocs",
  "xml",
  "nullable",
  "$comment",
  "summary",
]);

export function isAnnotation(key: string): boolean {
  return annotations.has(key) || key.startsWith("x-");
}

/** Keys that say what something is called or how it is meant, never what it may be. */
export function isOnlyAnnotations(node: Node): boolean {
  return isMap(node) && node.keys.every(isAnnotation);
}

export function isNullSchema(node: Node): boolean {
  if (!isMap(node)) return false;
  const values = getSequence(node, "enum")?.items;
  const types = getSequence(node, "type")?.items ?? [get(node, "type")];
  return (
    (types.length > 0 && types.every((type) => type === "null")) ||
    (values !== undefined && values.length === 1 && values[0] === null) ||
    (hasKey(node, "const") && get(node, "const") === null)
  );
}

interface Constants {
  readonly choice: SequenceNode;
  readonly values: readonly Node[];
  readonly described: readonly MapNode[];
}

/** `oneOf: [{ const: 1, title: Small }, { const: 2, title: Large }]` is an enumeration whose values have names. */
function constantsOf(node: MapNode): Constants | undefined {
  const choice = getSequence(node, "oneOf") ?? getSequence(node, "anyOf");
  if (choice === undefined) return undefined;
  const described = choice.items.filter((item): item is MapNode => isMap(item) && !isNullSchema(item));
  const others = choice.items.filter((item) => !isNullSchema(item));
  const values = described.map((item) => get(item, "const") ?? getSequence(item, "enum")?.items[0] ?? null);
  const isPlain = described.every(
    (item) =>
      (hasKey(item, "const") || getSequence(item, "enum")?.items.length === 1) &&
      item.keys.every((key) => key === "const" || key === "enum" || key === "type" || isAnnotation(key)),
  );
  const [first] = values;
  const areAlike =
    (typeof first === "string" || typeof first === "number") && values.every((value) => typeof value === typeof first);
  if (!isPlain || !areAlike || described.length !== others.length || new Set(values).size < 2) return undefined;
  return { choice, values: others.length < choice.items.length ? [...values, null] : values, described };
}

/** A schema as it is written: its references and `allOf` are not followed. */
export function writtenView(node: MapNode): SchemaView {
  const type = get(node, "type");
  const types = (isSequence(type) ? stringItems(type) : typeof type === "string" ? [type] : []).filter(
    (name) => name !== "null",
  );
  const constants = hasKey(node, "const") || hasKey(node, "enum") ? undefined : constantsOf(node);
  const listed = hasKey(node, "const")
    ? [get(node, "const") ?? null]
    : (constants?.values ?? getSequence(node, "enum")?.items);
  const values = typedValues(
    node,
    listed?.filter((value) => value !== null),
    types,
  );
  const properties = getMap(node, "properties");
  const discriminator = get(node, "discriminator");
  const isTag = discriminator !== undefined && mayHoldTag(discriminator, properties);
  const additional = get(node, "additionalProperties") ?? get(node, "unevaluatedProperties");
  const items = get(node, "items");
  const msEnum = msEnumOf(node);
  return {
    node,
    types,
    nullable:
      allowsNull(node) ||
      (listed !== undefined && values?.length !== listed.length && (types.length === 0 || constants !== undefined)),
    format: getString(node, "format") ?? contentFormat(node),
    values: values === undefined || (values.length === 0 && listed?.length === 0) ? undefined : values,
    properties: new Map((properties?.keys ?? []).map((key, at) => [key, properties?.values[at] ?? null])),
    required: new Set(stringItems(getSequence(node, "required"))),
    additional: isMap(additional) || typeof additional === "boolean" ? additional : undefined,
    patterns: getMap(node, "patternProperties"),
    items: isSequence(items) ? get(node, "additionalItems") : items,
    prefixItems: getSequence(node, "prefixItems") ?? (isSequence(items) ? items : undefined),
    choices: ["oneOf", "anyOf"].flatMap((key) => {
      const list = getSequence(node, key);
      return list === undefined || list.items.length === 0 || list === constants?.choice ? [] : [list];
    }),
    discriminator: isTag && (isMap(discriminator) || typeof discriminator === "string") ? discriminator : undefined,
    constraints: constraintsOf(node),
    odd: [
      ...oddKeywords.filter((keyword) => hasKey(node, keyword)).map((keyword) => ({ keyword, node })),
      ...(discriminator === undefined || isTag ? [] : [{ keyword: "discriminator", node, consequence: noTag }]),
      ...(isTag && isMap(discriminator) && hasKey(discriminator, "defaultMapping")
        ? [{ keyword: "defaultMapping", node: discriminator, consequence: noDefaultMapping }]
        : []),
      ...(getSequence(node, "enum")?.items.length === 0 ? [{ keyword: "enum", node, consequence: noValue }] : []),
      ...uncheckedContent(node),
    ],
    ...(constants === undefined ? {} : { described: constants.described }),
    ...withoutUndefined({ msEnum }),
  };
}

const noTag = "the property that it names holds no text that could be the name of a schema; it is not read";
const noDefaultMapping = "a value whose tag is missing or unknown is not read as the schema that it names";
const noValue = "the empty list allows no value; it is not read";

/** Whether the property that a discriminator names can hold the name of a schema: a list cannot. */
function mayHoldTag(discriminator: Node, properties: MapNode | undefined): boolean {
  const name = isMap(discriminator) ? getString(discriminator, "propertyName") : discriminator;
  const property = typeof name === "string" && properties !== undefined ? get(properties, name) : undefined;
  const type = isMap(property) ? getString(property, "type") : undefined;
  return type !== "array" && type !== "object" && type !== "boolean";
}

/**
 * Values as the declared type has them: YAML reads `enum: [4.1, true]` as a number and a boolean, where `type: string` says
 * that they are text. The text is the document's own, because `1.0` is not `1`.
 */
function typedValues(
  node: MapNode,
  values: readonly Node[] | undefined,
  types: readonly string[],
): readonly Node[] | undefined {
  const [type, ...others] = types;
  if (values === undefined || others.length > 0) return values;
  if (type === "string") {
    const list = getSequence(node, "enum");
    return values.map((value) => {
      if (typeof value !== "number" && typeof value !== "boolean") return value;
      const at = list?.items.indexOf(value) ?? -1;
      return (list === undefined || at < 0 ? undefined : scalarText(list, at)) ?? String(value);
    });
  }
  const isNumeric = type === "integer" || type === "number";
  return values.map((value) =>
    isNumeric && typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value,
  );
}

/** JSON Schema 2020-12 says base64 and raw bytes by other words. */
function contentFormat(node: MapNode): string | undefined {
  if (getString(node, "type") === "file") return "binary";
  const encoding = getString(node, "contentEncoding")?.toLowerCase();
  if (encoding === "base64") return "byte";
  return getString(node, "contentMediaType") === rawBytes ? "binary" : undefined;
}

/** Whether a part of a multipart body with this schema is bytes of a media type rather than text (OpenAPI 3.1, 4.8.14.4). */
export function isRawContent(node: MapNode): boolean {
  const encoding = getString(node, "contentEncoding")?.toLowerCase() ?? "binary";
  return getString(node, "contentMediaType") !== undefined && encoding === "binary";
}

/** What is said of the bytes that a string stands for, and is neither base64 nor any bytes. */
function uncheckedContent(node: MapNode): readonly OddKeyword[] {
  const carried = ["base64", rawBytes];
  return ["contentEncoding", "contentMediaType"].flatMap((keyword) => {
    const said = getString(node, keyword);
    if (said === undefined || carried.includes(said.toLowerCase())) return [];
    return [{ keyword, node, consequence: `${said} is not checked` }];
  });
}

const rawBytes = "application/octet-stream";
