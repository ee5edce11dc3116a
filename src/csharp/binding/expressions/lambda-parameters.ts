import type { ParameterSyntax } from "../../syntax/nodes.js";
import { SourceParameter, unknownType } from "../declarations/source-parameter.js";
import type { Scope } from "../symbols/scope.js";
import { delegateShape } from "../types/delegates.js";
import { targetOf } from "../types/target-types.js";
import type { FunctionExpressionSyntax } from "./local-scopes.js";

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
