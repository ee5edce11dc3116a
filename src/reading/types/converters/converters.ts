/** What a `[JsonConverter]` writes, as far as it can be read. */

import { namedBy } from "../../../contract/names/naming-policy.js";
import type { Direction } from "../../../contract/shapes.js";
import { SourceMethod } from "../../../csharp/binding/declarations/source-method.js";
import {
  baseTypes,
  bindExpression,
  constantOf,
  type SourceExpression,
  withoutParentheses,
} from "../../../csharp/binding/index.js";
import type { AttributeData, NamedType, Type } from "../../../csharp/binding/symbols/symbols.js";
import { constructorsOf } from "../../../csharp/binding/types/hierarchy.js";
import type { JsonStack, KeyConverter, WrittenPrimitive } from "../../../server/json-settings.js";
import { argument, attribute, namedArgument, typeOf } from "../../attributes.js";
import { constructorInitializer } from "../kinds/base-arguments.js";
import { isFactory, madeByAttribute, madeByFactory } from "./converter-factories.js";
import { convertedEnum, type EnumTexts, writtenEnum } from "./enum-converters.js";
import { strategyPolicy } from "./newtonsoft-naming.js";
import { type WrittenShape, writtenShape } from "./written-shapes.js";

/** Writes one string, number or boolean. */
interface PrimitiveConverter extends WrittenPrimitive {
  readonly kind: "primitive";
}

/** Writes an object, an array, or what the serializer writes for another type. */
export interface ShapeConverter {
  readonly kind: "shape";
  readonly shape: WrittenShape;
  readonly name: string;
}

/** Writes the members of an enum as text. */
export interface EnumNamesConverter {
  readonly kind: "enumNames";
  /** The naming policy that the converter was made with, or what code of the program writes for each member. */
  readonly policy: string | EnumTexts | undefined;
  /** Of such code: the class that has it. */
  readonly name?: string;
}

export type Converter = KeyConverter &
  (
    | EnumNamesConverter
    | { readonly kind: "enumNumbers" }
    | PrimitiveConverter
    | ShapeConverter
    | { readonly kind: "unreadable"; readonly name: string }
  );

const json = "System.Text.Json.Serialization.";
const jsonConverterAttribute = `${json}JsonConverter`;

/**
 * The converter named by an attribute of a member or a type; each library has an attribute of its own.
 * @param target What is converted, which factories ask for.
 */
export function converterOf(
  attributes: readonly AttributeData[],
  library: JsonStack["library"] = "System.Text.Json",
  target?: Type,
): Converter | undefined {
  if (library === "Newtonsoft.Json") return newtonsoftConverter(attributes);
  if (library === "MessagePack") return messagePackFormatter(attributes);
  const data = attribute(attributes, jsonConverterAttribute);
  if (data === undefined) return undefined;
  const type = typeOf(argument(data, "converterType", 0));
  if (type?.type.kind === "named") return readConverter(type.type, target);
  const made = target?.kind === "named" ? madeByAttribute(data, target) : undefined;
  return made === undefined ? { kind: "unreadable", name: data.name } : readConverter(made);
}

/** Formatters are code. */
function messagePackFormatter(attributes: readonly AttributeData[]): Converter | undefined {
  const data = attribute(attributes, "MessagePack.MessagePackFormatter");
  const type = data && typeOf(argument(data, "formatterType", 0))?.type;
  return data && { kind: "unreadable", name: type?.kind === "named" ? type.symbol.name : data.name };
}

/** `[JsonConverter(typeof(StringEnumConverter), typeof(CamelCaseNamingStrategy))]`, or `true` for camelCase. */
function newtonsoftConverter(attributes: readonly AttributeData[]): Converter | undefined {
  const data = attribute(attributes, "Newtonsoft.Json.JsonConverter");
  if (data === undefined) return itemConverter(attributes);
  const type = typeOf(argument(data, "converterType", 0))?.type;
  const name = type?.kind === "named" ? type.symbol.name : type?.kind === "error" ? type.name : data.name;
  if (name !== "StringEnumConverter") return { kind: "unreadable", name };
  const [first] = data.constructorArguments.slice(1).flatMap((one) => (one.kind === "array" ? one.elements : [one]));
  if (first === undefined || (first.kind === "bool" && !first.value)) return { kind: "enumNames", policy: undefined };
  if (first.kind === "bool") return { kind: "enumNames", policy: "CamelCase" };
  const policy = first.kind === "type" ? strategyPolicy(first.type) : undefined;
  return policy === undefined ? { kind: "unreadable", name } : { kind: "enumNames", policy };
}

