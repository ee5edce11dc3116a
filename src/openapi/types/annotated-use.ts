import type { Constraints } from "../../contract/constraints.js";
import type { Documentation } from "../../contract/documentation.js";
import { refuses } from "../../contract/values/refused-values.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { jsonOf } from "../document/json-value.js";
import {
  get,
  getBoolean,
  getNumberText,
  getSequence,
  getString,
  hasKey,
  isMap,
  type MapNode,
  type Node,
  placeOf,
} from "../document/node.js";
import { allowsNull } from "../schemas/null-in-parts.js";
import { isOnlyAnnotations } from "../schemas/schema-view.js";
import type { SchemaViews } from "../schemas/schema-views.js";
import { isRounded } from "./exact-numbers.js";
import { inexpressible } from "./notes.js";
import type { SchemaUse } from "./schema-use.js";

/** A use with what the schema at this place adds to it: description, default, example, null. */
export function annotatedUse(use: SchemaUse, node: MapNode, sink: DiagnosticSink): SchemaUse {
  const documentation = schemaDocumentation(node) ?? use.documentation;
  const example = schemaExample(node);
  const nodeWithDefault = inPlace(node, (part) => (hasKey(part, "default") ? part : undefined));
  const { default: value, notes } = nodeWithDefault === undefined ? use : withDefault(use, nodeWithDefault, sink);
  const isDeprecated = annotationOf(node, (part) => getBoolean(part, "deprecated") === true || undefined);
  return {
    type: use.type,
    nullable: use.nullable || allowsNull(node),
    notes,
    ...withoutUndefined({ constraints: use.constraints, documentation, part: use.part }),
    ...(isDeprecated === true || use.deprecated === true ? { deprecated: true } : {}),
    ...(value === undefined ? {} : { default: value }),
    ...(example !== undefined
      ? { example: jsonOf(example) }
      : use.example === undefined
        ? {}
        : { example: use.example }),
  };
}

/** A use with the default that a schema has, which is left out where its own limits refuse it. */
function withDefault(use: SchemaUse, node: MapNode, sink: DiagnosticSink): SchemaUse {
  const value = get(node, "default") ?? null;
  const why = whyLeftOut(value, use.constraints ?? {});
  if (why === "untold") {
    const notes = [...use.notes];
    inexpressible(sink, notes, placeOf(node, "default"), "default", patternNotTried);
    return { ...use, default: jsonOf(value), notes };
  }
  if (why === undefined) return { ...use, default: jsonOf(value) };
  const written = getNumberText(node, "default") ?? JSON.stringify(jsonOf(value));
  sink.report(diagnostic("defaultLeftOut", placeOf(node, "default"), { value: written, reason: why }));
  return { ...use, notes: [...use.notes, `default: ${written} ${why}, and is left out`] };
}

/** A use with the default of a schema that is a part of this one by reference; an object's is not that of a larger one. */
export function withInheritedDefault(
  use: SchemaUse,
  node: MapNode,
  views: SchemaViews,
  sink: DiagnosticSink,
): SchemaUse {
  const members = hasKey(node, "default") ? [] : (getSequence(node, "allOf")?.items ?? []);
  for (const member of members) {
    const target = isMap(member) && views.isLink(member) ? views.target(member) : undefined;
    const value = isMap(target) ? get(target, "default") : undefined;
    if (isMap(target) && value !== undefined && !isMap(value)) return withDefault(use, target, sink);
  }
  return use;
}

/** A server that fills in what its own limits refuse would refuse every value without it. */
function whyLeftOut(value: Node, constraints: Constraints): string | undefined {
  if (isRounded(value)) return "has more digits than are kept";
  const isRefused = refuses(constraints, jsonOf(value));
  if (isRefused === undefined) return "untold";
  return isRefused ? "is outside of the schema's own limits" : undefined;
}

const patternNotTried = "whether it matches the `pattern` beside it was not tried, because that may take too long";

export function schemaDocumentation(node: MapNode): Documentation | undefined {
  const summary =
    inPlace(node, (part) => trimmedText(part, "description")) ?? inPlace(node, (part) => trimmedText(part, "title"));
  return summary === undefined ? undefined : { summary };
}

export function trimmedText(node: MapNode, key: string): string | undefined {
  const text = getString(node, key)?.trim();
  return text === "" ? undefined : text;
}

export function schemaExample(node: MapNode): Node | undefined {
  return annotationOf(node, (part) => get(part, "example") ?? getSequence(part, "examples")?.items[0]);
}

/** What a schema says of itself, or a part of its `allOf` that is written in place: `allOf: [{ $ref }, { description }]`. */
function inPlace<T>(node: MapNode, read: (part: MapNode) => T | undefined): T | undefined {
  const value = read(node);
  if (value !== undefined) return value;
  for (const member of getSequence(node, "allOf")?.items ?? []) {
    const valueOfMember = isMap(member) && !hasKey(member, "$ref") ? read(member) : undefined;
    if (valueOfMember !== undefined) return valueOfMember;
  }
  return undefined;
}

/** The same of parts that say nothing else: what is true of a part with properties need not be true of the whole. */
function annotationOf<T>(node: MapNode, read: (part: MapNode) => T | undefined): T | undefined {
  return inPlace(node, (part) => (part === node || isOnlyAnnotations(part) ? read(part) : undefined));
}
