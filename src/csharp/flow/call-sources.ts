/** What calls give back: followed into the methods of the project, into delegates, and through tasks. */

import { bindExpression, returnedExpressions, typeOfExpression } from "../binding/index.js";
import type { BoundExpression, SourceBody, SourceExpression } from "../binding/symbols/bound-expression.js";
import type { AnnotatedType, MethodSymbol } from "../binding/symbols/symbols.js";
import { delegateShape } from "../binding/types/delegates.js";
import {
  type CallExpression,
  deeper,
  deepest,
  type Frame,
  type FramedExpression,
  frameOfCall,
  outside,
  typeIn,
} from "./frame.js";
import { valueSources } from "./value-sources.js";

/** A value that a call may give back; `method` is the one that gives it, where it is a method of the project. */
export interface CallSource extends FramedExpression {
  readonly method?: MethodSymbol;
}

export type ImplementationsOf = (method: MethodSymbol) => readonly MethodSymbol[];

/** What the language does not tell about calls. */
export interface CallRules {
  /** The bodies that a call of a method without one may reach. */
  readonly implementationsOf: ImplementationsOf;
  /** Calls, besides those of tasks, that give back what they are called on. */
  readonly givesReceiver: (name: string) => boolean;
  /** The values of a body that returns none: what it gives away in another way. */
  readonly valuesWithoutReturn: (body: SourceBody) => readonly SourceExpression[];
}

export interface CallSources {
  /** What a call gives back; undefined when its method is out of sight. */
  readonly ofCall: (
    call: CallExpression,
    expression: SourceExpression,
    frame: Frame,
  ) => readonly CallSource[] | undefined;
  /** What the lambdas make that a call out of sight is given: `result.Match(found => …, () => …)`. */
  readonly ofLambdas: (call: CallExpression, frame: Frame) => readonly CallSource[];
  /** The methods out of sight that calling a delegate comes to: `f(x)` where `f` is `Ok`. */
  readonly ofGroups: (call: CallExpression, expression: SourceExpression, frame: Frame) => readonly CalledGroup[];
}

export type MethodGroupExpression = Extract<BoundExpression, { kind: "methodGroup" }>;

export interface CalledGroup {
  readonly group: MethodGroupExpression;
  /** The types of what it is given, as the delegate declares them. */
  readonly given: readonly AnnotatedType[];
}

const givesItsTask = /^(ConfigureAwait|AsTask|WaitAsync|Unwrap)$/;

/** The task that another way of awaiting it gives: `task.ConfigureAwait(false)`. */
export function taskOfCall({ name, method, receiver }: CallExpression): SourceExpression | undefined {
  const isTask = method === undefined || method.containingType.namespace === "System.Threading.Tasks";
  return isTask && givesItsTask.test(name) ? receiver : undefined;
}

export function callSources(rules: CallRules): CallSources {
  const ofDelegate = (source: FramedExpression): readonly CallSource[] | undefined => delegateSources(source, rules);
  return {
    ofCall: (call, expression, frame) => {
      const receiver = taskOfCall(call) ?? (rules.givesReceiver(call.name) ? call.receiver : undefined);
      if (receiver !== undefined) return [{ expression: receiver, frame: deeper(frame) }];
      const [first] = call.arguments;
      if (call.name === "FromResult" && first !== undefined) return [{ expression: first.value, frame: deeper(frame) }];
      if ((call.name === "Run" || call.name === "StartNew") && first !== undefined) {
        const made = ofDelegate({ expression: first.value, frame: deeper(frame) });
        if (made !== undefined) return made;
      }
      const { method } = call;
      const bodies = method === undefined ? [] : method.body !== undefined ? [method] : rules.implementationsOf(method);
      if (method !== undefined && bodies.length > 0)
        return bodies.flatMap((one) => {
          const entered = frameOfCall(method, call, frame);
          return returnedFrom(one, rules).map((returned) => ({ expression: returned, frame: entered, method: one }));
        });
      const callee = calleeOf(call, expression);
      return callee === undefined ? undefined : ofDelegate({ expression: callee, frame: deeper(frame) });
    },
    ofLambdas: (call, frame) =>
      call.arguments.flatMap(({ value }) => ofDelegate({ expression: value, frame: deeper(frame) }) ?? []),
    ofGroups: (call, expression, frame) => {
      const callee = calleeOf(call, expression);
      const type = callee === undefined ? undefined : typeOfExpression(callee);
      const shape = type === undefined ? undefined : delegateShape(type.type);
      if (callee === undefined || shape === undefined) return [];
      const given = shape.parameterTypes.map((one) => typeIn(frame, one));
      return groupsIn({ expression: callee, frame: deeper(frame) }).map((group) => ({ group, given }));
    },
  };
}

/** The groups of methods without a body that a delegate may hold. */
function groupsIn({ expression, frame }: FramedExpression): readonly MethodGroupExpression[] {
  if (frame.depth > deepest) return [];
  const bound = bindExpression(expression);
  if (bound.kind === "methodGroup") return reachable(bound.candidates).length === 0 ? [bound] : [];
  return valueSources(bound, frame).flatMap(groupsIn);
}

/** Of a method group that becomes a delegate: the method with so many parameters, else one whose others have defaults. */
export function methodTaking(candidates: readonly MethodSymbol[], count: number): MethodSymbol | undefined {
  const takes = ({ parameters }: MethodSymbol): boolean =>
    parameters.length >= count && parameters.slice(count).every(({ hasDefault }) => hasDefault);
  return candidates.find(({ parameters }) => parameters.length === count) ?? candidates.find(takes);
}

/** `f` of `f(x)` and of `f.Invoke(x)`: a delegate, where no method is called. */
function calleeOf(call: CallExpression, { syntax, scope }: SourceExpression): SourceExpression | undefined {
  if (call.name === "Invoke") return call.receiver;
  if (syntax.kind !== "InvocationExpression") return undefined;
  const callee: SourceExpression = { syntax: syntax.expression, scope };
  return bindExpression(callee).kind === "methodGroup" ? undefined : callee;
}

/** What a delegate gives back when it is called; undefined when the value is not a delegate, or one out of sight. */
function delegateSources({ expression, frame }: FramedExpression, rules: CallRules): readonly CallSource[] | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(expression);
  if (bound.kind === "lambda")
    return returnedExpressions(bound.body).map((returned) => ({ expression: returned, frame }));
  if (bound.kind === "methodGroup") {
    const methods = reachable(bound.candidates);
    return methods.length === 0
      ? undefined
      : methods.flatMap((method) =>
          returnedFrom(method, rules).map((returned) => ({ expression: returned, frame: outside(frame), method })),
        );
  }
  const next = valueSources(bound, frame);
  if (next.length === 0) return undefined;
  const made = next.map((source) => delegateSources(source, rules));
  return made.every((one) => one !== undefined) ? made.flat() : undefined;
}

/** The methods of a group that are accessible here; private ones of other classes are not. */
export function reachable(candidates: readonly MethodSymbol[]): readonly MethodSymbol[] {
  const withBody = candidates.filter((method) => method.body !== undefined);
  const open = withBody.filter(({ accessibility }) => accessibility !== "private");
  return open.length > 0 ? open : withBody;
}

function returnedFrom({ body }: MethodSymbol, rules: CallRules): readonly SourceExpression[] {
  if (body === undefined) return [];
  const returned = returnedExpressions(body);
  return returned.length > 0 ? returned : rules.valuesWithoutReturn(body);
}
