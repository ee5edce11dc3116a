/** Whether a file or a body holds a name, answered for many names one after another without reading the text each time. */

import { cachedBy } from "../../caching/cache.js";
import type { MemberBody, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { nameBetween, type SourceFile } from "../../csharp/syntax/index.js";
import { Char } from "../../text/char.js";

/** Names to look for, hashed once for all the files. */
export interface SoughtNames {
  readonly names: readonly string[];
  readonly hashes: readonly number[];
}

export function soughtNames(names: Iterable<string>): SoughtNames {
  const all = [...names];
  return { names: all, hashes: all.map(hashOf) };
}

/** Those that may be words of the file; the others certainly are not. */
export function likelyIn(file: SourceFile, { names, hashes }: SoughtNames): readonly string[] {
  const marks = marksOf(file);
  const mask = marks.length * 32 - 1;
  return names.filter((_, at) => {
    const bit = (hashes[at] ?? 0) & mask;
    return ((marks[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  });
}

/** False where no such name is written in the body of a member, which then need not be parsed. */
export function mayName(
  body: MemberBody | SourceBody | SourceExpression,
  isWanted: (name: string) => boolean,
): boolean {
  const names = "extent" in body ? namesIn(body) : undefined;
  return names === undefined || names.some(isWanted);
}

const encoder = new TextEncoder();
// FNV-1a: one multiplication a byte, and good enough for one bit a word.
const start = 0x811c9dc5;
const prime = 0x01000193;

function hashOf(name: string): number {
  let hash = start;
  for (const byte of encoder.encode(name)) hash = Math.imul(hash ^ byte, prime);
  return hash;
}

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
      const bit = hash & mask;
      marks[bit >>> 5] = (marks[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  return marks;
});

/** The words of a body, those of strings and comments too; undefined where one may be spelled with escapes. */
const namesIn = cachedBy(({ extent, scope }: MemberBody): readonly string[] | undefined => {
  const { file } = scope.context;
  const { bytes } = file;
  const names = new Set<string>();
  for (let i = extent.start; i < extent.end; ) {
    const byte = bytes[i] ?? 0;
    if (isPartOfName[byte] === 1) {
      const from = i;
      while (i < extent.end && isPartOfName[bytes[i] ?? 0] === 1) i++;
      if (byte > Char.Nine) names.add(nameBetween(file, from, i));
    } else {
      const next = byte === Char.Backslash ? bytes[i + 1] : undefined;
      if (next === Char.LowerU || next === Char.UpperU) return undefined;
      i++;
    }
  }
  return [...names];
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
