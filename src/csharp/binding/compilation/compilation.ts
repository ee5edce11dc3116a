import { cachedBy } from "../../../caching/cache.js";
import { memo } from "../../../caching/memo.js";
import type { DiagnosticSink } from "../../../diagnostics/diagnostic.js";
import type { GlobalUsing } from "../../project/project.js";
import type { SourceFile } from "../../syntax/source-file.js";
import {
  allTypes,
  collectDeclarations,
  declarationsIn,
  type FileDeclarations,
  type SourceDeclarations,
} from "../declarations/declarations.js";
import { topLevelBody, topLevelType } from "../declarations/top-level.js";
import type { MemberBody } from "../symbols/bound-expression.js";
import { mergedNames, type NameIndex, NameTable } from "../symbols/name-index.js";
import type { Program } from "../symbols/program.js";
import { metadataNameOfSpecialType } from "../symbols/special-types.js";
import type { AttributeData, NamedTypeSymbol, SpecialType } from "../symbols/symbols.js";
import type { TypeProvider } from "../symbols/type-provider.js";
import { containersIn, ExtensionIndex } from "./extension-index.js";
import { attributesOfAssembly, friendAssemblies } from "./friend-assemblies.js";
import { createNamespaces, type Namespaces } from "./namespaces.js";
import { coreTypes, createTypeResolution, type MakeCore, type TypeResolution } from "./type-resolution.js";

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
  /** Implicit usings and `<Using>` items: those of the files are not among them. */
  readonly globalUsings: readonly GlobalUsing[];
  /** Whether nullable annotations count where no `#nullable` says otherwise. */
  readonly annotationsEnabled: boolean;
  /** All types declared in source, nested ones included, in declaration order. */
  readonly types: readonly NamedTypeSymbol[];
  /** The top-level statements of the program as a body, if there are any. */
  readonly topLevelStatements: MemberBody | undefined;
  /** `[assembly: …]`. */
  readonly assemblyAttributes: readonly AttributeData[];
  /** By metadata name: source first, then the references in order. */
  resolve(metadataName: string): NamedTypeSymbol | undefined;
  specialType(type: SpecialType): NamedTypeSymbol | undefined;
}

/** A compilation that outlives its files. */
export interface RenewableCompilation extends Compilation {
  /** What was asked by metadata name, by whatever file, and the files that were found to declare it. */
  readonly resolved: { readonly names: ReadonlySet<string>; readonly files: ReadonlySet<SourceFile> };
  /**
   * The same program with other files. The symbols of those that stay, stay too: the caller sees to it that they mean what they
   * meant (`src/csharp/reuse`).
   */
  renew(files: readonly SourceFile[], sink: DiagnosticSink): void;
}

