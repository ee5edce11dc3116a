/** Newtonsoft.Json's naming strategies, in the names of System.Text.Json's policies. */

import type { AnnotatedType } from "../../../csharp/binding/symbols/symbols.js";
import { simpleNameOf } from "../../../csharp/binding/symbols/types.js";
import { namesAsWritten } from "../../../server/json-settings.js";

const policies: ReadonlyMap<string, string> = new Map([
  ["CamelCaseNamingStrategy", "CamelCase"],
  ["SnakeCaseNamingStrategy", "SnakeCaseLower"],
  ["KebabCaseNamingStrategy", "KebabCaseLower"],
  ["DefaultNamingStrategy", namesAsWritten],
]);

/** Undefined for a strategy of the user's own. */
export function policyOfStrategy(name: string): string | undefined {
  return policies.get(name);
}

/** `typeof(SnakeCaseNamingStrategy)`. */
export function strategyPolicy({ type }: AnnotatedType): string | undefined {
  return policyOfStrategy(simpleNameOf(type));
}
