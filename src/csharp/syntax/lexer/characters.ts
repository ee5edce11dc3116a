import { Char } from "../../../text/char.js";
/** Classes of ASCII characters, one lookup each; everything beyond ASCII goes through the slower questions below. */
export const identifierStart = 1;
export const identifierPart = 2;
export const digit = 4;
export const hexDigit = 8;

export const characterClass = new Uint8Array(256);

for (let c = 0; c < 128; c++) {
  const letter =
    (c >= Char.UpperA && c <= Char.UpperZ) || (c >= Char.LowerA && c <= Char.LowerZ) || c === Char.Underscore;
  const decimal = c >= Char.Zero && c <= Char.Nine;
  const hex = decimal || (c >= Char.UpperA && c <= Char.UpperF) || (c >= Char.LowerA && c <= Char.LowerF);
  characterClass[c] =
    (letter ? identifierStart | identifierPart : 0) | (decimal ? identifierPart | digit : 0) | (hex ? hexDigit : 0);
}

export function isIdentifierPartByte(byte: number): boolean {
  return ((characterClass[byte] ?? 0) & identifierPart) !== 0;
}

export function isDigitByte(byte: number): boolean {
  return ((characterClass[byte] ?? 0) & digit) !== 0;
}

export function isHexDigitByte(byte: number): boolean {
  return ((characterClass[byte] ?? 0) & hexDigit) !== 0;
}

// Language specification 6.4.3: letters and letter numbers start a name; marks, digits, connectors and format characters go on.
const startPattern = /^[\p{L}\p{Nl}]$/u;
const partPattern = /^[\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}\p{Cf}]$/u;
const spacePattern = /^[\p{Zs}\u0085\u2028\u2029\ufeff]$/u;

export function isIdentifierStart(codePoint: number): boolean {
  return codePoint < 128
    ? ((characterClass[codePoint] ?? 0) & identifierStart) !== 0
    : startPattern.test(String.fromCodePoint(codePoint));
}

export function isIdentifierPart(codePoint: number): boolean {
  return codePoint < 128 ? isIdentifierPartByte(codePoint) : partPattern.test(String.fromCodePoint(codePoint));
}

/** White space and line ends beyond ASCII. */
export function isWideSpace(codePoint: number): boolean {
  return spacePattern.test(String.fromCodePoint(codePoint));
}

/** The code point at an offset of valid UTF-8. */
export function codePointAt(bytes: Uint8Array, offset: number): number {
  const a = bytes[offset] ?? 0;
  if (a < 0x80) return a;
  const b = (bytes[offset + 1] ?? 0) & 0x3f;
  if (a < 0xe0) return ((a & 0x1f) << 6) | b;
  const c = (bytes[offset + 2] ?? 0) & 0x3f;
  if (a < 0xf0) return ((a & 0x0f) << 12) | (b << 6) | c;
  // The mask keeps invalid UTF-8 inside the range of characters.
  return Math.min(((a & 0x07) << 18) | (b << 12) | (c << 6) | ((bytes[offset + 3] ?? 0) & 0x3f), 0x10ffff);
}

export function encodedLength(firstByte: number): number {
  return firstByte < 0x80 ? 1 : firstByte < 0xe0 ? 2 : firstByte < 0xf0 ? 3 : 4;
}
