import type { ParameterSyntax } from "../../syntax/nodes.js";
import type { Scope } from "../symbols/scope.js";
import type { AttributeData, Constant, ParameterSymbol } from "../symbols/symbols.js";
import { convertConstant, defaultConstant } from "./constant-conversion.js";
import { evaluateConstant } from "./constant-expression.js";

interface DeclaredParameter extends ParameterSymbol {
  readonly syntax: ParameterSyntax;
  readonly scope: Scope;
  readonly defaultAttribute: AttributeData | undefined;
}

/** The value of an optional parameter. `new()` and `new T()` of a struct are its default. */
export function defaultValueOf(parameter: DeclaredParameter): Constant | undefined {
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
