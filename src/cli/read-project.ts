import { load } from "../csharp/load.js";
import type { Workspace } from "../csharp/workspace.js";
import type { DiagnosticBag } from "../diagnostics/diagnostic.js";
import type { FileSystem } from "../files/file-system.js";
import { type ContractReading, readContract } from "../reading/read-contract.js";
import type { ReadingOptions } from "./options.js";

export interface ReadProject extends ContractReading {
  readonly workspace: Workspace;
}

/** C# in, contract out: what every command but the import begins with. Undefined when errors were reported. */
export function readProject(
  options: ReadingOptions,
  fileSystem: FileSystem,
  bag: DiagnosticBag,
): ReadProject | undefined {
  const workspace = load(options.input, { framework: options.framework }, fileSystem, bag);
  if (workspace === undefined || bag.hasErrors) return undefined;
  const main = workspace.projects.at(-1)?.project;
  const reading = readContract(
    workspace,
    {
      title: main?.assemblyName ?? "API",
      version: main?.properties.get("Version") ?? "1.0.0",
      security: options.security,
      int64: options.int64,
      decimal: options.decimal,
    },
    bag,
  );
  return bag.hasErrors ? undefined : { ...reading, workspace };
}
