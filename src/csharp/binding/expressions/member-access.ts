/** Names and members as expressions (ECMA-334 §12.8.4, §12.8.7). */

import { locationOf } from "../../syntax/index.js";
import type { ExpressionSyntax, SimpleNameSyntax } from "../../syntax/nodes.js";
import { constantOfField, constantOfLocal } from "../constants/constant-expression.js";
import { lookupSimpleName, usable } from "../names/name-binding.js";
import { arityOf, bindMember, bindNamespaceOrType, bindTypeArguments, nameOf } from "../names/type-binder.js";
import type { NameMeaning } from "../names/type-lookup.js";
import type { BoundExpression, SourceExpression } from "../symbols/bound-expression.js";
import { enclosingType, type Scope } from "../symbols/scope.js";
import type { LocalVariable } from "../symbols/source-symbols.js";
import type { AnnotatedType, MethodSymbol, NamedType, Type } from "../symbols/symbols.js";
import { selfType, withoutNullable } from "../symbols/types.js";
import type { InheritedMember } from "../types/hierarchy.js";
import { lookupInstanceMembers, lookupMembers } from "../types/member-lookup.js";
import { substituteType } from "../types/substitution.js";
import {
  extensionMethods,
  extensionProperty,
  extensionsOf,
  type MethodGroup,
  staticExtension,
} from "./calls/extension-methods.js";
import { bindExpression, typeOfExpression } from "./expressions.js";
import { localType } from "./scopes/local-types.js";

export function bindSimpleName(syntax: SimpleNameSyntax, scope: Scope, isInvoked = false): BoundExpression {
  const name = nameOf(syntax, scope);
  const meaning = lookupSimpleName(scope, name, arityOf(syntax), isInvoked);
  switch (meaning?.kind) {
    case "local":
      return bindLocal(meaning.local);
    case "localFunction":
      return {
        kind: "methodGroup",
        name,
        candidates: [meaning.method],
        containingTypes: [undefined],
        receiver: undefined,
        typeArguments: typeArgumentsOf(syntax, scope),
      };
    case "parameter":
      return { kind: "parameter", symbol: meaning.parameter, type: meaning.parameter.type };
    case "members":
      return (
        bindMembers(meaning.members, undefined, name, typeArgumentsOf(syntax, scope)) ?? unbound(syntax, name, scope)
      );
    case "typeOrNamespace":
      return bindMeaning(bindNamespaceOrType(syntax, scope), syntax, name, scope);
    default:
      return unbound(syntax, name, scope);
  }
}

function typeArgumentsOf(syntax: SimpleNameSyntax, scope: Scope): readonly AnnotatedType[] {
  return syntax.kind === "GenericName" ? bindTypeArguments(syntax, scope) : [];
}

function bindLocal(local: LocalVariable): BoundExpression {
  const type = localType(local);
  const value = constantOfLocal(local);
  if (value !== undefined && type !== undefined) return { kind: "constant", value, type, symbol: undefined };
  return { kind: "local", name: local.name, type, variable: local };
}

function bindMeaning(
  meaning: NameMeaning | undefined,
  syntax: ExpressionSyntax,
  name: string,
  scope: Scope,
): BoundExpression {
  switch (meaning?.kind) {
    case "namespace":
      return { kind: "namespace", name: meaning.name };
    case "bound":
      return { kind: "type", type: meaning.type.type };
    default:
      return unbound(syntax, name, scope, meaning);
  }
}

function unbound(syntax: ExpressionSyntax, name: string, scope: Scope, meaning?: NameMeaning): BoundExpression {
  return {
    kind: "unbound",
    name,
    location: locationOf(scope.context.file, syntax),
    ambiguous: meaning?.kind === "ambiguous" ? meaning.candidates : [],
  };
}

/** `left.name` */
export function bindMemberAccess(
  left: SourceExpression,
  name: SimpleNameSyntax,
  scope: Scope,
  syntax: ExpressionSyntax,
  isInvoked = false,
): BoundExpression {
  const text = nameOf(name, scope);
  const typeArguments = typeArgumentsOf(name, scope);
  const receiver = bindExpression(left);
  switch (receiver.kind) {
    case "namespace":
      return bindMeaning(bindMember({ kind: "namespace", name: receiver.name }, name, scope), syntax, text, scope);
    case "type": {
      for (const type of typesWithStatics(receiver.type)) {
        const member = staticMember(type, left, name, text, isInvoked, typeArguments);
        if (member !== undefined) return member;
      }
      const type: AnnotatedType = { type: receiver.type, nullability: "notAnnotated" };
      const meaning = bindMember({ kind: "bound", type }, name, scope);
      const extended = meaning === undefined ? staticExtension(text, left, type, scope, typeArguments) : undefined;
      return extended ?? bindMeaning(meaning, syntax, text, scope);
    }
    default: {
      const type = typeOfExpression(left);
      // `a?.b`: the member is one of the value inside a nullable one.
      const receiverType = type && syntax.kind === "MemberBindingExpression" ? withoutNullable(type) : type;
      const member = receiverType && instanceMember(left, receiverType, name, scope, isInvoked, typeArguments);
      return member ?? colorColor(left, name, text, scope, isInvoked, typeArguments) ?? unbound(syntax, text, scope);
    }
  }
}

