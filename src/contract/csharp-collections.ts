/** The framework's collections, by simple name: their C# names and namespaces. JSON and TypeScript have only arrays and objects. */

export const csharpCollections = {
  List: "System.Collections.Generic",
  IList: "System.Collections.Generic",
  ICollection: "System.Collections.Generic",
  IReadOnlyList: "System.Collections.Generic",
  IReadOnlyCollection: "System.Collections.Generic",
  IEnumerable: "System.Collections.Generic",
  IAsyncEnumerable: "System.Collections.Generic",
  HashSet: "System.Collections.Generic",
  ISet: "System.Collections.Generic",
  IReadOnlySet: "System.Collections.Generic",
  SortedSet: "System.Collections.Generic",
  Queue: "System.Collections.Generic",
  Stack: "System.Collections.Generic",
  LinkedList: "System.Collections.Generic",
  Collection: "System.Collections.ObjectModel",
  ReadOnlyCollection: "System.Collections.ObjectModel",
  ObservableCollection: "System.Collections.ObjectModel",
  ReadOnlySet: "System.Collections.ObjectModel",
  ConcurrentBag: "System.Collections.Concurrent",
  ConcurrentQueue: "System.Collections.Concurrent",
  ConcurrentStack: "System.Collections.Concurrent",
  FrozenSet: "System.Collections.Frozen",
  ImmutableArray: "System.Collections.Immutable",
  ImmutableList: "System.Collections.Immutable",
  IImmutableList: "System.Collections.Immutable",
  ImmutableHashSet: "System.Collections.Immutable",
  ImmutableSortedSet: "System.Collections.Immutable",
  IImmutableSet: "System.Collections.Immutable",
  ImmutableQueue: "System.Collections.Immutable",
  IImmutableQueue: "System.Collections.Immutable",
  ImmutableStack: "System.Collections.Immutable",
  IImmutableStack: "System.Collections.Immutable",
  Memory: "System",
  ReadOnlyMemory: "System",
  ArraySegment: "System",
} as const;

export const csharpDictionaries = {
  Dictionary: "System.Collections.Generic",
  IDictionary: "System.Collections.Generic",
  IReadOnlyDictionary: "System.Collections.Generic",
  SortedDictionary: "System.Collections.Generic",
  SortedList: "System.Collections.Generic",
  OrderedDictionary: "System.Collections.Generic",
  ReadOnlyDictionary: "System.Collections.ObjectModel",
  ConcurrentDictionary: "System.Collections.Concurrent",
  FrozenDictionary: "System.Collections.Frozen",
  ImmutableDictionary: "System.Collections.Immutable",
  ImmutableSortedDictionary: "System.Collections.Immutable",
  IImmutableDictionary: "System.Collections.Immutable",
} as const;

/** `array` is `T[]`. */
export type CollectionName = keyof typeof csharpCollections | "array";

export type DictionaryName = keyof typeof csharpDictionaries;

export function collectionNamed(name: string): CollectionName | undefined {
  return name === "array" ? name : Object.hasOwn(csharpCollections, name) ? (name as CollectionName) : undefined;
}

export function dictionaryNamed(name: string): DictionaryName | undefined {
  return Object.hasOwn(csharpDictionaries, name) ? (name as DictionaryName) : undefined;
}
