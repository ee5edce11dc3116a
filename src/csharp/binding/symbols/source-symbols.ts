/**
 * Declarations as the rooms below `declarations` see them. Names are looked up in declared types and types are declared with
 * names: lookup knows these shapes only, so that it need not know how a declaration is bound.
 */

import type {
  DelegateDeclarationSyntax,
  EnumDeclarationSyntax,
  IdentifierToken,
  SyntaxNode,
  TypeDeclarationSyntax,
  TypeSyntax,
} from "../../syntax/nodes.js";
import type { SourceExpression } from "./bound-expression.js";
import type { FileContext, LocalScope, Scope } from "./scope.js";
import type {
  AnnotatedType,
  ErrorType,
  MemberSymbol,
  MethodSymbol,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
  TypeParameterSymbol,
} from "./symbols.js";

export type TypeSyntaxNode = TypeDeclarationSyntax | EnumDeclarationSyntax | DelegateDeclarationSyntax;

/** One of the declarations of a type. */
export interface SourceTypePart {
  readonly syntax: TypeSyntaxNode;
  readonly context: FileContext;
}

/** A type declared in source. */
export interface SourceTypeSymbol extends NamedTypeSymbol {
  readonly containingType: SourceTypeSymbol | undefined;
  readonly parts: readonly SourceTypePart[];
  readonly unboundBases: readonly ErrorType[];
  readonly nestedTypes: readonly SourceTypeSymbol[];
  /** Of a class, struct or record with a parameter list. */
  readonly primaryConstructorParameters: readonly ParameterSymbol[];
  readonly extensionMembers: readonly ExtensionMember[];
  membersNamed(name: string): readonly MemberSymbol[];
  nestedTypesNamed(name: string, arity: number): readonly SourceTypeSymbol[];
}

/** A property or a static method of an extension block (C# 14); its other methods are extension methods like any. */
export interface ExtensionMember {
  readonly member: PropertySymbol | MethodSymbol;
  readonly block: {
    readonly receiver: ParameterSymbol | undefined;
    readonly typeParameters: readonly TypeParameterSymbol[];
  };
}

/** A type of the compilation's own source, or of another one's. */
export function isSourceType(symbol: NamedTypeSymbol): symbol is SourceTypeSymbol {
  return "parts" in symbol;
}

export interface LocalVariable {
  readonly kind: "variable";
  readonly name: string;
  readonly identifier: IdentifierToken;
  readonly isConst: boolean;
  /** As written; null for range variables and `var (a, b)`. */
  readonly type: TypeSyntax | null;
  readonly initializer: SourceExpression | undefined;
  /** What a `foreach`, query or pattern takes its values from, for their types. `match`: what is not null of it. */
  readonly source:
    | { readonly kind: "element" | "match" | "present" | "same"; readonly expression: SourceExpression }
    | undefined;
  /** The type where it is neither written nor that of the initialiser or source: parts of a deconstruction, patterns, `out var`. */
  readonly inferred: (() => AnnotatedType | undefined) | undefined;
  readonly scope: LocalScope;
  /** Nothing outside this node can assign the variable. */
  readonly extent: SyntaxNode;
}

export interface LocalFunction {
  readonly kind: "function";
  readonly name: string;
  readonly method: LocalFunctionSymbol;
}

export interface LocalFunctionSymbol extends MethodSymbol {
  /** What the body sees: parameters, then what is around the function. */
  readonly bodyScope: Scope;
}

export type LocalTable = ReadonlyMap<string, LocalVariable | LocalFunction>;
