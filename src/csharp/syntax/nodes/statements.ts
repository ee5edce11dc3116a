import type { IdentifierToken, Lazy, ModifierToken, NodeOf } from "./base.js";
import type {
  ArrowExpressionClauseSyntax,
  AttributeListSyntax,
  ParameterListSyntax,
  TypeParameterConstraintClauseSyntax,
  TypeParameterListSyntax,
} from "./declarations.js";
import type { BracketedArgumentListSyntax, ExpressionSyntax } from "./expressions.js";
import type { PatternSyntax, WhenClauseSyntax } from "./patterns.js";
import type { IdentifierNameSyntax, TypeSyntax } from "./types.js";

interface StatementOf<Kind extends string> extends NodeOf<Kind> {
  readonly attributeLists: readonly AttributeListSyntax[];
}

export interface BlockSyntax extends StatementOf<"Block"> {
  /** False: no variable and no function is declared in it, however deep. */
  readonly mayDeclare: boolean;
  readonly statements: readonly StatementSyntax[];
}

export interface LocalDeclarationStatementSyntax extends StatementOf<"LocalDeclarationStatement"> {
  readonly isAwait: boolean;
  readonly isUsing: boolean;
  readonly modifiers: readonly ModifierToken[];
  readonly declaration: VariableDeclarationSyntax;
}

export interface VariableDeclarationSyntax extends NodeOf<"VariableDeclaration"> {
  readonly type: TypeSyntax;
  readonly variables: readonly VariableDeclaratorSyntax[];
}

export interface VariableDeclaratorSyntax extends NodeOf<"VariableDeclarator"> {
  readonly identifier: IdentifierToken;
  /** The length of a `fixed` buffer. */
  readonly argumentList: BracketedArgumentListSyntax | null;
  /** Deferred only for fields: read it with `initializerOf`. */
  readonly initializer: Lazy<EqualsValueClauseSyntax> | null;
}

export interface EqualsValueClauseSyntax extends NodeOf<"EqualsValueClause"> {
  readonly value: ExpressionSyntax;
}

export interface LocalFunctionStatementSyntax extends StatementOf<"LocalFunctionStatement"> {
  readonly modifiers: readonly ModifierToken[];
  readonly returnType: TypeSyntax;
  readonly identifier: IdentifierToken;
  readonly typeParameterList: TypeParameterListSyntax | null;
  readonly parameterList: ParameterListSyntax;
  readonly constraintClauses: readonly TypeParameterConstraintClauseSyntax[];
  readonly body: BlockSyntax | null;
  readonly expressionBody: ArrowExpressionClauseSyntax | null;
}

export interface ExpressionStatementSyntax extends StatementOf<"ExpressionStatement"> {
  readonly expression: ExpressionSyntax;
}

export interface EmptyStatementSyntax extends StatementOf<"EmptyStatement"> {}

export interface LabeledStatementSyntax extends StatementOf<"LabeledStatement"> {
  readonly identifier: IdentifierToken;
  readonly statement: StatementSyntax;
}

export interface GotoStatementSyntax
  extends StatementOf<"GotoStatement" | "GotoCaseStatement" | "GotoDefaultStatement"> {
  /** The label, or the value of `goto case`; null for `goto default`. */
  readonly expression: ExpressionSyntax | null;
}

export interface BreakStatementSyntax extends StatementOf<"BreakStatement"> {
  /** The label of the loop or switch that is left; null for the innermost. */
  readonly name: IdentifierNameSyntax | null;
}

export interface ContinueStatementSyntax extends StatementOf<"ContinueStatement"> {
  readonly name: IdentifierNameSyntax | null;
}

export interface ReturnStatementSyntax extends StatementOf<"ReturnStatement"> {
  readonly expression: ExpressionSyntax | null;
}

export interface YieldStatementSyntax extends StatementOf<"YieldReturnStatement" | "YieldBreakStatement"> {
  readonly expression: ExpressionSyntax | null;
}

export interface ThrowStatementSyntax extends StatementOf<"ThrowStatement"> {
  readonly expression: ExpressionSyntax | null;
}

export interface WhileStatementSyntax extends StatementOf<"WhileStatement"> {
  readonly condition: ExpressionSyntax;
  readonly statement: StatementSyntax;
}

export interface DoStatementSyntax extends StatementOf<"DoStatement"> {
  readonly statement: StatementSyntax;
  readonly condition: ExpressionSyntax;
}

export interface ForStatementSyntax extends StatementOf<"ForStatement"> {
  readonly declaration: VariableDeclarationSyntax | null;
  readonly initializers: readonly ExpressionSyntax[];
  readonly condition: ExpressionSyntax | null;
  readonly incrementors: readonly ExpressionSyntax[];
  readonly statement: StatementSyntax;
}

export interface ForEachStatementSyntax extends StatementOf<"ForEachStatement"> {
  readonly isAwait: boolean;
  readonly type: TypeSyntax;
  readonly identifier: IdentifierToken;
  readonly expression: ExpressionSyntax;
  readonly statement: StatementSyntax;
}

