/**
 * Where a value is kept: what assignments, `++` and `ref` work on. Objects and indices in it are worked out once, before the value
 * that is written.
 */
import { bindExpression, typeOfExpression } from "../binding/expressions/expressions.js";
import { enclosingType } from "../binding/symbols/scope.js";
import type { AnnotatedType, FieldSymbol, PropertySymbol } from "../binding/symbols/symbols.js";
import { selfType } from "../binding/symbols/types.js";
import { elementAt, setElement } from "./collections.js";
import type { CallFrame, Cell, VariableScope } from "./environment.js";
import { argumentValues, evaluate, evaluateUnread, nameIn, typeInFrame } from "./expressions.js";
import type { CSharpMachine } from "./machine.js";
import { eventHolder, type MemberAccess, mayBeWritten, memberNamed, memberValue, writeMember } from "./members.js";
import type { FieldKey } from "./memory.js";
import { accessOf, isBase, receiverOf } from "./names.js";
import { copyOfStruct, defaultOf, parameterKey, staticsOf } from "./objects.js";
import { ownConversion } from "./own-operators.js";
import {
  alternativesOf,
  type CSharpValue,
  type HeapObject,
  knownObject,
  nullValue,
  objectValue,
  oneOf,
  type Place,
  tupleValue,
  unknownValue,
} from "./value.js";

export type StorageLocation =
  | { readonly kind: "cell"; readonly cell: Cell; readonly type: AnnotatedType | undefined }
  | { readonly kind: "member"; readonly member: FieldSymbol | PropertySymbol; readonly access: MemberAccess }
  | { readonly kind: "element"; readonly list: CSharpValue; readonly key: CSharpValue }
  /** A field that is not written in the source as one. */
  | { readonly kind: "kept"; readonly object: HeapObject; readonly key: FieldKey; readonly initial: CSharpValue }
  /** `pair.Name`: a tuple is a value, so that all of it changes. */
  | { readonly kind: "part"; readonly of: StorageLocation; readonly at: number }
  /** `this` of a struct. */
  | { readonly kind: "self"; readonly self: CSharpValue }
  | { readonly kind: "oneOf"; readonly locations: readonly StorageLocation[] }
  /** A member of an object that is not known, nor its type. */
  | { readonly kind: "named"; readonly name: string; readonly value: CSharpValue }
  /** Nothing that could be written to. */
  | { readonly kind: "value"; readonly value: CSharpValue };

export function findStorage(machine: CSharpMachine, place: Place, environment: VariableScope): StorageLocation {
  const { syntax, scope } = place;
  const inner = (part: Place["syntax"]): StorageLocation => findStorage(machine, { syntax: part, scope }, environment);
  switch (syntax.kind) {
    case "ParenthesizedExpression":
    case "RefExpression":
      return inner(syntax.expression);
    case "SuppressNullableWarningExpression":
      return inner(syntax.operand);
    case "ThisExpression":
      return { kind: "self", self: environment.frame.self ?? nullValue };
    case "FieldExpression":
      return locateStorage(machine, environment.frame, place);
    case "ElementAccessExpression":
    case "ElementBindingExpression": {
      const receiver =
        syntax.kind === "ElementBindingExpression"
          ? (environment.frame.conditional.at(-1) ?? nullValue)
          : evaluate(machine, { syntax: syntax.expression, scope }, environment);
      const indices = argumentValues(machine, syntax.argumentList.arguments, scope, environment);
      const bound = bindExpression(place);
      if (bound.kind !== "property") return { kind: "element", list: receiver, key: indices[0] ?? nullValue };
      const type = typeInFrame(bound.type, environment);
      const access = { receiver, holder: undefined, type, place, indices, isBase: isBase(bound) };
      return ofMember(machine, bound.symbol, access);
    }
    case "InvocationExpression":
    case "ConditionalExpression":
      return locationIn(evaluateUnread(machine, place, environment));
    default:
      return locateName(machine, place, environment);
  }
}

/** `field` in an accessor: what an automatic property would store. */
function locateStorage(machine: CSharpMachine, { property, self }: CallFrame, place: Place): StorageLocation {
  const holder =
    property?.isStatic === true ? staticsOf(machine, selfType(property.containingType)) : knownObject(self);
  return holder === undefined || property === undefined
    ? { kind: "value", value: unknownValue("the object is not known", place) }
    : { kind: "kept", object: holder, key: property, initial: defaultOf(property.type) };
}

function locateName(machine: CSharpMachine, place: Place, environment: VariableScope): StorageLocation {
  const { syntax, scope } = place;
  const bound = bindExpression(place);
  switch (bound.kind) {
    case "local": {
      const { identifier } = bound.variable;
      const cell = environment.find(identifier) ?? environment.declare(identifier, bound.name);
      return ofCell(machine, cell, typeInFrame(bound.type, environment));
    }
    case "parameter": {
      const cell = environment.find(bound.symbol.name);
      if (cell !== undefined) return ofCell(machine, cell, typeInFrame(bound.symbol.type, environment));
      const type = enclosingType(scope);
      const object = knownObject(environment.frame.self);
      if (type === undefined || object === undefined) break;
      const initial = unknownValue(`what ${bound.symbol.name} is, is not known`, place, bound.symbol.type);
      return { kind: "kept", object, key: parameterKey(type, bound.symbol.name), initial };
    }
    case "field":
    case "property":
      return ofMember(machine, bound.symbol, accessOf(machine, bound, environment, place));
    case "event": {
      const receiver = receiverOf(machine, bound.receiver, environment, place);
      const object = eventHolder(machine, bound.symbol, receiver);
      if (object !== undefined) return { kind: "kept", object, key: bound.symbol, initial: nullValue };
      break;
    }
    default:
  }
  return syntax.kind === "SimpleMemberAccessExpression" || syntax.kind === "MemberBindingExpression"
    ? locateNamed(machine, place, syntax.name, environment)
    : { kind: "value", value: unknownValue("the name is not known", place) };
}

