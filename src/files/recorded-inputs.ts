import { digest } from "../text/digest.js";
import type { EnvironmentVariables } from "./environment-variables.js";
import { decodeText, type FileSystem, type ReadResult } from "./file-system.js";

/** What a piece of work sees of the machine. */
export interface Inputs {
  readonly fileSystem: FileSystem;
  readonly variables: EnvironmentVariables;
}

/** Every question that was asked, with a mark of the answer: the same answers lead to the same result. */
export type InputRecord = ReadonlyMap<string, string>;

export interface RecordedInputs extends Inputs {
  readonly record: InputRecord;
}

/** Files count by what is in them and not by their times, which a fresh checkout makes anew. */
export function recordInputs(inputs: Inputs): RecordedInputs {
  const record = new Map<string, string>();
  const { fileSystem } = inputs;
  const note = (question: string, mark: () => string): void => {
    if (!record.has(question)) record.set(question, mark());
  };
  const readBytes = (path: string): ReadResult<Uint8Array> => {
    const read = fileSystem.readBytes(path);
    note(`read ${path}`, () => markOfRead(read));
    return read;
  };
  const stat: FileSystem["stat"] = (path) => {
    const found = fileSystem.stat(path);
    note(`stat ${path}`, () => markOfStat(found));
    return found === undefined ? undefined : { kind: found.kind, size: found.size, modifiedMs: 0 };
  };
  return {
    record,
    fileSystem: {
      cwd: fileSystem.cwd,
      stat,
      exists: (path) => stat(path) !== undefined,
      realpath: (path) => {
        const real = fileSystem.realpath(path);
        note(`link ${path}`, () => real ?? missing);
        return real;
      },
      list: (path) => {
        const entries = fileSystem.list(path);
        note(`list ${path}`, () => markOfList(entries));
        return entries;
      },
      readBytes,
      readText: (path) => {
        const read = readBytes(path);
        return read.ok ? { ok: true, value: decodeText(read.value) } : read;
      },
    },
    variables: new Proxy(inputs.variables, {
      get: (variables, name) => {
        if (typeof name !== "string") return undefined;
        note(`variable ${name}`, () => variables[name] ?? missing);
        return variables[name];
      },
      has: (variables, name) => {
        if (typeof name !== "string") return false;
        note(`variable ${name}`, () => variables[name] ?? missing);
        return name in variables;
      },
      getOwnPropertyDescriptor: (variables, name) => {
        if (typeof name === "string") note(`variable ${name}`, () => variables[name] ?? missing);
        return Reflect.getOwnPropertyDescriptor(variables, name);
      },
      ownKeys: (variables) => {
        note("variables ", () => markOfVariables(variables));
        return Reflect.ownKeys(variables);
      },
    }),
  };
}

/** Whether every question has the answer that it had. */
export function areSame(record: InputRecord, { fileSystem, variables }: Inputs): boolean {
  for (const [question, mark] of record) {
    const space = question.indexOf(" ");
    const subject = question.slice(space + 1);
    if (markOf(question.slice(0, space), subject) !== mark) return false;
  }
  return true;

  function markOf(kind: string, subject: string): string {
    switch (kind) {
      case "read":
        return markOfRead(fileSystem.readBytes(subject));
      case "stat":
        return markOfStat(fileSystem.stat(subject));
      case "link":
        return fileSystem.realpath(subject) ?? missing;
      case "list":
        return markOfList(fileSystem.list(subject));
      case "variable":
        return variables[subject] ?? missing;
      default:
        return markOfVariables(variables);
    }
  }
}

/** No path and no value has a zero byte. */
const missing = "\0missing";

function markOfRead(read: ReadResult<Uint8Array>): string {
  return read.ok ? digest("blake2b512", read.value, "base64") : `\0${read.reason} ${read.detail}`;
}

function markOfStat(found: ReturnType<FileSystem["stat"]>): string {
  return found === undefined ? missing : found.kind === "file" ? `file ${found.size}` : found.kind;
}

/** What is kept here does not count as a change of the folder that it is kept in. */
function markOfList(entries: ReturnType<FileSystem["list"]>): string {
  if (entries === undefined) return missing;
  return entries
    .filter(({ name }) => !isKept.test(name))
    .map(({ name, kind, isLink }) => `${name}\t${kind}\t${isLink}`)
    .join("\n");
}

/** The names that results are kept under. */
export function keptName(question: string): string {
  return `tenon-${digest("blake2b512", question, "hex").slice(0, 32)}`;
}

const isKept = /^tenon-[0-9a-f]{32}(\.\d+\.\d+)?$/;

function markOfVariables(variables: EnvironmentVariables): string {
  return JSON.stringify(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)));
}
