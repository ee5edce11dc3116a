/** What is known of null at a place, and behind an expression. */
import type { NullFacts } from "../binding/expressions/scopes/null-patterns.js";

/** `left`: what follows is not reached. */
export type NullState = boolean | "left";

/** Behind an expression, where it is true and where it is false. */
export interface Ends {
  readonly whenTrue: NullState;
  readonly whenFalse: NullState;
}

export function both(state: NullState): Ends {
  return { whenTrue: state, whenFalse: state };
}

/** Where a test for null itself leaves null, there is null, whatever was known before. */
export function learned(state: NullState, { whenTrue, whenFalse }: NullFacts, isNullTest = false): Ends {
  if (state === "left") return both(state);
  return {
    whenTrue: whenTrue || (state && !(isNullTest && whenFalse)),
    whenFalse: whenFalse || (state && !(isNullTest && whenTrue)),
  };
}

export function merge(a: NullState, b: NullState): NullState {
  if (a === "left") return b;
  return b === "left" ? a : a && b;
}

export function isKnown({ whenTrue, whenFalse }: Ends): boolean {
  return whenTrue === true || whenFalse === true;
}
