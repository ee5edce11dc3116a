/** Code of a program that never runs, or only once the server is shut down: behind `app.Run()`, `return`, `Environment.Exit(1)`. */

import { bindExpression, constantOf, textOf, typeOfExpression } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { type Ending, type Unreached, unreachedIn } from "../../csharp/flow/index.js";
import type { ExpressionSyntax, IfStatementSyntax, SyntaxNode } from "../../csharp/syntax/index.js";
import { calledName, writtenArguments } from "./written-calls.js";

/** What is seen of a body while its calls are looked for. */
export interface WalkedCode {
  readonly calls: readonly SourceExpression[];
  /** Blocks, sections of `switch`, and `if`. */
  readonly statements: readonly SyntaxNode[];
  readonly scopes: ReadonlyMap<SyntaxNode, Scope>;
}

export function unreachedCode({ calls, statements, scopes }: WalkedCode): readonly Unreached[] {
  const scopeOf = new Map(calls.map(({ syntax, scope }) => [syntax, scope]));
  const unreached = unreachedIn(statements, {
    ofExpression: (syntax) => endingOf(syntax, scopeOf),
    condition: (statement) => constantCondition(statement, scopes.get(statement)),
  });
  const waiting = unreached.filter(({ ending }) => ending === "waits");
  // A program may start one server after the other.
  const startsAgain = waiting.some((span) => calls.some((call) => isWithin(call, span) && isStart(call)));
  return startsAgain ? unreached.filter(({ ending }) => ending !== "waits") : unreached;
}

function isStart(call: SourceExpression): boolean {
  return /^(Run|Start)(Async)?$/.test(calledName(call) ?? "") && isOnHost(call);
}

export function isWithin({ syntax }: SourceExpression, { start, end }: Unreached): boolean {
  return start <= syntax.start && syntax.end <= end;
}

type Scopes = ReadonlyMap<SyntaxNode, Scope>;

function endingOf(syntax: ExpressionSyntax, scopes: Scopes): Ending | undefined {
  const scope = scopes.get(syntax);
  if (scope !== undefined && isExit({ syntax, scope })) return "leaves";
  return waits(syntax, scopes, scope) ? "waits" : undefined;
}

function isExit(call: SourceExpression): boolean {
  const name = calledName(call);
  if (name !== "Exit" && name !== "FailFast") return false;
  const bound = bindExpression(call);
  if (bound.kind === "call" && bound.method !== undefined)
    return bound.method.containingType.metadataName === "System.Environment";
  return /^(System\s*\.\s*)?Environment\s*\.\s*(Exit|FailFast)\b/.test(textOf(call));
}

/** `await task`, `task.Wait()`, `task.GetAwaiter().GetResult()`. */
const awaiting = /^(Wait|GetResult)$/;
const passingOn = /^(GetAwaiter|ConfigureAwait)$/;
const joining = /^(WhenAll|WaitAll)$/;

/** `isAwaited`: somebody waits for what the expression gives. */
function waits(syntax: ExpressionSyntax, scopes: Scopes, scope: Scope | undefined, isAwaited = false): boolean {
  if (syntax.kind === "AwaitExpression") return waits(syntax.expression, scopes, scopes.get(syntax.expression), true);
  if (syntax.kind !== "InvocationExpression" || scope === undefined) return false;
  const call = { syntax, scope };
  const name = calledName(call) ?? "";
  if (name === "Run" || name === "WaitForShutdown") return isOnHost(call);
  if (name === "RunAsync" || name === "WaitForShutdownAsync") return isAwaited && isOnHost(call);
  if (joining.test(name))
    return (
      (isAwaited || name === "WaitAll") &&
      writtenArguments(call).some((given) => waits(given.syntax, scopes, given.scope, true))
    );
  const receiver = syntax.expression.kind === "SimpleMemberAccessExpression" ? syntax.expression.expression : undefined;
  if (receiver === undefined || !(awaiting.test(name) || (isAwaited && passingOn.test(name)))) return false;
  return waits(receiver, scopes, scopes.get(receiver), true);
}

const hosts = /^(WebApplication|IHost|IWebHost)$/;

/** `app.Run(handler)` only adds to the pipeline. */
function isOnHost(call: SourceExpression): boolean {
  if (!writtenArguments(call).every(isAddressOrToken)) return false;
  const bound = bindExpression(call);
  if (bound.kind !== "call" || bound.receiver === undefined || !hosts.test(typeNameOf(bound.receiver))) return false;
  // A method of the project may have the name.
  return bound.method === undefined || bound.method.containingType.origin !== "source";
}

function isAddressOrToken(given: SourceExpression): boolean {
  const { kind } = bindExpression(given);
  if (kind === "lambda" || kind === "methodGroup") return false;
  return /^(String|CancellationToken)$/.test(typeNameOf(given));
}

function typeNameOf(expression: SourceExpression): string {
  const type = typeOfExpression(expression)?.type;
  return type === undefined ? "" : simpleNameOf(type);
}

const mayBeConstant = /^(TrueLiteral|FalseLiteral|IdentifierName|SimpleMemberAccess|LogicalNot|Parenthesized)/;

function constantCondition({ condition }: IfStatementSyntax, scope: Scope | undefined): boolean | undefined {
  if (scope === undefined || !mayBeConstant.test(condition.kind)) return undefined;
  const value = constantOf({ syntax: condition, scope });
  return value?.kind === "bool" ? value.value : undefined;
}
