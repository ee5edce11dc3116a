import type { SourceParameter } from "../declarations/source-parameter.js";
import type { Constant } from "../symbols/symbols.js";
import { convertConstant, defaultConstant } from "./constant-conversion.js";
import { evaluateConstant } from "./constant-expression.js";

/** The value of an optional parameter. `new()` and `new T()` of a struct are its default. */
export function defaultValueOf(parameter: SourceParameter): Constant | undefined {
  const clause = parameter.syntax.default;
  if (clause === null) {
    const written = parameter.defaultAttribute?.constructorArguments[0];
    return written && (convertConstant(written, parameter.type.type) ?? written);
  }
  const { value } = clause;
  const { type } = parameter.type;
  if (value.kind === "ObjectCreationExpression" || value.kind === "ImplicitObjectCreationExpression") {
    return defaultConstant(type);
  }
  const constant = evaluateConstant({ syntax: value, scope: parameter.scope });
  if (constant === undefined) return undefined;
  return convertConstant(constant, type) ?? (constant.kind === "null" ? constant : undefined);
}
