/** Places of ours, which count bytes, as the compiler and editors count them. */
import type { SourceFile } from "../../src/csharp/syntax/index.js";
import { utf16Length } from "../../src/csharp/syntax/source-file.js";

/** The UTF-16 offset of every byte offset asked for, as Roslyn and editors count. Cheap when asked in rising order. */
export function utf16Offsets(file: SourceFile): (offset: number) => number {
  if (file.isAscii) return (offset) => offset;
  let knownByte = 0;
  let knownUnit = 0;
  return (offset) => {
    if (offset >= knownByte) knownUnit += utf16Length(file.bytes, knownByte, offset);
    else if (offset > knownByte >> 1) knownUnit -= utf16Length(file.bytes, offset, knownByte);
    else knownUnit = utf16Length(file.bytes, 0, offset);
    knownByte = offset;
    return knownUnit;
  };
}
