import type { DocumentSet } from "../document/document-set.js";
import { getMap, getSequence, isMap, type MapNode, type Node } from "../document/node.js";
import { type NameSet, pascalCase, shortNames } from "../naming/names.js";
import type { CanonicalIds } from "../schemas/canonical-ids.js";
import { Families } from "../schemas/families.js";
import { isAnnotation } from "../schemas/schema-view.js";
import type { SchemaViews } from "../schemas/schema-views.js";
import type { TenonTypes } from "./tenon/tenon-types.js";

/** The named schemas of the document: what C# calls them, and which of them extend which by `allOf`. */
export class NamedSchemas {
  /** What the document calls them. */
  readonly keys = new Map<Node, string>();
  readonly families: Families;
  readonly #names = new Map<MapNode, string>();
  readonly #views: SchemaViews;
  readonly #taken = new Set<string>();
  readonly #byContent = new Map<number, MapNode>();

  constructor(
    components: readonly (readonly [string, MapNode])[],
    names: NameSet,
    ids: CanonicalIds,
    { documents, views }: { readonly documents: DocumentSet; readonly views: SchemaViews },
    tenon: TenonTypes | undefined,
  ) {
    this.#views = views;
    for (const { csharpName } of tenon?.all() ?? []) names.reserve(csharpName);
    const short = shortNames(components.map(([name]) => name));
    for (const [name, node] of components) {
      if (tenon?.of(node) !== undefined) continue;
      const csharpName = names.take(pascalCase(short.get(name) ?? name).replace(/^_(?=\d)/, "Type") || "Type");
      this.#names.set(node, csharpName);
      this.#taken.add(csharpName);
      this.keys.set(node, name);
      const id = ids.of(node, isAnnotation);
      if (!this.#byContent.has(id)) this.#byContent.set(id, node);
    }
    this.families = new Families(documents, views, this.keys, components);
  }

  /** The C# name of a named schema. */
  nameOf(node: MapNode): string | undefined {
    return this.#names.get(node);
  }

  /** What to call a schema without a name that adds a property or two to one with a name: `BookingWithLinks`. */
  extensionName(node: MapNode, hint: string): string | undefined {
    // What is left of a named schema without null keeps its name.
    if (this.#taken.has(hint)) return undefined;
    const parts = getSequence(node, "allOf")?.items.map((part) => this.#views.target(part)) ?? [];
    const bases = parts.flatMap((part) => (isMap(part) ? (this.#names.get(part) ?? []) : []));
    const [base] = bases;
    if (base === undefined || bases.length > 1) return undefined;
    const inherited = new Set(parts.flatMap((part) => this.#propertiesOf(part, true)));
    const declared = [
      ...parts.flatMap((part) => this.#propertiesOf(part, false)),
      ...(getMap(node, "properties")?.keys ?? []),
    ];
    const added = [...new Set(declared)].filter((key) => !inherited.has(key));
    return added.length === 0 || added.length > 2 ? undefined : `${base}With${added.map(pascalCase).join("And")}`;
  }

  #propertiesOf(part: Node | undefined, isNamed: boolean): readonly string[] {
    return isMap(part) && this.#names.has(part) === isNamed ? [...this.#views.viewOf(part).properties.keys()] : [];
  }

  /**
   * The schema that another is nothing but an annotated reference to. A named one that extends a schema with a discriminator is a type
   * of its own, because it has a tag of its own, unless it only adds null.
   */
  soleMember(node: MapNode): Node | undefined {
    const sole = this.#views.soleMember(node);
    if (sole === undefined || !this.#names.has(node)) return sole;
    // What is written in place has no other name.
    if (!isMap(sole) || !this.#views.isLink(sole)) return undefined;
    if (this.#views.isNullable(node)) return sole;
    return this.#views.hasDiscriminator(sole) ? undefined : sole;
  }

  /** The named schema that a schema of this content is, or is equal to. */
  equalTo(node: MapNode, id: number): MapNode | undefined {
    return this.#names.has(node) ? node : this.#byContent.get(id);
  }
}
