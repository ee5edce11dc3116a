/**
 * All assemblies a project references, seen as one: hundreds of them, of which a contract touches a few. Names are indexed
 * when the first is asked for; the first assembly that has a type wins.
 */
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import type { FileSystem } from "../../files/file-system.js";
import type { NamedTypeSymbol } from "../binding/symbols.js";
import type { TypeProvider } from "../binding/type-provider.js";
import { type MetadataAssembly, openAssembly } from "./assembly.js";

interface Entry {
  readonly assembly: MetadataAssembly;
  readonly metadataName: string;
}

interface Index {
  readonly assemblies: readonly MetadataAssembly[];
  readonly byName: ReadonlyMap<string, MetadataAssembly>;
  /** Metadata names of public top-level types. */
  readonly types: ReadonlyMap<string, MetadataAssembly>;
  /** Two assemblies may have a static class of one name, each with extension methods of its own: both stand here. */
  readonly namespaces: ReadonlyMap<string, readonly Entry[]>;
}

export function referenceSet(paths: readonly string[], files: FileSystem, sink: DiagnosticSink): TypeProvider {
  let opened: Index | undefined;
  const index = (): Index => {
    opened ??= openAll(paths, files, sink, find);
    return opened;
  };

  function find(metadataName: string, assemblyName: string | undefined): NamedTypeSymbol | undefined {
    const [outermost = "", ...nested] = metadataName.split("+");
    let type: NamedTypeSymbol | undefined = topLevel(outermost, assemblyName);
    for (const name of nested) type = type && nestedNamed(type, name);
    return type;
  }

  function topLevel(name: string, assemblyName: string | undefined): NamedTypeSymbol | undefined {
    const { byName, types } = index();
    if (assemblyName !== undefined) {
      const named = byName.get(assemblyName);
      const found = named?.topLevelType(name);
      if (found !== undefined) return found;
      const target = named?.forwardedTo(name);
      const forwarded = target === undefined ? undefined : byName.get(target)?.publicType(name);
      if (forwarded !== undefined) return forwarded;
    }
    return types.get(name)?.publicType(name);
  }

  return {
    assemblyName: "references",
    typeByMetadataName: (name) => find(name, undefined),
    namespaceExists: (name) => name === "" || index().namespaces.has(name),
    typesInNamespace: (name) =>
      (index().namespaces.get(name) ?? []).flatMap((entry) => entry.assembly.publicType(entry.metadataName) ?? []),
  };
}

function nestedNamed(type: NamedTypeSymbol, name: string): NamedTypeSymbol | undefined {
  return type.nestedTypes.find((nested) => nested.metadataName.endsWith(`+${name}`));
}

function openAll(
  paths: readonly string[],
  files: FileSystem,
  sink: DiagnosticSink,
  resolve: (metadataName: string, assemblyName: string | undefined) => NamedTypeSymbol | undefined,
): Index {
  const assemblies: MetadataAssembly[] = [];
  const byName = new Map<string, MetadataAssembly>();
  const types = new Map<string, MetadataAssembly>();
  const namespaces = new Map<string, Entry[]>([["", []]]);
  for (const path of paths) {
    const read = files.readBytes(path);
    const assembly = read.ok ? openAssembly(path, read.value, resolve) : { reason: read.detail };
    if ("reason" in assembly) {
      sink.report(diagnostic("TN1301", startOf(path), { path, reason: assembly.reason }));
      continue;
    }
    if (byName.has(assembly.name)) continue;
    assemblies.push(assembly);
    byName.set(assembly.name, assembly);
    for (const name of assembly.publicTypeNames) {
      if (!types.has(name)) types.set(name, assembly);
      const namespace = name.slice(0, Math.max(0, name.lastIndexOf(".")));
      namespaceOf(namespaces, namespace).push({ assembly, metadataName: name });
    }
  }
  return { assemblies, byName, types, namespaces };
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
