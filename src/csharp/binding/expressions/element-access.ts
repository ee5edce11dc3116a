/** `a[i]`: indexers, arrays, and what `^1` and `1..` do with them (ECMA-334 §12.8.12). */

import { cachedBy } from "../../../caching/cache.js";
import type { ElementAccessExpressionSyntax, ElementBindingExpressionSyntax } from "../../syntax/nodes.js";
import { specialType } from "../names/type-binder.js";
import type { BoundExpression, SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import { specialTypeOf } from "../symbols/special-types.js";
import type { AnnotatedType, MethodSymbol, NamedType, NamedTypeSymbol, PropertySymbol } from "../symbols/symbols.js";
import { withoutNullable } from "../symbols/types.js";
import { allInterfaces, baseTypes } from "../types/hierarchy.js";
import { lookupMembers, memberType } from "../types/member-lookup.js";
import { substituteType, typeMapOf } from "../types/substitution.js";
import { applyCall, givenArguments } from "./calls/calls.js";
import { type GivenArgument, type MethodCandidate, resolveOverload } from "./calls/overloads.js";
import { naturalType } from "./operands.js";

export function bindElementAccess(
  syntax: ElementAccessExpressionSyntax | ElementBindingExpressionSyntax,
  receiver: SourceExpression | undefined,
  scope: Scope,
): BoundExpression {
  const whole = receiver && naturalType(receiver);
  const type = whole && syntax.kind === "ElementBindingExpression" ? withoutNullable(whole) : whole;
  if (type === undefined || receiver === undefined) return { kind: "other", type: undefined };
  const written = syntax.argumentList.arguments;
  const indices = givenArguments(written, scope);
  const place = indices.length === 1 ? placeKind(indices[0]) : undefined;
  switch (type.type.kind) {
    case "array":
      return { kind: "other", type: place === "Range" ? type : type.type.element };
    case "pointer":
      return { kind: "other", type: type.type.element };
    case "dynamic":
      return { kind: "other", type };
    default:
      break;
  }
  const holder = memberType(type.type, scope.context.program);
  if (holder === undefined) return { kind: "other", type: undefined };
  // An `Index` or `Range` goes to an indexer for it, or to what the language makes of it.
  const options = { allowsExpanded: true, isStrict: place !== undefined };
  const resolved = resolveOverload(indexersOf(holder), indices, [], scope, options);
  const property = resolved && propertyOf.get(resolved.candidate.method);
  if (resolved !== undefined && property !== undefined) {
    const { arguments: bound, type: returned } = applyCall(resolved, written, scope);
    const containingType = resolved.candidate.declaredIn ?? holder;
    return { kind: "property", symbol: property, containingType, receiver, arguments: bound, type: returned };
  }
  return { kind: "other", type: place === undefined ? undefined : impliedAccess(holder, place, scope) };
}

function placeKind(argument: GivenArgument | undefined): "Index" | "Range" | undefined {
  const operand = argument?.operand();
  const type = operand?.kind === "typed" ? operand.type.type : undefined;
  if (type?.kind !== "named" || type.symbol.namespace !== "System") return undefined;
  return type.symbol.name === "Index" || type.symbol.name === "Range" ? type.symbol.name : undefined;
}

/** A type with a length and an indexer takes an `Index`; one with `Slice` takes a `Range` (C# 8). */
function impliedAccess(holder: NamedType, place: "Index" | "Range", scope: Scope): AnnotatedType | undefined {
  if (place === "Range") {
    if (specialTypeOf(holder) === "string") return { type: holder, nullability: "notAnnotated" };
    for (const { member, declaredIn } of lookupMembers(holder, "Slice"))
      if (member.kind === "method" && member.parameters.length === 2)
        return substituteType(member.returnType, declaredIn);
    return undefined;
  }
  const number: AnnotatedType = { type: specialType(scope, "int"), nullability: "notAnnotated" };
  const index: GivenArgument = { name: undefined, refKind: "none", operand: () => ({ kind: "typed", type: number }) };
  const resolved = resolveOverload(indexersOf(holder), [index], [], scope);
  return resolved && applyCall(resolved, [], scope).type;
}

/** Overload resolution chooses among methods: an indexer is one that gives back its type. */
const accessorOf = cachedBy((property: PropertySymbol): MethodSymbol => {
  const method: MethodSymbol = {
    kind: "method",
    methodKind: "ordinary",
    name: property.name,
    containingType: property.containingType,
    accessibility: property.accessibility,
    isStatic: property.isStatic,
    isAbstract: property.isAbstract,
    isVirtual: property.isVirtual,
    isOverride: property.isOverride,
    isSealed: property.isSealed,
    location: property.location,
    attributes: [],
    documentation: undefined,
    typeParameters: [],
    parameters: property.parameters,
    returnType: property.type,
    returnAttributes: [],
    isExtension: false,
    isAsync: false,
    isPrimaryConstructor: false,
    body: undefined,
  };
  propertyOf.set(method, property);
  return method;
});

const propertyOf = new WeakMap<MethodSymbol, PropertySymbol>();

/** The nearest class first; those of interfaces all at once. */
export function indexersOf(holder: NamedType): readonly (readonly MethodCandidate[])[] {
  const isInterface = holder.symbol.typeKind === "interface";
  const levels = [holder, ...(isInterface ? allInterfaces(holder) : baseTypes(holder))].map((level) =>
    declaredIndexers(level.symbol).map((property) => ({
      method: accessorOf(property),
      declaredIn: level,
      map: typeMapOf(level),
      isReduced: false,
    })),
  );
  return isInterface ? [levels.flat()] : levels;
}

const declaredIndexers = cachedBy((symbol: NamedTypeSymbol): readonly PropertySymbol[] =>
  symbol.members.filter(
    (member): member is PropertySymbol =>
      member.kind === "property" && !member.isExplicitInterfaceImplementation && member.isIndexer,
  ),
);
