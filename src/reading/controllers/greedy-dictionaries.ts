import { flatParameters, type Input } from "../../contract/operation.js";
import { withoutNullable } from "../../csharp/binding/symbols/types.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { dictionaryTypes } from "../types/kinds/known-types.js";
import type { ActionValue } from "./action-values.js";

/** MVC looks for the keys of a dictionary under its name, and then takes every key, unless an attribute says the name. */
export function reportGreedyDictionaries(
  values: readonly ActionValue[],
  inputs: readonly Input[],
  operation: string,
  sink: DiagnosticSink,
): void {
  for (const { binder, csharpName, givenName, inferredBy, location, type } of values) {
    if (binder !== "mvc" || givenName !== undefined || !isDictionary(type)) continue;
    const all = flatParameters(inputs);
    const own = all.find((one) => one.csharpName === csharpName);
    if (own?.place !== "query" && own?.place !== "form") continue;
    // A form always has a key, and without an attribute the tokens of the route count too.
    const hasOthers =
      own.place === "form" || inferredBy === "mvc" || all.some((one) => one !== own && one.place === own.place);
    const attribute = own.place === "form" ? "FromForm" : "FromQuery";
    const said = { parameter: csharpName, operation, place: own.place, attribute };
    if (hasOthers) sink.report(diagnostic("dictionaryTakesAll", location, said));
  }
}

function isDictionary(value: ActionValue["type"]): boolean {
  const { type } = withoutNullable(value);
  return type.kind === "named" && dictionaryTypes.has(type.symbol.metadataName);
}
