/** What the framework answers by itself: to a request that is not valid, or from somebody who may not make it. */
import { knownBoolean, readNamed } from "../../csharp/execution/index.js";
import { marks } from "../../framework/index.js";
import { problemWriters } from "./own-services.js";
import type { StartUp } from "./start-up.js";

export interface AutomaticAnswers {
  /** Of an API controller, to what is not valid; `own`: code of the program does; `none`: the action runs all the same. */
  readonly invalid: "validationProblem" | "own" | "none";
  /** `AddValidation()`: minimal APIs validate. */
  readonly validates: boolean;
  readonly hasProblemDetails: boolean;
  readonly errorPages: ErrorPages;
}

/** What errors without a body get: problem details by `UseStatusCodePages()` too, or whatever code of the program writes. */
export type ErrorPages = "problem" | "own" | undefined;

export function readAutomaticAnswers(startUp: StartUp): AutomaticAnswers {
  const { host } = startUp;
  const hasProblemDetails = host.isMarked("AddProblemDetails");
  const isPaged = host.isMarked(marks.plainStatusPages);
  const isOwn = host.marks(marks.ownStatusPages).length > 0 || (isPaged && problemWriters(startUp).length > 0);
  return {
    invalid: invalidAnswer(startUp),
    validates: host.isMarked("AddValidation"),
    hasProblemDetails,
    errorPages: isOwn ? "own" : hasProblemDetails && isPaged ? "problem" : undefined,
  };
}

function invalidAnswer(startUp: StartUp): AutomaticAnswers["invalid"] {
  const { machine, place } = startUp;
  const options = startUp.options("Microsoft.AspNetCore.Mvc.ApiBehaviorOptions");
  if (options === undefined || place === undefined) return "validationProblem";
  if (knownBoolean(readNamed(machine, options, "SuppressModelStateInvalidFilter", place)) === true) return "none";
  const factory = machine.memory.field(options.object, "InvalidModelStateResponseFactory");
  return factory === undefined ? "validationProblem" : "own";
}
