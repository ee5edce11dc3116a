/** What the references declare in one namespace. Most namespaces are never asked for anything: lists are made when they are. */
import { addTo } from "../../collections/lists-by-key.js";
import type { NamedTypeSymbol } from "../binding/symbols/symbols.js";
import type { PooledAssembly } from "./assembly-pool.js";
import { qualified } from "./format/metadata-name.js";

/** A public top-level type and an assembly that declares it. */
interface Entry {
  readonly assembly: PooledAssembly;
  readonly metadataName: string;
}

interface Part {
  readonly assembly: PooledAssembly;
  readonly names: readonly string[];
}

export class ReferencedNamespace {
  readonly #name: string;
  readonly #parts: Part[] = [];
  #declaring: ReadonlyMap<string, readonly PooledAssembly[]> | undefined;
  #containers: ReadonlyMap<string, () => readonly NamedTypeSymbol[]> | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  add(assembly: PooledAssembly, names: readonly string[]): void {
    this.#parts.push({ assembly, names });
  }

  /** The assemblies with a type of this name, the one that counts first. */
  declaring(name: string): readonly PooledAssembly[] {
    this.#declaring ??= this.#assembliesByName();
    return this.#declaring.get(name) ?? [];
  }

  types(): readonly NamedTypeSymbol[] {
    return this.#entries().flatMap(typesOf);
  }

  /** Two assemblies may have a static class of one name, each with its own extension methods: both are listed. */
  #entries(): readonly Entry[] {
    return this.#parts.flatMap(({ assembly, names }) =>
      names.map((name) => ({ assembly, metadataName: qualified(this.#name, name) })),
    );
  }

  /** The types with an extension method of this name. */
  containers(method: string): readonly NamedTypeSymbol[] {
    this.#containers ??= containersByMethod(this.#entries());
    return this.#containers.get(method)?.() ?? [];
  }

  #assembliesByName(): ReadonlyMap<string, readonly PooledAssembly[]> {
    const byName = new Map<string, PooledAssembly[]>();
    for (const { assembly, names } of this.#parts) {
      for (const name of names) {
        addTo(byName, name, assembly);
      }
    }
    return byName;
  }
}

/** The types of a namespace that have an extension method of a name: most names are asked for and not there. */
function containersByMethod(entries: readonly Entry[]): ReadonlyMap<string, () => readonly NamedTypeSymbol[]> {
  const byMethod = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const method of entry.assembly.extensionMethods(entry.metadataName)) {
      addTo(byMethod, method, entry);
    }
  }
  const containers = new Map<string, () => readonly NamedTypeSymbol[]>();
  for (const [method, declaring] of byMethod) {
    // Assemblies are opened for the methods that are called, not for all that could be.
    let declaringTypes: readonly NamedTypeSymbol[] | undefined;
    containers.set(method, () => {
      declaringTypes ??= declaring.flatMap(typesOf);
      return declaringTypes;
    });
  }
  return containers;
}

function typesOf({ assembly, metadataName }: Entry): readonly NamedTypeSymbol[] {
  const type = assembly.assembly()?.publicType(metadataName);
  return type === undefined ? [] : [type];
}
