/** The value that a member begins with, worked out by executing its initializer: `= string.Empty`, `= Defaults.Name`. */
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import {
  CSharpMachine,
  type CSharpValue,
  evaluate,
  VariableScope,
  withoutThrows,
} from "../../csharp/execution/index.js";
import { framework } from "../../framework/index.js";

/** Undefined where it throws. */
export function executedInitializer(initializer: SourceExpression): CSharpValue | undefined {
  const machine = new CSharpMachine(framework);
  machine.allow();
  const frame = { method: undefined, self: undefined, types: new Map(), yielded: undefined, conditional: [] };
  return withoutThrows(() => evaluate(machine, initializer, new VariableScope(frame, undefined)));
}
