import { getSequence, isMap, type MapNode, type Node } from "../document/node.js";
import { type NameSet, pascalCase, shortNames } from "../naming/names.js";
import type { CanonicalIds } from "../schemas/canonical-ids.js";
import { isAnnotation, type SchemaView } from "../schemas/schema-view.js";
import type { SchemaViews } from "../schemas/schema-views.js";
import type { TenonTypes } from "./tenon-types.js";

/** The named schemas of the document: what C# calls them, and which of them extend which by `allOf`. */
export class NamedSchemas {
  /** What the document calls them. */
  readonly keys = new Map<Node, string>();
  readonly #names = new Map<MapNode, string>();
  readonly #byContent = new Map<number, MapNode>();
  readonly #derived = new Map<MapNode, MapNode[]>();

  constructor(
    components: readonly (readonly [string, MapNode])[],
    names: NameSet,
    ids: CanonicalIds,
    views: SchemaViews,
    tenon: TenonTypes | undefined,
  ) {
    for (const { csharpName } of tenon?.all() ?? []) names.reserve(csharpName);
    const short = shortNames(components.map(([name]) => name));
    for (const [name, node] of components) {
      if (tenon?.of(node) !== undefined) continue;
      this.#names.set(node, names.take(pascalCase(short.get(name) ?? name).replace(/^_(?=\d)/, "Type") || "Type"));
      this.keys.set(node, name);
      const id = ids.of(node, isAnnotation);
      if (!this.#byContent.has(id)) this.#byContent.set(id, node);
    }
    for (const [, node] of components) {
      for (const member of getSequence(node, "allOf")?.items ?? []) {
        const parent = views.target(member);
        if (isMap(parent) && parent !== node) this.#derived.set(parent, [...(this.#derived.get(parent) ?? []), node]);
      }
    }
  }

  /** The C# name of a named schema. */
  nameOf(node: MapNode): string | undefined {
    return this.#names.get(node);
  }

  /** The named schema that a schema of this content is, or is equal to. */
  equalTo(node: MapNode, id: number): MapNode | undefined {
    return this.#names.has(node) ? node : this.#byContent.get(id);
  }

  /** A parent with a discriminator and no `oneOf` stands for everything that extends it. */
  variantsBelow(view: SchemaView): readonly MapNode[] | undefined {
    if (view.discriminator === undefined || view.choices.length > 0) return undefined;
    const found = new Set<MapNode>();
    const add = (parent: MapNode): void => {
      for (const child of this.#derived.get(parent) ?? []) {
        if (found.has(child) || child === view.node) continue;
        found.add(child);
        add(child);
      }
    };
    add(view.node);
    return found.size === 0 ? undefined : [...found];
  }
}
