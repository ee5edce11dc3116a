import { digest } from "../text/digest.js";
import type { EnvironmentVariables } from "./environment-variables.js";
import { decodeText, type FileStat, type FileSystem, type Fingerprint, type ReadResult } from "./file-system.js";

/** What a piece of work sees of the machine. */
export interface Inputs {
  readonly fileSystem: FileSystem;
  readonly variables: EnvironmentVariables;
}

/** Every question that was asked, with a mark of the answer: the same answers lead to the same result. */
export interface InputRecord {
  readonly paths: ReadonlyMap<string, PathRecord>;
  readonly variables: ReadonlyMap<string, string>;
  /** The names of all variables, where they were listed. */
  readonly names?: string;
}

/** What was asked about one path, and marks of the answers. */
export interface PathRecord {
  /** While the path has this fingerprint, every answer but `link` is what it was. */
  readonly fingerprint?: Fingerprint;
  readonly stat?: string;
  readonly modifiedMs?: number;
  readonly read?: string;
  readonly list?: string;
  readonly link?: string;
}

export interface RecordedInputs extends Inputs {
  record(): InputRecord;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Files count by what is in them and not by their times, which a fresh checkout makes anew, unless the times are looked at. */
export function recordInputs(inputs: Inputs): RecordedInputs {
  const { fileSystem } = inputs;
  const paths = new Map<string, Writable<PathRecord>>();
  const about = (path: string): Writable<PathRecord> => {
    const cached = paths.get(path);
    if (cached !== undefined) return cached;
    // Before the first answer: what changes while it is looked at has another fingerprint then.
    const fingerprint = fileSystem.fingerprint?.(path);
    const made: Writable<PathRecord> = fingerprint === undefined ? {} : { fingerprint };
    paths.set(path, made);
    return made;
  };
  const readBytes = (path: string): ReadResult<Uint8Array> => {
    const noted = about(path);
    const read = fileSystem.readBytes(path);
    noted.read ??= markOfRead(read);
    // Who may read a file depends on more than the file.
    if (!read.ok) delete noted.fingerprint;
    return read;
  };
  const stat: FileSystem["stat"] = (path) => {
    const noted = about(path);
    const stats = fileSystem.stat(path);
    noted.stat ??= markOfStat(stats);
    return stats === undefined ? undefined : withNotedTime(stats, noted);
  };
  const variables = recordVariables(inputs.variables);
  return {
    record: () => ({ paths, ...variables.record() }),
    fileSystem: {
      cwd: fileSystem.cwd,
      stat,
      exists: (path) => stat(path) !== undefined,
      realpath: (path) => {
        const noted = about(path);
        const real = fileSystem.realpath(path);
        noted.link ??= real ?? missing;
        return real;
      },
      list: (path) => {
        const noted = about(path);
        const entries = fileSystem.list(path);
        noted.list ??= markOfList(entries);
        // Where a link leads to can change without a change of the folder.
        if (entries?.some(({ isLink }) => isLink) === true) delete noted.fingerprint;
        return entries;
      },
      readBytes,
      readText: (path) => {
        const read = readBytes(path);
        return read.ok ? { ok: true, value: decodeText(read.value) } : read;
      },
    },
    variables: variables.variables,
  };
}

/** Whoever looks at the time depends on it. */
function withNotedTime({ kind, size, modifiedMs }: FileStat, noted: Writable<PathRecord>): FileStat {
  return {
    kind,
    size,
    get modifiedMs() {
      noted.modifiedMs ??= modifiedMs;
      return modifiedMs;
    },
  };
}

function recordVariables(variables: EnvironmentVariables): {
  readonly variables: EnvironmentVariables;
  record(): Omit<InputRecord, "paths">;
} {
  const values = new Map<string, string>();
  let names: string | undefined;
  const note = (name: string): void => {
    if (!values.has(name)) values.set(name, variables[name] ?? missing);
  };
  return {
    record: () => (names === undefined ? { variables: values } : { variables: values, names }),
    variables: new Proxy(variables, {
      get: (variables, name) => {
        if (typeof name !== "string") return undefined;
        note(name);
        return variables[name];
      },
      has: (variables, name) => {
        if (typeof name !== "string") return false;
        note(name);
        return name in variables;
      },
      getOwnPropertyDescriptor: (variables, name) => {
        if (typeof name === "string") note(name);
        return Reflect.getOwnPropertyDescriptor(variables, name);
      },
      ownKeys: (variables) => {
        names ??= markOfNames(variables);
        return Reflect.ownKeys(variables);
      },
    }),
  };
}

/**
 * The record, where every question has the answer that it had; undefined otherwise. It is another record where files have to be
 * compared by their contents now, and need not be the next time.
 */
export function sameInputs(record: InputRecord, { fileSystem, variables }: Inputs): InputRecord | undefined {
  for (const [name, mark] of record.variables) if ((variables[name] ?? missing) !== mark) return undefined;
  if (record.names !== undefined && markOfNames(variables) !== record.names) return undefined;
  const learned = new Map<string, PathRecord>();
  for (const [path, noted] of record.paths) {
    if (noted.link !== undefined && (fileSystem.realpath(path) ?? missing) !== noted.link) return undefined;
    const fingerprint = fileSystem.fingerprint?.(path);
    if (isSame(noted.fingerprint, fingerprint)) continue;
    if (!hasSameAnswers(noted, path, fileSystem)) return undefined;
    // Folders that a run itself writes to have another fingerprint each time, and take little to list.
    if (isContents(noted.read) && fingerprint !== undefined) learned.set(path, { ...noted, fingerprint });
  }
  return learned.size === 0 ? record : { ...record, paths: new Map([...record.paths, ...learned]) };
}

function isSame(one: Fingerprint | undefined, other: Fingerprint | undefined): boolean {
  return one !== undefined && other !== undefined && one.every((part, at) => part === other[at]);
}

function isContents(read: string | undefined): boolean {
  return read !== undefined && !read.startsWith("\0");
}

function hasSameAnswers(noted: PathRecord, path: string, fileSystem: FileSystem): boolean {
  if (noted.stat !== undefined) {
    const stat = fileSystem.stat(path);
    if (markOfStat(stat) !== noted.stat) return false;
    if (noted.modifiedMs !== undefined && stat?.modifiedMs !== noted.modifiedMs) return false;
  }
  if (noted.list !== undefined && markOfList(fileSystem.list(path)) !== noted.list) return false;
  return noted.read === undefined || markOfRead(fileSystem.readBytes(path)) === noted.read;
}

/** No path and no value has a zero byte. */
const missing = "\0missing";

function markOfRead(read: ReadResult<Uint8Array>): string {
  return read.ok ? digest("blake2b512", read.value, "base64") : `\0${read.reason} ${read.detail}`;
}

function markOfStat(stat: FileStat | undefined): string {
  return stat === undefined ? missing : stat.kind === "file" ? `file ${stat.size}` : stat.kind;
}

/** What is kept here does not count as a change of the folder that it is kept in. */
function markOfList(entries: ReturnType<FileSystem["list"]>): string {
  if (entries === undefined) return missing;
  return entries
    .filter(({ name }) => !isKept.test(name))
    .map(({ name, kind, isLink }) => `${name}\t${kind}\t${isLink}`)
    .join("\n");
}

/** The names that results are kept under. Two questions may have one name, so a reader has to compare the question itself. */
export function keptName(question: string): string {
  const parts = [0x811c9dc5, 0x2f0b4c47, 0x5bd1e995, 0x1b873593].map((seed) => {
    let sum = seed;
    for (let at = 0; at < question.length; at++) sum = Math.imul(sum ^ question.charCodeAt(at), 0x01000193);
    return (sum >>> 0).toString(16).padStart(8, "0");
  });
  return `tenon-${parts.join("")}`;
}

const isKept = /^tenon-[0-9a-f]{32}(\.\d+\.\d+)?$/;

function markOfNames(variables: EnvironmentVariables): string {
  return Reflect.ownKeys(variables).map(String).sort().join("\n");
}
