/** The metadata tables (ECMA-335 II.22, II.24.2.6): rows are read in place, nothing is copied. */
import type { MetadataStreams } from "./portable-executable.js";

export const Table = {
  Module: 0x00,
  TypeRef: 0x01,
  TypeDef: 0x02,
  FieldPtr: 0x03,
  Field: 0x04,
  MethodPtr: 0x05,
  MethodDef: 0x06,
  ParamPtr: 0x07,
  Param: 0x08,
  InterfaceImpl: 0x09,
  MemberRef: 0x0a,
  Constant: 0x0b,
  CustomAttribute: 0x0c,
  FieldMarshal: 0x0d,
  DeclSecurity: 0x0e,
  ClassLayout: 0x0f,
  FieldLayout: 0x10,
  StandAloneSig: 0x11,
  EventMap: 0x12,
  EventPtr: 0x13,
  Event: 0x14,
  PropertyMap: 0x15,
  PropertyPtr: 0x16,
  Property: 0x17,
  MethodSemantics: 0x18,
  MethodImpl: 0x19,
  ModuleRef: 0x1a,
  TypeSpec: 0x1b,
  ImplMap: 0x1c,
  FieldRva: 0x1d,
  EncLog: 0x1e,
  EncMap: 0x1f,
  Assembly: 0x20,
  AssemblyProcessor: 0x21,
  AssemblyOs: 0x22,
  AssemblyRef: 0x23,
  AssemblyRefProcessor: 0x24,
  AssemblyRefOs: 0x25,
  File: 0x26,
  ExportedType: 0x27,
  ManifestResource: 0x28,
  NestedClass: 0x29,
  GenericParam: 0x2a,
  MethodSpec: 0x2b,
  GenericParamConstraint: 0x2c,
} as const;

export type TableId = (typeof Table)[keyof typeof Table];

/** Coded indexes (II.24.2.6): the tables a reference may point to, in the order of its tag. */
const coded = {
  typeDefOrRef: { bits: 2, tables: [Table.TypeDef, Table.TypeRef, Table.TypeSpec] },
  hasConstant: { bits: 2, tables: [Table.Field, Table.Param, Table.Property] },
  hasCustomAttribute: {
    bits: 5,
    tables: [
      Table.MethodDef,
      Table.Field,
      Table.TypeRef,
      Table.TypeDef,
      Table.Param,
      Table.InterfaceImpl,
      Table.MemberRef,
      Table.Module,
      Table.DeclSecurity,
      Table.Property,
      Table.Event,
      Table.StandAloneSig,
      Table.ModuleRef,
      Table.TypeSpec,
      Table.Assembly,
      Table.AssemblyRef,
      Table.File,
      Table.ExportedType,
      Table.ManifestResource,
      Table.GenericParam,
      Table.GenericParamConstraint,
      Table.MethodSpec,
    ],
  },
  hasFieldMarshal: { bits: 1, tables: [Table.Field, Table.Param] },
  hasDeclSecurity: { bits: 2, tables: [Table.TypeDef, Table.MethodDef, Table.Assembly] },
  memberRefParent: {
    bits: 3,
    tables: [Table.TypeDef, Table.TypeRef, Table.ModuleRef, Table.MethodDef, Table.TypeSpec],
  },
  hasSemantics: { bits: 1, tables: [Table.Event, Table.Property] },
  methodDefOrRef: { bits: 1, tables: [Table.MethodDef, Table.MemberRef] },
  memberForwarded: { bits: 1, tables: [Table.Field, Table.MethodDef] },
  implementation: { bits: 2, tables: [Table.File, Table.AssemblyRef, Table.ExportedType] },
  customAttributeType: { bits: 3, tables: [undefined, undefined, Table.MethodDef, Table.MemberRef, undefined] },
  resolutionScope: { bits: 2, tables: [Table.Module, Table.ModuleRef, Table.AssemblyRef, Table.TypeRef] },
  typeOrMethodDef: { bits: 1, tables: [Table.TypeDef, Table.MethodDef] },
  // biome-ignore lint/plugin: the names are our own
} as const satisfies Record<string, { readonly bits: number; readonly tables: readonly (TableId | undefined)[] }>;

export type CodedIndex = keyof typeof coded;
type Column = 2 | 4 | "string" | "guid" | "blob" | CodedIndex | { readonly table: TableId };

const to = (table: TableId): Column => ({ table });

