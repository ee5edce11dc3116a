import type { JsonValue } from "../../contract/json-value.js";
import { isMap, isSequence, type Node } from "./node.js";

/** A part of the document as a plain value: an example, a default. */
export function jsonOf(node: Node): JsonValue {
  if (isSequence(node)) return node.items.map(jsonOf);
  if (isMap(node)) return Object.fromEntries(node.keys.map((key, at) => [key, jsonOf(node.values[at] ?? null)]));
  if (typeof node === "number" && !Number.isFinite(node)) return null;
  return node;
}
