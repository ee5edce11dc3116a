/** Finds the metadata in a .dll: PE headers (ECMA-335 II.25) to the CLI header to the metadata root (II.24.2.1). */
import { isStackExhausted } from "../../../caching/stack-depth.js";

export interface MetadataStreams {
  /** `#~` or `#-`. */
  readonly tables: Uint8Array;
  readonly strings: Uint8Array;
  readonly blob: Uint8Array;
}

/** What is wrong with the file, in words that end a sentence. */
export interface Unreadable {
  readonly reason: string;
}

export function readMetadataStreams(bytes: Uint8Array): MetadataStreams | Unreadable {
  try {
    return find(bytes);
  } catch (error) {
    // A damaged file points outside itself.
    if (error instanceof RangeError && !isStackExhausted(error)) return { reason: "it is damaged" };
    throw error;
  }
}

function find(bytes: Uint8Array): MetadataStreams | Unreadable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 64 || view.getUint16(0, true) !== 0x5a4d) return { reason: "it is not a portable executable" };
  const header = view.getUint32(0x3c, true);
  if (view.getUint32(header, true) !== 0x00004550) return { reason: "it is not a portable executable" };
  const sectionCount = view.getUint16(header + 6, true);
  const optionalSize = view.getUint16(header + 20, true);
  const optional = header + 24;
  const directories = optional + (view.getUint16(optional, true) === 0x20b ? 112 : 96);
  const cliAddress = view.getUint32(directories + 14 * 8, true);
  if (cliAddress === 0) return { reason: "it is not a .NET assembly" };

  const toOffset = (address: number): number => {
    for (let i = 0; i < sectionCount; i++) {
      const section = optional + optionalSize + i * 40;
      const start = view.getUint32(section + 12, true);
      const size = Math.max(view.getUint32(section + 8, true), view.getUint32(section + 16, true));
      if (address >= start && address < start + size) return address - start + view.getUint32(section + 20, true);
    }
    throw new RangeError();
  };

  const root = toOffset(view.getUint32(toOffset(cliAddress) + 8, true));
  if (view.getUint32(root, true) !== 0x424a5342) return { reason: "its metadata is damaged" };
  const versionLength = view.getUint32(root + 12, true);
  let at = root + 16 + versionLength;
  const streamCount = view.getUint16(at + 2, true);
  at += 4;
  const streams = new Map<string, Uint8Array>();
  for (let i = 0; i < streamCount; i++) {
    const offset = view.getUint32(at, true);
    const size = view.getUint32(at + 4, true);
    let name = "";
    let end = at + 8;
    for (let code = view.getUint8(end); code !== 0; code = view.getUint8(++end)) name += String.fromCharCode(code);
    if (root + offset + size > bytes.length) throw new RangeError();
    streams.set(name, bytes.subarray(root + offset, root + offset + size));
    at = at + 8 + ((end - at - 8 + 4) & ~3);
  }
  const tables = streams.get("#~") ?? streams.get("#-");
  const strings = streams.get("#Strings");
  const blob = streams.get("#Blob");
  if (tables === undefined || strings === undefined) return { reason: "its metadata is damaged" };
  return { tables, strings, blob: blob ?? new Uint8Array(1) };
}
