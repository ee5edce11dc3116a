/** What a `[JsonConverter]` writes, as far as it can be read. */

import { namedBy } from "../../contract/naming-policy.js";
import { type PrimitiveUse, primitive } from "../../contract/type-use.js";
import { SourceMethod } from "../../csharp/binding/declarations/source-method.js";
import {
  baseTypes,
  bindExpression,
  expressionsIn,
  membersOf,
  textOf,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, AttributeData, NamedType, ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { JsonStack, WrittenPrimitive } from "../../server/json-settings.js";
import { argument, attribute, typeOf } from "../attributes.js";
import { constructorInitializer } from "./base-arguments.js";
import { convertedEnum, type EnumTexts, writtenEnum } from "./enum-converters.js";
import { strategyPolicy } from "./newtonsoft-naming.js";
import { primitiveUse } from "./primitive-use.js";

/** Writes one string, number or boolean. */
interface PrimitiveConverter extends WrittenPrimitive {
  readonly kind: "primitive";
}

/** Writes the members of an enum as text. */
export interface EnumNamesConverter {
  readonly kind: "enumNames";
  /** The naming policy that the converter was made with, or what code of the program writes for each member. */
  readonly policy: string | EnumTexts | undefined;
  /** Of such code: the class that has it. */
  readonly name?: string;
}

export type Converter =
  | EnumNamesConverter
  | { readonly kind: "enumNumbers" }
  | PrimitiveConverter
  | { readonly kind: "unreadable"; readonly name: string };

const json = "System.Text.Json.Serialization.";
const jsonConverterAttribute = `${json}JsonConverter`;

/** The converter named by an attribute of a member or a type; each library has an attribute of its own. */
export function converterOf(
  attributes: readonly AttributeData[],
  library: JsonStack["library"] = "System.Text.Json",
): Converter | undefined {
  if (library === "Newtonsoft.Json") return newtonsoftConverter(attributes);
  if (library === "MessagePack") return messagePackFormatter(attributes);
  const data = attribute(attributes, jsonConverterAttribute);
  if (data === undefined) return undefined;
  const type = typeOf(argument(data, "converterType", 0));
  return type?.type.kind === "named" ? readConverter(type.type) : { kind: "unreadable", name: data.name };
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
  if (data === undefined) return undefined;
  const type = typeOf(argument(data, "converterType", 0))?.type;
  const name = type?.kind === "named" ? type.symbol.name : type?.kind === "error" ? type.name : data.name;
  if (name !== "StringEnumConverter") return { kind: "unreadable", name };
  const [first] = data.constructorArguments.slice(1).flatMap((one) => (one.kind === "array" ? one.elements : [one]));
  if (first === undefined || (first.kind === "bool" && !first.value)) return { kind: "enumNames", policy: undefined };
  if (first.kind === "bool") return { kind: "enumNames", policy: "CamelCase" };
  const policy = first.kind === "type" ? strategyPolicy(first.type) : undefined;
  return policy === undefined ? { kind: "unreadable", name } : { kind: "enumNames", policy };
}

export function readConverter(type: NamedType): Converter {
  switch (type.symbol.metadataName) {
    case `${json}JsonStringEnumConverter`:
    case `${json}JsonStringEnumConverter\`1`:
      return { kind: "enumNames", policy: undefined };
    case `${json}JsonNumberEnumConverter\`1`:
      return { kind: "enumNumbers" };
  }
  if (baseTypes(type).some(({ symbol }) => symbol.metadataName.replace(/`1$/, "") === `${json}JsonStringEnumConverter`))
    return derivedEnumConverter(type);
  const ofEnum = convertedEnum(type) === undefined ? undefined : writtenEnum(type);
  if (ofEnum?.kind === "texts") return { kind: "enumNames", policy: ofEnum.texts, name: type.symbol.name };
  if (ofEnum?.kind === "numbers" && ofEnum.areValues) return { kind: "enumNumbers" };
  return writtenPrimitive(type) ?? { kind: "unreadable", name: type.symbol.name };
}

/** `class Kebab() : JsonStringEnumConverter(JsonNamingPolicy.KebabCaseLower)`: the policy is what its constructor passes on. */
function derivedEnumConverter({ symbol }: NamedType): Converter {
  const made = symbol.members.find(
    (member) => member.kind === "method" && member.methodKind === "constructor" && member.parameters.length === 0,
  );
  const passed = made instanceof SourceMethod ? (constructorInitializer(made).list?.arguments ?? []) : [];
  const texts =
    made instanceof SourceMethod
      ? passed.map(({ expression }) => textOf({ syntax: expression, scope: made.bodyScope }))
      : [];
  const policy = texts.map((text) => /\bJsonNamingPolicy\.(\w+)$/.exec(text)?.[1]).find((name) => name !== undefined);
  const isRead = texts.every((text) => /\bJsonNamingPolicy\.\w+$|^(null|true|false)$/.test(text));
  const isKnown = policy === undefined || namedBy(policy, "") !== undefined;
  const writes = symbol.members.some(
    (member) => member.kind === "method" && /^(Write|CreateConverter)$/.test(member.name),
  );
  return isRead && isKnown && !writes ? { kind: "enumNames", policy } : { kind: "unreadable", name: symbol.name };
}

const writerMethods: ReadonlyMap<string, PrimitiveUse> = new Map([
  ["WriteStringValue", primitive("string")],
  ["WriteNumberValue", primitive("float64")],
  ["WriteBooleanValue", primitive("boolean")],
  ["WriteBase64StringValue", primitive("bytes")],
]);

/** A converter of the same source whose `Write` makes one call of one kind on its writer. */
function writtenPrimitive(type: NamedType): PrimitiveConverter | undefined {
  const write = membersOf(type)
    .map(({ member }) => member)
    .find((member) => member.kind === "method" && member.name === "Write");
  if (write?.kind !== "method" || write.body === undefined) return undefined;
  const writer = write.parameters[0];
  const found = new Map<string, PrimitiveUse>();
  let writesNull = false;
  for (const expression of expressionsIn(write.body)) {
    const bound = bindExpression(expression);
    if (bound.kind !== "call") continue;
    if (bound.receiver !== undefined && isWriter(bound.receiver, writer)) {
      if (bound.name === "WriteNullValue") {
        writesNull = true;
        continue;
      }
      const known = writerMethods.get(bound.name);
      if (known === undefined) return undefined;
      const written = bound.arguments[0] === undefined ? undefined : typeOfExpression(bound.arguments[0].value);
      found.set(bound.name, refine(known, written));
    } else if (bound.name === "Serialize") {
      const value = bound.arguments[1];
      const written = value === undefined ? undefined : typeOfExpression(value.value);
      const use = written === undefined ? undefined : primitiveUse(written);
      if (use === undefined) return undefined;
      found.set(bound.name, use);
    } else if (bound.arguments.some(({ value }) => isWriter(value, writer))) return undefined;
  }
  const [only] = found.values();
  return found.size === 1 && only !== undefined ? { kind: "primitive", primitive: only, writesNull } : undefined;
}

function isWriter(expression: SourceExpression, writer: ParameterSymbol | undefined): boolean {
  const bound = bindExpression(expression);
  return bound.kind === "parameter" && bound.symbol.name === writer?.name;
}

/** `writer.WriteStringValue(guid)` says more than "a string". */
function refine(known: PrimitiveUse, written: AnnotatedType | undefined): PrimitiveUse {
  return (written === undefined ? undefined : primitiveUse(written)) ?? known;
}
