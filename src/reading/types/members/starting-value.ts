/** What a property or field holds before anything is read into it. */
import { textOf } from "../../../csharp/binding/index.js";
import type { FieldSymbol, PropertySymbol } from "../../../csharp/binding/symbols/symbols.js";

/** `= null!` quiets the compiler and gives no value. A value type has its default value, which is never asked about. */
export function startingValue({ initializer }: PropertySymbol | FieldSymbol): "value" | "null" {
  return initializer === undefined || /^(null|default)\s*!?$/.test(textOf(initializer)) ? "null" : "value";
}
