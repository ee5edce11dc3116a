import { isMap, type Node } from "../document/node.js";
import { choiceOf } from "../schemas/choices.js";
import { reaches } from "../schemas/reached-schemas.js";
import type { SchemaViews } from "../schemas/schema-views.js";

/** Whether an object, or something inside it, is another type as text than as JSON: listed values are, and choices. */
export function differsAsText(views: SchemaViews, node: Node | undefined): boolean {
  return reaches(node, (inner) => {
    const target = views.target(inner);
    if (!isMap(target)) return [];
    // A reference is looked through first, so that what it leads to is looked at once.
    if (target !== inner) return [target];
    const view = views.viewOf(target);
    const choice = choiceOf(view, views);
    if (view.values !== undefined || choice.kind === "variants" || choice.kind === "text") return "found";
    return [
      ...view.properties.values(),
      view.items,
      view.additional,
      choice.kind === "single" ? choice.variant : undefined,
    ];
  });
}
