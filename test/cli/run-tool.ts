import "./all-commands.js";
import type { Environment } from "../../src/cli/environment.js";
import { run } from "../../src/cli/run.js";
import type { KeptData } from "../../src/files/kept-data.js";
import { nodeFileSystem } from "../../src/files/node-file-system.js";

export interface Outcome {
  readonly exit: number;
  readonly out: string;
  readonly error: string;
}

/** The whole tool within this process, and what it prints. */
export async function runTool(
  environment: Pick<Environment, "args" | "fileSystem"> & Partial<Environment>,
): Promise<Outcome> {
  let out = "";
  let error = "";
  const exit = await run({
    variables: {},
    colour: false,
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    ...environment,
  });
  return { exit, out, error };
}

/** On the files of a folder. The names of the SDK's assemblies are kept from run to run, as an installed tool keeps them. */
export function runOnDisk(folder: string, args: readonly string[]): Promise<Outcome> {
  return runTool({ args, fileSystem: nodeFileSystem(folder), kept: keptInMemory, build: "test" });
}

const kept = new Map<string, Buffer>();
export const keptInMemory: KeptData = {
  read: (name) => kept.get(name),
  write: (name, data) => kept.set(name, Buffer.from(data)),
};
