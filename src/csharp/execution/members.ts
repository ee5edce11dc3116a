/** Fields and properties of objects and types: read and written. */

import type { Scope } from "../binding/symbols/scope.js";
import type {
  AccessorSymbol,
  AnnotatedType,
  EventSymbol,
  FieldSymbol,
  NamedType,
  PropertySymbol,
} from "../binding/symbols/symbols.js";
import { selfType } from "../binding/symbols/types.js";
import { seenAs } from "../binding/types/hierarchy.js";
import { implementingMember } from "../binding/types/implementations.js";
import { lookupMembers } from "../binding/types/member-lookup.js";
import { substitute, substituteType, typeMapOf } from "../binding/types/substitution.js";
import { elementAt, setElement } from "./collections.js";
import { noteChange } from "./deferred-changes.js";
import { VariableScope } from "./environment.js";
import { returned } from "./functions.js";
import { isIteratorGetter, iterator } from "./iterators.js";
import type { CSharpMachine, NativeProperty } from "./machine.js";
import { classOf, copyOfStruct, initialValue, staticsOf } from "./objects.js";
import { ownConversion } from "./own-operators.js";
import { isProgramType } from "./program-type.js";
import { runBody } from "./statements.js";
import {
  alternativesOf,
  type CSharpValue,
  type HeapObject,
  knownObject,
  notFollowed,
  nullValue,
  onceAsked,
  oneOf,
  type Place,
  unknownValue,
  unlessNull,
} from "./value.js";

/** Where a member is looked for: on a value, or on the type that declares a static one. */
export interface MemberAccess {
  readonly receiver: CSharpValue | undefined;
  readonly holder: NamedType | undefined;
  readonly type: AnnotatedType | undefined;
  readonly place: Place;
  readonly indices?: readonly CSharpValue[];
  /** `base.Name`: what a class overrides is left out. */
  readonly isBase?: boolean;
}

export function readField(machine: CSharpMachine, field: FieldSymbol, access: MemberAccess): CSharpValue {
  const { receiver, type, place } = access;
  if (field.isStatic) {
    if (!isProgramType(field.containingType))
      return (
        machine.framework.field(field)?.read(nativeCall(machine, access)) ??
        unknownValue(`what ${field.name} holds is not known`, place, type)
      );
    const holder = staticsOf(machine, access.holder ?? selfType(field.containingType));
    return keptValue(machine, holder, field, type ?? field.type);
  }
  const value = each(machine, receiver, place, type, (object) => keptValue(machine, object, field, type ?? field.type));
  return onceAsked(value, receiver, (object) => readField(machine, field, { ...access, receiver: object }));
}

function keptValue(
  machine: CSharpMachine,
  object: HeapObject,
  member: FieldSymbol | PropertySymbol,
  type: AnnotatedType,
): CSharpValue {
  return machine.memory.field(object, member)?.value ?? initialValue(machine, object, member, type);
}

export function readProperty(machine: CSharpMachine, property: PropertySymbol, access: MemberAccess): CSharpValue {
  const { receiver, type, place, indices = [] } = access;
  if (property.isStatic) {
    const native = machine.framework.property(property);
    if (native !== undefined) return native.read(nativeCall(machine, access));
    if (!isProgramType(property.containingType))
      return unknownValue(`what ${property.name} is, is not known`, place, type);
    const holder = access.holder ?? selfType(property.containingType);
    // `T.Name`: the implementation in what `T` stands for.
    const override = property.isAbstract || property.isVirtual ? propertyOn(property, holder) : undefined;
    if (override !== undefined && override.member !== property)
      return readProperty(machine, override.member, { ...access, holder: override.declaredIn });
    const getter = property.getter;
    if (getter?.body !== undefined) return runAccessor(machine, property, getter, undefined, holder, indices, place);
    return keptValue(machine, staticsOf(machine, holder), property, type ?? property.type);
  }
  if (receiver === undefined) return unknownValue("there is no object", place, type);
  const { typeKind, isStatic } = property.containingType;
  // Of a nullable value, and an extension's; whatever else is read of null throws.
  const takesNull = typeKind === "struct" || isStatic;
  const ways = alternativesOf(takesNull ? receiver : unlessNull(receiver, place)).map((one) => () => {
    const read = (object: CSharpValue): CSharpValue => readOn(machine, property, { ...access, receiver: object });
    return onceAsked(read(one), one, (object) => readProperty(machine, property, { ...access, receiver: object }));
  });
  const [only] = ways;
  return only !== undefined && ways.length === 1 ? only() : machine.either(place, ways);
}

