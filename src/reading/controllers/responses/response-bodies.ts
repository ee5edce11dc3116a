/** What an answer carries: the body that the return type names, its media types, who writes its JSON, and the error page. */

import { isJsonType } from "../../../contract/http/media-type.js";
import { isSuccess, type Status } from "../../../contract/operation.js";
import { withoutEmpty } from "../../../contract/without-undefined.js";
import type { AnnotatedType } from "../../../csharp/binding/symbols/symbols.js";
import { isStringType } from "../../../csharp/binding/symbols/types.js";
import { type DeclaredResponse, withJson } from "../../responses/declared-response.js";
import type { Produces } from "./declared-answers.js";
import type { ResponseSource } from "./response-source.js";
import { isUnfound, type ReturnShape } from "./return-type.js";
import { fileMediaTypes, json, writtenTypes } from "./written-types.js";

/** As ASP.NET's own description: a 200 or 201 without a type has the body of `ActionResult<T>`. */
export function withReturnedBody(
  response: DeclaredResponse,
  shape: ReturnShape,
  source: ResponseSource,
): DeclaredResponse {
  if (response.type !== undefined && shape.kind === "body" && source.isMinimalApi === true)
    return asReturned(response, shape.type);
  if (response.type !== undefined || response.isFile || !isOkOrCreated(response.status)) return response;
  if (shape.kind === "file") return { ...response, isFile: true, mediaTypes: fileMediaTypes(source, response) };
  return shape.kind === "body" ? withBodyOf(response, shape, source) : response;
}

export function withBodyOf(
  response: DeclaredResponse,
  shape: Extract<ReturnShape, { kind: "body" }>,
  source: ResponseSource,
): DeclaredResponse {
  // A minimal API calls its JSON by no other name, problem details too.
  const isJson = source.isMinimalApi === true && response.mediaTypes.length === 0 && !isStringType(shape.type.type);
  const whole = { ...response, type: shape.type, ...(isJson ? { mediaTypes: ["application/json"] } : {}) };
  return isUnfound(source.returned) ? { ...whole, mayBeResult: true } : whole;
}

/** A minimal API does not ask for the content type that is declared: a value is JSON, and a string is text. */
function asReturned(response: DeclaredResponse, type: AnnotatedType): DeclaredResponse {
  if (!isSuccess(response.status) || response.isFile || response.mediaTypes.length === 0) return response;
  return { ...response, mediaTypes: isStringType(type.type) ? [] : [json] };
}

function isOkOrCreated(status: Status): boolean {
  return status.kind === "code" && (status.code === 200 || status.code === 201);
}

/** `[Produces]` applies to every answer with a body and no content type of its own; a plain string is text where something writes it. */
export function withMediaTypes(
  response: DeclaredResponse,
  produces: Produces,
  source: ResponseSource,
): DeclaredResponse {
  if (response.mediaTypes.length > 0 || (response.type === undefined && !response.isFile)) return response;
  const isError = !isSuccess(response.status);
  const isBinary = produces.mediaTypes.length > 0 && !produces.mediaTypes.some((type) => isJsonType(type));
  // A download's error is still JSON.
  if (produces.mediaTypes.length > 0 && !(isError && isBinary)) return { ...response, mediaTypes: produces.mediaTypes };
  if (response.isFile || response.type === undefined)
    return { ...response, mediaTypes: fileMediaTypes(source, response) };
  const isText = isStringType(response.type.type);
  const written = writtenTypes(source, response.status) ?? [
    isText && source.writesNoText !== true ? "text/plain" : json,
  ];
  const isUsual = !isText && written.every((type) => type === json);
  return isUsual ? response : { ...response, mediaTypes: written };
}

/** https://learn.microsoft.com/aspnet/core/fundamentals/error-handling#usestatuscodepages */
export function withPage(
  response: DeclaredResponse,
  { errorPages, resolve, results }: ResponseSource,
): DeclaredResponse {
  const { status, type, isFile, isUnknown } = response;
  if (errorPages === undefined || status.kind !== "code" || status.code < 400) return response;
  if (isFile || isUnknown === true) return response;
  if (type !== undefined && response.mayBeEmpty !== true) {
    const isBare =
      errorPages === "own" && results().some((one) => one.status === status.code && one.body.kind === "none");
    return isBare ? { ...response, isPaged: true } : response;
  }
  if (errorPages === "own") return { ...response, isUnknown: true, mediaTypes: ["*/*"], isPaged: true };
  const problem = resolve("Microsoft.AspNetCore.Mvc.ProblemDetails");
  if (problem === undefined) return response;
  const { mayBeEmpty: _, ...filled } = response;
  if (type === undefined) return { ...filled, type: problem, mediaTypes: ["application/problem+json"] };
  const mediaTypes = response.mediaTypes.length > 0 ? response.mediaTypes : ["application/json"];
  const alternatives = [...(response.alternatives ?? []), problem];
  return { ...filled, alternatives, mediaTypes: [...mediaTypes, "application/problem+json"] };
}

/** A declaration says nothing of the settings that its body is written by: the return type does, or the code. */
export function withWriter(response: DeclaredResponse, source: ResponseSource, isHttp: boolean): DeclaredResponse {
  const { type, status } = response;
  if (type === undefined || type.json !== undefined) return response;
  if (isHttp) return { ...response, type: withJson(type, "http") };
  const writers = new Set(
    source.results().flatMap((answer) => {
      if (answer.status === undefined || status.kind !== "code" || answer.status !== status.code) return [];
      return answer.body.kind === "value" ? [answer.body.json] : [];
    }),
  );
  if ([...writers].every((json) => json === undefined)) return response;
  const [first = type, ...others] = [...writers].map((json) => withJson(type, json));
  return { ...response, type: first, ...withoutEmpty({ alternatives: [...others, ...(response.alternatives ?? [])] }) };
}
