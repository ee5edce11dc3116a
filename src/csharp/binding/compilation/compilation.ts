import { memo } from "../../../caching/memo.js";
import type { DiagnosticSink } from "../../../diagnostics/diagnostic.js";
import type { GlobalUsing } from "../../project/project.js";
import type { SourceFile } from "../../syntax/source-file.js";
import { allTypes, collectDeclarations, type SourceDeclarations } from "../declarations/declarations.js";
import { SourceNamedType } from "../declarations/source-type.js";
import { topLevelBody, topLevelType } from "../declarations/top-level.js";
import type { SourceBody } from "../symbols/bound-expression.js";
import { mergedNames, type NameIndex, NameTable } from "../symbols/name-index.js";
import type { Program } from "../symbols/program.js";
import { metadataNameOfSpecialType } from "../symbols/special-types.js";
import type { NamedTypeSymbol, SpecialType } from "../symbols/symbols.js";
import type { TypeProvider } from "../symbols/type-provider.js";
import { nameWithArity } from "../symbols/types.js";
import { makeCoreType } from "../types/core-types.js";
import { ExtensionIndex } from "./extension-index.js";
import { friendAssemblies } from "./friend-assemblies.js";

export interface CompilationInput {
  readonly assemblyName: string;
  readonly files: readonly SourceFile[];
  readonly nullable: "enable" | "disable" | "annotations" | "warnings";
  /** Implicit usings and `<Using>` items. */
  readonly globalUsings: readonly GlobalUsing[];
  /** Assemblies, the built-in model, and the compilations of referenced projects. The first that knows a type wins. */
  readonly references: readonly TypeProvider[];
  /** Assemblies named in the project, besides the attributes in source; `all` where the project could not be read to its end. */
  readonly internalsVisibleTo?: readonly string[] | "all";
  /** `model` for declarations that replace an assembly; `source` by default. */
  readonly origin?: "source" | "model";
}

export interface Compilation extends TypeProvider {
  readonly files: readonly SourceFile[];
  /** Whether nullable annotations count where no `#nullable` says otherwise. */
  readonly annotationsEnabled: boolean;
  /** All types declared in source, nested ones included, in declaration order. */
  readonly types: readonly NamedTypeSymbol[];
  /** The top-level statements of the program as a body, if there are any. */
  readonly topLevelStatements: SourceBody | undefined;
  /** By metadata name: source first, then the references in order. */
  resolve(metadataName: string): NamedTypeSymbol | undefined;
  specialType(type: SpecialType): NamedTypeSymbol | undefined;
}

interface NamespaceView {
  readonly declared: ReadonlyMap<string, readonly SourceNamedType[]> | undefined;
  readonly types: Map<string, readonly NamedTypeSymbol[]>;
  readonly namespaces: Map<string, boolean>;
}

