/** A process with a time limit that leaves nothing behind: it leads a group of its own, which is killed when it is done. */
import { spawn } from "node:child_process";

export interface ProcessResult {
  readonly output: string;
  /** Undefined when the limit was reached, or a signal ended it. */
  readonly exitCode: number | undefined;
  readonly timedOut: boolean;
}

export interface ProcessOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly seconds: number;
}

/** What is kept of the output: the end says why a program failed. */
const mostOutput = 200_000;

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export async function runLimited(
  command: string,
  args: readonly string[],
  { cwd, env, seconds }: ProcessOptions,
): Promise<ProcessResult> {
  const child = spawn(command, [...args], { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const { pid } = child;
  let output = "";
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString("utf8")).slice(-mostOutput);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  let timedOut = false;
  const limit = setTimeout(() => {
    timedOut = true;
    killGroup(pid);
  }, seconds * 1000);
  const interrupted = (): void => killGroup(pid);
  // A signal ends Node without the event `exit`, so each of them is turned into one.
  const ended = (): never => process.exit(130);
  for (const signal of endings) process.once(signal, ended);
  process.once("exit", interrupted);
  const exitCode = await new Promise<number | undefined>((resolve) => {
    child.once("error", (error) => {
      output += String(error);
      resolve(undefined);
    });
    // `exit`, not `close`: a grandchild that keeps the pipe open would make this wait for ever.
    child.once("exit", (code) => resolve(code ?? undefined));
  });
  clearTimeout(limit);
  process.removeListener("exit", interrupted);
  for (const signal of endings) process.removeListener(signal, ended);
  await drained();
  killGroup(pid);
  child.stdout.destroy();
  child.stderr.destroy();
  return { output, exitCode: timedOut ? undefined : exitCode, timedOut };
}

/** What was written just before the end is read in the next turns of the event loop. */
function drained(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing is left of the group.
  }
}
