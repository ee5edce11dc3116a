import { getBoolean, getSequence, isMap, type Node } from "../document/node.js";
import { choiceOf } from "./choices.js";
import { reaches } from "./reached-schemas.js";
import type { SchemaViews } from "./schema-views.js";

/**
 * Whether a value is only answered (`readOnly`) or only sent (`writeOnly`): its schema says so, or what that refers to, or a part of
 * its `allOf`, or the one way beside null.
 */
export function isOneWay(views: SchemaViews, node: Node | undefined, keyword: "readOnly" | "writeOnly"): boolean {
  return reaches(node, (part) => {
    if (getBoolean(part, keyword) === true) return "found";
    const target = views.target(part);
    if (!isMap(target)) return [];
    const choice = choiceOf(views.viewOf(target), views);
    return [
      target,
      ...(getSequence(part, "allOf")?.items ?? []),
      ...(choice.kind === "single" ? [choice.variant] : []),
    ];
  });
}
