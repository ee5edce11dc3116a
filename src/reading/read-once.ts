import { type Diagnostic, DiagnosticBag, type DiagnosticSink } from "../diagnostics/diagnostic.js";

/** A part of the program that is read when it is first asked for. Whoever asks is told what is wrong with it. */
export type ReadOnce<T> = (sink: DiagnosticSink) => T;

export function readOnce<T>(read: (sink: DiagnosticSink) => T): ReadOnce<T> {
  let made: { readonly value: T; readonly problems: readonly Diagnostic[] } | undefined;
  return (sink) => {
    if (made === undefined) {
      const bag = new DiagnosticBag();
      const value = read(bag);
      made = { value, problems: bag.all };
    }
    for (const problem of made.problems) sink.report(problem);
    return made.value;
  };
}

/** For a question that is asked on the way: what is wrong is told to whoever reads the part itself. */
export const silent: DiagnosticSink = { report: () => undefined };
