/** Regular expressions of a project file, with an end: the text and the pattern are somebody else's. */
import { runInNewContext } from "node:vm";
import { CannotEvaluate } from "./cannot-evaluate.js";

const milliseconds = 1000;

/** Applies a pattern; one that backtracks for too long cannot be evaluated. */
export function applyPattern<T>(source: string, flags: string, apply: (pattern: RegExp) => T): T {
  // .NET and JavaScript share the syntax of what projects match: classes, groups, anchors, quantifiers.
  let pattern: RegExp;
  try {
    pattern = new RegExp(source, flags);
  } catch {
    throw new CannotEvaluate(`the regular expression ${source} is not understood`);
  }
  let result: { readonly value: T } | undefined;
  try {
    runInNewContext("work()", { work: () => (result = { value: apply(pattern) }) }, { timeout: milliseconds });
  } catch {
    // Only the time limit ends it early.
  }
  if (result === undefined) throw new CannotEvaluate(`the regular expression ${source} takes too long`);
  return result.value;
}
