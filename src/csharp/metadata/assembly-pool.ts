/**
 * Assemblies by path, each opened once for the whole workspace: a library and the server that references it must mean the
 * same `string`, though one of them sees fewer assemblies than the other. Where the names of an assembly are known from an
 * earlier run, it is opened when one of its types is asked for.
 */
import { addTo } from "../../collections/lists-by-key.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import type { FileSystem } from "../../files/file-system.js";
import type { NamedTypeSymbol } from "../binding/symbols/symbols.js";
import type { TypeProvider } from "../binding/symbols/type-provider.js";
import { type AssemblyNames, type NamesRecord, namesFrom, namesOf, recordOf, rowsFrom } from "./assembly-names.js";
import { splitName } from "./format/metadata-name.js";
import { byPath, keepNames, type NamesKeeper, packState, readNames } from "./kept-names.js";
import { type MetadataAssembly, openAssembly } from "./symbols/assembly.js";

export interface PooledAssembly extends AssemblyNames {
  /** Undefined where the file can no longer be read. */
  readonly assembly: () => MetadataAssembly | undefined;
}

export class AssemblyPool {
  readonly #files: FileSystem;
  readonly #sink: DiagnosticSink;
  readonly #keeper: NamesKeeper | undefined;
  readonly #opened = new Map<string, MetadataAssembly | undefined>();
  readonly #byPath = new Map<string, PooledAssembly | undefined>();
  readonly #byName = new Map<string, PooledAssembly>();
  /** What the assemblies have in each namespace, in the order they were asked for. */
  readonly #namespaces = new Map<string, { readonly assembly: PooledAssembly; readonly names: readonly string[] }[]>();
  /** The packs whose names may be kept, by the paths of their assemblies. */
  readonly #packs = new Map<string, Pack>();

  constructor(files: FileSystem, sink: DiagnosticSink, keeper?: NamesKeeper) {
    this.#files = files;
    this.#sink = sink;
    this.#keeper = keeper;
  }

  /** Assemblies that come together and stay as they are. */
  addPack(paths: readonly string[]): void {
    const [first] = paths;
    if (this.#keeper === undefined || first === undefined || this.#packs.has(first)) return;
    const pack: Pack = { paths, records: undefined };
    for (const path of paths) this.#packs.set(path, pack);
  }

  /** Where assemblies find the types of the framework, if none of them has it. */
  framework: TypeProvider | undefined;

  /** Undefined, with a diagnostic the first time, where the file cannot be read. */
  get(path: string): PooledAssembly | undefined {
    if (!this.#byPath.has(path)) {
      const assembly = this.#pooled(path);
      this.#byPath.set(path, assembly);
      if (assembly !== undefined) this.#learn(assembly);
    }
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
      const named = this.#byName.get(assemblyName)?.assembly();
      const type = named?.topLevelType(name);
      if (type !== undefined) return type;
      const target = named?.forwardedTo(name);
      const forwarded = target === undefined ? undefined : this.#byName.get(target)?.assembly()?.publicType(name);
      if (forwarded !== undefined) return forwarded;
    }
    return this.#declaring(name)?.assembly()?.publicType(name) ?? this.framework?.typeByMetadataName(name);
  }

  #learn(assembly: PooledAssembly): void {
    if (!this.#byName.has(assembly.name)) this.#byName.set(assembly.name, assembly);
    for (const { namespace, names } of assembly.namespaces) {
      addTo(this.#namespaces, namespace, { assembly, names });
    }
  }

  /** Few types are looked for without a word about their assembly, so no table of all is made for them. */
  #declaring(metadataName: string): PooledAssembly | undefined {
    const { namespace, name } = splitName(metadataName);
    return this.#namespaces.get(namespace)?.find(({ names }) => names.includes(name))?.assembly;
  }

  #pooled(path: string): PooledAssembly | undefined {
    const pack = this.#packs.get(path);
    const record = pack === undefined ? undefined : this.#recordsOf(pack).get(path);
    const open = (): MetadataAssembly | undefined => this.#open(path);
    if (record !== undefined) return { assembly: open, ...namesFrom(record) };
    const assembly = open();
    return assembly === undefined ? undefined : { ...namesOf(assembly), assembly: open };
  }

  #recordsOf(pack: Pack): ReadonlyMap<string, NamesRecord> {
    pack.records ??= this.#read(pack.paths) ?? new Map();
    return pack.records;
  }

  #read(paths: readonly string[]): ReadonlyMap<string, NamesRecord> | undefined {
    if (this.#keeper === undefined) return undefined;
    const state = packState(paths, this.#keeper.build, this.#files);
    if (state === undefined) return undefined;
    const names = readNames(state, paths, this.#keeper);
    if (names !== undefined) return names;
    const records: NamesRecord[] = [];
    for (const path of paths) {
      const assembly = this.#open(path);
      const record = assembly === undefined ? undefined : recordOf(assembly);
      // What cannot be read is told in every run.
      if (record === undefined) return undefined;
      records.push(record);
    }
    keepNames(state, records, this.#keeper);
    return byPath(paths, records);
  }

  #open(path: string): MetadataAssembly | undefined {
    if (!this.#opened.has(path)) this.#opened.set(path, this.#readFile(path));
    return this.#opened.get(path);
  }

  #readFile(path: string): MetadataAssembly | undefined {
    const read = this.#files.readBytes(path);
    const record = this.#packs.get(path)?.records?.get(path);
    const knownRow = record === undefined ? undefined : rowsFrom(record);
    const assembly = read.ok
      ? openAssembly(path, read.value, (name, from) => this.resolve(name, from), knownRow)
      : { reason: read.detail };
    if (!("reason" in assembly)) return assembly;
    this.#sink.report(diagnostic("assemblyUnreadable", startOf(path), { path, reason: assembly.reason }));
    return undefined;
  }
}

interface Pack {
  readonly paths: readonly string[];
  records: ReadonlyMap<string, NamesRecord> | undefined;
}

export function nestedNamed(type: NamedTypeSymbol, name: string): NamedTypeSymbol | undefined {
  return type.nestedTypes.find((nested) => nested.metadataName.endsWith(`+${name}`));
}
