import type { Location } from "../../diagnostics/location.js";

/** A character of generated text and the place in the C# that it stands for; without one it stands for itself. */
export interface Trace {
  readonly offset: number;
  readonly source: SourcePoint | undefined;
}

export interface SourcePoint {
  readonly file: string;
  /** From 1, as in a `Location`. */
  readonly line: number;
  readonly column: number;
}

export function startPoint({ file, line, column }: Location): SourcePoint {
  return { file, line, column };
}

export function endPoint({ file, endLine, endColumn }: Location): SourcePoint {
  return { file, line: endLine, column: endColumn };
}

/** A name: editors ask for its first character and for the one after it. */
export function traceName(offset: number, name: string, source: Location | undefined): readonly Trace[] {
  return traceSpan(offset, offset + name.length, source);
}

export function traceSpan(start: number, end: number, source: Location | undefined): readonly Trace[] {
  return [
    { offset: start, source: source && startPoint(source) },
    { offset: end, source: source && endPoint(source) },
  ];
}

/** TypeScript takes a character without a trace for the next one that has one: this ends what belongs to a declaration. */
export function traceEnd(offset: number, source: Location | undefined): Trace {
  return { offset, source: source && endPoint(source) };
}

export function shifted(traces: readonly Trace[], by: number): readonly Trace[] {
  return traces.map(({ offset, source }) => ({ offset: offset + by, source }));
}
