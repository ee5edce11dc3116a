/** `a ? b : c`, and whether `?[` opens an access or a conditional whose first branch is a collection. */
import { forgetSince, problemCount } from "../../lexer/problems.js";
import { T } from "../../lexer/token-kinds.js";
import { at, mark, next, peek, reset, tokenStart } from "../../lexer/token-stream.js";
import type { ExpressionSyntax } from "../../nodes.js";
import { endFrom, expect, lookahead } from "../state.js";
import { parsePossibleRefExpression } from "./expressions.js";

/** In the middle part of `a ? b?[c] : d` the inner `?[` is an access, as it was before collection expressions. */
let bracketAfterQuestionIsAccess = false;

/** How many `?[` were read as a conditional with a collection, so that the reading can be tried the other way. */
let collectionConditionals = 0;

/** What was decided for a `?[`, by its offset: without it, accesses inside accesses would each be read twice. */
const accessDecisions = new Map<number, boolean>();

export function startConditionals(): void {
  accessDecisions.clear();
  bracketAfterQuestionIsAccess = false;
  collectionConditionals = 0;
}

export function parseConditional(condition: ExpressionSyntax): ExpressionSyntax {
  if (peek(1) === T.OpenBracket) collectionConditionals++;
  next();
  const place = mark();
  const problems = problemCount();
  const collectionsBefore = collectionConditionals;
  let whenTrue = parsePossibleRefExpression();
  if (!at(T.Colon) && !bracketAfterQuestionIsAccess && collectionConditionals > collectionsBefore) {
    const otherEnd = mark();
    reset(place);
    bracketAfterQuestionIsAccess = true;
    const other = parsePossibleRefExpression();
    bracketAfterQuestionIsAccess = false;
    if (at(T.Colon)) {
      whenTrue = other;
      forgetSince(problems);
    } else reset(otherEnd);
  }
  expect(T.Colon);
  const whenFalse = parsePossibleRefExpression();
  return {
    kind: "ConditionalExpression",
    start: condition.start,
    end: endFrom(condition.start),
    condition,
    whenTrue,
    whenFalse,
  };
}

/** At `?`: `?.`, or `?[` that does not begin a conditional with a collection expression. */
export function opensConditionalAccess(): boolean {
  const following = peek(1);
  if (following === T.Dot) return true;
  if (following !== T.OpenBracket) return false;
  if (bracketAfterQuestionIsAccess) return true;
  const decision = accessDecisions.get(tokenStart());
  if (decision !== undefined) return decision;
  const place = tokenStart();
  const collections = collectionConditionals;
  const isAccess = lookahead(() => {
    next();
    parsePossibleRefExpression();
    return !at(T.Colon);
  });
  collectionConditionals = collections;
  accessDecisions.set(place, isAccess);
  return isAccess;
}
