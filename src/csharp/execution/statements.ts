/** Statements. Each says whether something goes on behind it; ways that leave are kept by the machine. */
import { noteTargets, typeToReturn } from "../binding/expressions/expression-targets.js";
import { typeOfExpression } from "../binding/expressions/expressions.js";
import { scopeInside } from "../binding/expressions/scopes/local-scopes.js";
import { isVarType } from "../binding/expressions/scopes/local-types.js";
import { bindType } from "../binding/names/type-binder.js";
import type { SourceBody } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { Type } from "../binding/symbols/symbols.js";
import { identifierText, initializerOf } from "../syntax/index.js";
import type {
  ExpressionSyntax,
  IdentifierToken,
  LabeledStatementSyntax,
  StatementSyntax,
  SwitchSectionSyntax,
  SwitchStatementSyntax,
  VariableDeclarationSyntax,
} from "../syntax/nodes.js";
import { runTry, using } from "./cleanup.js";
import { addElement } from "./collections.js";
import type { VariableScope } from "./environment.js";
import { evaluate, evaluateUnread, nameIn, typeInFrame } from "./expressions.js";
import { loop, runFor, runForEach } from "./loops.js";
import { type CSharpMachine, Thrown } from "./machine.js";
import { copyOfStruct, defaultObject } from "./objects.js";
import { ownConversion } from "./own-operators.js";
import { patternMatches } from "./patterns.js";
import {
  alternativesOf,
  askedEnum,
  type CSharpValue,
  knownBoolean,
  nullValue,
  type Place,
  unknownValue,
} from "./value.js";

/** A body of a function, in the scope of its parameters. */
export function runBody(machine: CSharpMachine, { syntax, scope }: SourceBody, environment: VariableScope): boolean {
  if (syntax.kind === "Block")
    return runStatements(machine, syntax.statements, scopeInside(syntax, scope), environment);
  noteTargets(syntax, scope);
  const inside = { syntax: syntax.expression, scope: scopeInside(syntax, scope) };
  return machine.leave("return", resultOf(machine, inside, environment), inside);
}

/** `return ref x` gives the place, anything else a value of the type that the function returns; a struct is copied. */
export function resultOf(machine: CSharpMachine, place: Place, environment: VariableScope): CSharpValue {
  if (place.syntax.kind === "RefExpression") return evaluateUnread(machine, place, environment);
  const value = evaluate(machine, place, environment);
  const type = typeInFrame(typeToReturn(place.scope), environment)?.type;
  return copyOfStruct(machine, ownConversion(machine, value, type, place));
}

export function runStatements(
  machine: CSharpMachine,
  statements: readonly StatementSyntax[],
  scope: Scope,
  environment: VariableScope,
): boolean {
  if (statements.some(({ kind }) => kind === "LabeledStatement"))
    return runLabeled(machine, statements, scope, environment);
  const isEntry =
    machine.entry === environment || (machine.entry !== undefined && machine.entry === environment.frame.method);
  for (const [at, statement] of statements.entries()) {
    if (isEntry) machine.allow();
    if (statement.kind === "LocalDeclarationStatement" && statement.isUsing) {
      const held = declare(machine, statement.declaration, scope, environment);
      const rest = statements.slice(at + 1);
      return using(machine, held, statementPlace(statement, scope), () =>
        runStatements(machine, rest, scope, environment),
      );
    }
    if (!runStatement(machine, statement, scope, environment)) return false;
  }
  return true;
}

function labelOf({ identifier }: LabeledStatementSyntax, { context }: Scope): string {
  return identifierText(context.file, identifier);
}

/** Statements that a `goto` jumps to. A jump back that may not happen is taken not to. */
function runLabeled(
  machine: CSharpMachine,
  statements: readonly StatementSyntax[],
  scope: Scope,
  environment: VariableScope,
): boolean {
  const labels = statements.flatMap((one, at) =>
    one.kind === "LabeledStatement" ? [{ name: labelOf(one, scope), at }] : [],
  );
  const base = machine.memory;
  const mark = machine.exits.length;
  let continues = true;
  for (let at = 0, round = 0; at < statements.length; at++) {
    const statement = statements[at];
    if (statement === undefined) break;
    for (const label of labels)
      if (label.at === at) continues = machine.collect(base, mark, `goto ${label.name}`, continues).continues;
    if (continues) continues = runStatement(machine, statement, scope, environment);
    const back = labels.find(
      ({ name, at: to }) => to <= at && machine.exits.slice(mark).some(({ kind }) => kind === `goto ${name}`),
    );
    if (back === undefined) continue;
    if (continues || !machine.isRoundAllowed(round++, statementPlace(statement, scope)))
      machine.collect(base, machine.exits.length, `goto ${back.name}`, continues);
    else at = back.at - 1;
  }
  return continues;
}

