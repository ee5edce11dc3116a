import type { AnnotatedType } from "../symbols/symbols.js";

/** What `await` gives: `T` of `Task<T>` and `ValueTask<T>`; undefined for a plain `Task`. */
export function awaitedType(type: AnnotatedType): AnnotatedType | undefined {
  const named = type.type;
  if (named.kind !== "named" || named.symbol.namespace !== "System.Threading.Tasks") return undefined;
  return named.symbol.name === "Task" || named.symbol.name === "ValueTask" ? named.typeArguments[0] : undefined;
}
