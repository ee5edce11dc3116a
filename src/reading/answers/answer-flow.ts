import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { type CallSources, callSources, type ImplementationsOf } from "../../csharp/flow/index.js";
import { callsIn } from "../program/calls.js";

const executes = /^Execute(Result)?Async$/;

function isExecuting(name: string): boolean {
  return executes.test(name);
}

/** Calls as far as answers are concerned: executing a result answers with it. */
export function answerFlow(implementationsOf: ImplementationsOf): CallSources {
  return callSources({
    implementationsOf,
    givesReceiver: isExecuting,
    valuesWithoutReturn: executedIn,
  });
}

/** `await result.ExecuteAsync(context);` of a handler that writes the answer itself. */
export function executedIn(body: SourceBody | SourceExpression): readonly SourceExpression[] {
  const calls = [...callsIn(body, isExecuting)];
  return calls.flatMap(({ call, expression }) => (call.receiver === undefined ? [] : [expression]));
}
