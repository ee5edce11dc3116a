import type { NamedTypeSymbol, SpecialType, Type } from "./symbols.js";

const systemNames = {
  object: "Object",
  void: "Void",
  bool: "Boolean",
  char: "Char",
  sbyte: "SByte",
  byte: "Byte",
  short: "Int16",
  ushort: "UInt16",
  int: "Int32",
  uint: "UInt32",
  long: "Int64",
  ulong: "UInt64",
  decimal: "Decimal",
  float: "Single",
  double: "Double",
  string: "String",
  nint: "IntPtr",
  nuint: "UIntPtr",
} as const satisfies Record<SpecialType, string>;

const bySystemName = new Map<string, SpecialType>();
for (const [keyword, name] of Object.entries(systemNames)) if (isSpecialType(keyword)) bySystemName.set(name, keyword);

function isSpecialType(keyword: string): keyword is SpecialType {
  return Object.hasOwn(systemNames, keyword);
}

/** `int` → `System.Int32`. */
export function metadataNameOfSpecialType(type: SpecialType): string {
  return `System.${systemNames[type]}`;
}

/** The keyword of a built-in type's symbol: `System.Int32` → `int`. */
export function specialTypeOfSymbol(symbol: NamedTypeSymbol): SpecialType | undefined {
  if (symbol.namespace !== "System") return undefined;
  const special = bySystemName.get(symbol.name);
  if (special === undefined) return undefined;
  return symbol.containingType === undefined && symbol.typeParameters.length === 0 ? special : undefined;
}

export function specialTypeOf(type: Type): SpecialType | undefined {
  return type.kind === "named" ? specialTypeOfSymbol(type.symbol) : undefined;
}
