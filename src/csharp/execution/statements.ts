/** Statements. Each says whether something goes on behind it; ways that leave are kept by the machine. */
import { noteTargets } from "../binding/expressions/expression-targets.js";
import { scopeInside } from "../binding/expressions/local-scopes.js";
import type { SourceBody } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import { identifierText, initializerOf } from "../syntax/index.js";
import type {
  ExpressionSyntax,
  ForEachStatementSyntax,
  ForEachVariableStatementSyntax,
  ForStatementSyntax,
  IdentifierToken,
  StatementSyntax,
  SwitchSectionSyntax,
  SwitchStatementSyntax,
  TryStatementSyntax,
  VariableDeclarationSyntax,
} from "../syntax/nodes.js";
import { assignTarget } from "./assignments.js";
import { elementsOf, isComplete } from "./collections.js";
import type { VariableScope } from "./environment.js";
import { evaluate } from "./expressions.js";
import { type CSharpMachine, Thrown } from "./machine.js";
import { copyOfStruct } from "./objects.js";
import { patternMatches } from "./patterns.js";
import { type CSharpValue, knownBoolean, nullValue, type Place, unknownValue } from "./value.js";

/** A body of a function, in the scope of its parameters. */
export function runBody(machine: CSharpMachine, { syntax, scope }: SourceBody, environment: VariableScope): boolean {
  if (syntax.kind === "Block")
    return runStatements(machine, syntax.statements, scopeInside(syntax, scope), environment);
  noteTargets(syntax, scope);
  const value = evaluate(machine, { syntax: syntax.expression, scope: scopeInside(syntax, scope) }, environment);
  return machine.leave("return", value);
}

export function runStatements(
  machine: CSharpMachine,
  statements: readonly StatementSyntax[],
  scope: Scope,
  environment: VariableScope,
): boolean {
  for (const statement of statements) if (!run(machine, statement, scope, environment)) return false;
  return true;
}

function run(machine: CSharpMachine, statement: StatementSyntax, outer: Scope, environment: VariableScope): boolean {
  const done = machine.nested(placeOf(statement, outer), () => runOne(machine, statement, outer, environment));
  return done ?? true;
}

/** A statement as a place; only its span is used. */
function placeOf(statement: StatementSyntax, scope: Scope): Place {
  const syntax = "expression" in statement && statement.expression !== null ? statement.expression : undefined;
  return { syntax: syntax ?? { kind: "ThisExpression", start: statement.start, end: statement.end }, scope };
}

function runOne(machine: CSharpMachine, statement: StatementSyntax, outer: Scope, environment: VariableScope): boolean {
  noteTargets(statement, outer);
  const scope = scopeInside(statement, outer);
  const value = (syntax: ExpressionSyntax): CSharpValue => evaluate(machine, { syntax, scope }, environment);
  const inner = (one: StatementSyntax): boolean => run(machine, one, scope, environment);
  switch (statement.kind) {
    case "Block":
      return runStatements(machine, statement.statements, scope, environment);
    case "LocalDeclarationStatement":
      declare(machine, statement.declaration, scope, environment);
      return true;
    case "ExpressionStatement":
      value(statement.expression);
      return true;
    case "ReturnStatement":
      return machine.leave("return", statement.expression === null ? undefined : value(statement.expression));
    case "YieldReturnStatement":
      if (statement.expression !== null) environment.frame.yielded?.push(value(statement.expression));
      return true;
    case "YieldBreakStatement":
      return machine.leave("return");
    case "BreakStatement":
      return machine.leave("break");
    case "ContinueStatement":
      return machine.leave("continue");
    case "ThrowStatement":
      throw new Thrown(statement.expression === null ? nullValue : value(statement.expression));
    case "IfStatement": {
      const { condition } = statement;
      const otherwise = statement.else?.statement;
      return branch(
        machine,
        { syntax: condition, scope },
        environment,
        () => inner(statement.statement),
        () => (otherwise === undefined ? true : inner(otherwise)),
      );
    }
    case "WhileStatement":
      return loop(machine, { syntax: statement.condition, scope }, placeOf(statement, scope), environment, () =>
        inner(statement.statement),
      );
    case "DoStatement":
      return runDo(machine, { syntax: statement.condition, scope }, environment, () => inner(statement.statement));
    case "ForStatement":
      return runFor(machine, statement, scope, environment);
    case "ForEachStatement":
    case "ForEachVariableStatement":
      return runForEach(machine, statement, outer, environment);
    case "SwitchStatement":
      return runSwitch(machine, statement, outer, environment);
    case "TryStatement":
      return runTry(machine, statement, scope, environment);
    case "UsingStatement":
    case "FixedStatement":
      if (statement.declaration !== null) declare(machine, statement.declaration, scope, environment);
      if (statement.kind === "UsingStatement" && statement.expression !== null) value(statement.expression);
      return inner(statement.statement);
    case "LockStatement":
      value(statement.expression);
      return inner(statement.statement);
    case "CheckedStatement":
    case "UncheckedStatement":
    case "UnsafeStatement":
      return inner(statement.block);
    case "LabeledStatement":
      return inner(statement.statement);
    default:
      // Local functions are run where they are called; a `goto` would be a loop of its own kind.
      return true;
  }
}

