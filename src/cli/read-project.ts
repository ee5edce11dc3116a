import { load, type Workspace } from "../csharp/load.js";
import type { DiagnosticBag } from "../diagnostics/diagnostic.js";
import type { FileSystem } from "../files/file-system.js";
import { type ReadContract, readContract } from "../reading/read-contract.js";
import type { Environment } from "./environment.js";
import type { ReadingOptions } from "./options.js";

export interface ReadProject extends ReadContract {
  readonly workspace: Workspace;
}

/** The C# as trees and symbols. Undefined when nothing can be read; then errors were reported. */
export function loadWorkspace(
  options: Pick<ReadingOptions, "input" | "framework">,
  environment: Environment,
  bag: DiagnosticBag,
  fileSystem: FileSystem = environment.fileSystem,
): Workspace | undefined {
  const platform = process.platform === "win32" ? "windows" : process.platform === "darwin" ? "osx" : "linux";
  const workspace = load(
    options.input,
    {
      framework: options.framework,
      configuration: undefined,
      properties: {},
      environment: environment.variables,
      platform,
    },
    fileSystem,
    bag,
  );
  return bag.hasErrors ? undefined : workspace;
}

/** C# in, contract out: what every command but the import begins with. Undefined when errors were reported. */
export function readProject(
  options: ReadingOptions,
  environment: Environment,
  bag: DiagnosticBag,
  fileSystem: FileSystem = environment.fileSystem,
): ReadProject | undefined {
  const workspace = loadWorkspace(options, environment, bag, fileSystem);
  if (workspace === undefined) return undefined;
  const main = workspace.projects.findLast(({ isRoot }) => isRoot)?.project;
  const version = main?.property("Version") ?? "";
  const reading = readContract(
    workspace,
    {
      title: main?.assemblyName ?? "API",
      version: version === "" ? "1.0.0" : version,
      security: options.security,
      int64: options.int64,
      decimal: options.decimal,
    },
    bag,
  );
  return bag.hasErrors ? undefined : { ...reading, workspace };
}
