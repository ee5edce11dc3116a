// From a save to the files written, in a process that watches.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * @param {readonly string[]} command
 * @param {string} file The source that is edited.
 * @param {(text: string, edit: number) => string} change
 * @param {number} edits
 * @returns {Promise<import("./measure.mjs").Cost>} The best of the edits, and each.
 */
export async function watchEdits(command, file, change, edits) {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let heard = "";
  let wake = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      heard += data;
      wake();
    });
  }
  const hear = async (/** @type {string} */ text) => {
    while (!heard.includes(text)) await new Promise((resolve) => (wake = () => resolve(undefined)));
    heard = "";
  };
  const original = readFileSync(file, "utf8");
  const best = { wall: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY, memory: 0 };
  /** @type {number[]} */
  const turns = [];
  try {
    await hear("Watching");
    for (let edit = 0; edit < edits; edit++) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      // What was written before the edit may be heard after "Watching": the two come through different pipes.
      heard = "";
      const before = cpuSeconds(child.pid);
      const started = performance.now();
      writeFileSync(file, change(original, edit));
      await hear("written");
      best.wall = Math.min(best.wall, (performance.now() - started) / 1000);
      const cpu = cpuSeconds(child.pid) - before;
      best.cpu = Math.min(best.cpu, cpu);
      turns.push(cpu);
    }
    best.memory = memoryOf(child.pid);
  } finally {
    writeFileSync(file, original);
    child.kill("SIGINT");
  }
  return { ...best, turns };
}

/**
 * Linux only: user and system time in hundredths of a second.
 * @param {number | undefined} pid
 */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * @param {number | undefined} pid
 */
function memoryOf(pid) {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}
