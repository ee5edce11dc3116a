import { createInterface } from "node:readline/promises";

/** On standard error: standard output is for what was asked for. The end of the input is an empty answer. */
export async function askAtTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await Promise.race([
      lines.question(question),
      new Promise<string>((answer) => lines.once("close", () => answer("n"))),
    ]);
  } finally {
    lines.close();
  }
}