/** A type parameter has the static members of the interfaces that it is constrained to (C# 11). */
function typesWithStatics(type: Type): readonly NamedType[] {
  if (type.kind === "named") return [type];
  if (type.kind !== "typeParameterType") return [];
  return type.symbol.constraintTypes.flatMap((constraint) =>
    constraint.type.kind === "typeParameterType" && constraint.type.symbol === type.symbol
      ? []
      : typesWithStatics(constraint.type),
  );
}

function staticMember(
  type: NamedType,
  left: SourceExpression,
  name: SimpleNameSyntax,
  text: string,
  isInvoked: boolean,
  typeArguments: readonly AnnotatedType[],
): BoundExpression | undefined {
  const members = usable(lookupMembers(type, text, enclosingType(left.scope)), arityOf(name), isInvoked);
  return bindMembers(members, left, text, typeArguments);
}

function instanceMember(
  left: SourceExpression,
  type: AnnotatedType,
  name: SimpleNameSyntax,
  scope: Scope,
  isInvoked: boolean,
  typeArguments: readonly AnnotatedType[],
): BoundExpression | undefined {
  const text = nameOf(name, scope);
  if (type.type.kind === "tuple") {
    const { elements } = type.type;
    const at = elements.findIndex((each, index) => each.name === text || `Item${index + 1}` === text);
    const element = elements[at];
    if (element !== undefined) return { kind: "element", receiver: left, at, type: element.type };
  }
  const members = lookupInstanceMembers(type.type, text, scope.context.program, enclosingType(scope));
  const bound = bindMembers(usable(members, arityOf(name), isInvoked), left, text, typeArguments);
  // A call looks for extension methods only where none of the type's own methods fits.
  if (bound !== undefined && (bound.kind !== "methodGroup" || isInvoked)) return bound;
  const property = bound === undefined ? extensionProperty(text, type, scope) : undefined;
  if (property !== undefined) {
    const containingType = selfType(property.symbol.containingType);
    return { kind: "property", ...property, containingType, receiver: left, arguments: [] };
  }
  const extensions: MethodSymbol[] = [];
  const levels = extensionMethods(text, type, scope);
  for (const level of levels) for (const { method } of level) extensions.push(method);
  if (bound === undefined && extensions.length === 0) return undefined;
  const ownGroup = bound?.kind === "methodGroup" ? bound : undefined;
  const group: MethodGroup = {
    kind: "methodGroup",
    name: text,
    candidates: [...(ownGroup?.candidates ?? []), ...extensions],
    containingTypes: ownGroup?.containingTypes ?? [],
    receiver: left,
    typeArguments,
  };
  extensionsOf.set(group, levels);
  return group;
}

/** A value whose name is also its type's name stands for the type where only the type has the member. */
function colorColor(
  left: SourceExpression,
  name: SimpleNameSyntax,
  text: string,
  scope: Scope,
  isInvoked: boolean,
  typeArguments: readonly AnnotatedType[],
): BoundExpression | undefined {
  if (left.syntax.kind !== "IdentifierName") return undefined;
  const meaning = bindNamespaceOrType(left.syntax, left.scope);
  if (meaning?.kind === "namespace") {
    const inner = bindMember(meaning, name, scope);
    return inner === undefined ? undefined : bindMeaning(inner, left.syntax, text, scope);
  }
  if (meaning?.kind !== "bound" || meaning.type.type.kind !== "named") return undefined;
  return staticMember(meaning.type.type, left, name, text, isInvoked, typeArguments);
}

function bindMembers(
  members: readonly InheritedMember[],
  receiver: SourceExpression | undefined,
  name: string,
  typeArguments: readonly AnnotatedType[],
): BoundExpression | undefined {
  const first = members[0];
  if (first === undefined) return undefined;
  const { member, declaredIn } = first;
  switch (member.kind) {
    case "field": {
      const type = substituteType(member.type, declaredIn);
      const value = member.isConst ? constantOfField(member, declaredIn) : undefined;
      return value !== undefined
        ? { kind: "constant", value, type, symbol: member }
        : { kind: "field", symbol: member, containingType: declaredIn, receiver, type };
    }
    case "property":
      return {
        kind: "property",
        symbol: member,
        containingType: declaredIn,
        receiver,
        arguments: [],
        type: substituteType(member.type, declaredIn),
      };
    case "event":
      return { kind: "event", symbol: member, receiver };
    case "method": {
      const candidates: MethodSymbol[] = [];
      const containingTypes: NamedType[] = [];
      for (const each of members) {
        if (each.member.kind !== "method") continue;
        candidates.push(each.member);
        containingTypes.push(each.declaredIn);
      }
      return { kind: "methodGroup", name, candidates, containingTypes, receiver, typeArguments };
    }
  }
}
