/** Which nodes are a declaration space of their own. */

import type {
  AnonymousMethodExpressionSyntax,
  ExpressionSyntax,
  LambdaExpressionSyntax,
  SyntaxNode,
} from "../../../syntax/nodes.js";
import { testOfPattern } from "./null-patterns.js";

export type FunctionExpressionSyntax = LambdaExpressionSyntax | AnonymousMethodExpressionSyntax;

export function isFunctionExpression(node: SyntaxNode): node is FunctionExpressionSyntax {
  return (
    node.kind === "SimpleLambdaExpression" ||
    node.kind === "ParenthesizedLambdaExpression" ||
    node.kind === "AnonymousMethodExpression"
  );
}

const scopeKinds = new Set<string>([
  "Block",
  "SwitchStatement",
  "SwitchSection",
  "SwitchExpressionArm",
  "ForStatement",
  "ForEachStatement",
  "ForEachVariableStatement",
  "UsingStatement",
  "FixedStatement",
  "WhileStatement",
  "CatchClause",
  "LocalFunctionStatement",
  "SimpleLambdaExpression",
  "ParenthesizedLambdaExpression",
  "AnonymousMethodExpression",
  "QueryExpression",
  "ArrowExpressionClause",
]);

export function introducesScope({ kind }: SyntaxNode): boolean {
  return scopeKinds.has(kind);
}

interface Governing {
  readonly expression: ExpressionSyntax;
  /** An arm before takes null. */
  readonly isPresent: boolean;
}

const governing = new WeakMap<SyntaxNode, Governing>();

/** A section of a `switch` does not know what the switch is about. */
export function noteGoverning(node: SyntaxNode): void {
  if (node.kind === "SwitchStatement")
    for (const section of node.sections) governing.set(section, { expression: node.expression, isPresent: false });
  if (node.kind !== "SwitchExpression") return;
  let isPresent = false;
  for (const arm of node.arms) {
    governing.set(arm, { expression: node.governingExpression, isPresent });
    isPresent ||= arm.whenClause === null && testOfPattern(arm.pattern).whenFalse;
  }
}

export function governingOf(node: SyntaxNode): Governing | undefined {
  return governing.get(node);
}
