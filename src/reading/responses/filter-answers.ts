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
  /** Of the answers that it puts there; those that it leaves as they are not among them. */
  readonly statuses: readonly number[];
  /** What the code answers with may come too, perhaps with another body. */
  readonly leaves: "nothing" | "statuses" | "answers";
}

/** Whatever one of several filters puts there; each may leave what the others do. */
export function replacedByAny(all: readonly (ReplacedAnswers | undefined)[]): ReplacedAnswers | undefined {
  const replaced = all.filter((one) => one !== undefined);
  const [first, ...others] = replaced;
  if (first === undefined || others.length === 0) return first;
  const leaves = leastFirst.find((one) => replaced.some((filter) => filter.leaves === one)) ?? first.leaves;
  return { ...first, leaves, statuses: [...new Set(replaced.flatMap(({ statuses }) => statuses))] };
}

export function insteadOf(filters: readonly FilterAnswers[]): ReplacedAnswers | undefined {
  return replacedByAny(filters.map(({ instead }) => instead));
}

const leastFirst = ["nothing", "statuses", "answers"] as const;
