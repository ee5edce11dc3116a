/** Where the code sets a variable, told by its name: inside its extent no other variable has it, but for functions. */
import { isExpressionNode } from "../binding/expressions/expression-nodes.js";
import { childrenOf, identifierText, type SourceFile } from "../syntax/index.js";
import type { ExpressionSyntax, SyntaxNode } from "../syntax/nodes.js";

/** Undefined where a function inside sets it, at a time that is not known, or where labels mix up the order. */
export function assignmentsOf(root: SyntaxNode, file: SourceFile, name: string): readonly SyntaxNode[] | undefined {
  const found: SyntaxNode[] = [];
  const waiting: { readonly node: SyntaxNode; readonly isInside: boolean }[] = [{ node: root, isInside: false }];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { node, isInside } = one;
    if (node.kind === "LabeledStatement") return undefined;
    if (assigns(node, file, name)) {
      if (isInside) return undefined;
      found.push(node);
    }
    const isFunction = /LambdaExpression$|^AnonymousMethodExpression$|^LocalFunctionStatement$/.test(node.kind);
    for (const child of childrenOf(node))
      waiting.push({ node: child, isInside: isInside || (isFunction && node !== root) });
  }
  return found;
}

function assigns(node: SyntaxNode, file: SourceFile, name: string): boolean {
  const isIt = (operand: SyntaxNode): boolean => isVariable(operand, file, name);
  if (node.kind === "VariableDeclarator" || node.kind === "SingleVariableDesignation")
    return identifierText(file, node.identifier) === name;
  if (node.kind === "TupleExpression") return node.arguments.some(({ expression }) => isIt(expression));
  return changes(node, isIt);
}

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

export function isVariable(node: SyntaxNode, file: SourceFile, name: string): boolean {
  if (node.kind === "ParenthesizedExpression") return isVariable(node.expression, file, name);
  return node.kind === "IdentifierName" && identifierText(file, node) === name;
}
