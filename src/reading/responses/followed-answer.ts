/** What the code of a handler answers, still in C# types: each return expression, followed to the result that it makes. */
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../diagnostics/location.js";

export interface FollowedAnswer {
  /** Undefined when it is computed at run time. */
  readonly status: number | undefined;
  readonly body: AnsweredBody;
  /** The expression, shortened. */
  readonly text: string;
  readonly location: Location;
}

export type AnsweredBody =
  | { readonly kind: "none" }
  | { readonly kind: "value"; readonly type: AnnotatedType }
  | { readonly kind: "anonymous"; readonly members: readonly AnonymousMember[] }
  | { readonly kind: "file"; readonly mediaTypes: readonly string[] }
  | { readonly kind: "text"; readonly mediaTypes: readonly string[] }
  | { readonly kind: "problem" }
  | { readonly kind: "validationProblem" }
  | { readonly kind: "unknown" };

/** A member of `new { … }`. */
export interface AnonymousMember {
  readonly name: string;
  readonly body: Extract<AnsweredBody, { kind: "value" | "anonymous" | "unknown" }>;
}