export function runStatement(
  machine: CSharpMachine,
  statement: StatementSyntax,
  outer: Scope,
  environment: VariableScope,
): boolean {
  if (!machine.enter(statementPlace(statement, outer))) return true;
  try {
    return runOne(machine, statement, outer, environment);
  } finally {
    machine.leaveNesting();
  }
}

/** A statement as a place; only its span is used. */
export function statementPlace(statement: StatementSyntax, scope: Scope): Place {
  const syntax = "expression" in statement && statement.expression !== null ? statement.expression : undefined;
  return { syntax: syntax ?? { kind: "ThisExpression", start: statement.start, end: statement.end }, scope };
}

function runOne(machine: CSharpMachine, statement: StatementSyntax, outer: Scope, environment: VariableScope): boolean {
  noteTargets(statement, outer);
  const scope = scopeInside(statement, outer);
  const value = (syntax: ExpressionSyntax): CSharpValue => evaluate(machine, { syntax, scope }, environment);
  const inner = (one: StatementSyntax): boolean => runStatement(machine, one, scope, environment);
  switch (statement.kind) {
    case "Block":
      return runStatements(machine, statement.statements, scope, environment);
    case "LocalDeclarationStatement":
      declare(machine, statement.declaration, scope, environment);
      return true;
    case "ExpressionStatement":
      value(statement.expression);
      return true;
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
      return loop(machine, { syntax: statement.condition, scope }, statementPlace(statement, scope), environment, () =>
        inner(statement.statement),
      );
    case "DoStatement":
      return loop(
        machine,
        { syntax: statement.condition, scope },
        statementPlace(statement, scope),
        environment,
        () => inner(statement.statement),
        { isFirstSure: true },
      );
    case "ForStatement":
      return runFor(machine, statement, scope, environment);
    case "ForEachStatement":
    case "ForEachVariableStatement":
      return runForEach(machine, statement, outer, environment);
    case "SwitchStatement":
      return runSwitch(machine, statement, outer, environment);
    case "TryStatement":
      return runTry(machine, statement, scope, environment);
    case "UsingStatement": {
      const { declaration, expression } = statement;
      const declared = declaration === null ? [] : declare(machine, declaration, scope, environment);
      const held = expression === null ? declared : [value(expression)];
      return using(machine, held, statementPlace(statement, scope), () => inner(statement.statement));
    }
    case "FixedStatement":
      declare(machine, statement.declaration, scope, environment);
      return inner(statement.statement);
    case "LockStatement":
      value(statement.expression);
      return inner(statement.statement);
    case "CheckedStatement":
    case "UncheckedStatement":
      return machine.withChecks(statement.kind === "CheckedStatement", () => inner(statement.block));
    case "UnsafeStatement":
      return inner(statement.block);
    case "LabeledStatement": {
      const name = labelOf(statement, scope);
      const [base, mark] = [machine.memory, machine.exits.length];
      machine.label = name;
      return machine.collect(base, mark, `break ${name}`, inner(statement.statement)).continues;
    }
    default:
      return runJump(machine, statement, scope, environment);
  }
}

