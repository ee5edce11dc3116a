/** Newtonsoft.Json's naming strategies, in the names of System.Text.Json's policies. */

import type { AnnotatedType, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { namesAsWritten } from "../../../server/json-settings.js";

const namespace = "Newtonsoft.Json.Serialization";
const policies: ReadonlyMap<string, string> = new Map([
  [`${namespace}.CamelCaseNamingStrategy`, "CamelCase"],
  [`${namespace}.SnakeCaseNamingStrategy`, "SnakeCaseLower"],
  [`${namespace}.KebabCaseNamingStrategy`, "KebabCaseLower"],
  [`${namespace}.DefaultNamingStrategy`, namesAsWritten],
]);

/** Undefined for a strategy of the user's own. */
export function policyOfStrategy({ metadataName }: NamedTypeSymbol): string | undefined {
  return policies.get(metadataName);
}

/** `typeof(SnakeCaseNamingStrategy)`. */
export function strategyPolicy({ type }: AnnotatedType): string | undefined {
  return type.kind === "named" ? policyOfStrategy(type.symbol) : undefined;
}