const schema: Readonly<Partial<Record<TableId, readonly Column[]>>> = {
  [Table.Module]: [2, "string", "guid", "guid", "guid"],
  [Table.TypeRef]: ["resolutionScope", "string", "string"],
  [Table.TypeDef]: [4, "string", "string", "typeDefOrRef", to(Table.Field), to(Table.MethodDef)],
  [Table.FieldPtr]: [to(Table.Field)],
  [Table.Field]: [2, "string", "blob"],
  [Table.MethodPtr]: [to(Table.MethodDef)],
  [Table.MethodDef]: [4, 2, 2, "string", "blob", to(Table.Param)],
  [Table.ParamPtr]: [to(Table.Param)],
  [Table.Param]: [2, 2, "string"],
  [Table.InterfaceImpl]: [to(Table.TypeDef), "typeDefOrRef"],
  [Table.MemberRef]: ["memberRefParent", "string", "blob"],
  [Table.Constant]: [2, "hasConstant", "blob"],
  [Table.CustomAttribute]: ["hasCustomAttribute", "customAttributeType", "blob"],
  [Table.FieldMarshal]: ["hasFieldMarshal", "blob"],
  [Table.DeclSecurity]: [2, "hasDeclSecurity", "blob"],
  [Table.ClassLayout]: [2, 4, to(Table.TypeDef)],
  [Table.FieldLayout]: [4, to(Table.Field)],
  [Table.StandAloneSig]: ["blob"],
  [Table.EventMap]: [to(Table.TypeDef), to(Table.Event)],
  [Table.EventPtr]: [to(Table.Event)],
  [Table.Event]: [2, "string", "typeDefOrRef"],
  [Table.PropertyMap]: [to(Table.TypeDef), to(Table.Property)],
  [Table.PropertyPtr]: [to(Table.Property)],
  [Table.Property]: [2, "string", "blob"],
  [Table.MethodSemantics]: [2, to(Table.MethodDef), "hasSemantics"],
  [Table.MethodImpl]: [to(Table.TypeDef), "methodDefOrRef", "methodDefOrRef"],
  [Table.ModuleRef]: ["string"],
  [Table.TypeSpec]: ["blob"],
  [Table.ImplMap]: [2, "memberForwarded", "string", to(Table.ModuleRef)],
  [Table.FieldRva]: [4, to(Table.Field)],
  [Table.EncLog]: [4, 4],
  [Table.EncMap]: [4],
  [Table.Assembly]: [4, 2, 2, 2, 2, 4, "blob", "string", "string"],
  [Table.AssemblyProcessor]: [4],
  [Table.AssemblyOs]: [4, 4, 4],
  [Table.AssemblyRef]: [2, 2, 2, 2, 4, "blob", "string", "string", "blob"],
  [Table.AssemblyRefProcessor]: [4, to(Table.AssemblyRef)],
  [Table.AssemblyRefOs]: [4, 4, 4, to(Table.AssemblyRef)],
  [Table.File]: [4, "string", "blob"],
  [Table.ExportedType]: [4, 4, "string", "string", "implementation"],
  [Table.ManifestResource]: [4, 4, "string", "implementation"],
  [Table.NestedClass]: [to(Table.TypeDef), to(Table.TypeDef)],
  [Table.GenericParam]: [2, 2, "typeOrMethodDef", "string"],
  [Table.MethodSpec]: ["methodDefOrRef", "blob"],
  [Table.GenericParamConstraint]: [to(Table.GenericParam), "typeDefOrRef"],
};

interface Layout {
  readonly start: number;
  readonly rowSize: number;
  readonly rows: number;
  readonly offsets: readonly number[];
  readonly sizes: readonly number[];
}

/** A row of some table; rows count from 1, and 0 means no row. */
export interface Token {
  readonly table: TableId;
  readonly row: number;
}

const decoder = new TextDecoder("utf-8");
const noRows: Layout = { start: 0, rowSize: 0, rows: 0, offsets: [], sizes: [] };

export class MetadataTables {
  readonly #tables: Uint8Array;
  readonly #strings: Uint8Array;
  readonly #blob: Uint8Array;
  readonly #layouts: Layout[] = [];

