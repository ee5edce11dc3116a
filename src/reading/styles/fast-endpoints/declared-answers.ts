/** What FastEndpoints answers before the handler runs: to a caller it does not know, and to a request that is not valid. */
import type { AnnotatedType } from "../../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../../diagnostics/location.js";
import { bareResponse, type DeclaredResponse, emptyResponse } from "../../responses/declared-response.js";
import type { FastEndpoint } from "./endpoint-class.js";
import type { ErrorAnswer } from "./settings.js";

export function declaredAnswers(
  { isAnonymous, isRestricted, isValidated, errors }: FastEndpoint,
  location: Location,
  resolve: (name: string) => AnnotatedType | undefined,
): readonly DeclaredResponse[] {
  const type = errorTypeOf(errors, resolve);
  const invalid: DeclaredResponse = {
    ...emptyResponse({ kind: "code", code: errors.status }, location),
    type,
    mediaTypes: ["application/problem+json"],
    ...(type === undefined ? { isUnknown: true } : {}),
  };
  return [
    ...(isValidated ? [invalid] : []),
    ...(isAnonymous ? [] : [bareResponse(401, location)]),
    ...(isRestricted ? [bareResponse(403, location)] : []),
  ];
}

/** Undefined where the package is not restored, or the program builds the body itself. */
export function errorTypeOf(
  { type }: ErrorAnswer,
  resolve: (name: string) => AnnotatedType | undefined,
): AnnotatedType | undefined {
  return type === undefined ? undefined : resolve(`FastEndpoints.${type}`);
}
