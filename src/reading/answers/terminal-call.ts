/** What a terminal's call says by itself: `.Respond(404, body)`, `.File(bytes, contentType: "image/png")`. */

import { bindExpression, typeOfExpression } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, Constant } from "../../csharp/binding/symbols/symbols.js";
import {
  constantValue,
  deeper,
  deepest,
  type Frame,
  follow,
  valueSources,
  valuesOfLocal,
} from "../../csharp/flow/index.js";
import type { TerminalCall } from "../../server/answer.js";
import { declaredAnswer } from "../definitions/declared-answer.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

export interface MadeTerminal extends Omit<TerminalCall, "refusedBodies"> {
  readonly body: SourceExpression | undefined;
  /** `Respond<T>` */
  readonly bodyType?: AnnotatedType | undefined;
}

/** Undefined when the call is not a terminal; several where it is given one of several answers. */
export function terminalCallsOf(call: Call, frame: Frame): readonly MadeTerminal[] | undefined {
  const { name } = call;
  if ((name !== "Success" && name !== "Respond" && name !== "File") || call.receiver === undefined) return undefined;
  const first = call.arguments[0]?.value;
  const answers = name === "Respond" && first !== undefined && isAnswer(first) ? answersIn(first, frame) : undefined;
  if (answers === undefined) return [terminalCall(call, name, frame)];
  const contentTypes = contentTypesOf(argument(call, "contentType", 1), frame);
  return answers.map(({ code, body }) => ({
    name,
    statuses: [code],
    hasBody: body !== undefined,
    body,
    contentTypes,
  }));
}

function terminalCall(call: Call, name: MadeTerminal["name"], frame: Frame): MadeTerminal {
  const status = name === "Respond" ? argument(call, "status", 0) : undefined;
  const body = name === "Respond" ? argument(call, "body", 1) : call.arguments[0]?.value;
  return {
    name,
    statuses: status === undefined ? [] : constantsOf(status, frame).flatMap(statusOf),
    hasBody: body !== undefined,
    body,
    bodyType: call.typeArguments[0],
    contentTypes: contentTypesOf(argument(call, "contentType", name === "Respond" ? 2 : 1), frame),
  };
}

function argument(call: Call, parameter: string, position: number): SourceExpression | undefined {
  const named = call.arguments.find((one) => (one.name ?? one.parameter?.name) === parameter);
  const placed = call.arguments[position];
  return (named ?? (placed?.name === undefined ? placed : undefined))?.value;
}

function contentTypesOf(contentType: SourceExpression | undefined, frame: Frame): MadeTerminal["contentTypes"] {
  const types = contentType === undefined ? [] : constantsOf(contentType, frame);
  const isOmitted = contentType === undefined || (types.length === 1 && types[0]?.kind === "null");
  return isOmitted ? "omitted" : types.flatMap((type) => (type.kind === "string" ? [type.value] : []));
}

interface GivenAnswer {
  readonly code: number;
  readonly body: SourceExpression | undefined;
}

function isAnswer(expression: SourceExpression): boolean {
  const type = typeOfExpression(expression)?.type;
  return type?.kind === "named" && type.symbol.namespace === "Tenon" && /^(Empty)?Answer$/.test(type.symbol.name);
}

/** `NotFound.With(body)` and `Gone`, through branches and locals; what cannot be followed is left out. */
function answersIn(expression: SourceExpression, frame: Frame): readonly GivenAnswer[] {
  if (frame.depth > deepest) return [];
  const bound = bindExpression(expression);
  if (bound.kind === "call" && bound.name === "With" && bound.receiver !== undefined) {
    const answer = declaredAnswer(bound.receiver, frame);
    return answer === undefined ? [] : [{ code: answer.code, body: bound.arguments[0]?.value }];
  }
  const answer = declaredAnswer(expression, frame);
  if (answer !== undefined) return [{ code: answer.code, body: undefined }];
  return valueSources(bound, frame).flatMap((one) => answersIn(one.expression, deeper(one.frame)));
}

function statusOf(constant: Constant): readonly number[] {
  return constant.kind === "integer" || constant.kind === "enum" ? [Number(constant.value)] : [];
}

/** Every constant that the expression may be; what is computed is left out. */
function constantsOf(expression: SourceExpression, frame: Frame): readonly Constant[] {
  if (frame.depth > deepest) return [];
  const constant = constantValue(expression, frame);
  if (constant !== undefined) return [constant];
  const bound = bindExpression(expression);
  const inner = deeper(frame);
  if (bound.kind === "choice") return bound.branches.flatMap((branch) => constantsOf(branch, inner));
  if (bound.kind === "local") return valuesOfLocal(bound.variable).values.flatMap((value) => constantsOf(value, inner));
  const next = follow(bound, frame);
  return next === undefined
    ? []
    : constantsOf(next.expression, { ...next.frame, depth: Math.max(next.frame.depth, frame.depth) + 1 });
}
