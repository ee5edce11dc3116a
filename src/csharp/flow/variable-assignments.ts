/** Where the code sets a variable, told by its name: inside its extent no other variable has it, but for functions. */
import { childrenOf, identifierText, type SourceFile } from "../syntax/index.js";
import type { SyntaxNode } from "../syntax/nodes.js";

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
  switch (node.kind) {
    case "VariableDeclarator":
      return identifierText(file, node.identifier) === name;
    case "Argument":
      return node.refKindKeyword !== null && node.refKindKeyword !== "InKeyword" && isIt(node.expression);
    case "TupleExpression":
      return node.arguments.some(({ expression }) => isIt(expression));
    case "PreIncrementExpression":
    case "PreDecrementExpression":
    case "PostIncrementExpression":
    case "PostDecrementExpression":
    case "AddressOfExpression":
      return isIt(node.operand);
    case "RefExpression":
      return isIt(node.expression);
    default:
      return node.kind.endsWith("AssignmentExpression") && "left" in node && isIt(node.left);
  }
}

export function isVariable(node: SyntaxNode, file: SourceFile, name: string): boolean {
  if (node.kind === "ParenthesizedExpression") return isVariable(node.expression, file, name);
  return node.kind === "IdentifierName" && identifierText(file, node) === name;
}
