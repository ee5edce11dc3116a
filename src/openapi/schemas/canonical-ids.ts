import { isMap, isSequence, type Node } from "../document/node.js";

/** Equal for schemas that say the same, whatever the order of their keys. Ids are shared, so nested schemas cost once. */
export class CanonicalIds {
  readonly #ids = new Map<string, number>();
  readonly #known = new Map<Node, number>();

  /** @param ignored keys of this one schema (not of those inside it) that do not count. */
  of(node: Node, ignored?: (key: string) => boolean): number {
    if (ignored === undefined && typeof node === "object" && node !== null) {
      const known = this.#known.get(node);
      if (known !== undefined) return known;
      const id = this.#intern(this.#text(node));
      this.#known.set(node, id);
      return id;
    }
    return this.#intern(this.#text(node, ignored));
  }

  #intern(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    this.#ids.set(text, this.#ids.size);
    return this.#ids.size - 1;
  }

  #text(node: Node, ignored?: (key: string) => boolean): string {
    if (isSequence(node)) return `[${node.items.map((item) => this.of(item)).join(",")}]`;
    if (!isMap(node)) return JSON.stringify(node) ?? "null";
    const parts: string[] = [];
    for (const [at, key] of node.keys.entries()) {
      if (ignored?.(key) === true) continue;
      // A relative reference means another thing in another file.
      const file = key === "$ref" ? node.source.file : "";
      parts.push(`${JSON.stringify(key)}:${this.of(node.values[at] ?? null)}${file}`);
    }
    return `{${parts.sort().join(",")}}`;
  }
}
