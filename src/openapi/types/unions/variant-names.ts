import { isMap, type Node } from "../../document/node.js";
import { partName } from "../../naming/names.js";
import { isObject } from "../../schemas/schema-kind.js";
import type { SchemaView } from "../../schemas/schema-view.js";
import type { SchemaViews } from "../../schemas/schema-views.js";
import type { Tags } from "../../schemas/tags.js";

/**
 * Names for the ways of a choice that have none of their own: the value that tells one apart, the property that only it has,
 * or what kind of thing it is. A number is the last resort.
 */
export function variantNames(
  nodes: readonly Node[],
  owner: string,
  tags: Tags | undefined,
  views: SchemaViews,
): readonly string[] {
  const all = nodes.map((node) => {
    const target = views.target(node);
    return isMap(target) ? views.viewOf(target) : undefined;
  });
  const names = all.map((view, at) => {
    const tag = tags?.values[at]?.length === 1 ? tags.values[at]?.[0] : undefined;
    if (tag !== undefined) return partName(owner, String(tag));
    return view === undefined ? owner : describedName(view, at, all, owner);
  });
  return names.map((name, at) => (names.indexOf(name) === at || name === owner ? name : `${owner}Variant${at + 1}`));
}

function describedName(view: SchemaView, at: number, all: readonly (SchemaView | undefined)[], owner: string): string {
  if (view.values !== undefined) {
    const [first, ...others] = view.values;
    return others.length === 0 && typeof first !== "object" ? partName(owner, String(first)) : `${owner}Value`;
  }
  if (view.choices.length > 0) return `${owner}Choice`;
  // Lists, maps and texts have no type of their own: what is inside them is called after the owner.
  if (!isObject(view) || view.properties.size === 0) return owner;
  const others = all.filter((_, index) => index !== at);
  const isOwn = (name: string): boolean => !others.some((other) => other?.properties.has(name) === true);
  const names = [...view.properties.keys()];
  const property = names.find((name) => view.required.has(name) && isOwn(name)) ?? names.find(isOwn);
  return property === undefined ? `${owner}Object` : `${owner}With${partName("", property).replace(/^_/, "")}`;
}
