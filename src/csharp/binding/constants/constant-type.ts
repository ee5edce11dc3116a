import { specialType } from "../names/type-binder.js";
import type { Scope } from "../symbols/scope.js";
import type { AnnotatedType, Constant, SpecialType } from "../symbols/symbols.js";

/** The type that a constant has by itself; undefined for those that take the type asked of them. */
export function typeOfConstant(constant: Constant, scope: Scope): AnnotatedType | undefined {
  const of = (type: SpecialType): AnnotatedType => ({ type: specialType(scope, type), nullability: "notAnnotated" });
  switch (constant.kind) {
    case "string":
    case "bool":
    case "char":
    case "decimal":
      return of(constant.kind);
    case "integer":
    case "float":
      return of(constant.type);
    case "enum":
      return { type: constant.type, nullability: "notAnnotated" };
    case "null":
      return { type: specialType(scope, "object"), nullability: "annotated" };
    default:
      return undefined;
  }
}
