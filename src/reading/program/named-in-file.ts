/** Whether a file or a body holds a text, answered for many texts one after another without reading the file each time. */

import { cachedBy } from "../../caching/cache.js";
import type { MemberBody, SourceBody, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { nameBetween, type SourceFile } from "../../csharp/syntax/index.js";
import { Char } from "../../text/char.js";

const encoder = new TextEncoder();
/** Spreads four bytes over the bits of a number, of which the highest are taken. */
const factor = 0x9e3779b1;

/** Texts to look for, prepared once for all the files. */
export type SoughtTexts = readonly SoughtText[];

interface SoughtText {
  readonly text: string;
  /** Not as a part of a longer name. */
  readonly isWhole: boolean;
  /** Of the four bytes at every second place in it, from the first place on and from the second. */
  readonly hashes: readonly [readonly number[], readonly number[]];
}

/** Anywhere in a file: in or as a name, in a string, in a comment. */
export function soughtTexts(texts: Iterable<string>): SoughtTexts {
  return Array.from(texts, (text) => sought(text, false));
}

/** As whole names. */
export function soughtNames(names: Iterable<string>): SoughtTexts {
  return Array.from(names, (name) => sought(name, true));
}

/** What a name may be spelled with: `[Contr\u0061ct]`. */
const escapes: SoughtTexts = soughtTexts(["\\u", "\\U"]);

function sought(text: string, isWhole: boolean): SoughtText {
  return { text, isWhole, hashes: hashesIn(encoder.encode(text)) };
}

export function holdsAny(file: SourceFile, texts: SoughtTexts): boolean {
  const marks = marksOf(file);
  const shift = shiftFor(marks);
  for (let at = 0; at < texts.length; at++) {
    const one = texts[at];
    if (one !== undefined && mayHold(marks, shift, one) && isWritten(file.bytes, one)) return true;
  }
  return false;
}

/** Or a name that is spelled with escapes. */
export function bodyHoldsAny({ extent, scope }: MemberBody, texts: SoughtTexts): boolean {
  const { file } = scope.context;
  const bytes = file.bytes.subarray(extent.start, extent.end);
  const marks = marksOf(file);
  const shift = shiftFor(marks);
  const isHeld = (one: SoughtText): boolean => mayHold(marks, shift, one) && isWritten(bytes, one);
  return texts.some(isHeld) || (hasEscapes(file) && escapes.some(isHeld));
}

/** Whether a name may be spelled with escapes in a file. */
export const hasEscapes = cachedBy((file: SourceFile): boolean => holdsAny(file, escapes));

function mayHold(marks: Uint32Array, shift: number, { hashes: [even, odd] }: SoughtText): boolean {
  return isMarked(marks, shift, even) || isMarked(marks, shift, odd);
}

function isWritten(bytes: Uint8Array, text: SoughtText): boolean {
  return placeOf(bytes, text, 0) >= 0;
}

/** From a place on; negative where it is not found. */
function placeOf(bytes: Uint8Array, { text, isWhole }: SoughtText, from: number): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = buffer.indexOf(text, from);
  if (!isWhole) return at;
  const length = Buffer.byteLength(text);
  while (at >= 0 && (isPartOfName[buffer[at - 1] ?? 0] === 1 || isPartOfName[buffer[at + length] ?? 0] === 1))
    at = buffer.indexOf(text, at + 1);
  return at;
}

/** False where no such name is written in the body of a member, which then need not be parsed. */
export function mayName(
  body: MemberBody | SourceBody | SourceExpression,
  isWanted: (name: string) => boolean,
): boolean {
  const names = "extent" in body ? namesIn(body) : undefined;
  return names === undefined || names.some(isWanted);
}

function hashesIn(bytes: Uint8Array): SoughtText["hashes"] {
  const hashes: [number[], number[]] = [[], []];
  let last = 0;
  for (let i = 0; i < bytes.length; i++) {
    last = (last << 8) | (bytes[i] ?? 0);
    if (i >= 3) hashes[i % 2 === 1 ? 0 : 1].push(Math.imul(last, factor));
  }
  return hashes;
}

/**
 * One bit for the four bytes at every second place of the file, at the place that their hash says. Wherever a text is in the
 * file, either the odd or the even places of the text are among them.
 */
const marksOf = cachedBy(({ bytes }: SourceFile): Uint32Array => {
  let size = 128;
  while (size * 16 < bytes.length && size < 1 << 16) size *= 2;
  const marks = new Uint32Array(size);
  const shift = shiftFor(marks);
  let last = 0;
  for (let i = 1; i < bytes.length; i += 2) {
    last = (last << 16) | ((bytes[i - 1] ?? 0) << 8) | (bytes[i] ?? 0);
    const bit = Math.imul(last, factor) >>> shift;
    const at = bit >>> 5;
    marks[at] = (marks[at] ?? 0) | (1 << bit);
  }
  return marks;
});

function shiftFor({ length }: Uint32Array): number {
  return Math.clz32(length * 32) + 1;
}

/** False: it is certainly not in the file. */
function isMarked(marks: Uint32Array, shift: number, hashes: readonly number[]): boolean {
  for (let at = 0; at < hashes.length; at++) {
    const bit = (hashes[at] ?? 0) >>> shift;
    if (((marks[bit >>> 5] ?? 0) & (1 << bit)) === 0) return false;
  }
  return true;
}

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
