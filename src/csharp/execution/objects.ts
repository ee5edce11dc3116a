/** Objects: how they are made, and what is in their static and instance fields before code runs. */
import { cachedBy } from "../../caching/cache.js";
import { defaultConstant } from "../binding/constants/constant-conversion.js";
import { boundInitializer } from "../binding/expressions/calls/constructor-initializers.js";
import type { MemberBody } from "../binding/symbols/bound-expression.js";
import type { SourceTypeSymbol } from "../binding/symbols/source-symbols.js";
import type {
  AnnotatedType,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  PropertySymbol,
  Type,
} from "../binding/symbols/symbols.js";
import { annotate, sameType, selfType } from "../binding/symbols/types.js";
import { baseTypes, constructorsOf } from "../binding/types/hierarchy.js";
import { substitute, typeMapOf } from "../binding/types/substitution.js";
import { argumentsFor, writtenFor } from "./arguments.js";
import { type CallFrame, VariableScope } from "./environment.js";
import { evaluate } from "./expressions.js";
import { bindParameters, leftOut, runFunction } from "./functions.js";
import type { CSharpMachine } from "./machine.js";
import type { FieldKey } from "./memory.js";
import { callNative } from "./native.js";
import { ownConversion } from "./own-operators.js";
import { isProgramType } from "./program-type.js";
import {
  type CSharpValue,
  type HeapObject,
  isNull,
  knownObject,
  notFollowed,
  objectValue,
  type Place,
  tupleValue,
  unknownValue,
  valueOfConstant,
} from "./value.js";

export function classOf(value: CSharpValue): NamedType | undefined {
  return value.kind === "object" && value.object.type?.kind === "named" ? value.object.type : undefined;
}

export function defaultOf(type: AnnotatedType): CSharpValue {
  return valueOfConstant(defaultConstant(type.type));
}

