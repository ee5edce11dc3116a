/** Types by namespace and name: the source first, then what is visible in the references. */
import type { SourceFile } from "../../syntax/source-file.js";
import type { SourceDeclarations } from "../declarations/declarations.js";
import { SourceNamedType } from "../declarations/source-type.js";
import type { Program } from "../symbols/program.js";
import type { NamedTypeSymbol } from "../symbols/symbols.js";
import type { TypeProvider } from "../symbols/type-provider.js";
import { nameWithArity } from "../symbols/types.js";

interface NamespaceView {
  readonly declared: ReadonlyMap<string, readonly SourceNamedType[]> | undefined;
  readonly types: Map<string, readonly NamedTypeSymbol[]>;
  readonly namespaces: Map<string, boolean>;
}

export interface Namespaces extends Pick<Program, "namespaceExists" | "hasNamespace" | "typesNamed"> {
  sourceTypesIn(namespace: string): readonly SourceNamedType[];
  /** Those of the references that know the namespace. */
  providersOf(namespace: string): readonly TypeProvider[];
}

/** Each question is answered once: there are far more lookups than names. */
export function createNamespaces(
  assemblyName: string,
  references: readonly TypeProvider[],
  declarations: () => SourceDeclarations,
): Namespaces {
  const namespaceMemo = new Map<string, boolean>();
  const views = new Map<string, NamespaceView>();
  const providersMemo = new Map<string, readonly TypeProvider[]>();

  function namespaceExists(name: string): boolean {
    let exists = namespaceMemo.get(name);
    if (exists === undefined) {
      exists = declarations().namespaces.has(name) || references.some((provider) => provider.namespaceExists(name));
      namespaceMemo.set(name, exists);
    }
    return exists;
  }

  function providersOf(namespace: string): readonly TypeProvider[] {
    let providers = providersMemo.get(namespace);
    if (providers === undefined) {
      providers = references.filter((provider) => provider.namespaceExists(namespace));
      providersMemo.set(namespace, providers);
    }
    return providers;
  }

  function sourceTypesIn(namespace: string): readonly SourceNamedType[] {
    const table = declarations().namespaces.get(namespace);
    return table === undefined ? [] : [...table.byName.values()].flat();
  }

  function typesNamed(
    namespace: string,
    name: string,
    arity: number,
    from: SourceFile | undefined,
  ): readonly NamedTypeSymbol[] {
    const view = viewOf(namespace);
    const own = nameWithArity(name, arity);
    const found = view.types.get(own);
    if (found !== undefined) return found;
    const declared = view.declared?.get(own);
    const isPlain = declared === undefined || declared.every((type) => !type.isFileLocal);
    const types = isPlain
      ? (declared?.slice(0, 1) ?? typesInReferences(namespace, own))
      : visibleFrom(declared, from, namespace, own);
    // What a file-local name means depends on the file that uses it.
    if (isPlain) view.types.set(own, types);
    return types;
  }

  function visibleFrom(
    declared: readonly SourceNamedType[],
    from: SourceFile | undefined,
    namespace: string,
    own: string,
  ): readonly NamedTypeSymbol[] {
    const local = declared.filter((type) => type.isFileLocal && type.parts[0]?.context.file === from);
    const shared = local.length > 0 ? local : declared.filter((type) => !type.isFileLocal);
    return shared.length > 0 ? shared.slice(0, 1) : typesInReferences(namespace, own);
  }

  function typesInReferences(namespace: string, own: string): readonly NamedTypeSymbol[] {
    const key = namespace === "" ? own : `${namespace}.${own}`;
    const visible = providersOf(namespace)
      .flatMap((provider) => provider.typesByMetadataName?.(key) ?? provider.typeByMetadataName(key) ?? [])
      .filter(isVisible);
    return visible.length > 1 ? distinctTypes(visible) : visible;
  }

  /** There are far more lookups than names, so each namespace keeps its results by simple name. */
  function viewOf(namespace: string): NamespaceView {
    let view = views.get(namespace);
    if (view === undefined) {
      view = {
        declared: declarations().namespaces.get(namespace)?.byName,
        types: new Map(),
        namespaces: new Map(),
      };
      views.set(namespace, view);
    }
    return view;
  }

  function hasNamespace(namespace: string, name: string): boolean {
    const { namespaces } = viewOf(namespace);
    let exists = namespaces.get(name);
    if (exists === undefined) {
      exists = namespaceExists(namespace === "" ? name : `${namespace}.${name}`);
      namespaces.set(name, exists);
    }
    return exists;
  }

  function isVisible(type: NamedTypeSymbol | undefined): type is NamedTypeSymbol {
    if (type === undefined || type.accessibility === "public") return type !== undefined;
    return type instanceof SourceNamedType && type.parts[0]?.context.program.givesInternalsTo(assemblyName) === true;
  }

  return { namespaceExists, hasNamespace, typesNamed, sourceTypesIn, providersOf };
}

/** One for each assembly that declares it. The built-in model only replaces types that are missing. */
function distinctTypes(types: readonly NamedTypeSymbol[]): readonly NamedTypeSymbol[] {
  const real = types.filter(({ origin }) => origin !== "model");
  if (real.length === 0) return types.slice(0, 1);
  return real.filter((type, at) => real.findIndex(({ assembly }) => assembly === type.assembly) === at);
}
