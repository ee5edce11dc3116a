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
  const found: SyntaxNode[] = [];
  const waiting: SyntaxNode[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (branching.has(node.kind)) found.push(node);
    else waiting.push(...childrenOf(node));
  }
  return found;
}

export function contains(outer: SyntaxNode, inner: SyntaxNode): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Whether a branch lies around the node that does not hold the place where it begins to count: where a variable is declared. */
export function isInBranch(root: SyntaxNode, node: SyntaxNode, since: number = root.start): boolean {
  for (let at: SyntaxNode | undefined = root; at !== undefined && at !== node; ) {
    const next: SyntaxNode | undefined = childrenOf(at).find((child) => contains(child, node));
    if (next !== undefined && branching.has(next.kind) && (since < next.start || since >= next.end)) return true;
    at = next;
  }
  return false;
}
