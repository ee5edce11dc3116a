/** A program as texts, and changes to it by place. */
import type { SourceFile, Span } from "../../src/csharp/syntax/index.js";

export interface ProgramFile {
  readonly path: string;
  readonly text: string;
}

export interface Program {
  readonly name: string;
  /** In the order of their paths, as both Tenon and the compiler take them. */
  readonly files: readonly ProgramFile[];
  /** Another project, which the server references. */
  readonly library: readonly ProgramFile[];
  /** The number of the next name that the program has nowhere. */
  readonly next: number;
}

export const serverFolder = "/server";
export const libraryFolder = "/library";

interface Edit extends Span {
  readonly text: string;
}

/** Changes that are made together: places are those of the program before all of them. */
export class Edits {
  readonly #program: Program;
  readonly #edits = new Map<string, Edit[]>();
  readonly #added: ProgramFile[] = [];
  readonly #library: ProgramFile[] = [];
  #next: number;

  constructor(program: Program) {
    this.#program = program;
    this.#next = program.next;
  }

  /** A name of its own, as good for a namespace as for a variable. */
  fresh(): string {
    return `Rf${this.#next++}`;
  }

  replace(file: SourceFile, { start, end }: Span, text: string): this {
    const edits = this.#edits.get(file.path) ?? [];
    edits.push({ start, end, text });
    this.#edits.set(file.path, edits);
    return this;
  }

  insert(file: SourceFile, at: number, text: string): this {
    return this.replace(file, { start: at, end: at }, text);
  }

  /** Sorted behind the files that are there. */
  addFile(text: string): this {
    this.#added.push({ path: `${serverFolder}/${this.fresh()}.cs`, text });
    return this;
  }

  addToLibrary(text: string): this {
    this.#library.push({ path: `${libraryFolder}/${this.fresh()}.cs`, text });
    return this;
  }

  apply(): Program {
    const { files, library } = this.#program;
    const changed = (file: ProgramFile): ProgramFile => {
      const edits = this.#edits.get(file.path);
      return edits === undefined ? file : { ...file, text: edited(file.text, edits) };
    };
    return {
      ...this.#program,
      next: this.#next,
      files: [...files.map(changed), ...this.#added].sort(byPath),
      library: [...library.map(changed), ...this.#library].sort(byPath),
    };
  }
}

/** Insertions at one place keep their order. */
function edited(text: string, edits: readonly Edit[]): string {
  const bytes = Buffer.from(text, "utf8");
  const parts: (Buffer | string)[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) throw new Error(`two changes at byte ${edit.start}`);
    parts.push(bytes.subarray(at, edit.start), edit.text);
    at = edit.end;
  }
  parts.push(bytes.subarray(at));
  return parts.map(String).join("");
}

function byPath(a: ProgramFile, b: ProgramFile): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

export function programText({ files, library }: Program): string {
  return [...files, ...library].map(({ path, text }) => `// ── ${path}\n${text}`).join("\n");
}
