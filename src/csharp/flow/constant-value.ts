/** The constants that expressions come to, further than the compiler's own constants go. */

import { cachedBy, notesOn } from "../../caching/cache.js";
import { bindExpression, boundedString, constantOf, returnedExpressions } from "../binding/index.js";
import { bindType } from "../binding/names/type-binder.js";
import type { SourceExpression } from "../binding/symbols/bound-expression.js";
import type { Constant, FieldSymbol } from "../binding/symbols/symbols.js";
import { interpolatedText } from "../syntax/index.js";
import type { ExpressionSyntax } from "../syntax/nodes.js";
import { follow } from "./follow.js";
import { type CallExpression, deeper, deepest, type Frame, frameOfCall, typeIn } from "./frame.js";
import { reflectedValue } from "./reflected-values.js";
import { stringCall } from "./string-calls.js";

/** The constant an expression comes to, parameters of helpers and `static readonly` values included. */
export function constantValue(expression: SourceExpression, frame: Frame): Constant | undefined {
  if (frame.depth > deepest) return undefined;
  const constant = constantOf(expression);
  if (constant !== undefined && constant.kind !== "error") return constant;
  const settled = settledIn(frame.constants ?? frame.parameters);
  const known = settled.get(expression.syntax);
  // With more steps left than it had then, there may be a value after all.
  if (known !== undefined && (known.value !== undefined || known.depth <= frame.depth)) return known.value;
  const value = followedValue(expression, frame);
  settled.set(expression.syntax, { value, depth: frame.depth });
  return value;
}

/**
 * What was worked out in a call, by the values that the call was given. Texts that are put together from each other would
 * otherwise be worked out over and over again.
 */
const settledIn = cachedBy((_given: NonNullable<Frame["constants"]> | Frame["parameters"]) =>
  notesOn<ExpressionSyntax, { readonly value: Constant | undefined; readonly depth: number }>(),
);

function followedValue(expression: SourceExpression, frame: Frame): Constant | undefined {
  const joined = joinedText(expression, frame);
  if (joined !== undefined) return boundedString(joined);
  const reflected = reflectedValue(expression, frame, constantValue);
  if (reflected !== undefined) return reflected;
  const { syntax, scope } = expression;
  if (syntax.kind === "TypeOfExpression") return { kind: "type", type: typeIn(frame, bindType(syntax.type, scope)) };
  const bound = bindExpression(expression);
  if (bound.kind === "collection") {
    const elements = bound.elements.map((element) => constantValue(element, frame));
    return elements.every((element) => element !== undefined) ? { kind: "array", elements } : undefined;
  }
  if (bound.kind === "parameter") {
    const known = frame.constants?.get(bound.symbol.name);
    if (known !== undefined) return known;
  }
  if (bound.kind === "field" && isEmptyString(bound.symbol)) return { kind: "string", value: "" };
  if (bound.kind === "call" && bound.receiver !== undefined) {
    const on = constantValue(bound.receiver, deeper(frame));
    if (on?.kind === "string") {
      const given = bound.arguments.map(({ value }) => constantValue(value, deeper(frame)));
      const called = stringCall(on.value, bound.name, given);
      if (called !== undefined) return called;
    }
  }
  if (bound.kind === "call") return returnedValue(bound, frame);
  if (expression.syntax.kind === "CoalesceExpression") {
    const { left, right } = expression.syntax;
    const value = constantValue({ syntax: left, scope: expression.scope }, deeper(frame));
    if (value === undefined) return undefined;
    return value.kind === "null" ? constantValue({ syntax: right, scope: expression.scope }, deeper(frame)) : value;
  }
  const next = follow(bound, frame);
  return next === undefined ? undefined : constantValue(next.expression, deeper(next.frame));
}

