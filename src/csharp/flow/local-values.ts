/** The values that a local variable is given by its initializer and by assignments. */

import { cachedBy } from "../../caching/cache.js";
import { visitExpressions } from "../binding/expressions/bodies.js";
import { lookupSimpleName } from "../binding/names/name-binding.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { LocalVariable } from "../binding/symbols/source-symbols.js";
import { identifierText } from "../syntax/index.js";

/** Without those that are made of the variable itself. */
export const valuesOfLocal = cachedBy((local: LocalVariable): readonly SourceExpression[] => {
  const values = local.initializer === undefined ? [] : [local.initializer];
  visitExpressions(local.extent, local.scope.parent, (node, scope) => {
    if (node.kind !== "SimpleAssignmentExpression" || !names(local, { syntax: node.left, scope })) return;
    const value = { syntax: node.right, scope };
    if (!mentions(local, value)) values.push(value);
  });
  return values;
});

function mentions(local: LocalVariable, value: SourceExpression): boolean {
  let isMentioned = false;
  visitExpressions(value.syntax, value.scope, (syntax, scope) => {
    if (syntax.kind === "IdentifierName" && names(local, { syntax, scope })) isMentioned = true;
  });
  return isMentioned;
}

function names(local: LocalVariable, { syntax, scope }: SourceExpression): boolean {
  if (syntax.kind === "ParenthesizedExpression") return names(local, { syntax: syntax.expression, scope });
  if (syntax.kind !== "IdentifierName" || identifierText(scope.context.file, syntax) !== local.name) return false;
  const named = lookupSimpleName(scope, local.name, 0, false);
  return named?.kind === "local" && named.local === local;
}
