/** Code of a program that never runs, or only once the server is shut down: behind `app.Run()`, `return`, `Environment.Exit(1)`. */

import { bindExpression, constantOf, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import { type Ending, type Unreached, unreachedIn } from "../../csharp/flow/index.js";
import type { ExpressionSyntax, IfStatementSyntax } from "../../csharp/syntax/index.js";
import type { Span } from "../../csharp/syntax/nodes.js";
import { isStart, type Scopes, waitsForShutdown } from "./host-calls.js";
import type { WalkedCode } from "./walked-code.js";
import { calledName } from "./written-calls.js";

/** Where nothing is set up, nothing can be too late. */
const settingUp = /^(Map|Use)/;

export function unreachedCode({ calls, statements, scopes }: WalkedCode): readonly Unreached[] {
  const hasHelpers = calls.some(({ name }) => settingUp.test(name));
  const unreached = unreachedIn(statements, {
    ofExpression: (syntax) => endingOf(syntax, scopes, hasHelpers),
    condition: (statement) => constantCondition(statement, scopes.get(statement)),
  });
  const waiting = unreached.filter(({ ending }) => ending === "waits");
  // A program may start one server after the other.
  const startsAgain = waiting.some((span) =>
    calls.some(({ expression }) => isWithin(expression, span) && isStart(expression)),
  );
  return startsAgain ? unreached.filter(({ ending }) => ending !== "waits") : unreached;
}

export function isWithin({ syntax }: SourceExpression, { start, end }: Span): boolean {
  return start <= syntax.start && syntax.end <= end;
}

function endingOf(syntax: ExpressionSyntax, scopes: Scopes, hasHelpers: boolean): Ending | undefined {
  const scope = scopes.get(syntax);
  if (scope !== undefined && isExit({ syntax, scope })) return "leaves";
  return waitsForShutdown(syntax, scopes, hasHelpers) ? "waits" : undefined;
}

function isExit(call: SourceExpression): boolean {
  const name = calledName(call);
  if (name !== "Exit" && name !== "FailFast") return false;
  const bound = bindExpression(call);
  if (bound.kind === "call" && bound.method !== undefined)
    return bound.method.containingType.metadataName === "System.Environment";
  return /^(System\s*\.\s*)?Environment\s*\.\s*(Exit|FailFast)\b/.test(textOf(call));
}

const mayBeConstant = /^(TrueLiteral|FalseLiteral|IdentifierName|SimpleMemberAccess|LogicalNot|Parenthesized)/;

function constantCondition({ condition }: IfStatementSyntax, scope: Scope | undefined): boolean | undefined {
  if (scope === undefined || !mayBeConstant.test(condition.kind)) return undefined;
  const value = constantOf({ syntax: condition, scope });
  return value?.kind === "bool" ? value.value : undefined;
}
