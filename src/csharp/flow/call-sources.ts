/** Ways of awaiting a task that give another task. */

import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { MethodSymbol } from "../binding/symbols/symbols.js";
import type { CallExpression } from "./frame.js";

export type ImplementationsOf = (method: MethodSymbol) => readonly MethodSymbol[];

const givesItsTask = /^(ConfigureAwait|AsTask|WaitAsync|Unwrap)$/;

/** The task that another way of awaiting it gives: `task.ConfigureAwait(false)`. */
export function taskOfCall({ name, method, receiver }: CallExpression): SourceExpression | undefined {
  const isTask = method === undefined || method.containingType.namespace === "System.Threading.Tasks";
  return isTask && givesItsTask.test(name) ? receiver : undefined;
}
