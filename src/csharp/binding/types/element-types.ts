import type { AnnotatedType, Type } from "../symbols/symbols.js";
import { allInterfaces } from "./hierarchy.js";

/** What `foreach` gives for a type: the element of an array, `T` of `IEnumerable<T>` or `IAsyncEnumerable<T>`. */
export function elementType(type: Type): AnnotatedType | undefined {
  if (type.kind === "array") return type.element;
  if (type.kind !== "named") return undefined;
  for (const candidate of [type, ...allInterfaces(type)]) {
    const { namespace, name } = candidate.symbol;
    if (namespace === "System.Collections.Generic" && (name === "IEnumerable" || name === "IAsyncEnumerable")) {
      return candidate.typeArguments[0];
    }
  }
  return type.symbol.namespace === "System" && type.symbol.name.endsWith("Span") ? type.typeArguments[0] : undefined;
}
