/** A response as an attribute or a `Define` chain declares it, still in C# types. */
import { type Status, statusText } from "../../contract/operation.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../diagnostics/location.js";
import type { AnswerJson } from "./followed-answer.js";

/** The type of a body, with whose settings write it where those are not the handler's own. */
export interface AnsweredType extends AnnotatedType {
  readonly json?: AnswerJson;
}

export interface DeclaredResponse {
  readonly status: Status;
  readonly type: AnsweredType | undefined;
  readonly isFile: boolean;
  /** Further types that the body may have instead. */
  readonly alternatives?: readonly AnsweredType[];
  /** There may be no body at all. */
  readonly mayBeEmpty?: true;
  /** `typeof(void)`: it is declared that there is no body, not merely left open. */
  readonly saysNoBody?: true;
  /** The type cannot be found: it may be a result, which answers what it likes. */
  readonly mayBeResult?: true;
  /** The code answers so; no declaration says it. */
  readonly isFound?: true;
  /** The framework answers so by itself: to a request that is not valid, or not allowed. */
  readonly isAutomatic?: true;
  /** There is a body, but nothing is known of it. */
  readonly isUnknown?: true;
  /** Code of the program writes a page for it where it has no body. */
  readonly isPaged?: true;
  readonly description: string | undefined;
  /** Empty: the default for the type. */
  readonly mediaTypes: readonly string[];
  readonly headers: readonly DeclaredHeader[];
  readonly examples: readonly DeclaredExample[];
  readonly location: Location;
}

export function withJson(type: AnnotatedType, json: AnswerJson | undefined): AnsweredType {
  return json === undefined ? type : { ...type, json };
}

export interface DeclaredHeader {
  readonly name: string;
  readonly type: AnnotatedType;
  readonly description: string | undefined;
  readonly required: boolean;
}

export interface DeclaredExample {
  readonly json: string;
  readonly name: string | undefined;
  readonly location: Location;
}

export function emptyResponse(status: Status, location: Location): DeclaredResponse {
  return {
    status,
    type: undefined,
    isFile: false,
    description: undefined,
    mediaTypes: [],
    headers: [],
    examples: [],
    location,
  };
}

/** It has no body. */
export function bareResponse(code: number, location: Location): DeclaredResponse {
  return { ...emptyResponse({ kind: "code", code }, location), saysNoBody: true };
}

/** `[ProducesResponseType(404)]`; `typeof(void)` says that there is none. */
export function leavesBodyOpen({ isFile, mediaTypes, saysNoBody, type }: DeclaredResponse): boolean {
  return type === undefined && !isFile && mediaTypes.length === 0 && saysNoBody !== true;
}

export function sameStatus(a: Status, b: Status): boolean {
  if (a.kind === "code") return b.kind === "code" && a.code === b.code;
  return statusText(a) === statusText(b);
}

export function hasStatus(responses: readonly DeclaredResponse[], status: Status): boolean {
  return responses.length > 0 && responses.some((response) => sameStatus(response.status, status));
}
