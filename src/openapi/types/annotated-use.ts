import type { Constraints } from "../../contract/constraints.js";
import type { Documentation } from "../../contract/documentation.js";
import { refuses } from "../../contract/refused-values.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { jsonOf } from "../document/json-value.js";
import {
  get,
  getBoolean,
  getNumberText,
  getSequence,
  getString,
  type MapNode,
  type Node,
  placeOf,
} from "../document/node.js";
import type { Dialect } from "../versions/dialect.js";
import { isRounded } from "./exact-numbers.js";
import type { SchemaUse } from "./schema-use.js";

/** A use with what the schema at this place adds to it: description, default, example, null. */
export function annotatedUse(use: SchemaUse, node: MapNode, dialect: Dialect, sink: DiagnosticSink): SchemaUse {
  const documentation = schemaDocumentation(node);
  const example = schemaExample(node);
  const notes = [...use.notes];
  const value = get(node, "default");
  const why = value === undefined ? undefined : whyLeftOut(value, use.constraints ?? {});
  const isKept = value !== undefined && why === undefined;
  if (why !== undefined) {
    const written = getNumberText(node, "default") ?? JSON.stringify(value === undefined ? undefined : jsonOf(value));
    sink.report(diagnostic("defaultLeftOut", placeOf(node, "default"), { value: written, reason: why }));
    notes.push(`default: ${written} ${why}, and is left out`);
  }
  return {
    type: use.type,
    nullable: use.nullable || dialect.isNullable(node),
    notes,
    ...withoutUndefined({ constraints: use.constraints, documentation, part: use.part }),
    ...(getBoolean(node, "deprecated") === true ? { deprecated: true } : {}),
    ...(!isKept ? (use.default === undefined ? {} : { default: use.default }) : { default: jsonOf(value) }),
    ...(example === undefined ? {} : { example: jsonOf(example) }),
  };
}

/** A server that fills in what its own limits refuse would refuse every value without it. */
function whyLeftOut(value: Node, constraints: Constraints): string | undefined {
  if (isRounded(value)) return "has more digits than are kept";
  return refuses(constraints, jsonOf(value)) ? "is outside of the schema's own limits" : undefined;
}

export function schemaDocumentation(node: MapNode): Documentation | undefined {
  const description = getString(node, "description")?.trim();
  const summary = description === undefined || description === "" ? getString(node, "title")?.trim() : description;
  return summary === undefined || summary === "" ? undefined : { summary };
}

export function schemaExample(node: MapNode): Node | undefined {
  return get(node, "example") ?? getSequence(node, "examples")?.items[0];
}
