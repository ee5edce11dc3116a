/** Attributes of the program's own: their constructors are executed, as reflection does when ASP.NET asks for attributes. */
import { cachedBy } from "../../caching/cache.js";
import { baseTypes } from "../../csharp/binding/index.js";
import type { AttributeData, Constant } from "../../csharp/binding/symbols/symbols.js";
import {
  CSharpMachine,
  type CSharpValue,
  itemsOf,
  type Place,
  readNamed,
  withoutThrows,
} from "../../csharp/execution/index.js";
import { attributeObject } from "../../framework/aspnet/reflected-attributes.js";
import { framework } from "../../framework/index.js";

interface ExecutedAttribute {
  readonly machine: CSharpMachine;
  readonly value: CSharpValue;
  readonly place: Place;
}

/**
 * The attribute with the arguments that its constructors pass to the nearest base class of the framework. Undefined where these
 * cannot be read: an argument is unknown, or the class that computes it is in a package.
 */
export const asFrameworkAttribute = cachedBy((data: AttributeData): AttributeData | undefined => {
  const type = data.attributeClass;
  if (type === undefined || type.symbol.namespace.startsWith("Microsoft.AspNetCore.")) return data;
  const base = baseTypes(type).find(({ symbol }) => symbol.origin !== "source");
  const executed = execute(data);
  if (base?.symbol.namespace.startsWith("Microsoft.AspNetCore.") !== true || executed?.value.kind !== "object")
    return undefined;
  const { machine, value } = executed;
  // What a class outside the sources is constructed with is kept under the names of the parameters.
  const passed = [...machine.memory.fields(value.object)].flatMap(([key, slot]) => {
    const parameter = typeof key === "string" ? /^\((.*)\)$/.exec(key)?.[1] : undefined;
    return parameter === undefined ? [] : [{ parameter, constant: constantOf(machine, slot.value) }];
  });
  const constants = passed.map(({ constant }) => constant);
  if (!constants.every((constant) => constant !== undefined)) return undefined;
  const { name, namedArguments, location } = data;
  const constructorParameters = passed.map(({ parameter }) => parameter);
  return {
    attributeClass: base,
    name,
    namedArguments,
    location,
    constructorArguments: constants,
    constructorParameters,
  };
});

/** The value of a property of the attribute: `public string Template => "api/[controller]"`. Undefined where it is unknown. */
export function ownProperty(data: AttributeData, name: string): Constant | undefined {
  const executed = execute(data);
  if (executed === undefined) return undefined;
  const { machine, value, place } = executed;
  const property = withoutThrows(() => readNamed(machine, value, name, place));
  return property && constantOf(machine, property);
}

/** Whether a constructor, or the class itself, gives the property a value that is only known at run time. */
export function isOwnPropertyUnknown(data: AttributeData, name: string): boolean {
  const executed = execute(data);
  if (executed?.value.kind !== "object" || ownProperty(data, name) !== undefined) return false;
  const { machine, value } = executed;
  if (machine.memory.field(value.object, name) !== undefined) return true;
  const declared = data.attributeClass?.symbol.members.find((member) => member.name === name);
  return declared?.kind === "property" && declared.getter?.body !== undefined;
}

/** Undefined where the constructor throws, which stops the server at start. */
const execute = cachedBy((data: AttributeData): ExecutedAttribute | undefined => {
  const { place } = data;
  if (place === undefined) return undefined;
  const machine = new CSharpMachine(framework);
  machine.allow();
  const value = withoutThrows(() => attributeObject(machine, data, place));
  return value && { machine, value, place };
});

function constantOf(machine: CSharpMachine, value: CSharpValue): Constant | undefined {
  if (value.kind === "type") return { kind: "type", type: value.type };
  if (value.kind === "constant") return value.constant;
  const items = itemsOf(machine, value);
  if (items === undefined || items.rest !== undefined) return undefined;
  const elements = items.elements.map(({ value: element, conditions }) =>
    conditions.length === 0 ? constantOf(machine, element) : undefined,
  );
  return elements.every((element) => element !== undefined) ? { kind: "array", elements } : undefined;
}
