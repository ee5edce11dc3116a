import { type Diagnostic, DiagnosticBag, type DiagnosticSink } from "../../diagnostics/diagnostic.js";

/** Collects the errors that leave operations out; anything milder passes on. One bad operation spoils no other. */
export interface OperationErrors {
  readonly sink: DiagnosticSink;
  /** Another sink with the errors taken out of it. */
  around(sink: DiagnosticSink): DiagnosticSink;
  /** What is made, or undefined when an error was reported on the way. */
  unlessFailed<T>(make: () => T): T | undefined;
  readonly count: () => number;
  readonly all: () => readonly Diagnostic[];
}

export function operationErrors(milder: DiagnosticSink): OperationErrors {
  const errors = new DiagnosticBag();
  let count = 0;
  const around = (sink: DiagnosticSink): DiagnosticSink => ({
    report: (problem) => {
      if (problem.severity !== "error") {
        sink.report(problem);
        return;
      }
      count++;
      errors.report(problem);
    },
  });
  return {
    sink: around(milder),
    around,
    unlessFailed(make) {
      const before = count;
      const made = make();
      return count === before ? made : undefined;
    },
    count: () => count,
    all: () => errors.all,
  };
}
