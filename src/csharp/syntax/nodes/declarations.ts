import type { IdentifierToken, Lazy, ModifierToken, NodeOf } from "./base.js";
import type { ArgumentListSyntax, ExpressionSyntax, NameColonSyntax, NameEqualsSyntax } from "./expressions.js";
import type { BlockSyntax, EqualsValueClauseSyntax, StatementSyntax, VariableDeclarationSyntax } from "./statements.js";
import type { IdentifierNameSyntax, NameSyntax, TypeSyntax } from "./types.js";

export interface CompilationUnitSyntax extends NodeOf<"CompilationUnit"> {
  readonly externs: readonly ExternAliasDirectiveSyntax[];
  readonly usings: readonly UsingDirectiveSyntax[];
  /** `[assembly: …]` and `[module: …]` */
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly members: readonly MemberDeclarationSyntax[];
}

export interface ExternAliasDirectiveSyntax extends NodeOf<"ExternAliasDirective"> {
  readonly identifier: IdentifierToken;
}

export interface UsingDirectiveSyntax extends NodeOf<"UsingDirective"> {
  readonly isGlobal: boolean;
  readonly isStatic: boolean;
  readonly isUnsafe: boolean;
  readonly alias: NameEqualsSyntax | null;
  /** Deferred where it is a dotted name and nothing else: read it with `force`. */
  readonly namespaceOrType: Lazy<TypeSyntax>;
}

export interface NamespaceDeclarationSyntax extends NodeOf<"NamespaceDeclaration" | "FileScopedNamespaceDeclaration"> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
  readonly name: NameSyntax;
  readonly externs: readonly ExternAliasDirectiveSyntax[];
  readonly usings: readonly UsingDirectiveSyntax[];
  readonly members: readonly MemberDeclarationSyntax[];
}

/** A top-level statement. */
export interface GlobalStatementSyntax extends NodeOf<"GlobalStatement"> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
  readonly statement: StatementSyntax;
}

export interface AttributeListSyntax extends NodeOf<"AttributeList"> {
  readonly target: AttributeTargetSpecifierSyntax | null;
  readonly attributes: readonly AttributeSyntax[];
}

export interface AttributeTargetSpecifierSyntax extends NodeOf<"AttributeTargetSpecifier"> {
  readonly identifier: IdentifierToken;
}

export interface AttributeSyntax extends NodeOf<"Attribute"> {
  readonly name: NameSyntax;
  readonly argumentList: AttributeArgumentListSyntax | null;
}

export interface AttributeArgumentListSyntax extends NodeOf<"AttributeArgumentList"> {
  readonly arguments: readonly AttributeArgumentSyntax[];
}

export interface AttributeArgumentSyntax extends NodeOf<"AttributeArgument"> {
  readonly nameEquals: NameEqualsSyntax | null;
  readonly nameColon: NameColonSyntax | null;
  readonly expression: ExpressionSyntax;
}

interface MemberOf<Kind extends string> extends NodeOf<Kind> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
}

export type TypeDeclarationKind =
  | "ClassDeclaration"
  | "StructDeclaration"
  | "InterfaceDeclaration"
  | "RecordDeclaration"
  | "RecordStructDeclaration"
  | "UnionDeclaration";

export interface TypeDeclarationSyntax extends MemberOf<TypeDeclarationKind> {
  readonly identifier: IdentifierToken;
  readonly typeParameterList: TypeParameterListSyntax | null;
  /** The primary constructor; of a union its cases, which are types without names. */
  readonly parameterList: ParameterListSyntax | null;
  readonly baseList: BaseListSyntax | null;
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
  readonly members: readonly MemberDeclarationSyntax[];
}

/** `extension<T>(List<T> list) { … }` inside a static class. */
export interface ExtensionBlockDeclarationSyntax extends MemberOf<"ExtensionBlockDeclaration"> {
  readonly typeParameterList: TypeParameterListSyntax | null;
  readonly parameterList: ParameterListSyntax | null;
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
  readonly members: readonly MemberDeclarationSyntax[];
}

export interface EnumDeclarationSyntax extends MemberOf<"EnumDeclaration"> {
  readonly identifier: IdentifierToken;
  readonly baseList: BaseListSyntax | null;
  readonly members: readonly EnumMemberDeclarationSyntax[];
}

export interface EnumMemberDeclarationSyntax extends MemberOf<"EnumMemberDeclaration"> {
  readonly identifier: IdentifierToken;
  readonly equalsValue: EqualsValueClauseSyntax | null;
}

export interface DelegateDeclarationSyntax extends MemberOf<"DelegateDeclaration"> {
  readonly returnType: TypeSyntax;
  readonly identifier: IdentifierToken;
  readonly typeParameterList: TypeParameterListSyntax | null;
  readonly parameterList: ParameterListSyntax;
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
}

export interface BaseListSyntax extends NodeOf<"BaseList"> {
  readonly types: readonly BaseTypeSyntax[];
}

export interface SimpleBaseTypeSyntax extends NodeOf<"SimpleBaseType"> {
  readonly type: TypeSyntax;
}

