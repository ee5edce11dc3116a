/** Assignments: to variables, members, elements, and to several at once. */

import { noteTargets } from "../binding/expressions/expression-targets.js";
import { bindExpression } from "../binding/expressions/expressions.js";
import type { Scope } from "../binding/symbols/scope.js";
import { enclosingType } from "../binding/symbols/scope.js";
import type { MethodSymbol, NamedType } from "../binding/symbols/symbols.js";
import { lookupMembers } from "../binding/types/member-lookup.js";
import type { AssignmentExpressionSyntax, BinaryExpressionKind, VariableDesignationSyntax } from "../syntax/nodes.js";
import { setElement } from "./collections.js";
import type { VariableScope } from "./environment.js";
import { accessOf, argumentValues, evaluate, nameIn, receiverOf, typeInFrame } from "./expressions.js";
import type { CSharpMachine } from "./machine.js";
import { eventHolder, memberNamed, readNamed, writeMember, writeStorage } from "./members.js";
import { call } from "./native.js";
import { classOf, parameterKey } from "./objects.js";
import { binary, eventChange } from "./operators.js";
import { ownConversion } from "./own-operators.js";
import { setLocal } from "./statements.js";
import { type CSharpValue, isNull, knownObject, nullValue, type Place, unknownValue, unlessNull } from "./value.js";

export function evaluateAssignment(
  machine: CSharpMachine,
  { syntax, scope }: { readonly syntax: AssignmentExpressionSyntax; readonly scope: Scope },
  environment: VariableScope,
): CSharpValue {
  noteTargets(syntax, scope);
  const target: Place = { syntax: syntax.left, scope };
  const from: Place = { syntax: syntax.right, scope };
  const given = (): CSharpValue => evaluate(machine, from, environment);
  if (syntax.kind === "SimpleAssignmentExpression") {
    const value = given();
    assignTarget(machine, target, value, environment, from);
    return value;
  }
  const before = evaluate(machine, target, environment);
  if (syntax.kind === "CoalesceAssignmentExpression") {
    const assign = (): CSharpValue => {
      const value = given();
      assignTarget(machine, target, value, environment, from);
      return value;
    };
    if (isNull(before)) return assign();
    return before.kind === "unknown" || before.kind === "oneOf"
      ? machine.either(target, [assign, () => unlessNull(before, target)])
      : before;
  }
  const operand = given();
  const value =
    eventChange(before, operand, syntax.kind) ?? binary(machine, operatorOf(syntax.kind), before, operand, from);
  assignTarget(machine, target, value, environment, from);
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
  const { syntax, scope } = target;
  switch (syntax.kind) {
    case "ParenthesizedExpression":
      assignTarget(machine, { syntax: syntax.expression, scope }, value, environment, from);
      return;
    case "SuppressNullableWarningExpression":
      assignTarget(machine, { syntax: syntax.operand, scope }, value, environment, from);
      return;
    case "TupleExpression": {
      const parts = partsOf(machine, value, syntax.arguments.length, from);
      for (const [at, argument] of syntax.arguments.entries())
        assignTarget(machine, { syntax: argument.expression, scope }, parts[at] ?? nullValue, environment, from);
      return;
    }
    case "FieldExpression":
      writeStorage(machine, environment.frame, value, from);
      return;
    case "DeclarationExpression":
      declareDesignation(machine, syntax.designation, value, scope, environment, from);
      return;
    case "ElementAccessExpression":
    case "ElementBindingExpression":
    case "ImplicitElementAccess":
      assignElement(machine, target, value, environment, from);
      return;
    default:
      assignName(machine, target, value, environment, from);
  }
}

function assignElement(
  machine: CSharpMachine,
  target: Place,
  value: CSharpValue,
  environment: VariableScope,
  from: Place,
): void {
  const { syntax, scope } = target;
  if (syntax.kind !== "ElementAccessExpression") return;
  const receiver = evaluate(machine, { syntax: syntax.expression, scope }, environment);
  const indices = argumentValues(machine, syntax.argumentList.arguments, scope, environment);
  const bound = bindExpression(target);
  if (bound.kind === "property")
    writeMember(machine, bound.symbol, { receiver, holder: undefined, type: bound.type, place: from, indices }, value);
  else if (indices[0] !== undefined) setElement(machine, receiver, indices[0], value, from);
}

function assignName(
  machine: CSharpMachine,
  target: Place,
  value: CSharpValue,
  environment: VariableScope,
  from: Place,
): void {
  const { syntax, scope } = target;
  const bound = bindExpression(target);
  switch (bound.kind) {
    case "local": {
      const cell = environment.find(bound.variable.identifier);
      const own = ownConversion(machine, value, typeInFrame(bound.type, environment)?.type, from);
      if (cell === undefined)
        setLocal(machine, bound.variable.identifier, bound.variable.scope, environment, own, from);
      else machine.memory.setCell(cell, { value: own, place: from });
      return;
    }
    case "parameter": {
      const cell = environment.find(bound.symbol.name);
      if (cell !== undefined) machine.memory.setCell(cell, { value, place: from });
      const type = enclosingType(scope);
      const self = knownObject(environment.frame.self);
      if (cell === undefined && type !== undefined && self !== undefined)
        machine.memory.setField(self, parameterKey(type, bound.symbol.name), { value, place: from });
      return;
    }
    case "field":
    case "property": {
      const access = accessOf(machine, bound, scope, environment, from);
      writeMember(machine, bound.symbol, access, value);
      return;
    }
    case "event": {
      const receiver = receiverOf(machine, bound.receiver, scope, environment, from);
      const holder = eventHolder(machine, bound.symbol, receiver);
      if (holder !== undefined) machine.memory.setField(holder, bound.symbol, { value, place: from });
      return;
    }
    default: {
      if (syntax.kind !== "SimpleMemberAccessExpression") return;
      // The object is there, though its type is not known where it is named.
      const receiver = evaluate(machine, { syntax: syntax.expression, scope }, environment);
      const name = nameIn(syntax.name, scope);
      const found = memberNamed(receiver, name);
      if (found !== undefined)
        writeMember(machine, found.member, { receiver, holder: undefined, type: found.type, place: from }, value);
      else if (receiver.kind === "object") machine.memory.setField(receiver.object, name, { value, place: from });
    }
  }
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
  return Array.from({ length: count }, () => unknownValue("it is taken from something that is not known", place));
}

function deconstructor(type: NamedType, count: number) {
  return lookupMembers(type, "Deconstruct").find(
    (one): one is typeof one & { readonly member: MethodSymbol } =>
      one.member.kind === "method" && one.member.parameters.length === count,
  );
}
