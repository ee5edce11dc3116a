/** Calls by the name that is written: most of a body is looked at no closer than that. */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression } from "../../csharp/binding/index.js";
import type { BoundCall, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { mayName } from "./named-in-file.js";
import { isWithin, unreachedCode } from "./unreached-code.js";
import { type Invocation, walkedCode } from "./walked-code.js";

export interface FoundCall {
  readonly expression: SourceExpression;
  readonly call: BoundCall;
}

/** Without those that are never made. */
export function* callsIn(
  body: SourceBody | SourceExpression,
  isWanted: (name: string) => boolean,
): Iterable<FoundCall> {
  for (const { expression } of invocationsOf(body, isWanted)) {
    const call = bindExpression(expression);
    if (call.kind === "call") yield { expression, call };
  }
}

/** The same calls before they are bound, for whoever can tell by what is written. */
export function invocationsOf(
  body: SourceBody | SourceExpression,
  isWanted: (name: string) => boolean,
): readonly Invocation[] {
  return mayName(body, isWanted) ? madeIn(body).filter(({ name }) => isWanted(name)) : [];
}

/** A body is searched for many names, so it is walked only once. */
const madeIn = cachedBy((body: SourceBody | SourceExpression): readonly Invocation[] => {
  const code = walkedCode(body);
  const { calls } = code;
  if (calls.length === 0) return calls;
  const unreached = unreachedCode(code);
  if (unreached.length === 0) return calls;
  return calls.filter(({ expression }) => !unreached.some((span) => isWithin(expression, span)));
});
