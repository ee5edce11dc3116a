import type { IdentifierToken, ModifierToken, NodeOf } from "./base.js";
import type { AttributeListSyntax, ParameterListSyntax, ParameterSyntax } from "./declarations.js";
import type { PatternSyntax, WhenClauseSyntax } from "./patterns.js";
import type { QueryExpressionSyntax } from "./queries.js";
import type { BlockSyntax } from "./statements.js";
import type { ArrayTypeSyntax, IdentifierNameSyntax, SimpleNameSyntax, TypeSyntax } from "./types.js";

export type BinaryExpressionKind =
  | "AddExpression"
  | "SubtractExpression"
  | "MultiplyExpression"
  | "DivideExpression"
  | "ModuloExpression"
  | "LeftShiftExpression"
  | "RightShiftExpression"
  | "UnsignedRightShiftExpression"
  | "LogicalOrExpression"
  | "LogicalAndExpression"
  | "BitwiseOrExpression"
  | "BitwiseAndExpression"
  | "ExclusiveOrExpression"
  | "EqualsExpression"
  | "NotEqualsExpression"
  | "LessThanExpression"
  | "LessThanOrEqualExpression"
  | "GreaterThanExpression"
  | "GreaterThanOrEqualExpression"
  | "IsExpression"
  | "AsExpression"
  | "CoalesceExpression";

/** Also `x is T` and `x as T`, whose right side is a type. */
export interface BinaryExpressionSyntax extends NodeOf<BinaryExpressionKind> {
  readonly left: ExpressionSyntax;
  readonly right: ExpressionSyntax;
}

export type AssignmentExpressionKind =
  | "SimpleAssignmentExpression"
  | "AddAssignmentExpression"
  | "SubtractAssignmentExpression"
  | "MultiplyAssignmentExpression"
  | "DivideAssignmentExpression"
  | "ModuloAssignmentExpression"
  | "AndAssignmentExpression"
  | "ExclusiveOrAssignmentExpression"
  | "OrAssignmentExpression"
  | "LeftShiftAssignmentExpression"
  | "RightShiftAssignmentExpression"
  | "UnsignedRightShiftAssignmentExpression"
  | "CoalesceAssignmentExpression";

export interface AssignmentExpressionSyntax extends NodeOf<AssignmentExpressionKind> {
  readonly left: ExpressionSyntax;
  readonly right: ExpressionSyntax;
}

export type PrefixUnaryExpressionKind =
  | "UnaryPlusExpression"
  | "UnaryMinusExpression"
  | "BitwiseNotExpression"
  | "LogicalNotExpression"
  | "PreIncrementExpression"
  | "PreDecrementExpression"
  | "AddressOfExpression"
  | "PointerIndirectionExpression"
  | "IndexExpression";

export interface PrefixUnaryExpressionSyntax extends NodeOf<PrefixUnaryExpressionKind> {
  readonly operand: ExpressionSyntax;
}

export interface PostfixUnaryExpressionSyntax
  extends NodeOf<"PostIncrementExpression" | "PostDecrementExpression" | "SuppressNullableWarningExpression"> {
  readonly operand: ExpressionSyntax;
}

export type LiteralExpressionKind =
  | "NumericLiteralExpression"
  | "StringLiteralExpression"
  | "Utf8StringLiteralExpression"
  | "CharacterLiteralExpression"
  | "TrueLiteralExpression"
  | "FalseLiteralExpression"
  | "NullLiteralExpression"
  | "DefaultLiteralExpression"
  | "ArgListExpression";

/** `literalValue(file, node)` gives the value. */
export interface LiteralExpressionSyntax extends NodeOf<LiteralExpressionKind> {}

export interface ThisExpressionSyntax extends NodeOf<"ThisExpression"> {}
export interface BaseExpressionSyntax extends NodeOf<"BaseExpression"> {}
/** `field` inside a property accessor. */
export interface FieldExpressionSyntax extends NodeOf<"FieldExpression"> {}

export interface ParenthesizedExpressionSyntax extends NodeOf<"ParenthesizedExpression"> {
  readonly expression: ExpressionSyntax;
}

export interface TupleExpressionSyntax extends NodeOf<"TupleExpression"> {
  readonly arguments: readonly ArgumentSyntax[];
}

export interface MemberAccessExpressionSyntax
  extends NodeOf<"SimpleMemberAccessExpression" | "PointerMemberAccessExpression"> {
  readonly expression: ExpressionSyntax;
  readonly name: SimpleNameSyntax;
}

