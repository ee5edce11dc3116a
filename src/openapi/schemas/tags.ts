import { addTo } from "../../collections/lists-by-key.js";
import type { DocumentSet } from "../document/document-set.js";
import { get, getMap, getString, isMap, type MapNode, type Node } from "../document/node.js";
import type { SchemaView } from "./schema-view.js";
import type { SchemaViews } from "./schema-views.js";

export type Tag = string | number;

/** The property that tells the variants of a union apart, and the values that mark each of them. */
export interface Tags {
  readonly property: string;
  /** One list for each variant. */
  readonly values: readonly (readonly Tag[])[];
  /** Whether the type says all that the property does: one value a variant, always there, and no other value allowed. */
  readonly implied: boolean;
}

/** Where tags come from. */
export interface TagSources {
  readonly documents: DocumentSet;
  readonly views: SchemaViews;
  /** What the document calls its named schemas. */
  readonly keys: ReadonlyMap<Node, string>;
  /** A mapping has no target. */
  readonly onDangling: (mapping: MapNode, tag: string) => void;
}

/**
 * The tags that a `discriminator` gives its variants: those of its mapping, else those that a variant's own schema allows,
 * else the variant's name. A tag that the variant's own schema excludes does not count.
 */
export function mappedTags(
  view: SchemaView,
  variants: readonly (Node | undefined)[],
  /** The same without what is said beside the choice: a mapping and a name lead to these. */
  written: readonly (Node | undefined)[],
  sources: TagSources,
): Tags | undefined {
  const property = discriminatorProperty(view);
  if (property === undefined || variants.length === 0) return undefined;
  const { keys, views } = sources;
  const mapped = mappingOf(view, sources);
  const tagsOfVariants = variants.map((variant) => ownValues(variant, property, views));
  const shared = new Set(
    tagsOfVariants.flatMap((values, at) => values?.filter((tag) => isElsewhere(tag, at, tagsOfVariants)) ?? []),
  );
  const values = variants.map((variant, at): readonly Tag[] => {
    const target = written[at];
    if (!isMap(variant) || !isMap(target)) return [];
    const allowed = tagsOfVariants[at];
    const admits = (tag: Tag): boolean => allowed === undefined || allowed.includes(tag);
    const said = get(target, "x-ms-discriminator-value");
    const valuesWritten = mapped.get(target) ?? (typeof said === "string" ? [said] : undefined);
    if (valuesWritten?.some(admits) === true) return valuesWritten.filter(admits);
    const apart = allowed?.filter((tag) => !shared.has(tag)) ?? [];
    if (apart.length > 0) return apart;
    const name = keys.get(target);
    return name !== undefined && admits(name) ? [name] : [];
  });
  if (values.every((tags) => tags.length === 0)) return undefined;
  return { property, values, implied: areImplied(property, values, tagsOfVariants, variants, views) };
}

/** Tags that the document knows of a parent with a discriminator and that no variant has: those of the parent itself, for one. */
export function unclaimedTags(view: SchemaView, { property, values }: Tags, sources: TagSources): readonly Tag[] {
  const mapped = [...mappingOf(view, { ...sources, onDangling: () => undefined }).values()].flat();
  const tags = ownValues(view.node, property, sources.views) ?? [];
  const claimed = new Set(values.flat());
  return [...new Set<Tag>([...mapped, ...tags])].filter((tag) => !claimed.has(tag));
}

/** A property with other constants in every variant distinguishes them, even without a `discriminator`; one constant each, first. */
export function commonTag(variants: readonly (Node | undefined)[], views: SchemaViews): Tags | undefined {
  const [first] = variants;
  if (!isMap(first) || variants.length < 2) return undefined;
  const candidates = [...views.viewOf(first).properties.keys()].flatMap((property): readonly Tags[] => {
    const tagsOfVariants = variants.map((variant) => ownValues(variant, property, views));
    const values = tagsOfVariants.map((tags) => tags ?? []);
    const areApart = values.every(
      (tags, at) => tags.length > 0 && !tags.some((tag) => isElsewhere(tag, at, tagsOfVariants)),
    );
    const implied = areImplied(property, values, tagsOfVariants, variants, views);
    return areApart ? [{ property, values, implied }] : [];
  });
  return candidates.find(({ values }) => values.every((tags) => tags.length === 1)) ?? candidates[0];
}

/** The tags where several schemas are one type, which then has the tags of all of them. `places`: the type of each schema. */
export function joinedTags(tags: Tags, places: readonly number[], types: number): Tags {
  if (places.length === types) return tags;
  const values = Array.from({ length: types }, (_, type) => [
    ...new Set(tags.values.filter((__, at) => places[at] === type).flat()),
  ]);
  return { ...tags, values, implied: false };
}

function isElsewhere(tag: Tag, at: number, tagsOfVariants: readonly (readonly Tag[] | undefined)[]): boolean {
  return tagsOfVariants.some((others, index) => index !== at && others?.includes(tag) === true);
}

function areImplied(
  property: string,
  values: Tags["values"],
  tagsOfVariants: readonly (readonly Tag[] | undefined)[],
  variants: readonly (Node | undefined)[],
  views: SchemaViews,
): boolean {
  const all = values.flat();
  if (new Set(all).size !== variants.length || values.some((tags) => tags.length !== 1)) return false;
  return variants.every((variant, at) => {
    if (!isMap(variant) || typeof values[at]?.[0] !== "string") return false;
    const view = views.viewOf(variant);
    const isAlwaysThere = view.required.has(property) || !view.properties.has(property);
    return isAlwaysThere && (tagsOfVariants[at]?.every((tag) => all.includes(tag)) ?? true);
  });
}

export function discriminatorProperty(view: SchemaView): string | undefined {
  return isMap(view.discriminator) ? getString(view.discriminator, "propertyName") : view.discriminator;
}

/** The tags of a mapping, by the schema that they lead to. */
export function mappingOf(
  view: SchemaView,
  { documents, onDangling }: TagSources,
): ReadonlyMap<Node, readonly string[]> {
  const mapping = isMap(view.discriminator) ? getMap(view.discriminator, "mapping") : undefined;
  const valuesByVariant = new Map<Node, string[]>();
  for (const [at, tag] of (mapping?.keys ?? []).entries()) {
    const name = mapping?.values[at];
    if (mapping === undefined || typeof name !== "string") continue;
    const written = /^[\w.-]+$/.test(name) && !/\.(?:json|ya?ml)$/i.test(name) ? `#/components/schemas/${name}` : name;
    const node = documents.tryResolve(written, mapping)?.node;
    if (node === undefined) onDangling(mapping, tag);
    else addTo(valuesByVariant, node, tag);
  }
  return valuesByVariant;
}

/** The values that a variant's own schema allows the property to have; undefined where it lists none. */
export function ownValues(variant: Node | undefined, property: string, views: SchemaViews): readonly Tag[] | undefined {
  const node = isMap(variant) ? views.viewOf(variant).properties.get(property) : undefined;
  const target = node === undefined ? undefined : views.target(node);
  const values = isMap(target) ? views.viewOf(target).values : undefined;
  return values?.filter((value): value is Tag => typeof value === "string" || Number.isSafeInteger(value));
}
