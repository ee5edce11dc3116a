/** `try` and `using`: what runs behind statements, whichever way they are left. */

import { scopeInside } from "../binding/expressions/scopes/local-scopes.js";
import { bindType } from "../binding/names/type-binder.js";
import type { Scope } from "../binding/symbols/scope.js";
import { allInterfaces } from "../binding/types/hierarchy.js";
import type { TryStatementSyntax } from "../syntax/nodes.js";
import type { VariableScope } from "./environment.js";
import { evaluate } from "./expressions.js";
import type { MethodCall } from "./functions.js";
import { type CSharpMachine, Thrown } from "./machine.js";
import { call } from "./native.js";
import { classOf } from "./objects.js";
import { isOfType } from "./operators.js";
import { isProgramType } from "./program-type.js";
import { runStatement, setLocal } from "./statements.js";
import { type CSharpValue, knownBoolean, type Place } from "./value.js";

/** What is caught is taken not to happen unless it is thrown in sight. */
export function runTry(
  machine: CSharpMachine,
  statement: TryStatementSyntax,
  scope: Scope,
  environment: VariableScope,
): boolean {
  const { finally: last } = statement;
  return cleaned(
    machine,
    () => runCaught(machine, statement, scope, environment),
    () => last === null || runStatement(machine, last.block, scope, environment),
  );
}

/** Runs `body`; objects of the program's own are disposed of behind it, the last one first. */
export function using(
  machine: CSharpMachine,
  held: readonly CSharpValue[],
  place: Place,
  body: () => boolean,
): boolean {
  const disposed = [...held].reverse().filter((one) => disposer(one) !== undefined);
  if (disposed.length === 0) return body();
  return cleaned(machine, body, () => {
    for (const self of disposed) {
      const disposeMethod = disposer(self);
      if (disposeMethod !== undefined) call(machine, { ...disposeMethod, self, values: [], typeArguments: [], place });
    }
    return true;
  });
}

const disposables = new Set(["System.IDisposable", "System.IAsyncDisposable"]);

function disposer(value: CSharpValue): Pick<MethodCall, "method" | "declaredIn"> | undefined {
  const type = classOf(value);
  if (type === undefined || !isProgramType(type.symbol)) return undefined;
  const declaredIn = allInterfaces(type).find(({ symbol }) => disposables.has(symbol.metadataName));
  const method = declaredIn?.symbol.members.find((member) => member.kind === "method");
  return method === undefined ? undefined : { method, declaredIn };
}

/** Behind every way out of `body`. */
function cleaned(machine: CSharpMachine, body: () => boolean, cleanUp: () => boolean): boolean {
  const mark = machine.exits.length;
  let continues: boolean;
  try {
    continues = body();
  } catch (error) {
    if (error instanceof Thrown) cleanUp();
    throw error;
  }
  const { memory } = machine;
  for (const left of new Set(machine.exits.slice(mark).map((exit) => exit.memory))) {
    if (continues && left === memory) continue;
    machine.memory = left;
    cleanUp();
  }
  machine.memory = memory;
  return continues && cleanUp();
}

function runCaught(
  machine: CSharpMachine,
  statement: TryStatementSyntax,
  scope: Scope,
  environment: VariableScope,
): boolean {
  try {
    return runStatement(machine, statement.block, scope, environment);
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    for (const handler of statement.catches) {
      const inside = scopeInside(handler, scope);
      const { declaration, filter } = handler;
      if (declaration !== null) {
        if (isOfType(error.value, bindType(declaration.type, inside).type) === false) continue;
        if (declaration.identifier !== null)
          setLocal(machine, declaration.identifier, inside, environment, error.value, undefined);
      }
      const condition = filter === null ? undefined : { syntax: filter.filterExpression, scope: inside };
      if (condition !== undefined && knownBoolean(evaluate(machine, condition, environment)) === false) continue;
      return runStatement(machine, handler.block, inside, environment);
    }
    throw error;
  }
}
