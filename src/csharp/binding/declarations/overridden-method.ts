import { cachedBy } from "../../../caching/cache.js";
import type { MethodSymbol, NamedType } from "../symbols/symbols.js";
import { selfType, typeParameterType } from "../symbols/types.js";
import { allInterfaces, baseTypes } from "../types/hierarchy.js";
import { declaredMembers } from "../types/member-lookup.js";
import { substitute, substituteType, typeMapOf } from "../types/substitution.js";
import { typeSignature } from "../types/type-signature.js";
import type { InheritedConstraints } from "./source-type-parameter.js";

/** What is asked of the method that overrides or implements another. */
export interface OverridingMethod extends MethodSymbol {
  readonly isExplicitInterfaceImplementation: boolean;
}

export function inheritedConstraints(method: OverridingMethod, ordinal: number): InheritedConstraints | undefined {
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
          const ours = method.typeParameters[i];
          if (ours !== undefined) map.set(theirs, typeParameterType(ours, nullability));
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

function findOverridden(method: OverridingMethod): Overridden | undefined {
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

function candidateTypes(method: OverridingMethod): readonly NamedType[] {
  if (!method.isExplicitInterfaceImplementation) return baseTypes(selfType(method.containingType));
  const { explicitInterface } = method;
  return explicitInterface === undefined ? [] : [explicitInterface, ...allInterfaces(explicitInterface)];
}
