/** Calls by the name that is written: most of a body is looked at no closer than that. */

import { cachedBy } from "../../caching/cache.js";
import { bindExpression } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { mayName } from "./named-in-file.js";
import { isCalledStart, startedCode } from "./started-code.js";
import { isWithin, unreachedCode } from "./unreached-code.js";
import { type Invocation, walkedCode } from "./walked-code.js";

export interface FoundCall {
  readonly expression: SourceExpression;
  readonly call: Extract<BoundExpression, { kind: "call" }>;
}

/** Without those that are never made. `mayBeWanted` tells by what is written, so that the others need not be bound. */
export function* callsIn(
  body: SourceBody | SourceExpression,
  isWanted: (name: string) => boolean,
  mayBeWanted: (invocation: Invocation) => boolean = () => true,
): Iterable<FoundCall> {
  yield* bound(invocationsOf(body, isWanted), mayBeWanted);
}

/** The calls that `callsIn` leaves out. */
export function* callsNeverMade(
  body: SourceBody | SourceExpression,
  isWanted: (name: string) => boolean,
  mayBeWanted: (invocation: Invocation) => boolean = () => true,
): Iterable<FoundCall> {
  if (!mayName(body, isWanted)) return;
  yield* bound(
    invocationsIn(body).neverMade.filter(({ name }) => isWanted(name)),
    mayBeWanted,
  );
}

/** The calls of `callsIn` that are made when the server has started already. */
export function* callsMadeLate(
  body: SourceBody | SourceExpression,
  isWanted: (name: string) => boolean,
  mayBeWanted: (invocation: Invocation) => boolean,
): Iterable<FoundCall> {
  if (!mayName(body, isCalledStart) || !mayName(body, isWanted)) return;
  yield* bound(
    invocationsIn(body).late.filter(({ name }) => isWanted(name)),
    mayBeWanted,
  );
}

function* bound(
  invocations: readonly Invocation[],
  mayBeWanted: (invocation: Invocation) => boolean,
): Iterable<FoundCall> {
  for (const invocation of invocations) {
    if (!mayBeWanted(invocation)) continue;
    const { expression } = invocation;
    const call = bindExpression(expression);
    if (call.kind === "call") yield { expression, call };
  }
}

/** The same calls before they are bound, for whoever can tell by what is written. */
export function invocationsOf(
  body: SourceBody | SourceExpression,
  isWanted: (name: string) => boolean,
): readonly Invocation[] {
  return mayName(body, isWanted) ? invocationsIn(body).made.filter(({ name }) => isWanted(name)) : [];
}

interface Invocations {
  readonly made: readonly Invocation[];
  /** The program never gets there, or only when the server is shut down. */
  readonly neverMade: readonly Invocation[];
  /** Of those that are made: when the server has started already. */
  readonly late: readonly Invocation[];
}

/** A body is searched for many names, so it is walked only once. */
const invocationsIn = cachedBy((body: SourceBody | SourceExpression): Invocations => {
  const code = walkedCode(body);
  const { calls } = code;
  if (calls.length === 0) return { made: calls, neverMade: [], late: [] };
  const unreached = unreachedCode(code);
  const isNeverMade = ({ expression }: Invocation): boolean => unreached.some((span) => isWithin(expression, span));
  const made = unreached.length === 0 ? calls : calls.filter((one) => !isNeverMade(one));
  const started = startedCode(code);
  return {
    made,
    neverMade: unreached.length === 0 ? [] : calls.filter(isNeverMade),
    late: made.filter(({ expression }) => started.some((span) => isWithin(expression, span))),
  };
});
