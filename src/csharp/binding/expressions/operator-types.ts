import { notesOn } from "../../../caching/cache.js";
import { textOf } from "../../syntax/index.js";
import type { ExpressionSyntax } from "../../syntax/nodes.js";
import { bindType, specialType } from "../names/type-binder.js";
import type { Scope } from "../symbols/scope.js";
import { specialTypeOf } from "../symbols/special-types.js";
import type { AnnotatedType, SpecialType } from "../symbols/symbols.js";
import { constructType } from "../symbols/types.js";
import { isIntegerType, promoteIntegers } from "../types/numeric-types.js";
import { typeOfExpression } from "./expressions.js";
import { scopeInside } from "./local-scopes.js";

/** Types of what has no symbol: operators, `typeof`, tuples, interpolated strings. */
export function operatorType(syntax: ExpressionSyntax, scope: Scope): AnnotatedType | undefined {
  const of = (type: SpecialType): AnnotatedType => ({ type: specialType(scope, type), nullability: "notAnnotated" });
  switch (syntax.kind) {
    case "InterpolatedStringExpression":
    case "StringLiteralExpression":
      return of("string");
    case "TypeOfExpression":
      return {
        type: {
          kind: "named",
          symbol: scope.context.program.core("System.Type"),
          typeArguments: [],
          containing: undefined,
        },
        nullability: "notAnnotated",
      };
    case "SizeOfExpression":
      return of("int");
    case "DefaultExpression":
      return bindType(syntax.type, scope);
    case "TupleExpression":
      return tupleType(syntax, scope);
    case "IsExpression":
    case "IsPatternExpression":
    case "EqualsExpression":
    case "NotEqualsExpression":
    case "LessThanExpression":
    case "LessThanOrEqualExpression":
    case "GreaterThanExpression":
    case "GreaterThanOrEqualExpression":
    case "LogicalAndExpression":
    case "LogicalOrExpression":
    case "LogicalNotExpression":
      return of("bool");
    case "UnaryMinusExpression":
    case "UnaryPlusExpression":
    case "BitwiseNotExpression":
    case "PreIncrementExpression":
    case "PreDecrementExpression":
    case "PostIncrementExpression":
    case "PostDecrementExpression":
      return typeOfExpression({ syntax: syntax.operand, scope });
    case "QueryExpression":
      return queryType(syntax, scope);
    default:
      return "left" in syntax && "right" in syntax ? arithmeticType(syntax, scope) : undefined;
  }
}

/** `from … select x` is a sequence of what it selects; the element of a grouping is not worked out. */
function queryType(syntax: ExpressionSyntax & { kind: "QueryExpression" }, scope: Scope): AnnotatedType | undefined {
  let { body } = syntax;
  while (body.continuation !== null) body = body.continuation.body;
  const { selectOrGroup } = body;
  if (selectOrGroup.kind !== "SelectClause") return undefined;
  const element = typeOfExpression({ syntax: selectOrGroup.expression, scope: scopeInside(syntax, scope) });
  const sequence = scope.context.program.resolve("System.Collections.Generic.IEnumerable`1");
  if (element === undefined || sequence === undefined) return undefined;
  return { type: constructType(sequence, [element]), nullability: "notAnnotated" };
}

function tupleType(syntax: ExpressionSyntax & { kind: "TupleExpression" }, scope: Scope): AnnotatedType | undefined {
  const elements: { name: string | undefined; type: AnnotatedType }[] = [];
  for (const argument of syntax.arguments) {
    const type = typeOfExpression({ syntax: argument.expression, scope });
    if (type === undefined) return undefined;
    elements.push({
      name: argument.nameColon === null ? undefined : textOf(scope.context.file, argument.nameColon.name),
      type,
    });
  }
  return { type: { kind: "tuple", elements }, nullability: "notAnnotated" };
}

type Operation = ExpressionSyntax & { readonly left: ExpressionSyntax; readonly right: ExpressionSyntax };

/** A long sum leans to the left; its spine is walked, not recursed into. */
function arithmeticType(syntax: Operation, scope: Scope): AnnotatedType | undefined {
  const spine: Operation[] = [];
  let leftmost: ExpressionSyntax = syntax;
  while (leftmost.kind === syntax.kind && "left" in leftmost && "right" in leftmost && !operationTypes.has(leftmost)) {
    spine.push(leftmost);
    leftmost = leftmost.left;
  }
  let type = operationTypes.get(leftmost) ?? typeOfExpression({ syntax: leftmost, scope });
  for (const operation of spine.reverse()) {
    type = operationType(operation.kind, type, typeOfExpression({ syntax: operation.right, scope }), scope);
    if (type !== undefined) operationTypes.set(operation, type);
  }
  return type;
}

/** Of every sum that is the left part of a longer one, so that each is looked at once. */
const operationTypes = notesOn<ExpressionSyntax, AnnotatedType>();

function operationType(
  kind: Operation["kind"],
  left: AnnotatedType | undefined,
  right: AnnotatedType | undefined,
  scope: Scope,
): AnnotatedType | undefined {
  const a = left && specialTypeOf(left.type);
  const b = right && specialTypeOf(right.type);
  const of = (type: SpecialType): AnnotatedType => ({ type: specialType(scope, type), nullability: "notAnnotated" });
  if (kind === "AddExpression" && (a === "string" || b === "string")) return of("string");
  for (const type of ["decimal", "double", "float"] as const) if (a === type || b === type) return of(type);
  if (isIntegerType(a) && isIntegerType(b)) {
    const promoted = promoteIntegers(a, b);
    return promoted === undefined ? undefined : of(promoted);
  }
  return left;
}
