/** The functions that a delegate may be, for the configuration of FastEndpoints. */
import { bindExpression, returnedExpressions } from "../../../csharp/binding/index.js";
import type { SourceBody, SourceExpression } from "../../../csharp/binding/symbols/bound-expression.js";
import type { ParameterSymbol } from "../../../csharp/binding/symbols/symbols.js";
import type { CSharpMachine, CSharpValue } from "../../../csharp/execution/index.js";
import {
  deeper,
  deepest,
  type Frame,
  frameOfCall,
  outermost,
  reachable,
  valueSources,
} from "../../../csharp/flow/index.js";
import { codeFrame } from "../../start/code-frame.js";

/** A function that is called with the options. */
export interface OptionsFunction {
  readonly body: SourceBody | SourceExpression;
  readonly parameters: readonly ParameterSymbol[];
  readonly frame: Frame;
}

/** The same of a delegate that start-up has made. */
export function functionOf(value: CSharpValue, machine: CSharpMachine): OptionsFunction | undefined {
  const target = value.kind === "delegate" ? value.target : undefined;
  if (target?.kind === "lambda") {
    const bound = bindExpression(target.lambda);
    const frame = codeFrame(machine, target.environment);
    return bound.kind === "lambda" ? { body: bound.body, parameters: bound.parameters, frame } : undefined;
  }
  const { body, parameters = [] } = target?.kind === "method" ? target.method : {};
  return body === undefined ? undefined : { body, parameters, frame: outermost };
}

/** The functions that a delegate may be; undefined where that cannot be seen. */
export function functionsOf(
  expression: SourceExpression,
  frame: Frame = outermost,
): readonly OptionsFunction[] | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(expression);
  switch (bound.kind) {
    case "lambda":
      return [{ body: bound.body, parameters: bound.parameters, frame }];
    case "methodGroup": {
      const methods = reachable(bound.candidates);
      return methods.length === 0
        ? undefined
        : methods.flatMap(({ body, parameters }) =>
            body === undefined ? [] : [{ body, parameters, frame: { ...outermost, depth: frame.depth + 1 } }],
          );
    }
    case "creation": {
      const [first] = bound.arguments;
      return first === undefined ? undefined : functionsOf(first.value, deeper(frame));
    }
    case "call": {
      const { method } = bound;
      if (method?.body === undefined) return undefined;
      const entered = frameOfCall(method, bound, frame);
      return all(returnedExpressions(method.body).map((returned) => functionsOf(returned, entered)));
    }
    default: {
      const sources = valueSources(bound, frame);
      return sources.length === 0
        ? undefined
        : all(sources.map((one) => functionsOf(one.expression, deeper(one.frame))));
    }
  }
}

function all<T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] | undefined {
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}
