import type { Type } from "../../../csharp/binding/symbols/symbols.js";

/** It contains a name that binds to nothing, or a type argument that was not inferred. Members of anonymous types speak for themselves. */
export function isUnresolved(type: Type): boolean {
  switch (type.kind) {
    case "error":
    case "typeParameterType":
      return true;
    case "named":
      return type.symbol.isAnonymous !== true && type.typeArguments.some((one) => isUnresolved(one.type));
    case "array":
      return isUnresolved(type.element.type);
    case "tuple":
      return type.elements.some((element) => isUnresolved(element.type.type));
    default:
      return false;
  }
}
