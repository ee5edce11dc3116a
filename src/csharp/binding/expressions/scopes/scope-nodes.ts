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

const governing = new WeakMap<SyntaxNode, ExpressionSyntax>();

/** A section of a `switch` does not know what the switch is about. */
export function noteGoverning(node: SyntaxNode): void {
  if (node.kind === "SwitchStatement") for (const section of node.sections) governing.set(section, node.expression);
  else if (node.kind === "SwitchExpression") for (const arm of node.arms) governing.set(arm, node.governingExpression);
}

export function governingExpression(node: SyntaxNode): ExpressionSyntax | undefined {
  return governing.get(node);
}
