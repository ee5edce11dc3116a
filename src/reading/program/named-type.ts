import { bindType } from "../../csharp/binding/names/type-binder.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { Type } from "../../csharp/binding/symbols/symbols.js";

/** The type of `typeof(Repository<>)`. */
export function typeOfTypeof({ syntax, scope }: SourceExpression): Type | undefined {
  if (syntax.kind === "ParenthesizedExpression") return typeOfTypeof({ syntax: syntax.expression, scope });
  return syntax.kind === "TypeOfExpression" ? bindType(syntax.type, scope).type : undefined;
}