/** `a?.b`: `whenNotNull` begins at the `.` or `[`, and holds a member or element binding at its left end. */
export interface ConditionalAccessExpressionSyntax extends NodeOf<"ConditionalAccessExpression"> {
  readonly expression: ExpressionSyntax;
  readonly whenNotNull: ExpressionSyntax;
}

export interface MemberBindingExpressionSyntax extends NodeOf<"MemberBindingExpression"> {
  readonly name: SimpleNameSyntax;
}

export interface ElementBindingExpressionSyntax extends NodeOf<"ElementBindingExpression"> {
  readonly argumentList: BracketedArgumentListSyntax;
}

export interface ElementAccessExpressionSyntax extends NodeOf<"ElementAccessExpression"> {
  readonly expression: ExpressionSyntax;
  readonly argumentList: BracketedArgumentListSyntax;
}

/** `[key] = value` in an object initializer. */
export interface ImplicitElementAccessSyntax extends NodeOf<"ImplicitElementAccess"> {
  readonly argumentList: BracketedArgumentListSyntax;
}

export interface InvocationExpressionSyntax extends NodeOf<"InvocationExpression"> {
  readonly expression: ExpressionSyntax;
  readonly argumentList: ArgumentListSyntax;
}

export interface ArgumentListSyntax extends NodeOf<"ArgumentList"> {
  readonly arguments: readonly ArgumentSyntax[];
}

export interface BracketedArgumentListSyntax extends NodeOf<"BracketedArgumentList"> {
  readonly arguments: readonly ArgumentSyntax[];
}

export interface ArgumentSyntax extends NodeOf<"Argument"> {
  readonly nameColon: NameColonSyntax | null;
  readonly refKindKeyword: "RefKeyword" | "OutKeyword" | "InKeyword" | null;
  readonly expression: ExpressionSyntax;
}

export interface NameColonSyntax extends NodeOf<"NameColon"> {
  readonly name: IdentifierNameSyntax;
}

export interface ConditionalExpressionSyntax extends NodeOf<"ConditionalExpression"> {
  readonly condition: ExpressionSyntax;
  readonly whenTrue: ExpressionSyntax;
  readonly whenFalse: ExpressionSyntax;
}

export interface CastExpressionSyntax extends NodeOf<"CastExpression"> {
  readonly type: TypeSyntax;
  readonly expression: ExpressionSyntax;
}

export interface AwaitExpressionSyntax extends NodeOf<"AwaitExpression"> {
  readonly expression: ExpressionSyntax;
}

export interface RefExpressionSyntax extends NodeOf<"RefExpression"> {
  readonly expression: ExpressionSyntax;
}

export interface ThrowExpressionSyntax extends NodeOf<"ThrowExpression"> {
  readonly expression: ExpressionSyntax;
}

export interface RangeExpressionSyntax extends NodeOf<"RangeExpression"> {
  readonly leftOperand: ExpressionSyntax | null;
  readonly rightOperand: ExpressionSyntax | null;
}

export interface TypeOfExpressionSyntax extends NodeOf<"TypeOfExpression"> {
  readonly type: TypeSyntax;
}

export interface SizeOfExpressionSyntax extends NodeOf<"SizeOfExpression"> {
  readonly type: TypeSyntax;
}

/** `default(T)`; the bare `default` is a literal. */
export interface DefaultExpressionSyntax extends NodeOf<"DefaultExpression"> {
  readonly type: TypeSyntax;
}

export interface CheckedExpressionSyntax extends NodeOf<"CheckedExpression" | "UncheckedExpression"> {
  readonly expression: ExpressionSyntax;
}

export interface MakeRefExpressionSyntax extends NodeOf<"MakeRefExpression"> {
  readonly expression: ExpressionSyntax;
}

export interface RefTypeExpressionSyntax extends NodeOf<"RefTypeExpression"> {
  readonly expression: ExpressionSyntax;
}

export interface RefValueExpressionSyntax extends NodeOf<"RefValueExpression"> {
  readonly expression: ExpressionSyntax;
  readonly type: TypeSyntax;
}

export interface ObjectCreationExpressionSyntax extends NodeOf<"ObjectCreationExpression"> {
  readonly type: TypeSyntax;
  readonly argumentList: ArgumentListSyntax | null;
  readonly initializer: InitializerExpressionSyntax | null;
}

export interface ImplicitObjectCreationExpressionSyntax extends NodeOf<"ImplicitObjectCreationExpression"> {
  readonly argumentList: ArgumentListSyntax;
  readonly initializer: InitializerExpressionSyntax | null;
}

