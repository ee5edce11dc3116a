import { isMap, type MapNode, type Node } from "../document/node.js";

/**
 * Whether a schema leads to one that is looked for. `next` says so, or gives where to look on. Schemas lead to each other in
 * circles and in chains of thousands, so each is looked at once, and none inside another.
 */
export function reaches(
  start: Node | undefined,
  next: (schema: MapNode) => readonly (Node | undefined)[] | "found",
): boolean {
  const seen = new Set<MapNode>();
  const pending: (Node | undefined)[] = [start];
  while (pending.length > 0) {
    const node = pending.pop();
    if (!isMap(node) || seen.has(node)) continue;
    seen.add(node);
    const further = next(node);
    if (further === "found") return true;
    pending.push(...further);
  }
  return false;
}
