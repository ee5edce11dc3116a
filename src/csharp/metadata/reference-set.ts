/**
 * All assemblies a project references, seen as one: hundreds of them, of which a contract touches a few. Names are indexed
 * when the first is asked for.
 */
import { type NameIndex, NameTable } from "../binding/symbols/name-index.js";
import type { NamedTypeSymbol } from "../binding/symbols/symbols.js";
import type { TypeProvider } from "../binding/symbols/type-provider.js";
import { type AssemblyPool, nestedNamed } from "./assembly-pool.js";
import { splitName } from "./format/metadata-name.js";
import { ReferencedNamespace } from "./referenced-namespace.js";

interface Index {
  readonly namespaces: ReadonlyMap<string, ReferencedNamespace>;
  readonly names: NameIndex;
}

export function referenceSet(paths: readonly string[], pool: AssemblyPool): TypeProvider {
  let opened: Index | undefined;
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
      const { namespace, name } = splitName(outermost);
      const [assembly] = index().namespaces.get(namespace)?.declaring(name) ?? [];
      let type: NamedTypeSymbol | undefined = assembly?.assembly()?.publicType(outermost);
      for (const inner of nested) type = type && nestedNamed(type, inner);
      return type;
    },
    typesByMetadataName: (metadataName) => {
      const { namespace, name } = splitName(metadataName);
      const declaring = index().namespaces.get(namespace)?.declaring(name) ?? [];
      return declaring.flatMap((assembly) => assembly.assembly()?.publicType(metadataName) ?? []);
    },
    namespaceExists: (name) => name === "" || index().namespaces.has(name),
    typesInNamespace: (name) => index().namespaces.get(name)?.types() ?? none,
    extensionContainers: (namespace, method) => index().namespaces.get(namespace)?.containers(method) ?? none,
  };
}

const none: readonly NamedTypeSymbol[] = [];

function indexNames(paths: readonly string[], pool: AssemblyPool): Index {
  const assemblies = new Set<string>();
  const names = new NameTable();
  const namespaces = new Map([["", new ReferencedNamespace("")]]);
  for (const path of paths) {
    const assembly = pool.get(path);
    if (assembly === undefined || assemblies.has(assembly.name)) continue;
    assemblies.add(assembly.name);
    for (const part of assembly.namespaces) {
      namespaceOf(namespaces, part.namespace).add(assembly, part.names);
      for (const name of part.names) names.addType(part.namespace, name);
    }
  }
  for (const namespace of namespaces.keys()) names.addNamespace(namespace);
  return { namespaces, names };
}

/** A namespace, made together with those around it. */
function namespaceOf(namespaces: Map<string, ReferencedNamespace>, name: string): ReferencedNamespace {
  let cached = namespaces.get(name);
  if (cached === undefined) {
    cached = new ReferencedNamespace(name);
    namespaces.set(name, cached);
    namespaceOf(namespaces, splitName(name).namespace);
  }
  return cached;
}
