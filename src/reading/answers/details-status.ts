/**
 * The status of what carries problem details. MVC's `ObjectResult`, which any value of an action becomes, and the JSON of a
 * minimal API take it from the details, unless they are given one: `ObjectResult.OnFormatting`, `JsonHttpResult`.
 */
import { specialTypeOf } from "../../csharp/binding/symbols/special-types.js";
import type { TypeMap } from "../../csharp/binding/types/substitution.js";
import {
  alternativesOf,
  askedValues,
  type CSharpMachine,
  type CSharpValue,
  classOf,
  isNull,
} from "../../csharp/execution/index.js";
import { implementsType, type ResultArgument, type ResultKind } from "../../framework/index.js";
import { typeAnswered } from "./written-body.js";

/** Undefined where it is computed at run time; `usual`: that of a result which holds no details. */
export type DetailsStatus = CSharpValue | number | "usual" | undefined;

/** Results whose status may be that of the details which they hold. */
export function asksDetails({ content, isHttp, keepsStatus }: ResultKind): boolean {
  return isHttp ? content === "json" : content === "value" && keepsStatus;
}

/** One for each value that a result may hold; undefined where none can be problem details. */
export function detailsStatuses(
  machine: CSharpMachine,
  held: ResultArgument,
  types: TypeMap | undefined,
  isHttp: boolean,
): readonly DetailsStatus[] | undefined {
  const kindOf = (value: CSharpValue): "details" | "open" | "other" => kindOfHeld({ ...held, value }, types, isHttp);
  if (alternativesOf(held.value).every((value) => kindOf(value) === "other")) return undefined;
  const statuses = askedValues(held.value).map((value) =>
    kindOf(value) === "details" ? statusOfDetails(machine, value, isHttp) : "usual",
  );
  return statuses.every((status) => status === "usual") ? undefined : statuses;
}

/** Minimal APIs have a status for details that say none. */
export function statusOfDetails(machine: CSharpMachine, details: CSharpValue, isHttp: boolean): DetailsStatus {
  if (details.kind !== "object" || machine.memory.touched(details.object).length > 0) return undefined;
  const status = machine.memory.field(details.object, "Status")?.value;
  if (status !== undefined && !isNull(status)) return status;
  if (!isHttp) return "usual";
  const own = classOf(details);
  return own !== undefined && implementsType(own, validationDetails) ? 400 : 500;
}

/** What a package that is not there gives to an `ObjectResult` may be details too. `open`: what code that has not been run yet returns as an `object`. */
function kindOfHeld(held: ResultArgument, types: TypeMap | undefined, isHttp: boolean): "details" | "open" | "other" {
  if (isNull(held.value)) return "other";
  const type = classOf(held.value) ?? typeAnswered(held, types)?.type;
  if (type === undefined || type.kind === "error") return isHttp ? "open" : "details";
  if (specialTypeOf(type) === "object") return "open";
  return implementsType(type, problemDetails) ? "details" : "other";
}

const problemDetails: ReadonlySet<string> = new Set(["Microsoft.AspNetCore.Mvc.ProblemDetails"]);
const validationDetails: ReadonlySet<string> = new Set(["Microsoft.AspNetCore.Http.HttpValidationProblemDetails"]);
