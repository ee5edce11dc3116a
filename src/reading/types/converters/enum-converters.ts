/** What a converter of one's own writes for the members of an enum: its `Write` is run for each of them. */
import { cachedWhole } from "../../../caching/cache.js";
import type { Constant, FieldSymbol, NamedType, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { knownString, valueOfConstant } from "../../../csharp/execution/index.js";
import { convertedType, writtenCalls } from "./converter-run.js";

/** The text or number of each member, by its C# name. */
export type EnumTexts = ReadonlyMap<string, string>;

export type WrittenEnum =
  | { readonly kind: "texts"; readonly texts: EnumTexts }
  | { readonly kind: "numbers"; readonly areValues: boolean }
  | { readonly kind: "unknown" };

/** The enum that a `JsonConverter<T>` is for; undefined where it is for something else. */
export function convertedEnum(converter: NamedType): NamedTypeSymbol | undefined {
  const target = convertedType(converter);
  return target?.kind === "named" && target.symbol.typeKind === "enum" ? target.symbol : undefined;
}

export const writtenEnum = cachedWhole((converter: NamedType): WrittenEnum => {
  const symbol = convertedEnum(converter);
  if (symbol === undefined) return { kind: "unknown" };
  const members = symbol.members.filter((member): member is FieldSymbol => member.kind === "field");
  const written = members.map((member) => writtenFor(converter, member, symbol));
  if (written.length > 0 && written.every((one) => one?.kind === "string"))
    return {
      kind: "texts",
      texts: new Map(members.map(({ name }, at) => [name, written[at]?.kind === "string" ? written[at].value : name])),
    };
  if (!written.every((one) => one?.kind === "integer")) return { kind: "unknown" };
  const values = members.map(({ constantValue }) => numberOf(constantValue));
  return { kind: "numbers", areValues: written.every((one, at) => numberOf(one) === values[at]) };
});

function numberOf(constant: Constant | undefined): bigint | undefined {
  return constant?.kind === "integer" || constant?.kind === "enum" ? constant.value : undefined;
}

/** The one constant that is written for a member; undefined where it is something else, or more. */
function writtenFor(converter: NamedType, member: FieldSymbol, symbol: NamedTypeSymbol): Constant | undefined {
  const value = numberOf(member.constantValue);
  if (value === undefined) return undefined;
  const enumValue = valueOfConstant({ kind: "enum", type: selfType(symbol), value, members: [member.name] });
  const [only, ...others] = writtenCalls(converter, enumValue) ?? [];
  if (only?.value.kind !== "tuple" || others.length > 0 || !values.test(knownString(only.key) ?? "")) return undefined;
  const [written] = only.value.elements;
  return written?.kind === "constant" && written.constant.kind !== "enum" ? written.constant : undefined;
}

const values = /^Write(String|Number)Value$/;
