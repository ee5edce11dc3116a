import { memo } from "../../../caching/memo.js";
import type { DiagnosticSink } from "../../../diagnostics/diagnostic.js";
import type { GlobalUsing } from "../../project/project.js";
import type { SourceFile } from "../../syntax/source-file.js";
import { allTypes, collectDeclarations, type SourceDeclarations } from "../declarations/declarations.js";
import { topLevelBody, topLevelType } from "../declarations/top-level.js";
import type { SourceBody } from "../symbols/bound-expression.js";
import { mergedNames, type NameIndex, NameTable } from "../symbols/name-index.js";
import type { Program } from "../symbols/program.js";
import { metadataNameOfSpecialType } from "../symbols/special-types.js";
import type { NamedTypeSymbol, SpecialType } from "../symbols/symbols.js";
import type { TypeProvider } from "../symbols/type-provider.js";
import { ExtensionIndex } from "./extension-index.js";
import { friendAssemblies } from "./friend-assemblies.js";
import { createNamespaces } from "./namespaces.js";
import { createTypeResolution } from "./type-resolution.js";

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

/** Reads the names that the files declare; everything else is bound on first use. */
export function createCompilation(input: CompilationInput, sink: DiagnosticSink): Compilation {
  const { assemblyName, files, references } = input;

  const { sourceTypesIn, providersOf, ...namespaces } = createNamespaces(assemblyName, references, () =>
    declarations(),
  );
  const { resolve, typeInSource, core } = createTypeResolution(references, () => declarations());
  const program: Program = {
    assemblyName,
    origin: input.origin ?? "source",
    sink,
    annotationsEnabled: input.nullable === "enable" || input.nullable === "annotations",
    globalUsings: input.globalUsings,
    globalUsingDirectives: () => declarations().globalUsings,
    names: () => allNames(),
    ...namespaces,
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
