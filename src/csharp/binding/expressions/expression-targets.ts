import { initializerOf } from "../../syntax/index.js";
import type { ArgumentSyntax, SyntaxNode } from "../../syntax/nodes.js";
import { bindType } from "../names/type-binder.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType } from "../symbols/symbols.js";
import { suggestTarget } from "../types/target-types.js";
import { argumentTarget } from "./calls.js";
import { initializerTarget } from "./creations.js";
import { typeOfExpression } from "./expressions.js";
import { scopeInside } from "./local-scopes.js";

/** Notes the target types of a node's children, in case they are bound before the node. */
export function noteTargets(node: SyntaxNode, scope: Scope): void {
  switch (node.kind) {
    case "InvocationExpression":
    case "ObjectCreationExpression":
    case "ImplicitObjectCreationExpression":
      for (const argument of node.argumentList?.arguments ?? []) noteArgument(node, argument, scope);
      if (node.kind !== "InvocationExpression" && node.initializer !== null) noteInitializers(node, scope);
      break;
    case "VariableDeclaration":
      for (const variable of node.variables) {
        const initializer = initializerOf(variable);
        if (initializer !== null) suggestTarget(initializer.value, () => bindType(node.type, scope));
      }
      break;
    case "ReturnStatement":
      if (node.expression !== null) suggestTarget(node.expression, () => returnedType(scope));
      break;
    case "ArrowExpressionClause":
      suggestTarget(node.expression, () => returnedType(scope));
      break;
    case "SimpleLambdaExpression":
    case "ParenthesizedLambdaExpression":
      if (node.expressionBody !== null)
        suggestTarget(node.expressionBody, () => returnedType(scopeInside(node, scope)));
      break;
    case "CastExpression":
      suggestTarget(node.expression, () => bindType(node.type, scope));
      break;
    case "SimpleAssignmentExpression":
      suggestTarget(node.right, () => typeOfExpression({ syntax: node.left, scope }));
      break;
    default:
      break;
  }
}

function returnedType(scope: Scope): AnnotatedType | undefined {
  for (let at: Scope | undefined = scope; at !== undefined && at.kind !== "type"; at = at.parent) {
    if (at.kind === "parameters" && at.returned !== undefined) return at.returned();
  }
  return undefined;
}

type CallSyntax = Extract<
  SyntaxNode,
  { kind: "InvocationExpression" | "ObjectCreationExpression" | "ImplicitObjectCreationExpression" }
>;

function noteArgument(call: CallSyntax, argument: ArgumentSyntax, scope: Scope): void {
  suggestTarget(argument.expression, () => argumentTarget(call, argument, scope));
}

function noteInitializers(node: CallSyntax & { initializer: unknown }, scope: Scope): void {
  if (node.kind === "InvocationExpression" || node.initializer === null) return;
  for (const element of node.initializer.expressions) {
    if (element.kind !== "SimpleAssignmentExpression" || element.left.kind !== "IdentifierName") continue;
    const { left } = element;
    suggestTarget(element.right, () => initializerTarget({ syntax: node, scope }, left));
  }
}
