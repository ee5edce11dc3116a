import { cachedBy } from "../../caching/cache.js";
import {
  get,
  getMap,
  getSequence,
  getString,
  hasKey,
  isMap,
  type MapNode,
  type Node,
  newMap,
  newSequence,
  type SequenceNode,
  setEntry,
} from "../document/node.js";
import { namesNull } from "./null-in-parts.js";
import { isAnnotation, isNullSchema, isOnlyAnnotations, type SchemaView } from "./schema-view.js";
import type { SchemaViews } from "./schema-views.js";

export type Choice =
  /** Nothing but null, at most: the ways only narrow what is beside them. */
  | { readonly kind: "none"; readonly nullable: boolean }
  /** One way is left when `null` is taken out. */
  | { readonly kind: "single"; readonly variant: Node; readonly nullable: boolean }
  /** A plain string beside strings that are narrower: all of them are that string. */
  | { readonly kind: "text"; readonly values: readonly string[]; readonly nullable: boolean }
  | {
      readonly kind: "variants";
      readonly variants: readonly Node[];
      /** The ways as they are written, without what is beside the choice: a discriminator refers to these. */
      readonly written: readonly Node[];
      readonly nullable: boolean;
    };

/** What `oneOf` and `anyOf` come to. */
export const choiceOf = cachedBy((view: SchemaView, views: SchemaViews): Choice => {
  const [first] = view.choices;
  if (first === undefined) return { kind: "none", nullable: false };
  // Null is a value of the choice where it is one of any way, unless a type beside the choice refuses it.
  const nullable =
    view.refusesNull !== true &&
    first.items.some((item) => isNull(item, views) || (view.types.length === 0 && allowsNull(item, views)));
  const hasOwnShape = view.properties.size > 0 || view.additional !== undefined || demandsMore(view, first, views);
  let items = first.items.filter((item) => !isNull(item, views) && (!isOnlyAnnotations(item) || isAnything(item)));
  if (hasOwnShape || first.items.every(isOnlyAnnotations)) items = items.filter((item) => !isOnlyAnnotations(item));
  // `anyOf: [{ required: [a] }, { required: [b] }]` narrows an object and makes no other type of it.
  if (items.length === 0 || items.every((item) => isMap(item) && isRequirement(item, view)))
    return { kind: "none", nullable };
  if (hasOwnShape && items.some((item) => !isObjectLike(item, views))) {
    if (items.every((item) => !isObjectLike(item, views))) return { kind: "none", nullable };
  }
  const variants = hasOwnShape ? items.map((item) => extended(view, item, views, first)) : items;
  const [only] = variants;
  if (variants.length === 1 && only !== undefined) return { kind: "single", variant: only, nullable };
  const text = openText(variants, views);
  return text === undefined
    ? { kind: "variants", variants, written: items, nullable }
    : { kind: "text", values: text, nullable };
});

/** A way that is not described at all, rather than one that only adds null. */
function isAnything(item: Node): boolean {
  return item === true || (isMap(item) && !hasKey(item, "nullable") && !hasKey(item, "x-nullable"));
}

/** Whether `required` beside the choice names what one of its ways leaves out; a tag that tells them apart is always there. */
function demandsMore(view: SchemaView, choice: SequenceNode, views: SchemaViews): boolean {
  const { discriminator } = view;
  const tag = isMap(discriminator) ? getString(discriminator, "propertyName") : discriminator;
  const demanded = [...view.required].filter((name) => name !== tag);
  return choice.items.some((item) => {
    const target = views.target(item);
    const has = isMap(target) ? views.viewOf(target) : undefined;
    return has !== undefined && has.properties.size > 0 && demanded.some((name) => !has.required.has(name));
  });
}

/** How many ways of a schema's `oneOf` have null as a value: where two have it, `oneOf` refuses it. */
export function waysWithNull(view: SchemaView, views: SchemaViews): number {
  const [first] = view.choices;
  if (first === undefined || first !== getSequence(view.node, "oneOf")) return 0;
  if (view.types.length > 0 && !view.nullable) return 0;
  return first.items.filter((item) => isNull(item, views) || allowsNull(item, views) || isUntyped(item, views)).length;
}

