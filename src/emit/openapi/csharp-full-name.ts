import type { TypeDeclaration } from "../../contract/type-declaration.js";

/** As reflection spells it: `Acme.Orders.Order+Line`, which distinguishes a namespace from a containing type. */
export function csharpFullName(type: TypeDeclaration): string {
  const name = [...type.containingTypes, type.csharpName].join("+");
  return type.namespace === "" ? name : `${type.namespace}.${name}`;
}
