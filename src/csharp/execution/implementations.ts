/** The member that is meant on an object of a class: overrides, and implementations of interfaces. */
import type { MethodSymbol, NamedType, PropertySymbol } from "../binding/symbols/symbols.js";
import { sameType } from "../binding/symbols/types.js";
import { allInterfaces, baseTypes } from "../binding/types/hierarchy.js";
import { declaredMembers } from "../binding/types/member-lookup.js";
import { substituteType } from "../binding/types/substitution.js";

export interface Implementation<Member> {
  readonly method: Member;
  readonly declaredIn: NamedType;
}

/** @param through The constructed type that declares `method`: a class may implement an interface for several types. */
export function implementationOf(
  method: MethodSymbol,
  type: NamedType,
  through: NamedType | undefined,
): Implementation<MethodSymbol> | undefined {
  const isDispatched =
    method.isAbstract || method.isVirtual || method.isOverride || method.containingType.typeKind === "interface";
  const levels = [type, ...baseTypes(type)];
  if (!isDispatched) {
    const declaredIn = levels.find(({ symbol }) => symbol === method.containingType);
    return declaredIn === undefined ? undefined : { method, declaredIn };
  }
  const from = through ?? [...levels, ...allInterfaces(type)].find(({ symbol }) => symbol === method.containingType);
  const isSame = (one: MethodSymbol, declaredIn: NamedType): boolean =>
    one.parameters.length === method.parameters.length &&
    one.typeParameters.length === method.typeParameters.length &&
    one.parameters.every((parameter, at) => {
      const wanted = method.parameters[at]?.type;
      if (wanted === undefined || method.typeParameters.length > 0) return true;
      const own = substituteType(parameter.type, declaredIn);
      return sameType(own.type, (from === undefined ? wanted : substituteType(wanted, from)).type);
    });
  for (const declaredIn of levels) {
    for (const member of declaredIn.symbol.members) {
      if (member.kind !== "method" || member.isAbstract || member.isStatic !== method.isStatic) continue;
      if (isNamed(member, method.name) && isSame(member, declaredIn)) return { method: member, declaredIn };
    }
  }
  return from === undefined || method.body === undefined ? undefined : { method, declaredIn: from };
}

/** An explicit implementation carries the interface in its name. */
function isNamed(member: MethodSymbol | PropertySymbol, name: string): boolean {
  return member.name === name || member.name.endsWith(`.${name}`);
}

export function propertyOn(property: PropertySymbol, type: NamedType): Implementation<PropertySymbol> | undefined {
  for (const declaredIn of [type, ...baseTypes(type)]) {
    for (const member of declaredMembers(declaredIn.symbol, property.name))
      if (member.kind === "property" && !member.isAbstract && member.parameters.length === property.parameters.length)
        return { method: member, declaredIn };
    if (property.containingType.typeKind !== "interface") continue;
    for (const member of declaredIn.symbol.members)
      if (member.kind === "property" && member.isExplicitInterfaceImplementation && isNamed(member, property.name))
        return { method: member, declaredIn };
  }
  const from = [type, ...allInterfaces(type)].find(({ symbol }) => symbol === property.containingType);
  return from === undefined ? undefined : { method: property, declaredIn: from };
}
