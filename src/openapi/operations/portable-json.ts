import type { JsonValue } from "../../contract/json-value.js";
import { jsonOf } from "../document/json-value.js";
import { getString, isMap, isSequence, type MapNode, type Node } from "../document/node.js";
import { type Role, roleOfItem, roleWithin } from "../document/roles.js";
import { DocumentLimit } from "../schemas/schema-views.js";
import type { TypeReader } from "../types/type-reader.js";
import type { ReferenceFollower } from "../versions/dialect.js";

/** What one callback or webhook may come to. */
const maximumValues = 200_000;

/**
 * A part of the document that stands for itself elsewhere. References to schemas become references to their C# types, of whatever
 * file they are; what any other reference leads to is written in its place. Examples, defaults and extensions are kept as they are.
 */
export function portableJson(node: Node, role: Role, types: TypeReader, references: ReferenceFollower): JsonValue {
  let values = 0;
  const open = new Set<MapNode>();
  const write = (part: Node, role: Role): JsonValue => {
    if (++values > maximumValues)
      throw new DocumentLimit(`a callback or webhook has more than ${maximumValues} values`);
    if (role === "data" || typeof part !== "object" || part === null) return jsonOf(part);
    if (isSequence(part)) return part.items.map((item) => write(item, roleOfItem(role)));
    const isReference = getString(part, "$ref") !== undefined;
    const target = isReference ? references.follow(part) : part;
    // A schema that holds nothing but itself.
    if (target === undefined || open.has(target)) return {};
    const name = isReference && role === "schema" ? types.nameOfReference(part, target) : undefined;
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    open.add(target);
    const written = Object.fromEntries(
      target.keys.map((key, at) => {
        const value = target.values[at] ?? null;
        return [key, write(value, roleWithin(role, key, value))];
      }),
    );
    open.delete(target);
    return written;
  };
  return isMap(node) || isSequence(node) ? write(node, role) : jsonOf(node);
}
