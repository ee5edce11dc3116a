/** `import { generate } from "tenon"`: the engine of the command line. It prints nothing, and never ends the process. */
import { runDeeper } from "../cli/deep-thread.js";
import type { Environment } from "../cli/environment.js";
import { type Command, parseOptions } from "../cli/options/options.js";
import { failed, type Outcome } from "../cli/outcome.js";
import { perform } from "../cli/perform.js";
import { Reuse } from "../cli/reuse.js";
import { version as ownVersion } from "../cli/version.js";
import { startWatching, type WatchedRun } from "../cli/watching.js";
import { generateNow } from "../cli/work/generate-now.js";
import { DiagnosticBag } from "../diagnostics/diagnostic.js";
import { shownPath } from "../diagnostics/render/text.js";
import type { FileSystem } from "../files/file-system.js";
import { nodeFileSystem } from "../files/node-file-system.js";
import type {
  Callers,
  Checked,
  Diagnostic,
  Differences,
  Generated,
  Imported,
  ImportOptions,
  Result,
  Routes,
  Source,
  Target,
  Verified,
  Watcher,
  Written,
} from "../published/types.js";
import { argumentsOf } from "./arguments.js";

export type * from "../published/types.js";

/** The version of the package. */
export const version: string = ownVersion;

/** C# → TypeScript, and OpenAPI where it is asked for. */
export async function generate(options: Source & Target): Promise<Generated> {
  return generated(await ask(options.cwd, argumentsOf(options)));
}

/** Does the server implement what it declares? */
export async function check(options: Source & { strict?: boolean | undefined }): Promise<Checked> {
  const outcome = await ask(options.cwd, [...argumentsOf(options), "--check"]);
  return {
    ...resultOf(outcome),
    coverage: { ...nothingCovered, ...outcome.report.data.coverage },
  };
}

/** Are the files in `output` what would be generated now? Writes nothing. */
export async function verify(options: Source & Target & { output: string }): Promise<Verified> {
  const outcome = await ask(options.cwd, [...argumentsOf(options), "--verify"]);
  return { ...resultOf(outcome), drifts: outcome.report.data.drifts ?? [] };
}

/** Breaking changes since `against`: a git revision, an older project or an OpenAPI file. */
export async function diff(options: Source & Callers & { against: string }): Promise<Differences> {
  const outcome = await ask(options.cwd, argumentsOf(options));
  const { calls = [], breaking = 0, risky = 0, safe = 0 } = outcome.report.data;
  return { ...resultOf(outcome), calls, breaking, risky, safe };
}

/** What the server serves. */
export async function routes(options: Source): Promise<Routes> {
  const outcome = await ask(options.cwd, [...argumentsOf(options), "--routes"]);
  return { ...resultOf(outcome), routes: outcome.report.data.routes ?? [] };
}

/** OpenAPI → C# contracts. */
export async function importOpenApi(options: ImportOptions): Promise<Imported> {
  const outcome = await ask(options.cwd, argumentsOf(options));
  const { operations = 0, types = 0 } = outcome.report.data;
  return { ...resultOf(outcome), files: outcome.files ?? [], operations, types, written: writtenOf(outcome) };
}

/**
 * Generates, and again whenever something that the last run looked at has changed, until closed. `changed` holds the paths that
 * made it run again; it is empty the first time.
 */
export function watch(
  options: Source & Target & { output: string },
  notify: (result: Generated, changed: readonly string[]) => void,
): Watcher {
  const environment = environmentOf(options.cwd, argumentsOf(options));
  const bag = new DiagnosticBag();
  const command = commandOf(environment, bag);
  if (command?.kind !== "generate") {
    notify(generated(failed(bag.all)), []);
    return { close: () => {} };
  }
  const reuse = new Reuse();
  const run = (fileSystem: FileSystem, changed: readonly string[]): WatchedRun => {
    const result = generated(generateNow(command, { ...environment, fileSystem, reuse }, new DiagnosticBag()));
    notify(result, changed);
    return { wrote: result.written !== undefined };
  };
  return startWatching(command, environment.fileSystem, run, (error) => {
    throw error;
  });
}

/** A diagnostic as the command line prints it, on one line: `Api.cs(4,12): error TN2301: …`. */
export function formatDiagnostic(diagnostic: Diagnostic, cwd: string = process.cwd()): string {
  const { location, severity, code, message, help } = diagnostic;
  const where =
    location === undefined ? "tenon" : `${shownPath(location.file, cwd)}(${location.line},${location.column})`;
  return `${where}: ${severity} ${code}: ${message} ${help}`;
}

async function ask(cwd: string | undefined, args: readonly string[]): Promise<Outcome> {
  const environment = environmentOf(cwd, args);
  const bag = new DiagnosticBag();
  const command = commandOf(environment, bag);
  if (command === undefined || command.kind === "help" || command.kind === "version") return failed(bag.all);
  return perform(command, environment, bag);
}

/** As JSON: the formats for machines have every note, also those that a terminal is spared. */
function commandOf({ args }: Environment, bag: DiagnosticBag): Command | undefined {
  return parseOptions([...args, "--format=json"], bag);
}

function environmentOf(cwd: string | undefined, args: readonly string[]): Environment {
  const quiet = (): void => {};
  const fileSystem = nodeFileSystem(cwd);
  const launcher = new URL("./tenon.js", import.meta.url).href;
  return {
    args,
    variables: process.env,
    fileSystem,
    deeper: () => runDeeper({ launcher, args, cwd: fileSystem.cwd }),
    colour: false,
    out: quiet,
    error: quiet,
  };
}

const nothingCovered = { total: 0, covered: 0, missing: 0, mismatched: 0 };

function resultOf({ exit, diagnostics }: Outcome): Result {
  // A bug in Tenon is a throw here; only the command line makes an exit code of it.
  if (exit === 70) throw new Error("tenon: a bug stopped the run");
  return {
    ok: exit === 0,
    exitCode: exit,
    diagnostics: diagnostics.map(({ code, severity, message, help, location, related }) => ({
      code,
      severity,
      message,
      help,
      location,
      related,
    })),
  };
}

function generated(outcome: Outcome): Generated {
  const { services = 0, operations = 0, types = 0 } = outcome.report.data;
  return { ...resultOf(outcome), files: outcome.files ?? [], services, operations, types, written: writtenOf(outcome) };
}

function writtenOf(outcome: Outcome): Written | undefined {
  const { written, unchanged = 0, removed = 0, maps = 0 } = outcome.report.data;
  return written === undefined ? undefined : { written, unchanged, removed, maps };
}
