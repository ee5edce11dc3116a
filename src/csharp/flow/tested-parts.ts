/** What a value is made of: behind a test of `order`, neither `(order, 1)` nor `new[] { order }` holds null, although the variable may. */

import { bindExpression } from "../binding/index.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { AnnotatedType, Type, TypeParameterSymbol } from "../binding/symbols/symbols.js";
import { annotate, namedType, sameType } from "../binding/symbols/types.js";
import { asConstructed } from "../binding/types/inference.js";
import { substitute, typeMapOf } from "../binding/types/substitution.js";
import type { ExpressionSyntax } from "../syntax/nodes.js";

/** The type of a value at its place. */
type Tested = (expression: SourceExpression) => AnnotatedType | undefined;

export function withTestedParts(expression: SourceExpression, declared: AnnotatedType, tested: Tested): AnnotatedType {
  const type = testedParts(expression, declared.type, tested);
  return type === undefined || type === declared.type ? declared : annotate(type, declared.nullability);
}

function testedParts({ syntax, scope }: SourceExpression, declared: Type, tested: Tested): Type | undefined {
  const here = (part: ExpressionSyntax): AnnotatedType | undefined => tested({ syntax: part, scope });
  switch (syntax.kind) {
    case "ParenthesizedExpression":
      return here(syntax.expression)?.type;
    case "TupleExpression": {
      if (declared.kind !== "tuple") return undefined;
      const values = syntax.arguments.map(({ expression }) => here(expression));
      const elements = declared.elements.map((one, at) => ({ ...one, type: withoutNulls(one.type, [values[at]]) }));
      return { kind: "tuple", elements };
    }
    case "ImplicitArrayCreationExpression":
      return declared.kind === "array" && declared.rank === 1
        ? { ...declared, element: withoutNulls(declared.element, syntax.initializer.expressions.map(here)) }
        : undefined;
    case "AwaitExpression": {
      const task = here(syntax.expression)?.type;
      const result = task?.kind === "named" ? task.typeArguments[0]?.type : undefined;
      return result !== undefined && sameType(result, declared) ? result : undefined;
    }
    case "ConditionalExpression":
    case "SwitchExpression": {
      const bound = bindExpression({ syntax, scope });
      if (bound.kind !== "choice") return undefined;
      return withoutNulls({ type: declared, nullability: "annotated" }, bound.branches.map(tested)).type;
    }
    case "InvocationExpression":
      return typeOfResult({ syntax, scope }, tested)?.type;
    default:
      return undefined;
  }
}

/** Undefined unless the expression is an element of a tuple or an array. */
export function typeOfElement({ syntax, scope }: SourceExpression, tested: Tested): AnnotatedType | undefined {
  if (syntax.kind === "ElementAccessExpression") {
    const whole = tested({ syntax: syntax.expression, scope })?.type;
    return whole?.kind === "array" ? whole.element : undefined;
  }
  const bound = bindExpression({ syntax, scope });
  if (bound.kind !== "element") return undefined;
  const whole = tested(bound.receiver)?.type;
  return whole?.kind === "tuple" ? whole.elements[bound.at]?.type : undefined;
}

function hasTypeArguments(called: ExpressionSyntax): boolean {
  const name = "name" in called ? called.name : called;
  return name.kind === "GenericName";
}

/** What a call gives: a type argument that is inferred from values has what is known of them. Undefined where none is. */
export function typeOfResult(expression: SourceExpression, tested: Tested): AnnotatedType | undefined {
  const { syntax } = expression;
  const bound = bindExpression(expression);
  if (syntax.kind !== "InvocationExpression" || bound.kind !== "call") return undefined;
  const { constructed, arguments: given, receiver } = bound;
  if (constructed === undefined || hasTypeArguments(syntax.expression)) return undefined;
  const { method, containingType, typeArguments } = constructed;
  if (method.typeParameters.length === 0) return undefined;
  const [first] = method.parameters;
  const isReduced = method.isExtension && receiver !== undefined && given.every(({ parameter }) => parameter !== first);
  const values = given.map(({ parameter, value }) => ({ parameter, value }));
  if (isReduced) values.push({ parameter: first, value: receiver });
  const map = new Map(typeMapOf(containingType));
  for (const [at, parameter] of method.typeParameters.entries()) {
    const inferred = typeArguments[at];
    if (inferred === undefined) return undefined;
    const bounds = values.flatMap((one) => {
      const type = one.parameter?.type.type;
      return type !== undefined && mentions(type, parameter) ? boundsIn(type, tested(one.value), parameter) : [];
    });
    map.set(parameter, withoutNulls(inferred, bounds));
  }
  return substitute(method.returnType, map);
}

function mentions(type: Type, parameter: TypeParameterSymbol): boolean {
  switch (type.kind) {
    case "typeParameterType":
      return type.symbol === parameter;
    case "array":
      return mentions(type.element.type, parameter);
    case "tuple":
      return type.elements.some((one) => mentions(one.type.type, parameter));
    case "named":
      return type.typeArguments.some((one) => mentions(one.type, parameter));
    default:
      return false;
  }
}

/** What a value says of a type parameter in the type of its parameter; undefined where that cannot be told. */
function boundsIn(
  wanted: Type,
  value: AnnotatedType | undefined,
  parameter: TypeParameterSymbol,
): readonly (AnnotatedType | undefined)[] {
  if (value === undefined) return [undefined];
  if (wanted.kind === "typeParameterType") return [value];
  const from = value.type;
  if (wanted.kind === "array" && from.kind === "array") return boundsIn(wanted.element.type, from.element, parameter);
  if (wanted.kind !== "named") return [undefined];
  if (from.kind === "array") return wanted.typeArguments.flatMap(({ type }) => boundsIn(type, from.element, parameter));
  const constructed = asConstructed(from, wanted);
  return wanted.typeArguments.flatMap(({ type }, at) =>
    mentions(type, parameter) ? boundsIn(type, constructed?.typeArguments[at], parameter) : [],
  );
}

/** Null stays where one of the values may have it, and where one is not known. */
function withoutNulls(declared: AnnotatedType, values: readonly (AnnotatedType | undefined)[]): AnnotatedType {
  const known = values.filter((one) => one !== undefined && sameType(one.type, declared.type));
  if (known.length === 0 || known.length < values.length) return declared;
  const isNull = known.some((one) => one?.nullability === "annotated");
  const nullability = declared.nullability === "annotated" && !isNull ? "notAnnotated" : declared.nullability;
  const inner = (part: AnnotatedType, partOf: (type: Type) => AnnotatedType | undefined): AnnotatedType =>
    withoutNulls(
      part,
      known.map((one) => one && partOf(one.type)),
    );
  const { type } = declared;
  switch (type.kind) {
    case "array":
      return { type: { ...type, element: inner(type.element, elementOf) }, nullability };
    case "tuple": {
      const elements = type.elements.map((one, at) => ({
        ...one,
        type: inner(one.type, (other) => (other.kind === "tuple" ? other.elements[at]?.type : undefined)),
      }));
      return { type: { kind: "tuple", elements }, nullability };
    }
    case "named": {
      if (type.typeArguments.length === 0) return { type, nullability };
      const typeArguments = type.typeArguments.map((one, at) =>
        inner(one, (other) => (other.kind === "named" ? other.typeArguments[at] : undefined)),
      );
      return { type: namedType(type.symbol, typeArguments, type.containing), nullability };
    }
    default:
      return { type, nullability };
  }
}

function elementOf(type: Type): AnnotatedType | undefined {
  return type.kind === "array" ? type.element : undefined;
}
