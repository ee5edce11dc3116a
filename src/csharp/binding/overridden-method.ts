import { allInterfaces, baseTypes } from "./hierarchy.js";
import { declaredMembers } from "./member-lookup.js";
import type { SourceMethod } from "./source-method.js";
import { substituteType } from "./substitution.js";
import type { MethodSymbol, NamedType, TypeParameterSymbol } from "./symbols.js";
import { bindType } from "./type-binder.js";
import { typeSignature } from "./type-signature.js";
import { selfType } from "./types.js";

/** The type parameter of the overridden or explicitly implemented method, whose constraints hold for this one too. */
export function inheritedTypeParameter(method: SourceMethod, ordinal: number): TypeParameterSymbol | undefined {
  return overriddenMethod(method)?.typeParameters[ordinal];
}

const known = new WeakMap<SourceMethod, { readonly method: MethodSymbol | undefined }>();

function overriddenMethod(method: SourceMethod): MethodSymbol | undefined {
  let answer = known.get(method);
  if (answer === undefined) {
    // Comparing signatures asks for the parameter types, which may ask for these constraints again.
    known.set(method, { method: undefined });
    answer = { method: findOverridden(method) };
    known.set(method, answer);
  }
  return answer.method;
}

function findOverridden(method: SourceMethod): MethodSymbol | undefined {
  const arity = method.typeParameters.length;
  const count = method.parameters.length;
  for (const level of candidateTypes(method)) {
    const sameShape = declaredMembers(level.symbol, method.name).filter(
      (member): member is MethodSymbol =>
        member.kind === "method" && member.typeParameters.length === arity && member.parameters.length === count,
    );
    if (sameShape.length <= 1) {
      if (sameShape[0] !== undefined) return sameShape[0];
      continue;
    }
    const exact = sameShape.find((candidate) =>
      candidate.parameters.every(
        (parameter, i) =>
          typeSignature(substituteType(parameter.type, level).type) ===
          typeSignature(method.parameters[i]?.type.type ?? parameter.type.type),
      ),
    );
    if (exact !== undefined) return exact;
  }
  return undefined;
}

function candidateTypes(method: SourceMethod): readonly NamedType[] {
  const { explicitInterface } = method;
  if (explicitInterface === null) return baseTypes(selfType(method.containingType));
  const bound = bindType(explicitInterface.name, method.scope).type;
  return bound.kind === "named" ? [bound, ...allInterfaces(bound)] : [];
}
