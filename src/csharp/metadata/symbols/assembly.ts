/** One assembly: its types by name, made into symbols on first use. */

import { isStackExhausted } from "../../../caching/stack-depth.js";
import { addTo } from "../../../collections/lists-by-key.js";
import type { NamedTypeSymbol } from "../../binding/symbols/symbols.js";
import { qualified } from "../format/metadata-name.js";
import { readMetadataStreams, type Unreadable } from "../format/portable-executable.js";
import type { TypeName } from "../format/signatures.js";
import { MetadataTables, Table, type TableId, type Token } from "../format/tables.js";
import { MetadataType } from "./metadata-type.js";

/** Finds a type of any assembly; the name of the assembly tells two types of one name apart. */
export type TypeResolver = (metadataName: string, assemblyName: string | undefined) => NamedTypeSymbol | undefined;

const nestedVisibilities = 0x7;
const isInternal = 0x0;
const isPublic = 0x1;

type KnownRow = (metadataName: string) => number | undefined;

export class MetadataAssembly {
  readonly name: string;
  readonly path: string;
  readonly tables: MetadataTables;
  readonly #resolve: TypeResolver;
  /** The row of a public top-level type, where it is known without reading the names of all. */
  readonly #knownRow: KnownRow | undefined;
  #publicRows: Map<string, number> | undefined;
  readonly #symbols = new Map<number, MetadataType>();
  readonly #typeRefs = new Map<number, TypeName>();
  #otherRows: Map<string, number> | undefined;
  #nestedRows: Map<number, number[]> | undefined;
  #enclosing: Map<number, number> | undefined;
  #forwarded: Map<string, string> | undefined;
  readonly #mapRows = new Map<TableId, Map<number, number>>();

  constructor(path: string, tables: MetadataTables, resolve: TypeResolver, knownRow?: KnownRow) {
    this.path = path;
    this.tables = tables;
    this.#resolve = resolve;
    this.name = tables.string(Table.Assembly, 1, 7);
    this.#knownRow = knownRow;
    // Names that are damaged are found when the file is opened.
    if (knownRow === undefined) this.#publicRows = this.#topLevelRows(isPublic);
  }

  /** The public top-level types: metadata names and rows, in the order of the file. */
  get publicTypes(): ReadonlyMap<string, number> {
    this.#publicRows ??= this.#topLevelRows(isPublic);
    return this.#publicRows;
  }

  publicType(metadataName: string): MetadataType | undefined {
    const row = this.#knownRow === undefined ? this.publicTypes.get(metadataName) : this.#knownRow(metadataName);
    return row === undefined ? undefined : this.typeAt(row);
  }

  #topLevelRows(visibility: number): Map<string, number> {
    const rows = new Map<string, number>();
    const count = this.tables.rowCount(Table.TypeDef);
    // Row 1 is <Module>.
    for (let row = 2; row <= count; row++) {
      if ((this.tables.cell(Table.TypeDef, row, 0) & nestedVisibilities) === visibility)
        rows.set(this.#nameOfRow(row), row);
    }
    return rows;
  }

  /** Any top-level type, internal ones included: signatures of the assembly itself name them. */
  topLevelType(metadataName: string): MetadataType | undefined {
    const publicType = this.publicType(metadataName);
    if (publicType !== undefined) return publicType;
    this.#otherRows ??= this.#topLevelRows(isInternal);
    const row = this.#otherRows.get(metadataName);
    return row === undefined ? undefined : this.typeAt(row);
  }

  /** The assembly a type was moved to (II.22.14). */
  forwardedTo(metadataName: string): string | undefined {
    if (this.#forwarded === undefined) {
      this.#forwarded = new Map();
      const count = this.tables.rowCount(Table.ExportedType);
      for (let row = 1; row <= count; row++) {
        const target = this.tables.token(Table.ExportedType, row, 4, "implementation");
        if (target?.table !== Table.AssemblyRef) continue;
        const namespace = this.tables.string(Table.ExportedType, row, 3);
        const name = this.tables.string(Table.ExportedType, row, 2);
        this.#forwarded.set(qualified(namespace, name), this.tables.string(Table.AssemblyRef, target.row, 6));
      }
    }
    return this.#forwarded.get(metadataName);
  }

  typeAt(row: number): MetadataType {
    let symbol = this.#symbols.get(row);
    if (symbol === undefined) {
      const enclosing = this.#enclosingOf(row);
      symbol = new MetadataType(this, row, enclosing === undefined ? undefined : this.typeAt(enclosing));
      this.#symbols.set(row, symbol);
    }
    return symbol;
  }

