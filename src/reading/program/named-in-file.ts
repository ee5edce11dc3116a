/** Whether a file holds a name, answered for many names one after another without reading the file each time. */

import { cachedBy } from "../../caching/cache.js";
import type { SourceFile } from "../../csharp/syntax/index.js";
import { Char } from "../../text/char.js";

/** True where the name may be a word of the file; false is certain. */
export function mayName(file: SourceFile, name: string): boolean {
  const marks = marksOf(file);
  const bytes = encoder.encode(name);
  let hash = start;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, prime);
  const bit = (hash >>> 0) & (marks.length * 32 - 1);
  return ((marks[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

const encoder = new TextEncoder();
// FNV-1a: one multiplication a byte, and good enough for one bit a word.
const start = 0x811c9dc5;
const prime = 0x01000193;

/** One bit for each word of the file, at the place that its hash says. */
const marksOf = cachedBy(({ bytes }: SourceFile): Uint32Array => {
  let size = 32;
  while (size * 32 < bytes.length && size < 1 << 16) size *= 2;
  const marks = new Uint32Array(size);
  const mask = size * 32 - 1;
  for (let i = 0; i < bytes.length; ) {
    let hash = start;
    const from = i;
    for (let byte = bytes[i] ?? 0; isPartOfName[byte] === 1; byte = bytes[i] ?? 0) {
      hash = Math.imul(hash ^ byte, prime);
      i++;
    }
    if (i === from) i++;
    else {
      const bit = (hash >>> 0) & mask;
      marks[bit >>> 5] = (marks[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  return marks;
});

/** Letters, digits, `_`, and every byte of a character beyond ASCII. */
const isPartOfName = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 ||
  byte === Char.Underscore ||
  (byte >= Char.Zero && byte <= Char.Nine) ||
  (byte >= Char.UpperA && byte <= Char.UpperZ) ||
  (byte >= Char.LowerA && byte <= Char.LowerZ)
    ? 1
    : 0,
);
