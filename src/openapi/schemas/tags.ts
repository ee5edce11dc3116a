import type { DocumentSet } from "../document/document-set.js";
import { getMap, getString, isMap, type MapNode, type Node } from "../document/node.js";
import type { SchemaView, SchemaViews } from "./schema-view.js";

/** The property that tells the variants of a union apart, and its value in each of them. */
export interface Tags {
  readonly property: string;
  /** One for each variant. */
  readonly tags: readonly string[];
}

/** Where tags come from. */
export interface TagSources {
  readonly documents: DocumentSet;
  readonly views: SchemaViews;
  /** What the document calls its named schemas. */
  readonly keys: ReadonlyMap<Node, string>;
  /** A mapping leads nowhere. */
  readonly onDangling: (mapping: MapNode, tag: string) => void;
}

function discriminatorProperty(view: SchemaView): string | undefined {
  return isMap(view.discriminator) ? getString(view.discriminator, "propertyName") : view.discriminator;
}

/** The tags that a `discriminator` gives its variants: its mapping, else the constant they carry, else their names. */
export function mappedTags(
  view: SchemaView,
  variants: readonly (Node | undefined)[],
  { documents, views, keys, onDangling }: TagSources,
): Tags | undefined {
  const property = discriminatorProperty(view);
  if (property === undefined) return undefined;
  const mapping = isMap(view.discriminator) ? getMap(view.discriminator, "mapping") : undefined;
  const byTarget = new Map<Node, string[]>();
  for (const [at, tag] of (mapping?.keys ?? []).entries()) {
    const name = mapping?.values[at];
    if (mapping === undefined || typeof name !== "string") continue;
    const written = /^[\w.-]+$/.test(name) && !/\.(?:json|ya?ml)$/i.test(name) ? `#/components/schemas/${name}` : name;
    const node = documents.tryResolve(written, mapping)?.node;
    // A mapping that leads nowhere gives no tag; the variant then has that of its constant or its name.
    if (node === undefined) onDangling(mapping, tag);
    else byTarget.set(node, [...(byTarget.get(node) ?? []), tag]);
  }
  const tags: string[] = [];
  for (const target of variants) {
    const mapped = target === undefined ? undefined : byTarget.get(target);
    if (mapped !== undefined && mapped.length > 1) return undefined;
    const tag = mapped?.[0] ?? (isMap(target) ? (constantOf(target, property, views) ?? keys.get(target)) : undefined);
    if (tag === undefined) return undefined;
    tags.push(tag);
  }
  return new Set(tags).size === tags.length && tags.length > 0 ? { property, tags } : undefined;
}

/** A property that is a different constant in every variant tells them apart, though nobody called it a discriminator. */
export function commonTag(targets: readonly (Node | undefined)[], views: SchemaViews): Tags | undefined {
  const [first] = targets;
  if (!isMap(first) || targets.length < 2) return undefined;
  for (const property of views.viewOf(first).properties.keys()) {
    const tags = targets.map((target) => (isMap(target) ? constantOf(target, property, views) : undefined));
    const found = tags.filter((tag) => tag !== undefined);
    if (found.length === targets.length && new Set(found).size === found.length) return { property, tags: found };
  }
  return undefined;
}

function constantOf(schema: MapNode, property: string, views: SchemaViews): string | undefined {
  const node = views.viewOf(schema).properties.get(property);
  const target = node === undefined ? undefined : views.target(node);
  const values = isMap(target) ? views.viewOf(target).values : undefined;
  const [value] = values ?? [];
  return values?.length === 1 && typeof value === "string" ? value : undefined;
}
