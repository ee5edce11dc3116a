import { cachedBy } from "../../../caching/cache.js";
import { identifierText } from "../../syntax/index.js";
import { bindType } from "../names/type-binder.js";
import { lookupName } from "../names/type-lookup.js";
import type { LocalVariable } from "../symbols/source-symbols.js";
import type { AnnotatedType } from "../symbols/symbols.js";
import { withoutNullable } from "../symbols/types.js";
import { elementType } from "../types/element-types.js";
import { typeOfExpression } from "./expressions.js";

/** The declared type, or what `var` stands for. */
export const localType = cachedBy(
  (local: LocalVariable) =>
    local.type === null || isVar(local) ? inferredType(local) : bindType(local.type, local.scope),
  () => undefined,
);

function isVar(local: LocalVariable): boolean {
  const { type, scope } = local;
  return (
    type?.kind === "IdentifierName" &&
    identifierText(scope.context.file, type) === "var" &&
    lookupName(scope, "var", 0) === undefined
  );
}

function inferredType(local: LocalVariable): AnnotatedType | undefined {
  if (local.initializer !== undefined) return typeOfExpression(local.initializer);
  if (local.source === undefined) return undefined;
  const source = typeOfExpression(local.source.expression);
  if (source === undefined || local.source.kind === "same") return source;
  if (local.source.kind === "element") return elementType(source.type);
  const present = withoutNullable(source);
  return present.nullability === "annotated" ? { ...present, nullability: "notAnnotated" } : present;
}
