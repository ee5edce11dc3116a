/**
 * Members that MVC demands and no request can give: JSON does not set them, nothing else does, and an API controller refuses a
 * body in which they are null. Every request is answered with 400 then.
 */
import { SourceProperty } from "../../csharp/binding/declarations/source-property.js";
import { baseTypes, substituteType, textOf } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { hasAttribute } from "../attributes.js";
import { constructorParameters, jsonMembersOf, requiredAttribute } from "./json-members.js";
import { startingValue } from "./starting-value.js";
import type { TypeTable } from "./type-table.js";

export function reportDemanded(table: TypeTable, type: NamedType): void {
  const read = new Set(
    jsonMembersOf(type, table.stack)
      .filter((member) => member.sent !== "absent" || member.isExtensionData)
      .map((member) => member.symbol.name),
  );
  const parameters = constructorParameters(type);
  for (const level of [type, ...baseTypes(type)]) {
    if (level.symbol.origin !== "source" || isMadeByHand(level)) continue;
    for (const member of level.symbol.members) {
      if (member.kind !== "property" || read.has(member.name) || !isNullWithout(member, parameters)) continue;
      table.context.sink.report(
        diagnostic("memberDemandedButNotRead", member.location ?? type.symbol.locations[0], {
          member: member.name,
          type: type.symbol.name,
        }),
      );
    }
  }
}

/**
 * `RespectRequiredConstructorParameters` demands a key for every constructor parameter without a default value, even where
 * `[JsonIgnore]` keeps the key from being read.
 */
export function reportUnreadParameters(table: TypeTable, type: NamedType): void {
  const read = jsonMembersOf(type, table.stack).filter((member) => member.sent !== "absent");
  const properties = [type, ...baseTypes(type)].flatMap(({ symbol }) => symbol.members);
  for (const parameter of constructorParameters(type)) {
    if (parameter.hasDefault || read.some((member) => member.parameter === parameter)) continue;
    const isOf = ({ name }: { readonly name: string }): boolean => name.toLowerCase() === parameter.name.toLowerCase();
    const property = properties.find((member) => member.kind === "property" && isOf(member));
    if (property === undefined) continue;
    table.context.sink.report(
      diagnostic("parameterDemandedButNotRead", parameter.location ?? type.symbol.locations[0], {
        member: property.name,
        type: type.symbol.name,
      }),
    );
  }
}

/** A constructor with a body may give any property its value. */
export function isMadeByHand({ symbol }: NamedType): boolean {
  return symbol.members.some(
    (member) =>
      member.kind === "method" &&
      member.methodKind === "constructor" &&
      !member.isStatic &&
      !member.isPrimaryConstructor &&
      member.accessibility === "public",
  );
}

/** `public string Name { get; } = name;` where no key gives the constructor its `name`. */
function isNullParameter(initializer: SourceExpression, parameters: readonly ParameterSymbol[]): boolean {
  const name = textOf(initializer).replace(/^@/, "");
  return parameters.some((parameter) => parameter.name === name && !parameter.hasDefault);
}

/** An auto-property that holds null until somebody sets it, and is not allowed to. */
function isNullWithout(property: PropertySymbol, parameters: readonly ParameterSymbol[]): boolean {
  const { type, initializer, getterExpression, primaryConstructorParameter } = property;
  if (!isValidatedValue(property) || getterExpression !== undefined) return false;
  if (initializer !== undefined && startingValue(property) === "value" && !isNullParameter(initializer, parameters))
    return false;
  if (primaryConstructorParameter?.hasDefault === true) return false;
  return isRefusedWhenUnset(property, type, new Set());
}

/** Whether MVC refuses what C# puts into a property that nothing sets: null, or a struct that holds such a null. */
function isRefusedWhenUnset(
  property: PropertySymbol,
  { type, nullability }: AnnotatedType,
  within: Set<NamedTypeSymbol>,
): boolean {
  const attributes = [...property.attributes, ...(property.primaryConstructorParameter?.attributes ?? [])];
  if (hasAttribute(attributes, "Microsoft.AspNetCore.Mvc.ModelBinding.Validation.ValidateNever")) return false;
  if (type.kind === "typeParameterType") return false;
  if (!isValueType(type) || isNullableValue(type))
    return nullability === "notAnnotated" || hasAttribute(attributes, requiredAttribute);
  return type.kind === "named" && type.symbol.origin === "source" && holdsRefused(type, within);
}

/** The default of a struct runs neither its constructor nor its initialisers. */
function holdsRefused(type: NamedType, within: Set<NamedTypeSymbol>): boolean {
  if (type.symbol.typeKind !== "struct" || within.has(type.symbol)) return false;
  within.add(type.symbol);
  return type.symbol.members.some(
    (member) =>
      member.kind === "property" &&
      isValidatedValue(member) &&
      member.getterExpression === undefined &&
      isRefusedWhenUnset(member, substituteType(member.type, type), within),
  );
}

/** An auto-property that MVC's validation reads. */
function isValidatedValue(property: PropertySymbol): boolean {
  const { getter, isAbstract, isIndexer, isStatic, accessibility } = property;
  if (isStatic || isIndexer || isAbstract || accessibility !== "public") return false;
  if (getter === undefined || getter.accessibility !== "public") return false;
  return !(property instanceof SourceProperty && property.hasBody);
}
