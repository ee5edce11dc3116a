/** What the code of a handler answers, still in C# types: each return expression, followed to the result that it makes. */
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../diagnostics/location.js";
import type { OwnOptions } from "../json/answer-options.js";

export interface FollowedAnswer {
  /** Undefined when it is computed at run time. */
  readonly status: number | undefined;
  readonly body: AnsweredBody;
  /** What makes the result, without `Result`: `Ok`, `Json`, `Problem`. Undefined for a plain value and for what cannot be followed. */
  readonly made: string | undefined;
  /** A result that says no status: it leaves the one that the response has. */
  readonly keepsStatus?: true;
  /** The expression, shortened. */
  readonly text: string;
  readonly location: Location;
}

/** An `IResult` is written by the HTTP options, whoever returns it; an answer may also have options of its own. */
export type AnswerJson = "http" | OwnOptions;

/** `isFormatted`: a value of an MVC result, which formatters write as `[Produces]` says, whatever the result says. */
export type AnsweredBody =
  /** `isStatusResult`: MVC's `NotFound()` and the like, which `[ApiController]` gives problem details. */
  | { readonly kind: "none"; readonly isStatusResult?: true }
  /** `asJson`: written as JSON even if it is a string, as `Results.Ok(…)` does and MVC's `Ok(…)` does not. */
  | {
      readonly kind: "value";
      readonly type: AnnotatedType;
      readonly asJson: boolean;
      /** Where it is not `application/json`. */
      readonly mediaType?: string;
      /** Whose settings write it, where those are not the handler's own. */
      readonly json?: AnswerJson;
      readonly isFormatted?: true;
      /** The class of the value itself, which is made in sight. */
      readonly isExact?: true;
      /** A collection behind an interface, made out of sight. */
      readonly isOpen?: true;
    }
  | { readonly kind: "file"; readonly mediaTypes: readonly string[] }
  | { readonly kind: "text"; readonly mediaTypes: readonly string[] }
  /** Server-sent events that hold values of this type. */
  | { readonly kind: "events"; readonly type: AnnotatedType; readonly json?: AnswerJson }
  | { readonly kind: "problem" | "validationProblem"; readonly isFormatted?: true }
  /** `BadRequest(ModelState)`: lists of messages by key. */
  | { readonly kind: "modelErrors" }
  /** What no serialiser writes: the answer is an error. */
  | { readonly kind: "unwritable"; readonly reason: string }
  /** What a minimal API does not answer as it is returned. */
  | { readonly kind: "notAnswered"; readonly type: string; readonly reason: string }
  /** `isCalledByCode`: the code computes the content type. */
  | { readonly kind: "unknown"; readonly isCalledByCode?: true };
