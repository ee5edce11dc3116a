/**
 * Members that MVC demands and no request can give: JSON does not set them, nothing else does, and an API controller refuses a
 * body in which they are null. Every request is answered with 400 then.
 */
import { baseTypes, bindExpression, withoutParentheses } from "../../../csharp/binding/index.js";
import type { SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import type { NamedType, ParameterSymbol, PropertySymbol } from "../../../csharp/binding/symbols/symbols.js";
import type { TypeTable } from "../type-table.js";
import { constructorParameters } from "./json-constructor.js";
import { jsonMembersOf } from "./json-members.js";
import { startingValue } from "./starting-value.js";
import { isMadeByHand, isRefusedUnset, isValidatedValue, refusedUnset, writtenAttributes } from "./unset-values.js";

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
      table.report("memberDemandedButNotRead", member.location ?? type.symbol.locations[0], {
        member: member.name,
        type: type.symbol.name,
      });
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
    table.report("parameterDemandedButNotRead", parameter.location ?? type.symbol.locations[0], {
      member: property.name,
      type: type.symbol.name,
    });
  }
}

/** `public string Name { get; } = name;` where no key gives the constructor its `name`. */
function isNullParameter(initializer: SourceExpression, parameters: readonly ParameterSymbol[]): boolean {
  const value = bindExpression(withoutParentheses(initializer));
  return (
    value.kind === "parameter" &&
    parameters.some((parameter) => parameter.name === value.symbol.name && !parameter.hasDefault)
  );
}

/** An auto-property that holds null until somebody sets it, and is not allowed to. */
function isNullWithout(property: PropertySymbol, parameters: readonly ParameterSymbol[]): boolean {
  const { initializer, getterExpression, primaryConstructorParameter } = property;
  if (!isValidatedValue(property) || getterExpression !== undefined) return false;
  const isOfParameter = initializer !== undefined && isNullParameter(initializer, parameters);
  if (startingValue(property) === "value" && !isOfParameter) return false;
  if (primaryConstructorParameter?.hasDefault === true) return false;
  if (property.type.type.kind === "typeParameterType") return false;
  const attributes = writtenAttributes(property);
  const unset = { symbol: property, type: property.type, parameter: undefined, attributes, isOfDefault: true };
  // Values that their own attributes refuse are reported as such.
  return refusedUnset(unset) === undefined && isRefusedUnset(unset);
}
