/** Expressions, one level at a time: the parts are bound on first use. */

import { cachedBy } from "../../../caching/cache.js";
import { holds } from "../../../caching/stack-depth.js";
import { locationOf, textOf } from "../../syntax/index.js";
import type {
  AliasQualifiedNameSyntax,
  DeclarationExpressionSyntax,
  ExpressionSyntax,
  InitializerExpressionSyntax,
  QualifiedNameSyntax,
} from "../../syntax/nodes.js";
import { bindAttributes } from "../attributes/attributes.js";
import { evaluateConstant } from "../constants/constant-expression.js";
import { hasModifier } from "../declarations/modifiers.js";
import { bindNamespaceOrType, bindType } from "../names/type-binder.js";
import type { BoundExpression, SourceExpression } from "../symbols/bound-expression.js";
import { enclosingType, type FileContext, type Scope } from "../symbols/scope.js";
import type { AnnotatedType, Constant, NamedType, NamedTypeSymbol } from "../symbols/symbols.js";
import { constructType, isValueType, typeParameterType } from "../symbols/types.js";
import { awaitedType } from "../types/awaiting.js";
import { targetOf } from "../types/target-types.js";
import { isTooLarge } from "../types/type-size.js";
import { bestCommonType } from "./best-common-type.js";
import { bindInvocation } from "./calls/calls.js";
import { bindAnonymousObject, bindCreation } from "./calls/creations.js";
import { groupFunctionType } from "./calls/method-groups.js";
import { conditionalReceiver } from "./conditional-access.js";
import { bindElementAccess } from "./element-access.js";
import { noteTargets } from "./expression-targets.js";
import { bodies, functionType, mostBodies } from "./lambdas.js";
import { bindMemberAccess, bindSimpleName } from "./member-access.js";
import { isFunctionTarget } from "./operand-conversions.js";
import { mayGiveNull, naturalType, type Operand, operandOf } from "./operands.js";
import { bindOperation } from "./operations.js";
import { lambdaParameters, scopeInside } from "./scopes/local-scopes.js";
import { isVarType } from "./scopes/local-types.js";
import { type FunctionExpressionSyntax, isFunctionExpression } from "./scopes/scope-nodes.js";

/** The engine's stack has to hold what binding one expression asks of others. */
const deepest = 300;
const deepestOnDeepStack = 50_000;
let depth = 0;

/** The expression that is being bound, and per file those that took too many bodies: what is in them gets few of its own. */
let outermost: SourceExpression | undefined;
const costly = cachedBy((_: FileContext): ExpressionSyntax[] => []);
const fewBodies = 5;

const boundIn = cachedBy((scope: Scope) =>
  cachedBy(
    (syntax: ExpressionSyntax): BoundExpression => {
      if (depth === 0) {
        outermost = { syntax, scope };
        const isInCostly = costly(scope.context).some(({ start, end }) => start < syntax.start && syntax.end <= end);
        bodies.count = isInCostly ? mostBodies - fewBodies : 0;
      }
      depth++;
      try {
        return bind(syntax, scope);
      } finally {
        depth--;
      }
    },
    () => other(),
  ),
);

export function bindExpression({ syntax, scope }: SourceExpression): BoundExpression {
  const isCostly = depth > 0 && bodies.count > mostBodies;
  if (isCostly) noteCostly();
  const isTooMuch = isCostly || (depth > deepest && !holds(depth, deepestOnDeepStack));
  return isTooMuch ? other() : boundIn(scope)(syntax);
}

function noteCostly(): void {
  if (outermost === undefined) return;
  costly(outermost.scope.context).push(outermost.syntax);
  outermost = undefined;
}

export function constantOf(expression: SourceExpression): Constant | undefined {
  return evaluateConstant(expression);
}

