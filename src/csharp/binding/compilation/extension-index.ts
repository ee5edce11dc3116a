import type { NamedTypeSymbol } from "../symbols/symbols.js";

/** Which static classes of a namespace have extension methods of a name. Built for a namespace when it is first asked for. */
export class ExtensionIndex {
  readonly #typesIn: (namespace: string) => readonly NamedTypeSymbol[];
  readonly #byNamespace = new Map<string, Map<string, NamedTypeSymbol[]>>();

  constructor(typesIn: (namespace: string) => readonly NamedTypeSymbol[]) {
    this.#typesIn = typesIn;
  }

  containers(namespace: string, method: string): readonly NamedTypeSymbol[] {
    let byName = this.#byNamespace.get(namespace);
    if (byName === undefined) {
      byName = this.#index(namespace);
      this.#byNamespace.set(namespace, byName);
    }
    return byName.get(method) ?? [];
  }

  #index(namespace: string): Map<string, NamedTypeSymbol[]> {
    const byName = new Map<string, NamedTypeSymbol[]>();
    for (const type of this.#typesIn(namespace)) {
      if (!type.isStatic || type.typeParameters.length > 0) continue;
      for (const member of type.members) {
        if (member.kind !== "method" || !member.isExtension) continue;
        const known = byName.get(member.name);
        if (known === undefined) byName.set(member.name, [type]);
        else if (!known.includes(type)) known.push(type);
      }
    }
    return byName;
  }
}
