/**
 * The names in a reference pack, left by one run for the next: a pack has a hundred and more assemblies, of which a program needs
 * a few. The name of what is kept says the tool and every file with its size and time; whatever does not fit is made anew.
 */
import { createHash } from "node:crypto";
import type { FileSystem } from "../../files/file-system.js";
import type { KeptData } from "../../files/kept-data.js";
import type { NamesRecord } from "./assembly-names.js";

export interface NamesKeeper {
  readonly kept: KeptData;
  /** Changes with every change of the tool. */
  readonly build: string;
}

/** Undefined where the files cannot be told from others of the same name: then nothing is kept of them. */
export function packName(paths: readonly string[], build: string, files: FileSystem): string | undefined {
  const hash = createHash("sha256").update(build);
  for (const path of paths) {
    const found = files.stat(path);
    if (found?.kind !== "file" || found.modifiedMs === 0) return undefined;
    hash.update(`\n${path}\t${found.size}\t${found.modifiedMs}`);
  }
  return `names-${hash.digest("hex").slice(0, 32)}`;
}

/** By path; undefined where nothing was kept, or not whole. */
export function readNames(
  name: string,
  paths: readonly string[],
  { kept }: NamesKeeper,
): ReadonlyMap<string, NamesRecord> | undefined {
  const data = kept.read(name);
  if (data === undefined || data.length < sumSize) return undefined;
  const text = data.subarray(sumSize);
  if (!sumOf(text).equals(data.subarray(0, sumSize))) return undefined;
  // The sum is right, so this is what `keepNames` wrote.
  const byPath = new Map(JSON.parse(text.toString("utf8")) as readonly (readonly [path: string, NamesRecord])[]);
  return paths.every((path) => byPath.has(path)) ? byPath : undefined;
}

export function keepNames(name: string, records: ReadonlyMap<string, NamesRecord>, { kept }: NamesKeeper): void {
  const text = Buffer.from(JSON.stringify([...records]));
  kept.write(name, Buffer.concat([sumOf(text), text]));
}

const sumSize = 32;

/** Of every byte: a wrong name would be a wrong answer. */
function sumOf(text: Uint8Array): Buffer {
  return createHash("sha256").update(text).digest();
}
