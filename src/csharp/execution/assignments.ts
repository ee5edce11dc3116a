/** Assignments: to variables, members, elements, and to several at once. */

import { noteTargets } from "../binding/expressions/expression-targets.js";
import { bindExpression, typeOfExpression } from "../binding/expressions/expressions.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { MethodSymbol, NamedType } from "../binding/symbols/symbols.js";
import { lookupMembers } from "../binding/types/member-lookup.js";
import type { AssignmentExpressionSyntax, BinaryExpressionKind, VariableDesignationSyntax } from "../syntax/nodes.js";
import type { VariableScope } from "./environment.js";
import { evaluate, evaluateUnread, typeInFrame } from "./expressions.js";
import { findStorage, readLocation, writeLocation } from "./locations.js";
import type { CSharpMachine } from "./machine.js";
import { readNamed } from "./members.js";
import { call } from "./native.js";
import { classOf } from "./objects.js";
import { binary, eventChange, narrowed } from "./operators.js";
import { setLocal } from "./statements.js";
import {
  type CSharpValue,
  isNull,
  nullValue,
  onceAsked,
  oneOf,
  type Place,
  unknownValue,
  unlessNull,
} from "./value.js";

export function evaluateAssignment(
  machine: CSharpMachine,
  { syntax, scope }: { readonly syntax: AssignmentExpressionSyntax; readonly scope: Scope },
  environment: VariableScope,
): CSharpValue {
  noteTargets(syntax, scope);
  const target: Place = { syntax: syntax.left, scope };
  const from: Place = { syntax: syntax.right, scope };
  const assigned = (): CSharpValue => evaluate(machine, from, environment);
  if (syntax.kind === "SimpleAssignmentExpression" && syntax.right.kind === "RefExpression")
    return pointTo(machine, target, from, environment);
  if (syntax.kind === "SimpleAssignmentExpression") {
    const write = targetOf(machine, target, environment);
    const value = assigned();
    write(value, from);
    return value;
  }
  const location = findStorage(machine, target, environment);
  const before = readLocation(machine, location, target);
  const assign = (value: CSharpValue): CSharpValue => {
    writeLocation(machine, location, value, from);
    return value;
  };
  if (syntax.kind === "CoalesceAssignmentExpression") {
    if (isNull(before)) return assign(assigned());
    return before.kind === "unknown" || before.kind === "oneOf"
      ? machine.either(target, [() => assign(assigned()), () => unlessNull(before, target)])
      : before;
  }
  const operand = assigned();
  const changed = eventChange(before, operand, syntax.kind);
  if (changed !== undefined) return assign(changed);
  const type = typeInFrame(typeOfExpression(target), environment);
  return assign(narrowed(machine, binary(machine, operatorOf(syntax.kind), before, operand, from), type, from));
}

/** `a = ref b`: the variable stands for another place from here on. */
function pointTo(machine: CSharpMachine, target: Place, from: Place, environment: VariableScope): CSharpValue {
  const bound = bindExpression(target);
  const key = bound.kind === "local" ? bound.variable.identifier : bound.kind === "parameter" ? bound.symbol.name : "";
  const cell = environment.find(key);
  const value = evaluateUnread(machine, from, environment);
  if (cell !== undefined) machine.memory.setCell(cell, { value, place: from });
  return value;
}

function operatorOf(kind: AssignmentExpressionSyntax["kind"]): BinaryExpressionKind {
  return compound.get(kind) ?? "AddExpression";
}

const compound: ReadonlyMap<AssignmentExpressionSyntax["kind"], BinaryExpressionKind> = new Map([
  ["AddAssignmentExpression", "AddExpression"],
  ["SubtractAssignmentExpression", "SubtractExpression"],
  ["MultiplyAssignmentExpression", "MultiplyExpression"],
  ["DivideAssignmentExpression", "DivideExpression"],
  ["ModuloAssignmentExpression", "ModuloExpression"],
  ["AndAssignmentExpression", "BitwiseAndExpression"],
  ["OrAssignmentExpression", "BitwiseOrExpression"],
  ["ExclusiveOrAssignmentExpression", "ExclusiveOrExpression"],
  ["LeftShiftAssignmentExpression", "LeftShiftExpression"],
  ["RightShiftAssignmentExpression", "RightShiftExpression"],
  ["UnsignedRightShiftAssignmentExpression", "UnsignedRightShiftExpression"],
]);

