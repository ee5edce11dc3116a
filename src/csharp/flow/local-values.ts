/** The values that a local variable is given by its initializer and by assignments. */

import { cachedBy } from "../../caching/cache.js";
import { visitExpressions } from "../binding/expressions/bodies.js";
import { lookupSimpleName } from "../binding/names/name-binding.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { LocalVariable } from "../binding/symbols/source-symbols.js";
import { identifierText } from "../syntax/index.js";

export const valuesOfLocal = cachedBy((local: LocalVariable): readonly SourceExpression[] => {
  const values = local.initializer === undefined ? [] : [local.initializer];
  visitExpressions(local.extent, local.scope.parent, (node, scope) => {
    if (node.kind === "SimpleAssignmentExpression" && names(local, { syntax: node.left, scope }))
      values.push({ syntax: node.right, scope });
  });
  return values;
});

function names(local: LocalVariable, { syntax, scope }: SourceExpression): boolean {
  if (syntax.kind === "ParenthesizedExpression") return names(local, { syntax: syntax.expression, scope });
  if (syntax.kind !== "IdentifierName" || identifierText(scope.context.file, syntax) !== local.name) return false;
  const named = lookupSimpleName(scope, local.name, 0, false);
  return named?.kind === "local" && named.local === local;
}
