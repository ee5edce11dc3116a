/** Reflection over attributes: which a type or member has, and the objects that they are. */
import type { AttributeData, Constant, MethodSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import { baseTypes, constructorsOf } from "../../csharp/binding/types/hierarchy.js";
import {
  booleanValue,
  type CSharpMachine,
  type CSharpValue,
  constructObject,
  knownBoolean,
  knownType,
  makeList,
  type NativeCall,
  type NativeMember,
  nullValue,
  type Place,
  unknownValue,
  valueOfConstant,
  writeNamed,
} from "../../csharp/execution/index.js";
import { isAssignable, listOf, unknownReflection } from "../dotnet/reflection.js";
import { asReflectedMember } from "./reflected-member.js";

/** Of a type or member: its own, and what a class inherits. */
function attributesOf(value: CSharpValue | undefined, inherits: boolean): readonly AttributeData[] | undefined {
  const type = knownType(value);
  if (type?.kind === "named") {
    const bases = inherits ? baseTypes(type) : [];
    return [type, ...bases].flatMap(({ symbol }) => symbol.attributes);
  }
  return asReflectedMember(value)?.member.attributes;
}

/** The object that an attribute is. */
export function attributeObject(machine: CSharpMachine, data: AttributeData, place: Place): CSharpValue {
  const { attributeClass: type, attributeConstructor: method, constructorArguments, namedArguments } = data;
  if (type === undefined) return unknownValue("the attribute is not known", place);
  const called = method ?? constructorOf(data);
  const values = constructorArguments.map((constant, at) =>
    argumentOf(machine, constant, called?.parameters[at]?.type.type, place),
  );
  const value = constructObject(machine, { type, method: called, values, place });
  for (const { name, value: constant } of namedArguments)
    writeNamed(machine, value, name, argumentOf(machine, constant, undefined, place), place);
  return value;
}

function argumentOf(machine: CSharpMachine, constant: Constant, type: Type | undefined, place: Place): CSharpValue {
  if (constant.kind !== "array") return valueOfConstant(constant);
  const elements = constant.elements.map((one) => ({
    value: argumentOf(machine, one, undefined, place),
    place,
    conditions: [],
  }));
  return makeList(machine, type, { elements, rest: undefined }, place);
}

/** Of an attribute from an assembly: by the names of its parameters. */
function constructorOf({ attributeClass, constructorParameters }: AttributeData): MethodSymbol | undefined {
  if (attributeClass === undefined) return undefined;
  return constructorsOf(attributeClass.symbol).find(
    ({ parameters }) =>
      parameters.length === constructorParameters.length &&
      parameters.every(({ name }, at) => name === constructorParameters[at]),
  );
}

function attributesIn(call: NativeCall): readonly AttributeData[] | undefined {
  const target = call.receiver ?? call.argument("element");
  const wanted = call.typeArguments[0]?.type ?? knownType(call.argument("attributeType"));
  const inherits = knownBoolean(call.argument("inherit")) ?? true;
  return attributesOf(target, inherits)?.filter(
    ({ attributeClass }) =>
      wanted === undefined || (attributeClass !== undefined && isAssignable(attributeClass, wanted) === true),
  );
}

export const getAttribute: NativeMember = (call) => {
  const attributes = attributesIn(call);
  if (attributes === undefined) return unknownReflection(call);
  const [first] = attributes;
  return first === undefined ? nullValue : attributeObject(call.machine, first, call.place);
};

export const getAttributes: NativeMember = (call) => {
  const attributes = attributesIn(call);
  return attributes === undefined
    ? unknownReflection(call)
    : listOf(
        call,
        attributes.map((one) => attributeObject(call.machine, one, call.place)),
      );
};

export const isDefined: NativeMember = (call) => {
  const attributes = attributesIn(call);
  return attributes === undefined ? unknownReflection(call) : booleanValue(attributes.length > 0);
};
