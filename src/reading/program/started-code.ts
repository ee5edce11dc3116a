/** Code that runs when the server has started already: behind `app.Start()`, `await app.StartAsync()`, `var running = app.RunAsync()`. */

import { textOf, writtenReceiver } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { type ExpressionSyntax, initializerOf } from "../../csharp/syntax/index.js";
import type { Span, StatementSyntax } from "../../csharp/syntax/nodes.js";
import { isStart, type Scopes } from "./host-calls.js";
import { isWithin } from "./unreached-code.js";
import type { WalkedCode } from "./walked-code.js";

export function isCalledStart(name: string): boolean {
  return /^(Start|StartAsync|RunAsync)$/.test(name);
}

export function startedCode({ calls, statements, scopes }: WalkedCode): readonly Span[] {
  if (!calls.some(({ name }) => isCalledStart(name))) return [];
  return statements.flatMap((node): readonly Span[] => {
    if (node.kind !== "Block" && node.kind !== "SwitchSection") return [];
    const at = node.statements.findIndex((statement) => startIn(statement, scopes) !== undefined);
    const statement = node.statements[at];
    const start = statement === undefined ? undefined : startIn(statement, scopes);
    if (start === undefined) return [];
    // A local function may be called before it is declared.
    const behind = node.statements.slice(at + 1).filter(({ kind }) => kind !== "LocalFunctionStatement");
    // A program may start one server after the other.
    const startsAnother = calls.some(
      ({ expression }) =>
        behind.some((span) => isWithin(expression, span)) &&
        isStart(expression) &&
        hostOf(expression) !== hostOf(start),
    );
    return startsAnother ? [] : behind;
  });
}

function hostOf(call: SourceExpression): string | undefined {
  const receiver = writtenReceiver(call);
  return receiver === undefined ? undefined : textOf(receiver);
}

function startIn(statement: StatementSyntax, scopes: Scopes): SourceExpression | undefined {
  if (statement.kind === "ExpressionStatement") return startOf(statement.expression, scopes);
  if (statement.kind !== "LocalDeclarationStatement") return undefined;
  for (const variable of statement.declaration.variables) {
    const value = initializerOf(variable)?.value;
    const start = value === undefined ? undefined : startOf(value, scopes);
    if (start !== undefined) return start;
  }
  return undefined;
}

/** `await app.StartAsync()`, `_ = app.RunAsync()`, `app.StartAsync().Wait()`. */
function startOf(syntax: ExpressionSyntax, scopes: Scopes): SourceExpression | undefined {
  if (syntax.kind === "AwaitExpression") return startOf(syntax.expression, scopes);
  if (syntax.kind === "SimpleAssignmentExpression") return startOf(syntax.right, scopes);
  const scope = scopes.get(syntax);
  if (syntax.kind !== "InvocationExpression" || scope === undefined) return undefined;
  const call = { syntax, scope };
  if (isStart(call)) return call;
  const receiver = syntax.expression.kind === "SimpleMemberAccessExpression" ? syntax.expression.expression : undefined;
  return receiver === undefined ? undefined : startOf(receiver, scopes);
}