/** Runs one of two ways, or both where the condition is not known. */
function branch(
  machine: CSharpMachine,
  condition: Place,
  environment: VariableScope,
  whenTrue: () => boolean,
  whenFalse: () => boolean,
): boolean {
  const value = evaluate(machine, condition, environment);
  const known = knownBoolean(value);
  if (known !== undefined) return known ? whenTrue() : whenFalse();
  return machine.eitherWay(condition, [whenTrue, whenFalse]);
}

function declare(
  machine: CSharpMachine,
  declaration: VariableDeclarationSyntax,
  scope: Scope,
  environment: VariableScope,
): void {
  noteTargets(declaration, scope);
  for (const variable of declaration.variables) {
    const initializer = initializerOf(variable);
    if (initializer === null) {
      setLocal(machine, variable.identifier, scope, environment, unknownValue("it is not assigned yet"), undefined);
      continue;
    }
    const place = { syntax: initializer.value, scope };
    setLocal(machine, variable.identifier, scope, environment, evaluate(machine, place, environment), place);
  }
}

export function setLocal(
  machine: CSharpMachine,
  identifier: IdentifierToken,
  scope: Scope,
  environment: VariableScope,
  value: CSharpValue,
  place: Place | undefined,
): void {
  const cell = environment.declare(identifier, identifierText(scope.context.file, identifier));
  machine.memory.setCell(cell, { value: copyOfStruct(machine, value), place });
}

/** Rounds while the condition is known to hold; where it is not known, one round that may not happen. */
function loop(
  machine: CSharpMachine,
  condition: Place | undefined,
  place: Place,
  environment: VariableScope,
  body: () => boolean,
  after: () => void = () => undefined,
): boolean {
  const base = machine.memory;
  const mark = machine.exits.length;
  let continues = true;
  for (let round = 0; continues; round++) {
    const value = condition === undefined ? undefined : evaluate(machine, condition, environment);
    const holds = value === undefined ? true : knownBoolean(value);
    if (holds === false) break;
    environment.round++;
    if (holds === undefined && condition !== undefined) {
      continues = machine.eitherWay(condition, [() => runRound(machine, body), () => true]);
      break;
    }
    continues = runRound(machine, body);
    if (continues) after();
    // Each round that may have ended the loop is one more way to join behind it.
    const ways = machine.exits.length - mark;
    if (!machine.isRoundAllowed(ways > mostWaysOut ? Number.POSITIVE_INFINITY : round, place)) break;
  }
  return machine.collect(base, mark, "break", continues).continues;
}

const mostWaysOut = 32;

function runDo(machine: CSharpMachine, condition: Place, environment: VariableScope, body: () => boolean): boolean {
  const base = machine.memory;
  const mark = machine.exits.length;
  environment.round++;
  const continues = runRound(machine, body) && loop(machine, condition, condition, environment, body);
  return machine.collect(base, mark, "break", continues).continues;
}

function runRound(machine: CSharpMachine, body: () => boolean): boolean {
  const base = machine.memory;
  const mark = machine.exits.length;
  return machine.collect(base, mark, "continue", body()).continues;
}

function runFor(
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
    placeOf(statement, scope),
    environment,
    () => run(machine, statement.statement, scope, environment),
    () => {
      for (const syntax of statement.incrementors) evaluate(machine, { syntax, scope }, environment);
    },
  );
}

