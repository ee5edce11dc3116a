import type { FileSystem, ReadResult } from "./file-system.js";
import { markOfStat } from "./recorded-file-system.js";

/** What is asked of the file system, noted with the answers, for as long as something is kept that was made of them. */
export class NotedFiles {
  #current: FileSystem;
  readonly #answers = new Map<string, Question>();
  readonly fileSystem: FileSystem;

  constructor(first: FileSystem) {
    this.#current = first;
    this.fileSystem = {
      cwd: first.cwd,
      stat: (path) => this.#noted("stat", path, markOfStat, (files) => files.stat(path)),
      exists: (path) => this.#noted("exists", path, String, (files) => files.exists(path)),
      realpath: (path) => this.#noted("realpath", path, String, (files) => files.realpath(path)),
      list: (path) => this.#noted("list", path, markOfList, (files) => files.list(path)),
      readText: (path) => this.#noted("readText", path, markOfText, (files) => files.readText(path)),
      readBytes: (path) => {
        // Assemblies are large: their size and time stand for what is in them.
        this.#noted("stat", path, markOfStat, (files) => files.stat(path));
        return this.#current.readBytes(path);
      },
    };
  }

  /** Whether every question has the answer that it had. Later questions go to this file system. */
  areSame(now: FileSystem): boolean {
    for (const { ask, mark } of this.#answers.values()) if (ask(now) !== mark) return false;
    this.#current = now;
    return true;
  }

  #noted<T>(question: string, path: string, markOf: (answer: T) => string, ask: (files: FileSystem) => T): T {
    const answer = ask(this.#current);
    const key = `${question} ${path}`;
    if (!this.#answers.has(key)) {
      this.#answers.set(key, { mark: markOf(answer), ask: (files) => markOf(ask(files)) });
    }
    return answer;
  }
}

interface Question {
  readonly mark: string;
  ask(files: FileSystem): string;
}

function markOfList(entries: ReturnType<FileSystem["list"]>): string {
  if (entries === undefined) return "missing";
  return entries.map(({ name, kind, isLink }) => `${name}\t${kind}\t${isLink}`).join("\n");
}

function markOfText(read: ReadResult<string>): string {
  return read.ok ? read.value : `\0${read.reason} ${read.detail}`;
}