/** `ItemConverterType` converts what the member or the type holds: what comes of the whole is not read. */
function itemConverter(attributes: readonly AttributeData[]): Converter | undefined {
  const [type] = ["JsonProperty", "JsonObject", "JsonArray", "JsonDictionary"].flatMap((name) => {
    const data = attribute(attributes, `Newtonsoft.Json.${name}`);
    return (data && typeOf(namedArgument(data, "ItemConverterType"))?.type) ?? [];
  });
  return type && { kind: "unreadable", name: type.kind === "named" ? type.symbol.name : "ItemConverterType" };
}

export function readConverter(type: NamedType, target?: Type): Converter {
  if (isFactory(type)) {
    const made = target?.kind === "named" ? madeByFactory(type)(target) : undefined;
    if (made !== undefined) return readConverter(made);
  }
  switch (type.symbol.metadataName) {
    case `${json}JsonStringEnumConverter`:
    case `${json}JsonStringEnumConverter\`1`:
      return { kind: "enumNames", policy: undefined };
    case `${json}JsonNumberEnumConverter\`1`:
      return { kind: "enumNumbers" };
  }
  if (baseTypes(type).some(({ symbol }) => symbol.metadataName.replace(/`1$/, "") === `${json}JsonStringEnumConverter`))
    return derivedEnumConverter(type);
  return { ...readWrite(type), keys: convertedKeys(type) };
}

/** The usual converter of a type does it where this one does not, unless the type has none. */
function convertedKeys(type: NamedType): readonly Direction[] | undefined {
  const classes = [type, ...baseTypes(type)].map(({ symbol }) => symbol);
  if (classes.some(({ unboundBases = [] }) => unboundBases.length > 0)) return undefined;
  const overrides = (name: string): boolean =>
    classes.some(({ origin, members }) => origin === "source" && members.some((member) => member.name === name));
  return [
    ...(overrides("WriteAsPropertyName") ? (["answered"] as const) : []),
    ...(overrides("ReadAsPropertyName") ? (["sent"] as const) : []),
  ];
}

function readWrite(type: NamedType): Converter {
  const ofEnum = convertedEnum(type) === undefined ? undefined : writtenEnum(type);
  if (ofEnum?.kind === "texts") return { kind: "enumNames", policy: ofEnum.texts, name: type.symbol.name };
  if (ofEnum?.kind === "numbers" && ofEnum.areValues) return { kind: "enumNumbers" };
  const { name } = type.symbol;
  const shape = writtenShape(type);
  if (shape === undefined || shape.kind === "null") return { kind: "unreadable", name };
  const inner = shape.kind === "nullable" ? shape.inner : shape;
  return inner.kind === "primitive"
    ? { kind: "primitive", primitive: inner.primitive, writesNull: shape.kind === "nullable" }
    : { kind: "shape", shape, name };
}

/** `KebabCaseLower` of `JsonNamingPolicy.KebabCaseLower`. */
function namingPolicy(value: SourceExpression): string | undefined {
  const bound = bindExpression(withoutParentheses(value));
  const isPolicy =
    bound.kind === "property" && bound.symbol.containingType.metadataName === "System.Text.Json.JsonNamingPolicy";
  return isPolicy ? bound.symbol.name : undefined;
}

function isPlainConstant(value: SourceExpression): boolean {
  const constant = constantOf(value);
  return constant?.kind === "null" || constant?.kind === "bool";
}

/** `class Kebab() : JsonStringEnumConverter(JsonNamingPolicy.KebabCaseLower)`: the policy is what its constructor passes on. */
function derivedEnumConverter({ symbol }: NamedType): Converter {
  const made = constructorsOf(symbol).find(({ parameters }) => parameters.length === 0);
  const passed = made instanceof SourceMethod ? (constructorInitializer(made).list?.arguments ?? []) : [];
  const values =
    made instanceof SourceMethod ? passed.map(({ expression }) => ({ syntax: expression, scope: made.bodyScope })) : [];
  const policies = values.map(namingPolicy);
  const policy = policies.find((name) => name !== undefined);
  const isRead = values.every((value, at) => policies[at] !== undefined || isPlainConstant(value));
  const isKnown = policy === undefined || namedBy(policy, "") !== undefined;
  const writes = symbol.members.some(
    (member) => member.kind === "method" && /^(Write|CreateConverter)$/.test(member.name),
  );
  return isRead && isKnown && !writes ? { kind: "enumNames", policy } : { kind: "unreadable", name: symbol.name };
}
