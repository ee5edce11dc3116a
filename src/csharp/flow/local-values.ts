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

type Part = NonNullable<LocalVariable["part"]>;

interface LocalValues {
  readonly values: readonly SourceExpression[];
  /** Those that it is given together with other variables: `(local, other) = whole`. */
  readonly parts: readonly Part[];
  /** Whether `values` and `parts` have every assignment. */
  readonly isListed: boolean;
  /** False when `values` are not all: `out`, `ref`, `foreach`, a pattern, a part of a value, one that a loop carries on. */
  readonly complete: boolean;
}

export const valuesOfLocal = cachedBy(findValues);

function findValues(local: LocalVariable): LocalValues {
  const values: SourceExpression[] = local.initializer === undefined ? [] : [local.initializer];
  const parts: Part[] = local.initializer === undefined && local.part !== undefined ? [local.part] : [];
  let isListed = !local.hasHiddenValues || parts.length > 0;
  if (local.isConst) return { values, parts, isListed, complete: isListed };
  const isLocal = (syntax: ExpressionSyntax, scope: Scope): boolean => isNameOf(local, syntax, scope);
  visitExpressions(local.extent, local.scope.parent, (node, scope) => {
    if (node.kind === "SimpleAssignmentExpression") {
      const path = pathTo(node.left, (syntax) => isLocal(syntax, scope));
      if (path === undefined) return;
      const whole = { syntax: node.right, scope };
      // A value made of the variable itself (`x = x.With(…)`, a loop that carries on) cannot be listed.
      if (mentions(local, whole)) isListed = false;
      else if (path.length === 0) values.push(whole);
      else parts.push({ whole, path });
    } else if (changes(node, (syntax) => isLocal(syntax, scope))) isListed = false;
  });
  return { values, parts, isListed, complete: isListed && parts.length === 0 };
}

/** Where a deconstruction has the variable: nowhere further in for the variable itself, at 1, 0 for `b` of `(a, (b, c))`. */
function pathTo(left: ExpressionSyntax, isIt: (syntax: ExpressionSyntax) => boolean): readonly number[] | undefined {
  if (isIt(left)) return [];
  if (left.kind !== "TupleExpression") return undefined;
  for (const [at, { expression }] of left.arguments.entries()) {
    const inner = pathTo(expression, isIt);
    if (inner !== undefined) return [at, ...inner];
  }
  return undefined;
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
