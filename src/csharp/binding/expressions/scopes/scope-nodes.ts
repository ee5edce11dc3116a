/** Which nodes are a declaration space of their own. */

import type {
  AnonymousMethodExpressionSyntax,
  ExpressionSyntax,
  LambdaExpressionSyntax,
  SyntaxNode,
} from "../../../syntax/nodes.js";

export type FunctionExpressionSyntax = LambdaExpressionSyntax | AnonymousMethodExpressionSyntax;

export function isFunctionExpression(node: SyntaxNode): node is FunctionExpressionSyntax {
  return (
    node.kind === "SimpleLambdaExpression" ||
    node.kind === "ParenthesizedLambdaExpression" ||
    node.kind === "AnonymousMethodExpression"
  );
}

const scopeKinds = new Set<string>([
  "Block",
  "SwitchStatement",
  "SwitchSection",
  "SwitchExpressionArm",
  "ForStatement",
  "ForEachStatement",
  "ForEachVariableStatement",
  "UsingStatement",
  "FixedStatement",
  "WhileStatement",
  "CatchClause",
  "LocalFunctionStatement",
  "SimpleLambdaExpression",
  "ParenthesizedLambdaExpression",
  "AnonymousMethodExpression",
  "QueryExpression",
  "ArrowExpressionClause",
]);

export function introducesScope({ kind }: SyntaxNode): boolean {
  return scopeKinds.has(kind);
}

const governing = new WeakMap<SyntaxNode, ExpressionSyntax>();

/** A section of a `switch` does not know what the switch is about. */
export function noteGoverning(node: SyntaxNode): void {
  if (node.kind === "SwitchStatement") for (const section of node.sections) governing.set(section, node.expression);
  else if (node.kind === "SwitchExpression") for (const arm of node.arms) governing.set(arm, node.governingExpression);
}

export function governingExpression(node: SyntaxNode): ExpressionSyntax | undefined {
  return governing.get(node);
}
