import { isSequence, type MapNode, type Node, type SequenceNode } from "../document/node.js";

/** Equal for schemas that say the same, whatever the order of their keys. Ids are shared, so nested schemas cost once. */
export class CanonicalIds {
  readonly #ids = new Map<string, number>();
  /** Keys and plain values: the same few thousand words come again and again. */
  readonly #words = new Map<Exclude<Node, object>, number>();
  /** By what is ignored. */
  readonly #known = new Map<((key: string) => boolean) | undefined, Map<Node, number>>();

  /** @param ignored keys of this one schema (not of those inside it) that do not count. */
  of(node: Node, ignored?: (key: string) => boolean): number {
    if (typeof node !== "object" || node === null) return this.#word(node);
    const idByNode = this.#knownWithout(ignored);
    let id = idByNode.get(node);
    if (id === undefined) {
      id = this.#intern(this.#text(node, ignored));
      idByNode.set(node, id);
    }
    return id;
  }

  #knownWithout(ignored: ((key: string) => boolean) | undefined): Map<Node, number> {
    let existing = this.#known.get(ignored);
    if (existing === undefined) {
      existing = new Map();
      this.#known.set(ignored, existing);
    }
    return existing;
  }

  #intern(text: string): number {
    const cached = this.#ids.get(text);
    if (cached !== undefined) return cached;
    this.#ids.set(text, this.#ids.size);
    return this.#ids.size - 1;
  }

  #word(word: Exclude<Node, object>): number {
    let id = this.#words.get(word);
    if (id === undefined) {
      id = this.#intern(JSON.stringify(word) ?? "null");
      this.#words.set(word, id);
    }
    return id;
  }

  #text(node: MapNode | SequenceNode, ignored?: (key: string) => boolean): string {
    if (isSequence(node)) return `[${node.items.map((item) => this.of(item)).join(",")}]`;
    const parts: string[] = [];
    node.keys.forEach((key, at) => {
      if (ignored?.(key) === true) return;
      // A relative reference means another thing in another file.
      const file = key === "$ref" ? node.source.file : "";
      parts.push(`${this.#word(key)}:${this.of(node.values[at] ?? null)}${file}`);
    });
    return `{${parts.sort().join(",")}}`;
  }
}
