import type { AnnotatedType, NamedType, Type } from "../symbols/symbols.js";
import { allInterfaces } from "./hierarchy.js";
import { lookupMembers } from "./member-lookup.js";
import { substituteType } from "./substitution.js";

/** What `foreach` gives for a type: the element of an array, `Current` of its enumerator, `T` of `IEnumerable<T>` or `IAsyncEnumerable<T>`. */
export function elementType(type: Type): AnnotatedType | undefined {
  if (type.kind === "array") return type.element;
  if (type.kind === "dynamic") return { type, nullability: "notAnnotated" };
  if (type.kind === "typeParameterType") return elementOfConstraints(type);
  if (type.kind !== "named") return undefined;
  return isSequence(type) ? type.typeArguments[0] : (enumerated(type) ?? elementOfInterfaces(type));
}

/** The same, and an object for what only `System.Collections.IEnumerable` goes through. */
export function iterationType(type: Type): AnnotatedType | undefined {
  const element = elementType(type);
  if (element !== undefined || type.kind !== "named") return element;
  const old = [type, ...allInterfaces(type)].find(
    ({ symbol }) => symbol.metadataName === "System.Collections.IEnumerable",
  );
  return old && enumeratedBy(old);
}

function elementOfConstraints({ symbol }: Type & { kind: "typeParameterType" }): AnnotatedType | undefined {
  for (const constraint of symbol.constraintTypes) {
    const element = constraint.type.kind === "typeParameterType" ? undefined : elementType(constraint.type);
    if (element !== undefined) return element;
  }
  return undefined;
}

function elementOfInterfaces(type: NamedType): AnnotatedType | undefined {
  for (const candidate of allInterfaces(type)) if (isSequence(candidate)) return candidate.typeArguments[0];
  return undefined;
}

function isSequence({ symbol: { namespace, name }, typeArguments }: NamedType): boolean {
  return (
    namespace === "System.Collections.Generic" &&
    typeArguments.length === 1 &&
    (name === "IEnumerable" || name === "IAsyncEnumerable")
  );
}

/** A public `GetEnumerator` is preferred to the interface. */
function enumerated(type: NamedType): AnnotatedType | undefined {
  return type.symbol.typeKind === "interface" ? undefined : enumeratedBy(type);
}

function enumeratedBy(type: NamedType): AnnotatedType | undefined {
  for (const { member, declaredIn } of lookupMembers(type, "GetEnumerator")) {
    if (member.kind !== "method" || member.parameters.length > 0 || member.isStatic) continue;
    const enumerator = substituteType(member.returnType, declaredIn).type;
    if (enumerator.kind !== "named") return undefined;
    const current = lookupMembers(enumerator, "Current")[0];
    return current?.member.kind === "property" ? substituteType(current.member.type, current.declaredIn) : undefined;
  }
  return undefined;
}
