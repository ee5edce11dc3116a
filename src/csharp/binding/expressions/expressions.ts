/** Expressions, one level at a time: the parts are bound on first use. */

import { cachedBy } from "../../../caching/cache.js";
import { locationOf, textOf } from "../../syntax/index.js";
import type {
  AliasQualifiedNameSyntax,
  ElementAccessExpressionSyntax,
  ElementBindingExpressionSyntax,
  ExpressionSyntax,
  QualifiedNameSyntax,
} from "../../syntax/nodes.js";
import { bindAttributes } from "../attributes/attributes.js";
import { evaluateConstant } from "../constants/constant-expression.js";
import { hasModifier } from "../declarations/modifiers.js";
import { bindNamespaceOrType, bindType, makeNullable } from "../names/type-binder.js";
import type { BoundExpression, SourceExpression } from "../symbols/bound-expression.js";
import { enclosingType, type Scope } from "../symbols/scope.js";
import type { AnnotatedType, Constant } from "../symbols/symbols.js";
import { selfType } from "../symbols/types.js";
import { awaitedType } from "../types/awaiting.js";
import { rankConversion } from "../types/conversions.js";
import { elementType } from "../types/element-types.js";
import { lookupMembers, memberType } from "../types/member-lookup.js";
import { substituteType } from "../types/substitution.js";
import { targetOf } from "../types/target-types.js";
import { bindInvocation, plainArguments } from "./calls.js";
import { conditionalReceiver } from "./conditional-access.js";
import { bindAnonymousObject, bindCreation } from "./creations.js";
import { noteTargets } from "./expression-targets.js";
import { lambdaParameters } from "./lambda-parameters.js";
import { scopeInside } from "./local-scopes.js";
import { bindMemberAccess, bindSimpleName } from "./member-access.js";
import { bindOperation } from "./operations.js";
import { type FunctionExpressionSyntax, isFunctionExpression } from "./scope-nodes.js";

/** A chain of thousands of calls is nothing people write; the engine's stack would not hold it. */
const deepest = 300;
let depth = 0;

const boundOnce = cachedBy(
  (syntax: ExpressionSyntax, scope: Scope): BoundExpression => {
    depth++;
    const bound = bind(syntax, scope);
    depth--;
    return bound;
  },
  () => other(),
);

export function bindExpression({ syntax, scope }: SourceExpression): BoundExpression {
  return depth > deepest ? other() : boundOnce(syntax, scope);
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
      const receiver = conditionalReceiver(syntax);
      return receiver === undefined ? other() : bindMemberAccess(receiver, syntax.name, scope, syntax);
    }
    case "ElementAccessExpression":
      return bindElementAccess(syntax, here(syntax.expression), scope);
    case "ElementBindingExpression":
      return bindElementAccess(syntax, conditionalReceiver(syntax), scope);
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
      return bindImplicitArray(syntax.initializer.expressions.map(here), syntax.rank);
    case "ArrayInitializerExpression":
    case "CollectionInitializerExpression":
      return { kind: "collection", elements: syntax.expressions.map(here), type: targetOf(syntax) };
    case "CollectionExpression":
      return {
        kind: "collection",
        elements: syntax.elements.flatMap((element) => ("expression" in element ? [here(element.expression)] : [])),
        type: targetOf(syntax),
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

function bindImplicitArray(elements: readonly SourceExpression[], rank: number): BoundExpression {
  const element = bestType(elements);
  return {
    kind: "collection",
    elements,
    type: element && { type: { kind: "array", element, rank }, nullability: "notAnnotated" },
  };
}

/** The first branch that has a type of its own; null branches make it nullable elsewhere. */
function bestType(expressions: readonly SourceExpression[]): AnnotatedType | undefined {
  const types: AnnotatedType[] = [];
  let sawNull = false;
  for (const expression of expressions) {
    const bound = bindExpression(expression);
    if (bound.kind === "throw") continue;
    if (bound.kind === "constant" && bound.value.kind === "null") {
      sawNull = true;
      continue;
    }
    const type = typeOfExpression(expression);
    if (type !== undefined) types.push(type);
  }
  const found = commonType(types);
  const scope = expressions[0]?.scope;
  return found !== undefined && sawNull && scope !== undefined ? makeNullable(found, scope) : found;
}

/** The type that all the others become: `Animal` of `Dog` and `Animal`. The first where none is. */
function commonType(types: readonly AnnotatedType[]): AnnotatedType | undefined {
  const [first, ...others] = types;
  if (first === undefined || others.length === 0) return first;
  const best = types.find((to) => types.every((from) => rankConversion(from.type, to.type) !== undefined)) ?? first;
  // A reference of one branch that may be null makes that of the whole so.
  return types.some(({ nullability }) => nullability === "annotated") && best.nullability === "notAnnotated"
    ? { ...best, nullability: "annotated" }
    : best;
}

function bindElementAccess(
  syntax: ElementAccessExpressionSyntax | ElementBindingExpressionSyntax,
  receiver: SourceExpression | undefined,
  scope: Scope,
): BoundExpression {
  const type = receiver === undefined ? undefined : typeOfExpression(receiver);
  if (type === undefined) return other();
  if (type.type.kind === "array") return other(type.type.element);
  const holder = memberType(type.type, scope.context.program);
  const count = syntax.argumentList.arguments.length;
  for (const name of ["this[]", "Item", "Chars"]) {
    const members = holder === undefined ? [] : lookupMembers(holder, name);
    for (const { member, declaredIn } of members) {
      if (member.kind === "property" && member.isIndexer && member.parameters.length === count) {
        return {
          kind: "property",
          symbol: member,
          containingType: declaredIn,
          receiver,
          arguments: plainArguments(syntax.argumentList.arguments, scope).map((argument, at) => ({
            ...argument,
            parameter: member.parameters[at],
          })),
          type: substituteType(member.type, declaredIn),
        };
      }
    }
  }
  return other(elementType(type.type));
}

/** The type of an expression, where it has one and it is known. */
export function typeOfExpression(expression: SourceExpression): AnnotatedType | undefined {
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
    case "other":
      return bound.type;
    case "this":
      return bound.type === undefined ? undefined : { type: selfType(bound.type), nullability: "notAnnotated" };
    case "event":
      return bound.symbol.type;
    case "choice":
      return bestType(bound.branches) ?? targetOf(expression.syntax);
    case "await": {
      const awaited = typeOfExpression(bound.operand);
      return awaited && awaitedType(awaited);
    }
    case "same":
      return bound.type ?? typeOfExpression(bound.operand);
    case "assignment":
      return typeOfExpression(bound.target);
    case "with":
      return typeOfExpression(bound.operand);
    case "lambda":
    case "methodGroup":
      return targetOf(expression.syntax);
    default:
      return undefined;
  }
}