function readOn(machine: CSharpMachine, property: PropertySymbol, access: MemberAccess): CSharpValue {
  const { receiver, type, place, indices = [] } = access;
  const receiverClass = receiver === undefined ? undefined : classOf(receiver);
  const override = propertyOf(property, receiver, access);
  const actual = override?.member ?? property;
  const native = nativeProperty(machine, actual, property);
  const object = knownObject(receiver);
  if (native?.isStored === true && object !== undefined) {
    const slot = machine.memory.field(object, property.name);
    if (slot !== undefined) return slot.value;
    const value = machine.inRoot(() => {
      const made = native.read(nativeCall(machine, access));
      // It is there from the beginning, whichever way asks for it first.
      if (made.kind === "object") machine.memory.begin(made.object);
      return made;
    });
    machine.memory.initialize(object, property.name, { value, place: undefined });
    return value;
  }
  if (native !== undefined && !native.isStored) return native.read(nativeCall(machine, access));
  const getter = actual.getter;
  if (receiverClass === undefined && receiver?.kind === "unknown" && isOverridden(machine, actual))
    return unknownValue(`which class has ${property.name} is not known`, place, type);
  if (getter?.body !== undefined) {
    const extended = receiver === undefined ? undefined : extendedBy(actual, receiver);
    return runAccessor(machine, actual, getter, receiver, override?.declaredIn, indices, place, extended);
  }
  if (property.isIndexer && receiver !== undefined) {
    const [key] = indices;
    const element = key === undefined ? undefined : elementAt(machine, receiver, key);
    if (element !== undefined) return element.value;
  }
  const held = type === undefined ? undefined : machine.framework.request?.held(type);
  if (object === undefined) return held ?? unknownValue(`what ${property.name} is, is not known`, place, type);
  const isSource = isProgramType(actual.containingType);
  const slot = machine.memory.field(object, isSource ? actual : property.name);
  if (slot !== undefined) return copyOfStruct(machine, slot.value);
  return isSource && actual.getter !== undefined && !actual.isAbstract
    ? initialValue(machine, object, actual, type ?? actual.type)
    : (held ?? unknownValue(`what ${property.name} is, is not known`, place, type));
}

function nativeProperty(
  { framework }: CSharpMachine,
  actual: PropertySymbol,
  property: PropertySymbol,
): NativeProperty | undefined {
  return framework.property(actual) ?? (actual === property ? undefined : framework.property(property));
}

/** By a class of the program. */
function isOverridden(
  machine: CSharpMachine,
  { name, isVirtual, isOverride, containingType }: PropertySymbol,
): boolean {
  if (!isVirtual && !isOverride) return false;
  return (machine.framework.derivedTypes?.(machine, containingType) ?? []).some(({ members }) =>
    members.some((one) => one.kind === "property" && one.name === name && one.isOverride),
  );
}

interface ActualProperty {
  readonly member: PropertySymbol;
  readonly declaredIn: NamedType;
}

function propertyOf(
  property: PropertySymbol,
  receiver: CSharpValue | undefined,
  { isBase }: MemberAccess,
): ActualProperty | undefined {
  const type = receiver === undefined ? undefined : classOf(receiver);
  if (type === undefined) return undefined;
  if (isBase !== true) return propertyOn(property, type);
  const declaredIn = seenAs(type, property.containingType);
  return declaredIn && { member: property, declaredIn };
}

/** What a class has for a property that is virtual or of an interface. */
function propertyOn(member: PropertySymbol, type: NamedType): ActualProperty | undefined {
  const declaredIn = seenAs(type, member.containingType);
  const implementation = declaredIn === undefined ? undefined : implementingMember({ member, declaredIn }, type);
  return implementation?.member.kind === "property"
    ? { member: implementation.member, declaredIn: implementation.declaredIn }
    : undefined;
}

function nativeCall(machine: CSharpMachine, { receiver, holder, type, place, indices = [] }: MemberAccess) {
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
    out: () => undefined,
  };
}

/** What the property of an extension block is asked of, by the name of the block's parameter. */
interface Extended {
  readonly name: string;
  readonly value: CSharpValue;
}

