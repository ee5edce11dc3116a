import type { TypeId } from "../../../contract/type-use.js";
import type { NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";

/** The metadata name; a file-local type adds its file, another form of a type a suffix that C# cannot write. */
export function typeIdOf(symbol: NamedTypeSymbol, form: string | undefined): TypeId {
  const file = symbol.isFileLocal ? `<${symbol.locations[0]?.file ?? ""}>` : "";
  return `${symbol.metadataName}${file}${form === undefined ? "" : `!${form}`}` as TypeId;
}
