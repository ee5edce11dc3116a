import type { ParameterSyntax } from "../syntax/nodes.js";
import { delegateShape } from "./delegates.js";
import type { FunctionExpressionSyntax } from "./local-scopes.js";
import type { Scope } from "./scope.js";
import { SourceParameter, unknownType } from "./source-parameter.js";
import { targetOf } from "./target-types.js";

const known = new WeakMap<FunctionExpressionSyntax, readonly SourceParameter[]>();

/** A parameter that leaves its type out takes it from the delegate the lambda becomes. */
export function lambdaParameters(syntax: FunctionExpressionSyntax, outer: Scope): readonly SourceParameter[] {
  let parameters = known.get(syntax);
  if (parameters === undefined) {
    parameters = writtenParameters(syntax).map(
      (parameter, ordinal) =>
        new SourceParameter(parameter, ordinal, outer, {
          inferred: () => {
            const target = targetOf(syntax);
            return (target && delegateShape(target.type)?.parameterTypes[ordinal]) ?? unknownType();
          },
        }),
    );
    known.set(syntax, parameters);
  }
  return parameters;
}

function writtenParameters(syntax: FunctionExpressionSyntax): readonly ParameterSyntax[] {
  if (syntax.kind === "SimpleLambdaExpression") return [syntax.parameter];
  return syntax.parameterList?.parameters ?? [];
}