/** Reads the names that the files declare; everything else is bound on first use. */
export function createCompilation(input: CompilationInput, sink: DiagnosticSink): Compilation {
  const { assemblyName, files, references } = input;
  const namespaceMemo = new Map<string, boolean>();
  const views = new Map<string, NamespaceView>();
  const resolveMemo = new Map<string, NamedTypeSymbol | undefined>();
  const coreMemo = new Map<string, NamedTypeSymbol>();
  const providersMemo = new Map<string, readonly TypeProvider[]>();

  const program: Program = {
    assemblyName,
    origin: input.origin ?? "source",
    sink,
    annotationsEnabled: input.nullable === "enable" || input.nullable === "annotations",
    globalUsings: input.globalUsings,
    globalUsingDirectives: () => declarations().globalUsings,
    names: () => allNames(),
    namespaceExists,
    hasNamespace,
    typesNamed,
    givesInternalsTo: (name) => input.internalsVisibleTo === "all" || friends().has(name.toLowerCase()),
    resolve,
    special: (type) => core(metadataNameOfSpecialType(type)),
    core,
    topLevelType: () => topLevelType(declarations()),
    extensionContainers: (namespace, method) => extensions.containers(namespace, method),
    sourceStaticClasses: (namespace) => sourceTypesIn(namespace).filter((type) => type.isStatic),
  };
  const declarations: () => SourceDeclarations = memo(
    () => collectDeclarations(files.map((file) => ({ program, file }))),
    () => ({ namespaces: new Map(), types: [], globalUsings: [], topLevel: [], roots: new Map() }),
  );
  const friends = memo(
    () => friendAssemblies(input.internalsVisibleTo === "all" ? [] : (input.internalsVisibleTo ?? []), declarations()),
    () => new Set<string>(),
  );
  const ownNames = memo<NameIndex>(
    () => namesOf(declarations()),
    () => new NameTable(),
  );
  const allNames = memo<NameIndex>(
    () => mergedNames([ownNames(), ...references.map((provider) => provider.names)]),
    () => new NameTable(),
  );
  const extensions = new ExtensionIndex((namespace) => [
    ...sourceTypesIn(namespace),
    ...providersOf(namespace).flatMap((provider) => provider.typesInNamespace(namespace)),
  ]);

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

  function resolve(metadataName: string): NamedTypeSymbol | undefined {
    if (!resolveMemo.has(metadataName)) {
      resolveMemo.set(metadataName, typeInSource(metadataName) ?? typeInReferences(metadataName));
    }
    return resolveMemo.get(metadataName);
  }

  function typeInReferences(metadataName: string): NamedTypeSymbol | undefined {
    for (const provider of references) {
      const type = provider.typeByMetadataName(metadataName);
      if (type !== undefined) return type;
    }
    return undefined;
  }

  function typeInSource(metadataName: string): SourceNamedType | undefined {
    const [outermost = "", ...nested] = metadataName.split("+");
    const dot = outermost.lastIndexOf(".");
    const table = declarations().namespaces.get(outermost.slice(0, Math.max(dot, 0)));
    let type = table?.byName.get(outermost.slice(dot + 1))?.[0];
    for (const name of nested) {
      const [simple = "", arity = "0"] = name.split("`");
      type = type?.nestedTypesNamed(simple, Number(arity))[0];
    }
    return type;
  }

  function core(metadataName: string): NamedTypeSymbol {
    let type = coreMemo.get(metadataName);
    if (type === undefined) {
      type = resolve(metadataName) ?? makeCoreType(metadataName, core);
      coreMemo.set(metadataName, type);
    }
    return type;
  }

  const types = memo<readonly NamedTypeSymbol[]>(
    () => [...allTypes(declarations().types)],
    () => [],
  );
  const statements = memo(
    () => topLevelBody(declarations()),
    () => undefined,
  );

  return {
    assemblyName,
    annotationsEnabled: program.annotationsEnabled,
    files,
    get names() {
      return ownNames();
    },
    get types() {
      return types();
    },
    get topLevelStatements() {
      return statements();
    },
    resolve,
    specialType: (type) => resolve(metadataNameOfSpecialType(type)),
    typeByMetadataName: typeInSource,
    namespaceExists: (name) => declarations().namespaces.has(name),
    typesInNamespace: sourceTypesIn,
  };
}

function namesOf(declarations: SourceDeclarations): NameIndex {
  const names = new NameTable();
  for (const [namespace, { byName }] of declarations.namespaces) {
    names.addNamespace(namespace);
    for (const typeName of byName.keys()) names.addType(namespace, typeName);
  }
  return names;
}

/** One for each assembly that declares it. The built-in model only replaces types that are missing. */
function distinctTypes(types: readonly NamedTypeSymbol[]): readonly NamedTypeSymbol[] {
  const real = types.filter(({ origin }) => origin !== "model");
  if (real.length === 0) return types.slice(0, 1);
  return real.filter((type, at) => real.findIndex(({ assembly }) => assembly === type.assembly) === at);
}