/** Reads the names that the files declare; everything else is bound on first use. */
export function createCompilation(input: CompilationInput, sink: DiagnosticSink): RenewableCompilation {
  // No function below may refer to `input`: the compilation would keep its first files for as long as it lives.
  const { files: firstFiles, ...settings } = input;
  const { assemblyName } = settings;
  const declaredIn = cachedBy((file: SourceFile) => declarationsIn(file, program));
  const makeCore = coreTypes((metadataName) => program.core(metadataName));
  const start = (files: readonly SourceFile[], currentSink: DiagnosticSink): State =>
    createState({ files, ...settings }, currentSink, { declaredIn, makeCore });
  const program: Program = {
    assemblyName,
    origin: settings.origin ?? "source",
    sink: { report: (problem) => state.sink.report(problem) },
    annotationsEnabled: settings.nullable === "enable" || settings.nullable === "annotations",
    globalUsings: settings.globalUsings,
    globalUsingDirectives: () => state.declarations().globalUsings,
    names: () => state.allNames(),
    namespaceExists: (name) => state.namespaces.namespaceExists(name),
    hasNamespace: (namespace, name) => state.namespaces.hasNamespace(namespace, name),
    typesNamed: (namespace, name, arity, from) => state.namespaces.typesNamed(namespace, name, arity, from),
    givesInternalsTo: (name) => settings.internalsVisibleTo === "all" || state.friends().has(name.toLowerCase()),
    resolve: (metadataName) => state.resolution.resolve(metadataName),
    special: (type) => state.resolution.core(metadataNameOfSpecialType(type)),
    core: (metadataName) => state.resolution.core(metadataName),
    topLevelType: () => topLevelType(state.declarations()),
    extensionContainers: (namespace, method) => state.containers(namespace, method),
    anonymousTypes: () => state.anonymousTypes,
    sourceStaticClasses: (namespace) => state.namespaces.sourceStaticClasses(namespace),
  };
  let state = start(firstFiles, sink);
  return {
    assemblyName,
    globalUsings: program.globalUsings,
    annotationsEnabled: program.annotationsEnabled,
    get files() {
      return state.files;
    },
    get names() {
      return state.ownNames();
    },
    get types() {
      return state.types();
    },
    get topLevelStatements() {
      return state.statements();
    },
    get assemblyAttributes() {
      return state.attributes();
    },
    get resolved() {
      return state.resolution.resolved();
    },
    resolve: program.resolve,
    specialType: (type) => program.resolve(metadataNameOfSpecialType(type)),
    typeByMetadataName: (metadataName) => state.resolution.typeInSource(metadataName),
    namespaceExists: (name) => state.declarations().namespaces.has(name),
    typesInNamespace: (name) => state.namespaces.sourceTypesIn(name),
    extensionContainers: (namespace, method) => state.extensions.extensionContainers(namespace, method),
    renew(files, newSink) {
      state = start(files, newSink);
    },
  };
}

/** Everything that follows from all the files together: made anew whenever one of them is another. */
interface State {
  readonly files: readonly SourceFile[];
  readonly sink: DiagnosticSink;
  readonly declarations: () => SourceDeclarations;
  readonly namespaces: Namespaces;
  readonly resolution: TypeResolution;
  readonly attributes: () => readonly AttributeData[];
  readonly friends: () => ReadonlySet<string>;
  readonly ownNames: () => NameIndex;
  readonly allNames: () => NameIndex;
  readonly extensions: ExtensionIndex;
  /** Those of the references too. */
  readonly containers: ExtensionIndex["extensionContainers"];
  readonly types: () => readonly NamedTypeSymbol[];
  readonly statements: () => MemberBody | undefined;
  readonly anonymousTypes: Map<string, NamedTypeSymbol>;
}

function createState(
  { assemblyName, files, references, internalsVisibleTo }: CompilationInput,
  sink: DiagnosticSink,
  lasting: { readonly declaredIn: (file: SourceFile) => FileDeclarations; readonly makeCore: MakeCore },
): State {
  const declarations: () => SourceDeclarations = memo(
    () => collectDeclarations(files.map((file) => lasting.declaredIn(file))),
    () => ({ namespaces: new Map(), types: [], globalUsings: [], topLevel: [], roots: new Map() }),
  );
  const namespaces = createNamespaces(assemblyName, references, declarations);
  const ownNames = memo<NameIndex>(
    () => namesOf(declarations()),
    () => new NameTable(),
  );
  const extensions = new ExtensionIndex(namespaces.sourceTypesIn);
  const attributes = memo<readonly AttributeData[]>(
    () => attributesOfAssembly(declarations()),
    () => [],
  );
  return {
    files,
    sink,
    declarations,
    namespaces,
    resolution: createTypeResolution(references, declarations, lasting.makeCore),
    attributes,
    friends: memo(
      () => friendAssemblies(internalsVisibleTo === "all" ? [] : (internalsVisibleTo ?? []), attributes()),
      () => new Set<string>(),
    ),
    ownNames,
    allNames: memo<NameIndex>(
      () => mergedNames([ownNames(), ...references.map((provider) => provider.names)]),
      () => new NameTable(),
    ),
    extensions,
    containers: containersIn([extensions, namespaces]),
    types: memo<readonly NamedTypeSymbol[]>(
      () => allTypes(declarations().types),
      () => [],
    ),
    statements: memo(
      () => topLevelBody(declarations()),
      () => undefined,
    ),
    anonymousTypes: new Map(),
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
