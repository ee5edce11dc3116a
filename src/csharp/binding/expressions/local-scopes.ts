/** The scopes inside blocks, loops, lambdas and other declaration spaces. */

import { cachedBy } from "../../../caching/cache.js";
import { identifierText } from "../../syntax/index.js";
import type { LocalFunctionStatementSyntax, SyntaxNode } from "../../syntax/nodes.js";
import { hasModifier } from "../declarations/modifiers.js";
import { lookupSimpleName } from "../names/name-binding.js";
import { bindType } from "../names/type-binder.js";
import type { LocalScope, Scope } from "../symbols/scope.js";
import type { LocalFunctionSymbol, LocalTable } from "../symbols/source-symbols.js";
import type { AnnotatedType } from "../symbols/symbols.js";
import { awaitedType } from "../types/awaiting.js";
import { delegateShape } from "../types/delegates.js";
import { targetOf } from "../types/target-types.js";
import { lambdaParameters } from "./lambda-parameters.js";
import { declareLocals } from "./locals.js";
import { type FunctionExpressionSyntax, introducesScope, isFunctionExpression } from "./scope-nodes.js";

const madeScope = cachedBy(makeScope);

/** The scope inside a node whose own scope is `outer`. */
export function scopeInside(node: SyntaxNode, outer: Scope): Scope {
  return introducesScope(node) ? madeScope(node, outer) : outer;
}

function makeScope(node: SyntaxNode, outer: Scope): Scope {
  if (node.kind === "LocalFunctionStatement") return localFunction(node, outer)?.bodyScope ?? localScope(node, outer);
  return isFunctionExpression(node) ? functionScope(node, outer) : localScope(node, outer);
}

/** The local function that a statement declares, as its own scope knows it. */
export function localFunction(node: LocalFunctionStatementSyntax, scope: Scope): LocalFunctionSymbol | undefined {
  const found = lookupSimpleName(scope, identifierText(scope.context.file, node.identifier), 0, true);
  return found?.kind === "localFunction" ? found.method : undefined;
}

function localScope(node: SyntaxNode, outer: Scope): LocalScope {
  let table: LocalTable | undefined;
  const scope: LocalScope = {
    kind: "locals",
    context: outer.context,
    parent: outer,
    locals: () => {
      table ??= declareLocals(node, scope);
      return table;
    },
  };
  return scope;
}

/** The written return type, or the return type of the delegate that the lambda becomes. */
function returnedByLambda(node: FunctionExpressionSyntax, outer: Scope): AnnotatedType | undefined {
  const written = node.kind === "ParenthesizedLambdaExpression" ? node.returnType : null;
  const target = written === null ? targetOf(node) : undefined;
  const type = written !== null ? bindType(written, outer) : target && delegateShape(target.type)?.returnType;
  return type !== undefined && hasModifier(node.modifiers, "AsyncKeyword") ? awaitedType(type) : type;
}

/** Parameters, and inside them the variables that an expression body declares. */
function functionScope(node: FunctionExpressionSyntax, outer: Scope): Scope {
  const parameters: Scope = {
    kind: "parameters",
    context: outer.context,
    parent: outer,
    parameters: () => lambdaParameters(node, outer),
    returned: () => returnedByLambda(node, outer),
    body: () => node,
  };
  return localScope(node, parameters);
}
