import { substituteType } from "../../csharp/binding/index.js";
import type { AnnotatedType, NamedType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../csharp/binding/symbols/types.js";
import { isBoundAsWritten } from "../types/declarations/enum-declaration.js";
import { jsonPartOf } from "../types/declarations/json-part.js";
import { dictionaryTypes } from "../types/kinds/known-types.js";
import { isBytes } from "../types/kinds/primitive-use.js";
import { boundMembersOf } from "../types/members/bound-members.js";
import { jsonMembersOf } from "../types/members/json-members.js";
import type { TypeTable } from "../types/type-table.js";
import { valueObjectOf } from "../types/value-objects.js";
import { boundName } from "./bound-name.js";
import { isParsable } from "./parsing.js";

/**
 * Whether what ASP.NET binds from a form has the names and values that JSON has. A member or enum name that only JSON
 * knows differs, and so do a dictionary, whose keys are in brackets, and a part of JSON.
 */
export function isBoundAsJson(table: TypeTable, type: NamedType, around: readonly NamedTypeSymbol[] = []): boolean {
  if (around.includes(type.symbol)) return true;
  const inside = [...around, type.symbol];
  const sent = jsonMembersOf(type, table.stack).filter((member) => member.sent !== "absent");
  const bound = boundMembersOf(type, table.stack);
  const names = new Set(bound.map((member) => member.symbol.name));
  return (
    sent.length === bound.length &&
    sent.every(
      (member) =>
        names.has(member.symbol.name) &&
        jsonPartOf(member.attributes) === undefined &&
        member.jsonName === boundName(member, "form", undefined) &&
        isSameValue(table, substituteType(member.type, type), inside),
    )
  );
}

function isSameValue(table: TypeTable, annotated: AnnotatedType, around: readonly NamedTypeSymbol[]): boolean {
  const { type } = withoutNullable(annotated);
  if (isBytes(type)) return false;
  if (type.kind === "array") return isSameValue(table, type.element, around);
  if (type.kind !== "named") return true;
  const { symbol } = type;
  if (symbol.typeKind === "enum") return isBoundAsWritten(table, symbol, false);
  if (dictionaryTypes.has(symbol.metadataName)) return false;
  if (!type.typeArguments.every((argument) => isSameValue(table, argument, around))) return false;
  if (symbol.origin !== "source" || isParsable(symbol)) return true;
  const isValue = valueObjectOf(symbol, table.messages, table.stack).kind === "value";
  return !isValue && isBoundAsJson(table, type, around);
}
