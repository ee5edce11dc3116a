import { initializerOf } from "../../syntax/index.js";
import type { ExpressionSyntax, SyntaxNode } from "../../syntax/nodes.js";
import { bindType } from "../names/type-binder.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType } from "../symbols/symbols.js";
import { elementType } from "../types/element-types.js";
import { noteTarget, targetOf } from "../types/target-types.js";
import { argumentTarget } from "./calls/calls.js";
import { noteInitializerTargets } from "./calls/initializer-targets.js";
import { typeOfExpression } from "./expressions.js";
import { scopeInside } from "./scopes/local-scopes.js";
import { isVarType } from "./scopes/local-types.js";
import { noteGoverning } from "./scopes/scope-nodes.js";

/** Notes where the target types of a node's children come from, in case they are bound before the node. */
export function noteTargets(node: SyntaxNode, scope: Scope): void {
  const note = (syntax: ExpressionSyntax, target: () => AnnotatedType | undefined): void =>
    noteTarget({ syntax, scope }, target);
  switch (node.kind) {
    case "InvocationExpression":
    case "ObjectCreationExpression":
    case "ImplicitObjectCreationExpression":
    case "ElementAccessExpression":
      for (const { expression } of node.argumentList?.arguments ?? [])
        note(expression, () => argumentTarget(node, { syntax: expression, scope }));
      if ("initializer" in node && node.initializer !== null)
        noteInitializerTargets(node.initializer, scope, () => typeOfExpression({ syntax: node, scope }));
      break;
    case "VariableDeclaration":
      for (const variable of node.variables) {
        const initializer = initializerOf(variable);
        if (initializer !== null)
          note(initializer.value, () => (isVarType(node.type, scope) ? undefined : bindType(node.type, scope)));
      }
      break;
    case "ReturnStatement":
      if (node.expression !== null) note(node.expression, () => typeToReturn(scope));
      break;
    case "YieldReturnStatement":
      if (node.expression !== null) note(node.expression, () => elementOf(typeToReturn(scope)));
      break;
    case "ArrowExpressionClause":
      noteTarget({ syntax: node.expression, scope: scopeInside(node, scope) }, () => typeToReturn(scope));
      break;
    case "SimpleLambdaExpression":
    case "ParenthesizedLambdaExpression": {
      const inside = scopeInside(node, scope);
      if (node.expressionBody !== null)
        noteTarget({ syntax: node.expressionBody, scope: inside }, () => typeToReturn(inside));
      break;
    }
    case "CastExpression":
      note(node.expression, () => bindType(node.type, scope));
      break;
    case "SimpleAssignmentExpression":
    case "CoalesceAssignmentExpression":
    case "AddAssignmentExpression":
    case "SubtractAssignmentExpression":
      note(node.right, () => typeOfExpression({ syntax: node.left, scope }));
      break;
    case "SwitchStatement":
      noteGoverning(node);
      break;
    default:
      noteParts(node, scope);
  }
}

/** The parts of a value that has a type as a whole. */
function noteParts(node: SyntaxNode, scope: Scope): void {
  const note = (syntax: ExpressionSyntax, target: () => AnnotatedType | undefined): void =>
    noteTarget({ syntax, scope }, target);
  switch (node.kind) {
    case "ParenthesizedExpression":
      note(node.expression, () => targetOf({ syntax: node, scope }));
      break;
    case "SuppressNullableWarningExpression":
      note(node.operand, () => targetOf({ syntax: node, scope }));
      break;
    case "ConditionalExpression":
      for (const branch of [node.whenTrue, node.whenFalse])
        note(branch, () => typeOfExpression({ syntax: node, scope }));
      break;
    case "CoalesceExpression":
      note(node.right, () => typeOfExpression({ syntax: node, scope }));
      break;
    case "SwitchExpression":
      noteGoverning(node);
      for (const arm of node.arms)
        noteTarget({ syntax: arm.expression, scope: scopeInside(arm, scope) }, () =>
          typeOfExpression({ syntax: node, scope }),
        );
      break;
    case "TupleExpression":
      for (const [at, { expression }] of node.arguments.entries())
        note(expression, () => {
          const whole = targetOf({ syntax: node, scope })?.type;
          return whole?.kind === "tuple" ? whole.elements[at]?.type : undefined;
        });
      break;
    case "CollectionExpression":
      for (const element of node.elements)
        if ("expression" in element && element.kind === "ExpressionElement")
          note(element.expression, () => elementOf(targetOf({ syntax: node, scope })));
      break;
    case "ArrayCreationExpression":
    case "ImplicitArrayCreationExpression":
      for (const element of node.initializer?.expressions ?? [])
        note(element, () => elementOf(typeOfExpression({ syntax: node, scope })));
      break;
    case "ArrayInitializerExpression":
      for (const element of node.expressions) note(element, () => elementOf(targetOf({ syntax: node, scope })));
      break;
    default:
      break;
  }
}

function elementOf(type: AnnotatedType | undefined): AnnotatedType | undefined {
  return type && elementType(type.type);
}

/** What the function around gives: of an async one, what its task holds. */
export function typeToReturn(scope: Scope): AnnotatedType | undefined {
  for (let at: Scope | undefined = scope; at !== undefined && at.kind !== "type"; at = at.parent) {
    if (at.kind === "parameters" && at.returned !== undefined) return at.returned();
  }
  return undefined;
}
