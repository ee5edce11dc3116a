/** What is run once more in a thread, whose stack is deeper. */
export interface DeepRun {
  readonly launcher: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

export const runMark = "tenon.deep-run";

/** Of the thread that was started for it. */
export function deepRun(): DeepRun | undefined {
  return Reflect.get(globalThis, Symbol.for(runMark));
}
