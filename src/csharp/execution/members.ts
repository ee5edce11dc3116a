/** Fields and properties of objects and types: read and written. */

import type { AnnotatedType, FieldSymbol, NamedType, PropertySymbol } from "../binding/symbols/symbols.js";
import { selfType } from "../binding/symbols/types.js";
import { lookupMembers } from "../binding/types/member-lookup.js";
import { substituteType, typeMapOf } from "../binding/types/substitution.js";
import { type Accessor, getterOf, setterOf } from "./accessors.js";
import { elementAt, setElement } from "./collections.js";
import { Environment } from "./environment.js";
import { returned } from "./functions.js";
import { propertyOn } from "./implementations.js";
import type { Machine } from "./machine.js";
import { classOf, copyOfStruct, defaultOf, staticsOf } from "./objects.js";
import { isProgramType } from "./program-type.js";
import { runBody } from "./statements.js";
import {
  alternativesOf,
  type HeapObject,
  nullValue,
  objectOf,
  oneOf,
  type Place,
  unknownValue,
  type Value,
} from "./value.js";

/** Where a member is looked for: on a value, or on the type that declares a static one. */
export interface MemberAccess {
  readonly receiver: Value | undefined;
  readonly holder: NamedType | undefined;
  readonly type: AnnotatedType | undefined;
  readonly place: Place;
  readonly indices?: readonly Value[];
}

export function readField(machine: Machine, field: FieldSymbol, access: MemberAccess): Value {
  const { receiver, type, place } = access;
  if (field.isStatic) {
    if (!isProgramType(field.containingType)) return unknownValue(`what ${field.name} holds is not known`, place, type);
    const slot = machine.memory.field(staticsOf(machine, access.holder ?? selfType(field.containingType)), field);
    return slot?.value ?? defaultOf(type ?? field.type);
  }
  return each(
    machine,
    receiver,
    place,
    type,
    (object) => machine.memory.field(object, field)?.value ?? defaultOf(type ?? field.type),
  );
}

export function readProperty(machine: Machine, property: PropertySymbol, access: MemberAccess): Value {
  const { receiver, type, place, indices = [] } = access;
  if (property.isStatic) {
    const native = machine.framework.property(property);
    if (native !== undefined) return native.read(nativeCall(machine, access));
    if (!isProgramType(property.containingType))
      return unknownValue(`what ${property.name} is, is not known`, place, type);
    const holder = access.holder ?? selfType(property.containingType);
    const getter = getterOf(property);
    if (getter !== undefined) return runAccessor(machine, getter, undefined, holder, indices, place);
    return machine.memory.field(staticsOf(machine, holder), property)?.value ?? defaultOf(type ?? property.type);
  }
  if (receiver === undefined) return unknownValue("there is no object", place, type);
  const ways = alternativesOf(receiver).map((one) => () => readOn(machine, property, { ...access, receiver: one }));
  const [only] = ways;
  return only !== undefined && ways.length === 1 ? only() : machine.either(place, ways);
}

function readOn(machine: Machine, property: PropertySymbol, access: MemberAccess): Value {
  const { receiver, type, place, indices = [] } = access;
  const own = receiver === undefined ? undefined : classOf(receiver);
  const found = own === undefined ? undefined : propertyOn(property, own);
  const actual = found?.method ?? property;
  const native = machine.framework.property(actual) ?? machine.framework.property(property);
  const object = objectOf(receiver);
  if (native?.isStored === true && object !== undefined) {
    const slot = machine.memory.field(object, property.name);
    if (slot !== undefined) return slot.value;
    const value = machine.inRoot(() => native.read(nativeCall(machine, access)));
    machine.memory.initialize(object, property.name, { value, place: undefined });
    return value;
  }
  if (native !== undefined && !native.isStored) return native.read(nativeCall(machine, access));
  const getter = getterOf(actual);
  if (getter !== undefined) return runAccessor(machine, getter, receiver, found?.declaredIn, indices, place);
  if (property.isIndexer && receiver !== undefined) {
    const [key] = indices;
    const element = key === undefined ? undefined : elementAt(machine, receiver, key);
    if (element !== undefined) return element.value;
  }
  if (object === undefined) return unknownValue(`what ${property.name} is, is not known`, place, type);
  const isSource = isProgramType(actual.containingType);
  const slot = machine.memory.field(object, isSource ? actual : property.name);
  if (slot !== undefined) return slot.value;
  return isSource && actual.getter !== undefined && !actual.isAbstract
    ? defaultOf(type ?? actual.type)
    : unknownValue(`what ${property.name} is, is not known`, place, type);
}

function nativeCall(machine: Machine, { receiver, holder, type, place, indices = [] }: MemberAccess) {
  const declaredIn = (receiver === undefined ? undefined : classOf(receiver)) ?? holder;
  return {
    machine,
    declaredIn,
    receiver,
    typeArguments: [],
    type,
    values: indices,
    place,
    argument: () => indices[0],
    parameterType: () => undefined,
    delegateTypes: () => [],
  };
}

