/** Types of the references by namespace and name: those that this assembly may use. */
import { SourceNamedType } from "../declarations/source-type.js";
import type { NamedTypeSymbol } from "../symbols/symbols.js";
import type { TypeProvider } from "../symbols/type-provider.js";

export interface ReferencedTypes {
  namespaceExists(namespace: string): boolean;
  /** The static classes of a namespace that have extension methods of a name. */
  extensionContainers(namespace: string, method: string): readonly NamedTypeSymbol[];
  /** `name` has its arity behind it. */
  typesNamed(namespace: string, name: string): readonly NamedTypeSymbol[];
}

export function referencedTypes(assemblyName: string, references: readonly TypeProvider[]): ReferencedTypes {
  const providersMemo = new Map<string, readonly TypeProvider[]>();

  function providersOf(namespace: string): readonly TypeProvider[] {
    let providers = providersMemo.get(namespace);
    if (providers === undefined) {
      providers = references.filter((provider) => provider.namespaceExists(namespace));
      providersMemo.set(namespace, providers);
    }
    return providers;
  }

  function typesNamed(namespace: string, name: string): readonly NamedTypeSymbol[] {
    const key = namespace === "" ? name : `${namespace}.${name}`;
    const visible = providersOf(namespace)
      .flatMap((provider) => provider.typesByMetadataName?.(key) ?? provider.typeByMetadataName(key) ?? [])
      .filter(isVisible);
    return visible.length > 1 ? distinctTypes(visible) : visible;
  }

  function isVisible(type: NamedTypeSymbol | undefined): type is NamedTypeSymbol {
    if (type === undefined || type.accessibility === "public") return type !== undefined;
    return type instanceof SourceNamedType && type.parts[0]?.context.program.givesInternalsTo(assemblyName) === true;
  }

  return {
    namespaceExists: (namespace) => references.some((provider) => provider.namespaceExists(namespace)),
    extensionContainers: (namespace, method) =>
      providersOf(namespace)
        .flatMap((provider) => provider.extensionContainers(namespace, method))
        .filter(isVisible),
    typesNamed,
  };
}

/** One for each assembly that declares it. The built-in model only replaces types that are missing. */
function distinctTypes(types: readonly NamedTypeSymbol[]): readonly NamedTypeSymbol[] {
  const real = types.filter(({ origin }) => origin !== "model");
  if (real.length === 0) return types.slice(0, 1);
  return real.filter((type, at) => real.findIndex(({ assembly }) => assembly === type.assembly) === at);
}
