import { parentPort, Worker } from "node:worker_threads";
import { type DeepRun, runMark } from "./deep-run.js";
import type { Outcome } from "./outcome.js";

/** In MB. Node gives about one; memory is taken only as far as the stack gets. */
const stackSizeMb = 256;

/** The thread begins with the launcher, as a process does; what is to be run has to be there before. */
const start = `const run = require("node:worker_threads").workerData;
globalThis[Symbol.for("${runMark}")] = run;
import(run.launcher);`;

export function runDeeper(run: DeepRun): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // Node's options for the first script (`--input-type`) do not apply to this one.
    const thread = new Worker(start, { eval: true, execArgv: [], workerData: run, resourceLimits: { stackSizeMb } });
    let outcome: Outcome | undefined;
    thread.once("message", (message) => (outcome = message));
    thread.once("error", reject);
    // After the outcome it writes what V8 compiled; the caller waits until that is done.
    thread.once("exit", (code) => {
      if (outcome === undefined) reject(new Error(`the thread with the deeper stack ended with ${code}`));
      else resolve(outcome);
    });
  });
}

export function postOutcome(outcome: Outcome): void {
  parentPort?.postMessage(outcome);
}
