/** Loops: rounds on what is known; where that ends, one round that may not happen. */
import { constantOf } from "../binding/expressions/expressions.js";
import { scopeInside } from "../binding/expressions/scopes/local-scopes.js";
import type { Scope } from "../binding/symbols/scope.js";
import { walk } from "../syntax/index.js";
import type {
  ExpressionSyntax,
  ForEachStatementSyntax,
  ForEachVariableStatementSyntax,
  ForStatementSyntax,
} from "../syntax/nodes.js";
import { assignTarget } from "./assignments.js";
import { enumerate } from "./collections.js";
import type { VariableScope } from "./environment.js";
import { exceptionOf } from "./exceptions.js";
import { evaluate } from "./expressions.js";
import type { CSharpMachine } from "./machine.js";
import { Memory } from "./memory.js";
import { declare, runStatement, setLocal, statementPlace } from "./statements.js";
import { type CSharpValue, integerValue, knownBoolean, oneOf, type Place, unknownValue } from "./value.js";

/** Rounds while the condition is known to hold; where it is not known, one round that may not happen. */
export function loop(
  machine: CSharpMachine,
  condition: Place | undefined,
  place: Place,
  environment: VariableScope,
  body: () => boolean,
  { isFirstSure = false, after = () => undefined }: { isFirstSure?: boolean; after?: () => void } = {},
): boolean {
  const base = machine.memory;
  const mark = machine.exits.length;
  const label = takeLabel(machine);
  const isEndless = condition === undefined || constantOf(condition) !== undefined;
  const next = (): boolean => {
    const isOver = !runRound(machine, label, body);
    if (isOver) return false;
    after();
    if (condition !== undefined) evaluate(machine, condition, environment);
    return true;
  };
  let continues = true;
  for (let round = 0; continues; round++) {
    const isAsked = condition !== undefined && !(isFirstSure && round === 0);
    const holds = isAsked ? knownBoolean(evaluate(machine, condition, environment)) : true;
    const isOnce = isFirstSure && machine.framework.request === undefined;
    if (holds === false || (holds === undefined && isOnce)) break;
    environment.round++;
    if (holds === undefined && condition !== undefined) {
      continues = machine.eitherWay(condition, [() => anyRound(machine, place, next), () => true]);
      break;
    }
    continues = runRound(machine, label, body);
    // Each round that may have ended the loop is one more way to join behind it.
    const ways = machine.exits.length - mark;
    // `while (true) { if (unknown) break; … }` is `while (!unknown) { … }`: one round that may not happen.
    if (ways > 0 && isEndless) {
      if (continues) continues = machine.eitherWay(place, [() => anyRound(machine, place, next), () => true]);
      break;
    }
    if (continues) after();
    if (!machine.isRoundAllowed(ways > mostWaysOut ? Number.POSITIVE_INFINITY : round, place)) break;
  }
  return machine.collect(base, mark, "break", continues).continues;
}

const mostWaysOut = 32;
/** Rounds of which the values are kept apart: `found = true`, two or three states. */
const mostKnownRounds = 3;

/** A request may have been through any number of rounds before: what a round sets is set, or not yet. */
function anyRound(machine: CSharpMachine, place: Place, run: () => boolean): boolean {
  if (machine.framework.request === undefined) return run();
  const mark = machine.exits.length;
  const mostKnown = machine.undecidedLoops === 0 ? mostKnownRounds : 0;
  machine.undecidedLoops++;
  try {
    for (let round = 0; ; round++) {
      const before = machine.memory;
      machine.memory = new Memory(before);
      const continues = run();
      const wider = !continues
        ? undefined
        : machine.memory.widened(before, (was, is) =>
            round < mostKnown ? oneOf([was, is], place) : unknownValue("a round of a loop may have set it", place),
          );
      if (wider === undefined || round > mostKnown || !machine.step(place)) return continues;
      machine.exits.length = mark;
      machine.memory = wider;
    }
  } finally {
    machine.undecidedLoops--;
  }
}

