import type { DiagnosticSink } from "../../../diagnostics/diagnostic.js";
import type { GlobalUsing } from "../../project/project.js";
import type { UsingDirectiveSyntax } from "../../syntax/nodes.js";
import type { SourceFile } from "../../syntax/source-file.js";
import type { NameIndex } from "./name-index.js";
import type { NamespaceScope } from "./scope.js";
import type { SourceTypeSymbol } from "./source-symbols.js";
import type { NamedTypeSymbol, SpecialType } from "./symbols.js";

/** A `global using` with its file. */
export interface GlobalUsingDirective {
  readonly syntax: UsingDirectiveSyntax;
  readonly scope: NamespaceScope;
}

/** What the parts of binding need of the compilation they work for. */
export interface Program {
  readonly assemblyName: string;
  /** `model`: the declarations replace an assembly and are not the user's. */
  readonly origin: "source" | "model";
  readonly sink: DiagnosticSink;
  /** Whether files are in an enabled annotation context where no directive says otherwise. */
  readonly annotationsEnabled: boolean;
  readonly globalUsings: readonly GlobalUsing[];
  readonly globalUsingDirectives: () => readonly GlobalUsingDirective[];
  /** Of source and references together. */
  readonly names: () => NameIndex;
  readonly namespaceExists: (name: string) => boolean;
  /** Whether a namespace has another one of this simple name in it. */
  readonly hasNamespace: (namespace: string, name: string) => boolean;
  /**
   * The type of this name and arity in exactly this namespace, as seen from a file: a file-local one, one of source, or those of
   * the references. More than one: the name is ambiguous (CS0433).
   */
  readonly typesNamed: (
    namespace: string,
    name: string,
    arity: number,
    from: SourceFile | undefined,
  ) => readonly NamedTypeSymbol[];
  /** Whether the code of that assembly may name what is internal here. */
  readonly givesInternalsTo: (assemblyName: string) => boolean;
  /** Source first, then the references in order. */
  readonly resolve: (metadataName: string) => NamedTypeSymbol | undefined;
  /** Never fails: even a compilation without references has `int`. */
  readonly special: (type: SpecialType) => NamedTypeSymbol;
  /** A type of the core library that the language itself names; an empty placeholder if no reference has it. */
  readonly core: (metadataName: string) => NamedTypeSymbol;
  /** The class that top-level statements belong to: `Program`. */
  readonly topLevelType: () => SourceTypeSymbol | undefined;
  /** Top-level static classes with extension methods of this name in exactly this namespace. */
  readonly extensionContainers: (namespace: string, method: string) => readonly NamedTypeSymbol[];
  /** By the names of their properties. */
  readonly anonymousTypes: () => Map<string, NamedTypeSymbol>;
  /** Static classes declared in source in exactly this namespace. */
  readonly sourceStaticClasses: (namespace: string) => readonly SourceTypeSymbol[];
}
