/** Calls by the name that is written: most of a body is looked at no closer than that. */
import { cachedBy } from "../../caching/cache.js";
import { bindExpression, expressionsIn } from "../../csharp/binding/index.js";
import type { BoundCall, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { mayName } from "./named-in-file.js";
import { calledName } from "./written-calls.js";

export interface FoundCall {
  readonly expression: SourceExpression;
  readonly call: BoundCall;
}

export function* callsIn(
  body: SourceBody | SourceExpression,
  isWanted: (name: string) => boolean,
): Iterable<FoundCall> {
  if (!mayName(body, isWanted)) return;
  for (const { name, expression } of invocationsIn(body)) {
    const call = isWanted(name) ? bindExpression(expression) : undefined;
    if (call?.kind === "call") yield { expression, call };
  }
}

/** A body is searched for many names, so it is walked only once. */
const invocationsIn = cachedBy((body: SourceBody | SourceExpression) =>
  expressionsIn(body).flatMap((expression) => {
    const name = calledName(expression);
    return name === undefined ? [] : [{ name, expression }];
  }),
);
