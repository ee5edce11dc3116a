import { baseTypes, bindExpression, typeOfExpression } from "../../csharp/binding/index.js";
import type { BoundArgument, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import {
  type CallExpression,
  type CallSources,
  constantValue,
  deeper,
  deepest,
  type Frame,
  type FramedExpression,
  outermost,
  partSources,
  valueSources,
} from "../../csharp/flow/index.js";
import { integerOf } from "../attributes.js";

/**
 * The status behind each of the framework's ways to answer, by the name that is called or created: `NotFound()`,
 * `TypedResults.Conflict(x)`, `new OkObjectResult(x)`. Undefined: answered with what the arguments say.
 */
const statuses: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    Ok: 200,
    Json: 200,
    File: 200,
    PhysicalFile: 200,
    Stream: 200,
    Bytes: 200,
    Text: 200,
    Content: 200,
    Empty: 200,
    ServerSentEvents: 200,
    View: 200,
    PartialView: 200,
    Created: 201,
    CreatedAtAction: 201,
    CreatedAtRoute: 201,
    Accepted: 202,
    AcceptedAtAction: 202,
    AcceptedAtRoute: 202,
    NoContent: 204,
    BadRequest: 400,
    ValidationProblem: 400,
    Unauthorized: 401,
    Challenge: 401,
    Forbid: 403,
    NotFound: 404,
    Conflict: 409,
    UnsupportedMediaType: 415,
    UnprocessableEntity: 422,
    Problem: 500,
    InternalServerError: 500,
  }),
);

export function statusOfCall(name: string): number | undefined {
  return statuses.get(name) ?? redirectStatuses(name, [], outermost)?.[0];
}

const redirects = /^(?:Local)?Redirect(?:To(?:Action|Route|Page))?(Permanent)?(PreserveMethod)?$/;

/** The name says it, or the arguments do: `Results.Redirect(url, permanent: true)`. Undefined for anything but a redirect. */
export function redirectStatuses(
  name: string,
  given: readonly BoundArgument[],
  frame: Frame,
): readonly number[] | undefined {
  const [matched, permanent, preserveMethod] = redirects.exec(name) ?? [];
  if (matched === undefined) return undefined;
  const isPlain = /Redirect$/.test(name);
  const moves = permanent === undefined ? flagIn("permanent", isPlain ? 1 : undefined, given, frame) : [true];
  const keeps = preserveMethod === undefined ? flagIn("preserveMethod", isPlain ? 2 : undefined, given, frame) : [true];
  return moves.flatMap((isPermanent) =>
    keeps.map((keepsMethod) => (isPermanent ? (keepsMethod ? 308 : 301) : keepsMethod ? 307 : 302)),
  );
}

/** `Results.Problem(details)` answers with the status of the details; undefined where it is not given any. */
export function problemStatuses(
  { name, arguments: given }: CallExpression,
  frame: Frame,
  ofCall: CallSources["ofCall"],
): readonly (number | undefined)[] | undefined {
  const [details] = given;
  if (name !== "Problem" || details === undefined || !isDetails(details.value)) return undefined;
  return statusesOfDetails({ expression: details.value, frame }, ofCall);
}

function isDetails(value: SourceExpression): boolean {
  const type = typeOfExpression(value)?.type;
  return type?.kind === "named" && [type, ...baseTypes(type)].some(({ symbol }) => symbol.name === "ProblemDetails");
}

/** Of `new ProblemDetails { Status = 409 }`; anything else may have been given one since. */
function statusesOfDetails(
  { expression, frame }: FramedExpression,
  ofCall: CallSources["ofCall"],
): readonly (number | undefined)[] {
  const bound = bindExpression(expression);
  if (bound.kind === "call" && frame.depth <= deepest)
    return ofCall(bound, expression, frame)?.flatMap((one) => statusesOfDetails(one, ofCall)) ?? [undefined];
  if (bound.kind === "throw") return [];
  // A variable may have been given one since.
  if (bound.kind !== "creation" && bound.kind !== "local" && bound.kind !== "parameter" && frame.depth <= deepest) {
    const sources = partSources({ expression, frame }, bound, ofCall) ?? valueSources(bound, frame);
    if (sources.length > 0) return sources.flatMap((one) => statusesOfDetails(one, ofCall));
  }
  if (bound.kind !== "creation") return [undefined];
  const status = bound.initializers.find(({ name }) => name === "Status");
  return status === undefined ? [undefined] : statusesIn(status.value, frame);
}

/** Its place counts where the method is not known. */
function flagIn(
  name: string,
  position: number | undefined,
  given: readonly BoundArgument[],
  frame: Frame,
): readonly boolean[] {
  const found = given.find(
    (one, at) => (one.name ?? one.parameter?.name ?? (at === position ? name : undefined)) === name,
  );
  if (found === undefined) return [false];
  const value = constantValue(found.value, frame);
  return value?.kind === "bool" ? [value.value] : [true, false];
}

/** `NotFoundObjectResult`, `NotFoundResult`, `NotFound<T>` → 404. */
export function statusOfResultType(name: string): number | undefined {
  return statusOfCall(name.replace(/(Object|HttpObject|Http)?Result$/, ""));
}

/** These answer with the status that the response has already, unless they are given one. */
export function leavesStatus(name: string): boolean {
  const made = name.replace(/(Content|Stream|Http)?Result$/, "");
  return name === "ObjectResult" || name === "ContentResult" || (made !== "Ok" && statuses.get(made) === 200);
}

/** A call that answers, whatever its status: these take it from an argument. */
export function isStatusCall(name: string): boolean {
  return name === "StatusCode" || name === "Problem";
}

/** Every status that an expression may come to; undefined stands for those that are computed at run time. */
export function statusesIn(
  expression: SourceExpression,
  frame: Frame,
  ofCall: CallSources["ofCall"] = () => undefined,
): readonly (number | undefined)[] {
  const constant = integerOf(constantValue(expression, frame));
  // Code that stands for nothing (`_ => (0, "")`) sets no status.
  if (constant !== undefined) return constant < 100 || constant > 599 ? [] : [constant];
  const bound = bindExpression(expression);
  if (bound.kind === "throw") return [];
  // `details.Status.Value`.
  if (bound.kind === "property" && bound.symbol.containingType.metadataName === "System.Nullable`1" && bound.receiver)
    return statusesIn(bound.receiver, deeper(frame), ofCall);
  const next =
    frame.depth > deepest ? [] : (partSources({ expression, frame }, bound, ofCall) ?? valueSources(bound, frame));
  if (next.length === 0) return [undefined];
  return [...new Set(next.flatMap((one) => statusesIn(one.expression, one.frame, ofCall)))];
}
