/**
 * The place of a piece of syntax: what is needed to bind the names in it. A chain from the innermost place
 * outward; opaque outside this folder.
 */

import type { SyntaxNode, UsingDirectiveSyntax } from "../../syntax/nodes.js";
import type { SourceFile } from "../../syntax/source-file.js";
import type { Program } from "./program.js";
import type { LocalTable, SourceTypeSymbol } from "./source-symbols.js";
import type { AnnotatedType, ParameterSymbol, TypeParameterSymbol } from "./symbols.js";

export type Scope = NamespaceScope | TypeParameterScope | TypeScope | ParameterScope | LocalScope;

/** A file as part of a program. */
export interface FileContext {
  readonly program: Program;
  readonly file: SourceFile;
}

/** A compilation unit (name `""`, no parent) or one `namespace A.B { … }`, whose usings belong to `A.B` alone. */
export interface NamespaceScope {
  readonly kind: "namespace";
  readonly context: FileContext;
  readonly parent: NamespaceScope | undefined;
  readonly name: string;
  readonly usings: readonly UsingDirectiveSyntax[];
  /** False while the usings of this very place are bound: they do not see one another (ECMA-334 §14.5). */
  readonly hasImports: boolean;
}

/** Type parameters of a type's header or of a generic method. */
export interface TypeParameterScope {
  readonly kind: "typeParameters";
  readonly context: FileContext;
  readonly parent: Scope;
  readonly parameters: readonly TypeParameterSymbol[];
  /** In overrides and explicit implementations, which repeat no constraints, a bare `T?` is `Nullable<T>`. */
  readonly bareNullableMeansValue?: boolean;
  readonly isConstrained?: (parameter: TypeParameterSymbol) => boolean;
}

/** Inside the braces of one part of a type. */
export interface TypeScope {
  readonly kind: "type";
  readonly context: FileContext;
  readonly parent: Scope;
  readonly type: SourceTypeSymbol;
}

/** Parameters of a method, lambda, indexer or, inside initialisers, of the primary constructor. */
export interface ParameterScope {
  readonly kind: "parameters";
  readonly context: FileContext;
  readonly parent: Scope;
  readonly parameters: () => readonly ParameterSymbol[];
  /** What a `return` inside gives back, where this is a function: `T` of an async `Task<T>`. */
  readonly returned?: () => AnnotatedType | undefined;
  /** What they are parameters of, where this is a function: everything that sees them is inside. */
  readonly body?: () => SyntaxNode | undefined;
}

/** A block or another place that declares local variables and functions. */
export interface LocalScope {
  readonly kind: "locals";
  readonly context: FileContext;
  readonly parent: Scope;
  readonly locals: () => LocalTable;
}

/** The type whose members are seen unqualified, if the scope is inside one. */
export function enclosingType(scope: Scope): SourceTypeSymbol | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) if (at.kind === "type") return at.type;
  return undefined;
}

export function namespaceScopeOf(scope: Scope): NamespaceScope {
  let at = scope;
  while (at.kind !== "namespace") at = at.parent;
  return at;
}