/** Each known element once; where there may be others, one more round with an element that is not known. */
function runForEach(
  machine: CSharpMachine,
  statement: ForEachStatementSyntax | ForEachVariableStatementSyntax,
  outer: Scope,
  environment: VariableScope,
): boolean {
  const place: Place = { syntax: statement.expression, scope: outer };
  const scope = scopeInside(statement, outer);
  const collection = evaluate(machine, place, environment);
  const base = machine.memory;
  const mark = machine.exits.length;
  const round = (value: CSharpValue, from: Place): boolean => {
    environment.round++;
    if (statement.kind === "ForEachStatement") setLocal(machine, statement.identifier, scope, environment, value, from);
    else assignTarget(machine, { syntax: statement.variable, scope }, value, environment, from);
    return runRound(machine, () => run(machine, statement.statement, scope, environment));
  };
  let continues = true;
  for (const [at, element] of elementsOf(machine, collection, place).entries()) {
    if (!continues || !machine.isRoundAllowed(at, place)) break;
    const given =
      element.key === undefined ? element.value : { kind: "tuple" as const, elements: [element.key, element.value] };
    const from = element.place ?? place;
    continues =
      element.conditions.length === 0
        ? round(given, from)
        : machine.eitherWay(element.conditions[0]?.place ?? place, [() => round(given, from), () => true]);
  }
  if (continues && !isComplete(machine, collection)) {
    const value = unknownValue("the elements of the collection are not known", place);
    continues = machine.eitherWay(place, [() => round(value, place), () => true]);
  }
  return machine.collect(base, mark, "break", continues).continues;
}

function runSwitch(
  machine: CSharpMachine,
  statement: SwitchStatementSyntax,
  outer: Scope,
  environment: VariableScope,
): boolean {
  const place: Place = { syntax: statement.expression, scope: outer };
  const scope = scopeInside(statement, outer);
  const value = evaluate(machine, place, environment);
  const base = machine.memory;
  const mark = machine.exits.length;
  const continues = runSections(machine, statement.sections, value, place, scope, environment);
  return machine.collect(base, mark, "break", continues).continues;
}

function runSections(
  machine: CSharpMachine,
  sections: readonly SwitchSectionSyntax[],
  value: CSharpValue,
  place: Place,
  scope: Scope,
  environment: VariableScope,
): boolean {
  const body = (section: SwitchSectionSyntax) => (): boolean =>
    runStatements(machine, section.statements, scopeInside(section, scope), environment);
  const open: (() => boolean)[] = [];
  for (const section of sections) {
    const matches = sectionMatches(machine, section, value, scopeInside(section, scope), environment);
    if (matches === true)
      return open.length === 0 ? body(section)() : machine.eitherWay(place, [...open, body(section)]);
    if (matches === undefined) open.push(body(section));
  }
  const fallback = sections.find((section) => section.labels.some((label) => label.kind === "DefaultSwitchLabel"));
  const last = fallback === undefined ? () => true : body(fallback);
  return open.length === 0 ? last() : machine.eitherWay(place, [...open, last]);
}

function sectionMatches(
  machine: CSharpMachine,
  section: SwitchSectionSyntax,
  value: CSharpValue,
  scope: Scope,
  environment: VariableScope,
): boolean | undefined {
  let result: boolean | undefined = false;
  for (const label of section.labels) {
    if (label.kind === "DefaultSwitchLabel") continue;
    const pattern =
      label.kind === "CaseSwitchLabel"
        ? ({ ...label, kind: "ConstantPattern", expression: label.value } as const)
        : label.pattern;
    let matches = patternMatches(machine, value, pattern, scope, environment);
    if (matches !== false && label.kind === "CasePatternSwitchLabel" && label.whenClause !== null) {
      const when = knownBoolean(evaluate(machine, { syntax: label.whenClause.condition, scope }, environment));
      matches = when === false ? false : when === undefined ? undefined : matches;
    }
    if (matches === true) return true;
    if (matches === undefined) result = undefined;
  }
  return result;
}

/** What is caught is taken not to happen unless it is thrown in sight. */
function runTry(
  machine: CSharpMachine,
  statement: TryStatementSyntax,
  scope: Scope,
  environment: VariableScope,
): boolean {
  let continues: boolean;
  try {
    continues = run(machine, statement.block, scope, environment);
  } catch (error) {
    const [handler] = statement.catches;
    if (!(error instanceof Thrown) || handler === undefined) throw error;
    const inside = scopeInside(handler, scope);
    const identifier = handler.declaration?.identifier ?? null;
    if (identifier !== null) setLocal(machine, identifier, inside, environment, error.value, undefined);
    continues = run(machine, handler.block, inside, environment);
  }
  if (statement.finally !== null && continues) return run(machine, statement.finally.block, scope, environment);
  return continues;
}
