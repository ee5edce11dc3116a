/** `try` and `using`: what runs behind statements, whichever way they are left. */

import { scopeInside } from "../binding/expressions/scopes/local-scopes.js";
import { bindType } from "../binding/names/type-binder.js";
import type { Scope } from "../binding/symbols/scope.js";
import { allInterfaces } from "../binding/types/hierarchy.js";
import type { CatchClauseSyntax, TryStatementSyntax } from "../syntax/nodes.js";
import type { VariableScope } from "./environment.js";
import { evaluate } from "./expressions.js";
import type { MethodCall } from "./functions.js";
import { type CSharpMachine, Thrown } from "./machine.js";
import { call } from "./native.js";
import { classOf } from "./objects.js";
import { isOfType } from "./operators.js";
import { isProgramType } from "./program-type.js";
import { runStatement, setLocal } from "./statements.js";
import { type CSharpValue, knownBoolean, type Place, unknownValue } from "./value.js";

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
  // A `ref struct` needs no interface.
  const holder = declaredIn ?? (type.symbol.isRefLike ? type : undefined);
  const method = holder?.symbol.members.find(
    (member) => member.kind === "method" && (declaredIn !== undefined || member.name === "Dispose"),
  );
  return method?.kind === "method" ? { method, declaredIn: holder } : undefined;
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
  const body = (): boolean => {
    try {
      return runStatement(machine, statement.block, scope, environment);
    } catch (error) {
      if (!(error instanceof Thrown)) throw error;
      return handle(machine, statement.catches, error, scope, environment);
    }
  };
  if (machine.framework.request === undefined || statement.catches.length === 0) return body();
  // Whatever is called may throw what is waited for.
  const caught = statement.catches.map((handler) => (): boolean => {
    const inside = scopeInside(handler, scope);
    const type = handler.declaration === null ? undefined : bindType(handler.declaration.type, inside);
    const thrown = new Thrown(unknownValue("what is thrown is not known", placeOf(handler, inside), type));
    return handle(machine, [handler], thrown, scope, environment);
  });
  const place = { syntax: { kind: "ThisExpression", start: statement.start, end: statement.end } as const, scope };
  return machine.eitherWay(place, [body, ...caught]);
}

/** The first handler that takes it; where that is not known, that one or one of the others. */
function handle(
  machine: CSharpMachine,
  handlers: readonly CatchClauseSyntax[],
  thrown: Thrown,
  scope: Scope,
  environment: VariableScope,
): boolean {
  const [handler, ...others] = handlers;
  if (handler === undefined) throw thrown;
  const inside = scopeInside(handler, scope);
  const { declaration, filter } = handler;
  const next = (): boolean => handle(machine, others, thrown, scope, environment);
  const isTaken = declaration === null || isOfType(thrown.value, bindType(declaration.type, inside).type);
  if (isTaken === false) return next();
  if (declaration !== null && declaration.identifier !== null)
    setLocal(machine, declaration.identifier, inside, environment, thrown.value, undefined);
  const condition = filter === null ? undefined : { syntax: filter.filterExpression, scope: inside };
  const holds = condition === undefined ? true : knownBoolean(evaluate(machine, condition, environment));
  if (holds === false) return next();
  const run = (): boolean => {
    machine.caught.push(thrown);
    try {
      return runStatement(machine, handler.block, inside, environment);
    } finally {
      machine.caught.pop();
    }
  };
  // What is thrown out of sight is of the class that somebody waits for.
  const isSure = holds === true && (isTaken === true || others.length === 0 || thrown.value.kind === "unknown");
  return isSure ? run() : machine.eitherWay(condition ?? placeOf(handler, inside), [run, next]);
}

function placeOf({ start, end }: CatchClauseSyntax, scope: Scope): Place {
  return { syntax: { kind: "ThisExpression", start, end }, scope };
}
