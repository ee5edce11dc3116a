/** Objects: how they are made, and what is in their static and instance fields before code runs. */
import { defaultConstant } from "../binding/constants/constant-conversion.js";
import { SourceMethod } from "../binding/declarations/source-method.js";
import type { BoundArgument, SourceExpression } from "../binding/symbols/bound-expression.js";
import type { Scope } from "../binding/symbols/scope.js";
import type { SourceTypeSymbol } from "../binding/symbols/source-symbols.js";
import type { AnnotatedType, MethodSymbol, NamedType, Type } from "../binding/symbols/symbols.js";
import { annotate } from "../binding/symbols/types.js";
import { baseTypes } from "../binding/types/hierarchy.js";
import { typeMapOf } from "../binding/types/substitution.js";
import type { ArgumentSyntax } from "../syntax/nodes.js";
import type { makeList } from "./collections.js";
import { Environment, type Frame } from "./environment.js";
import { evaluate } from "./expressions.js";
import { bindParameters, runFunction } from "./functions.js";
import type { Machine } from "./machine.js";
import { callNative } from "./native.js";
import { isProgramType } from "./program-type.js";
import { constantValue, type HeapObject, objectValue, type Place, type Value } from "./value.js";

export function classOf(value: Value): NamedType | undefined {
  return value.kind === "object" && value.object.type?.kind === "named" ? value.object.type : undefined;
}

export function defaultOf(type: AnnotatedType): Value {
  return constantValue(defaultConstant(type.type));
}

/** The object that holds the static fields of a type. They get their values when something first asks. */
export function staticsOf(machine: Machine, type: NamedType): HeapObject {
  const known = machine.statics.get(type);
  if (known !== undefined) return known;
  const holder: HeapObject = { type: undefined, place: undefined };
  machine.statics.set(type, holder);
  const { symbol } = type;
  if (!isProgramType(symbol)) return holder;
  machine.inRoot(() => {
    const environment = new Environment(frameOf(undefined, type, undefined), undefined);
    initialize(machine, symbol, true, objectValue(holder), environment);
    const chosen = symbol.members.find(
      (member): member is MethodSymbol => member.kind === "method" && member.methodKind === "staticConstructor",
    );
    const place = chosen?.body && { syntax: thisSyntax(chosen.body.extent), scope: chosen.body.scope };
    if (chosen !== undefined && place !== undefined)
      runFunction(machine, {
        method: chosen,
        self: undefined,
        values: [],
        typeArguments: [],
        declaredIn: type,
        place,
      });
  });
  return holder;
}

function thisSyntax({ start, end }: { readonly start: number; readonly end: number }): SourceExpression["syntax"] {
  return { kind: "ThisExpression", start, end };
}

export function frameOf(method: MethodSymbol | undefined, type: NamedType | undefined, self: Value | undefined): Frame {
  return { method, self, types: type === undefined ? new Map() : typeMapOf(type), yielded: undefined, conditional: [] };
}

/** Initialisers of fields and automatic properties, in the order of the text. */
function initialize(
  machine: Machine,
  symbol: SourceTypeSymbol,
  isStatic: boolean,
  holder: Value,
  environment: Environment,
): void {
  if (holder.kind !== "object") return;
  for (const member of symbol.members) {
    if ((member.kind !== "field" && member.kind !== "property") || member.isStatic !== isStatic) continue;
    if (member.initializer === undefined || (member.kind === "field" && member.isConst)) continue;
    const value = evaluate(machine, member.initializer, environment);
    machine.memory.setField(holder.object, member, { value, place: member.initializer });
  }
}

export interface Creation {
  readonly type: NamedType;
  /** As written, with the parameters they go to where these are known. */
  readonly given: readonly { readonly argument: Pick<BoundArgument, "name" | "parameter">; readonly value: Value }[];
  readonly place: Place;
}

/** `new T(…)`, without its initialiser. */
export function construct(machine: Machine, creation: Creation): Value {
  const { type, place } = creation;
  const object: HeapObject = { type, place };
  const value = objectValue(object);
  const chosen = chooseConstructor(type, creation.given);
  if (!isProgramType(type.symbol)) {
    if (isCollection(type)) makeItems(machine, object);
    const values = chosen === undefined ? creation.given.map((one) => one.value) : positions(chosen, creation.given);
    for (const [at, parameter] of (chosen?.parameters ?? []).entries()) {
      const given = values[at];
      if (given !== undefined) machine.memory.setField(object, `(${parameter.name})`, { value: given, place });
    }
    if (chosen !== undefined)
      callNative(machine, { method: chosen, self: value, values, typeArguments: [], declaredIn: type, place });
    return value;
  }
  if (isCollection(type)) makeItems(machine, object);
  runConstructor(machine, type, chosen, chosen === undefined ? [] : positions(chosen, creation.given), value, place);
  return value;
}

function makeItems(machine: Machine, object: HeapObject): void {
  machine.memory.setItems(object, { elements: [], rest: undefined });
}

/** A class that keeps elements: its own, or one that it derives from. */
function isCollection(type: NamedType): boolean {
  return [type, ...baseTypes(type)].some(
    ({ symbol }) => symbol.namespace.startsWith("System.Collections") && symbol.typeKind !== "interface",
  );
}

