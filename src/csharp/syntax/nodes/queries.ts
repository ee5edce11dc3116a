import type { IdentifierToken, NodeOf } from "./base.js";
import type { ExpressionSyntax } from "./expressions.js";
import type { TypeSyntax } from "./types.js";

export interface QueryExpressionSyntax extends NodeOf<"QueryExpression"> {
  readonly fromClause: FromClauseSyntax;
  readonly body: QueryBodySyntax;
}

export interface QueryBodySyntax extends NodeOf<"QueryBody"> {
  readonly clauses: readonly QueryClauseSyntax[];
  readonly selectOrGroup: SelectClauseSyntax | GroupClauseSyntax;
  readonly continuation: QueryContinuationSyntax | null;
}

export interface FromClauseSyntax extends NodeOf<"FromClause"> {
  readonly type: TypeSyntax | null;
  readonly identifier: IdentifierToken;
  readonly expression: ExpressionSyntax;
}

export interface LetClauseSyntax extends NodeOf<"LetClause"> {
  readonly identifier: IdentifierToken;
  readonly expression: ExpressionSyntax;
}

export interface WhereClauseSyntax extends NodeOf<"WhereClause"> {
  readonly condition: ExpressionSyntax;
}

export interface JoinClauseSyntax extends NodeOf<"JoinClause"> {
  readonly type: TypeSyntax | null;
  readonly identifier: IdentifierToken;
  readonly inExpression: ExpressionSyntax;
  readonly leftExpression: ExpressionSyntax;
  readonly rightExpression: ExpressionSyntax;
  readonly into: JoinIntoClauseSyntax | null;
}

export interface JoinIntoClauseSyntax extends NodeOf<"JoinIntoClause"> {
  readonly identifier: IdentifierToken;
}

export interface OrderByClauseSyntax extends NodeOf<"OrderByClause"> {
  readonly orderings: readonly OrderingSyntax[];
}

export interface OrderingSyntax extends NodeOf<"AscendingOrdering" | "DescendingOrdering"> {
  readonly expression: ExpressionSyntax;
}

export interface SelectClauseSyntax extends NodeOf<"SelectClause"> {
  readonly expression: ExpressionSyntax;
}

export interface GroupClauseSyntax extends NodeOf<"GroupClause"> {
  readonly groupExpression: ExpressionSyntax;
  readonly byExpression: ExpressionSyntax;
}

export interface QueryContinuationSyntax extends NodeOf<"QueryContinuation"> {
  readonly identifier: IdentifierToken;
  readonly body: QueryBodySyntax;
}

export type QueryClauseSyntax =
  | FromClauseSyntax
  | LetClauseSyntax
  | WhereClauseSyntax
  | JoinClauseSyntax
  | OrderByClauseSyntax;

export type QueryPartSyntax =
  | QueryClauseSyntax
  | QueryBodySyntax
  | JoinIntoClauseSyntax
  | OrderingSyntax
  | SelectClauseSyntax
  | GroupClauseSyntax
  | QueryContinuationSyntax;
