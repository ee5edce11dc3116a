/** The element types of ECMA-335 II.23.1.16 that C# has keywords for. */
import type { SpecialType } from "../../binding/symbols/symbols.js";

export const elementTypes: Readonly<Record<number, SpecialType>> = {
  2: "bool",
  3: "char",
  4: "sbyte",
  5: "byte",
  6: "short",
  7: "ushort",
  8: "int",
  9: "uint",
  10: "long",
  11: "ulong",
  12: "float",
  13: "double",
  14: "string",
};