function extendedBy(property: PropertySymbol, value: CSharpValue): Extended | undefined {
  const { containingType } = property;
  if (!isProgramType(containingType)) return undefined;
  const extension = containingType.extensionMembers.find(({ member }) => member === property);
  const name = extension?.block.receiver?.name;
  return name === undefined ? undefined : { name, value };
}

function runAccessor(
  machine: CSharpMachine,
  property: PropertySymbol,
  accessor: AccessorSymbol,
  self: CSharpValue | undefined,
  declaredIn: NamedType | undefined,
  values: readonly CSharpValue[],
  place: Place,
  extended?: Extended,
): CSharpValue {
  const { body } = accessor;
  if (body === undefined || !machine.step(place)) return unknownValue(notFollowed, place);
  const types = declaredIn === undefined ? new Map() : typeMapOf(declaredIn);
  const environmentOf = (yielded?: CSharpValue): VariableScope => {
    const frame = { method: undefined, self, types, yielded, conditional: [], property };
    const environment = new VariableScope(frame, undefined);
    if (extended !== undefined)
      machine.memory.setCell(environment.declare(extended.name, extended.name), { value: extended.value, place });
    for (const [at, { name, type }] of accessor.parameters.entries()) {
      const value = values[at] ?? unknownValue(`the argument for ${name} is not known`, place, type);
      machine.memory.setCell(environment.declare(name, name), { value, place });
    }
    return environment;
  };
  const type = substitute(property.type, types).type;
  if (accessor === property.getter && isIteratorGetter(accessor, property.type.type))
    return iterator(machine, accessor, type, place, environmentOf);
  const environment = environmentOf();
  const run = (): CSharpValue =>
    ownConversion(
      machine,
      machine.withChecks(false, () => returned(machine, () => runBody(machine, body, environment))),
      accessor === property.getter ? type : undefined,
      place,
    );
  return machine.nested(place, run) ?? unknownValue("calls are too deep", place);
}

export function writeField(machine: CSharpMachine, field: FieldSymbol, access: MemberAccess, value: CSharpValue): void {
  const convertedValue = ownConversion(machine, value, access.type?.type, access.place);
  const slot = { value: copyOfStruct(machine, convertedValue), place: access.place };
  if (field.isStatic)
    machine.memory.setField(staticsOf(machine, access.holder ?? selfType(field.containingType)), field, slot);
  else write(machine, field, access, (object) => machine.memory.setField(object, field, slot));
}

export function writeProperty(
  machine: CSharpMachine,
  property: PropertySymbol,
  access: MemberAccess,
  value: CSharpValue,
): void {
  const { place, receiver: on, indices = [] } = access;
  // Nothing of the configuration is known, and yet it matters that the program changes it.
  if (on?.kind === "unknown" && on.section !== undefined)
    machine.framework.property(property)?.write?.(nativeCall(machine, access), value);
  if (property.isStatic) {
    const holder = access.holder ?? selfType(property.containingType);
    const setter = property.setter;
    if (setter?.body !== undefined)
      runAccessor(machine, property, setter, undefined, holder, [...indices, value], place);
    else {
      const own = ownConversion(machine, value, access.type?.type, place);
      machine.memory.setField(staticsOf(machine, holder), property, { value: copyOfStruct(machine, own), place });
    }
    return;
  }
  write(machine, property, access, (object, receiver) => {
    const override = propertyOf(property, receiver, access);
    const actual = override?.member ?? property;
    const native = nativeProperty(machine, actual, property);
    const setter = actual.setter;
    if (native?.write !== undefined) native.write(nativeCall(machine, { ...access, receiver }), value);
    else if (setter?.body !== undefined)
      runAccessor(machine, actual, setter, receiver, override?.declaredIn, [...indices, value], place);
    else if (property.isIndexer) setElement(machine, receiver, indices[0] ?? nullValue, value, place);
    else {
      const key = isProgramType(actual.containingType) ? actual : property.name;
      const convertedValue = ownConversion(machine, value, access.type?.type, place);
      machine.memory.setField(object, key, { value: copyOfStruct(machine, convertedValue), place });
    }
  });
}

/** The object that keeps the handlers of an event of the program's own; undefined where nothing is known of them. */
export function eventHolder(
  machine: CSharpMachine,
  event: EventSymbol,
  receiver: CSharpValue | undefined,
): HeapObject | undefined {
  if (!isProgramType(event.containingType)) return undefined;
  return event.isStatic ? staticsOf(machine, selfType(event.containingType)) : knownObject(receiver);
}