/** The object that holds the static fields of a type. They get their values when something first asks. */
export function staticsOf(machine: CSharpMachine, type: NamedType): HeapObject {
  const all = machine.statics.get(type.symbol) ?? [];
  const entry = all.find((one) => sameType(one.type, type));
  if (entry !== undefined) return entry.holder;
  const holder: HeapObject = { type: undefined, place: undefined };
  machine.statics.set(type.symbol, [...all, { type, holder }]);
  const { symbol } = type;
  if (!isProgramType(symbol)) return holder;
  machine.inRoot(() => {
    machine.memory.begin(holder);
    const environment = new VariableScope(frameOf(undefined, type, undefined), undefined);
    initialize(machine, symbol, true, objectValue(holder), environment);
    const chosen = symbol.members.find(
      (member): member is MethodSymbol => member.kind === "method" && member.methodKind === "staticConstructor",
    );
    const place = chosen?.body && placeOfBody(chosen.body);
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

/** Where code begins that no expression calls. */
export function placeOfBody({ extent: { start, end }, scope }: MemberBody): Place {
  return { syntax: { kind: "ThisExpression", start, end }, scope };
}

export function frameOf(
  method: MethodSymbol | undefined,
  type: NamedType | undefined,
  self: CSharpValue | undefined,
): CallFrame {
  return { method, self, types: type === undefined ? new Map() : typeMapOf(type), yielded: undefined, conditional: [] };
}

/** Initialisers of fields and automatic properties, in the order of the text. */
function initialize(
  machine: CSharpMachine,
  symbol: SourceTypeSymbol,
  isStatic: boolean,
  holder: CSharpValue,
  environment: VariableScope,
): void {
  if (holder.kind !== "object") return;
  for (const member of initializedMembers(symbol)) {
    if (member.isStatic !== isStatic || member.initializer === undefined) continue;
    const initial = evaluate(machine, member.initializer, environment);
    const given = isSetElsewhere(machine, member.initializer, initial)
      ? unknownValue("it is set out of sight", member.initializer, substitute(member.type, environment.frame.types))
      : initial;
    const type = substitute(member.type, environment.frame.types).type;
    const value = copyOfStruct(machine, ownConversion(machine, given, type, member.initializer));
    machine.memory.setField(holder.object, member, { value, place: member.initializer });
  }
}

const initializedMembers = cachedBy((symbol: SourceTypeSymbol): readonly (FieldSymbol | PropertySymbol)[] =>
  symbol.members.filter(
    (member): member is FieldSymbol | PropertySymbol =>
      (member.kind === "property" || (member.kind === "field" && !member.isConst)) && member.initializer !== undefined,
  ),
);

/** `= null!;`: to a request, something else has put a value there. */
function isSetElsewhere({ framework }: CSharpMachine, { syntax }: Place, value: CSharpValue): boolean {
  return framework.request !== undefined && syntax.kind === "SuppressNullableWarningExpression" && isNull(value);
}

export interface Creation {
  readonly type: NamedType;
  /** Undefined for one that nobody wrote. */
  readonly method: MethodSymbol | undefined;
  /** One for each parameter. */
  readonly values: readonly (CSharpValue | undefined)[];
  readonly place: Place;
  /** Where it is made, and the arguments as they are written there. */
  readonly caller?: VariableScope;
  readonly written?: readonly (Place | undefined)[];
}

/** `new T(…)`, without its initialiser. */
export function constructObject(machine: CSharpMachine, creation: Creation): CSharpValue {
  const { type, method, values, place } = creation;
  // `new int()`, and `new T()` where T is a number or an enum.
  const plain = values.length === 0 ? defaultConstant(type) : undefined;
  if (plain !== undefined && plain.kind !== "default" && plain.kind !== "null") return valueOfConstant(plain);
  const object: HeapObject = { type, place };
  const self = objectValue(object);
  machine.memory.begin(object);
  if (isCollection(type.symbol)) machine.memory.setItems(object, { elements: [], rest: undefined });
  if (isProgramType(type.symbol)) {
    machine.made(type.symbol, object);
    machine.nested(place, () => runConstructor(machine, creation, object));
    return self;
  }
  keepArguments(machine, method, values, object, place);
  if (
    method !== undefined &&
    values.length > 0 &&
    isCollection(type.symbol) &&
    machine.framework.method(method) === undefined
  )
    machine.memory.setItems(object, { elements: [], rest: unknownValue("what it is made with is not known", place) });
  const { caller, written } = creation;
  const made =
    method &&
    callNative(machine, {
      ...{ method, self, values, typeArguments: [], declaredIn: type, place, caller },
      ...(written === undefined ? {} : { written }),
    });
  // `new string('x', 3)` is a constant, `new ValueTask<T>(x)` what it holds.
  const isEntry = method !== undefined && machine.framework.method(method) !== undefined;
  return isEntry && made !== undefined && !isNull(made) ? made : self;
}

/** What a class outside the sources is made with; its entries may ask for it. */
function keepArguments(
  machine: CSharpMachine,
  method: MethodSymbol | undefined,
  values: readonly (CSharpValue | undefined)[],
  object: HeapObject,
  place: Place,
): void {
  for (const [at, parameter] of (method?.parameters ?? []).entries()) {
    const value = values[at];
    if (value !== undefined) machine.memory.setField(object, `(${parameter.name})`, { value, place });
  }
}

/** The arguments that were kept, in order. */
export function keptArguments(machine: CSharpMachine, object: HeapObject | undefined): readonly CSharpValue[] {
  const fields = object === undefined ? [] : [...machine.memory.fields(object)];
  return fields.flatMap(([key, { value }]) => (typeof key === "string" && key.startsWith("(") ? [value] : []));
}

/** A class that keeps elements: its own, or one that it derives from. */
const isCollection = cachedBy((type: NamedTypeSymbol): boolean =>
  [type, ...baseTypes(selfType(type)).map(({ symbol }) => symbol)].some(
    ({ namespace, typeKind }) => namespace.startsWith("System.Collections") && typeKind !== "interface",
  ),
);

/** Initialisers first, then the base class, then the body (ECMA-334 §15.11). */
function runConstructor(machine: CSharpMachine, { type, method, values, place }: Creation, object: HeapObject): void {
  const { symbol } = type;
  if (!isProgramType(symbol) || !machine.step(place)) return;
  const self = objectValue(object);
  const environment = new VariableScope(frameOf(method, type, self), undefined);
  if (method !== undefined) bindParameters(machine, method, values, environment, place);
  const first = method === undefined ? undefined : boundInitializer(method);
  if (first?.isThis !== true) {
    if (method?.isPrimaryConstructor === true) keepParameters(machine, symbol, method, values, object, place);
    initialize(machine, symbol, false, self, environment);
  }
  const next = first?.isThis === true ? type : baseTypes(type)[0];
  if (next !== undefined) {
    const called = first?.constructed?.method;
    const passed =
      called === undefined ? [] : argumentsFor(machine, called, first?.arguments ?? [], environment, place);
    if (isProgramType(next.symbol))
      runConstructor(machine, { type: next, method: called, values: passed, place }, object);
    else {
      keepArguments(machine, called, passed, object, place);
      const method = called ?? constructorsOf(next.symbol).find(({ parameters }) => parameters.length === 0);
      const written = method === undefined ? [] : writtenFor(method, first?.arguments ?? []);
      if (method !== undefined && machine.framework.method(method) !== undefined)
        callNative(machine, {
          ...{ method, self, values: passed, typeArguments: [], declaredIn: next, place },
          caller: environment,
          written,
        });
    }
  }
  if (method?.body !== undefined)
    runFunction(machine, { method, self, values, typeArguments: [], declaredIn: type, place });
}

/** Members of the class may use the parameters of its primary constructor; a record makes properties of them. */
function keepParameters(
  machine: CSharpMachine,
  symbol: SourceTypeSymbol,
  chosen: MethodSymbol,
  values: readonly (CSharpValue | undefined)[],
  object: HeapObject,
  place: Place,
): void {
  for (const [at, parameter] of chosen.parameters.entries()) {
    const given = values[at] ?? leftOut(machine, chosen, at, place);
    const value = copyOfStruct(machine, ownConversion(machine, given, parameter.type.type, place));
    machine.memory.setField(object, parameterKey(symbol, parameter.name), { value, place });
    const property = propertiesOfParameters(symbol).get(parameter.name);
    if (property !== undefined) machine.memory.setField(object, property, { value, place });
  }
}

/** Of a record, by the names of the parameters. */
const propertiesOfParameters = cachedBy((symbol: SourceTypeSymbol): ReadonlyMap<string, PropertySymbol> => {
  const properties = symbol.members.filter(
    (member): member is PropertySymbol =>
      member.kind === "property" && member.primaryConstructorParameter !== undefined,
  );
  return new Map(properties.map((property) => [property.name, property]));
});

/** Where an object keeps a parameter of the primary constructor of one of its classes. */
export function parameterKey(symbol: SourceTypeSymbol, name: string): string {
  return `${symbol.metadataName}(${name})`;
}

/** The same for a struct of the program's own: an object, whose fields have their defaults. */
export function defaultObject(machine: CSharpMachine, type: AnnotatedType): CSharpValue {
  const { type: wanted } = type;
  if (wanted.kind === "tuple") return tupleValue(wanted.elements.map((one) => defaultObject(machine, one.type)));
  if (wanted.kind !== "named" || wanted.symbol.typeKind !== "struct" || !isProgramType(wanted.symbol))
    return defaultOf(type);
  const object: HeapObject = { type: wanted, place: undefined };
  machine.memory.begin(object);
  return objectValue(object);
}

/** What a field holds that nothing was written to. */
export function initialValue(
  machine: CSharpMachine,
  object: HeapObject,
  key: FieldKey,
  type: AnnotatedType,
): CSharpValue {
  const value = machine.inRoot(() => defaultObject(machine, type));
  const slot = { value, place: undefined };
  if (value.kind === "object" || value.kind === "tuple") machine.memory.initialize(object, key, slot);
  return machine.memory.initial(object, key, slot).value;
}

/** A struct is copied wherever it goes. */
export function copyOfStruct(machine: CSharpMachine, value: CSharpValue): CSharpValue {
  if (value.kind === "tuple") {
    const elements = value.elements.map((one) => copyOfStruct(machine, one));
    return elements.some((one, at) => one !== value.elements[at]) ? tupleValue(elements) : value;
  }
  const type = classOf(value);
  return type?.symbol.typeKind === "struct" && isProgramType(type.symbol) ? copyOf(machine, value) : value;
}

/** A struct of structs is copied whole; the copies stay for as long as the machine. */
const stepsOfCopy = 5;

/** `x with { … }` begins with a copy. */
export function copyOf(machine: CSharpMachine, value: CSharpValue): CSharpValue {
  if (value.kind !== "object") return value;
  if (!machine.spend(stepsOfCopy)) return unknownValue(notFollowed);
  const { object } = value;
  const copy: HeapObject = { type: object.type, place: object.place };
  machine.memory.begin(copy);
  if (object.type?.kind === "named" && isProgramType(object.type.symbol)) machine.made(object.type.symbol, copy);
  for (const [key, slot] of machine.memory.fields(object))
    machine.memory.setField(copy, key, { ...slot, value: copyOfStruct(machine, slot.value) });
  const items = machine.memory.items(object);
  if (items !== undefined) machine.memory.setItems(copy, items);
  return objectValue(copy);
}

/** What a field holds; undefined where the object is not known, or nothing has set it. */
export function fieldOf(machine: CSharpMachine, value: CSharpValue | undefined, name: string): CSharpValue | undefined {
  const object = knownObject(value);
  return object && machine.memory.field(object, name)?.value;
}

export function notNull(type: Type): AnnotatedType {
  return annotate(type, "notAnnotated");
}
