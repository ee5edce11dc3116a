/**
 * Following values through the source: constants, fields and properties by their initialisers, locals by their only value,
 * parameters of a helper by the argument of its call.
 */

import { bindExpression, constantOf, textOf } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  Constant,
  FieldSymbol,
  MethodSymbol,
  TypeParameterSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { substitute } from "../../csharp/binding/types/substitution.js";
import { interpolatedText } from "../../csharp/syntax/index.js";

/** What the parameters and type parameters of the helper stand for that is being followed. */
export interface Frame {
  readonly parameters: ReadonlyMap<string, FramedExpression>;
  readonly types: ReadonlyMap<TypeParameterSymbol, AnnotatedType>;
  /** Parameters whose values are known without an expression: the arguments of an attribute, defaults. */
  readonly constants?: ReadonlyMap<string, Constant>;
  readonly depth: number;
}

export interface FramedExpression {
  readonly expression: SourceExpression;
  readonly frame: Frame;
}

export const outermost: Frame = { parameters: new Map(), types: new Map(), depth: 0 };

/** A helper that calls itself would be followed for ever. */
export const deepest = 32;

/** What the parameters and type parameters of a helper stand for in one call of it. */
export function frameOfCall(
  method: MethodSymbol,
  call: Extract<BoundExpression, { kind: "call" }>,
  frame: Frame,
): Frame {
  // A local function sees the parameters of the method around it.
  const parameters = new Map(method.methodKind === "localFunction" ? frame.parameters : []);
  const extended = method.isExtension && call.receiver !== undefined && !namesType(call.receiver);
  const [self] = method.parameters;
  if (extended && self !== undefined && call.receiver !== undefined)
    parameters.set(self.name, { expression: call.receiver, frame });
  call.arguments.forEach((argument, at) => {
    const parameter = argument.parameter ?? method.parameters[extended ? at + 1 : at];
    if (parameter !== undefined && !parameter.isParams)
      parameters.set(parameter.name, { expression: argument.value, frame });
  });
  const types = new Map<TypeParameterSymbol, AnnotatedType>();
  method.typeParameters.forEach((parameter, at) => {
    const written = call.typeArguments[at];
    if (written !== undefined) types.set(parameter, typeIn(frame, written));
  });
  const constants = new Map(
    method.parameters.flatMap(({ name, defaultValue }) =>
      defaultValue === undefined || parameters.has(name) ? [] : [[name, defaultValue] as const],
    ),
  );
  return { parameters, types, constants, depth: frame.depth + 1 };
}

/** `Routes` of `Routes.MapTasks(app)`: no value that an extension method is called on. */
export function namesType(receiver: SourceExpression): boolean {
  const { kind } = bindExpression(receiver);
  return kind === "type" || kind === "namespace";
}

export function typeIn(frame: Frame, type: AnnotatedType): AnnotatedType {
  return substitute(type, frame.types);
}

/** One step towards the value of an expression that merely names another; undefined when it is not such a one. */
export function follow(bound: BoundExpression, frame: Frame): FramedExpression | undefined {
  switch (bound.kind) {
    case "same":
      return { expression: bound.operand, frame };
    case "parameter":
      return frame.parameters.get(bound.symbol.name);
    case "local": {
      const [only] = bound.values;
      return bound.complete && bound.values.length === 1 && only !== undefined
        ? { expression: only, frame }
        : undefined;
    }
    case "field":
      return bound.symbol.initializer === undefined || !bound.symbol.isStatic
        ? undefined
        : { expression: bound.symbol.initializer, frame: { ...outermost, depth: frame.depth + 1 } };
    case "property": {
      const value = bound.symbol.getterExpression ?? bound.symbol.initializer;
      return value === undefined || !bound.symbol.isStatic
        ? undefined
        : { expression: value, frame: { ...outermost, depth: frame.depth + 1 } };
    }
    default:
      return undefined;
  }
}

/** The constant an expression comes to, helper parameters and `static readonly` values included. */
export function constantValue(expression: SourceExpression, frame: Frame): Constant | undefined {
  if (frame.depth > deepest) return undefined;
  const constant = constantOf(expression);
  if (constant !== undefined && constant.kind !== "error") return constant;
  const joined = joinedText(expression, frame);
  if (joined !== undefined) return { kind: "string", value: joined };
  const bound = bindExpression(expression);
  if (bound.kind === "collection") {
    const elements = bound.elements.map((element) => constantValue(element, frame));
    return elements.every((element) => element !== undefined) ? { kind: "array", elements } : undefined;
  }
  if (bound.kind === "property" && bound.receiver !== undefined && !bound.symbol.isStatic) return undefined;
  if (bound.kind === "parameter") {
    const known = frame.constants?.get(bound.symbol.name);
    if (known !== undefined) return known;
  }
  if (bound.kind === "field" && isEmptyString(bound.symbol)) return { kind: "string", value: "" };
  const next = follow(bound, frame);
  return next === undefined
    ? undefined
    : constantValue(next.expression, { ...next.frame, depth: next.frame.depth + 1 });
}

/** `string.Empty` is static and readonly, so no constant. */
function isEmptyString({ name, containingType }: FieldSymbol): boolean {
  return name === "Empty" && containingType.metadataName === "System.String";
}

export function textValue(expression: SourceExpression, frame: Frame): string | undefined {
  const value = constantValue(expression, frame);
  return value?.kind === "string" ? value.value : undefined;
}

/** `a + b` and `$"…{a}…"` of values that are no compile-time constants but still known. */
function joinedText(expression: SourceExpression, frame: Frame): string | undefined {
  const { syntax, scope } = expression;
  const deeper = { ...frame, depth: frame.depth + 1 };
  if (syntax.kind === "AddExpression") {
    const left = printed(constantValue({ syntax: syntax.left, scope }, deeper));
    const right = printed(constantValue({ syntax: syntax.right, scope }, deeper));
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (syntax.kind !== "InterpolatedStringExpression") return undefined;
  let text = "";
  for (const content of syntax.contents) {
    const part =
      content.kind === "InterpolatedStringText"
        ? interpolatedText(scope.context.file, syntax, content)
        : content.formatClause === null && content.alignmentClause === null
          ? printed(constantValue({ syntax: content.expression, scope }, deeper))
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

/** The expression as written, shortened, for messages. */
export function shortText(expression: SourceExpression): string {
  const text = textOf(expression).replace(/\s+/g, " ");
  return text.length <= 60 ? text : `${text.slice(0, 57)}…`;
}
