/**
 * Assemblies by path, each opened once for the whole workspace: a library and the server that references it must mean the
 * same `string`, though one of them sees fewer assemblies than the other.
 */
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import type { FileSystem } from "../../files/file-system.js";
import type { NamedTypeSymbol } from "../binding/symbols/symbols.js";
import { type MetadataAssembly, openAssembly } from "./assembly.js";

export class AssemblyPool {
  readonly #files: FileSystem;
  readonly #sink: DiagnosticSink;
  readonly #byPath = new Map<string, MetadataAssembly | undefined>();
  readonly #byName = new Map<string, MetadataAssembly>();
  /** Public top-level types by metadata name, in the order the assemblies were opened. */
  readonly #types = new Map<string, MetadataAssembly>();

  constructor(files: FileSystem, sink: DiagnosticSink) {
    this.#files = files;
    this.#sink = sink;
  }

  /** Undefined, with a diagnostic the first time, where the file cannot be read. */
  open(path: string): MetadataAssembly | undefined {
    if (!this.#byPath.has(path)) this.#byPath.set(path, this.#read(path));
    return this.#byPath.get(path);
  }

  /** Look first in the assembly that the reference names; a type may have moved, and assemblies record where to. */
  resolve(metadataName: string, assemblyName: string | undefined): NamedTypeSymbol | undefined {
    const [outermost = "", ...nested] = metadataName.split("+");
    let type: NamedTypeSymbol | undefined = this.#topLevel(outermost, assemblyName);
    for (const name of nested) type = type && nestedNamed(type, name);
    return type;
  }

  #topLevel(name: string, assemblyName: string | undefined): NamedTypeSymbol | undefined {
    if (assemblyName !== undefined) {
      const named = this.#byName.get(assemblyName);
      const found = named?.topLevelType(name);
      if (found !== undefined) return found;
      const target = named?.forwardedTo(name);
      const forwarded = target === undefined ? undefined : this.#byName.get(target)?.publicType(name);
      if (forwarded !== undefined) return forwarded;
    }
    return this.#types.get(name)?.publicType(name);
  }

  #read(path: string): MetadataAssembly | undefined {
    const read = this.#files.readBytes(path);
    const assembly = read.ok
      ? openAssembly(path, read.value, (name, from) => this.resolve(name, from))
      : { reason: read.detail };
    if ("reason" in assembly) {
      this.#sink.report(diagnostic("assemblyUnreadable", startOf(path), { path, reason: assembly.reason }));
      return undefined;
    }
    if (!this.#byName.has(assembly.name)) this.#byName.set(assembly.name, assembly);
    for (const name of assembly.publicTypeNames) if (!this.#types.has(name)) this.#types.set(name, assembly);
    return assembly;
  }
}

export function nestedNamed(type: NamedTypeSymbol, name: string): NamedTypeSymbol | undefined {
  return type.nestedTypes.find((nested) => nested.metadataName.endsWith(`+${name}`));
}
