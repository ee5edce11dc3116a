/** The classes of the framework that describe an error. */
import type { Type } from "../../csharp/binding/symbols/symbols.js";

const problemDetails: ReadonlySet<string> = new Set([
  "Microsoft.AspNetCore.Mvc.ProblemDetails",
  "Microsoft.AspNetCore.Mvc.ValidationProblemDetails",
  "Microsoft.AspNetCore.Http.HttpValidationProblemDetails",
]);

export function isProblemDetails(type: Type | undefined): boolean {
  return type?.kind === "named" && problemDetails.has(type.symbol.metadataName);
}
