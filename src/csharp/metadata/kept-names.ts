/**
 * The names in a reference pack, left by one run for the next: a pack has a hundred and more assemblies, of which a program needs
 * a few. What is kept says the tool and every file with its size and time; whatever does not fit is made anew.
 */
import { dirname } from "node:path";
import type { FileSystem } from "../../files/file-system.js";
import type { KeptData } from "../../files/kept-data.js";
import type { NamesRecord } from "./assembly-names.js";

export interface NamesKeeper {
  readonly kept: KeptData;
  /** Changes with every change of the tool. */
  readonly build: string;
}

/** A pack as it was found: its names are those that were kept for exactly this. */
export interface PackState {
  /** Where it is kept. Another state of the same folder takes its place. */
  readonly name: string;
  readonly files: string;
}

/** Undefined where the files cannot be told from others of the same name: then nothing is kept of them. */
export function packState(paths: readonly string[], build: string, files: FileSystem): PackState | undefined {
  const [first = ""] = paths;
  let state = build;
  for (const path of paths) {
    const stat = files.stat(path);
    if (stat?.kind !== "file" || stat.modifiedMs === 0) return undefined;
    state += `\n${path}\t${stat.size}\t${stat.modifiedMs}`;
  }
  // The end of the folder tells packs apart; the name of a file can have 255 bytes.
  const folder = dirname(first).replace(/[^\w.-]/g, "-");
  return { name: `names-${build}-${folder.slice(-150)}`, files: state };
}

interface KeptNames {
  readonly files: string;
  /** One for each path, in their order. */
  readonly records: readonly NamesRecord[];
}

/** By path; undefined where nothing was kept, or not whole, or of other files. */
export function readNames(
  { name, files }: PackState,
  paths: readonly string[],
  { kept }: NamesKeeper,
): ReadonlyMap<string, NamesRecord> | undefined {
  const data = kept.read(name);
  if (data === undefined || data.length === 0 || data.length % 2 !== 0) return undefined;
  const text = data.subarray(0, data.length / 2);
  if (!text.equals(data.subarray(data.length / 2))) return undefined;
  // Both copies say the same, so this is what `keepNames` wrote.
  const names = JSON.parse(text.toString("utf8")) as KeptNames;
  return names.files === files ? byPath(paths, names.records) : undefined;
}

/** Twice: a wrong name would be a wrong answer, and comparing all bytes takes less time than a sum over them. */
export function keepNames(state: PackState, records: readonly NamesRecord[], { kept }: NamesKeeper): void {
  const names: KeptNames = { files: state.files, records };
  const text = Buffer.from(JSON.stringify(names));
  kept.write(state.name, Buffer.concat([text, text]));
}

export function byPath(paths: readonly string[], records: readonly NamesRecord[]): ReadonlyMap<string, NamesRecord> {
  const recordByPath = new Map<string, NamesRecord>();
  for (const [at, record] of records.entries()) recordByPath.set(paths[at] ?? "", record);
  return recordByPath;
}