/** @param from What is written: where a setting gets its value. */
export function assignTarget(
  machine: CSharpMachine,
  target: Place,
  value: CSharpValue,
  environment: VariableScope,
  from: Place,
): void {
  targetOf(machine, target, environment)(value, from);
}

/** What is assigned to, worked out before the value is; a tuple takes it apart. */
function targetOf(
  machine: CSharpMachine,
  { syntax, scope }: Place,
  environment: VariableScope,
): (value: CSharpValue, from: Place) => void {
  if (syntax.kind === "ParenthesizedExpression")
    return targetOf(machine, { syntax: syntax.expression, scope }, environment);
  if (syntax.kind === "DeclarationExpression")
    return (value, from) => declareDesignation(machine, syntax.designation, value, scope, environment, from);
  if (syntax.kind !== "TupleExpression") {
    const location = findStorage(machine, { syntax, scope }, environment);
    return (value, from) => writeLocation(machine, location, value, from);
  }
  const targets = syntax.arguments.map(({ expression }) =>
    targetOf(machine, { syntax: expression, scope }, environment),
  );
  return (value, from) => {
    const parts = partsOf(machine, value, targets.length, from);
    for (const [at, assign] of targets.entries()) assign(parts[at] ?? nullValue, from);
  };
}

/** `var (a, b)` and `out var x`. */
export function declareDesignation(
  machine: CSharpMachine,
  designation: VariableDesignationSyntax,
  value: CSharpValue,
  scope: Scope,
  environment: VariableScope,
  from: Place,
): void {
  if (designation.kind === "SingleVariableDesignation")
    setLocal(machine, designation.identifier, scope, environment, value, from);
  else if (designation.kind === "ParenthesizedVariableDesignation") {
    const parts = partsOf(machine, value, designation.variables.length, from);
    for (const [at, one] of designation.variables.entries())
      declareDesignation(machine, one, parts[at] ?? nullValue, scope, environment, from);
  }
}

/** What `var (a, b) = value` gives: elements of a tuple, properties of a record, what `Deconstruct` gives. */
export function partsOf(
  machine: CSharpMachine,
  value: CSharpValue,
  count: number,
  place: Place,
): readonly CSharpValue[] {
  if (value.kind === "tuple") return value.elements;
  if (value.kind === "oneOf") {
    const ways = value.values.map((one) => partsOf(machine, one, count, place));
    return Array.from({ length: count }, (_, at) =>
      oneOf(ways.map((parts) => parts[at] ?? unknownValue("the part is not known", place))),
    );
  }
  const type = classOf(value);
  const method = type === undefined ? undefined : deconstructor(type, count);
  if (type !== undefined && method !== undefined) {
    const outs = new Map<number, CSharpValue>();
    const values = method.member.parameters.map(() => undefined);
    call(machine, {
      method: method.member,
      self: value,
      values,
      typeArguments: [],
      declaredIn: method.declaredIn,
      place,
      outs,
    });
    return method.member.parameters.map(({ name }, at) => outs.get(at) ?? unknownValue(`${name} is not known`, place));
  }
  const primary = type?.symbol.members.flatMap((member) =>
    member.kind === "property" && member.primaryConstructorParameter !== undefined ? [member] : [],
  );
  if (type !== undefined && primary?.length === count)
    return primary.map((member) => readNamed(machine, value, member.name, place) ?? nullValue);
  return Array.from({ length: count }, (_, at) => {
    const unknown = unknownValue("it is taken from something that is not known", place);
    return onceAsked(unknown, value, (made) => partsOf(machine, made, count, place)[at] ?? unknown);
  });
}

function deconstructor(type: NamedType, count: number) {
  return lookupMembers(type, "Deconstruct").find(
    (one): one is typeof one & { readonly member: MethodSymbol } =>
      one.member.kind === "method" && one.member.parameters.length === count,
  );
}
