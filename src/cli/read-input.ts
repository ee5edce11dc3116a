import type { Contract } from "../contract/contract.js";
import { type LoadedProject, load, unreadBodies, type Workspace } from "../csharp/load.js";
import type { Diagnostic, DiagnosticBag } from "../diagnostics/diagnostic.js";
import type { FileSystem } from "../files/file-system.js";
import { type HostPrefixes, hostPrefixes } from "../host/function-apps.js";
import { readContract } from "../reading/contract/read-contract.js";
import { type ProgramReading, readProgram } from "../reading/program-reading.js";
import type { KeptReadings } from "../reading/reuse/kept-readings.js";
import type { Environment } from "./environment.js";
import type { InputOptions } from "./options/options.js";

/** The C# that the user named, read. */
export interface ReadInput {
  readonly program: ProgramReading;
  readonly hosts: HostPrefixes;
}

export interface ReadProject extends ReadInput {
  /** The project that the user named, the last of several. */
  readonly main: LoadedProject | undefined;
  readonly contract: Contract;
  /** The errors that left operations out of the contract. */
  readonly leftOut: readonly Diagnostic[];
  /** How many operations are missing. */
  readonly operationsLeftOut: number;
  /** Code that cannot be read. What uses it is left out; the rest is whole. */
  readonly unread: readonly Diagnostic[];
}

/** The C# as trees and symbols. Undefined when nothing can be read; then errors were reported. */
export function loadWorkspace(
  options: Pick<InputOptions, "input" | "framework">,
  environment: Environment,
  bag: DiagnosticBag,
  fileSystem: FileSystem = environment.fileSystem,
): Workspace | undefined {
  const platform = process.platform === "win32" ? "windows" : process.platform === "darwin" ? "osx" : "linux";
  const { kept, build } = environment;
  const workspace = load(
    options.input,
    {
      ...(kept === undefined || build === undefined ? {} : { names: { kept, build } }),
      framework: options.framework,
      configuration: undefined,
      properties: {},
      environment: environment.variables,
      platform,
    },
    fileSystem,
    bag,
    environment.reuse?.workspace,
  );
  return bag.hasErrors ? undefined : workspace;
}

export function readInput(workspace: Workspace, environment: Environment): ReadInput {
  // Each project that the user named may be an application with a host of its own.
  const readings = environment.reuse?.readings;
  const apps = workspace.projects.filter(({ isRoot }) => isRoot).map(({ project }) => project);
  return {
    program: readProgram(
      workspace,
      readings === undefined ? undefined : (symbol, sink, read) => readings.ofSymbol(symbol, sink, read),
    ),
    hosts: hostPrefixes(apps, environment),
  };
}

/**
 * C# in, contract out: what every command but the import begins with. Undefined when errors were reported. What is wrong with
 * routes goes to `routeBag`, for the coverage gate to count.
 */
export function readProject(
  options: InputOptions,
  environment: Environment,
  bag: DiagnosticBag,
  fileSystem: FileSystem = environment.fileSystem,
  routeBag: DiagnosticBag = bag,
): ReadProject | undefined {
  const workspace = loadWorkspace(options, environment, bag, fileSystem);
  if (workspace === undefined) return undefined;
  return readDeclared(
    options,
    workspace,
    readInput(workspace, { ...environment, fileSystem }),
    bag,
    routeBag,
    environment.reuse?.readings,
  );
}

/** The contract of what is loaded already. */
export function readDeclared(
  options: InputOptions & { readonly reportsErrorsOnly?: boolean },
  workspace: Workspace,
  read: ReadInput,
  bag: DiagnosticBag,
  routeBag: DiagnosticBag = bag,
  readings?: KeptReadings,
): ReadProject | undefined {
  const main = workspace.projects.findLast(({ isRoot }) => isRoot);
  const version = main?.project.property("Version") ?? "";
  const { contract, leftOut, operationsLeftOut } = readContract(
    read.program,
    {
      title: main?.project.assemblyName ?? "API",
      version: version === "" ? "1.0.0" : version,
      security: options.security,
      int64: options.int64,
      decimal: options.decimal,
      hubProtocol: options.hubProtocol,
      served: options.served,
      // The gate judges what the code answers; generating alone need not look.
      judgesAnswers: routeBag !== bag,
      reportsErrorsOnly: options.reportsErrorsOnly === true,
    },
    read.hosts,
    { sink: bag, routeSink: routeBag },
    readings,
  );
  if (bag.hasErrors || routeBag.hasErrors) return undefined;
  return {
    ...read,
    main,
    contract,
    leftOut,
    operationsLeftOut,
    unread: [...workspace.unread, ...unreadBodies(workspace)],
  };
}
