/** Converters in the options that are asked, in their order, whether they take a type. */
import type { NamedType } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { diagnostic } from "../../../diagnostics/diagnostic.js";
import type { TypeTable } from "../type-table.js";
import { takesType } from "./converter-factories.js";
import { type Converter, readConverter } from "./converters.js";

/** Undefined where none of them takes the type. */
export function registeredConverter(table: TypeTable, type: NamedType): Converter | undefined {
  const { choosing } = table.stack;
  if (choosing.length === 0) return undefined;
  const isEnum = type.symbol.typeKind === "enum";
  for (const { value: name, location, isBehindEnumNames } of choosing) {
    if (isEnum && isBehindEnumNames) continue;
    const converter = classNamed(table, name);
    const takes = converter && takesType(converter)(type);
    if (converter !== undefined && takes === true) return readConverter(converter, type);
    // Nobody knows which types it is for.
    if (takes === undefined)
      table.tellOnce(`converter ${name}`, diagnostic("registeredConverterUnreadable", location, { converter: name }));
  }
  return undefined;
}

function classNamed({ context }: TypeTable, name: string): NamedType | undefined {
  for (const { compilation } of context.workspace.projects) {
    const symbol = compilation.resolve(name);
    if (symbol !== undefined) return selfType(symbol);
  }
  return undefined;
}