  nestedTypes(row: number): readonly MetadataType[] {
    if (this.#nestedRows === undefined) {
      this.#nestedRows = new Map();
      const count = this.tables.rowCount(Table.NestedClass);
      for (let i = 1; i <= count; i++) {
        const outer = this.tables.cell(Table.NestedClass, i, 1);
        const inner = this.tables.cell(Table.NestedClass, i, 0);
        addTo(this.#nestedRows, outer, inner);
      }
    }
    return (this.#nestedRows.get(row) ?? []).map((inner) => this.typeAt(inner));
  }

  /** The row of PropertyMap or EventMap that belongs to a type; neither table needs to be sorted. */
  mapRow(map: TableId, type: number): number | undefined {
    let rows = this.#mapRows.get(map);
    if (rows === undefined) {
      rows = new Map();
      for (let row = this.tables.rowCount(map); row >= 1; row--) rows.set(this.tables.cell(map, row, 0), row);
      this.#mapRows.set(map, rows);
    }
    return rows.get(type);
  }

  /** What a TypeDef or TypeRef stands for. */
  typeName(token: Token): TypeName {
    if (token.table === Table.TypeDef) return { kind: "resolved", symbol: this.typeAt(token.row) };
    if (token.table !== Table.TypeRef) return { kind: "missing", name: "?" };
    let name = this.#typeRefs.get(token.row);
    if (name === undefined) {
      name = this.#resolveTypeRef(token.row);
      this.#typeRefs.set(token.row, name);
    }
    return name;
  }

  core(metadataName: string): TypeName {
    const symbol = this.topLevelType(metadataName) ?? this.#resolve(metadataName, undefined);
    return symbol === undefined ? { kind: "missing", name: metadataName } : { kind: "resolved", symbol };
  }

  /** By name alone, as attributes name types: own ones first, nested and private ones included. */
  resolve(metadataName: string, assemblyName?: string): NamedTypeSymbol | undefined {
    const [outermost = "", ...nested] = metadataName.split("+");
    let type = this.topLevelType(outermost);
    for (const name of nested) {
      const inner = type === undefined ? [] : this.nestedTypes(type.row);
      type = inner.find((type) => type.metadataName.endsWith(`+${name}`));
    }
    return type ?? this.#resolve(metadataName, assemblyName);
  }

  #resolveTypeRef(row: number): TypeName {
    const { metadataName, assemblyName } = this.#typeRefName(row, 0);
    const ownType = assemblyName === undefined ? this.topLevelType(metadataName) : undefined;
    const symbol = ownType ?? this.#resolve(metadataName, assemblyName);
    return symbol === undefined ? { kind: "missing", name: metadataName } : { kind: "resolved", symbol };
  }

  #typeRefName(
    row: number,
    depth: number,
  ): { readonly metadataName: string; readonly assemblyName: string | undefined } {
    const name = this.tables.string(Table.TypeRef, row, 1);
    const namespace = this.tables.string(Table.TypeRef, row, 2);
    const scope = this.tables.token(Table.TypeRef, row, 0, "resolutionScope");
    if (scope?.table === Table.TypeRef && depth < 100) {
      const outer = this.#typeRefName(scope.row, depth + 1);
      return { metadataName: `${outer.metadataName}+${name}`, assemblyName: outer.assemblyName };
    }
    const assemblyName =
      scope?.table === Table.AssemblyRef ? this.tables.string(Table.AssemblyRef, scope.row, 6) : undefined;
    return { metadataName: qualified(namespace, name), assemblyName };
  }

  #nameOfRow(row: number): string {
    return qualified(this.tables.string(Table.TypeDef, row, 2), this.tables.string(Table.TypeDef, row, 1));
  }

  #enclosingOf(row: number): number | undefined {
    const visibility = this.tables.cell(Table.TypeDef, row, 0) & nestedVisibilities;
    if (visibility === isPublic || visibility === isInternal) return undefined;
    if (this.#enclosing === undefined) {
      this.#enclosing = new Map();
      const count = this.tables.rowCount(Table.NestedClass);
      for (let i = 1; i <= count; i++) {
        this.#enclosing.set(this.tables.cell(Table.NestedClass, i, 0), this.tables.cell(Table.NestedClass, i, 1));
      }
    }
    const outer = this.#enclosing.get(row);
    // A damaged file may nest a type in itself.
    return outer === undefined || outer >= row ? undefined : outer;
  }
}

/** Undefined for a module without a manifest; the reason where the file cannot be read. */
export function openAssembly(
  path: string,
  bytes: Uint8Array,
  resolve: TypeResolver,
  knownRow?: KnownRow,
): MetadataAssembly | Unreadable {
  const streams = readMetadataStreams(bytes);
  if ("reason" in streams) return streams;
  try {
    const tables = new MetadataTables(streams);
    return tables.rowCount(Table.Assembly) === 0
      ? { reason: "it is not a .NET assembly" }
      : new MetadataAssembly(path, tables, resolve, knownRow);
  } catch (error) {
    if (error instanceof RangeError && !isStackExhausted(error)) return { reason: "its metadata is damaged" };
    throw error;
  }
}
