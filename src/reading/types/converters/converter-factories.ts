/** Converters that code chooses for a type: factories, attributes with a `CreateConverter`, and `CanConvert`. */
import { cachedBy, cachedWhole } from "../../../caching/cache.js";
import { baseTypes, membersOf } from "../../../csharp/binding/index.js";
import type { AttributeData, NamedType, Type } from "../../../csharp/binding/symbols/symbols.js";
import { sameType } from "../../../csharp/binding/symbols/types.js";
import {
  CSharpMachine,
  type CSharpValue,
  call,
  classOf,
  knownBoolean,
  type Place,
  placeOfBody,
  typeValue,
  withoutThrows,
} from "../../../csharp/execution/index.js";
import { attributeObject } from "../../../framework/aspnet/reflected-attributes.js";
import { constructService } from "../../../framework/hosting/service-provider.js";
import { framework } from "../../../framework/index.js";
import { convertedType, givenOptions } from "./converter-run.js";

const factoryClass = "System.Text.Json.Serialization.JsonConverterFactory";

export function isFactory(type: NamedType): boolean {
  return baseTypes(type).some(({ symbol }) => symbol.metadataName === factoryClass);
}

/** A class of the sources that the serializer can ask for JSON. */
export function isOwnConverter(type: NamedType): boolean {
  return type.symbol.origin === "source" && (isFactory(type) || convertedType(type) !== undefined);
}

/** The class of the converter that a factory makes; undefined where its code does not tell. */
export const madeByFactory = cachedWhole((factory: NamedType) =>
  cachedBy((target: NamedType): NamedType | undefined =>
    madeBy(factory, target, (machine, place) => constructService(machine, factory, place)),
  ),
);

/** The class of the converter that an attribute of the program's own makes. */
export function madeByAttribute(data: AttributeData, target: NamedType): NamedType | undefined {
  const { attributeClass } = data;
  return attributeClass && madeBy(attributeClass, target, (machine, place) => attributeObject(machine, data, place));
}

function madeBy(maker: NamedType, target: NamedType, selfOf: SelfOf): NamedType | undefined {
  const made = resultOf(maker, "CreateConverter", target, selfOf);
  const type = made && classOf(made);
  return type === undefined || isFactory(type) ? undefined : type;
}

/** Whether a converter or a factory takes a type; undefined where its code does not tell. */
export const takesType = cachedWhole((converter: NamedType) =>
  cachedBy((target: NamedType): boolean | undefined => {
    if (!choosesTypes(converter)) {
      const only = convertedType(converter);
      return only !== undefined && sameType(only, target);
    }
    const answer = resultOf(converter, canConvert, target, (machine, place) =>
      constructService(machine, converter, place),
    );
    return knownBoolean(answer);
  }),
);

const canConvert = "CanConvert";

/** Its own code says which types it is for. */
export function choosesTypes(converter: NamedType): boolean {
  return methodOf(converter, canConvert) !== undefined;
}

type SelfOf = (machine: CSharpMachine, place: Place) => CSharpValue;

/** What a method gives for a type. */
function resultOf(type: NamedType, name: string, target: Type, selfOf: SelfOf): CSharpValue | undefined {
  const chosen = methodOf(type, name);
  const place = chosen?.method.body && placeOfBody(chosen.method.body);
  if (chosen === undefined || place === undefined) return undefined;
  const { method, declaredIn } = chosen;
  const machine = new CSharpMachine(framework);
  machine.allow();
  return withoutThrows(() => {
    const values = [
      typeValue({ type: target, nullability: "notAnnotated" }),
      givenOptions(method.parameters[1], place),
    ];
    return call(machine, { method, self: selfOf(machine, place), values, typeArguments: [], declaredIn, place });
  });
}

function methodOf(type: NamedType, name: string) {
  for (const { member, declaredIn } of membersOf(type))
    if (member.kind === "method" && member.name === name && member.body !== undefined)
      return { method: member, declaredIn };
  return undefined;
}
