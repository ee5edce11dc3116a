import { DiagnosticBag } from "../diagnostics/diagnostic.js";
import type { KeptData } from "../files/kept-data.js";
import { nodeFileSystem } from "../files/node-file-system.js";
import type { DeepRun } from "./deep-run.js";
import { parseOptions } from "./options/options.js";
import { perform } from "./perform.js";
import { run } from "./run.js";

/** The tool in the world of a terminal. */
export async function runTool(codeCache: KeptData, build: string, launcher: string): Promise<void> {
  const { stdout, stderr } = process;
  // A reader that has seen enough (`tenon … | head`) is not a failure: drop the rest and keep the exit code.
  for (const stream of [stdout, stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
  const noColour = (process.env.NO_COLOR ?? "") !== "";
  const args = process.argv.slice(2);
  process.exitCode = await run({
    args,
    // Threads are loaded when one is needed: hardly any run does.
    deeper: async () => (await import("./deep-thread.js")).runDeeper({ launcher, args, cwd: process.cwd() }),
    variables: process.env,
    fileSystem: nodeFileSystem(),
    kept: codeCache,
    build,
    terminal: stderr.isTTY === true,
    ...(stderr.isTTY === true && process.stdin.isTTY === true ? { ask } : {}),
    colour: stderr.isTTY === true && !noColour,
    out: (text) => void stdout.write(text),
    error: (text) => void stderr.write(text),
  });
}

/** The same in a thread, which has no terminal: it posts the outcome. */
export async function runDeep({ args, cwd }: DeepRun, codeCache: KeptData, build: string): Promise<void> {
  const quiet = (): void => {};
  const environment = {
    args,
    variables: process.env,
    fileSystem: nodeFileSystem(cwd),
    kept: codeCache,
    build,
    colour: false,
  };
  const bag = new DiagnosticBag();
  const command = parseOptions(args, bag);
  if (command === undefined || command.kind === "help" || command.kind === "version") return;
  const outcome = await perform(command, { ...environment, out: quiet, error: quiet }, bag);
  (await import("./deep-thread.js")).postOutcome(outcome);
}

/** Loaded with the first question: most runs ask none. */
async function ask(question: string): Promise<string> {
  return (await import("./terminal-question.js")).askAtTerminal(question);
}
