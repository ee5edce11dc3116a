import { cachedBy } from "../../../caching/cache.js";
import type { ParameterSyntax } from "../../syntax/nodes.js";
import { SourceParameter, unknownType } from "../declarations/source-parameter.js";
import type { Scope } from "../symbols/scope.js";
import { delegateShape } from "../types/delegates.js";
import { targetOf } from "../types/target-types.js";
import type { FunctionExpressionSyntax } from "./scope-nodes.js";

/** A parameter that leaves its type out takes it from the delegate the lambda becomes. */
export const lambdaParameters = cachedBy((syntax: FunctionExpressionSyntax, outer: Scope): readonly SourceParameter[] =>
  writtenParameters(syntax).map(
    (parameter, ordinal) =>
      new SourceParameter(parameter, ordinal, outer, {
        inferred: () => {
          const target = targetOf(syntax);
          return (target && delegateShape(target.type)?.parameterTypes[ordinal]) ?? unknownType();
        },
      }),
  ),
);

function writtenParameters(syntax: FunctionExpressionSyntax): readonly ParameterSyntax[] {
  if (syntax.kind === "SimpleLambdaExpression") return [syntax.parameter];
  return syntax.parameterList?.parameters ?? [];
}
