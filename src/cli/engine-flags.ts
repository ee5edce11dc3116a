/**
 * Settings of V8 for a process that reads a project once. They take effect only for code that is compiled after them. V8 writes an
 * error for each setting that it does not know, so that a version which nobody tried gets none.
 */
import { setFlagsFromString } from "node:v8";

/** Of Node 20 to 26. */
const [oldestTried, newestTried] = [11, 14];

/** @param v8 `process.versions.v8` */
export function engineFlags(v8: string, commandLine: readonly string[]): readonly string[] {
  const major = Number.parseInt(v8, 10);
  if (!(major >= oldestTried && major <= newestTried)) return [];
  return [
    // Trees live long, which V8 notices after the first thousand files: it then throws away the code of every function that makes
    // nodes, to compile it anew with the nodes put elsewhere. For a process that reads a project once, that costs a third of the time.
    "--no-allocation-site-pretenuring",
    // The steps of a parser are small and call each other everywhere. By default V8 copies them into each other until compiling costs
    // more than the parsing; a third of that is as fast when hot, and hot a fifth sooner (measured in processor time of all threads).
    "--max-inlined-bytecode-size-cumulative=300",
    // Compiling with all the means is for code that runs for long. Here it took a third of the processor time, most of it for
    // functions that were nearly done: wait several times as long before it is thought of.
    ...(major === oldestTried
      ? ["--interrupt-budget=900000"]
      : ["--invocation-count-for-turbofan=40000", "--invocation-count-for-maglev=4000"]),
    // What has not run for a while is otherwise thrown away: compiled again when it is needed, and missing in what is kept for the
    // next run.
    "--no-flush-bytecode",
    // Parallel scavenging costs more processor time than it saves.
    "--no-parallel-scavenge",
    // Marking in small steps is for programs that live long: without them, watching takes a third more memory.
    ...(watches(commandLine) ? [] : ["--no-incremental-marking"]),
  ];
}

export function watches(commandLine: readonly string[]): boolean {
  return commandLine.some((word) => word === "--watch" || /^-\w*w/.test(word));
}

for (const flag of engineFlags(process.versions.v8, process.argv)) setFlagsFromString(flag);
