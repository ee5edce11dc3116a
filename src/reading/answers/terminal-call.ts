/** What a terminal's call says by itself: `.Respond(404, body)`, `.File(bytes, contentType: "image/png")`. */

import { bindExpression } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Constant } from "../../csharp/binding/symbols/symbols.js";
import { constantValue, deeper, deepest, type Frame, follow, valuesOfLocal } from "../../csharp/flow/index.js";
import type { TerminalCall } from "../../server/answer.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

/** Undefined when the call is not a terminal. */
export function terminalCallOf(call: Call, frame: Frame): TerminalCall | undefined {
  const { name } = call;
  if ((name !== "Success" && name !== "Respond" && name !== "File") || call.receiver === undefined) return undefined;
  const named = (parameter: string, position: number): SourceExpression | undefined =>
    (
      call.arguments.find((one) => (one.name ?? one.parameter?.name) === parameter) ??
      (call.arguments[position]?.name === undefined ? call.arguments[position] : undefined)
    )?.value;
  const status = name === "Respond" ? named("status", 0) : undefined;
  const body = name === "Respond" ? named("body", 1) : call.arguments[0]?.value;
  const contentType = named("contentType", name === "Respond" ? 2 : 1);
  const types = contentType === undefined ? [] : constantsOf(contentType, frame);
  const isOmitted = contentType === undefined || (types.length === 1 && types[0]?.kind === "null");
  return {
    name,
    statuses: status === undefined ? [] : constantsOf(status, frame).flatMap(statusOf),
    hasBody: body !== undefined,
    contentTypes: isOmitted ? "omitted" : types.flatMap((type) => (type.kind === "string" ? [type.value] : [])),
  };
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
