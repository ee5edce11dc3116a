/** One schema with its references followed and its `allOf` merged, for making values of it. */
import type { DocumentSchemas } from "./document-schemas.js";
import { isObject, type JsonObject, listOf, objectOf } from "./json.js";
import { referenceOf } from "./references.js";

export interface FlatSchema {
  readonly properties: JsonObject;
  readonly required: ReadonlySet<unknown>;
  /** The ways of each `oneOf` and `anyOf`. */
  readonly choices: readonly (readonly unknown[])[];
  readonly nullable: boolean;
  /** Everything else that it says. */
  readonly keywords: JsonObject;
}

const nothing: FlatSchema = { properties: {}, required: new Set(), choices: [], nullable: false, keywords: {} };

/** Undefined where it is no schema, leads nowhere or refers to itself. */
export function flatSchema(schemas: DocumentSchemas, schema: unknown, depth = 0): FlatSchema | undefined {
  if (schema === true) return nothing;
  if (!isObject(schema) || depth > 20) return undefined;
  let view = nothing;
  if (referenceOf(schema) !== undefined) {
    const target = flatSchema(schemas, schemas.follow(schema), depth + 1);
    if (target === undefined || !schemas.hasSiblings) return target;
    view = target;
  }
  for (const member of listOf(schema.allOf)) {
    const inner = flatSchema(schemas, member, depth + 1);
    if (inner === undefined) return undefined;
    const { discriminator: _, ...keywords } = inner.keywords;
    view = merged(view, { ...inner, keywords });
  }
  return merged(view, ownPart(schema));
}

function ownPart(schema: JsonObject): FlatSchema {
  const { properties, required, oneOf, anyOf, allOf: _, $ref: __, nullable, ...keywords } = schema;
  const choices = [oneOf, anyOf].map(listOf);
  const isNullable =
    nullable === true ||
    schema["x-nullable"] === true ||
    listOf(schema.type).includes("null") ||
    choices.flat().some((way) => objectOf(way).type === "null");
  return {
    properties: objectOf(properties),
    required: new Set(listOf(required)),
    choices: choices.filter((ways) => ways.length > 0),
    nullable: isNullable,
    keywords,
  };
}

function merged(before: FlatSchema, after: FlatSchema): FlatSchema {
  const properties = Object.entries(after.properties).map(([name, inner]) => [
    name,
    Object.hasOwn(before.properties, name) ? { allOf: [before.properties[name], inner] } : inner,
  ]);
  return {
    properties: { ...before.properties, ...Object.fromEntries(properties) },
    required: new Set([...before.required, ...after.required]),
    choices: [...before.choices, ...after.choices],
    nullable: before.nullable || after.nullable,
    keywords: { ...before.keywords, ...after.keywords },
  };
}

/** What a schema without a type describes. */
export function kindOf(view: FlatSchema): "object" | "array" | "string" {
  const { additionalProperties, items, prefixItems } = view.keywords;
  if (Object.keys(view.properties).length > 0 || isObject(additionalProperties) || view.required.size > 0)
    return "object";
  return items !== undefined || prefixItems !== undefined ? "array" : "string";
}