export interface AnonymousObjectCreationExpressionSyntax extends NodeOf<"AnonymousObjectCreationExpression"> {
  readonly initializers: readonly AnonymousObjectMemberDeclaratorSyntax[];
}

export interface AnonymousObjectMemberDeclaratorSyntax extends NodeOf<"AnonymousObjectMemberDeclarator"> {
  readonly nameEquals: NameEqualsSyntax | null;
  readonly expression: ExpressionSyntax;
}

export interface NameEqualsSyntax extends NodeOf<"NameEquals"> {
  readonly name: IdentifierNameSyntax;
}

export interface ArrayCreationExpressionSyntax extends NodeOf<"ArrayCreationExpression"> {
  readonly type: ArrayTypeSyntax;
  readonly initializer: InitializerExpressionSyntax | null;
}

export interface ImplicitArrayCreationExpressionSyntax extends NodeOf<"ImplicitArrayCreationExpression"> {
  /** 1 for `new[]`, 2 for `new[,]`. */
  readonly rank: number;
  readonly initializer: InitializerExpressionSyntax;
}

export interface StackAllocArrayCreationExpressionSyntax extends NodeOf<"StackAllocArrayCreationExpression"> {
  readonly type: TypeSyntax;
  readonly initializer: InitializerExpressionSyntax | null;
}

export interface ImplicitStackAllocArrayCreationExpressionSyntax
  extends NodeOf<"ImplicitStackAllocArrayCreationExpression"> {
  readonly initializer: InitializerExpressionSyntax;
}

export interface OmittedArraySizeExpressionSyntax extends NodeOf<"OmittedArraySizeExpression"> {}

export interface InitializerExpressionSyntax
  extends NodeOf<
    | "ObjectInitializerExpression"
    | "CollectionInitializerExpression"
    | "ArrayInitializerExpression"
    | "ComplexElementInitializerExpression"
    | "WithInitializerExpression"
  > {
  readonly expressions: readonly ExpressionSyntax[];
}

export interface WithExpressionSyntax extends NodeOf<"WithExpression"> {
  readonly expression: ExpressionSyntax;
  readonly initializer: InitializerExpressionSyntax;
}

export interface CollectionExpressionSyntax extends NodeOf<"CollectionExpression"> {
  readonly elements: readonly CollectionElementSyntax[];
}

export interface ExpressionElementSyntax extends NodeOf<"ExpressionElement"> {
  readonly expression: ExpressionSyntax;
}

export interface SpreadElementSyntax extends NodeOf<"SpreadElement"> {
  readonly expression: ExpressionSyntax;
}

/** `[with(comparer), …]`: arguments for what creates the collection. */
export interface WithElementSyntax extends NodeOf<"WithElement"> {
  readonly argumentList: ArgumentListSyntax;
}

export type CollectionElementSyntax = ExpressionElementSyntax | SpreadElementSyntax | WithElementSyntax;

export interface AnonymousMethodExpressionSyntax extends NodeOf<"AnonymousMethodExpression"> {
  readonly modifiers: readonly ModifierToken[];
  readonly parameterList: ParameterListSyntax | null;
  readonly block: BlockSyntax;
}

export interface SimpleLambdaExpressionSyntax extends NodeOf<"SimpleLambdaExpression"> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
  readonly parameter: ParameterSyntax;
  readonly block: BlockSyntax | null;
  readonly expressionBody: ExpressionSyntax | null;
}

export interface ParenthesizedLambdaExpressionSyntax extends NodeOf<"ParenthesizedLambdaExpression"> {
  readonly attributeLists: readonly AttributeListSyntax[];
  readonly modifiers: readonly ModifierToken[];
  readonly returnType: TypeSyntax | null;
  readonly parameterList: ParameterListSyntax;
  readonly block: BlockSyntax | null;
  readonly expressionBody: ExpressionSyntax | null;
}

export type LambdaExpressionSyntax = SimpleLambdaExpressionSyntax | ParenthesizedLambdaExpressionSyntax;

/** `out var x`, `(var a, var b) = …` */
export interface DeclarationExpressionSyntax extends NodeOf<"DeclarationExpression"> {
  readonly type: TypeSyntax;
  readonly designation: VariableDesignationSyntax;
}

export interface SingleVariableDesignationSyntax extends NodeOf<"SingleVariableDesignation"> {
  readonly identifier: IdentifierToken;
}

export interface DiscardDesignationSyntax extends NodeOf<"DiscardDesignation"> {}

export interface ParenthesizedVariableDesignationSyntax extends NodeOf<"ParenthesizedVariableDesignation"> {
  readonly variables: readonly VariableDesignationSyntax[];
}

