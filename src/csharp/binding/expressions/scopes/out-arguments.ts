/** Variables that a call sets (`out var x`), and what the parameters and their attributes say of null in them. */

import { findAttribute } from "../../attributes/attributes.js";
import type { SourceExpression } from "../../symbols/bound-expression.js";
import type { AnnotatedType, ParameterSymbol } from "../../symbols/symbols.js";
import { isValueType } from "../../symbols/types.js";
import { argumentTarget } from "../calls/calls.js";
import { bindExpression } from "../expressions.js";

/** Whether the variable is certainly not null where the call has given true, and where it has given false. */
interface OutArgument {
  readonly type: AnnotatedType;
  readonly whenTrue: boolean;
  readonly whenFalse: boolean;
}

export function outArgument(call: SourceExpression, argument: SourceExpression): OutArgument | undefined {
  const type = argumentTarget(call.syntax, argument);
  const bound = bindExpression(call);
  if (type === undefined || (bound.kind !== "call" && bound.kind !== "creation")) return undefined;
  const parameter = bound.arguments.find(({ value }) => value.syntax === argument.syntax)?.parameter;
  return { type, whenTrue: isNotNull(type, parameter, true), whenFalse: isNotNull(type, parameter, false) };
}

/** The type of a variable that is declared where it is set. */
export function outType(call: SourceExpression, argument: SourceExpression): AnnotatedType | undefined {
  const argumentFound = outArgument(call, argument);
  if (argumentFound === undefined || (argumentFound.whenTrue && argumentFound.whenFalse)) return argumentFound?.type;
  return { ...argumentFound.type, nullability: "annotated" };
}

function isNotNull(type: AnnotatedType, parameter: ParameterSymbol | undefined, when: boolean): boolean {
  if (type.nullability === "annotated") return parameterSays(parameter, "NotNull", when);
  return isValueType(type.type) || !parameterSays(parameter, "MaybeNull", when);
}

/** `[NotNull]`, or `[NotNullWhen(true)]` for true. */
export function parameterSays(parameter: ParameterSymbol | undefined, name: string, when: boolean): boolean {
  const attributes = parameter?.attributes ?? [];
  const namespace = "System.Diagnostics.CodeAnalysis";
  const [given] = findAttribute(attributes, [`${namespace}.${name}WhenAttribute`])?.constructorArguments ?? [];
  if (given?.kind === "bool" && given.value === when) return true;
  return findAttribute(attributes, [`${namespace}.${name}Attribute`]) !== undefined;
}
