import { type Diagnostic, DiagnosticBag, type DiagnosticSink } from "../diagnostics/diagnostic.js";

/** A part of the program that is read on first use. Each caller receives its diagnostics. */
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

/** For a look in passing: diagnostics go to the callers that read the part itself. */
export const silent: DiagnosticSink = { report: () => undefined };
