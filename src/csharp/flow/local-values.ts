/** Every value that a local variable is given in its method. */

import { cachedBy } from "../../caching/cache.js";
import { visitExpressions } from "../binding/expressions/bodies.js";
import { lookupSimpleName } from "../binding/names/name-binding.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { LocalVariable } from "../binding/symbols/source-symbols.js";
import { identifierText } from "../syntax/index.js";
import type { ExpressionSyntax } from "../syntax/nodes.js";
import { changes } from "./variable-assignments.js";

interface LocalValues {
  readonly values: readonly SourceExpression[];
  /** False when some value cannot be seen: `out`, `ref`, `foreach`, a pattern, one that a loop carries on. */
  readonly complete: boolean;
}

export const valuesOfLocal = cachedBy(findValues);

function findValues(local: LocalVariable): LocalValues {
  const values: SourceExpression[] = local.initializer === undefined ? [] : [local.initializer];
  let complete = !local.hasHiddenValues;
  if (local.isConst) return { values, complete };
  const isLocal = (syntax: ExpressionSyntax, scope: Scope): boolean => isNameOf(local, syntax, scope);
  visitExpressions(local.extent, local.scope.parent, (node, scope) => {
    if (node.kind === "SimpleAssignmentExpression") {
      if (isLocal(node.left, scope)) {
        const value = { syntax: node.right, scope };
        // A value made of the variable itself (`x = x.With(…)`, a loop that carries on) cannot be listed.
        if (mentions(local, value)) complete = false;
        else values.push(value);
      } else if (node.left.kind === "TupleExpression" && mentions(local, { syntax: node.left, scope }))
        complete = false;
    } else if (changes(node, (syntax) => isLocal(syntax, scope))) complete = false;
  });
  return { values, complete };
}

function mentions(local: LocalVariable, value: SourceExpression): boolean {
  let found = false;
  visitExpressions(value.syntax, value.scope, (node, scope) => {
    if (node.kind === "IdentifierName" && isNameOf(local, node, scope)) found = true;
  });
  return found;
}

function isNameOf(local: LocalVariable, syntax: ExpressionSyntax, scope: Scope): boolean {
  if (syntax.kind === "ParenthesizedExpression") return isNameOf(local, syntax.expression, scope);
  if (syntax.kind !== "IdentifierName" || identifierText(scope.context.file, syntax) !== local.name) return false;
  const found = lookupSimpleName(scope, local.name, 0, false);
  return found?.kind === "local" && found.local === local;
}
