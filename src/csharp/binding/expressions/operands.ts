/**
 * Expressions as conversions and overload resolution see them: with their natural type, or as one of the forms that have none and
 * take it from what is asked of them. Nothing here asks what is asked of an expression, so that a call can look at its arguments
 * before it is known itself.
 */

import { cachedBy } from "../../../caching/cache.js";
import type { ExpressionSyntax } from "../../syntax/nodes.js";
import type { SourceExpression } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType, Constant, Type } from "../symbols/symbols.js";
import { isNullableValue, isTypeNamed } from "../symbols/types.js";
import { isTooLarge } from "../types/type-size.js";
import { bestCommonType } from "./best-common-type.js";
import type { MethodGroup } from "./calls/extension-methods.js";
import { coalescedType } from "./coalescing.js";
import { bindExpression, ownType } from "./expressions.js";
import { type LambdaOperand, lambdaOperand } from "./lambdas.js";
import { scopeInside } from "./scopes/local-scopes.js";
import { isFunctionExpression, noteGoverning } from "./scopes/scope-nodes.js";
import { tupleOperand } from "./tuples.js";

export type Operand =
  | { readonly kind: "typed"; readonly type: AnnotatedType; readonly constant?: Constant; readonly isText?: true }
  /** `isSuppressed`: `null!`, which counts as not null. */
  | { readonly kind: "null" | "default"; readonly isSuppressed?: true }
  | { readonly kind: "throw" | "new" | "void" | "unknown" }
  | { readonly kind: "out"; readonly type: AnnotatedType | undefined }
  | { readonly kind: "collection"; readonly elements: readonly CollectionElement[] }
  | LambdaOperand
  | { readonly kind: "methodGroup"; readonly group: MethodGroup; readonly scope: Scope }
  | TupleOperand
  /** `c ? a : b` and `x switch { … }` whose branches have no common type. */
  | { readonly kind: "choice"; readonly branches: readonly Operand[] };

interface TupleOperand {
  readonly kind: "tuple";
  readonly elements: readonly Operand[];
  readonly names: readonly (string | undefined)[];
  readonly type: AnnotatedType | undefined;
}

export interface CollectionElement {
  readonly operand: Operand;
  readonly isSpread: boolean;
}

const operandsIn = cachedBy((scope: Scope) =>
  cachedBy(
    (syntax: ExpressionSyntax): Operand => {
      const operand = makeOperand(syntax, scope);
      const type = operand.kind === "typed" || operand.kind === "tuple" ? operand.type?.type : undefined;
      return type !== undefined && isTooLarge(type) ? { kind: "unknown" } : operand;
    },
    (): Operand => ({ kind: "unknown" }),
  ),
);

export function operandOf({ syntax, scope }: SourceExpression): Operand {
  return operandsIn(scope)(syntax);
}

/** Whether a value of a reference type is null there, as far as types say. `seenAs`: what a `T`, which may be null, becomes. */
export function mayGiveNull(operand: Operand, seenAs?: Type): boolean {
  switch (operand.kind) {
    case "null":
    case "default":
      return operand.isSuppressed !== true;
    case "typed":
      return (
        operand.type.nullability === "annotated" ||
        isNullableValue(operand.type.type) ||
        (seenAs !== undefined && seenAs.kind !== "typeParameterType" && isOpenToNull(operand.type.type))
      );
    case "choice":
      return operand.branches.some((branch) => mayGiveNull(branch, seenAs));
    default:
      return false;
  }
}

/** A type parameter that a nullable type may stand for. */
export function isOpenToNull(type: Type): boolean {
  if (type.kind !== "typeParameterType") return false;
  const { symbol } = type;
  if (symbol.hasValueTypeConstraint || symbol.hasNotNullConstraint) return false;
  if (symbol.hasReferenceTypeConstraint) return symbol.hasNullableReferenceTypeConstraint;
  return symbol.constraintTypes.every(
    ({ type: constraint, nullability }) => nullability === "annotated" || isOpenToNull(constraint),
  );
}

