import { cachedBy } from "../../../caching/cache.js";
import { bindType } from "../names/type-binder.js";
import type { AnnotatedType, MethodSymbol, NamedType, TypeParameterSymbol } from "../symbols/symbols.js";
import { selfType, typeParameterType } from "../symbols/types.js";
import { allInterfaces, baseTypes } from "../types/hierarchy.js";
import { declaredMembers } from "../types/member-lookup.js";
import { substitute, substituteType, typeMapOf } from "../types/substitution.js";
import { typeSignature } from "../types/type-signature.js";
import type { SourceMethod } from "./source-method.js";

/** Constraints that a method takes over from the one it overrides or implements explicitly. */
export interface InheritedConstraints {
  /** Of the other method. */
  readonly parameter: TypeParameterSymbol;
  /** Its constraint types, as this method's class and type parameters see them. */
  readonly constraintTypes: () => readonly AnnotatedType[];
}

export function inheritedConstraints(method: SourceMethod, ordinal: number): InheritedConstraints | undefined {
  const overridden = overriddenMethod(method);
  const parameter = overridden?.method.typeParameters[ordinal];
  if (overridden === undefined || parameter === undefined) return undefined;
  return {
    parameter,
    constraintTypes: () =>
      parameter.constraintTypes.map((type) => {
        // Oblivious code stays oblivious.
        const nullability = type.nullability === "oblivious" ? "oblivious" : "notAnnotated";
        const map = new Map(typeMapOf(overridden.level));
        overridden.method.typeParameters.forEach((theirs, i) => {
          const own = method.typeParameters[i];
          if (own !== undefined) map.set(theirs, typeParameterType(own, nullability));
        });
        return substitute(type, map);
      }),
  };
}

interface Overridden {
  readonly method: MethodSymbol;
  /** The base class or interface that declares it. */
  readonly level: NamedType;
}

/** Comparing signatures asks for the parameter types, which may ask for these constraints again. */
const overriddenMethod = cachedBy(findOverridden, () => undefined);

function findOverridden(method: SourceMethod): Overridden | undefined {
  const arity = method.typeParameters.length;
  const count = method.parameters.length;
  for (const level of candidateTypes(method)) {
    const sameShape = declaredMembers(level.symbol, method.name).filter(
      (member): member is MethodSymbol =>
        member.kind === "method" && member.typeParameters.length === arity && member.parameters.length === count,
    );
    if (sameShape.length <= 1) {
      if (sameShape[0] !== undefined) return { method: sameShape[0], level };
      continue;
    }
    const exact = sameShape.find((candidate) =>
      candidate.parameters.every(
        (parameter, i) =>
          typeSignature(substituteType(parameter.type, level).type) ===
          typeSignature(method.parameters[i]?.type.type ?? parameter.type.type),
      ),
    );
    if (exact !== undefined) return { method: exact, level };
  }
  return undefined;
}

function candidateTypes(method: SourceMethod): readonly NamedType[] {
  const { explicitInterface } = method;
  if (explicitInterface === null) return baseTypes(selfType(method.containingType));
  const bound = bindType(explicitInterface.name, method.scope).type;
  return bound.kind === "named" ? [bound, ...allInterfaces(bound)] : [];
}
