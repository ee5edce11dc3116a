/** What the answers of an action or a handler are read from. */

import type { AnnotatedType, AttributeData } from "../../../csharp/binding/symbols/symbols.js";
import type { DiagnosticSink } from "../../../diagnostics/diagnostic.js";
import type { Location } from "../../../diagnostics/location.js";
import { hasAttribute } from "../../attributes.js";
import type { DeclaredResponse } from "../../responses/declared-response.js";
import type { ReplacedAnswers } from "../../responses/filter-answers.js";
import type { FollowedAnswer } from "../../responses/followed-answer.js";
import type { ErrorPages } from "../../start/automatic-answers.js";

export interface ResponseSource {
  readonly operation: string;
  readonly returned: AnnotatedType;
  readonly actionAttributes: readonly AttributeData[];
  readonly classAttributes: readonly AttributeData[];
  readonly location: Location;
  /** Types of the framework that a return type implies without naming them. */
  readonly resolve: (metadataName: string) => AnnotatedType | undefined;
  /** What the code answers; asked where declarations and the return type leave it open, by several steps: it has to keep it. */
  readonly answers: () => readonly FollowedAnswer[];
  /** The same, perhaps without values that the return type declares: they contradict no declaration. */
  readonly results: () => readonly FollowedAnswer[];
  /** Answers that nothing declares become responses too. */
  readonly allAnswers: boolean;
  /** Receives the answers whose body is not the declared one; undefined: nobody asks. */
  readonly bodySink: DiagnosticSink | undefined;
  readonly mapsErrors: boolean;
  readonly errorPages: ErrorPages;
  /** Several declarations of one status are alternatives; the last one counts where this is not set. */
  readonly keepsEvery: boolean;
  /** The answer is made out of sight, as a whole or by a filter: only what is declared says what it is. */
  readonly hidden?: "whole" | ReplacedAnswers;
  /** Of a minimal API's handler: it throws for a text that is null, where a controller answers 204. */
  readonly handlerLocation?: Location;
  /** Of an action: no formatter but the framework's own writes what it answers. */
  readonly writesOnlyJson?: true;
  /** Of an action: text is JSON, because the program takes the formatter of text away. */
  readonly writesNoText?: true;
  /** Of an action: the content types of the filter that all actions have. */
  readonly produces?: readonly string[];
  /** Of those that `[Produces]` names, the kinds of JSON. */
  readonly produced?: readonly string[];
  /** A route handler, which writes as JSON whatever is neither text nor an `IResult`. */
  readonly isMinimalApi?: true;
  /** Responses that are declared elsewhere: `.Produces<T>(200)`. */
  readonly declared?: readonly DeclaredResponse[];
}

/** `[SkipStatusCodePages]` leaves errors without a body as they are. */
export function skipsPages(attributes: readonly AttributeData[]): boolean {
  return hasAttribute(attributes, "Microsoft.AspNetCore.Mvc.SkipStatusCodePages");
}
