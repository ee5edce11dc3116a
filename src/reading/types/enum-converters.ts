/** What a converter of one's own writes for the members of an enum: its `Write` is run for each of them. */
import { cachedWhole } from "../../caching/cache.js";
import { baseTypes, membersOf } from "../../csharp/binding/index.js";
import type {
  Constant,
  FieldSymbol,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  CSharpMachine,
  type CSharpValue,
  call,
  type Framework,
  type NativeMember,
  nullValue,
  objectValue,
  type Place,
  Thrown,
  unknownValue,
  valueOfConstant,
} from "../../csharp/execution/index.js";
import { framework } from "../../framework/index.js";
import { constructService } from "../../framework/service-provider.js";

/** The text or number of each member, by its C# name. */
export type EnumTexts = ReadonlyMap<string, string>;

export type WrittenEnum =
  | { readonly kind: "texts"; readonly texts: EnumTexts }
  | { readonly kind: "numbers"; readonly areValues: boolean }
  | { readonly kind: "unknown" };

const json = "System.Text.Json.Serialization.";

/** The enum that a `JsonConverter<T>` is for; undefined where it is for something else. */
export function convertedEnum(converter: NamedType): NamedTypeSymbol | undefined {
  const base = baseTypes(converter).find(({ symbol }) => symbol.metadataName === `${json}JsonConverter\`1`);
  const target = base?.typeArguments[0]?.type;
  return target?.kind === "named" && target.symbol.typeKind === "enum" ? target.symbol : undefined;
}

export const writtenEnum = cachedWhole((converter: NamedType): WrittenEnum => {
  const symbol = convertedEnum(converter);
  const write = membersOf(converter).find(
    ({ member }) => member.kind === "method" && member.name === "Write" && member.body !== undefined,
  );
  if (symbol === undefined || write?.member.kind !== "method") return { kind: "unknown" };
  const members = symbol.members.filter((member): member is FieldSymbol => member.kind === "field");
  const { member: method, declaredIn } = write;
  const written = members.map((member) => writtenFor(converter, { method, declaredIn }, member, symbol));
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
function writtenFor(
  converter: NamedType,
  { method, declaredIn }: { readonly method: MethodSymbol; readonly declaredIn: NamedType },
  member: FieldSymbol,
  symbol: NamedTypeSymbol,
): Constant | undefined {
  const value = numberOf(member.constantValue);
  const place = placeOf(method);
  if (value === undefined || place === undefined) return undefined;
  const written: (Constant | undefined)[] = [];
  const machine = new CSharpMachine(recording(written));
  const given: CSharpValue = valueOfConstant({ kind: "enum", type: selfType(symbol), value, members: [member.name] });
  try {
    const [writer, , options] = method.parameters;
    call(machine, {
      method,
      self: constructService(machine, converter, place),
      values: [
        objectValue({ type: writer?.type.type, place }),
        given,
        unknownValue("the options are not known", place, options?.type),
      ],
      typeArguments: [],
      declaredIn,
      place,
    });
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    return undefined;
  }
  return written.length === 1 && machine.cuts.length === 0 ? written[0] : undefined;
}

function placeOf({ body }: MethodSymbol): Place | undefined {
  return (
    body && { syntax: { kind: "ThisExpression", start: body.syntax.start, end: body.syntax.end }, scope: body.scope }
  );
}

const values = /^Write(String|Number)Value$/;

/** The writer notes what it is given; whatever else it is asked to write is not one text or number. */
function recording(written: (Constant | undefined)[]): Framework {
  const write =
    (name: string): NativeMember =>
    ({ values: [value] }) => {
      const constant = value?.kind === "constant" ? value.constant : undefined;
      written.push(values.test(name) && constant?.kind !== "enum" ? constant : undefined);
      return nullValue;
    };
  return {
    ...framework,
    method: (method) =>
      method.containingType.metadataName === "System.Text.Json.Utf8JsonWriter"
        ? write(method.name)
        : framework.method(method),
  };
}
