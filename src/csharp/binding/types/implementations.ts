/** Which member runs when a virtual or interface member is called on an object of a class (ECMA-334 §15.6.4, §18.6). */

import type {
  AnnotatedType,
  MemberSymbol,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  TypeParameterSymbol,
} from "../symbols/symbols.js";
import { sameType, typeParameterType } from "../symbols/types.js";
import { allInterfaces, baseTypes, type InheritedMember, membersNamed } from "./hierarchy.js";
import { substitute, typeMapOf } from "./substitution.js";

/** What `type` has for a member: itself where nothing overrides it; undefined where the type leaves it abstract. */
export function implementingMember(
  { member, declaredIn }: InheritedMember,
  type: NamedType,
): InheritedMember | undefined {
  const implementation =
    declaredIn.symbol.typeKind === "interface"
      ? implementationOfInterface({ member, declaredIn }, type)
      : lastOverride({ member, declaredIn }, type);
  return implementation === undefined || implementation.member.isAbstract ? undefined : implementation;
}

/** The override of the most derived class; a `new` member between is another member. */
function lastOverride(first: InheritedMember, type: NamedType): InheritedMember {
  const { member } = first;
  if (!member.isVirtual && !member.isOverride && !member.isAbstract) return first;
  const levels = [type, ...baseTypes(type)];
  let last = first;
  const from = levels.findIndex(({ symbol }) => symbol === first.declaredIn.symbol);
  for (let at = from - 1; at >= 0; at--) {
    const level = levels[at];
    if (level === undefined) break;
    const same = membersNamed(level.symbol, member.name).find(
      (candidate) =>
        candidate.explicitInterface === undefined && hasSignatureOf({ member: candidate, declaredIn: level }, first),
    );
    if (same === undefined) continue;
    if (!same.isOverride) break;
    last = { member: same, declaredIn: level };
  }
  return last;
}

function implementationOfInterface(wanted: InheritedMember, type: NamedType): InheritedMember | undefined {
  const levels = [type, ...baseTypes(type)];
  for (const [at, level] of levels.entries()) {
    const explicit = explicitImplementation(wanted, level);
    if (explicit !== undefined) return explicit;
    // A class that does not name the interface keeps what its base class does for it.
    if (!implementsHere(level, wanted.declaredIn)) continue;
    const implicit = implicitImplementation(wanted, levels.slice(at));
    if (implicit !== undefined) return wanted.member.isStatic ? implicit : lastOverride(implicit, type);
  }
  return defaultImplementation(wanted, type);
}

function implementsHere({ symbol, ...type }: NamedType, wanted: NamedType): boolean {
  const map = typeMapOf({ symbol, ...type });
  return symbol.interfaces.some((declared) => {
    const named = substitute({ type: declared, nullability: "notAnnotated" }, map).type;
    if (named.kind !== "named") return false;
    return sameType(named, wanted) || allInterfaces(named).some((inherited) => sameType(inherited, wanted));
  });
}

function explicitImplementation(wanted: InheritedMember, level: NamedType): InheritedMember | undefined {
  const map = typeMapOf(level);
  const member = membersNamed(level.symbol, wanted.member.name).find((candidate) => {
    const { explicitInterface } = candidate;
    if (explicitInterface === undefined) return false;
    const type = substitute({ type: explicitInterface, nullability: "notAnnotated" }, map).type;
    return sameType(type, wanted.declaredIn) && hasSignatureOf({ member: candidate, declaredIn: level }, wanted);
  });
  return member && { member, declaredIn: level };
}

function implicitImplementation(wanted: InheritedMember, levels: readonly NamedType[]): InheritedMember | undefined {
  for (const level of levels) {
    const member = membersNamed(level.symbol, wanted.member.name).find(
      (candidate) =>
        candidate.explicitInterface === undefined &&
        candidate.accessibility === "public" &&
        hasSignatureOf({ member: candidate, declaredIn: level }, wanted),
    );
    if (member !== undefined) return { member, declaredIn: level };
  }
  return undefined;
}

/** The most specific interface that gives the member a body: one that no other such interface inherits. */
function defaultImplementation(wanted: InheritedMember, type: NamedType): InheritedMember | undefined {
  const bodies = allInterfaces(type).flatMap((level) => {
    if (sameType(level, wanted.declaredIn)) return wanted.member.isAbstract ? [] : [wanted];
    const explicit = explicitImplementation(wanted, level);
    return explicit === undefined ? [] : [explicit];
  });
  return bodies.find(({ declaredIn }) =>
    bodies.every(
      (other) =>
        other.declaredIn === declaredIn ||
        !allInterfaces(other.declaredIn).some((inherited) => sameType(inherited, declaredIn)),
    ),
  );
}

/** Same kind, name, arity and parameter types, type parameters of the methods taken for one another. */
export function hasSignatureOf(candidate: InheritedMember, wanted: InheritedMember): boolean {
  const [a, b] = [candidate.member, wanted.member];
  if (a.name !== b.name || a.kind !== b.kind || a.isStatic !== b.isStatic) return false;
  const [given, asked] = [parametersOf(a), parametersOf(b)];
  if (given.length !== asked.length || typeParametersOf(a).length !== typeParametersOf(b).length) return false;
  const ownMap = typeMapOf(candidate.declaredIn);
  const wantedMap = new Map<TypeParameterSymbol, AnnotatedType>(typeMapOf(wanted.declaredIn));
  typeParametersOf(b).forEach((parameter, at) => {
    const mine = typeParametersOf(a)[at];
    if (mine !== undefined) wantedMap.set(parameter, typeParameterType(mine, "oblivious"));
  });
  return given.every((parameter, at) => {
    const other = asked[at];
    return (
      other !== undefined &&
      (parameter.refKind === "none") === (other.refKind === "none") &&
      sameType(substitute(parameter.type, ownMap).type, substitute(other.type, wantedMap).type)
    );
  });
}

function parametersOf(member: MemberSymbol): readonly ParameterSymbol[] {
  return member.kind === "method" || member.kind === "property" ? member.parameters : [];
}

function typeParametersOf(member: MemberSymbol): MethodSymbol["typeParameters"] {
  return member.kind === "method" ? member.typeParameters : [];
}
