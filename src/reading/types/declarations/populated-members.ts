/** Members that ask to be filled in place (`JsonObjectCreationHandling.Populate`) where System.Text.Json throws for it. */
import type { NamedTypeSymbol, Type } from "../../../csharp/binding/symbols/symbols.js";
import { isNullableValue, isValueType, selfType, withoutNullable } from "../../../csharp/binding/symbols/types.js";
import { hasAttribute } from "../../attributes.js";
import { isCollection, isPopulatable } from "../kinds/collection-kinds.js";
import { jsonConstructorOf } from "../members/json-constructor.js";
import type { JsonMember } from "../members/json-members.js";
import { creationHandling, hasConverter, ignoresReadOnly } from "../members/populated-values.js";
import type { TypeTable } from "../type-table.js";
import { isPolymorphic, valueObjectOf } from "../value-objects.js";

export function reportPopulated(table: TypeTable, symbol: NamedTypeSymbol, members: readonly JsonMember[]): void {
  for (const member of members) {
    const reason = refusal(table, symbol, member);
    if (reason === undefined) continue;
    table.report("populateRefused", member.symbol.location ?? symbol.locations[0], {
      type: symbol.name,
      member: member.symbol.name,
      reason,
    });
    // The first of them is enough to make every use of the type throw.
    return;
  }
}

/** In the order in which System.Text.Json asks. */
function refusal(table: TypeTable, owner: NamedTypeSymbol, member: JsonMember): string | undefined {
  const { stack } = table;
  const handling = creationHandling(member.symbol.attributes);
  const canBeFilled = (isPopulatable(member.type.type) || isSettableStruct(member)) && !isMadeAnew(table, member);
  const isOutOfReach = isReadOnly(member) && ignoresReadOnly(member.symbol, stack);
  if (handling === "Populate") {
    if (!canBeFilled) return "it is of a type that cannot be filled, or has no setter";
    if (isPolymorphicType(member.type.type)) return "its type is polymorphic";
    if (isOutOfReach) return "the JSON options say IgnoreReadOnlyProperties or IgnoreReadOnlyFields";
  } else {
    // What the type or the settings ask for is passed over where it cannot be done.
    if (handling !== undefined || !canBeFilled || isOutOfReach || isPolymorphic(owner)) return undefined;
    const preferred = creationHandling(owner.attributes);
    if (preferred === undefined ? !stack.populates || isConstructed(owner) : preferred !== "Populate") return undefined;
  }
  if (isConstructed(owner)) return `${owner.name} is made by a constructor with parameters`;
  return stack.handlesReferences ? "the JSON options have a ReferenceHandler" : undefined;
}

function isPolymorphicType(type: Type): boolean {
  return type.kind === "named" && isPolymorphic(type.symbol);
}

/** Value objects and what a converter reads are made anew each time. */
function isMadeAnew({ messages, stack }: TypeTable, { symbol, type }: JsonMember): boolean {
  if (hasConverter(symbol, type)) return true;
  return type.type.kind === "named" && valueObjectOf(type.type.symbol, messages, stack).kind === "value";
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
