/** Expressions that set a variable. */
import { visitExpressions } from "../binding/expressions/bodies.js";
import { isExpressionNode } from "../binding/expressions/expression-nodes.js";
import type { Scope } from "../binding/symbols/scope.js";
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

/** Without what initialisers set: `Status` of `new Order { Status = x }` is a member of the new object. */
export function visitValues(root: SyntaxNode, scope: Scope, visit: (node: SyntaxNode, scope: Scope) => void): void {
  const initialized = new Set<SyntaxNode>();
  visitExpressions(root, scope, (node, inside) => {
    noteInitialized(node, initialized);
    if (!initialized.has(node)) visit(node, inside);
  });
}

export function noteInitialized(node: SyntaxNode, initialized: Set<SyntaxNode>): void {
  if (node.kind !== "ObjectInitializerExpression" && node.kind !== "WithInitializerExpression") return;
  for (const one of node.expressions) if (one.kind === "SimpleAssignmentExpression") initialized.add(one).add(one.left);
}