export interface PrimaryConstructorBaseTypeSyntax extends NodeOf<"PrimaryConstructorBaseType"> {
  readonly type: TypeSyntax;
  readonly argumentList: ArgumentListSyntax;
}

export type BaseTypeSyntax = SimpleBaseTypeSyntax | PrimaryConstructorBaseTypeSyntax;

export interface TypeParameterListSyntax extends NodeOf<"TypeParameterList"> {
  readonly parameters: readonly TypeParameterSyntax[];
}

export interface TypeParameterSyntax extends NodeOf<"TypeParameter"> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly variance: "InKeyword" | "OutKeyword" | null;
  readonly identifier: IdentifierToken;
}

export interface TypeParameterConstraintClauseSyntax extends NodeOf<"TypeParameterConstraintClause"> {
  readonly name: IdentifierNameSyntax;
  readonly constraints: readonly TypeParameterConstraintSyntax[];
}

/** `class`, `class?`, `struct` */
export interface ClassOrStructConstraintSyntax extends NodeOf<"ClassConstraint" | "StructConstraint"> {
  readonly isNullable: boolean;
}

/** `new()` */
export interface ConstructorConstraintSyntax extends NodeOf<"ConstructorConstraint"> {}
/** `default` */
export interface DefaultConstraintSyntax extends NodeOf<"DefaultConstraint"> {}

/** Also `notnull` and `unmanaged`, which are names to the grammar. */
export interface TypeConstraintSyntax extends NodeOf<"TypeConstraint"> {
  readonly type: TypeSyntax;
}

export interface AllowsConstraintClauseSyntax extends NodeOf<"AllowsConstraintClause"> {
  readonly constraints: readonly RefStructConstraintSyntax[];
}

export interface RefStructConstraintSyntax extends NodeOf<"RefStructConstraint"> {}

export type TypeParameterConstraintSyntax =
  | ClassOrStructConstraintSyntax
  | ConstructorConstraintSyntax
  | DefaultConstraintSyntax
  | TypeConstraintSyntax
  | AllowsConstraintClauseSyntax;

export interface ParameterListSyntax extends NodeOf<"ParameterList"> {
  readonly parameters: readonly ParameterSyntax[];
}

export interface BracketedParameterListSyntax extends NodeOf<"BracketedParameterList"> {
  readonly parameters: readonly ParameterSyntax[];
}

/** `ref`, `out`, `in`, `ref readonly`, `params`, `this`, `scoped` in the order written. */
export type ParameterModifiers = readonly ModifierToken[];

export interface ParameterSyntax extends NodeOf<"Parameter"> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: ParameterModifiers;
  /** Null in lambdas that leave types out. */
  readonly type: TypeSyntax | null;
  /** Null only in an extension block's `extension(Type)`; `__arglist` is an identifier here. */
  readonly identifier: IdentifierToken | null;
  readonly default: EqualsValueClauseSyntax | null;
}

export interface FieldDeclarationSyntax extends MemberOf<"FieldDeclaration"> {
  readonly declaration: VariableDeclarationSyntax;
}

export interface EventFieldDeclarationSyntax extends MemberOf<"EventFieldDeclaration"> {
  readonly declaration: VariableDeclarationSyntax;
}

export interface MethodDeclarationSyntax extends MemberOf<"MethodDeclaration"> {
  readonly returnType: TypeSyntax;
  readonly explicitInterfaceSpecifier: ExplicitInterfaceSpecifierSyntax | null;
  readonly identifier: IdentifierToken;
  readonly typeParameterList: TypeParameterListSyntax | null;
  readonly parameterList: ParameterListSyntax;
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
  readonly body: Lazy<BlockSyntax> | null;
  readonly expressionBody: Lazy<ArrowExpressionClauseSyntax> | null;
}

export interface ExplicitInterfaceSpecifierSyntax extends NodeOf<"ExplicitInterfaceSpecifier"> {
  readonly name: NameSyntax;
}

export interface ArrowExpressionClauseSyntax extends NodeOf<"ArrowExpressionClause"> {
  readonly expression: ExpressionSyntax;
}

export interface ConstructorDeclarationSyntax extends MemberOf<"ConstructorDeclaration"> {
  readonly identifier: IdentifierToken;
  readonly parameterList: ParameterListSyntax;
  readonly initializer: ConstructorInitializerSyntax | null;
  readonly body: Lazy<BlockSyntax> | null;
  readonly expressionBody: Lazy<ArrowExpressionClauseSyntax> | null;
}

export interface ConstructorInitializerSyntax
  extends NodeOf<"BaseConstructorInitializer" | "ThisConstructorInitializer"> {
  readonly argumentList: ArgumentListSyntax;
}

export interface DestructorDeclarationSyntax extends MemberOf<"DestructorDeclaration"> {
  readonly identifier: IdentifierToken;
  readonly parameterList: ParameterListSyntax;
  readonly body: Lazy<BlockSyntax> | null;
  readonly expressionBody: Lazy<ArrowExpressionClauseSyntax> | null;
}

