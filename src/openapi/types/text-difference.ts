import { isMap, type MapNode, type Node } from "../document/node.js";
import { choiceOf } from "../schemas/choices.js";
import type { SchemaViews } from "../schemas/schema-views.js";

/** Whether an object, or something inside it, is another type as text than as JSON: listed values are, and choices. */
export function differsAsText(views: SchemaViews, node: Node | undefined, seen: Set<MapNode> = new Set()): boolean {
  const target = node === undefined ? undefined : views.target(node);
  if (!isMap(target) || seen.has(target)) return false;
  seen.add(target);
  const view = views.viewOf(target);
  if (view.values !== undefined) return true;
  const choice = choiceOf(view, views);
  if (choice.kind === "variants" || choice.kind === "text") return true;
  const inside = [
    ...view.properties.values(),
    view.items,
    typeof view.additional === "boolean" ? undefined : view.additional,
    choice.kind === "single" ? choice.variant : undefined,
  ];
  return inside.some((inner) => differsAsText(views, inner, seen));
}
