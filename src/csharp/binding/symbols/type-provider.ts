import type { NameIndex } from "./name-index.js";
import type { NamedTypeSymbol } from "./symbols.js";

/**
 * Where types come from that are not in a compilation's own source: assemblies, the built-in model of the framework, and
 * the compilations of referenced projects. Answers are stable: asking twice gives the same symbol object.
 */
export interface TypeProvider {
  readonly assemblyName: string;
  /** Where the names of its types are. */
  readonly names: NameIndex;
  /** By full metadata name, ``System.Collections.Generic.List`1`` or `Acme.Outer+Inner`. */
  typeByMetadataName(metadataName: string): NamedTypeSymbol | undefined;
  /** For a provider of several assemblies: the type of each that declares it. */
  typesByMetadataName?(metadataName: string): readonly NamedTypeSymbol[];
  /** True for every prefix too: `System` exists where `System.Text` holds a type. `""` always exists. */
  namespaceExists(name: string): boolean;
  /** Top-level types of exactly this namespace. */
  typesInNamespace(name: string): readonly NamedTypeSymbol[];
  /** The static classes of exactly this namespace that have an extension method of this name. */
  extensionContainers(namespace: string, method: string): readonly NamedTypeSymbol[];
}
