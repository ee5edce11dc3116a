/** What is inside method bodies. */

import { cachedBy } from "../../../caching/cache.js";
import { forEachChild } from "../../syntax/index.js";
import type { SyntaxNode } from "../../syntax/nodes.js";
import type { SourceBody, SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import { noteConditionalReceiver } from "./conditional-access.js";
import { isExpressionNode, isWalked } from "./expression-nodes.js";
import { noteTargets } from "./expression-targets.js";
import { scopeInside } from "./scopes/local-scopes.js";

type Visit = (node: SyntaxNode, scope: Scope) => void;

/**
 * Visits every expression under a node, and the statements and other parts that hold them, outermost first, in the order of the
 * text. `enter` may leave out what is inside one.
 */
export function visitExpressions(
  root: SyntaxNode,
  scope: Scope,
  visit: Visit,
  enter: (node: SyntaxNode) => boolean = () => true,
): void {
  // A stack of our own: generated code nests deeper than the engine's stack likes.
  const nodes: SyntaxNode[] = [root];
  const scopes: Scope[] = [scope];
  const children: SyntaxNode[] = [];
  const collect = (child: SyntaxNode): void => {
    children.push(child);
  };
  for (let node = nodes.pop(), outer = scopes.pop(); node !== undefined && outer !== undefined; ) {
    visit(node, outer);
    if (node === root || enter(node)) {
      noteTargets(node, outer);
      if (node.kind === "ConditionalAccessExpression") noteConditionalReceiver(node, outer);
      const inside = scopeInside(node, outer);
      children.length = 0;
      forEachChild(node, collect);
      for (let i = children.length - 1; i >= 0; i--) {
        const child = children[i];
        if (child === undefined || !isWalked(node, child)) continue;
        nodes.push(child);
        scopes.push(seesInside(node, child) ? inside : outer);
      }
    }
    node = nodes.pop();
    outer = scopes.pop();
  }
}

/** The collection of a `foreach` and the value of a `switch` are outside the scope that their statement makes. */
function seesInside(node: SyntaxNode, child: SyntaxNode): boolean {
  if (node.kind === "ForEachStatement" || node.kind === "ForEachVariableStatement") return child !== node.expression;
  return node.kind !== "SwitchStatement" || child !== node.expression;
}

/** Every expression inside a body, nested lambdas and local functions included, each with its own scope. */
export function expressionsIn(body: SourceBody | SourceExpression): readonly SourceExpression[] {
  const expressions: SourceExpression[] = [];
  visitExpressions(body.syntax, body.scope, (node, scope) => {
    if (isExpressionNode(node)) expressions.push({ syntax: node, scope });
  });
  return expressions;
}

/**
 * What `return` gives back, or the expression body. Lambdas and local functions inside have returns of their own. Several steps
 * ask for the returns of one body, and each time all of it would be walked.
 */
export const returnedExpressions = cachedBy((body: SourceBody | SourceExpression): readonly SourceExpression[] => {
  const { syntax, scope } = body;
  if (syntax.kind === "ArrowExpressionClause") {
    noteTargets(syntax, scope);
    return [{ syntax: syntax.expression, scope: scopeInside(syntax, scope) }];
  }
  if (syntax.kind !== "Block") return isExpressionNode(syntax) ? [{ syntax, scope }] : [];
  const returned: SourceExpression[] = [];
  // No expression holds a `return` of this body: the functions among them have their own.
  const enter = (node: SyntaxNode): boolean => node.kind !== "LocalFunctionStatement" && !isExpressionNode(node);
  const visit: Visit = (node, inside) => {
    if (node.kind === "ReturnStatement" && node.expression !== null)
      returned.push({ syntax: node.expression, scope: inside });
  };
  visitExpressions(syntax, scope, visit, enter);
  return returned;
});
