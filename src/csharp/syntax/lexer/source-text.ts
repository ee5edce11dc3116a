/**
 * The text that is being read, and its lines. It is module state: only one file is read at a time, and it is what makes the
 * scanner fast (nothing comes between the loop and the bytes).
 */
import { Char } from "../../../text/char.js";
import { codePointAt, encodedLength, isWideSpace } from "./characters.js";

export let text: Uint8Array = new Uint8Array(1);
/** Where reading stops: the end of the file, or of the part that is being read. */
export let limit = 0;

export function setText(bytes: Uint8Array, end: number): void {
  text = bytes;
  limit = end;
}

export function setLimit(end: number): void {
  limit = end;
}

export function byteAt(offset: number): number {
  return text[offset] ?? 0;
}

export function isLineEnd(offset: number): boolean {
  const byte = byteAt(offset);
  if (byte === Char.Newline || byte === Char.CarriageReturn) return true;
  if (byte < 0xc2) return false;
  return (
    (byte === 0xc2 && byteAt(offset + 1) === 0x85) ||
    (byte === 0xe2 && byteAt(offset + 1) === 0x80 && (byteAt(offset + 2) === 0xa8 || byteAt(offset + 2) === 0xa9))
  );
}

/** From anywhere in a line to its end, which is not taken. */
export function lineEndFrom(offset: number): number {
  const bytes = text;
  let i = offset;
  for (;;) {
    let byte = bytes[i] ?? 0;
    // Nearly all of a comment.
    while (byte > Char.CarriageReturn && byte < 0xc2) byte = bytes[++i] ?? 0;
    if (byte === Char.Newline || byte === Char.CarriageReturn) return i;
    if (byte === 0 && i >= limit) return limit;
    if (byte >= 0xc2 && isLineEnd(i)) return i;
    i++;
  }
}

/** Whether only white space precedes this offset in its line: a `#` means a directive only there. */
export function isFirstInLine(offset: number): boolean {
  const bytes = text;
  let i = offset - 1;
  while (i >= 0) {
    const byte = bytes[i] ?? 0;
    if (byte === Char.Newline || byte === Char.CarriageReturn) return true;
    if (byte >= 0x80) {
      while (i > 0 && (byteAt(i) & 0xc0) === 0x80) i--;
      if (isLineEnd(i)) return true;
      if (spaceEnd(i) === i) return false;
    } else if (!isSpaceByte(byte)) return false;
    i--;
  }
  return true;
}

function isSpaceByte(byte: number): boolean {
  return (
    byte === Char.Space ||
    byte === Char.Tab ||
    byte === Char.VerticalTab ||
    byte === Char.FormFeed ||
    byte === Char.Substitute
  );
}

/** Past white space within a line: the language takes every space of Unicode. */
export function skipSpaces(offset: number): number {
  let i = offset;
  for (;;) {
    const after = spaceEnd(i);
    if (after === i) return i;
    i = after;
  }
}

/** Past one space. */
function spaceEnd(offset: number): number {
  const byte = byteAt(offset);
  if (byte < 0x80) return isSpaceByte(byte) ? offset + 1 : offset;
  return !isLineEnd(offset) && isWideSpace(codePointAt(text, offset)) ? offset + encodedLength(byte) : offset;
}
