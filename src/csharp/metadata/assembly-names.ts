/** What an assembly is asked for most: which types it has, and which of them have extension methods. Known without opening it. */
import { addTo } from "../../collections/lists-by-key.js";
import { extensionMethodsOf } from "../binding/compilation/extension-index.js";
import { qualified, splitName } from "./format/metadata-name.js";
import type { MetadataAssembly } from "./symbols/assembly.js";
import { hasMetadataAttribute } from "./symbols/attributes.js";

export interface AssemblyNames {
  readonly name: string;
  readonly namespaces: readonly NamespaceNames[];
  /** The names of the extension methods of a type; empty for most. */
  extensionMethods(metadataName: string): readonly string[];
}

/** The public top-level types that an assembly has in one namespace. */
export interface NamespaceNames {
  readonly namespace: string;
  /** Without the namespace, with their arity, in the order of the file. */
  readonly names: readonly string[];
}

const extension = "System.Runtime.CompilerServices.ExtensionAttribute";

/** The names as an open assembly has them. */
export function namesOf(assembly: MetadataAssembly): AssemblyNames {
  return {
    name: assembly.name,
    namespaces: [...byNamespace(assembly)].map(([namespace, types]) => ({
      namespace,
      names: types.map(({ name }) => name),
    })),
    extensionMethods: (metadataName) => extensionMethodsIn(assembly, metadataName),
  };
}

function extensionMethodsIn(assembly: MetadataAssembly, metadataName: string): readonly string[] {
  const type = assembly.publicType(metadataName);
  // The compiler marks the class too, and looks for extension methods in no other.
  return type === undefined || !hasMetadataAttribute(assembly, type.token, extension) ? [] : extensionMethodsOf(type);
}

interface TypeRow {
  readonly name: string;
  readonly row: number;
}

function byNamespace(assembly: MetadataAssembly): ReadonlyMap<string, readonly TypeRow[]> {
  const namespaces = new Map<string, TypeRow[]>();
  for (const [metadataName, row] of assembly.publicTypes) {
    const { namespace, name } = splitName(metadataName);
    addTo(namespaces, namespace, { name, row });
  }
  return namespaces;
}

/**
 * The names as plain data. There are thousands of them, and every run reads them all: names of one namespace are one text, which is
 * taken apart much faster than it is read piece by piece.
 */
export interface NamesRecord {
  readonly name: string;
  readonly namespaces: readonly NamespaceRecord[];
  /** Each static class with its extension methods. */
  readonly extensions: readonly (readonly [string, readonly string[]])[];
}

/** The rows are those of the names in the table of types. */
type NamespaceRecord = readonly [namespace: string, names: string, rows: readonly number[]];

const separator = "\n";

/** Undefined where a name has a line break in it: possible, though not in C#. */
export function recordOf(assembly: MetadataAssembly): NamesRecord | undefined {
  const namespaces: NamespaceRecord[] = [];
  const extensions: [string, readonly string[]][] = [];
  for (const [namespace, types] of byNamespace(assembly)) {
    const names = types.map(({ name }) => name);
    if (names.some((name) => name.includes(separator))) return undefined;
    namespaces.push([namespace, names.join(separator), types.map(({ row }) => row)]);
    for (const name of names) {
      const metadataName = qualified(namespace, name);
      const methods = extensionMethodsIn(assembly, metadataName);
      if (methods.length > 0) extensions.push([metadataName, methods]);
    }
  }
  return { name: assembly.name, namespaces, extensions };
}

export function namesFrom({ name, namespaces, extensions }: NamesRecord): AssemblyNames {
  let methods: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    name,
    namespaces: namespaces.map(([namespace, names]) => ({ namespace, names: names.split(separator) })),
    extensionMethods: (metadataName) => {
      methods ??= new Map(extensions);
      return methods.get(metadataName) ?? none;
    },
  };
}

const none: readonly string[] = [];

/** Where the types of an assembly are in its table, as a record knows it: opening it need not read the names of them all. */
export function rowsFrom({ namespaces }: NamesRecord): (metadataName: string) => number | undefined {
  const byNamespace = new Map<string, ReadonlyMap<string, number>>();
  return (metadataName) => {
    const { namespace, name } = splitName(metadataName);
    let rows = byNamespace.get(namespace);
    if (rows === undefined) {
      rows = rowsOf(namespaces.find((record) => record[0] === namespace));
      byNamespace.set(namespace, rows);
    }
    return rows.get(name);
  };
}

function rowsOf(record: NamespaceRecord | undefined): ReadonlyMap<string, number> {
  if (record === undefined) return noRows;
  const [, names, rows] = record;
  return new Map(names.split(separator).map((name, at) => [name, rows[at] ?? 0]));
}

const noRows: ReadonlyMap<string, number> = new Map();
