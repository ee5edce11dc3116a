/** Expressions that set a variable. */
import { isExpressionNode } from "../binding/expressions/expression-nodes.js";
import type { ExpressionSyntax, SyntaxNode } from "../syntax/nodes.js";

/** `x = …`, `x += …`, `x++`, `ref x`, `out x`, `&x`. */
export function changes(node: SyntaxNode, isIt: (operand: ExpressionSyntax) => boolean): boolean {
  switch (node.kind) {
    case "Argument":
      return (node.refKindKeyword === "RefKeyword" || node.refKindKeyword === "OutKeyword") && isIt(node.expression);
    case "PreIncrementExpression":
    case "PreDecrementExpression":
    case "PostIncrementExpression":
    case "PostDecrementExpression":
    case "AddressOfExpression":
      return isIt(node.operand);
    case "RefExpression":
      return isIt(node.expression);
    default:
      return isExpressionNode(node) && node.kind.endsWith("AssignmentExpression") && "left" in node && isIt(node.left);
  }
}