export function runAccessor(
  machine: Machine,
  accessor: Accessor,
  self: Value | undefined,
  declaredIn: NamedType | undefined,
  values: readonly Value[],
  place: Place,
): Value {
  if (!machine.step(place)) return unknownValue("too much code would have to be followed", place);
  const types = declaredIn === undefined ? new Map() : typeMapOf(declaredIn);
  const environment = new Environment(
    { method: undefined, self, types, yielded: undefined, conditional: [] },
    undefined,
  );
  for (const [at, parameter] of accessor.parameters.entries()) {
    const value = values[at] ?? unknownValue(`the argument for ${parameter.name} is not known`, place, parameter.type);
    machine.memory.setCell(environment.declare(parameter.name, parameter.name), { value, place });
  }
  const run = (): Value => returned(machine, () => runBody(machine, accessor.body, environment));
  return machine.nested(place, run) ?? unknownValue("calls are too deep", place);
}

export function writeField(machine: Machine, field: FieldSymbol, access: MemberAccess, value: Value): void {
  const slot = { value: copyOfStruct(machine, value), place: access.place };
  if (field.isStatic)
    machine.memory.setField(staticsOf(machine, access.holder ?? selfType(field.containingType)), field, slot);
  else write(machine, access, (object) => machine.memory.setField(object, field, slot));
}

export function writeProperty(machine: Machine, property: PropertySymbol, access: MemberAccess, value: Value): void {
  const { place, indices = [] } = access;
  if (property.isStatic) {
    const holder = access.holder ?? selfType(property.containingType);
    const setter = setterOf(property);
    if (setter !== undefined) runAccessor(machine, setter, undefined, holder, [...indices, value], place);
    else machine.memory.setField(staticsOf(machine, holder), property, { value, place });
    return;
  }
  write(machine, access, (object, receiver) => {
    const own = classOf(receiver);
    const found = own === undefined ? undefined : propertyOn(property, own);
    const actual = found?.method ?? property;
    const native = machine.framework.property(actual) ?? machine.framework.property(property);
    const setter = setterOf(actual);
    if (native?.write !== undefined) native.write(nativeCall(machine, { ...access, receiver }), value);
    else if (setter !== undefined)
      runAccessor(machine, setter, receiver, found?.declaredIn, [...indices, value], place);
    else if (property.isIndexer) setElement(machine, receiver, indices[0] ?? nullValue, value, place);
    else {
      const key = isProgramType(actual.containingType) ? actual : property.name;
      machine.memory.setField(object, key, { value: copyOfStruct(machine, value), place });
    }
  });
}

/** What is written to one of several objects may not be written to each of them. */
function write(
  machine: Machine,
  { receiver, place }: MemberAccess,
  set: (object: HeapObject, receiver: Value) => void,
): void {
  const ways = alternativesOf(receiver ?? nullValue);
  const one = (value: Value): Value => {
    if (value.kind === "object") set(value.object, value);
    return nullValue;
  };
  const [only] = ways;
  if (only !== undefined && ways.length === 1) one(only);
  else
    machine.either(
      place,
      ways.map((value) => () => one(value)),
    );
}

function each(
  _machine: Machine,
  receiver: Value | undefined,
  place: Place,
  type: AnnotatedType | undefined,
  read: (object: HeapObject) => Value,
): Value {
  if (receiver === undefined || receiver.kind === "unknown")
    return unknownValue("the object is not known", place, type);
  return oneOf(
    alternativesOf(receiver).map((one) =>
      one.kind === "object" ? read(one.object) : unknownValue("the object is not known", place, type),
    ),
  );
}

/** A member by its name, where binding does not know the type of what it is on, but the object is there. */
export function memberNamed(
  value: Value,
  name: string,
): { readonly member: FieldSymbol | PropertySymbol; readonly type: AnnotatedType } | undefined {
  const own = alternativesOf(value)
    .map(classOf)
    .find((type) => type !== undefined);
  const found = own === undefined ? undefined : lookupMembers(own, name)[0];
  if (found?.member.kind !== "field" && found?.member.kind !== "property") return undefined;
  return { member: found.member, type: substituteType(found.member.type, found.declaredIn) };
}

export function readMember(machine: Machine, member: FieldSymbol | PropertySymbol, access: MemberAccess): Value {
  return member.kind === "field" ? readField(machine, member, access) : readProperty(machine, member, access);
}

export function writeMember(
  machine: Machine,
  member: FieldSymbol | PropertySymbol,
  access: MemberAccess,
  value: Value,
): void {
  if (member.kind === "field") writeField(machine, member, access, value);
  else writeProperty(machine, member, access, value);
}

/** A field or property by its name, on the object's own class. */
export function readNamed(machine: Machine, receiver: Value, name: string, place: Place): Value | undefined {
  const found = memberNamed(receiver, name);
  return found && readMember(machine, found.member, { receiver, holder: undefined, type: found.type, place });
}
