/** Which nodes are a declaration space of their own. */

import type { AnonymousMethodExpressionSyntax, LambdaExpressionSyntax, SyntaxNode } from "../../syntax/nodes.js";

export type FunctionExpressionSyntax = LambdaExpressionSyntax | AnonymousMethodExpressionSyntax;

export function isFunctionExpression(node: SyntaxNode): node is FunctionExpressionSyntax {
  return (
    node.kind === "SimpleLambdaExpression" ||
    node.kind === "ParenthesizedLambdaExpression" ||
    node.kind === "AnonymousMethodExpression"
  );
}

export function introducesScope(node: SyntaxNode): boolean {
  switch (node.kind) {
    case "Block":
    case "SwitchStatement":
    case "SwitchSection":
    case "SwitchExpressionArm":
    case "ForStatement":
    case "ForEachStatement":
    case "ForEachVariableStatement":
    case "UsingStatement":
    case "FixedStatement":
    case "WhileStatement":
    case "CatchClause":
    case "LocalFunctionStatement":
    case "SimpleLambdaExpression":
    case "ParenthesizedLambdaExpression":
    case "AnonymousMethodExpression":
    case "QueryExpression":
    case "ArrowExpressionClause":
      return true;
    default:
      return false;
  }
}
