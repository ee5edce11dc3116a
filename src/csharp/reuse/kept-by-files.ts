import { isDeepStrictEqual } from "node:util";
import { type Diagnostic, DiagnosticBag, type DiagnosticSink } from "../../diagnostics/diagnostic.js";
import type { FileSystem } from "../../files/file-system.js";
import { NotedFiles } from "../../files/noted-files.js";

/** Something made of files: used again while the question is the same and the files give the same answers. */
export class KeptByFiles<T> {
  #known: Known<T> | undefined;

  /** What was made, now or before. Its problems are reported every time. */
  get(
    question: unknown,
    files: FileSystem,
    sink: DiagnosticSink,
    make: (files: FileSystem, sink: DiagnosticSink) => T,
  ): T {
    const entry = this.#known;
    if (entry !== undefined && !entry.late.isAny && isDeepStrictEqual(entry.question, question)) {
      if (entry.noted.areSame(files)) {
        for (const problem of entry.problems) sink.report(problem);
        entry.late.sink = sink;
        return entry.value;
      }
    }
    const noted = new NotedFiles(files);
    const bag = new DiagnosticBag();
    const late = { isAny: false, sink };
    let isMade = false;
    const value = make(noted.fileSystem, {
      report: (problem) => {
        // What is found out later was told in the course of a run, and must be found out again there.
        if (isMade) late.isAny = true;
        else bag.report(problem);
        late.sink.report(problem);
      },
    });
    isMade = true;
    this.#known = { question, noted, problems: bag.all, late, value };
    return value;
  }
}

interface Known<T> {
  readonly question: unknown;
  readonly noted: NotedFiles;
  readonly problems: readonly Diagnostic[];
  readonly late: { isAny: boolean; sink: DiagnosticSink };
  readonly value: T;
}
