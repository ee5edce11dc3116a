/** What a filter answers: besides an action or a handler, or in its place. */
import type { Location } from "../../diagnostics/location.js";
import type { FollowedAnswer } from "./followed-answer.js";

export interface FilterAnswers {
  readonly besides: readonly FollowedAnswer[];
  readonly instead: ReplacedAnswers | undefined;
}

/** Where a filter puts something else in the place of an answer. */
export interface ReplacedAnswers {
  readonly filter: string;
  /** What it puts there, shortened. */
  readonly text: string;
  readonly location: Location;
}
