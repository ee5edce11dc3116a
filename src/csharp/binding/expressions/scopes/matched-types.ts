/** Types of what patterns, loops and deconstructions take out of a value. */
import { identifierText } from "../../../syntax/index.js";
import type { ExpressionColonSyntax, ExpressionSyntax, NameColonSyntax } from "../../../syntax/nodes.js";
import type { SourceExpression } from "../../symbols/bound-expression.js";
import type { Scope } from "../../symbols/scope.js";
import type { AnnotatedType } from "../../symbols/symbols.js";
import { withoutNullable } from "../../symbols/types.js";
import { iterationType } from "../../types/element-types.js";
import { lookupMembers, memberType } from "../../types/member-lookup.js";
import { substituteType } from "../../types/substitution.js";
import { typeOfExpression } from "../expressions.js";

/** What a `foreach` over an expression goes through. */
export function iteratedType(collection: SourceExpression): AnnotatedType | undefined {
  return elementOf(typeOfExpression(collection));
}

export function elementOf(type: AnnotatedType | undefined): AnnotatedType | undefined {
  return type && iterationType(type.type);
}

/** Without null: a pattern with braces does not match it. */
export function matchedType(type: AnnotatedType | undefined): AnnotatedType | undefined {
  if (type === undefined) return undefined;
  const nonNullable = withoutNullable(type);
  return nonNullable.nullability === "annotated" ? { ...nonNullable, nullability: "notAnnotated" } : nonNullable;
}

/** One of the parts that a value comes apart into: an element of a tuple, or what `Deconstruct` gives. */
export function partOf(type: AnnotatedType | undefined, at: number, count: number): AnnotatedType | undefined {
  const whole = matchedType(type)?.type;
  if (whole?.kind === "tuple") return whole.elements.length === count ? whole.elements[at]?.type : undefined;
  if (whole?.kind !== "named") return undefined;
  for (const { member, declaredIn } of lookupMembers(whole, "Deconstruct")) {
    const parameter =
      member.kind === "method" && member.parameters.length === count ? member.parameters[at] : undefined;
    if (parameter !== undefined) return substituteType(parameter.type, declaredIn);
  }
  const { symbol } = whole;
  const primary = symbol.isRecord
    ? symbol.members.find((member) => member.kind === "method" && member.isPrimaryConstructor)
    : undefined;
  const parameter =
    primary?.kind === "method" && primary.parameters.length === count ? primary.parameters[at] : undefined;
  return parameter && substituteType(parameter.type, whole);
}

/** `Name` of `{ Name: … }`, `A.B` of `{ A.B: … }`. */
export function matchedMember(
  type: AnnotatedType | undefined,
  name: NameColonSyntax | ExpressionColonSyntax | null,
  scope: Scope,
): AnnotatedType | undefined {
  if (name === null) return undefined;
  return name.kind === "NameColon"
    ? memberNamed(type, identifierText(scope.context.file, name.name), scope)
    : along(type, name.expression, scope);
}

function along(type: AnnotatedType | undefined, path: ExpressionSyntax, scope: Scope): AnnotatedType | undefined {
  const { file } = scope.context;
  if (path.kind === "IdentifierName") return memberNamed(type, identifierText(file, path), scope);
  if (path.kind !== "SimpleMemberAccessExpression" || path.name.kind !== "IdentifierName") return undefined;
  return memberNamed(along(type, path.expression, scope), identifierText(file, path.name), scope);
}

function memberNamed(type: AnnotatedType | undefined, name: string, scope: Scope): AnnotatedType | undefined {
  const matched = matchedType(type)?.type;
  if (matched?.kind === "tuple")
    return matched.elements.find((each, at) => each.name === name || `Item${at + 1}` === name)?.type;
  const holder = matched && memberType(matched, scope.context.program);
  const property = holder && lookupMembers(holder, name)[0];
  if (property === undefined || (property.member.kind !== "property" && property.member.kind !== "field"))
    return undefined;
  return substituteType(property.member.type, property.declaredIn);
}