/** `foreach (var (a, b) in list)` */
export interface ForEachVariableStatementSyntax extends StatementOf<"ForEachVariableStatement"> {
  readonly isAwait: boolean;
  readonly variable: ExpressionSyntax;
  readonly expression: ExpressionSyntax;
  readonly statement: StatementSyntax;
}

export interface UsingStatementSyntax extends StatementOf<"UsingStatement"> {
  readonly isAwait: boolean;
  readonly declaration: VariableDeclarationSyntax | null;
  readonly expression: ExpressionSyntax | null;
  readonly statement: StatementSyntax;
}

export interface FixedStatementSyntax extends StatementOf<"FixedStatement"> {
  readonly declaration: VariableDeclarationSyntax;
  readonly statement: StatementSyntax;
}

export interface CheckedStatementSyntax extends StatementOf<"CheckedStatement" | "UncheckedStatement"> {
  readonly block: BlockSyntax;
}

export interface UnsafeStatementSyntax extends StatementOf<"UnsafeStatement"> {
  readonly block: BlockSyntax;
}

export interface LockStatementSyntax extends StatementOf<"LockStatement"> {
  readonly expression: ExpressionSyntax;
  readonly statement: StatementSyntax;
}

export interface IfStatementSyntax extends StatementOf<"IfStatement"> {
  readonly condition: ExpressionSyntax;
  readonly statement: StatementSyntax;
  readonly else: ElseClauseSyntax | null;
}

export interface ElseClauseSyntax extends NodeOf<"ElseClause"> {
  readonly statement: StatementSyntax;
}

export interface SwitchStatementSyntax extends StatementOf<"SwitchStatement"> {
  readonly expression: ExpressionSyntax;
  readonly sections: readonly SwitchSectionSyntax[];
}

export interface SwitchSectionSyntax extends NodeOf<"SwitchSection"> {
  readonly labels: readonly SwitchLabelSyntax[];
  readonly statements: readonly StatementSyntax[];
}

export interface CaseSwitchLabelSyntax extends NodeOf<"CaseSwitchLabel"> {
  readonly value: ExpressionSyntax;
}

export interface CasePatternSwitchLabelSyntax extends NodeOf<"CasePatternSwitchLabel"> {
  readonly pattern: PatternSyntax;
  readonly whenClause: WhenClauseSyntax | null;
}

export interface DefaultSwitchLabelSyntax extends NodeOf<"DefaultSwitchLabel"> {}

export type SwitchLabelSyntax = CaseSwitchLabelSyntax | CasePatternSwitchLabelSyntax | DefaultSwitchLabelSyntax;

export interface TryStatementSyntax extends StatementOf<"TryStatement"> {
  readonly block: BlockSyntax;
  readonly catches: readonly CatchClauseSyntax[];
  readonly finally: FinallyClauseSyntax | null;
}

export interface CatchClauseSyntax extends NodeOf<"CatchClause"> {
  readonly declaration: CatchDeclarationSyntax | null;
  readonly filter: CatchFilterClauseSyntax | null;
  readonly block: BlockSyntax;
}

export interface CatchDeclarationSyntax extends NodeOf<"CatchDeclaration"> {
  readonly type: TypeSyntax;
  readonly identifier: IdentifierToken | null;
}

export interface CatchFilterClauseSyntax extends NodeOf<"CatchFilterClause"> {
  readonly filterExpression: ExpressionSyntax;
}

export interface FinallyClauseSyntax extends NodeOf<"FinallyClause"> {
  readonly block: BlockSyntax;
}

export type StatementSyntax =
  | BlockSyntax
  | LocalDeclarationStatementSyntax
  | LocalFunctionStatementSyntax
  | ExpressionStatementSyntax
  | EmptyStatementSyntax
  | LabeledStatementSyntax
  | GotoStatementSyntax
  | BreakStatementSyntax
  | ContinueStatementSyntax
  | ReturnStatementSyntax
  | YieldStatementSyntax
  | ThrowStatementSyntax
  | WhileStatementSyntax
  | DoStatementSyntax
  | ForStatementSyntax
  | ForEachStatementSyntax
  | ForEachVariableStatementSyntax
  | UsingStatementSyntax
  | FixedStatementSyntax
  | CheckedStatementSyntax
  | UnsafeStatementSyntax
  | LockStatementSyntax
  | IfStatementSyntax
  | SwitchStatementSyntax
  | TryStatementSyntax;

export type StatementPartSyntax =
  | VariableDeclarationSyntax
  | VariableDeclaratorSyntax
  | EqualsValueClauseSyntax
  | ElseClauseSyntax
  | SwitchSectionSyntax
  | SwitchLabelSyntax
  | CatchClauseSyntax
  | CatchDeclarationSyntax
  | CatchFilterClauseSyntax
  | FinallyClauseSyntax;
