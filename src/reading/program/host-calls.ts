/** Calls that start a server or wait until it is shut down, directly or in a helper of the project. */

import { cachedBy } from "../../caching/cache.js";
import { bindExpression, typeOfExpression, writtenReceiver } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { endingOf } from "../../csharp/flow/index.js";
import type { ExpressionSyntax, SyntaxNode } from "../../csharp/syntax/index.js";
import { mayName } from "./named-in-file.js";
import { walkedCode } from "./walked-code.js";
import { calledName, writtenArguments } from "./written-calls.js";

export type Scopes = ReadonlyMap<SyntaxNode, Scope>;

/** Until when a call waits; `isAwaited`: somebody waits for the task that it gives. */
type Waiting = (call: SourceExpression, isAwaited: boolean) => boolean;

const starting = /^(Run|Start)(Async)?$/;
const running = /^(Run|WaitForShutdown)(Async)?$/;

export function isStart(call: SourceExpression): boolean {
  return starting.test(calledName(call) ?? "") && isOnHost(call);
}

/** `await task`, `task.Wait()`, `task.GetAwaiter().GetResult()`. */
const awaiting = /^(Wait|GetResult)$/;
const passingOn = /^(GetAwaiter|ConfigureAwait)$/;
const joining = /^(WhenAll|WaitAll)$/;

/** Whether a statement of this expression alone ends only when the server is shut down. `hasHelpers`: methods of the project count too. */
export function waitsForShutdown(syntax: ExpressionSyntax, scopes: Scopes, hasHelpers: boolean): boolean {
  const isWaiting: Waiting = (call, isAwaited) =>
    waitsItself(call, isAwaited) || (hasHelpers && waitsInHelper(call, isAwaited));
  return waits(syntax, scopes, isWaiting, false);
}

function waits(syntax: ExpressionSyntax, scopes: Scopes, isWaiting: Waiting, isAwaited: boolean): boolean {
  if (syntax.kind === "AwaitExpression") return waits(syntax.expression, scopes, isWaiting, true);
  const scope = scopes.get(syntax);
  if (syntax.kind !== "InvocationExpression" || scope === undefined) return false;
  const call = { syntax, scope };
  const name = calledName(call) ?? "";
  if (joining.test(name))
    return (
      (isAwaited || name === "WaitAll") &&
      writtenArguments(call).some((given) => waits(given.syntax, scopes, isWaiting, true))
    );
  const receiver = syntax.expression.kind === "SimpleMemberAccessExpression" ? syntax.expression.expression : undefined;
  if (receiver !== undefined && (awaiting.test(name) || (isAwaited && passingOn.test(name))))
    return waits(receiver, scopes, isWaiting, true);
  return isWaiting(call, isAwaited);
}

function waitsItself(call: SourceExpression, isAwaited: boolean): boolean {
  const name = calledName(call) ?? "";
  return running.test(name) && (isAwaited || !name.endsWith("Async")) && isOnHost(call);
}

/** What sets up an application and logs says so by its name, and need not be bound. */
const settingUp = /^(Use|Map|Add|Configure|Log|Write)/;

/** `app.Launch()`, where `Launch` of the project calls `app.Run()`. */
function waitsInHelper(call: SourceExpression, isAwaited: boolean): boolean {
  if (settingUp.test(calledName(call) ?? "") || !handsHostOn(call)) return false;
  const bound = bindExpression(call);
  const method = bound.kind === "call" ? bound.method : undefined;
  if (method?.body === undefined || (!isAwaited && /^(Value)?Task$/.test(simpleNameOf(method.returnType.type))))
    return false;
  return mayName(method.body, (name) => running.test(name)) && bodyWaits(method.body);
}

/** A local function or a method of the same class need not be given the application. */
function handsHostOn(call: SourceExpression): boolean {
  const receiver = writtenReceiver(call);
  const given = writtenArguments(call);
  if (receiver === undefined && given.length === 0) return true;
  return (receiver === undefined ? given : [receiver, ...given]).some(
    (one) => one.syntax.kind === "IdentifierName" && hosts.test(typeNameOf(one)),
  );
}

/** The caller waits for what it returns. Helpers of helpers are not followed. */
const bodyWaits = cachedBy((body: SourceBody): boolean => {
  const { syntax } = body;
  const { scopes } = walkedCode(body);
  const waitsThere = (expression: ExpressionSyntax, isAwaited: boolean): boolean =>
    waits(expression, scopes, waitsItself, isAwaited);
  if (syntax.kind === "ArrowExpressionClause") return waitsThere(syntax.expression, true);
  const ending = endingOf(syntax.statements, {
    ofExpression: (expression) => (waitsThere(expression, false) ? "waits" : undefined),
    ofReturned: (expression) => (waitsThere(expression, true) ? "waits" : undefined),
    condition: () => undefined,
  });
  return ending === "waits";
});

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
