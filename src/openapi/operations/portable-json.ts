import type { JsonValue } from "../../contract/json-value.js";
import { getString, isMap, isSequence, type Node } from "../document/node.js";
import type { TypeReader } from "../types/type-reader.js";
import type { ReferenceFollower } from "../versions/dialect.js";

/** Deeper than any description; a schema inside itself ends here. */
const deepest = 60;

/**
 * A part of the document that stands for itself elsewhere: references to schemas that are C# types become references to these,
 * and what every other reference leads to is written in its place.
 */
export function portableJson(node: Node, types: TypeReader, references: ReferenceFollower, depth = 0): JsonValue {
  if (isSequence(node)) return node.items.map((item) => portableJson(item, types, references, depth + 1));
  if (!isMap(node)) return typeof node === "number" && !Number.isFinite(node) ? null : node;
  if (depth > deepest) return {};
  const reference = getString(node, "$ref");
  if (reference !== undefined) {
    const target = references.follow(node);
    if (target === undefined || target === node) return {};
    const name = types.declaredName(target);
    return name === undefined
      ? portableJson(target, types, references, depth + 1)
      : { $ref: `#/components/schemas/${name}` };
  }
  return Object.fromEntries(
    node.keys.map((key, at) => [key, portableJson(node.values[at] ?? null, types, references, depth + 1)]),
  );
}
