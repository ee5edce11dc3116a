/** Members that ask to be filled in place (`JsonObjectCreationHandling.Populate`) where System.Text.Json throws for it. */
import type { NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType, selfType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../diagnostics/diagnostic.js";
import { hasAttribute } from "../attributes.js";
import { isCollection, isPopulatable } from "./collection-kinds.js";
import { converterOf } from "./converters.js";
import { creationHandling, type JsonMember, jsonConstructorOf } from "./json-members.js";
import type { TypeTable } from "./type-table.js";

export function reportPopulated(table: TypeTable, symbol: NamedTypeSymbol, members: readonly JsonMember[]): void {
  for (const member of members) {
    const reason = refusal(table, symbol, member);
    if (reason === undefined) continue;
    table.context.sink.report(
      diagnostic("populateRefused", member.symbol.location ?? symbol.locations[0], {
        type: symbol.name,
        member: member.symbol.name,
        reason,
      }),
    );
    // The first of them is enough to make every use of the type throw.
    return;
  }
}

function refusal({ stack }: TypeTable, owner: NamedTypeSymbol, member: JsonMember): string | undefined {
  const own = creationHandling(member.symbol.attributes);
  const isAsked = (own ?? creationHandling(owner.attributes)) === "Populate";
  const isPreferred = own === undefined && creationHandling(owner.attributes) === undefined && stack.populates;
  const canBeFilled = isPopulatable(member.type.type) && converterOf(member.symbol.attributes) === undefined;
  if (own === "Populate") {
    if (!canBeFilled && !isSettableStruct(member)) return "it is of a type that cannot be filled, or has no setter";
    if (isReadOnly(member) && ignoresReadOnly(stack, member))
      return "the JSON options say IgnoreReadOnlyProperties or IgnoreReadOnlyFields";
  }
  if (!canBeFilled) return undefined;
  if (isAsked && isConstructed(owner)) return `${owner.name} is made by a constructor with parameters`;
  const isFilled = isAsked || (isPreferred && !isConstructed(owner));
  return isFilled && stack.handlesReferences ? "the JSON options have a ReferenceHandler" : undefined;
}

function isConstructed(owner: NamedTypeSymbol): boolean {
  const called = jsonConstructorOf(selfType(owner));
  return typeof called !== "string" && called.parameters.length > 0;
}

/** A struct is filled by a copy that is put back. */
function isSettableStruct({ type, symbol }: JsonMember): boolean {
  const inner = withoutNullable(type).type;
  const isObject = inner.kind === "named" && inner.symbol.origin === "source" && inner.symbol.typeKind === "struct";
  if (!isObject || isCollection(inner) || !isValueType(inner) || isNullableValue(type.type)) return false;
  return symbol.kind === "field" ? !symbol.isReadOnly : symbol.setter !== undefined;
}

function isReadOnly({ symbol }: JsonMember): boolean {
  if (symbol.kind === "field") return symbol.isReadOnly;
  const isIncluded = hasAttribute(symbol.attributes, "System.Text.Json.Serialization.JsonInclude");
  return symbol.setter === undefined || (symbol.setter.accessibility !== "public" && !isIncluded);
}

function ignoresReadOnly(
  { ignoreReadOnlyFields, ignoreReadOnlyProperties }: TypeTable["stack"],
  { symbol }: JsonMember,
): boolean {
  return symbol.kind === "field" ? ignoreReadOnlyFields : ignoreReadOnlyProperties;
}
