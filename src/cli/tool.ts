import type { KeptData } from "../files/kept-data.js";
import { nodeFileSystem } from "../files/node-file-system.js";
import { run } from "./run.js";

/** The tool in the world of a terminal. */
export async function runTool(codeCache: KeptData, build: string): Promise<void> {
  const { stdout, stderr } = process;
  // A reader that has seen enough (`tenon … | head`) is not a failure: drop the rest and keep the exit code.
  for (const stream of [stdout, stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
  const noColour = (process.env.NO_COLOR ?? "") !== "";
  process.exitCode = await run({
    args: process.argv.slice(2),
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

/** Loaded with the first question: most runs ask none. */
async function ask(question: string): Promise<string> {
  return (await import("./terminal-question.js")).askAtTerminal(question);
}