/** What is written to one of several objects may not be written to each of them. */
function write(
  machine: CSharpMachine,
  member: FieldSymbol | PropertySymbol,
  { receiver, place }: MemberAccess,
  set: (object: HeapObject, receiver: CSharpValue) => void,
): void {
  const ways = alternativesOf(receiver ?? nullValue);
  const one = (value: CSharpValue): CSharpValue => {
    if (value.kind === "object") set(value.object, value);
    else if (value.kind === "unknown") {
      noteChange(machine, value);
      mayBeWritten(machine, member, place);
    }
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

/** The object that is written to is not known: any of its class may be it. */
export function mayBeWritten(machine: CSharpMachine, member: FieldSymbol | PropertySymbol, place: Place): void {
  if (!isProgramType(member.containingType)) return;
  for (const object of machine.instancesOf(member.containingType)) {
    const value = unknownValue("it may have been set through an object that is not known", place, member.type);
    if (machine.memory.knows(object)) machine.memory.setField(object, member, { value, place });
  }
}

function each(
  machine: CSharpMachine,
  receiver: CSharpValue | undefined,
  place: Place,
  type: AnnotatedType | undefined,
  read: (object: HeapObject) => CSharpValue,
): CSharpValue {
  if (receiver === undefined || receiver.kind === "unknown")
    return (
      (type === undefined ? undefined : machine.framework.request?.held(type)) ??
      unknownValue("the object is not known", place, type)
    );
  if (receiver.kind === "object") return read(receiver.object);
  return oneOf(
    alternativesOf(unlessNull(receiver, place)).map((one) =>
      one.kind === "object" ? read(one.object) : unknownValue("the object is not known", place, type),
    ),
  );
}

/** A member by its name, where binding does not know the type of what it is on, but the object is there. */
export function memberNamed(
  value: CSharpValue,
  name: string,
  scope?: Scope,
): { readonly member: FieldSymbol | PropertySymbol; readonly type: AnnotatedType } | undefined {
  const holderClass = alternativesOf(value)
    .map((one) => classOf(one) ?? (scope && classOfConstant(one, scope)))
    .find((type) => type !== undefined);
  const inherited = holderClass === undefined ? undefined : lookupMembers(holderClass, name)[0];
  if (inherited?.member.kind !== "field" && inherited?.member.kind !== "property") return undefined;
  return { member: inherited.member, type: substituteType(inherited.member.type, inherited.declaredIn) };
}

/** The class of what is no object here. */
function classOfConstant(value: CSharpValue, { context }: Scope): NamedType | undefined {
  const name =
    value.kind === "type"
      ? "System.Type"
      : value.kind === "constant" && value.constant.kind === "string"
        ? "System.String"
        : value.kind === "object" && value.object.type?.kind === "array"
          ? "System.Array"
          : undefined;
  const symbol = name === undefined ? undefined : context.program.resolve(name);
  return symbol && selfType(symbol);
}

export function memberValue(
  machine: CSharpMachine,
  member: FieldSymbol | PropertySymbol,
  access: MemberAccess,
): CSharpValue {
  return member.kind === "field" ? readField(machine, member, access) : readProperty(machine, member, access);
}

export function writeMember(
  machine: CSharpMachine,
  member: FieldSymbol | PropertySymbol,
  access: MemberAccess,
  value: CSharpValue,
): void {
  if (member.kind === "field") writeField(machine, member, access, value);
  else writeProperty(machine, member, access, value);
}

/** Sets a field or property by its name; one that is not known is kept all the same. */
export function writeNamed(
  machine: CSharpMachine,
  receiver: CSharpValue,
  name: string,
  value: CSharpValue,
  place: Place,
): void {
  const member = memberNamed(receiver, name);
  const access = { receiver, holder: undefined, type: member?.type, place };
  if (member !== undefined) writeMember(machine, member.member, access, value);
  else if (receiver.kind === "object") machine.memory.setField(receiver.object, name, { value, place });
}

/** A field or property by its name, on the object's own class. */
export function readNamed(
  machine: CSharpMachine,
  receiver: CSharpValue,
  name: string,
  place: Place,
): CSharpValue | undefined {
  const member = memberNamed(receiver, name);
  return member && memberValue(machine, member.member, { receiver, holder: undefined, type: member.type, place });
}
