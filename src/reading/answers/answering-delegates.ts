/** Delegates that are handed to a library: what it gives back is what they give. */
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { delegateShape } from "../../csharp/binding/types/delegates.js";
import { substitute, typeMapOf } from "../../csharp/binding/types/substitution.js";
import {
  type CallExpression,
  type Frame,
  type MethodGroupExpression,
  methodTaking,
  typeIn,
} from "../../csharp/flow/index.js";
import type { AnsweredBody } from "../responses/followed-answer.js";
import { isUnresolved } from "../types/kinds/unresolved-types.js";

interface GivenDelegate {
  readonly value: SourceExpression;
  /** The types of what it is called with. */
  readonly parameters: readonly AnnotatedType[];
}

/** `T Match<T>(Func<A, T>, Func<B, T>)` has no values of `T` but those of the delegates. Empty where the signature leaves more open. */
export function answeringDelegates(call: CallExpression, frame: Frame): readonly GivenDelegate[] {
  const { method, constructed, arguments: given } = call;
  const result = method === undefined ? undefined : heldInTask(method.returnType).type;
  if (method === undefined || result?.kind !== "typeParameterType") return [];
  if (!method.typeParameters.includes(result.symbol)) return [];
  const types = new Map(constructed === undefined ? [] : typeMapOf(constructed.containingType));
  method.typeParameters.forEach((parameter, at) => {
    const type = constructed?.typeArguments[at];
    if (type !== undefined) types.set(parameter, type);
  });
  return given.flatMap(({ value, parameter }) => {
    const shape = parameter === undefined ? undefined : delegateShape(parameter.type.type);
    const made = shape === undefined ? undefined : heldInTask(shape.returnType).type;
    if (made?.kind !== "typeParameterType" || made.symbol !== result.symbol || shape === undefined) return [];
    return [{ value, parameters: shape.parameterTypes.map((type) => typeIn(frame, substitute(type, types))) }];
  });
}

/** What `Ok` or `NotFound` writes as a delegate; undefined where no method of the group takes what it is given. */
export function bodyOfGroup(
  { candidates }: MethodGroupExpression,
  given: readonly AnnotatedType[],
): AnsweredBody | undefined {
  const method = methodTaking(candidates, given.length);
  const [type] = given;
  if (method === undefined || type === undefined) return undefined;
  if (isUnresolved(type.type)) return { kind: "unknown" };
  const isHttp = method.containingType.namespace === "Microsoft.AspNetCore.Http";
  return { kind: "value", type, asJson: isHttp, ...(isHttp ? { json: "http" } : {}) };
}

/** `T` of `Task<T>`. */
function heldInTask(returned: AnnotatedType): AnnotatedType {
  const { type } = returned;
  const isTask = type.kind === "named" && /^System\.Threading\.Tasks\.(Value)?Task`1$/.test(type.symbol.metadataName);
  return (isTask ? type.typeArguments[0] : undefined) ?? returned;
}
