/** What code that start-up made (a handler) sees around it, for whoever follows its expressions. */
import type { Constant } from "../../csharp/binding/symbols/symbols.js";
import { type CSharpMachine, constantIn, type VariableScope } from "../../csharp/execution/index.js";
import { deepest, type Frame, type FramedExpression, outermost } from "../../csharp/flow/index.js";

/** The parameters in sight with what they were given, and what type parameters stand for. */
export function codeFrame(machine: CSharpMachine, scope: VariableScope, depth = 0): Frame {
  const parameters = new Map<string, FramedExpression>();
  const constants = new Map<string, Constant>();
  for (const [key, cell, { caller }] of scope.variables()) {
    const slot = machine.memory.cell(cell);
    if (slot === undefined || typeof key !== "string" || parameters.has(key) || constants.has(key)) continue;
    const constant = constantIn(slot.value);
    if (constant !== undefined) constants.set(key, constant);
    else if (slot.place !== undefined && caller !== undefined && depth < deepest)
      parameters.set(key, { expression: slot.place, frame: codeFrame(machine, caller, depth + 1) });
  }
  return { ...outermost, parameters, constants, types: scope.frame.types };
}
