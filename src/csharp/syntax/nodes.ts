/**
 * The vocabulary of the C# tree. Kinds, children and their order are Roslyn's, so that every C# engineer knows them
 * and the two trees can be compared node by node. Spans count UTF-8 bytes; no node copies text.
 */
import type { DeclarationPartSyntax, MemberDeclarationSyntax } from "./nodes/declarations.js";
import type { ExpressionPartSyntax, ExpressionSyntax } from "./nodes/expressions.js";
import type { PatternPartSyntax, PatternSyntax } from "./nodes/patterns.js";
import type { QueryPartSyntax } from "./nodes/queries.js";
import type { StatementPartSyntax, StatementSyntax } from "./nodes/statements.js";
import type { TypePartSyntax } from "./nodes/types.js";

export type * from "./nodes/base.js";
export type * from "./nodes/declarations.js";
export type * from "./nodes/expressions.js";
export type * from "./nodes/patterns.js";
export type * from "./nodes/queries.js";
export type * from "./nodes/statements.js";
export type * from "./nodes/types.js";

export type SyntaxNode =
  | DeclarationPartSyntax
  | MemberDeclarationSyntax
  | ExpressionSyntax
  | ExpressionPartSyntax
  | StatementSyntax
  | StatementPartSyntax
  | PatternSyntax
  | PatternPartSyntax
  | QueryPartSyntax
  | TypePartSyntax;

export type SyntaxKind = SyntaxNode["kind"];
