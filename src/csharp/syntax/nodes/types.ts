import type { IdentifierToken, NodeOf } from "./base.js";
import type { AttributeListSyntax, ParameterModifiers } from "./declarations.js";
import type { ExpressionSyntax, OmittedArraySizeExpressionSyntax } from "./expressions.js";

export interface IdentifierNameSyntax extends NodeOf<"IdentifierName"> {}

export interface GenericNameSyntax extends NodeOf<"GenericName"> {
  readonly identifier: IdentifierToken;
  readonly typeArgumentList: TypeArgumentListSyntax;
}

export interface TypeArgumentListSyntax extends NodeOf<"TypeArgumentList"> {
  readonly arguments: readonly TypeSyntax[];
}

export interface QualifiedNameSyntax extends NodeOf<"QualifiedName"> {
  readonly left: NameSyntax;
  readonly right: SimpleNameSyntax;
}

/** `global::System`, `alias::Name` */
export interface AliasQualifiedNameSyntax extends NodeOf<"AliasQualifiedName"> {
  readonly alias: IdentifierNameSyntax;
  readonly name: SimpleNameSyntax;
}

export type PredefinedTypeKeyword =
  | "BoolKeyword"
  | "ByteKeyword"
  | "SByteKeyword"
  | "ShortKeyword"
  | "UShortKeyword"
  | "IntKeyword"
  | "UIntKeyword"
  | "LongKeyword"
  | "ULongKeyword"
  | "DoubleKeyword"
  | "FloatKeyword"
  | "DecimalKeyword"
  | "StringKeyword"
  | "CharKeyword"
  | "VoidKeyword"
  | "ObjectKeyword";

export interface PredefinedTypeSyntax extends NodeOf<"PredefinedType"> {
  readonly keyword: PredefinedTypeKeyword;
}

/** `int[][,]`: one node, one rank specifier for each pair of brackets, outermost first. */
export interface ArrayTypeSyntax extends NodeOf<"ArrayType"> {
  readonly elementType: TypeSyntax;
  readonly rankSpecifiers: readonly ArrayRankSpecifierSyntax[];
}

/** The rank is `sizes.length`. */
export interface ArrayRankSpecifierSyntax extends NodeOf<"ArrayRankSpecifier"> {
  readonly sizes: readonly (ExpressionSyntax | OmittedArraySizeExpressionSyntax)[];
}

export interface PointerTypeSyntax extends NodeOf<"PointerType"> {
  readonly elementType: TypeSyntax;
}

export interface NullableTypeSyntax extends NodeOf<"NullableType"> {
  readonly elementType: TypeSyntax;
}

export interface TupleTypeSyntax extends NodeOf<"TupleType"> {
  readonly elements: readonly TupleElementSyntax[];
}

export interface TupleElementSyntax extends NodeOf<"TupleElement"> {
  readonly type: TypeSyntax;
  readonly identifier: IdentifierToken | null;
}

/** The nothing between the commas of `List<>` and `Map<,>`. */
export interface OmittedTypeArgumentSyntax extends NodeOf<"OmittedTypeArgument"> {}

export interface RefTypeSyntax extends NodeOf<"RefType"> {
  readonly isReadOnly: boolean;
  readonly type: TypeSyntax;
}

export interface ScopedTypeSyntax extends NodeOf<"ScopedType"> {
  readonly type: TypeSyntax;
}

export interface FunctionPointerTypeSyntax extends NodeOf<"FunctionPointerType"> {
  readonly callingConvention: FunctionPointerCallingConventionSyntax | null;
  readonly parameterList: FunctionPointerParameterListSyntax;
}

export interface FunctionPointerCallingConventionSyntax extends NodeOf<"FunctionPointerCallingConvention"> {
  readonly isManaged: boolean;
  readonly unmanagedCallingConventionList: FunctionPointerUnmanagedCallingConventionListSyntax | null;
}

export interface FunctionPointerUnmanagedCallingConventionListSyntax
  extends NodeOf<"FunctionPointerUnmanagedCallingConventionList"> {
  readonly callingConventions: readonly FunctionPointerUnmanagedCallingConventionSyntax[];
}

export interface FunctionPointerUnmanagedCallingConventionSyntax
  extends NodeOf<"FunctionPointerUnmanagedCallingConvention"> {
  readonly identifier: IdentifierToken;
}

export interface FunctionPointerParameterListSyntax extends NodeOf<"FunctionPointerParameterList"> {
  /** The last one is the return type. */
  readonly parameters: readonly FunctionPointerParameterSyntax[];
}

export interface FunctionPointerParameterSyntax extends NodeOf<"FunctionPointerParameter"> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: ParameterModifiers;
  readonly type: TypeSyntax;
}

export type SimpleNameSyntax = IdentifierNameSyntax | GenericNameSyntax;
export type NameSyntax = SimpleNameSyntax | QualifiedNameSyntax | AliasQualifiedNameSyntax;

export type TypeSyntax =
  | NameSyntax
  | PredefinedTypeSyntax
  | ArrayTypeSyntax
  | PointerTypeSyntax
  | NullableTypeSyntax
  | TupleTypeSyntax
  | OmittedTypeArgumentSyntax
  | RefTypeSyntax
  | ScopedTypeSyntax
  | FunctionPointerTypeSyntax;

/** The parts of types that are not types themselves. */
export type TypePartSyntax =
  | TypeArgumentListSyntax
  | ArrayRankSpecifierSyntax
  | TupleElementSyntax
  | FunctionPointerCallingConventionSyntax
  | FunctionPointerUnmanagedCallingConventionListSyntax
  | FunctionPointerUnmanagedCallingConventionSyntax
  | FunctionPointerParameterListSyntax
  | FunctionPointerParameterSyntax;
