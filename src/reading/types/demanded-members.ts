/**
 * Members that MVC demands and no request can give: JSON does not set them, nothing else does, and an API controller refuses a
 * body in which they are null. Every request is answered with 400 then.
 */
import { baseTypes } from "../../csharp/binding/index.js";
import type { NamedType, PropertySymbol } from "../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { hasAttribute } from "../attributes.js";
import { jsonMembersOf, requiredAttribute } from "./json-members.js";
import type { TypeTable } from "./type-table.js";

export function reportDemanded(table: TypeTable, type: NamedType): void {
  const read = new Set(
    jsonMembersOf(type, table.stack)
      .filter((member) => member.sent !== "absent" || member.isExtensionData)
      .map((member) => member.symbol.name),
  );
  for (const level of [type, ...baseTypes(type)]) {
    if (level.symbol.origin !== "source" || isMadeByHand(level)) continue;
    for (const member of level.symbol.members) {
      if (member.kind !== "property" || read.has(member.name) || !isNullWithout(member)) continue;
      table.context.sink.report(
        diagnostic("memberDemandedButNotRead", member.location ?? type.symbol.locations[0], {
          member: member.name,
          type: type.symbol.name,
        }),
      );
    }
  }
}

/** A constructor with a body may give any property its value. */
function isMadeByHand({ symbol }: NamedType): boolean {
  return symbol.members.some(
    (member) =>
      member.kind === "method" &&
      member.methodKind === "constructor" &&
      !member.isStatic &&
      !member.isPrimaryConstructor &&
      member.accessibility === "public",
  );
}

/** An auto-property that holds null until somebody sets it, and is not allowed to. */
function isNullWithout(property: PropertySymbol): boolean {
  const { type, getter, setter, initializer, getterExpression, primaryConstructorParameter } = property;
  if (property.isStatic || property.isIndexer || property.isAbstract || property.accessibility !== "public")
    return false;
  if (getter === undefined || getter.accessibility !== "public" || setter === undefined) return false;
  if (initializer !== undefined || getterExpression !== undefined) return false;
  if (type.type.kind === "typeParameterType" || (isValueType(type.type) && !isNullableValue(type.type))) return false;
  const attributes = [...property.attributes, ...(primaryConstructorParameter?.attributes ?? [])];
  if (hasAttribute(attributes, "Microsoft.AspNetCore.Mvc.ModelBinding.Validation.ValidateNever")) return false;
  if (primaryConstructorParameter?.hasDefault === true) return false;
  return type.nullability === "notAnnotated" || hasAttribute(attributes, requiredAttribute);
}
