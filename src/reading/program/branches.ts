/** Code that may not run: what it sets holds only in some cases. */
import { childrenOf, type SyntaxNode } from "../../csharp/syntax/index.js";

const branching = new Set([
  "IfStatement",
  "SwitchStatement",
  "ForStatement",
  "ForEachStatement",
  "WhileStatement",
  "CatchClause",
  "ConditionalExpression",
]);

/** The statements whose parts may not run, outermost only. */
export function branchesIn(root: SyntaxNode): readonly SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  const waiting: SyntaxNode[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (branching.has(node.kind)) nodes.push(node);
    else waiting.push(...childrenOf(node));
  }
  return nodes;
}

export function contains(outer: SyntaxNode, inner: SyntaxNode): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