/** Whether nothing in a schema names a type, so that null is one of its values: `{ $ref }` to `{}`. */
function isUntyped(item: Node, views: SchemaViews): boolean {
  const target = views.target(item);
  if (!isMap(target)) return target === true;
  const { choices, odd, types, values } = views.viewOf(target);
  return types.length === 0 && values === undefined && choices.length === 0 && odd.length === 0;
}

/**
 * Whether `type` names null and another keyword beside it refuses it: a list of values without null, or a choice none of whose
 * ways is null. Read strictly, null is not a value then.
 */
export function isNullRefused(view: SchemaView, views: SchemaViews): boolean {
  if (!namesNull(view.node)) return false;
  const ways = [...view.choices, ...(view.described === undefined ? [] : choicesIn(view.node))];
  const listed = hasKey(view.node, "const") ? [get(view.node, "const")] : getSequence(view.node, "enum")?.items;
  return (
    (listed !== undefined && listed.length > 0 && !listed.includes(null)) ||
    ways.some((choice) => !choice.items.some((item) => isNull(item, views) || allowsNull(item, views)))
  );
}

function choicesIn(node: MapNode): readonly SequenceNode[] {
  return [getSequence(node, "oneOf"), getSequence(node, "anyOf")].filter((choice) => choice !== undefined);
}

function isNull(item: Node, views: SchemaViews): boolean {
  if (isNullSchema(item)) return true;
  const target = views.target(item);
  return target !== undefined && isNullSchema(target);
}

function allowsNull(item: Node, views: SchemaViews): boolean {
  if (views.isNullable(item)) return true;
  const target = views.target(item);
  return isMap(target) && views.viewOf(target).nullable;
}

/** Only says which of the properties beside it must be there, or what one of them is not. */
function isRequirement(item: MapNode, view: SchemaView): boolean {
  if (hasKey(item, "$ref")) return false;
  const properties = getMap(item, "properties");
  return (
    item.keys.every(
      (key) => key === "required" || key === "not" || key === "properties" || key === "type" || isAnnotation(key),
    ) &&
    view.properties.size > 0 &&
    (properties === undefined || properties.keys.every((key) => view.properties.has(key)))
  );
}

function isObjectLike(item: Node, views: SchemaViews): boolean {
  const target = views.target(item);
  if (!isMap(target)) return false;
  const view = views.viewOf(target);
  return (
    view.types[0] === "object" || (view.types.length === 0 && (view.properties.size > 0 || view.choices.length > 0))
  );
}

/** A variant combined with the keywords beside the choice. */
function extended(view: SchemaView, item: Node, views: SchemaViews, choice: SequenceNode): Node {
  const keywords = newMap(view.node.source, view.node.start);
  for (const [at, key] of view.node.keys.entries()) {
    if (key === "oneOf" || key === "anyOf" || key === "discriminator" || isAnnotation(key)) continue;
    setEntry(keywords, key, view.node.values[at] ?? null, view.node.offsets[at] ?? view.node.start);
  }
  if (keywords.keys.length === 0 || (keywords.keys.length === 1 && hasKey(keywords, "type"))) return item;
  const target = views.target(item);
  const merged = newMap(view.node.source, isMap(target) ? target.start : view.node.start);
  const members = newSequence(view.node.source, view.node.start);
  members.items.push(keywords, item);
  members.offsets.push(view.node.start, view.node.start);
  setEntry(merged, "allOf", members, view.node.start);
  views.decide(merged, view.node, choice);
  views.decide(keywords, view.node, choice);
  const name = isMap(item) && views.isLink(item) ? views.endOf(item) : undefined;
  const title =
    (isMap(target) ? getString(target, "title") : undefined) ?? (name === "circular" ? undefined : name?.name);
  if (title !== undefined) setEntry(merged, "title", title, view.node.start);
  return merged;
}

function openText(variants: readonly Node[], views: SchemaViews): readonly string[] | undefined {
  const values: string[] = [];
  let open = false;
  for (const variant of variants) {
    const target = views.target(variant);
    if (!isMap(target)) return undefined;
    const view = views.viewOf(target);
    if (view.types.length !== 1 || view.types[0] !== "string" || view.choices.length > 0) return undefined;
    if (view.values === undefined) open ||= view.format === undefined;
    else values.push(...view.values.filter((value) => typeof value === "string"));
  }
  return open ? values : undefined;
}
