import { isJsonMap, type JsonMap } from "../../contract/api-document.js";
import type { JsonValue } from "../../contract/json-value.js";
import { isJsonObject, type Json, type JsonObject, object, objectOf } from "../text/json.js";
import { newerKeys, type SchemaDialect } from "./dialect.js";

/** A schema with what an imported document said of it for its readers alone, where it still has such a place. */
export function withKeptFacts(schema: JsonObject, facts: JsonMap, dialect: SchemaDialect): JsonObject {
  const { properties, items, additionalProperties, xml, examples, ...texts } = facts;
  const ownFacts = object({
    ...texts,
    ...(isJsonMap(xml) ? { xml: xmlObject(xml, dialect) } : {}),
    ...(Array.isArray(examples) ? examplesOf(schema, examples, dialect) : {}),
    ...held(
      schema,
      [
        ["items", items],
        ["additionalProperties", additionalProperties],
      ],
      dialect,
    ),
  });
  const inside = isJsonMap(properties) ? keptProperties(schema.properties, properties, dialect) : undefined;
  if (schema.$ref !== undefined) return dialect.beside(schema, ownFacts);
  return { ...schema, ...ownFacts, ...(inside === undefined ? {} : { properties: inside }) };
}

function held(
  schema: JsonObject,
  facts: readonly (readonly [key: string, said: JsonValue | undefined])[],
  dialect: SchemaDialect,
): JsonObject {
  return objectOf(
    facts.flatMap(([key, said]): [string, Json][] => {
      const inner = schema[key];
      return isJsonObject(inner) && isJsonMap(said) ? [[key, withKeptFacts(inner, said, dialect)]] : [];
    }),
  );
}

function keptProperties(written: Json | undefined, facts: JsonMap, dialect: SchemaDialect): JsonObject | undefined {
  if (!isJsonObject(written)) return undefined;
  return objectOf(
    Object.entries(written).map(([name, schema]) => {
      const ownFacts = Object.hasOwn(facts, name) ? facts[name] : undefined;
      return [name, isJsonObject(schema) && isJsonMap(ownFacts) ? withKeptFacts(schema, ownFacts, dialect) : schema];
    }),
  );
}

/** 3.0 has room for one. */
function examplesOf(schema: JsonObject, examples: readonly JsonValue[], dialect: SchemaDialect): JsonObject {
  if (!dialect.version.startsWith("3.0")) return { examples };
  return schema.example === undefined && examples[0] !== undefined ? { example: examples[0] } : {};
}

/** Since 3.2 a node has a type; before, there are attributes and wrapped lists, and a word of the registry for the rest. */
function xmlObject(xml: JsonMap, dialect: SchemaDialect): JsonObject {
  const { nodeType, attribute, ...rest } = xml;
  const isAttribute = nodeType === "attribute" || attribute === true;
  if (isAttribute) return { ...rest, ...(dialect.since32 ? { nodeType: "attribute" } : { attribute: true }) };
  return { ...rest, ...object({ attribute }), ...newerKeys(dialect, ["nodeType", nodeType]) };
}
