/** What is inside method bodies. */

import { cachedBy } from "../../../caching/cache.js";
import { childrenOf } from "../../syntax/index.js";
import type { SyntaxNode } from "../../syntax/nodes.js";
import type { SourceBody, SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import type { MethodSymbol } from "../symbols/symbols.js";
import { noteConditionalReceiver } from "./conditional-access.js";
import { isExpressionNode, isWalked } from "./expression-nodes.js";
import { noteTargets } from "./expression-targets.js";
import { scopeInside } from "./local-scopes.js";

interface Visit {
  readonly node: SyntaxNode;
  readonly scope: Scope;
  readonly isExpression: boolean;
}

/** Every expression under a node, outermost first, in the order of the text. `enter` may leave out what is inside one. */
export function* expressionsUnder(
  root: SyntaxNode,
  scope: Scope,
  enter: (node: SyntaxNode) => boolean = () => true,
): Iterable<Visit> {
  // A stack of our own: generated code nests deeper than the engine's stack likes.
  const pending: Visit[] = [{ node: root, scope, isExpression: isExpressionNode(root) }];
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    yield visit;
    const { node } = visit;
    if (node !== root && !enter(node)) continue;
    noteTargets(node, visit.scope);
    if (node.kind === "ConditionalAccessExpression") noteConditionalReceiver(node, visit.scope);
    const inside = scopeInside(node, visit.scope);
    const children = childrenOf(node);
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child === undefined || !isWalked(node, child)) continue;
      const isExpression = isExpressionNode(child);
      pending.push({ node: child, scope: seesInside(node, child) ? inside : visit.scope, isExpression });
    }
  }
}

/** The collection of a `foreach` and the value of a `switch` are outside the scope that their statement makes. */
function seesInside(node: SyntaxNode, child: SyntaxNode): boolean {
  if (node.kind === "ForEachStatement" || node.kind === "ForEachVariableStatement") return child !== node.expression;
  return node.kind !== "SwitchStatement" || child !== node.expression;
}

/** Every expression inside a body, nested lambdas and local functions included, each with its own scope. */
export function* expressionsIn(body: SourceBody | SourceExpression): Iterable<SourceExpression> {
  for (const { node, scope, isExpression } of expressionsUnder(body.syntax, body.scope)) {
    if (isExpression && isExpressionNode(node)) yield { syntax: node, scope };
  }
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
  for (const visit of expressionsUnder(syntax, scope, enter)) {
    if (visit.node.kind === "ReturnStatement" && visit.node.expression !== null) {
      returned.push({ syntax: visit.node.expression, scope: visit.scope });
    }
  }
  return returned;
});

export function localFunctionsIn(body: SourceBody): readonly MethodSymbol[] {
  const functions: MethodSymbol[] = [];
  for (const { node, scope } of expressionsUnder(body.syntax, body.scope)) {
    const inside = scopeInside(node, scope);
    if (inside === scope || inside.kind !== "locals") continue;
    for (const local of inside.locals().values()) if (local.kind === "function") functions.push(local.method);
  }
  return functions;
}
