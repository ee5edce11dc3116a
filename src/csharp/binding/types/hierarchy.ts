/** Bases, interfaces and inherited members of constructed types. */

import { cachedBy, cachedWhole } from "../../../caching/cache.js";
import type {
  MemberSymbol,
  MethodSymbol,
  NamedType,
  NamedTypeSymbol,
  ParameterSymbol,
  PropertySymbol,
} from "../symbols/symbols.js";
import { sameType } from "../symbols/types.js";
import { substituteNamed, substituteType, typeMapOf } from "./substitution.js";
import { typeSignature } from "./type-signature.js";

/** Base classes, nearest first. A cycle in bad source ends the walk. */
export const baseTypes = cachedWhole((type: NamedType): readonly NamedType[] => {
  const bases: NamedType[] = [];
  const seen = new Set<NamedTypeSymbol>([type.symbol]);
  for (let at = type; ; ) {
    const base = at.symbol.baseType;
    if (base === undefined || seen.has(base.symbol)) return bases;
    seen.add(base.symbol);
    at = substituteNamed(base, at);
    bases.push(at);
  }
});

/** Every interface, inherited ones included, each once, in order of first mention. */
export const allInterfaces = cachedWhole((type: NamedType): readonly NamedType[] => {
  const found: NamedType[] = [];
  // An interface that grows its own argument (`I<T> : I<I<T>>`) is bad source that would never end.
  const visit = (of: NamedType, depth: number): void => {
    for (const declared of of.symbol.interfaces) {
      const constructed = substituteNamed(declared, of);
      if (depth > 64 || found.some((known) => sameType(known, constructed))) continue;
      found.push(constructed);
      visit(constructed, depth + 1);
    }
  };
  visit(type, 0);
  for (const base of baseTypes(type)) visit(base, 0);
  return found;
});

export interface InheritedMember {
  readonly member: MemberSymbol;
  readonly declaredIn: NamedType;
}

/**
 * Members as a derived type has them: base first, an overridden or hidden one once, at the place of its first declaration.
 * An interface inherits the members of its base interfaces.
 */
export function membersOf(type: NamedType): readonly InheritedMember[] {
  const levels =
    type.symbol.typeKind === "interface" ? [...allInterfaces(type)].reverse() : [...baseTypes(type)].reverse();
  const members = new Map<string, InheritedMember>();
  levels.push(type);
  for (const level of levels) {
    const own = level.symbol.members;
    // By index: a controller has two hundred members, and an iterator makes an object for each.
    for (let at = 0; at < own.length; at++) {
      const member = own[at];
      if (member === undefined || (level !== type && !isInherited(member))) continue;
      members.set(hidingKey(member, level), { member, declaredIn: level });
    }
  }
  return [...members.values()];
}

function isInherited(member: MemberSymbol): boolean {
  if (member.kind !== "method") return true;
  return member.methodKind === "ordinary" || member.methodKind === "operator" || member.methodKind === "conversion";
}

/** Fields, properties and events hide by name; methods and indexers by signature (ECMA-334 §7.7.2). */
function hidingKey(member: MemberSymbol, declaredIn: NamedType): string {
  if (member.kind !== "method" && !(member.kind === "property" && member.isIndexer)) return member.name;
  // Every controller inherits the many methods of the framework's.
  const isSettled = declaredIn.symbol.origin === "metadata" && typeMapOf(declaredIn).size === 0;
  return isSettled ? settledKey(member, declaredIn) : signatureKey(member, declaredIn);
}

const settledKey = cachedBy((member: MethodSymbol | PropertySymbol, declaredIn: NamedType) =>
  signatureKey(member, declaredIn),
);

function signatureKey(member: MethodSymbol | PropertySymbol, declaredIn: NamedType): string {
  if (member.kind === "method") {
    return `${member.methodKind} ${member.name}\`${member.typeParameters.length}(${signature(member.parameters, declaredIn)})`;
  }
  return `this[${signature(member.parameters, declaredIn)}]`;
}

function signature(parameters: readonly ParameterSymbol[], declaredIn: NamedType): string {
  return parameters
    .map((p) => `${p.refKind === "none" ? "" : "ref "}${typeSignature(substituteType(p.type, declaredIn).type)}`)
    .join(",");
}
