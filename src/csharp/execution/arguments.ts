/** The arguments of a call: one value for each parameter. */
import { typeOfExpression } from "../binding/expressions/expressions.js";
import type { BoundArgument } from "../binding/symbols/bound-expression.js";
import type { MethodSymbol, ParameterSymbol } from "../binding/symbols/symbols.js";
import { declareDesignation } from "./assignments.js";
import { itemsOf, makeCollection } from "./collections.js";
import type { VariableScope } from "./environment.js";
import { evaluate, typeInFrame } from "./expressions.js";
import { findStorage, type StorageLocation } from "./locations.js";
import type { CSharpMachine } from "./machine.js";
import { type CSharpValue, isNull, type Place, unknownValue } from "./value.js";

export function argumentsFor(
  machine: CSharpMachine,
  method: MethodSymbol,
  written: readonly BoundArgument[],
  environment: VariableScope,
  place: Place,
): readonly (CSharpValue | undefined)[] {
  return arrange(
    machine,
    method,
    written,
    evaluateArguments(machine, written, environment),
    undefined,
    place,
    environment,
  );
}

export function evaluateArguments(
  machine: CSharpMachine,
  written: readonly BoundArgument[],
  environment: VariableScope,
): readonly CSharpValue[] {
  return written.map(({ value, isByReference }) =>
    isByReference === true ? referenceTo(machine, value, environment) : evaluate(machine, value, environment),
  );
}

/** `ref x`, `out var y`. What is discarded still holds what the call writes while it runs. */
export function referenceTo(machine: CSharpMachine, place: Place, environment: VariableScope): CSharpValue {
  const { syntax } = place;
  const isDeclared = syntax.kind === "DeclarationExpression";
  if (isDeclared && syntax.designation.kind === "SingleVariableDesignation") {
    const { designation } = syntax;
    const unset = unknownValue("it is not assigned yet", place);
    declareDesignation(machine, designation, unset, place.scope, environment, place);
    const cell = environment.find(designation.identifier);
    const type = typeInFrame(typeOfExpression(place), environment);
    if (cell !== undefined) return { kind: "reference", location: { kind: "cell", cell, type } };
  }
  const location: StorageLocation = isDeclared ? discarded() : findStorage(machine, place, environment);
  return { kind: "reference", location: location.kind === "value" ? discarded() : location };
}

function discarded(): StorageLocation {
  return { kind: "cell", cell: { name: "_", identifier: undefined }, type: undefined };
}

/** One value for each parameter; those of a `params` parameter are gathered. */
export function arrange(
  machine: CSharpMachine,
  method: MethodSymbol,
  written: readonly BoundArgument[],
  passed: readonly CSharpValue[],
  receiver: CSharpValue | undefined,
  place: Place,
  environment: VariableScope,
): readonly (CSharpValue | undefined)[] {
  const { parameters } = method;
  const values: (CSharpValue | undefined)[] = parameters.map(() => undefined);
  const offset = receiver === undefined ? 0 : 1;
  if (receiver !== undefined) values[0] = receiver;
  const gathered: CSharpValue[] = [];
  const rest = parameters.findIndex((parameter) => parameter.isParams);
  for (const [at, argument] of written.entries()) {
    const value = passed[at];
    if (value === undefined) continue;
    const index = Math.min(parameterAt(parameters, argument, at + offset), parameters.length - 1);
    if (index === rest && isElement(machine, method, rest, argument, value, written.length + offset))
      gathered.push(value);
    else values[index] = value;
  }
  const parameter = parameters[rest];
  if (gathered.length > 0 && parameter !== undefined)
    values[rest] = makeCollection(machine, typeInFrame(parameter.type, environment)?.type, gathered, place);
  return values;
}

/** The arguments as they are written, one for each parameter. */
export function writtenFor(
  method: MethodSymbol,
  written: readonly BoundArgument[],
  receiver?: Place,
): readonly (Place | undefined)[] {
  const { parameters } = method;
  const places: (Place | undefined)[] = parameters.map(() => undefined);
  const offset = receiver === undefined ? 0 : 1;
  if (receiver !== undefined) places[0] = receiver;
  for (const [at, argument] of written.entries()) {
    const index = parameterAt(parameters, argument, at + offset);
    if (index < places.length) places[index] ??= argument.value;
  }
  return places;
}

/** The index of the parameter that an argument goes to; `at`: where it is among the arguments. */
function parameterAt(parameters: readonly ParameterSymbol[], { parameter, name }: BoundArgument, at: number): number {
  if (parameter !== undefined && parameters[at] === parameter) return at;
  const named = parameters.findIndex((one) => one === parameter || (name !== undefined && one.name === name));
  return named < 0 ? at : named;
}

function isElement(
  machine: CSharpMachine,
  method: MethodSymbol,
  rest: number,
  argument: BoundArgument,
  value: CSharpValue,
  count: number,
): boolean {
  if (count > method.parameters.length) return true;
  if (isNull(value) || itemsOf(machine, value) !== undefined) return false;
  const wanted = method.parameters[rest]?.type.type;
  const type = typeOfExpression(argument.value)?.type;
  return wanted === undefined || type === undefined || type.kind !== wanted.kind;
}
