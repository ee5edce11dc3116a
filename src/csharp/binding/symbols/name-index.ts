/**
 * Which namespaces hold a name. A name is asked for in every namespace around a place and in every one it imports, and stands in
 * one of them at most: one question here answers for all the places where it is not.
 */
export interface NameIndex {
  /** Namespaces with a top-level type of this name, arity included: ``List`1``. */
  namespacesWith(typeName: string): readonly string[];
  /** Whether some namespace ends in this name: `Text` where there is `System.Text`. */
  endsNamespace(name: string): boolean;
}

const nowhere: readonly string[] = [];

export class NameTable implements NameIndex {
  /** Thousands of names, nearly all in one namespace each: no list is made for these. */
  readonly #namespaces = new Map<string, string | string[]>();
  readonly #lastParts = new Set<string>();

  addNamespace(namespace: string): void {
    this.#lastParts.add(namespace.slice(namespace.lastIndexOf(".") + 1));
  }

  addType(namespace: string, typeName: string): void {
    const existing = this.#namespaces.get(typeName);
    if (existing === undefined) this.#namespaces.set(typeName, namespace);
    else if (typeof existing !== "string") {
      if (!existing.includes(namespace)) existing.push(namespace);
    } else if (existing !== namespace) this.#namespaces.set(typeName, [existing, namespace]);
  }

  namespacesWith(typeName: string): readonly string[] {
    const namespaces = this.#namespaces.get(typeName) ?? nowhere;
    return typeof namespaces === "string" ? [namespaces] : namespaces;
  }

  endsNamespace(name: string): boolean {
    return this.#lastParts.has(name);
  }
}

/** Several indexes as one; results are cached. */
export function mergedNames(indexes: readonly NameIndex[]): NameIndex {
  const namespaces = new Map<string, readonly string[]>();
  const lastParts = new Map<string, boolean>();
  return {
    namespacesWith: (typeName) => {
      let cached = namespaces.get(typeName);
      if (cached === undefined) {
        const all = new Set<string>();
        for (const index of indexes) for (const namespace of index.namespacesWith(typeName)) all.add(namespace);
        cached = [...all];
        namespaces.set(typeName, cached);
      }
      return cached;
    },
    endsNamespace: (name) => {
      let isEnd = lastParts.get(name);
      if (isEnd === undefined) {
        isEnd = indexes.some((index) => index.endsNamespace(name));
        lastParts.set(name, isEnd);
      }
      return isEnd;
    },
  };
}
