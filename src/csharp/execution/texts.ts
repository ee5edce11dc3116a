/** What a value is as text: `ToString`, as interpolation and concatenation call it. */
import type { MethodSymbol, NamedType } from "../binding/symbols/symbols.js";
import { membersOf } from "../binding/types/hierarchy.js";
import { lookupMembers } from "../binding/types/member-lookup.js";
import { alignedText, formattedText } from "./formats.js";
import type { CSharpMachine } from "./machine.js";
import { memberValue } from "./members.js";
import { call } from "./native.js";
import { classOf } from "./objects.js";
import { isProgramType } from "./program-type.js";
import {
  alternativesOf,
  type CSharpValue,
  displayText,
  joinedText,
  notFollowed,
  oneOf,
  type Place,
  stringValue,
  unknownValue,
} from "./value.js";

export function asText(machine: CSharpMachine, value: CSharpValue, place: Place): CSharpValue {
  if (value.kind === "oneOf") return oneOf(value.values.map((one) => asText(machine, one, place)));
  if (value.kind === "text" || (value.kind === "unknown" && value.assumed !== undefined)) return value;
  const text = displayText(value);
  if (text !== undefined) return stringValue(text);
  if (!machine.spend(stepsOfText)) return unknownValue(notFollowed, place);
  const type = classOf(value);
  if (type === undefined) return value.kind === "unknown" ? value : unknownValue("its text is not known", place);
  const method = lookupMembers(type, "ToString").find(
    (one): one is typeof one & { readonly member: MethodSymbol } =>
      one.member.kind === "method" && one.member.parameters.length === 0,
  );
  if (method !== undefined && !isPlain(method.declaredIn))
    return call(machine, {
      method: method.member,
      self: value,
      values: [],
      typeArguments: [],
      declaredIn: method.declaredIn,
      place,
    });
  if (!isProgramType(type.symbol) || type.typeArguments.length > 0) return unknownValue("its text is not known", place);
  return type.symbol.isRecord ? recordText(machine, value, type, place) : stringValue(type.symbol.metadataName);
}

/** With a format (`{count:D3}`) and an alignment (`{name,-5}`). */
export function writtenText(
  machine: CSharpMachine,
  value: CSharpValue,
  format: string | undefined,
  width: number | undefined,
  place: Place,
): CSharpValue {
  const unknown = unknownValue("how it is formatted is not known", place);
  const written = alternativesOf(value).map((one): CSharpValue => {
    const formatted = format === undefined ? undefined : formattedText(one, format);
    if (format !== undefined && formatted === undefined) return unknown;
    const text = formatted === undefined ? asText(machine, one, place) : stringValue(formatted);
    if (width === undefined) return text;
    const aligned = alternativesOf(text).map((each) => alignedText(each, width));
    return oneOf(aligned.map((each) => (each === undefined ? unknown : stringValue(each))));
  });
  return oneOf(written);
}

/** A record that shares what it holds has a text that is far longer than the code. */
const stepsOfText = 5;

/** What `ToString` of these gives is the text of the value, which is not known here. */
function isPlain({ symbol }: NamedType): boolean {
  return plain.has(symbol.metadataName);
}

const plain: ReadonlySet<string> = new Set(
  [
    "Object",
    "ValueType",
    "Enum",
    "String",
    "Char",
    "Boolean",
    "Double",
    "Decimal",
    "Byte",
    "Int16",
    "Int32",
    "Int64",
  ].map((name) => `System.${name}`),
);

/** `Person { Name = Ann, Age = 4 }`. */
function recordText(machine: CSharpMachine, value: CSharpValue, type: NamedType, place: Place): CSharpValue {
  const parts = membersOf(type).flatMap(({ member }): readonly (string | CSharpValue)[] => {
    if (member.kind !== "field" && member.kind !== "property") return [];
    if (member.isStatic || member.accessibility !== "public") return [];
    const access = { receiver: value, holder: undefined, type: member.type, place };
    return [`, ${member.name} = `, asText(machine, memberValue(machine, member, access), place)];
  });
  const [first = "", ...rest] = parts;
  const start = typeof first === "string" ? first.slice(2) : first;
  return joinedText([`${type.symbol.name} { `, start, ...rest, parts.length === 0 ? "}" : " }"], place);
}
