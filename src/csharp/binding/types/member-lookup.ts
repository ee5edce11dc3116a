/** Members by name (ECMA-334 §12.5): the nearest declaration hides those of its bases, methods add to one another. */

import { cachedBy } from "../../../caching/cache.js";
import { cutsMade } from "../../../caching/memo.js";
import type { Program } from "../symbols/program.js";
import type { MemberSymbol, NamedType, NamedTypeSymbol, Type } from "../symbols/symbols.js";
import { constructType, selfType } from "../symbols/types.js";
import { allInterfaces, baseTypes, type InheritedMember, membersNamed } from "./hierarchy.js";
import { hasSignatureOf } from "./implementations.js";

/** `from`: the type in whose code the name is; undefined: everything can be seen. */
export function lookupMembers(type: NamedType, name: string, from?: NamedTypeSymbol): readonly InheritedMember[] {
  const all = allMembers(type, name);
  if (from === undefined || all.every((one) => isSeenFrom(one.member, from))) return all;
  return findMembers(type, name, (member) => isSeenFrom(member, from));
}

/** A private member is seen in its type, and in types inside that. */
export function isSeenFrom(
  { accessibility, containingType }: MemberSymbol | NamedTypeSymbol,
  from: NamedTypeSymbol | undefined,
): boolean {
  if (accessibility !== "private") return true;
  for (let at = from; at !== undefined; at = at.containingType) if (at === containingType) return true;
  return false;
}

/** The same few members are called all over a program, on the same types. */
function allMembers(type: NamedType, name: string): readonly InheritedMember[] {
  const lookups = lookedUp(type);
  let members = lookups.get(name);
  if (members === undefined) {
    const before = cutsMade();
    members = findMembers(type, name);
    // A type whose bases or members are being made further up does not show them yet.
    if (cutsMade() === before) lookups.set(name, members);
  }
  return members;
}

const lookedUp = cachedBy((_: NamedType) => new Map<string, readonly InheritedMember[]>());

function findMembers(
  type: NamedType,
  name: string,
  isSeen: (member: MemberSymbol) => boolean = () => true,
): readonly InheritedMember[] {
  const visible: InheritedMember[] = [];
  const levels = type.symbol.typeKind === "interface" ? allInterfaces(type) : baseTypes(type);
  for (let at = -1; at < levels.length; at++) {
    const level = at < 0 ? type : levels[at];
    const members = level === undefined ? [] : declaredMembers(level.symbol, name);
    if (level === undefined || members.length === 0) continue;
    for (const member of members) {
      const inherited = { member, declaredIn: level };
      if (isSeen(member) && isNew(inherited, visible)) visible.push(inherited);
    }
    if (visible.some(({ member }) => member.kind !== "method")) break;
  }
  return visible;
}

export function declaredMembers(symbol: NamedTypeSymbol, name: string): readonly MemberSymbol[] {
  const members = membersNamed(symbol, name);
  return members.some(isHiddenFromNames) ? members.filter((member) => !isHiddenFromNames(member)) : members;
}

function isHiddenFromNames(member: MemberSymbol): boolean {
  if (member.kind === "method") return member.methodKind === "explicitInterface";
  return member.kind === "property" && member.isExplicitInterfaceImplementation;
}

/** An override is found at its own level; what it overrides is the same member. */
function isNew(candidate: InheritedMember, members: readonly InheritedMember[]): boolean {
  if (candidate.member.kind !== "method") return members.length === 0;
  return !members.some(
    (member) =>
      member.declaredIn !== candidate.declaredIn &&
      member.member.kind === "method" &&
      member.member.isOverride &&
      hasSignatureOf(member, candidate),
  );
}

/** Members that a value of this type has: of a type parameter those of its constraints, of an interface those of `object` too. */
export function lookupInstanceMembers(
  type: Type,
  name: string,
  program: Program,
  from?: NamedTypeSymbol,
  root: NamedType = selfType(program.special("object")),
): readonly InheritedMember[] {
  if (type.kind === "typeParameterType") {
    const { constraintTypes, hasValueTypeConstraint } = type.symbol;
    const base = hasValueTypeConstraint ? constructType(program.core("System.ValueType"), []) : root;
    if (constraintTypes.length === 0) return lookupMembers(base, name, from);
    for (const { type: constraint } of constraintTypes) {
      const members = constraint.kind === type.kind ? [] : lookupInstanceMembers(constraint, name, program, from, base);
      if (members.length > 0) return members;
    }
  }
  const holder = memberType(type, program);
  if (holder === undefined) return [];
  const members = lookupMembers(holder, name, from);
  if (holder.symbol.typeKind !== "interface" || members.some(({ member }) => member.kind !== "method")) return members;
  const inherited = lookupMembers(root, name);
  return inherited.length === 0 ? members : [...members, ...inherited];
}

/** The named type whose members a value of this type has. */
export function memberType(type: Type, program: Program): NamedType | undefined {
  switch (type.kind) {
    case "named":
      return type;
    case "array":
      return constructType(program.core("System.Array"), []);
    case "tuple": {
      const { elements } = type;
      const symbol = elements.length < 8 ? program.resolve(`System.ValueTuple\`${elements.length}`) : undefined;
      return (
        symbol &&
        constructType(
          symbol,
          elements.map((element) => element.type),
        )
      );
    }
    case "typeParameterType": {
      for (const constraint of type.symbol.constraintTypes) {
        const named = constraint.type === type ? undefined : memberType(constraint.type, program);
        if (named !== undefined) return named;
      }
      return constructType(program.special("object"), []);
    }
    default:
      return undefined;
  }
}
