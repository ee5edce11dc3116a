/** What a property or field holds before anything is read into it. */
import { constantOf, withoutParentheses } from "../../../csharp/binding/index.js";
import type { FieldSymbol, PropertySymbol } from "../../../csharp/binding/symbols/symbols.js";

/** `= null!` quiets the compiler and gives no value. A value type has its default value, which is never asked about. */
export function startingValue({ initializer }: PropertySymbol | FieldSymbol): "value" | "null" {
  if (initializer === undefined) return "null";
  const value = withoutParentheses(initializer);
  if (value.syntax.kind === "DefaultLiteralExpression" || value.syntax.kind === "DefaultExpression") return "null";
  return constantOf(value)?.kind === "null" ? "null" : "value";
}