/** A part of a tuple; else the object is there, though its type is not known where it is named. */
function locateNamed(
  machine: CSharpMachine,
  place: Place,
  written: Parameters<typeof nameIn>[0],
  environment: VariableScope,
): StorageLocation {
  const { syntax, scope } = place;
  const name = nameIn(written, scope);
  const on = syntax.kind === "SimpleMemberAccessExpression" ? { syntax: syntax.expression, scope } : undefined;
  const type = on && typeOfExpression(on)?.type;
  if (on !== undefined && type?.kind === "tuple") {
    const named = type.elements.findIndex((one) => one.name === name);
    const at = named >= 0 ? named : type.elements.findIndex((_, index) => name === `Item${index + 1}`);
    if (at >= 0) return { kind: "part", of: findStorage(machine, on, environment), at };
  }
  const receiver =
    on === undefined ? (environment.frame.conditional.at(-1) ?? nullValue) : evaluate(machine, on, environment);
  const found = memberNamed(receiver, name);
  if (found !== undefined)
    return ofMember(machine, found.member, { receiver, holder: undefined, type: found.type, place });
  if (receiver.kind !== "object")
    return { kind: "named", name, value: unknownValue(`what ${name} is, is not known`, place) };
  return { kind: "kept", object: receiver.object, key: name, initial: unknownValue(`${name} is not known`, place) };
}

function ofCell(machine: CSharpMachine, cell: Cell, type: AnnotatedType | undefined): StorageLocation {
  const value = machine.memory.cell(cell)?.value;
  return value !== undefined && isReference(value) ? locationIn(value) : { kind: "cell", cell, type };
}

/** A property that returns by reference gives the place itself. */
function ofMember(machine: CSharpMachine, member: FieldSymbol | PropertySymbol, access: MemberAccess): StorageLocation {
  const isByReference = member.kind === "property" && member.returnsByRef;
  return isByReference ? locationIn(memberValue(machine, member, access)) : { kind: "member", member, access };
}

function isReference(value: CSharpValue): boolean {
  return value.kind === "reference" || (value.kind === "oneOf" && value.values.some(isReference));
}

function locationIn(value: CSharpValue): StorageLocation {
  if (value.kind === "reference") return value.location;
  return isReference(value)
    ? { kind: "oneOf", locations: alternativesOf(value).map(locationIn) }
    : { kind: "value", value };
}

/** What is behind a reference; anything else is the value itself. */
export function dereferenced(machine: CSharpMachine, value: CSharpValue, place: Place): CSharpValue {
  return isReference(value) ? readLocation(machine, locationIn(value), place) : value;
}

export function readLocation(machine: CSharpMachine, location: StorageLocation, place: Place): CSharpValue {
  switch (location.kind) {
    case "cell":
      return machine.memory.cell(location.cell)?.value ?? unknownValue("it is not assigned yet", place, location.type);
    case "member":
      return memberValue(machine, location.member, location.access);
    case "element":
      return elementAt(machine, location.list, location.key)?.value ?? unknownValue("the element is not known", place);
    case "kept":
      return machine.memory.field(location.object, location.key)?.value ?? location.initial;
    case "part": {
      const whole = readLocation(machine, location.of, place);
      const part = whole.kind === "tuple" ? whole.elements[location.at] : undefined;
      return part ?? unknownValue("the part is not known", place);
    }
    case "self":
      return location.self;
    case "oneOf":
      return oneOf(
        location.locations.map((one) => readLocation(machine, one, place)),
        place,
      );
    case "named":
    case "value":
      return location.value;
  }
}

/** @param from What is written: where a setting gets its value. */
export function writeLocation(
  machine: CSharpMachine,
  location: StorageLocation,
  value: CSharpValue,
  from: Place,
): void {
  switch (location.kind) {
    case "cell": {
      const own = ownConversion(machine, value, location.type?.type, from);
      machine.memory.setCell(location.cell, { value: copyOfStruct(machine, own), place: from });
      return;
    }
    case "member":
      writeMember(machine, location.member, { ...location.access, place: from }, value);
      return;
    case "element":
      setElement(machine, location.list, location.key, value, from);
      return;
    case "kept":
      machine.memory.setField(location.object, location.key, { value: copyOfStruct(machine, value), place: from });
      return;
    case "part": {
      const whole = readLocation(machine, location.of, from);
      const changed: CSharpValue =
        whole.kind === "tuple"
          ? tupleValue(whole.elements.with(location.at, copyOfStruct(machine, value)))
          : unknownValue("a part of it is set", from);
      writeLocation(machine, location.of, changed, from);
      return;
    }
    case "self": {
      const object = knownObject(location.self);
      if (object === undefined) return;
      const made = knownObject(value);
      const fields = made === undefined ? undefined : machine.memory.fields(made);
      for (const [key, slot] of machine.memory.fields(object))
        machine.memory.setField(object, key, { ...slot, value: unknownValue("the struct is replaced", from) });
      for (const [key, slot] of fields ?? [])
        machine.memory.setField(object, key, { ...slot, value: copyOfStruct(machine, slot.value) });
      return;
    }
    case "oneOf":
      machine.either(
        from,
        location.locations.map((one) => () => {
          writeLocation(machine, one, value, from);
          return nullValue;
        }),
      );
      return;
    case "named":
      for (const object of machine.instances()) {
        const found = memberNamed(objectValue(object), location.name);
        if (found !== undefined) mayBeWritten(machine, found.member, from);
      }
      return;
    case "value":
  }
}
