/** Calls by the name that is written: most of a body is looked at no closer than that. */

import { cachedBy } from "../../caching/cache.js";
import { bindExpression, expressionsIn } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import {
  type ExpressionSyntax,
  type GenericNameSyntax,
  type IdentifierNameSyntax,
  identifierText,
} from "../../csharp/syntax/index.js";
import { mayName } from "./named-in-file.js";

export interface FoundCall {
  readonly expression: SourceExpression;
  readonly call: Extract<BoundExpression, { kind: "call" }>;
}

/** `mayBeWanted` tells by what is written, so that the others need not be bound. */
export function* callsIn(
  body: SourceBody | SourceExpression,
  isWanted: (name: string) => boolean,
  mayBeWanted: (invocation: Invocation) => boolean = () => true,
): Iterable<FoundCall> {
  for (const invocation of invocationsOf(body, isWanted)) {
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
  return mayName(body, isWanted) ? invocationsIn(body).filter(({ name }) => isWanted(name)) : [];
}

export interface Invocation {
  readonly name: string;
  readonly expression: SourceExpression;
}

/** A body is searched for many names, so it is walked only once. */
const invocationsIn = cachedBy((body: SourceBody | SourceExpression): readonly Invocation[] => {
  const invocations: Invocation[] = [];
  for (const expression of expressionsIn(body)) {
    const name = calledName(expression);
    if (name !== undefined) invocations.push({ name, expression });
  }
  return invocations;
});

/** The arguments as they are written. */
export function writtenArguments({ syntax, scope }: SourceExpression): readonly SourceExpression[] {
  if (syntax.kind !== "InvocationExpression") return [];
  return syntax.argumentList.arguments.map((argument) => ({ syntax: argument.expression, scope }));
}

/** `x => 1`, `(x, y) => 1`, `delegate { }`. */
export function isFunction({ syntax: { kind } }: SourceExpression): boolean {
  return /^(SimpleLambda|ParenthesizedLambda|AnonymousMethod)Expression$/.test(kind);
}

/** `M` of `M()`, `a.M<T>()` and `a?.M()`. */
export function calledName({ syntax, scope }: SourceExpression): string | undefined {
  if (syntax.kind !== "InvocationExpression") return undefined;
  const name = simpleName(syntax.expression);
  if (name === undefined) return undefined;
  const { file } = scope.context;
  return identifierText(file, name.kind === "GenericName" ? name.identifier : name);
}

function simpleName(callee: ExpressionSyntax): IdentifierNameSyntax | GenericNameSyntax | undefined {
  switch (callee.kind) {
    case "IdentifierName":
    case "GenericName":
      return callee;
    case "SimpleMemberAccessExpression":
    case "MemberBindingExpression":
      return callee.name;
    default:
      return undefined;
  }
}