/** What names, calls and creations are; what is done with values is bound by `bindOperation`. */
function bind(syntax: ExpressionSyntax, scope: Scope): BoundExpression {
  noteTargets(syntax, scope);
  const here = (part: ExpressionSyntax): SourceExpression => ({ syntax: part, scope });
  switch (syntax.kind) {
    case "IdentifierName":
    case "GenericName":
      return bindSimpleName(syntax, scope);
    case "SimpleMemberAccessExpression":
    case "PointerMemberAccessExpression":
      return bindMemberAccess(here(syntax.expression), syntax.name, scope, syntax);
    case "MemberBindingExpression": {
      const receiver = conditionalReceiver({ syntax, scope });
      return receiver === undefined ? other() : bindMemberAccess(receiver, syntax.name, scope, syntax);
    }
    case "ElementAccessExpression":
      return bindElementAccess(syntax, here(syntax.expression), scope);
    case "ElementBindingExpression":
      return bindElementAccess(syntax, conditionalReceiver({ syntax, scope }), scope);
    case "InvocationExpression":
      return bindInvocation(syntax, scope);
    case "ObjectCreationExpression":
    case "ImplicitObjectCreationExpression":
      return bindCreation(syntax, scope);
    case "AnonymousObjectCreationExpression":
      return bindAnonymousObject(syntax, scope);
    case "ArrayCreationExpression": {
      const elements = syntax.initializer?.expressions.map(here) ?? [];
      return { kind: "collection", elements, type: bindType(syntax.type, scope) };
    }
    case "ImplicitArrayCreationExpression":
      return bindImplicitArray(syntax.initializer, syntax.rank, scope);
    case "ArrayInitializerExpression":
    case "CollectionInitializerExpression":
      return { kind: "collection", elements: syntax.expressions.map(here), type: targetOf({ syntax, scope }) };
    case "CollectionExpression":
      return {
        kind: "collection",
        elements: syntax.elements.flatMap((element) => ("expression" in element ? [here(element.expression)] : [])),
        type: targetOf({ syntax, scope }),
      };
    case "ThisExpression":
      return { kind: "this", type: enclosingType(scope) };
    case "BaseExpression": {
      const base = enclosingType(scope)?.baseType;
      return other(base && { type: base, nullability: "notAnnotated" });
    }
    case "PredefinedType":
    case "ArrayType":
    case "NullableType":
    case "PointerType":
    case "TupleType":
      return { kind: "type", type: bindType(syntax, scope).type };
    case "QualifiedName":
    case "AliasQualifiedName":
      return bindQualifiedName(syntax, scope);
    default:
      return isFunctionExpression(syntax) ? bindLambda(syntax, scope) : bindOperation(syntax, scope);
  }
}

function bindQualifiedName(syntax: QualifiedNameSyntax | AliasQualifiedNameSyntax, scope: Scope): BoundExpression {
  const meaning = bindNamespaceOrType(syntax, scope);
  if (meaning?.kind === "namespace") return { kind: "namespace", name: meaning.name };
  if (meaning?.kind === "bound") return { kind: "type", type: meaning.type.type };
  const { file } = scope.context;
  return { kind: "unbound", name: textOf(file, syntax), location: locationOf(file, syntax), ambiguous: [] };
}

function other(type?: AnnotatedType): BoundExpression {
  return { kind: "other", type };
}

function bindLambda(syntax: FunctionExpressionSyntax, scope: Scope): BoundExpression {
  const inside = scopeInside(syntax, scope);
  const isMethod = syntax.kind === "AnonymousMethodExpression";
  const expression = isMethod ? null : syntax.expressionBody;
  const { block } = syntax;
  const returnType = syntax.kind === "ParenthesizedLambdaExpression" ? syntax.returnType : null;
  return {
    kind: "lambda",
    parameters: lambdaParameters(syntax, scope),
    body: block !== null ? { syntax: block, scope: inside } : { syntax: expression ?? syntax, scope: inside },
    isAsync: hasModifier(syntax.modifiers, "AsyncKeyword"),
    attributes: isMethod ? [] : bindAttributes(syntax.attributeLists, "method", scope),
    returnType: returnType === null ? undefined : bindType(returnType, scope),
  };
}

function bindImplicitArray(initializer: InitializerExpressionSyntax, rank: number, scope: Scope): BoundExpression {
  const operands = valuesIn(initializer, rank).map((syntax) => operandOf({ syntax, scope }));
  const element = bestCommonType(operands, scope);
  return {
    kind: "collection",
    elements: initializer.expressions.map((syntax) => ({ syntax, scope })),
    type: element && { type: { kind: "array", element, rank }, nullability: "notAnnotated" },
  };
}