/** Statements that leave, and those that do nothing: local functions are run where they are called. */
function runJump(
  machine: CSharpMachine,
  statement: StatementSyntax,
  scope: Scope,
  environment: VariableScope,
): boolean {
  const value = (syntax: ExpressionSyntax): CSharpValue => evaluate(machine, { syntax, scope }, environment);
  switch (statement.kind) {
    case "ReturnStatement":
      return machine.leave(
        "return",
        statement.expression === null
          ? undefined
          : resultOf(machine, { syntax: statement.expression, scope }, environment),
        statement.expression === null ? undefined : { syntax: statement.expression, scope },
      );
    case "YieldReturnStatement":
      if (statement.expression !== null && environment.frame.yielded !== undefined)
        addElement(machine, environment.frame.yielded, value(statement.expression), statementPlace(statement, scope));
      return true;
    case "YieldBreakStatement":
      return machine.leave("return");
    case "BreakStatement":
      return machine.leave(statement.name === null ? "break" : `break ${nameIn(statement.name, scope)}`);
    case "ContinueStatement":
      return machine.leave(statement.name === null ? "continue" : `continue ${nameIn(statement.name, scope)}`);
    case "GotoStatement":
      return statement.expression?.kind === "IdentifierName"
        ? machine.leave(`goto ${nameIn(statement.expression, scope)}`)
        : true;
    case "GotoCaseStatement":
    case "GotoDefaultStatement":
      return machine.leave("case", statement.expression === null ? undefined : value(statement.expression));
    case "ThrowStatement":
      if (statement.expression !== null) throw new Thrown(value(statement.expression));
      throw machine.caught.at(-1) ?? new Thrown(nullValue);
    default:
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
  const decided = knownBoolean(value);
  if (decided !== undefined) return decided ? whenTrue() : whenFalse();
  return machine.eitherWay(condition, [whenTrue, whenFalse]);
}

export function declare(
  machine: CSharpMachine,
  declaration: VariableDeclarationSyntax,
  scope: Scope,
  environment: VariableScope,
): readonly CSharpValue[] {
  noteTargets(declaration, scope);
  return declaration.variables.map((variable) => {
    const initializer = initializerOf(variable);
    if (initializer === null) {
      const type = typeInFrame(bindType(declaration.type, scope), environment);
      // The fields of a struct may be set one by one.
      const made = type === undefined ? undefined : defaultObject(machine, type);
      const unset = made?.kind === "object" ? made : unknownValue("it is not assigned yet");
      setLocal(machine, variable.identifier, scope, environment, unset, undefined);
      return unset;
    }
    const place = { syntax: initializer.value, scope };
    const value =
      initializer.value.kind === "RefExpression"
        ? evaluateUnread(machine, place, environment)
        : evaluate(machine, place, environment);
    const type = isVarType(declaration.type, scope) ? undefined : bindType(declaration.type, scope);
    const convertedValue = ownConversion(machine, value, typeInFrame(type, environment)?.type, place);
    setLocal(machine, variable.identifier, scope, environment, convertedValue, place);
    return convertedValue;
  });
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

function runSwitch(
  machine: CSharpMachine,
  statement: SwitchStatementSyntax,
  outer: Scope,
  environment: VariableScope,
): boolean {
  const place: Place = { syntax: statement.expression, scope: outer };
  const scope = scopeInside(statement, outer);
  const value = askedEnum(evaluate(machine, place, environment), place);
  const base = machine.memory;
  const mark = machine.exits.length;
  let continues = runSections(machine, statement.sections, value, place, scope, environment);
  for (let round = 0; machine.exits.slice(mark).some(({ kind }) => kind === "case"); round++) {
    // `goto case` and `goto default`.
    const target = machine.collect(base, mark, "case", continues);
    if (!machine.isRoundAllowed(round, place)) break;
    const [wanted] = target.values;
    continues =
      wanted === undefined
        ? runDefault(machine, statement.sections, scope, environment)
        : runSections(machine, statement.sections, wanted, place, scope, environment);
  }
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
  const openWays = (): boolean => {
    const [only] = open;
    return only !== undefined && open.length === 1 ? only() : machine.eitherWay(place, open);
  };
  const type = typeOfExpression(place)?.type;
  let left = alternativesOf(value);
  const several = left.length > 1;
  for (const section of sections) {
    const isMatched = (one: CSharpValue): boolean | undefined =>
      sectionMatches(machine, section, one, type, scopeInside(section, scope), environment);
    if (several) left = left.filter((one) => isMatched(one) !== true);
    const matches = isMatched(value);
    if (matches === false) continue;
    open.push(body(section));
    if (matches === true || left.length === 0) return openWays();
  }
  open.push(() => runDefault(machine, sections, scope, environment));
  return openWays();
}

function runDefault(
  machine: CSharpMachine,
  sections: readonly SwitchSectionSyntax[],
  scope: Scope,
  environment: VariableScope,
): boolean {
  const section = sections.find(({ labels }) => labels.some((label) => label.kind === "DefaultSwitchLabel"));
  return section === undefined || runStatements(machine, section.statements, scopeInside(section, scope), environment);
}

function sectionMatches(
  machine: CSharpMachine,
  section: SwitchSectionSyntax,
  value: CSharpValue,
  type: Type | undefined,
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
    let matches = patternMatches(machine, value, pattern, scope, environment, type);
    if (matches !== false && label.kind === "CasePatternSwitchLabel" && label.whenClause !== null) {
      const when = knownBoolean(evaluate(machine, { syntax: label.whenClause.condition, scope }, environment));
      matches = when === false ? false : when === undefined ? undefined : matches;
    }
    if (matches === true) return true;
    if (matches === undefined) result = undefined;
  }
  return result;
}
