import { bindExpression, expressionsIn } from "../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { type CallSources, callSources, type ImplementationsOf } from "../../csharp/flow/index.js";

const executes = /^Execute(Result)?Async$/;

/** Calls as far as answers are concerned: executing a result answers with it. */
export function answerFlow(implementationsOf: ImplementationsOf): CallSources {
  return callSources({
    implementationsOf,
    givesReceiver: (name) => executes.test(name),
    valuesWithoutReturn: executedIn,
  });
}

/** `await result.ExecuteAsync(context);` of a handler that writes the answer itself. */
export function executedIn(body: SourceBody | SourceExpression): readonly SourceExpression[] {
  return [...expressionsIn(body)].filter((expression) => {
    if (expression.syntax.kind !== "InvocationExpression") return false;
    const bound = bindExpression(expression);
    return bound.kind === "call" && executes.test(bound.name) && bound.receiver !== undefined;
  });
}
