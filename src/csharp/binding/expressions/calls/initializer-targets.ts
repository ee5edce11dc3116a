/** What the elements of an initializer are given to: members, indexers and `Add` (ECMA-334 §12.8.17.3). */

import { identifierText } from "../../../syntax/index.js";
import type { ExpressionSyntax, InitializerExpressionSyntax } from "../../../syntax/nodes.js";
import type { Scope } from "../../symbols/scope.js";
import type { AnnotatedType, NamedType } from "../../symbols/symbols.js";
import { lookupMembers } from "../../types/member-lookup.js";
import { substituteType, typeMapOf } from "../../types/substitution.js";
import { noteTarget } from "../../types/target-types.js";
import { indexersOf } from "../element-access.js";
import { operandOf } from "../operands.js";
import { givenArguments, parameterTargets } from "./calls.js";
import { extensionMethods } from "./extension-methods.js";
import { type MethodCandidate, type ResolvedOverload, resolveOverload } from "./overloads.js";

type Asked = () => AnnotatedType | undefined;

export function noteInitializerTargets({ expressions }: InitializerExpressionSyntax, scope: Scope, type: Asked): void {
  for (const element of expressions) {
    if (element.kind === "SimpleAssignmentExpression") noteMember(element.left, element.right, scope, type);
    else if (element.kind === "ComplexElementInitializerExpression") noteAdded(element.expressions, scope, type);
    else noteAdded([element], scope, type);
  }
}

function noteMember(left: ExpressionSyntax, right: ExpressionSyntax, scope: Scope, type: Asked): void {
  const indices = left.kind === "ImplicitElementAccess" ? left.argumentList.arguments : [];
  const indexer = (holder = type()?.type): ResolvedOverload | undefined =>
    holder?.kind === "named"
      ? resolveOverload(indexersOf(holder), givenArguments(indices, scope), [], scope)
      : undefined;
  const target = (): AnnotatedType | undefined => {
    const holder = type()?.type;
    if (holder?.kind !== "named") return undefined;
    if (left.kind === "IdentifierName") return memberTypeNamed(holder, identifierText(scope.context.file, left));
    const resolved = left.kind === "ImplicitElementAccess" ? indexer(holder) : undefined;
    return resolved && substituteType(resolved.candidate.method.returnType, resolved.candidate.declaredIn ?? holder);
  };
  for (const [at, { expression }] of indices.entries())
    noteTarget({ syntax: expression, scope }, () => {
      const resolved = indexer();
      return resolved && parameterTargets(resolved)[at];
    });
  noteTarget({ syntax: right, scope }, target);
  if (right.kind === "ObjectInitializerExpression" || right.kind === "CollectionInitializerExpression")
    noteInitializerTargets(right, scope, target);
}

/** `x` of `{ x }`, `x` and `y` of `{ { x, y } }`. */
function noteAdded(elements: readonly ExpressionSyntax[], scope: Scope, type: Asked): void {
  for (const [at, syntax] of elements.entries())
    noteTarget({ syntax, scope }, () => {
      const holder = type();
      const addArguments = elements.map((element) => ({
        name: undefined,
        refKind: "none" as const,
        operand: () => operandOf({ syntax: element, scope }),
      }));
      const resolved = holder && resolveOverload(addsOf(holder, scope), addArguments, [], scope);
      return resolved && parameterTargets(resolved)[at];
    });
}

function addsOf(holder: AnnotatedType, scope: Scope): readonly (readonly MethodCandidate[])[] {
  const adds = holder.type.kind === "named" ? lookupMembers(holder.type, "Add") : [];
  const methods = adds.flatMap(({ member, declaredIn }) =>
    member.kind === "method" ? [{ method: member, declaredIn, map: typeMapOf(declaredIn), isReduced: false }] : [],
  );
  return [methods, ...extensionMethods("Add", holder, scope)];
}

export function memberTypeNamed(type: NamedType, name: string): AnnotatedType | undefined {
  const property = lookupMembers(type, name)[0];
  if (property === undefined || (property.member.kind !== "property" && property.member.kind !== "field"))
    return undefined;
  return substituteType(property.member.type, property.declaredIn);
}
