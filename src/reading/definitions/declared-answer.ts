/** `Define.Answer<T>(404)`: a status with the type of its body, which operations return and handlers answer by its name. */
import { bindExpression } from "../../csharp/binding/index.js";
import type { BoundCall, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType, FieldSymbol } from "../../csharp/binding/symbols/symbols.js";
import { constantValue, deeper, deepest, type Frame, follow, typeIn } from "../../csharp/flow/index.js";
import { integerOf } from "../attributes.js";
import { isDefineCall } from "./define-call.js";

export interface DeclaredAnswer {
  readonly code: number;
  readonly type: AnnotatedType | undefined;
  readonly description: string | undefined;
  /** The field that it is named by. */
  readonly field?: FieldSymbol;
}

/** Undefined where the expression does not lead to one call of `Define.Answer`. */
export function declaredAnswer(expression: SourceExpression, frame: Frame): DeclaredAnswer | undefined {
  if (frame.depth > deepest) return undefined;
  const bound = bindExpression(expression);
  if (bound.kind === "call" && bound.name === "Answer" && isDefineCall(bound)) return answerOfCall(bound, frame);
  const next = follow(bound, frame);
  const answer = next === undefined ? undefined : declaredAnswer(next.expression, deeper(next.frame));
  return answer !== undefined && bound.kind === "field" ? { ...answer, field: bound.symbol } : answer;
}

function answerOfCall(call: BoundCall, frame: Frame): DeclaredAnswer | undefined {
  const [type] = call.typeArguments;
  const argumentAt = (name: string, position: number) => {
    const argument =
      call.arguments.find((one) => (one.name ?? one.parameter?.name) === name) ?? call.arguments[position];
    return argument === undefined ? undefined : constantValue(argument.value, frame);
  };
  const code = integerOf(argumentAt("status", 0));
  const description = argumentAt("description", 1);
  if (code === undefined) return undefined;
  return {
    code,
    type: type === undefined ? undefined : typeIn(frame, type),
    description: description?.kind === "string" ? description.value : undefined,
  };
}
