/** What an assembly is asked for most: which types it has, and which of them have extension methods. Known without opening it. */
import { extensionMethodsOf } from "../binding/compilation/extension-index.js";
import type { MetadataAssembly } from "./assembly.js";
import { hasMetadataAttribute } from "./attributes.js";

export interface AssemblyNames {
  readonly name: string;
  /** Metadata names of the public top-level types, in the order of the file. */
  readonly types: readonly string[];
  /** The names of the extension methods of a type; empty for most. */
  extensionMethods(metadataName: string): readonly string[];
}

const extension = "System.Runtime.CompilerServices.ExtensionAttribute";

/** The names as an open assembly has them. */
export function namesOf(assembly: MetadataAssembly): AssemblyNames {
  return {
    name: assembly.name,
    types: [...assembly.publicTypeNames],
    extensionMethods: (metadataName) => {
      const type = assembly.publicType(metadataName);
      // The compiler marks the class too, and looks for extension methods in no other.
      return type === undefined || !hasMetadataAttribute(assembly, type.token, extension)
        ? []
        : extensionMethodsOf(type);
    },
  };
}

/** The names as plain data. */
export interface NamesRecord {
  readonly name: string;
  readonly types: readonly string[];
  /** Each static class with its extension methods. */
  readonly extensions: readonly (readonly [string, readonly string[]])[];
}

export function recordOf({ name, types, extensionMethods }: AssemblyNames): NamesRecord {
  const extensions = types.flatMap((type) => {
    const methods = extensionMethods(type);
    return methods.length === 0 ? [] : [[type, methods] as const];
  });
  return { name, types, extensions };
}

export function namesFrom({ name, types, extensions }: NamesRecord): AssemblyNames {
  const methods = new Map(extensions);
  return { name, types, extensionMethods: (metadataName) => methods.get(metadataName) ?? none };
}

const none: readonly string[] = [];
