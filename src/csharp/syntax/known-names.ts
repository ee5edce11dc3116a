import { Char } from "../../text/char.js";

/**
 * One string for one name: a program says `string` and `Task` thousands of times. Names are found by a hash over their bytes
 * and compared with the string at that place, so that a known one costs no memory and later comparisons look at the address.
 */
const slots = 1 << 16;
const longest = 64;
let names: (string | undefined)[] = new Array<string | undefined>(slots).fill(undefined);
let used = 0;

/** Undefined for what is long or not ASCII: rare, and the caller decodes it. */
export function knownName(bytes: Uint8Array, start: number, end: number): string | undefined {
  const length = end - start;
  if (length > longest) return undefined;
  let hash = length;
  for (let i = start; i < end; i++) {
    const byte = bytes[i] ?? 0;
    if (byte > 0x7f || byte === Char.Backslash) return undefined;
    hash = (Math.imul(hash, 31) + byte) | 0;
  }
  const mask = names.length - 1;
  let slot = (hash ^ (hash >>> 15)) & mask;
  for (;;) {
    const name = names[slot];
    if (name === undefined) return learn(slot, bytes, start, end);
    if (spells(name, bytes, start, length)) return name;
    slot = (slot + 1) & mask;
  }
}

function spells(name: string, bytes: Uint8Array, start: number, length: number): boolean {
  if (name.length !== length) return false;
  for (let i = 0; i < length; i++) if (name.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}

function learn(slot: number, bytes: Uint8Array, start: number, end: number): string {
  let name = "";
  for (let i = start; i < end; i++) name += String.fromCharCode(bytes[i] ?? 0);
  names[slot] = name;
  used++;
  // A new table instead of a larger one: what it loses is learnt again, and memory stays bounded however much is read.
  if (used > slots / 2) {
    names = new Array<string | undefined>(slots).fill(undefined);
    used = 0;
  }
  return name;
}
