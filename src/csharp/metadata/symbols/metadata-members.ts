/** Fields, properties, methods and events of a type of an assembly, each kind in the order of the file. */
import type { MemberSymbol } from "../../binding/symbols/symbols.js";
import { accessibilityOfMember, isReachable } from "../format/flags.js";
import { encodeToken, Table } from "../format/tables.js";
import { MetadataEvent } from "./metadata-event.js";
import { MetadataField } from "./metadata-field.js";
import { MetadataMethod } from "./metadata-method.js";
import { MetadataProperty } from "./metadata-property.js";
import type { MetadataType } from "./metadata-type.js";

export function membersOfType(type: MetadataType): readonly MemberSymbol[] {
  const { accessors, properties, events } = propertiesAndEvents(type);
  return [...fields(type), ...properties, ...methods(type, accessors), ...events];
}

function fields(type: MetadataType): readonly MetadataField[] {
  const { tables } = type.metadata;
  const { first, end } = tables.list(Table.TypeDef, type.row, 4, Table.Field);
  const result: MetadataField[] = [];
  for (let row = first; row < end; row++) {
    const flags = tables.cell(Table.Field, row, 0);
    // `value__` of an enum.
    if ((flags & 0x200) !== 0 || !isReachable(accessibilityOfMember(flags))) continue;
    result.push(new MetadataField(type, row));
  }
  return result;
}

function methods(type: MetadataType, accessors: ReadonlySet<number>): readonly MetadataMethod[] {
  const { tables } = type.metadata;
  const { first, end } = tables.list(Table.TypeDef, type.row, 5, Table.MethodDef);
  const result: MetadataMethod[] = [];
  for (let row = first; row < end; row++) {
    if (accessors.has(row) || !isReachable(accessibilityOfMember(tables.cell(Table.MethodDef, row, 2)))) continue;
    const name = tables.string(Table.MethodDef, row, 3);
    if (name.startsWith("<")) continue;
    result.push(new MetadataMethod(type, row));
  }
  return result;
}

const semantics = { setter: 0x1, getter: 0x2, add: 0x8, remove: 0x10 } as const;

interface PropertiesAndEvents {
  /** Rows of methods that belong to a property or event. */
  readonly accessors: ReadonlySet<number>;
  readonly properties: readonly MetadataProperty[];
  readonly events: readonly MetadataEvent[];
}

function propertiesAndEvents(type: MetadataType): PropertiesAndEvents {
  const { tables } = type.metadata;
  const accessors = new Set<number>();
  const accessorsOf = (table: typeof Table.Property | typeof Table.Event, row: number): ReadonlyMap<number, number> => {
    const rows = tables.rowsWhere(Table.MethodSemantics, 2, encodeToken(table, row, "hasSemantics"));
    const rowOfMethod = new Map<number, number>();
    for (let i = rows.first; i < rows.end; i++) {
      const method = tables.cell(Table.MethodSemantics, i, 1);
      accessors.add(method);
      rowOfMethod.set(tables.cell(Table.MethodSemantics, i, 0), method);
    }
    return rowOfMethod;
  };
  const reachable = (row: number | undefined): row is number =>
    row !== undefined && isReachable(accessibilityOfMember(tables.cell(Table.MethodDef, row, 2)));

  const properties: MetadataProperty[] = [];
  for (const row of mapped(type, Table.PropertyMap, Table.Property)) {
    const methodsOf = accessorsOf(Table.Property, row);
    const getter = methodsOf.get(semantics.getter);
    const setter = methodsOf.get(semantics.setter);
    if (reachable(getter) || reachable(setter)) properties.push(new MetadataProperty(type, row, getter, setter));
  }
  const events: MetadataEvent[] = [];
  for (const row of mapped(type, Table.EventMap, Table.Event)) {
    const add = accessorsOf(Table.Event, row).get(semantics.add);
    if (reachable(add)) events.push(new MetadataEvent(type, row, add));
  }
  return { accessors, properties, events };
}

/** Rows that PropertyMap or EventMap gives to a type. */
function mapped(
  type: MetadataType,
  map: typeof Table.PropertyMap | typeof Table.EventMap,
  of: typeof Table.Property | typeof Table.Event,
): readonly number[] {
  const { tables } = type.metadata;
  const mapRow = type.metadata.mapRow(map, type.row);
  if (mapRow === undefined) return [];
  const { first, end } = tables.list(map, mapRow, 1, of);
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
}