/** The type that an expression has by itself. */
export function naturalType(expression: SourceExpression): AnnotatedType | undefined {
  const operand = operandOf(expression);
  return operand.kind === "typed" || operand.kind === "tuple" ? operand.type : undefined;
}

function makeOperand(syntax: ExpressionSyntax, scope: Scope): Operand {
  const here = (part: ExpressionSyntax): Operand => operandOf({ syntax: part, scope });
  switch (syntax.kind) {
    case "ParenthesizedExpression":
    case "CheckedExpression":
    case "UncheckedExpression":
      return withConstant(here(syntax.expression), syntax, scope);
    case "SuppressNullableWarningExpression": {
      const operand = here(syntax.operand);
      if (operand.kind === "null" || operand.kind === "default") return { kind: operand.kind, isSuppressed: true };
      return operand.kind === "typed"
        ? { kind: "typed", type: { type: operand.type.type, nullability: "notAnnotated" } }
        : operand;
    }
    case "NullLiteralExpression":
      return { kind: "null" };
    case "DefaultLiteralExpression":
      return { kind: "default" };
    case "ThrowExpression":
      return { kind: "throw" };
    case "ImplicitObjectCreationExpression":
      return { kind: "new" };
    case "CollectionExpression":
      return {
        kind: "collection",
        elements: syntax.elements.flatMap((element) =>
          "expression" in element
            ? [{ operand: here(element.expression), isSpread: element.kind === "SpreadElement" }]
            : [],
        ),
      };
    case "DeclarationExpression":
      return { kind: "out", type: ownType({ syntax, scope }) };
    case "TupleExpression":
      return tupleOperand(syntax, scope);
    case "ConditionalExpression":
      return withConstant(choice([here(syntax.whenTrue), here(syntax.whenFalse)], scope), syntax, scope);
    case "SwitchExpression":
      noteGoverning(syntax);
      return choice(
        syntax.arms.map((arm) => operandOf({ syntax: arm.expression, scope: scopeInside(arm, scope) })),
        scope,
      );
    case "CoalesceExpression": {
      const type = coalescedType(here(syntax.left), here(syntax.right));
      return type === undefined ? { kind: "unknown" } : { kind: "typed", type };
    }
    default:
      if (isFunctionExpression(syntax)) return lambdaOperand(syntax, scope);
      return boundOperand(syntax, scope);
  }
}

function choice(branches: readonly Operand[], scope: Scope): Operand {
  const type = bestCommonType(branches, scope);
  if (type !== undefined) return { kind: "typed", type };
  return branches.some(({ kind }) => kind === "unknown") ? { kind: "unknown" } : { kind: "choice", branches };
}

/** A constant expression converts by its value: `(1)` to a byte. */
function withConstant(operand: Operand, syntax: ExpressionSyntax, scope: Scope): Operand {
  if (operand.kind !== "typed" || operand.constant !== undefined) return operand;
  const bound = bindExpression({ syntax, scope });
  return bound.kind === "constant" ? { ...operand, constant: bound.value } : operand;
}

/** `(string?)null`, `default(int?)`. */
function isTypedNull({ kind }: ExpressionSyntax): boolean {
  return kind === "CastExpression" || kind === "DefaultExpression";
}

function boundOperand(syntax: ExpressionSyntax, scope: Scope): Operand {
  const bound = bindExpression({ syntax, scope });
  switch (bound.kind) {
    case "methodGroup":
      return { kind: "methodGroup", group: bound, scope };
    case "constant":
      return bound.value.kind === "null" && !isTypedNull(syntax) && bound.symbol === undefined
        ? { kind: "null" }
        : { kind: "typed", type: bound.type, constant: bound.value };
    default: {
      const type = ownType({ syntax, scope });
      // An unknown type of some name is at least the same as itself.
      if (type === undefined || (type.type.kind === "error" && type.type.name === "")) return { kind: "unknown" };
      if (isTypeNamed(type.type, "System.Void")) return { kind: "void" };
      return syntax.kind === "InterpolatedStringExpression"
        ? { kind: "typed", type, isText: true }
        : { kind: "typed", type };
    }
  }
}
