/** Files as bytes: whatever the encoding on disk, the front end reads UTF-8 with a zero byte behind it. */
import { isAscii, isUtf8 } from "node:buffer";

export interface SourceText {
  /** Without byte order mark. */
  readonly bytes: Uint8Array;
  /** The same with the zero byte that ends it. */
  readonly terminated: Uint8Array;
  readonly isAscii: boolean;
  /** Where the bytes stop being UTF-8, if they do. */
  readonly invalidFrom: number | null;
}

export function decodeSource(input: Uint8Array): SourceText {
  if (input[0] === 0xff && input[1] === 0xfe) return transcode(input.subarray(2), "utf-16le", null);
  if (input[0] === 0xfe && input[1] === 0xff) return transcode(input.subarray(2), "utf-16be", null);
  const hasMark = input[0] === 0xef && input[1] === 0xbb && input[2] === 0xbf;
  const bytes = hasMark ? input.subarray(3) : input;
  if (isAscii(bytes)) return terminate(bytes, true, null);
  if (isUtf8(bytes)) return terminate(bytes, false, null);
  return transcode(bytes, "windows-1252", firstInvalid(bytes));
}

function transcode(bytes: Uint8Array, encoding: string, invalidFrom: number | null): SourceText {
  const decoded = new TextDecoder(encoding).decode(bytes);
  return terminate(new TextEncoder().encode(decoded), false, invalidFrom);
}

/** Uses the byte behind the text where the caller left a zero there; copies otherwise. */
function terminate(bytes: Uint8Array, ascii: boolean, invalidFrom: number | null): SourceText {
  const { buffer, byteOffset, length } = bytes;
  if (byteOffset + length < buffer.byteLength) {
    const view = new Uint8Array(buffer, byteOffset, length + 1);
    if (view[length] === 0) return { bytes, terminated: view, isAscii: ascii, invalidFrom };
  }
  const copy = inOwnBuffer(bytes);
  return { bytes: copy, terminated: new Uint8Array(copy.buffer), isAscii: ascii, invalidFrom };
}

/** The same bytes in a buffer that holds nothing else but the zero byte behind them. */
export function inOwnBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes.length + 1);
  copy.set(bytes);
  return copy.subarray(0, bytes.length);
}

function firstInvalid(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  // The longest prefix that is UTF-8, except for a character that it cuts off.
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isUtf8(bytes.subarray(0, wholeCharacters(bytes, middle)))) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, wholeCharacters(bytes, low));
}

/** The end of the last whole character before an offset. */
function wholeCharacters(bytes: Uint8Array, end: number): number {
  let i = end;
  for (let back = 1; back <= 4 && end - back >= 0; back++) {
    const byte = bytes[end - back] ?? 0;
    if (byte < 0x80) return end;
    if ((byte & 0xc0) === 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      i = back >= length ? end : end - back;
      return i;
    }
  }
  return i;
}
