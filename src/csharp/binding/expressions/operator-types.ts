/** Types of what has no symbol: operators, `typeof`, interpolated strings. */

import type { ExpressionSyntax } from "../../syntax/nodes.js";
import { bindType, specialType } from "../names/type-binder.js";
import type { ParameterScope, Scope } from "../symbols/scope.js";
import type { AnnotatedType, SpecialType } from "../symbols/symbols.js";
import { constructType, isValueType } from "../symbols/types.js";
import { isVoidType } from "../types/better-conversions.js";
import { ScopedNotes } from "../types/scoped-notes.js";
import { coalescedType } from "./coalescing.js";
import { naturalType, type Operand, operandOf } from "./operands.js";
import { binaryType, unaryType } from "./operators.js";
import { queryType } from "./scopes/query-types.js";

export function operatorType(syntax: ExpressionSyntax, scope: Scope): AnnotatedType | undefined {
  const of = (type: SpecialType): AnnotatedType => ({ type: specialType(scope, type), nullability: "notAnnotated" });
  switch (syntax.kind) {
    case "InterpolatedStringExpression":
    case "StringLiteralExpression":
      return of("string");
    case "Utf8StringLiteralExpression":
      return coreType("System.ReadOnlySpan`1", scope, of("byte"));
    case "TypeOfExpression":
      return coreType("System.Type", scope);
    case "SizeOfExpression":
      return of("int");
    case "RangeExpression":
      return coreType("System.Range", scope);
    case "IndexExpression":
      return coreType("System.Index", scope);
    case "DefaultExpression": {
      const type = bindType(syntax.type, scope);
      return isValueType(type.type) ? type : { type: type.type, nullability: "annotated" };
    }
    case "FieldExpression":
      return propertyType(scope);
    case "IsExpression":
    case "IsPatternExpression":
    case "LogicalAndExpression":
    case "LogicalOrExpression":
      return of("bool");
    case "UnaryMinusExpression":
    case "UnaryPlusExpression":
    case "BitwiseNotExpression":
    case "LogicalNotExpression":
    case "PreIncrementExpression":
    case "PreDecrementExpression":
    case "PostIncrementExpression":
    case "PostDecrementExpression":
      return unaryType(syntax.kind, operandOf({ syntax: syntax.operand, scope }), scope);
    case "TupleExpression":
      return naturalType({ syntax, scope });
    case "QueryExpression":
      return queryType(syntax, scope);
    default:
      if (syntax.kind === "CoalesceAssignmentExpression")
        return coalescedType(operandOf({ syntax: syntax.left, scope }), operandOf({ syntax: syntax.right, scope }));
      if (syntax.kind.endsWith("AssignmentExpression") && "left" in syntax)
        return naturalType({ syntax: syntax.left, scope });
      return "left" in syntax && "right" in syntax ? spineType(syntax, scope) : undefined;
  }
}

/** `field` has the type of the property: what its getter returns, its setter is given. */
function propertyType(scope: Scope): AnnotatedType | undefined {
  let accessor: ParameterScope | undefined;
  for (let at: Scope | undefined = scope; at !== undefined && at.kind !== "type"; at = at.parent)
    if (at.kind === "parameters") accessor = at;
  const returned = accessor?.returned?.();
  return returned !== undefined && !isVoidType(returned.type)
    ? returned
    : accessor?.parameters().find(({ name }) => name === "value")?.type;
}

function coreType(name: string, scope: Scope, ...typeArguments: readonly AnnotatedType[]): AnnotatedType {
  return { type: constructType(scope.context.program.core(name), typeArguments), nullability: "notAnnotated" };
}

type Operation = ExpressionSyntax & { readonly left: ExpressionSyntax; readonly right: ExpressionSyntax };

/** A long sum leans to the left; its spine is walked, not recursed into. */
function spineType(syntax: Operation, scope: Scope): AnnotatedType | undefined {
  const spine: Operation[] = [];
  let leftmost: ExpressionSyntax = syntax;
  while (leftmost.kind === syntax.kind && "left" in leftmost && "right" in leftmost) {
    if (operationTypes.has({ syntax: leftmost, scope })) break;
    spine.push(leftmost);
    leftmost = leftmost.left;
  }
  let operand: Operand = knownOperand(leftmost, scope) ?? operandOf({ syntax: leftmost, scope });
  let type: AnnotatedType | undefined;
  for (const operation of spine.reverse()) {
    type = binaryType(operation.kind, operand, operandOf({ syntax: operation.right, scope }), scope);
    operationTypes.set({ syntax: operation, scope }, type);
    operand = type === undefined ? { kind: "unknown" } : { kind: "typed", type };
  }
  return type ?? operationTypes.get({ syntax, scope });
}

function knownOperand(syntax: ExpressionSyntax, scope: Scope): Operand | undefined {
  if (!operationTypes.has({ syntax, scope })) return undefined;
  const type = operationTypes.get({ syntax, scope });
  return type === undefined ? { kind: "unknown" } : { kind: "typed", type };
}

/** Of every sum that is the left part of a longer one, so that each is looked at once. */
const operationTypes = new ScopedNotes<AnnotatedType | undefined>();
