/** `new`: objects, arrays and collections (ECMA-334 §12.8.17). */

import { identifierText } from "../../syntax/index.js";
import type {
  AnonymousObjectCreationExpressionSyntax,
  ExpressionSyntax,
  IdentifierNameSyntax,
  ImplicitObjectCreationExpressionSyntax,
  InitializerExpressionSyntax,
  ObjectCreationExpressionSyntax,
} from "../../syntax/nodes.js";
import { unknownType } from "../declarations/source-parameter.js";
import { bindType } from "../names/type-binder.js";
import type { BoundExpression, SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType, MethodSymbol, NamedType } from "../symbols/symbols.js";
import { withoutNullable } from "../symbols/types.js";
import { lookupMembers } from "../types/member-lookup.js";
import { substituteType } from "../types/substitution.js";
import { suggestTarget, targetOf } from "../types/target-types.js";
import { anonymousTypeOf } from "./anonymous-type.js";
import { applyCall, argumentShapes, plainArguments } from "./calls.js";
import { chooseOverload } from "./overloads.js";

type CreationSyntax = ObjectCreationExpressionSyntax | ImplicitObjectCreationExpressionSyntax;
type BoundCreation = Extract<BoundExpression, { kind: "creation" }>;

function createdType(syntax: CreationSyntax, scope: Scope): AnnotatedType {
  if (syntax.kind === "ObjectCreationExpression") return bindType(syntax.type, scope);
  const target = targetOf(syntax);
  if (target === undefined) return unknownType();
  return { type: withoutNullable(target).type, nullability: "notAnnotated" };
}

export function bindCreation(syntax: CreationSyntax, scope: Scope): BoundCreation {
  const type = createdType(syntax, scope);
  const written = syntax.argumentList?.arguments ?? [];
  const { initializer } = syntax;
  const named = type.type.kind === "named" ? type.type : undefined;
  const chosen = named === undefined || written.length === 0 ? undefined : chooseConstructor(named, syntax, scope);
  return {
    kind: "creation",
    type,
    arguments:
      chosen === undefined || named === undefined
        ? plainArguments(written, scope)
        : applyCall({ method: chosen, declaredIn: named, isReduced: false }, undefined, [], written, scope).arguments,
    initializers: initializer === null ? [] : memberInitializers(initializer, scope, named),
  };
}

function chooseConstructor(type: NamedType, syntax: CreationSyntax, scope: Scope): MethodSymbol | undefined {
  const constructors = type.symbol.members.filter(
    (member): member is MethodSymbol =>
      member.kind === "method" && member.methodKind === "constructor" && !member.isStatic,
  );
  return chooseOverload(
    constructors.map((method) => ({ method, declaredIn: type, isReduced: false })),
    argumentShapes(syntax.argumentList?.arguments ?? [], scope),
    0,
  )?.method;
}

/** `{ Name = value }` of an object initialiser or a `with`. */
export function memberInitializers(
  initializer: InitializerExpressionSyntax,
  scope: Scope,
  type: NamedType | undefined,
): readonly { readonly name: string; readonly value: SourceExpression }[] {
  return initializer.expressions.flatMap((element) => {
    if (element.kind !== "SimpleAssignmentExpression" || element.left.kind !== "IdentifierName") return [];
    const name = identifierText(scope.context.file, element.left);
    suggestTarget(element.right, () => (type === undefined ? undefined : memberTypeNamed(type, name)));
    return [{ name, value: { syntax: element.right, scope } }];
  });
}

export function initializerTarget(
  creation: { readonly syntax: CreationSyntax; readonly scope: Scope },
  member: IdentifierNameSyntax,
): AnnotatedType | undefined {
  const { type } = createdType(creation.syntax, creation.scope);
  const name = identifierText(creation.scope.context.file, member);
  return type.kind === "named" ? memberTypeNamed(type, name) : undefined;
}

function memberTypeNamed(type: NamedType, name: string): AnnotatedType | undefined {
  const found = lookupMembers(type, name)[0];
  if (found === undefined || (found.member.kind !== "property" && found.member.kind !== "field")) return undefined;
  return substituteType(found.member.type, found.declaredIn);
}

/** Its members are listed as initializers. */
export function bindAnonymousObject(syntax: AnonymousObjectCreationExpressionSyntax, scope: Scope): BoundCreation {
  const initializers = syntax.initializers.flatMap((initializer) => {
    const name =
      initializer.nameEquals !== null
        ? identifierText(scope.context.file, initializer.nameEquals.name)
        : projectedName(initializer.expression, scope);
    return name === undefined ? [] : [{ name, value: { syntax: initializer.expression, scope } }];
  });
  return { kind: "creation", type: anonymousTypeOf(syntax, scope, initializers), arguments: [], initializers };
}

/** `new { order.Id }` names its member after the last name. */
function projectedName(syntax: ExpressionSyntax, scope: Scope): string | undefined {
  switch (syntax.kind) {
    case "IdentifierName":
      return identifierText(scope.context.file, syntax);
    case "SimpleMemberAccessExpression":
    case "MemberBindingExpression":
      return syntax.name.kind === "IdentifierName" ? identifierText(scope.context.file, syntax.name) : undefined;
    case "ConditionalAccessExpression":
      return projectedName(syntax.whenNotNull, scope);
    default:
      return undefined;
  }
}
