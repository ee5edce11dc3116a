/** `JsonNumberHandling`: on a member, on a type, in the server's settings. */
import type { Direction } from "../../../contract/shapes.js";
import { someUse, type TypeUse } from "../../../contract/type-use.js";
import type { AttributeData } from "../../../csharp/binding/symbols/symbols.js";
import type { NumberHandling } from "../../../server/json-settings.js";
import { argument, attribute, enumMemberOf } from "../../attributes.js";

/** What an attribute says; it replaces the settings as a whole, `AllowReadingFromString` of ASP.NET's defaults too. */
export function numberHandlingOf(attributes: readonly AttributeData[]): NumberHandling | undefined {
  const text = handlingText(attributes);
  if (text === undefined) return undefined;
  return { writesStrings: text.includes("WriteAsString"), readsStrings: text.includes("AllowReadingFromString") };
}

/** Where text is written but not read, a request has to hold numbers. */
export function numbersAreStrings({ writesStrings, readsStrings }: NumberHandling, direction: Direction): boolean {
  return writesStrings && (direction === "answered" || readsStrings);
}

/** `AllowNamedFloatingPointLiterals` writes `NaN` and the infinities as text among the numbers. */
export function mayWriteNamedNumbers(attributes: readonly AttributeData[], type: TypeUse): boolean {
  if (handlingText(attributes)?.includes("AllowNamedFloatingPointLiterals") !== true) return false;
  return someUse(type, (use) => use.kind === "primitive" && use.name.startsWith("float") && use.asString !== true);
}

function handlingText(attributes: readonly AttributeData[]): string | undefined {
  const data = attribute(attributes, "System.Text.Json.Serialization.JsonNumberHandling");
  return data === undefined ? undefined : (enumMemberOf(argument(data, "handling", 0)) ?? "");
}
