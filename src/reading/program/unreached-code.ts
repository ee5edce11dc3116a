/** Code that never runs: behind `return`, or where a constant condition leaves it out. */
import { constantOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import { unreachedIn } from "../../csharp/flow/index.js";
import type { IfStatementSyntax } from "../../csharp/syntax/index.js";
import type { Span } from "../../csharp/syntax/nodes.js";
import type { WalkedCode } from "./walked-code.js";

export function unreachedCode({ statements, scopes }: WalkedCode): readonly Span[] {
  return unreachedIn(statements, (statement) => constantCondition(statement, scopes.get(statement)));
}

export function isWithin({ syntax }: SourceExpression, { start, end }: Span): boolean {
  return start <= syntax.start && syntax.end <= end;
}

function constantCondition({ condition }: IfStatementSyntax, scope: Scope | undefined): boolean | undefined {
  const value = scope === undefined ? undefined : constantOf({ syntax: condition, scope });
  return value?.kind === "bool" ? value.value : undefined;
}