/** `Routes.Of(1, "tasks")`: of a method that does nothing but return, and that no derived class has otherwise. */
function returnedValue(call: CallExpression, frame: Frame): Constant | undefined {
  const { method } = call;
  if (method?.body === undefined || method.methodKind === "localFunction" || method.isAsync) return undefined;
  if (method.isAbstract || method.isVirtual || method.isOverride) return undefined;
  const { syntax } = method.body;
  if (syntax.kind === "Block" && syntax.statements.length !== 1) return undefined;
  const [returned] = returnedExpressions(method.body);
  const calls = frame.calls ?? { made: 0 };
  if (returned === undefined || ++calls.made > mostCalls) return undefined;
  return constantValue(returned, { ...frameOfCall(method, call, frame), calls });
}

/** Methods that call each other twice have no end; no text that a person writes takes so many. */
const mostCalls = 1_000;

/**
 * Whether `constantValue` is null. It is asked of every body that is answered, and most of them need not be followed for it:
 * neither a call nor a text that is put together comes to null.
 */
export function isNullValue(expression: SourceExpression, frame: Frame): boolean {
  if (frame.depth > deepest || isNeverNull(expression.syntax)) return false;
  const constant = constantOf(expression);
  if (constant !== undefined && constant.kind !== "error") return constant.kind === "null";
  const { syntax, scope } = expression;
  if (syntax.kind === "CoalesceExpression")
    return [syntax.left, syntax.right].every((side) => isNullValue({ syntax: side, scope }, deeper(frame)));
  const bound = bindExpression(expression);
  // Other values can only make it less certain.
  if (bound.kind === "local" && bound.variable.initializer !== undefined)
    if (!isNullValue(bound.variable.initializer, deeper(frame))) return false;
  return constantValue(expression, frame)?.kind === "null";
}

function isNeverNull(syntax: ExpressionSyntax): boolean {
  switch (syntax.kind) {
    // `new int?()` is null.
    case "ObjectCreationExpression":
    case "ImplicitObjectCreationExpression":
      return (syntax.argumentList?.arguments.length ?? 0) > 0;
    case "InvocationExpression":
    case "AwaitExpression":
    case "AddExpression":
    case "InterpolatedStringExpression":
    case "AnonymousObjectCreationExpression":
      return true;
    default:
      return false;
  }
}

export function textValue(expression: SourceExpression, frame: Frame): string | undefined {
  const value = constantValue(expression, frame);
  return value?.kind === "string" ? value.value : undefined;
}

/** `string.Empty` is static and readonly, so the compiler does not call it a constant. */
function isEmptyString({ name, containingType }: FieldSymbol): boolean {
  return name === "Empty" && containingType.metadataName === "System.String";
}

/** `a + b` and `$"…{a}…"` of values that are known without being compile-time constants. */
function joinedText(expression: SourceExpression, frame: Frame): string | undefined {
  const { syntax, scope } = expression;
  const inner = deeper(frame);
  if (syntax.kind === "AddExpression") {
    const left = printed(constantValue({ syntax: syntax.left, scope }, inner));
    const right = left === undefined ? undefined : printed(constantValue({ syntax: syntax.right, scope }, inner));
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (syntax.kind !== "InterpolatedStringExpression") return undefined;
  let text = "";
  for (const content of syntax.contents) {
    const part =
      content.kind === "InterpolatedStringText"
        ? interpolatedText(scope.context.file, syntax, content)
        : content.formatClause === null && content.alignmentClause === null
          ? printed(constantValue({ syntax: content.expression, scope }, inner))
          : undefined;
    if (part === undefined) return undefined;
    text += part;
  }
  return text;
}

/** As string concatenation prints a value whose form does not depend on the culture. */
function printed(constant: Constant | undefined): string | undefined {
  switch (constant?.kind) {
    case "string":
    case "char":
      return constant.value;
    case "integer":
      return constant.value.toString();
    case "null":
      return "";
    case "enum":
      return constant.members.length === 1 ? constant.members[0] : undefined;
    default:
      return undefined;
  }
}
