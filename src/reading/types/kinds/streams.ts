import { cachedBy } from "../../../caching/cache.js";
import type { NamedTypeSymbol, Type } from "../../../csharp/binding/symbols/symbols.js";

/** `Stream` and whatever derives from it. */
export function isStreamType(type: Type): boolean {
  return type.kind === "named" && isStream(type.symbol);
}

/** Asked of every type that is answered. */
const isStream = cachedBy((symbol: NamedTypeSymbol): boolean => {
  for (let at: NamedTypeSymbol | undefined = symbol, depth = 0; at !== undefined && depth < 32; depth++) {
    if (at.metadataName === "System.IO.Stream") return true;
    at = at.baseType?.symbol;
  }
  return false;
});