/** `{ { 1, 2 }, { 3, 4 } }` of `new[,]`. */
function valuesIn({ expressions }: InitializerExpressionSyntax, rank: number): readonly ExpressionSyntax[] {
  if (rank === 1) return expressions;
  return expressions.flatMap((one) => ("expressions" in one ? valuesIn(one, rank - 1) : [one]));
}

/** The type that an expression has by itself, as far as what it is bound to says. */
export function ownType(expression: SourceExpression): AnnotatedType | undefined {
  if (expression.syntax.kind === "DeclarationExpression") return declaredType(expression.syntax, expression.scope);
  const bound = bindExpression(expression);
  switch (bound.kind) {
    case "constant":
    case "field":
    case "property":
    case "local":
    case "parameter":
    case "call":
    case "creation":
    case "collection":
    case "element":
    case "other":
      return bound.type;
    case "this":
      return bound.type === undefined ? undefined : { type: typeOfThis(bound.type), nullability: "notAnnotated" };
    case "event":
      return bound.symbol.type;
    case "choice":
      return naturalType(expression);
    case "await": {
      const awaited = naturalType(bound.operand);
      return awaited && awaitedType(awaited);
    }
    case "same":
      return bound.type ?? naturalType(bound.operand);
    case "assignment":
      return assignedType(naturalType(bound.target), operandOf(bound.value));
    case "with":
      return naturalType(bound.operand);
    default:
      return undefined;
  }
}

function typeOfThis(symbol: NamedTypeSymbol): NamedType {
  const typeArguments = symbol.typeParameters.map((parameter) => typeParameterType(parameter, "notAnnotated"));
  const { containingType } = symbol;
  return constructType(symbol, typeArguments, containingType && typeOfThis(containingType));
}

/** What was assigned is the type of the variable, with what is known of the value. */
function assignedType(type: AnnotatedType | undefined, value: Operand): AnnotatedType | undefined {
  if (type === undefined || isValueType(type.type) || type.nullability === "oblivious") return type;
  return { type: type.type, nullability: mayGiveNull(value, type.type) ? "annotated" : "notAnnotated" };
}

/** `int x` of `out int x`; undefined for `var`, whose type comes from the parameter. */
function declaredType(syntax: DeclarationExpressionSyntax, scope: Scope): AnnotatedType | undefined {
  return isVarType(syntax.type, scope) ? undefined : bindType(syntax.type, scope);
}

/** A function that is given to an `object` has a type of its own. */
function delegateTarget(expression: SourceExpression): AnnotatedType | undefined {
  const target = targetOf(expression);
  return target !== undefined && isFunctionTarget(target.type) ? undefined : target;
}

/** The type of an expression: its own, or the one that is asked of it where it has none. */
export function typeOfExpression(expression: SourceExpression): AnnotatedType | undefined {
  const operand = operandOf(expression);
  switch (operand.kind) {
    case "typed":
      return operand.type;
    case "tuple":
    case "out":
      return operand.type ?? targetOf(expression);
    case "default":
    case "choice":
    case "collection":
      return targetOf(expression);
    case "new": {
      const bound = bindExpression(withoutParentheses(expression));
      return "type" in bound && bound.kind === "creation" ? bound.type : undefined;
    }
    case "lambda":
      return delegateTarget(expression) ?? functionType(operand);
    case "methodGroup":
      return delegateTarget(expression) ?? groupFunctionType(operand.group, operand.scope);
    default: {
      const type = ownType(expression);
      return type !== undefined && isTooLarge(type.type) ? undefined : type;
    }
  }
}

/** `x` of `(x)` and of `x!`. */
export function withoutParentheses(expression: SourceExpression): SourceExpression {
  const { syntax, scope } = expression;
  if (syntax.kind === "ParenthesizedExpression") return withoutParentheses({ syntax: syntax.expression, scope });
  return syntax.kind === "SuppressNullableWarningExpression"
    ? withoutParentheses({ syntax: syntax.operand, scope })
    : expression;
}
