import type { IntegerType, SpecialType } from "../symbols/symbols.js";

interface IntegerShape {
  readonly bits: number;
  readonly isSigned: boolean;
}

const shapes: Readonly<Record<IntegerType, IntegerShape>> = {
  sbyte: { bits: 8, isSigned: true },
  byte: { bits: 8, isSigned: false },
  short: { bits: 16, isSigned: true },
  ushort: { bits: 16, isSigned: false },
  char: { bits: 16, isSigned: false },
  int: { bits: 32, isSigned: true },
  uint: { bits: 32, isSigned: false },
  long: { bits: 64, isSigned: true },
  ulong: { bits: 64, isSigned: false },
  // A constant of these is what every machine can hold.
  nint: { bits: 32, isSigned: true },
  nuint: { bits: 32, isSigned: false },
};

export function isIntegerType(type: SpecialType | undefined): type is IntegerType {
  return type !== undefined && Object.hasOwn(shapes, type);
}

export function fitsInteger(value: bigint, type: IntegerType): boolean {
  return wrapInteger(value, type) === value;
}

export function wrapInteger(value: bigint, type: IntegerType): bigint {
  const { bits, isSigned } = shapes[type];
  return isSigned ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
}

export function bitsOf(type: IntegerType): number {
  return shapes[type].bits;
}

/** `sizeof(…)` of the types for which it is a constant. */
export function sizeOfSpecialType(type: SpecialType): bigint | undefined {
  switch (type) {
    case "bool":
      return 1n;
    case "float":
      return 4n;
    case "double":
      return 8n;
    case "decimal":
      return 16n;
    case "nint":
    case "nuint":
      return undefined;
    default:
      return isIntegerType(type) ? BigInt(bitsOf(type) / 8) : undefined;
  }
}

/** Binary numeric promotion between integers (ECMA-334 §12.4.7.3); undefined where C# has no such operator. */
export function promoteIntegers(
  a: IntegerType,
  b: IntegerType,
): "int" | "uint" | "long" | "ulong" | "nint" | "nuint" | undefined {
  const either = (type: IntegerType): boolean => a === type || b === type;
  const other = (type: IntegerType): IntegerType => (a === type ? b : a);
  if (either("ulong")) return ["sbyte", "short", "int", "long", "nint"].includes(other("ulong")) ? undefined : "ulong";
  if (either("long")) return other("long") === "nuint" ? undefined : "long";
  if (either("nuint")) return ["sbyte", "short", "int", "nint"].includes(other("nuint")) ? undefined : "nuint";
  if (either("nint")) return other("nint") === "uint" ? "long" : "nint";
  if (either("uint")) return ["sbyte", "short", "int"].includes(other("uint")) ? "long" : "uint";
  return "int";
}
