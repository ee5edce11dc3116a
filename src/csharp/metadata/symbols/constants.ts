/** The Constant table (ECMA-335 II.22.9) and the attributes for constants that it cannot hold. */
import type { Constant } from "../../binding/symbols/symbols.js";
import { BlobReader, utf16 } from "../format/blob-reader.js";
import { elementTypes } from "../format/element-types.js";
import { encodeToken, Table, type Token } from "../format/tables.js";
import type { MetadataAssembly } from "./assembly.js";
import { attributeValue, readPrimitive } from "./attributes.js";

export function metadataConstant(assembly: MetadataAssembly, target: Token): Constant | undefined {
  const { tables } = assembly;
  const { first, end } = tables.rowsWhere(Table.Constant, 1, encodeToken(target.table, target.row, "hasConstant"));
  if (first >= end) return undefined;
  const code = tables.cell(Table.Constant, first, 0) & 0xff;
  const bytes = tables.blob(Table.Constant, first, 2);
  if (code === 0x0e) return { kind: "string", value: utf16.decode(bytes) };
  if (code === 0x12) return { kind: "null" };
  const type = elementTypes[code];
  return type === undefined ? undefined : readPrimitive(new BlobReader(bytes), type);
}

/** [DecimalConstant(scale, sign, high, middle, low)]. */
export function metadataDecimal(assembly: MetadataAssembly, target: Token): Constant | undefined {
  const reader = attributeValue(assembly, target, "System.Runtime.CompilerServices.DecimalConstantAttribute");
  if (reader === undefined) return undefined;
  const scale = reader.byte();
  const isNegative = reader.byte() !== 0;
  const high = reader.integer(4, false);
  const middle = reader.integer(4, false);
  const low = reader.integer(4, false);
  const digits = ((high << 64n) | (middle << 32n) | low).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? "" : `.${digits.slice(digits.length - scale)}`;
  return { kind: "decimal", value: `${isNegative ? "-" : ""}${whole}${fraction}` };
}
