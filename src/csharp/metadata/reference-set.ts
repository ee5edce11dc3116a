/**
 * All assemblies a project references, seen as one: hundreds of them, of which a contract touches a few. Names are indexed
 * when the first is asked for.
 */
import { type NameIndex, NameTable } from "../binding/symbols/name-index.js";
import type { NamedTypeSymbol } from "../binding/symbols/symbols.js";
import type { TypeProvider } from "../binding/symbols/type-provider.js";
import { type AssemblyPool, nestedNamed, type PooledAssembly } from "./assembly-pool.js";

interface Entry {
  readonly assembly: PooledAssembly;
  readonly metadataName: string;
}

interface Index {
  /** Metadata names of public top-level types. */
  readonly types: ReadonlyMap<string, PooledAssembly>;
  /** The further assemblies that declare a type of the same name. */
  readonly repeated: ReadonlyMap<string, readonly PooledAssembly[]>;
  /** Two assemblies may have a static class of one name, each with its own extension methods: both are listed. */
  readonly namespaces: ReadonlyMap<string, readonly Entry[]>;
  readonly names: NameIndex;
}

export function referenceSet(paths: readonly string[], pool: AssemblyPool): TypeProvider {
  let opened: Index | undefined;
  const containers = new Map<string, ReturnType<typeof containersByMethod>>();
  const index = (): Index => {
    opened ??= indexNames(paths, pool);
    return opened;
  };
  return {
    assemblyName: "references",
    get names() {
      return index().names;
    },
    typeByMetadataName: (metadataName) => {
      const [outermost = "", ...nested] = metadataName.split("+");
      let type: NamedTypeSymbol | undefined = index().types.get(outermost)?.assembly()?.publicType(outermost);
      for (const name of nested) type = type && nestedNamed(type, name);
      return type;
    },
    typesByMetadataName: (metadataName) => {
      const assembly = index().types.get(metadataName);
      const others = index().repeated.get(metadataName) ?? [];
      return assembly === undefined
        ? []
        : [assembly, ...others].flatMap((declaring) => declaring.assembly()?.publicType(metadataName) ?? []);
    },
    namespaceExists: (name) => name === "" || index().namespaces.has(name),
    typesInNamespace: (name) =>
      (index().namespaces.get(name) ?? []).flatMap(
        ({ assembly, metadataName }) => assembly.assembly()?.publicType(metadataName) ?? [],
      ),
    extensionContainers: (namespace, method) => {
      let byMethod = containers.get(namespace);
      if (byMethod === undefined) {
        byMethod = containersByMethod(index().namespaces.get(namespace) ?? []);
        containers.set(namespace, byMethod);
      }
      return byMethod.get(method)?.() ?? none;
    },
  };
}

const none: readonly NamedTypeSymbol[] = [];

/** The types of a namespace that have an extension method of a name: most names are asked for and not there. */
function containersByMethod(entries: readonly Entry[]): ReadonlyMap<string, () => readonly NamedTypeSymbol[]> {
  const byMethod = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const method of entry.assembly.extensionMethods(entry.metadataName)) {
      const known = byMethod.get(method);
      if (known === undefined) byMethod.set(method, [entry]);
      else known.push(entry);
    }
  }
  const containers = new Map<string, () => readonly NamedTypeSymbol[]>();
  for (const [method, declaring] of byMethod) {
    // Assemblies are opened for the methods that are called, not for all that could be.
    let found: readonly NamedTypeSymbol[] | undefined;
    containers.set(method, () => {
      found ??= declaring.flatMap(({ assembly, metadataName }) => assembly.assembly()?.publicType(metadataName) ?? []);
      return found;
    });
  }
  return containers;
}

function indexNames(paths: readonly string[], pool: AssemblyPool): Index {
  const assemblies = new Set<string>();
  const names = new NameTable();
  const types = new Map<string, PooledAssembly>();
  const repeated = new Map<string, PooledAssembly[]>();
  const namespaces = new Map<string, Entry[]>([["", []]]);
  for (const path of paths) {
    const assembly = pool.get(path);
    if (assembly === undefined || assemblies.has(assembly.name)) continue;
    assemblies.add(assembly.name);
    for (const name of assembly.types) {
      if (!types.has(name)) types.set(name, assembly);
      else repeated.set(name, [...(repeated.get(name) ?? []), assembly]);
      const dot = name.lastIndexOf(".");
      const namespace = name.slice(0, Math.max(0, dot));
      namespaceOf(namespaces, namespace).push({ assembly, metadataName: name });
      names.addType(namespace, name.slice(dot + 1));
    }
  }
  for (const namespace of namespaces.keys()) names.addNamespace(namespace);
  return { types, repeated, namespaces, names };
}

/** The list of a namespace, made together with those around it. */
function namespaceOf(namespaces: Map<string, Entry[]>, name: string): Entry[] {
  let list = namespaces.get(name);
  if (list === undefined) {
    list = [];
    namespaces.set(name, list);
    namespaceOf(namespaces, name.slice(0, Math.max(0, name.lastIndexOf("."))));
  }
  return list;
}