/** @param label Of the loop. */
function runRound(machine: CSharpMachine, label: string | undefined, body: () => boolean): boolean {
  const base = machine.memory;
  const mark = machine.exits.length;
  const { continues } = machine.collect(base, mark, "continue", body());
  return label === undefined ? continues : machine.collect(base, mark, `continue ${label}`, continues).continues;
}

/** The label right before the loop that begins. */
function takeLabel(machine: CSharpMachine): string | undefined {
  const { label } = machine;
  machine.label = undefined;
  return label;
}

export function runFor(
  machine: CSharpMachine,
  statement: ForStatementSyntax,
  scope: Scope,
  environment: VariableScope,
): boolean {
  if (statement.declaration !== null) declare(machine, statement.declaration, scope, environment);
  for (const syntax of statement.initializers) evaluate(machine, { syntax, scope }, environment);
  const condition = statement.condition === null ? undefined : { syntax: statement.condition, scope };
  return loop(
    machine,
    condition,
    statementPlace(statement, scope),
    environment,
    () => runStatement(machine, statement.statement, scope, environment),
    {
      after: () => {
        for (const syntax of statement.incrementors) evaluate(machine, { syntax, scope }, environment);
      },
    },
  );
}

/** What `foreach` goes over: its names are those around the statement, but for variables that it declares itself. */
function placeOfGiven(syntax: ExpressionSyntax, outer: Scope, inner: Scope): Place {
  let declares = false;
  walk(syntax, ({ kind }) => {
    if (kind === "SingleVariableDesignation") declares = true;
    return undefined;
  });
  return { syntax, scope: declares ? inner : outer };
}

/** Each known element once; where there may be others, one more round with an element that is not known. */
export function runForEach(
  machine: CSharpMachine,
  statement: ForEachStatementSyntax | ForEachVariableStatementSyntax,
  outer: Scope,
  environment: VariableScope,
): boolean {
  const scope = scopeInside(statement, outer);
  const place = placeOfGiven(statement.expression, outer, scope);
  const label = takeLabel(machine);
  const collection = evaluate(machine, place, environment);
  const base = machine.memory;
  const mark = machine.exits.length;
  const isByReference = statement.kind === "ForEachStatement" && statement.type.kind === "RefType";
  const round = (value: CSharpValue, from: Place): boolean => {
    environment.round++;
    if (statement.kind === "ForEachStatement") setLocal(machine, statement.identifier, scope, environment, value, from);
    else assignTarget(machine, { syntax: statement.variable, scope }, value, environment, from);
    return runRound(machine, label, () => runStatement(machine, statement.statement, scope, environment));
  };
  let continues = true;
  const { elements, rest } = enumerate(machine, collection, place);
  for (const [at, element] of elements.entries()) {
    if (!continues || !machine.isRoundAllowed(at, place)) break;
    const from = element.place ?? place;
    const key = integerValue(at);
    const value: CSharpValue = isByReference
      ? { kind: "reference", location: { kind: "element", list: collection, key } }
      : element.value;
    const run = (): boolean => {
      if (round(value, from)) return !hasGrown(machine, collection, elements.length, place);
      return false;
    };
    continues =
      element.conditions.length === 0
        ? run()
        : machine.eitherWay(element.conditions[0]?.place ?? place, [run, () => true]);
  }
  if (continues && rest !== undefined) {
    const value = unknownValue("the elements of the collection are not known", place);
    continues = machine.eitherWay(place, [() => anyRound(machine, place, () => round(value, place)), () => true]);
  }
  return machine.collect(base, mark, "break", continues).continues;
}

/** A list that is added to or removed from while it is gone through is a fault. */
function hasGrown(machine: CSharpMachine, list: CSharpValue, before: number, place: Place): false {
  if (list.kind !== "object" || list.object.type?.kind !== "named") return false;
  if (!guarded.has(list.object.type.symbol.metadataName)) return false;
  const items = machine.memory.items(list.object);
  if (items === undefined || items.elements.length === before) return false;
  if (items.elements.some((one) => one.conditions.length > 0)) return false;
  throw exceptionOf(machine, place, "InvalidOperationException");
}

const guarded: ReadonlySet<string> = new Set(["System.Collections.Generic.List`1"]);
