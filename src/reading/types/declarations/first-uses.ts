/** Where the source first uses a type that is declared elsewhere: a type of the framework has no line of its own. */
import type { NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import type { Location } from "../../../diagnostics/location.js";
import type { TypePlace, TypeTable } from "../type-table.js";

export function noteUse(table: TypeTable, symbol: NamedTypeSymbol, { location }: TypePlace): void {
  if (symbol.origin !== "source" && location !== undefined) table.noteFirstUse(symbol, location);
}

/** The declaration, or the first use of a type that is not declared in the source. */
export function firstUseOf(table: TypeTable, symbol: NamedTypeSymbol): Location | undefined {
  return symbol.origin === "source" ? symbol.locations[0] : table.firstUse(symbol);
}