export interface OperatorDeclarationSyntax extends MemberOf<"OperatorDeclaration"> {
  readonly returnType: TypeSyntax;
  readonly explicitInterfaceSpecifier: ExplicitInterfaceSpecifierSyntax | null;
  readonly isChecked: boolean;
  /** As written: `+`, `==`, `true`, `>>>`, `+=`. */
  readonly operatorToken: NodeOf<"OperatorToken">;
  readonly parameterList: ParameterListSyntax;
  readonly body: Lazy<BlockSyntax> | null;
  readonly expressionBody: Lazy<ArrowExpressionClauseSyntax> | null;
}

export interface ConversionOperatorDeclarationSyntax extends MemberOf<"ConversionOperatorDeclaration"> {
  readonly isImplicit: boolean;
  readonly explicitInterfaceSpecifier: ExplicitInterfaceSpecifierSyntax | null;
  readonly isChecked: boolean;
  readonly type: TypeSyntax;
  readonly parameterList: ParameterListSyntax;
  readonly body: Lazy<BlockSyntax> | null;
  readonly expressionBody: Lazy<ArrowExpressionClauseSyntax> | null;
}

export interface PropertyDeclarationSyntax extends MemberOf<"PropertyDeclaration"> {
  readonly type: TypeSyntax;
  readonly explicitInterfaceSpecifier: ExplicitInterfaceSpecifierSyntax | null;
  readonly identifier: IdentifierToken;
  readonly accessorList: AccessorListSyntax | null;
  readonly expressionBody: Lazy<ArrowExpressionClauseSyntax> | null;
  readonly initializer: Lazy<EqualsValueClauseSyntax> | null;
}

export interface IndexerDeclarationSyntax extends MemberOf<"IndexerDeclaration"> {
  readonly type: TypeSyntax;
  readonly explicitInterfaceSpecifier: ExplicitInterfaceSpecifierSyntax | null;
  readonly parameterList: BracketedParameterListSyntax;
  readonly accessorList: AccessorListSyntax | null;
  readonly expressionBody: Lazy<ArrowExpressionClauseSyntax> | null;
}

/** An event with accessors; one without is an `EventFieldDeclaration`. */
export interface EventDeclarationSyntax extends MemberOf<"EventDeclaration"> {
  readonly type: TypeSyntax;
  readonly explicitInterfaceSpecifier: ExplicitInterfaceSpecifierSyntax | null;
  readonly identifier: IdentifierToken;
  readonly accessorList: AccessorListSyntax | null;
}

export interface AccessorListSyntax extends NodeOf<"AccessorList"> {
  readonly accessors: readonly AccessorDeclarationSyntax[];
}

export type AccessorDeclarationKind =
  | "GetAccessorDeclaration"
  | "SetAccessorDeclaration"
  | "InitAccessorDeclaration"
  | "AddAccessorDeclaration"
  | "RemoveAccessorDeclaration"
  | "UnknownAccessorDeclaration";

export interface AccessorDeclarationSyntax extends MemberOf<AccessorDeclarationKind> {
  readonly body: Lazy<BlockSyntax> | null;
  readonly expressionBody: Lazy<ArrowExpressionClauseSyntax> | null;
}

/** Attributes, modifiers or a type that no member follows: what remains of damaged code. */
export interface IncompleteMemberSyntax extends MemberOf<"IncompleteMember"> {
  readonly type: TypeSyntax | null;
}

export type BaseTypeDeclarationSyntax = TypeDeclarationSyntax | ExtensionBlockDeclarationSyntax | EnumDeclarationSyntax;

export type MemberDeclarationSyntax =
  | NamespaceDeclarationSyntax
  | GlobalStatementSyntax
  | BaseTypeDeclarationSyntax
  | EnumMemberDeclarationSyntax
  | DelegateDeclarationSyntax
  | FieldDeclarationSyntax
  | EventFieldDeclarationSyntax
  | MethodDeclarationSyntax
  | ConstructorDeclarationSyntax
  | DestructorDeclarationSyntax
  | OperatorDeclarationSyntax
  | ConversionOperatorDeclarationSyntax
  | PropertyDeclarationSyntax
  | IndexerDeclarationSyntax
  | EventDeclarationSyntax
  | IncompleteMemberSyntax;

export type DeclarationPartSyntax =
  | CompilationUnitSyntax
  | ExternAliasDirectiveSyntax
  | UsingDirectiveSyntax
  | AttributeListSyntax
  | AttributeTargetSpecifierSyntax
  | AttributeSyntax
  | AttributeArgumentListSyntax
  | AttributeArgumentSyntax
  | BaseListSyntax
  | BaseTypeSyntax
  | TypeParameterListSyntax
  | TypeParameterSyntax
  | TypeParameterConstraintClauseSyntax
  | TypeParameterConstraintSyntax
  | RefStructConstraintSyntax
  | ParameterListSyntax
  | BracketedParameterListSyntax
  | ParameterSyntax
  | ExplicitInterfaceSpecifierSyntax
  | ArrowExpressionClauseSyntax
  | ConstructorInitializerSyntax
  | AccessorListSyntax
  | AccessorDeclarationSyntax;