function runConstructor(
  machine: Machine,
  type: NamedType,
  chosen: MethodSymbol | undefined,
  values: readonly (Value | undefined)[],
  self: Value,
  place: Place,
): void {
  const { symbol } = type;
  if (!isProgramType(symbol) || self.kind !== "object") return;
  if (machine.nested(place, () => machine.step(place)) !== true) return;
  const environment = new Environment(frameOf(chosen, type, self), undefined);
  if (chosen !== undefined) bindParameters(machine, chosen, values, environment, place);
  const initializer =
    chosen instanceof SourceMethod && chosen.syntax.kind === "ConstructorDeclaration"
      ? chosen.syntax.initializer
      : null;
  const scope = chosen instanceof SourceMethod ? chosen.bodyScope : undefined;
  if (initializer?.kind === "ThisConstructorInitializer" && scope !== undefined) {
    chain(machine, type, initializer.argumentList.arguments, scope, environment, self, place);
  } else {
    if (chosen?.isPrimaryConstructor === true) keepParameters(machine, symbol, chosen, values, self.object, place);
    initialize(machine, symbol, false, self, environment);
    const [base] = baseTypes(type);
    if (base !== undefined && isProgramType(base.symbol)) {
      const written = initializer?.argumentList.arguments ?? primaryBaseArguments(symbol);
      if (scope !== undefined) chain(machine, base, written, scope, environment, self, place);
      else runConstructor(machine, base, chooseConstructor(base, []), [], self, place);
    }
  }
  if (chosen?.body !== undefined)
    runFunction(machine, { method: chosen, self, values, typeArguments: [], declaredIn: type, place });
}

/** `: base(…)` and `: this(…)`. */
function chain(
  machine: Machine,
  type: NamedType,
  written: readonly ArgumentSyntax[],
  scope: Scope,
  environment: Environment,
  self: Value,
  place: Place,
): void {
  const given = written.map((argument) => ({
    argument: { name: undefined, parameter: undefined },
    value: evaluate(machine, { syntax: argument.expression, scope }, environment),
  }));
  const chosen = chooseConstructor(type, given);
  const values = chosen === undefined ? [] : positions(chosen, given);
  runConstructor(machine, type, chosen, values, self, place);
}

function primaryBaseArguments(symbol: SourceTypeSymbol): readonly ArgumentSyntax[] {
  for (const { syntax } of symbol.parts) {
    const types = "baseList" in syntax ? (syntax.baseList?.types ?? []) : [];
    for (const one of types) if (one.kind === "PrimaryConstructorBaseType") return one.argumentList.arguments;
  }
  return [];
}

/** Members of the class may use the parameters of its primary chosen; a record makes properties of them. */
function keepParameters(
  machine: Machine,
  symbol: SourceTypeSymbol,
  chosen: MethodSymbol,
  values: readonly (Value | undefined)[],
  object: HeapObject,
  place: Place,
): void {
  for (const [at, parameter] of chosen.parameters.entries()) {
    const value =
      values[at] ??
      (parameter.defaultValue === undefined ? defaultOf(parameter.type) : constantValue(parameter.defaultValue));
    machine.memory.setField(object, parameterKey(symbol, parameter.name), { value, place });
    const property = symbol.members.find(
      (member) =>
        member.kind === "property" &&
        member.name === parameter.name &&
        member.primaryConstructorParameter !== undefined,
    );
    if (property !== undefined) machine.memory.setField(object, property, { value, place });
  }
}

/** Where an object keeps a parameter of the primary chosen of one of its classes. */
export function parameterKey(symbol: SourceTypeSymbol, name: string): string {
  return `${symbol.metadataName}(${name})`;
}

function chooseConstructor(type: NamedType, given: Creation["given"]): MethodSymbol | undefined {
  const constructors = type.symbol.members.filter(
    (member): member is MethodSymbol =>
      member.kind === "method" && member.methodKind === "constructor" && !member.isStatic,
  );
  const named = given.find(({ argument }) => argument.parameter !== undefined)?.argument.parameter;
  const bound = named === undefined ? undefined : constructors.find(({ parameters }) => parameters.includes(named));
  return bound ?? constructors.find((one) => fits(one, given.length));
}

function fits({ parameters }: MethodSymbol, count: number): boolean {
  const needed = parameters.filter((parameter) => !parameter.hasDefault && !parameter.isParams).length;
  return count >= needed && (count <= parameters.length || parameters.at(-1)?.isParams === true);
}

function positions(chosen: MethodSymbol, given: Creation["given"]): readonly (Value | undefined)[] {
  const values: (Value | undefined)[] = chosen.parameters.map(() => undefined);
  for (const [at, { argument, value }] of given.entries()) {
    const index = chosen.parameters.findIndex((one) => one === argument.parameter || one.name === argument.name);
    values[index < 0 ? at : index] = value;
  }
  return values;
}

/** A struct is copied wherever it goes. */
export function copyOfStruct(machine: Machine, value: Value): Value {
  const type = classOf(value);
  return type?.symbol.typeKind === "struct" && isProgramType(type.symbol) ? copyOf(machine, value) : value;
}

/** `x with { … }` begins with a copy. */
export function copyOf(machine: Machine, value: Value): Value {
  if (value.kind !== "object") return value;
  const { object } = value;
  const copy: HeapObject = { type: object.type, place: object.place };
  for (const [key, slot] of machine.memory.fields(object)) machine.memory.setField(copy, key, slot);
  const items = machine.memory.items(object);
  return items === undefined ? objectValue(copy) : copyItems(machine, copy, items);
}

function copyItems(machine: Machine, copy: HeapObject, items: Parameters<typeof makeList>[2]): Value {
  machine.memory.setItems(copy, items);
  return objectValue(copy);
}

export function notNull(type: Type): AnnotatedType {
  return annotate(type, "notAnnotated");
}