export type VariableDesignationSyntax =
  | SingleVariableDesignationSyntax
  | DiscardDesignationSyntax
  | ParenthesizedVariableDesignationSyntax;

export interface IsPatternExpressionSyntax extends NodeOf<"IsPatternExpression"> {
  readonly expression: ExpressionSyntax;
  readonly pattern: PatternSyntax;
}

export interface SwitchExpressionSyntax extends NodeOf<"SwitchExpression"> {
  readonly governingExpression: ExpressionSyntax;
  readonly arms: readonly SwitchExpressionArmSyntax[];
}

export interface SwitchExpressionArmSyntax extends NodeOf<"SwitchExpressionArm"> {
  readonly pattern: PatternSyntax;
  readonly whenClause: WhenClauseSyntax | null;
  readonly expression: ExpressionSyntax;
}

export interface InterpolatedStringExpressionSyntax extends NodeOf<"InterpolatedStringExpression"> {
  readonly contents: readonly InterpolatedStringContentSyntax[];
}

/** `interpolatedText(file, string, node)` decodes it. */
export interface InterpolatedStringTextSyntax extends NodeOf<"InterpolatedStringText"> {}

export interface InterpolationSyntax extends NodeOf<"Interpolation"> {
  readonly expression: ExpressionSyntax;
  readonly alignmentClause: InterpolationAlignmentClauseSyntax | null;
  readonly formatClause: InterpolationFormatClauseSyntax | null;
}

export interface InterpolationAlignmentClauseSyntax extends NodeOf<"InterpolationAlignmentClause"> {
  readonly value: ExpressionSyntax;
}

/** From the colon on. */
export interface InterpolationFormatClauseSyntax extends NodeOf<"InterpolationFormatClause"> {}

export type InterpolatedStringContentSyntax = InterpolatedStringTextSyntax | InterpolationSyntax;

export type ExpressionSyntax =
  | TypeSyntax
  | BinaryExpressionSyntax
  | AssignmentExpressionSyntax
  | PrefixUnaryExpressionSyntax
  | PostfixUnaryExpressionSyntax
  | LiteralExpressionSyntax
  | ThisExpressionSyntax
  | BaseExpressionSyntax
  | FieldExpressionSyntax
  | ParenthesizedExpressionSyntax
  | TupleExpressionSyntax
  | MemberAccessExpressionSyntax
  | ConditionalAccessExpressionSyntax
  | MemberBindingExpressionSyntax
  | ElementBindingExpressionSyntax
  | ElementAccessExpressionSyntax
  | ImplicitElementAccessSyntax
  | InvocationExpressionSyntax
  | ConditionalExpressionSyntax
  | CastExpressionSyntax
  | AwaitExpressionSyntax
  | RefExpressionSyntax
  | ThrowExpressionSyntax
  | RangeExpressionSyntax
  | TypeOfExpressionSyntax
  | SizeOfExpressionSyntax
  | DefaultExpressionSyntax
  | CheckedExpressionSyntax
  | MakeRefExpressionSyntax
  | RefTypeExpressionSyntax
  | RefValueExpressionSyntax
  | ObjectCreationExpressionSyntax
  | ImplicitObjectCreationExpressionSyntax
  | AnonymousObjectCreationExpressionSyntax
  | ArrayCreationExpressionSyntax
  | ImplicitArrayCreationExpressionSyntax
  | StackAllocArrayCreationExpressionSyntax
  | ImplicitStackAllocArrayCreationExpressionSyntax
  | OmittedArraySizeExpressionSyntax
  | InitializerExpressionSyntax
  | WithExpressionSyntax
  | CollectionExpressionSyntax
  | AnonymousMethodExpressionSyntax
  | SimpleLambdaExpressionSyntax
  | ParenthesizedLambdaExpressionSyntax
  | DeclarationExpressionSyntax
  | IsPatternExpressionSyntax
  | SwitchExpressionSyntax
  | InterpolatedStringExpressionSyntax
  | QueryExpressionSyntax;

/** The parts of expressions that are not expressions themselves. */
export type ExpressionPartSyntax =
  | ArgumentListSyntax
  | BracketedArgumentListSyntax
  | ArgumentSyntax
  | NameColonSyntax
  | NameEqualsSyntax
  | AnonymousObjectMemberDeclaratorSyntax
  | CollectionElementSyntax
  | VariableDesignationSyntax
  | SwitchExpressionArmSyntax
  | InterpolatedStringContentSyntax
  | InterpolationAlignmentClauseSyntax
  | InterpolationFormatClauseSyntax;
