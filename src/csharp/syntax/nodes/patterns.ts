import type { NodeOf } from "./base.js";
import type { ExpressionSyntax, NameColonSyntax, VariableDesignationSyntax } from "./expressions.js";
import type { TypeSyntax } from "./types.js";

export interface ConstantPatternSyntax extends NodeOf<"ConstantPattern"> {
  readonly expression: ExpressionSyntax;
}

export interface DeclarationPatternSyntax extends NodeOf<"DeclarationPattern"> {
  readonly type: TypeSyntax;
  readonly designation: VariableDesignationSyntax;
}

export interface VarPatternSyntax extends NodeOf<"VarPattern"> {
  readonly designation: VariableDesignationSyntax;
}

export interface DiscardPatternSyntax extends NodeOf<"DiscardPattern"> {}

export interface TypePatternSyntax extends NodeOf<"TypePattern"> {
  readonly type: TypeSyntax;
}

/** `T(a, b) { X: c } name`, every part optional. */
export interface RecursivePatternSyntax extends NodeOf<"RecursivePattern"> {
  readonly type: TypeSyntax | null;
  readonly positionalPatternClause: PositionalPatternClauseSyntax | null;
  readonly propertyPatternClause: PropertyPatternClauseSyntax | null;
  readonly designation: VariableDesignationSyntax | null;
}

export interface PositionalPatternClauseSyntax extends NodeOf<"PositionalPatternClause"> {
  readonly subpatterns: readonly SubpatternSyntax[];
}

export interface PropertyPatternClauseSyntax extends NodeOf<"PropertyPatternClause"> {
  readonly subpatterns: readonly SubpatternSyntax[];
}

export interface SubpatternSyntax extends NodeOf<"Subpattern"> {
  readonly expressionColon: NameColonSyntax | ExpressionColonSyntax | null;
  readonly pattern: PatternSyntax;
}

/** `A.B:` in a property pattern. */
export interface ExpressionColonSyntax extends NodeOf<"ExpressionColon"> {
  readonly expression: ExpressionSyntax;
}

export interface ParenthesizedPatternSyntax extends NodeOf<"ParenthesizedPattern"> {
  readonly pattern: PatternSyntax;
}

export type RelationalOperatorKind =
  | "LessThanToken"
  | "LessThanEqualsToken"
  | "GreaterThanToken"
  | "GreaterThanEqualsToken"
  | "EqualsEqualsToken"
  | "ExclamationEqualsToken";

export interface RelationalPatternSyntax extends NodeOf<"RelationalPattern"> {
  readonly operatorToken: RelationalOperatorKind;
  readonly expression: ExpressionSyntax;
}

export interface BinaryPatternSyntax extends NodeOf<"OrPattern" | "AndPattern"> {
  readonly left: PatternSyntax;
  readonly right: PatternSyntax;
}

export interface UnaryPatternSyntax extends NodeOf<"NotPattern"> {
  readonly pattern: PatternSyntax;
}

export interface ListPatternSyntax extends NodeOf<"ListPattern"> {
  readonly patterns: readonly PatternSyntax[];
  readonly designation: VariableDesignationSyntax | null;
}

export interface SlicePatternSyntax extends NodeOf<"SlicePattern"> {
  readonly pattern: PatternSyntax | null;
}

export interface WhenClauseSyntax extends NodeOf<"WhenClause"> {
  readonly condition: ExpressionSyntax;
}

export type PatternSyntax =
  | ConstantPatternSyntax
  | DeclarationPatternSyntax
  | VarPatternSyntax
  | DiscardPatternSyntax
  | TypePatternSyntax
  | RecursivePatternSyntax
  | ParenthesizedPatternSyntax
  | RelationalPatternSyntax
  | BinaryPatternSyntax
  | UnaryPatternSyntax
  | ListPatternSyntax
  | SlicePatternSyntax;

export type PatternPartSyntax =
  | PositionalPatternClauseSyntax
  | PropertyPatternClauseSyntax
  | SubpatternSyntax
  | ExpressionColonSyntax
  | WhenClauseSyntax;
