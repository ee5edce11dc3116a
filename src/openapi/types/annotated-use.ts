import type { Documentation } from "../../contract/documentation.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { jsonOf } from "../document/json-value.js";
import { get, getBoolean, getSequence, getString, type MapNode, type Node } from "../document/node.js";
import type { Dialect } from "../versions/dialect.js";
import type { SchemaUse } from "./schema-use.js";

/** A use with what the schema at this place adds to it: description, default, example, null. */
export function annotatedUse(use: SchemaUse, node: MapNode, dialect: Dialect): SchemaUse {
  const documentation = schemaDocumentation(node);
  const example = schemaExample(node);
  const value = get(node, "default");
  return {
    type: use.type,
    nullable: use.nullable || dialect.isNullable(node),
    notes: [...use.notes],
    ...withoutUndefined({ constraints: use.constraints, documentation, part: use.part }),
    ...(getBoolean(node, "deprecated") === true ? { deprecated: true } : {}),
    ...(value === undefined ? (use.default === undefined ? {} : { default: use.default }) : { default: jsonOf(value) }),
    ...(example === undefined ? {} : { example: jsonOf(example) }),
  };
}

export function schemaDocumentation(node: MapNode): Documentation | undefined {
  const description = getString(node, "description")?.trim();
  const summary = description === undefined || description === "" ? getString(node, "title")?.trim() : description;
  return summary === undefined || summary === "" ? undefined : { summary };
}

export function schemaExample(node: MapNode): Node | undefined {
  return get(node, "example") ?? getSequence(node, "examples")?.items[0];
}
