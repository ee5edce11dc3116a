import { addTo } from "../../collections/lists-by-key.js";
import type { DocumentSet } from "../document/document-set.js";
import { get, getSequence, isMap, type MapNode, type Node } from "../document/node.js";
import type { SchemaView } from "./schema-view.js";
import type { SchemaViews } from "./schema-views.js";
import { discriminatorProperty, mappedTags, mappingOf } from "./tags.js";

/** A schema whose name means any schema that extends it by `allOf`, distinguished by a discriminator. */
export interface Family {
  /** The schema with the discriminator: this one, or one that it extends. */
  readonly teller: SchemaView;
  /** What a value may be: those that extend the schema, and the schema itself where it has a tag. */
  readonly members: readonly MapNode[];
}

/** Which of the named schemas extend which. */
export class Families {
  readonly #children = new Map<MapNode, MapNode[]>();
  readonly #parents = new Map<MapNode, MapNode[]>();
  readonly #known = new Map<MapNode, Family | undefined>();

  constructor(
    private readonly documents: DocumentSet,
    private readonly views: SchemaViews,
    /** What the document calls its named schemas. */
    private readonly keys: ReadonlyMap<Node, string>,
    components: readonly (readonly [string, MapNode])[],
  ) {
    for (const [, node] of components) {
      // Another name for a schema, or for it and null, does not extend it.
      if (views.isNullable(node) && views.soleMember(node) !== undefined) continue;
      for (const member of getSequence(node, "allOf")?.items ?? []) {
        const parent = views.target(member);
        if (!isMap(parent) || parent === node) continue;
        addTo(this.#children, parent, node);
        addTo(this.#parents, node, parent);
      }
    }
  }

  of(view: SchemaView): Family | undefined {
    if (!this.#children.has(view.node) || view.choices.length > 0) return undefined;
    if (!this.#known.has(view.node)) {
      // Schemas that extend each other come back here.
      this.#known.set(view.node, undefined);
      this.#known.set(view.node, this.#read(view));
    }
    return this.#known.get(view.node);
  }

  /** Whether a schema is a value beside those that extend it. */
  isMemberItself(node: MapNode): boolean {
    return this.#children.has(node) && this.of(this.views.viewOf(node))?.members.includes(node) === true;
  }

  #read(view: SchemaView): Family | undefined {
    const below = reached(view.node, this.#children);
    if (below.length === 0) return undefined;
    if (view.discriminator !== undefined) {
      const values = below.filter((node) => !this.#isNoValue(node));
      return { teller: view, members: this.#isValueItself(view) ? [view.node, ...values] : values };
    }
    const tellers = reached(view.node, this.#parents)
      .map((parent) => this.views.viewOf(parent))
      .filter(({ discriminator }) => discriminator !== undefined);
    const [teller] = tellers;
    if (teller === undefined || tellers.length > 1) return undefined;
    const members = [view.node, ...below];
    const tags = mappedTags(teller, members, members, this.#sources);
    if (tags === undefined) return undefined;
    // Values that leave out its own name say that nothing is this schema alone.
    const isValue = (tags.values[0]?.length ?? 0) > 0;
    return {
      teller,
      members: (isValue ? members : below).filter((node) => node === view.node || !this.#isNoValue(node)),
    };
  }

  /** Whether a schema in the middle only means those that extend it, which are members themselves. */
  #isNoValue(node: MapNode): boolean {
    const family = this.#children.has(node) ? this.of(this.views.viewOf(node)) : undefined;
    return family !== undefined && family.teller.node !== node && !family.members.includes(node);
  }

  /**
   * Whether a parent is a value itself: it has a tag by a mapping, or because the document says so of the schema, or it does not
   * declare the property of the tag, so that a value need not have one.
   */
  #isValueItself(view: SchemaView): boolean {
    const property = discriminatorProperty(view);
    return (
      mappingOf(view, this.#sources).has(view.node) ||
      get(view.node, "x-ms-discriminator-value") !== undefined ||
      (property !== undefined && !view.properties.has(property))
    );
  }

  get #sources() {
    return { documents: this.documents, views: this.views, keys: this.keys, onDangling: () => undefined };
  }
}

/** Everything that a relation leads to, without the start: each followed by what it leads to itself. */
function reached(start: MapNode, next: ReadonlyMap<MapNode, readonly MapNode[]>): readonly MapNode[] {
  const nodes = new Set<MapNode>();
  const pending = [...(next.get(start) ?? [])].reverse();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node === start || nodes.has(node)) continue;
    nodes.add(node);
    pending.push(...[...(next.get(node) ?? [])].reverse());
  }
  return [...nodes];
}
