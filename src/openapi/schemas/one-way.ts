import { getBoolean, getSequence, isMap, type MapNode, type Node } from "../document/node.js";
import { choiceOf } from "./choices.js";
import type { SchemaViews } from "./schema-views.js";

/**
 * Whether a value is only answered (`readOnly`) or only sent (`writeOnly`): its schema says so, or what that refers to, or a part of
 * its `allOf`, or the one way beside null.
 */
export function isOneWay(
  views: SchemaViews,
  node: Node | undefined,
  keyword: "readOnly" | "writeOnly",
  seen: Set<MapNode> = new Set(),
): boolean {
  if (!isMap(node) || seen.has(node)) return false;
  seen.add(node);
  if (getBoolean(node, keyword) === true) return true;
  const target = views.target(node);
  if (!isMap(target)) return false;
  const choice = choiceOf(views.viewOf(target), views);
  const parts = [
    target,
    ...(getSequence(node, "allOf")?.items ?? []),
    ...(choice.kind === "single" ? [choice.variant] : []),
  ];
  return parts.some((part) => isOneWay(views, part, keyword, seen));
}
