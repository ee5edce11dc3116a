import { cachedBy } from "../../../caching/cache.js";
import type { Scope, TypeScope } from "../symbols/scope.js";

/** Only inside initializers do primary constructor parameters come before the members of the type (C# 12). */
export const initializerScope = cachedBy((scope: TypeScope): Scope => {
  const { type } = scope;
  const hasParameters = type.parts.some(
    ({ syntax }) => "parameterList" in syntax && syntax.kind !== "DelegateDeclaration" && syntax.parameterList !== null,
  );
  if (!hasParameters) return scope;
  return {
    kind: "parameters",
    context: scope.context,
    parent: scope,
    parameters: () => type.primaryConstructorParameters,
  };
});
