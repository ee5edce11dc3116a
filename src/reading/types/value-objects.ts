/** Which types are a bare primitive on the wire. */

import { cachedBy } from "../../caching/cache.js";
import { type PrimitiveUse, primitive } from "../../contract/type-use.js";
import { allInterfaces, baseTypes } from "../../csharp/binding/index.js";
import type { AttributeData, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import type { JsonStack } from "../../server/json-settings.js";
import { argument, attribute, enumMemberOf, hasAnyAttribute, hasAttribute, typeOf } from "../attributes.js";
import { converterOf } from "./converters/converters.js";
import { primitiveUse } from "./kinds/primitive-use.js";
import { type JsonMember, jsonMembersOf, optionalValue } from "./members/json-members.js";
import type { Messages } from "./type-table.js";

export interface ValueObject {
  readonly primitive: PrimitiveUse;
  readonly csharpProperty: string;
  /** Undefined for types whose property another library's generator writes. */
  readonly member: JsonMember | undefined;
  /** Who makes it a bare primitive at run time. */
  readonly writtenBy: "tenon" | "generator" | "converter";
}

export type ValueObjectAnswer =
  | { readonly kind: "value"; readonly value: ValueObject }
  /** Would be one, were it not used as a message of an operation. */
  | { readonly kind: "message" }
  /** Carries [ContractValue] and cannot be one. */
  | { readonly kind: "impossible"; readonly reason: string }
  | { readonly kind: "none" };

const none: ValueObjectAnswer = { kind: "none" };

export function valueObjectOf(symbol: NamedTypeSymbol, messages: Messages, settings: JsonStack): ValueObjectAnswer {
  const answer = answersUnder(settings)(symbol);
  return answer.kind === "unlessMessage" ? (messages.has(symbol) ? message : answer.otherwise) : answer;
}

const message: ValueObjectAnswer = { kind: "message" };

/** What a type is, whatever operations there are. */
type OwnAnswer = ValueObjectAnswer | { readonly kind: "unlessMessage"; readonly otherwise: ValueObjectAnswer };

const answersUnder = cachedBy((settings: JsonStack) =>
  cachedBy((symbol: NamedTypeSymbol) => findAnswer(symbol, settings)),
);

function findAnswer(symbol: NamedTypeSymbol, settings: JsonStack): OwnAnswer {
  if (symbol.typeKind !== "class" && symbol.typeKind !== "struct") return none;
  if (symbol.origin !== "source") return none;
  if (hasAttribute(symbol.attributes, "Tenon.ContractObject")) return none;
  const generated = generatedValue(symbol.attributes);
  if (generated !== undefined) {
    return {
      kind: "value",
      value: { primitive: generated, csharpProperty: "Value", member: undefined, writtenBy: "generator" },
    };
  }
  const forced = hasAttribute(symbol.attributes, "Tenon.ContractValue");
  if (
    !forced &&
    (!symbol.isRecord || symbol.isAbstract || isGeneric(symbol) || isPolymorphic(symbol) || isVariant(symbol))
  )
    return none;
  if (isGeneric(symbol)) return { kind: "impossible", reason: "it is generic" };
  const members = jsonMembersOf(selfType(symbol), settings).filter((member) => member.answered !== "absent");
  const [only] = members;
  if (only === undefined || members.length !== 1 || only.isExtensionData) {
    return forced ? { kind: "impossible", reason: `it has ${members.length} properties` } : none;
  }
  const inner = optionalValue(only.symbol.type.type) === undefined ? primitiveUse(only.type) : undefined;
  if (inner === undefined || only.type.nullability === "annotated") {
    return forced ? { kind: "impossible", reason: `its property ${only.symbol.name} is not a primitive` } : none;
  }
  if (only.symbol.kind !== "property") return none;
  const converter = converterOf(symbol.attributes, "System.Text.Json", selfType(symbol));
  if (converter !== undefined) {
    if (converter.kind !== "primitive" && !forced) return none;
    const value: ValueObject = {
      primitive: converter.kind === "primitive" ? converter.primitive : inner,
      csharpProperty: only.symbol.name,
      member: only,
      writtenBy: "converter",
    };
    return { kind: "value", value };
  }
  if (!settings.contractJson) return none;
  const value: ValueObject = {
    primitive: inner,
    csharpProperty: only.symbol.name,
    member: only,
    writtenBy: "tenon",
  };
  const answer: ValueObjectAnswer = { kind: "value", value };
  return forced || only.symbol.name === "Value" ? answer : { kind: "unlessMessage", otherwise: answer };
}

export function isPolymorphic(symbol: NamedTypeSymbol): boolean {
  const json = "System.Text.Json.Serialization.";
  const jsonPolymorphicAttribute = `${json}JsonPolymorphic`;
  const jsonDerivedTypeAttribute = `${json}JsonDerivedType`;
  return hasAnyAttribute(symbol.attributes, [jsonDerivedTypeAttribute, jsonPolymorphicAttribute]);
}

/** A discriminator needs an object to be in, so a variant is an object even when used alone. */
function isVariant(symbol: NamedTypeSymbol): boolean {
  const type = selfType(symbol);
  return [...baseTypes(type), ...allInterfaces(type)].some((base) =>
    base.symbol.attributes
      .filter((one) => hasAttribute([one], "System.Text.Json.Serialization.JsonDerivedType"))
      .some((one) => {
        const derived = typeOf(argument(one, "derivedType", 0))?.type;
        return derived?.kind === "named" && derived.symbol === symbol;
      }),
  );
}

function isGeneric(symbol: NamedTypeSymbol): boolean {
  for (let at: NamedTypeSymbol | undefined = symbol; at !== undefined; at = at.containingType) {
    if (at.typeParameters.length > 0) return true;
  }
  return false;
}

/** Vogen's `[ValueObject<T>]` and StronglyTypedId's `[StronglyTypedId]`, whose members their generators write. */
function generatedValue(attributes: readonly AttributeData[]): PrimitiveUse | undefined {
  const vogen = attribute(attributes, "Vogen.ValueObject");
  if (vogen !== undefined) {
    const underlying = vogen.attributeClass?.typeArguments[0] ?? typeOf(argument(vogen, "underlyingType", 0));
    return underlying === undefined ? primitive("int32") : primitiveUse(underlying);
  }
  const strong = attribute(attributes, "StronglyTypedIds.StronglyTypedId");
  if (strong === undefined) return undefined;
  const template = strong.constructorArguments.map(enumMemberOf).find((member) => member !== undefined) ?? "Guid";
  switch (template) {
    case "Int":
      return primitive("int32");
    case "Long":
      return primitive("int64");
    case "String":
    case "NullableString":
      return primitive("string");
    default:
      return primitive("guid");
  }
}
