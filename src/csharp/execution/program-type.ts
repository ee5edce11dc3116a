import { isSourceType, type SourceTypeSymbol } from "../binding/symbols/source-symbols.js";
import type { NamedTypeSymbol } from "../binding/symbols/symbols.js";

/** A type whose code is there to be run; the built-in model has declarations only. */
export function isProgramType(symbol: NamedTypeSymbol): symbol is SourceTypeSymbol {
  return symbol.origin === "source" && isSourceType(symbol);
}
