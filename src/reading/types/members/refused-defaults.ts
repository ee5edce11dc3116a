/**
 * Values that a member has when a request does not give it one, and that its own validation attributes refuse: an API
 * controller or a contract answers every such request with 400. A member that a request sets is demanded then, so this is about the
 * others.
 */

import type { JsonValue } from "../../../contract/json-value.js";
import { baseTypes } from "../../../csharp/binding/index.js";
import type { FieldSymbol, NamedType, PropertySymbol } from "../../../csharp/binding/symbols/symbols.js";
import type { TypeTable } from "../type-table.js";
import { constructorParameters } from "./json-constructor.js";
import { type JsonMember, jsonMembersOf } from "./json-members.js";
import { isMadeByHand, isValidated, refusedUnset, writtenAttributes } from "./unset-values.js";

/** What validates a body that has been read: an API controller all that it can get, null too; a contract what JSON shows. */
export type Validation = "controller" | "contract" | "none";

export function reportRefusedDefaults(
  table: TypeTable,
  type: NamedType,
  validatedBy: Exclude<Validation, "none">,
): void {
  const read = new Map(jsonMembersOf(type, table.stack).map((member) => [member.symbol.name, member]));
  // MVC sees properties alone, the library whatever is part of the JSON.
  const seesFields = validatedBy === "contract" || table.stack.contractJson;
  for (const level of [type, ...baseTypes(type)]) {
    if (level.symbol.origin !== "source" || isMadeByHand(level)) continue;
    for (const symbol of level.symbol.members) {
      const member = read.get(symbol.name);
      const isField = symbol.kind === "field" && seesFields && member !== undefined;
      if (!isField && !(symbol.kind === "property" && isValidated(symbol))) continue;
      if (member?.sent === "required" || member?.isExtensionData === true) continue;
      // A contract validates what is part of the JSON.
      if (member === undefined && validatedBy === "contract") continue;
      const refused = refusedValue(symbol, type);
      if (refused === undefined) continue;
      table.report("defaultRefused", symbol.location ?? type.symbol.locations[0], {
        member: symbol.name,
        type: type.symbol.name,
        value: JSON.stringify(refused),
        when: whenLeft(member),
      });
    }
  }
}

function whenLeft(member: JsonMember | undefined): string {
  return member === undefined || member.sent === "absent" ? "in every request" : "when a request leaves it out";
}

function refusedValue(symbol: PropertySymbol | FieldSymbol, owner: NamedType): JsonValue | undefined {
  const parameter = constructorParameters(owner).find((one) => one.name.toLowerCase() === symbol.name.toLowerCase());
  const attributes = symbol.kind === "property" ? writtenAttributes(symbol) : symbol.attributes;
  return refusedUnset({ symbol, type: symbol.type, parameter, attributes });
}
