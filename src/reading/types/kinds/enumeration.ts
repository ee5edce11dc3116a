/** What System.Text.Json enumerates: which of the interfaces of collections a type has. */
import { cachedWhole } from "../../../caching/cache.js";
import { allInterfaces } from "../../../csharp/binding/index.js";
import type { NamedType, NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { withoutNullable } from "../../../csharp/binding/symbols/types.js";
import { collectionTypes, dictionaryTypes, freeFormTypes, primitiveTypes } from "./known-types.js";

/** Which of the interfaces that count a type has. Asked for every use of the type. */
export const enumerationOf = cachedWhole((type: NamedType) => {
  const interfaces = allInterfaces(type);
  const find = (wanted: string): NamedType | undefined => interfaces.find((one) => one.symbol.metadataName === wanted);
  return {
    dictionary:
      find("System.Collections.Generic.IDictionary`2") ?? find("System.Collections.Generic.IReadOnlyDictionary`2"),
    isDictionary: find("System.Collections.IDictionary") !== undefined,
    stream: find("System.Collections.Generic.IAsyncEnumerable`1"),
    sequence: find("System.Collections.Generic.IEnumerable`1"),
    isSequence: find("System.Collections.IEnumerable") !== undefined,
    isEndless: holdsItself(type),
  };
});

/** A collection whose elements are, one or more collections deeper, that collection again: `class Node : List<Node>`. */
function holdsItself(type: NamedType): boolean {
  const seen = new Set<NamedTypeSymbol>();
  for (let next: NamedType | undefined = type; next !== undefined; next = elementCollection(next)) {
    if (collectionTypes.has(next.symbol.metadataName) || dictionaryTypes.has(next.symbol.metadataName)) continue;
    if (seen.has(next.symbol)) return true;
    seen.add(next.symbol);
  }
  return false;
}

/** What a collection holds; undefined where that is not a named type. */
function elementCollection(type: NamedType): NamedType | undefined {
  const name = type.symbol.metadataName;
  if (freeFormTypes.has(name) || primitiveTypes.has(name)) return undefined;
  const holder =
    collectionTypes.has(name) || dictionaryTypes.has(name)
      ? type
      : holders.flatMap((held) => allInterfaces(type).filter(({ symbol }) => symbol.metadataName === held))[0];
  const element = holder?.typeArguments.at(-1);
  const inner = element === undefined ? undefined : withoutNullable(element).type;
  return inner?.kind === "named" ? inner : undefined;
}

/** A dictionary is also a sequence of pairs, so it comes first. */
const holders = [
  "System.Collections.Generic.IDictionary`2",
  "System.Collections.Generic.IReadOnlyDictionary`2",
  "System.Collections.Generic.IAsyncEnumerable`1",
  "System.Collections.Generic.IEnumerable`1",
];
