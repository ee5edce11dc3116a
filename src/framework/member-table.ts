/**
 * What members outside the sources do: one entry a member, found by the documentation id of the symbol without its parameters. A
 * member with several overloads has one entry; it asks for its arguments by the names of the parameters.
 */

import { cachedBy } from "../caching/cache.js";
import type { FieldSymbol, MethodSymbol, NamedTypeSymbol, PropertySymbol } from "../csharp/binding/symbols/symbols.js";
import type { NativeMember, NativeProperty } from "../csharp/execution/index.js";

/** Written as an object for its readers; only ever turned into a map. */
// biome-ignore lint/plugin: no name from outside is looked up in it.
type Entries<Entry> = Readonly<Record<string, Entry>>;

export interface MemberTable {
  /** By `M:Namespace.Type.Method`; a constructor is called `#ctor`. */
  readonly methods?: Entries<NativeMember>;
  /** By `P:Namespace.Type.Property`. */
  readonly properties?: Entries<PropertyEntry>;
  /** Static fields, by `F:Namespace.Type.Field`. */
  readonly fields?: Entries<PropertyEntry>;
}

/** A function is a property that is only read. */
type PropertyEntry = NativeProperty | NativeMember;

/** Entries that do the same. */
export function sameFor<Entry>(ids: readonly string[], entry: Entry): Entries<Entry> {
  return Object.fromEntries(ids.map((id) => [id, entry]));
}

/** All methods of a type that do the same. */
export function sameForMethods<Entry>(type: string, names: readonly string[], entry: Entry): Entries<Entry> {
  return sameFor(
    names.map((name) => `M:${type}.${name}`),
    entry,
  );
}

export interface Members {
  readonly ids: readonly string[];
  method(method: MethodSymbol): NativeMember | undefined;
  property(property: PropertySymbol): NativeProperty | undefined;
  field(field: FieldSymbol): NativeProperty | undefined;
}

export function membersIn(tables: readonly MemberTable[]): Members {
  const methods = new EntriesByType(tables.flatMap((table) => Object.entries(table.methods ?? {})));
  const properties = new EntriesByType(tables.flatMap((table) => propertiesIn(table.properties ?? {})));
  const fields = new EntriesByType(tables.flatMap((table) => propertiesIn(table.fields ?? {})));
  return {
    ids: [...methods.ids, ...properties.ids, ...fields.ids],
    method: ({ containingType, name }) => methods.of(containingType)?.get(name),
    // An indexer has the name `Item` in an assembly, and none in the source of the model.
    property: ({ containingType, name }) => properties.of(containingType)?.get(name === "this[]" ? "Item" : name),
    field: ({ containingType, name }) => fields.of(containingType)?.get(name),
  };
}

function propertiesIn(entries: Entries<PropertyEntry>): readonly (readonly [string, NativeProperty])[] {
  return Object.entries(entries).map(([id, entry]) => [id, typeof entry === "function" ? { read: entry } : entry]);
}

/** Most members that are called are of types without any entry. */
class EntriesByType<Entry> {
  readonly ids: readonly string[];
  readonly #byType = new Map<string, Map<string, Entry>>();
  readonly of = cachedBy((type: NamedTypeSymbol) => this.#byType.get(idOf(type)));

  constructor(entries: readonly (readonly [string, Entry])[]) {
    this.ids = entries.map(([id]) => id);
    for (const [id, entry] of entries) {
      const dot = id.lastIndexOf(".");
      const name = id.slice(dot + 1);
      const type = id.slice(2, dot);
      const ofType = this.#byType.get(type) ?? new Map<string, Entry>();
      this.#byType.set(type, ofType.set(name === "#ctor" ? ".ctor" : name, entry));
    }
  }
}

/** The documentation id of a type, without its `T:`. */
function idOf({ metadataName }: NamedTypeSymbol): string {
  return metadataName.replaceAll("+", ".");
}
