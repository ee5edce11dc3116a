import type { Scope, TypeScope } from "../symbols/scope.js";

const scopes = new WeakMap<TypeScope, Scope>();

/** Inside initialisers, and nowhere else, primary constructor parameters come before the members of the type (C# 12). */
export function initializerScope(scope: TypeScope): Scope {
  let inner = scopes.get(scope);
  if (inner === undefined) {
    const { type } = scope;
    const hasParameters = type.parts.some(
      ({ syntax }) =>
        "parameterList" in syntax && syntax.kind !== "DelegateDeclaration" && syntax.parameterList !== null,
    );
    inner = hasParameters
      ? {
          kind: "parameters",
          context: scope.context,
          parent: scope,
          parameters: () => type.primaryConstructorParameters,
        }
      : scope;
    scopes.set(scope, inner);
  }
  return inner;
}
