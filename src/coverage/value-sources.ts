/** Where a value comes from: one step back from an expression, into calls, delegates and the members that hold it. */

import { bindExpression, expressionsIn, returnedExpressions } from "../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../csharp/binding/symbols/bound-expression.js";
import type { FieldSymbol, MethodSymbol, PropertySymbol } from "../csharp/binding/symbols/symbols.js";
import {
  deepest,
  type Frame,
  type FramedExpression,
  follow,
  frameOfCall,
  outermost,
} from "../reading/contracts/evaluation.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

/** A value that a call may give back; `method` is the one that gives it, where it is one of the project. */
export interface CallSource extends FramedExpression {
  readonly method?: MethodSymbol;
}

export type ImplementationsOf = (method: MethodSymbol) => readonly MethodSymbol[];

/** Calls that give back what they are called on, as far as the answer is concerned. */
const transparent = /^(ConfigureAwait|AsTask|WaitAsync|ExecuteAsync|ExecuteResultAsync|Unwrap)$/;

/**
 * What a call gives back: what the method of the project returns, what it hands through, what its delegate makes. Undefined
 * when the call is out of sight.
 */
export function callSources(
  call: Call,
  expression: SourceExpression,
  frame: Frame,
  implementationsOf: ImplementationsOf,
): readonly CallSource[] | undefined {
  if (transparent.test(call.name) && call.receiver !== undefined)
    return [{ expression: call.receiver, frame: deeper(frame) }];
  const [first] = call.arguments;
  if (call.name === "FromResult" && first !== undefined) return [{ expression: first.value, frame: deeper(frame) }];
  if ((call.name === "Run" || call.name === "StartNew") && first !== undefined) {
    const made = delegateSources({ expression: first.value, frame: deeper(frame) });
    if (made !== undefined) return made;
  }
  const { method } = call;
  const bodies = method === undefined ? [] : method.body !== undefined ? [method] : implementationsOf(method);
  if (method !== undefined && bodies.length > 0)
    return bodies.flatMap((one) => {
      const entered = frameOfCall(method, call, frame);
      return returnedFrom(one).map((returned) => ({ expression: returned, frame: entered, method: one }));
    });
  const callee = calleeOf(call, expression);
  return callee === undefined ? undefined : delegateSources({ expression: callee, frame: deeper(frame) });
}

/** What the lambdas make that a call out of sight is given: `result.Match(found => …, () => …)`. */
export function lambdaSources(call: Call, frame: Frame): readonly CallSource[] {
  return call.arguments.flatMap(({ value }) => delegateSources({ expression: value, frame: deeper(frame) }) ?? []);
}

/** `f` of `f(x)` and of `f.Invoke(x)`. */
function calleeOf(call: Call, { syntax, scope }: SourceExpression): SourceExpression | undefined {
  if (call.name === "Invoke") return call.receiver;
  if (syntax.kind !== "InvocationExpression") return undefined;
  const callee: SourceExpression = { syntax: syntax.expression, scope };
  const { kind } = bindExpression(callee);
  return kind === "local" || kind === "parameter" || kind === "field" || kind === "property" ? callee : undefined;
}

/** What a delegate gives back when it is called; undefined when it is none, or none that can be seen. */
function delegateSources({ expression, frame }: FramedExpression): readonly CallSource[] | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(expression);
  if (bound.kind === "lambda")
    return returnedExpressions(bound.body).map((returned) => ({ expression: returned, frame }));
  if (bound.kind === "methodGroup") {
    const methods = reachable(bound.candidates);
    return methods.length === 0
      ? undefined
      : methods.flatMap((method) =>
          returnedFrom(method).map((returned) => ({
            expression: returned,
            frame: { ...outermost, depth: frame.depth + 1 },
            method,
          })),
        );
  }
  const next = valueSources(bound, frame);
  if (next.length === 0) return undefined;
  const made = next.map(delegateSources);
  return made.every((one) => one !== undefined) ? made.flat() : undefined;
}

/** A group names one method that can be called from where it stands; private ones are another class's own. */
export function reachable(candidates: readonly MethodSymbol[]): readonly MethodSymbol[] {
  const withBody = candidates.filter((method) => method.body !== undefined);
  const open = withBody.filter(({ accessibility }) => accessibility !== "private");
  return open.length > 0 ? open : withBody;
}

/** What a body answers: what it returns, or, where it returns nothing, the results that it executes. */
export function returnedFrom({ body }: Pick<MethodSymbol, "body">): readonly SourceExpression[] {
  if (body === undefined) return [];
  const returned = returnedExpressions(body);
  return returned.length > 0 ? returned : executedIn(body);
}

/** `await result.ExecuteAsync(context);` of a handler that writes the answer itself. */
export function executedIn(body: NonNullable<MethodSymbol["body"]>): readonly SourceExpression[] {
  return [...expressionsIn(body)].filter((expression) => {
    if (expression.syntax.kind !== "InvocationExpression") return false;
    const bound = bindExpression(expression);
    return bound.kind === "call" && /^Execute(Result)?Async$/.test(bound.name) && bound.receiver !== undefined;
  });
}

/** The expressions that an expression, which is no call, gets its value from. */
export function valueSources(bound: BoundExpression, frame: Frame): readonly FramedExpression[] {
  switch (bound.kind) {
    case "choice":
      return bound.branches.map((expression) => ({ expression, frame: deeper(frame) }));
    case "await":
      return [{ expression: bound.operand, frame: deeper(frame) }];
    case "local":
      return bound.values.map((expression) => ({ expression, frame: deeper(frame) }));
    case "assignment":
      return [{ expression: bound.value, frame: deeper(frame) }];
    case "field":
    case "property":
      return memberValues(bound.symbol).map((expression) => ({
        expression,
        frame: { ...outermost, depth: frame.depth + 1 },
      }));
    default: {
      const next = follow(bound, frame);
      return next === undefined
        ? []
        : [{ ...next, frame: { ...next.frame, depth: Math.max(next.frame.depth, frame.depth) + 1 } }];
    }
  }
}

/** The initialiser, the getter, or what the constructors assign. */
function memberValues(symbol: FieldSymbol | PropertySymbol): readonly SourceExpression[] {
  const value = (symbol.kind === "property" ? symbol.getterExpression : undefined) ?? symbol.initializer;
  if (value !== undefined) return [value];
  return symbol.containingType.members.flatMap((member) =>
    member.kind === "method" && /onstructor$/.test(member.methodKind) && member.body !== undefined
      ? [...expressionsIn(member.body)].flatMap((expression) => assignedTo(symbol, expression))
      : [],
  );
}

function assignedTo(symbol: FieldSymbol | PropertySymbol, expression: SourceExpression): readonly SourceExpression[] {
  if (expression.syntax.kind !== "SimpleAssignmentExpression") return [];
  const bound = bindExpression(expression);
  if (bound.kind !== "assignment") return [];
  const target = bindExpression(bound.target);
  return (target.kind === "field" || target.kind === "property") && target.symbol === symbol ? [bound.value] : [];
}

export function deeper(frame: Frame): Frame {
  return { ...frame, depth: frame.depth + 1 };
}
