import { cachedBy } from "../../../../caching/cache.js";
import { identifierText } from "../../../syntax/index.js";
import type { TypeSyntax } from "../../../syntax/nodes.js";
import { bindType } from "../../names/type-binder.js";
import { lookupName } from "../../names/type-lookup.js";
import type { Scope } from "../../symbols/scope.js";
import type { LocalVariable } from "../../symbols/source-symbols.js";
import type { AnnotatedType } from "../../symbols/symbols.js";
import { typeOfExpression } from "../expressions.js";
import { iteratedType, matchedType } from "./matched-types.js";

/** The declared type, or what `var` stands for. */
export const localType = cachedBy(
  (local: LocalVariable) =>
    local.type === null || isVarType(local.type, local.scope) ? inferredType(local) : bindType(local.type, local.scope),
  () => undefined,
);

export function isVarType(type: TypeSyntax, scope: Scope): boolean {
  if (type.kind === "RefType" || type.kind === "ScopedType") return isVarType(type.type, scope);
  return (
    type.kind === "IdentifierName" &&
    identifierText(scope.context.file, type) === "var" &&
    lookupName(scope, "var", 0) === undefined
  );
}

function inferredType({ initializer, source, inferred }: LocalVariable): AnnotatedType | undefined {
  if (initializer !== undefined) return typeOfExpression(initializer);
  if (source === undefined) return inferred?.();
  if (source.kind === "element") return iteratedType(source.expression);
  const type = typeOfExpression(source.expression);
  if (source.kind === "match") return matchedType(type);
  return source.kind === "present" && type?.nullability === "annotated"
    ? { ...type, nullability: "notAnnotated" }
    : type;
}
