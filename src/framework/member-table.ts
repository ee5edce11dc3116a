/**
 * What members outside the sources do: one entry a member, found by the documentation id of the symbol without its parameters. A
 * member with several overloads has one entry; it asks for its arguments by the names of the parameters.
 */

import type { FieldSymbol, MethodSymbol, NamedTypeSymbol, PropertySymbol } from "../csharp/binding/symbols/symbols.js";
import type { NativeMember, NativeProperty } from "../csharp/execution/index.js";

/** Written as an object for its readers; only ever turned into a map. */
// biome-ignore lint/plugin: no name from outside is looked up in it.
type Entries<Entry> = Readonly<Record<string, Entry>>;

export interface MemberTable {
  /** By `M:Namespace.Type.Method`; a constructor is called `#ctor`. */
  readonly methods?: Entries<NativeMember>;
  /** By `P:Namespace.Type.Property`. */
  readonly properties?: Entries<NativeProperty>;
  /** Static fields, by `F:Namespace.Type.Field`. */
  readonly fields?: Entries<NativeProperty>;
}

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
  const methods = new Map(tables.flatMap((table) => Object.entries(table.methods ?? {})));
  const properties = new Map(tables.flatMap((table) => Object.entries(table.properties ?? {})));
  const fields = new Map(tables.flatMap((table) => Object.entries(table.fields ?? {})));
  const ids = [...methods.keys(), ...properties.keys(), ...fields.keys()];
  // Most members that are called are of types without any entry.
  const types = new Set(ids.map((id) => id.slice(2, id.lastIndexOf("."))));
  return {
    ids,
    method: ({ containingType, name }) => {
      const type = idOf(containingType);
      return types.has(type) ? methods.get(`M:${type}.${name === ".ctor" ? "#ctor" : name}`) : undefined;
    },
    property: ({ containingType, name }) => {
      const type = idOf(containingType);
      return types.has(type) ? properties.get(`P:${type}.${name}`) : undefined;
    },
    field: ({ containingType, name }) => fields.get(`F:${idOf(containingType)}.${name}`),
  };
}

/** The documentation id of a type, without its `T:`. */
function idOf({ metadataName }: NamedTypeSymbol): string {
  return metadataName.replaceAll("+", ".");
}
