import { addTo } from "../../../collections/lists-by-key.js";
import type { NamedTypeSymbol } from "../symbols/symbols.js";

/** Which static classes of a namespace have extension methods of a name. Built for a namespace when it is first asked for. */
export class ExtensionIndex {
  readonly #typesIn: (namespace: string) => readonly NamedTypeSymbol[];
  readonly #byNamespace = new Map<string, Map<string, NamedTypeSymbol[]>>();

  constructor(typesIn: (namespace: string) => readonly NamedTypeSymbol[]) {
    this.#typesIn = typesIn;
  }

  extensionContainers(namespace: string, method: string): readonly NamedTypeSymbol[] {
    let byName = this.#byNamespace.get(namespace);
    if (byName === undefined) {
      byName = this.#index(namespace);
      this.#byNamespace.set(namespace, byName);
    }
    return byName.get(method) ?? nowhere;
  }

  #index(namespace: string): Map<string, NamedTypeSymbol[]> {
    const byName = new Map<string, NamedTypeSymbol[]>();
    for (const type of this.#typesIn(namespace)) {
      for (const name of extensionMethodsOf(type)) {
        addTo(byName, name, type);
      }
    }
    return byName;
  }
}

/** The names of the extension methods of a type, each once. */
export function extensionMethodsOf(type: NamedTypeSymbol): readonly string[] {
  if (!type.isStatic || type.typeParameters.length > 0) return [];
  const names = new Set<string>();
  for (const member of type.members) if (member.kind === "method" && member.isExtension) names.add(member.name);
  return [...names];
}

type Containers = ExtensionIndex["extensionContainers"];

/** The containers of several places as one, each question answered once. */
export function containersIn(places: readonly { readonly extensionContainers: Containers }[]): Containers {
  const containers = new Map<string, Map<string, readonly NamedTypeSymbol[]>>();
  return (namespace, method) => {
    let byMethod = containers.get(namespace);
    if (byMethod === undefined) {
      byMethod = new Map();
      containers.set(namespace, byMethod);
    }
    let cached = byMethod.get(method);
    if (cached === undefined) {
      cached = places.flatMap((place) => place.extensionContainers(namespace, method));
      byMethod.set(method, cached.length === 0 ? nowhere : cached);
    }
    return cached;
  };
}

const nowhere: readonly NamedTypeSymbol[] = [];
