/**
 * The reading side of the file system, handed in to every stage that reads: tests use the one in memory, and what a run
 * may touch is visible in one place. All of it is synchronous, because promises cost four times the reading itself.
 * Nothing here throws for a missing or unreadable file: that is a result, and the caller reports it.
 */
export interface FileSystem {
  /** The working directory, absolute. */
  readonly cwd: string;
  /** Links followed; undefined where nothing can be reached under this path. */
  stat(path: string): FileStat | undefined;
  exists(path: string): boolean;
  /** The path with every link resolved; undefined if there is no such file. */
  realpath(path: string): string | undefined;
  /** Entries in ordinal order of their names; undefined if this is not a readable directory. */
  list(path: string): readonly DirectoryEntry[] | undefined;
  readBytes(path: string): ReadResult<Uint8Array>;
  /** As UTF-8 (or UTF-16 with a byte order mark), the mark removed. */
  readText(path: string): ReadResult<string>;
  /**
   * Numbers that no other state of this file or folder has, for whoever keeps something that was made of it. Undefined where there
   * are none: nothing is there, or it changed so lately that the next change may get the same time.
   */
  fingerprint?(path: string): Fingerprint | undefined;
}

export type Fingerprint = readonly number[];

export interface FileStat {
  readonly kind: "file" | "directory" | "other";
  readonly size: number;
  readonly modifiedMs: number;
  /** When the system last saw a change; a program can set the other time, and not this one. Undefined where nobody keeps it. */
  readonly changedMs?: number;
}

export interface DirectoryEntry {
  readonly name: string;
  /** Of what a link leads to. */
  readonly kind: "file" | "directory" | "other";
  readonly isLink: boolean;
}

export type ReadResult<T> = { readonly ok: true; readonly value: T } | ReadFailure;

export interface ReadFailure {
  readonly ok: false;
  readonly reason: "missing" | "denied" | "directory" | "tooLarge" | "failed";
  /** The reason in words, for a message: "it does not exist". */
  readonly detail: string;
}

/** No source, project or configuration file that a person wrote comes near this; what does is refused before it is read. */
export const largestFile = 64 * 1024 * 1024;

export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}
