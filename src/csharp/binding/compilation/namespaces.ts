/** Types by namespace and name: the source first, then what is visible in the references. */
import type { SourceFile } from "../../syntax/source-file.js";
import type { SourceDeclarations } from "../declarations/declarations.js";
import type { SourceNamedType } from "../declarations/source-type.js";
import type { Program } from "../symbols/program.js";
import type { NamedTypeSymbol } from "../symbols/symbols.js";
import type { TypeProvider } from "../symbols/type-provider.js";
import { nameWithArity } from "../symbols/types.js";
import { type ReferencedTypes, referencedTypes } from "./referenced-types.js";

interface NamespaceView {
  readonly declared: ReadonlyMap<string, readonly SourceNamedType[]> | undefined;
  readonly types: Map<string, readonly NamedTypeSymbol[]>;
  readonly namespaces: Map<string, boolean>;
}

export interface Namespaces
  extends Pick<Program, "namespaceExists" | "hasNamespace" | "typesNamed">,
    Pick<ReferencedTypes, "extensionContainers"> {
  sourceTypesIn(namespace: string): readonly SourceNamedType[];
  sourceStaticClasses(namespace: string): readonly SourceNamedType[];
}

/** Each question is answered once: there are far more lookups than names. */
export function createNamespaces(
  assemblyName: string,
  references: readonly TypeProvider[],
  declarations: () => SourceDeclarations,
): Namespaces {
  const namespaceMemo = new Map<string, boolean>();
  const views = new Map<string, NamespaceView>();
  const referenced = referencedTypes(assemblyName, references);

  function namespaceExists(name: string): boolean {
    let exists = namespaceMemo.get(name);
    if (exists === undefined) {
      exists = declarations().namespaces.has(name) || referenced.namespaceExists(name);
      namespaceMemo.set(name, exists);
    }
    return exists;
  }

  function typesNamed(
    namespace: string,
    name: string,
    arity: number,
    from: SourceFile | undefined,
  ): readonly NamedTypeSymbol[] {
    const view = viewOf(namespace);
    const qualified = nameWithArity(name, arity);
    const cached = view.types.get(qualified);
    if (cached !== undefined) return cached;
    const declared = view.declared?.get(qualified);
    const isPlain = declared === undefined || declared.every((type) => !type.isFileLocal);
    const visible = isPlain ? declared?.[0] : visibleFrom(declared, from);
    const types = visible === undefined ? referenced.typesNamed(namespace, qualified) : [visible];
    // What a file-local name means depends on the file that uses it.
    if (isPlain) view.types.set(qualified, types);
    return types;
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

  return {
    namespaceExists,
    hasNamespace,
    typesNamed,
    ...sourceTypes(declarations),
    extensionContainers: referenced.extensionContainers,
  };
}

function sourceTypes(
  declarations: () => SourceDeclarations,
): Pick<Namespaces, "sourceTypesIn" | "sourceStaticClasses"> {
  const staticClasses = new Map<string, readonly SourceNamedType[]>();

  function sourceTypesIn(namespace: string): readonly SourceNamedType[] {
    const table = declarations().namespaces.get(namespace);
    return table === undefined ? [] : [...table.byName.values()].flat();
  }

  function sourceStaticClasses(namespace: string): readonly SourceNamedType[] {
    let cached = staticClasses.get(namespace);
    if (cached === undefined) {
      cached = sourceTypesIn(namespace).filter((type) => type.isStatic);
      staticClasses.set(namespace, cached);
    }
    return cached;
  }

  return { sourceTypesIn, sourceStaticClasses };
}

function visibleFrom(declared: readonly SourceNamedType[], from: SourceFile | undefined): SourceNamedType | undefined {
  const local = declared.find((type) => type.isFileLocal && type.parts[0]?.context.file === from);
  return local ?? declared.find((type) => !type.isFileLocal);
}