  /** Throws RangeError where the stream is damaged; the opener reports it. */
  constructor(streams: MetadataStreams) {
    this.#tables = streams.tables;
    this.#strings = streams.strings;
    this.#blob = streams.blob;
    const view = new DataView(streams.tables.buffer, streams.tables.byteOffset, streams.tables.byteLength);
    const heapSizes = view.getUint8(6);
    const stringSize = heapSizes & 1 ? 4 : 2;
    const guidSize = heapSizes & 2 ? 4 : 2;
    const blobSize = heapSizes & 4 ? 4 : 2;
    const valid = view.getBigUint64(8, true);
    const counts: number[] = [];
    let at = 24;
    for (let table = 0; table < 64; table++) {
      const present = (valid >> BigInt(table)) & 1n;
      counts.push(present ? view.getUint32(at, true) : 0);
      if (present) at += 4;
    }
    const size = (column: Column): number => {
      if (typeof column === "number") return column;
      if (column === "string") return stringSize;
      if (column === "guid") return guidSize;
      if (column === "blob") return blobSize;
      if (typeof column === "object") return (counts[column.table] ?? 0) > 0xffff ? 4 : 2;
      const { bits, tables } = coded[column];
      const most = Math.max(...tables.map((table) => (table === undefined ? 0 : (counts[table] ?? 0))));
      return most >= 1 << (16 - bits) ? 4 : 2;
    };
    for (let table = 0; table < 64; table++) {
      const rows = counts[table] ?? 0;
      const columns = schema[table as TableId];
      if (columns === undefined) {
        // Tables of debugging files follow; nothing here reads them, and they come last.
        this.#layouts.push(noRows);
        continue;
      }
      const sizes = columns.map(size);
      const offsets: number[] = [];
      let rowSize = 0;
      for (const columnSize of sizes) {
        offsets.push(rowSize);
        rowSize += columnSize;
      }
      this.#layouts.push({ start: at, rowSize, rows, offsets, sizes });
      at += rowSize * rows;
    }
    if (at > streams.tables.length) throw new RangeError();
  }

  rowCount(table: TableId): number {
    return this.#layouts[table]?.rows ?? 0;
  }

  /** The number in a cell: flags, a row of another table, a heap offset or a coded index. */
  cell(table: TableId, row: number, column: number): number {
    const layout = this.#layouts[table] ?? noRows;
    if (row < 1 || row > layout.rows) return 0;
    const at = layout.start + (row - 1) * layout.rowSize + (layout.offsets[column] ?? 0);
    const bytes = this.#tables;
    const low = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
    if (layout.sizes[column] === 2) return low;
    return (low | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)) >>> 0;
  }

  string(table: TableId, row: number, column: number): string {
    return this.stringAt(this.cell(table, row, column));
  }

  stringAt(offset: number): string {
    const bytes = this.#strings;
    let text = "";
    for (let i = offset; i < bytes.length; i++) {
      const byte = bytes[i] ?? 0;
      if (byte === 0) return text;
      if (byte > 0x7f) {
        const end = bytes.indexOf(0, i);
        return decoder.decode(bytes.subarray(offset, end === -1 ? bytes.length : end));
      }
      text += String.fromCharCode(byte);
    }
    return text;
  }

  blob(table: TableId, row: number, column: number): Uint8Array {
    const bytes = this.#blob;
    let at = this.cell(table, row, column);
    // II.24.2.4: the length precedes the bytes, in one, two or four of them.
    const first = bytes[at] ?? 0;
    let length = first & 0x7f;
    if ((first & 0x80) === 0) at += 1;
    else if ((first & 0x40) === 0) {
      length = ((first & 0x3f) << 8) | (bytes[at + 1] ?? 0);
      at += 2;
    } else {
      length =
        ((first & 0x1f) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
      at += 4;
    }
    return bytes.subarray(at, at + length);
  }

  token(table: TableId, row: number, column: number, index: CodedIndex): Token | undefined {
    return decodeToken(this.cell(table, row, column), index);
  }

  /** The rows that a list column gives to this one: up to where the next row's list starts. */
  list(table: TableId, row: number, column: number, of: TableId): { readonly first: number; readonly end: number } {
    const first = this.cell(table, row, column);
    const last = row === this.rowCount(table);
    return { first, end: last ? this.rowCount(of) + 1 : this.cell(table, row + 1, column) };
  }

  /** Rows of a table that is sorted by a column, where the column has this value. */
  rowsWhere(table: TableId, column: number, value: number): { readonly first: number; readonly end: number } {
    let low = 1;
    let high = this.rowCount(table) + 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.cell(table, middle, column) < value) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end <= this.rowCount(table) && this.cell(table, end, column) === value) end++;
    return { first: low, end };
  }
}

export function decodeToken(value: number, index: CodedIndex): Token | undefined {
  const { bits, tables } = coded[index];
  const table: TableId | undefined = tables[value & ((1 << bits) - 1)];
  const row = value >>> bits;
  return table === undefined || row === 0 ? undefined : { table, row };
}

export function encodeToken(table: TableId, row: number, index: CodedIndex): number {
  const { bits, tables } = coded[index];
  const tag = (tables as readonly (TableId | undefined)[]).indexOf(table);
  return row * (1 << bits) + tag;
}
