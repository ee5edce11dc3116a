/** Calls by the name that is written: most of a body is looked at no closer than that. */

import { cachedBy } from "../../caching/cache.js";
import { bindExpression, visitExpressions } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Scope } from "../../csharp/binding/symbols/scope.js";
import type { SyntaxNode } from "../../csharp/syntax/index.js";
import { mayName } from "./named-in-file.js";
import { isWithin, unreachedCode } from "./unreached-code.js";
import { calledName } from "./written-calls.js";

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

export interface Invocation {
  readonly name: string;
  readonly expression: SourceExpression;
}

interface Invocations {
  readonly made: readonly Invocation[];
  /** The program never gets there, or only when the server is shut down. */
  readonly neverMade: readonly Invocation[];
}

/** A body is searched for many names, so it is walked only once. */
const invocationsIn = cachedBy((body: SourceBody | SourceExpression): Invocations => {
  const invocations: Invocation[] = [];
  const statements: SyntaxNode[] = [];
  const scopes = new Map<SyntaxNode, Scope>();
  visitExpressions(body.syntax, body.scope, (syntax, scope) => {
    if (syntax.kind === "Block" || syntax.kind === "SwitchSection") statements.push(syntax);
    else if (syntax.kind === "IfStatement") {
      statements.push(syntax);
      scopes.set(syntax, scope);
    } else if (syntax.kind === "InvocationExpression") {
      const expression = { syntax, scope };
      const name = calledName(expression);
      if (name !== undefined) invocations.push({ name, expression });
    }
  });
  const calls = invocations.map(({ expression }) => expression);
  const unreached = calls.length === 0 ? [] : unreachedCode({ calls, statements, scopes });
  if (unreached.length === 0) return { made: invocations, neverMade: [] };
  const isNeverMade = ({ expression }: Invocation): boolean => unreached.some((span) => isWithin(expression, span));
  return {
    made: invocations.filter((one) => !isNeverMade(one)),
    neverMade: invocations.filter(isNeverMade),
  };
});
