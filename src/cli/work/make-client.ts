import { withoutUndefined } from "../../contract/without-undefined.js";
import { type Diagnostic, DiagnosticBag } from "../../diagnostics/diagnostic.js";
import type { GeneratedFile } from "../../emit/generated-file.js";
import { type CoverageOutcome, coverageOf } from "../coverage.js";
import { emitAll, reportInexpressible } from "../emit.js";
import type { Environment } from "../environment.js";
import { reportNothing } from "../nothing.js";
import type { Command } from "../options/options.js";
import type { ExitCode } from "../outcome.js";
import { type ReadProject, readProject } from "../read-input.js";

type Generate = Extract<Command, { kind: "generate" }>;

/** Everything that follows from the C# alone, whatever is in the output folder. */
export type Client = {
  readonly diagnostics: readonly Diagnostic[];
  /** What is wrong with routes, where the coverage is asked for too. */
  readonly gate: readonly Diagnostic[];
} & (
  | { readonly kind: "failed" }
  | {
      readonly kind: "made";
      readonly exit: ExitCode;
      readonly counts: Counts;
      readonly firstService: string | undefined;
      readonly files: readonly GeneratedFile[];
      readonly coverage: CoverageOutcome | undefined;
    }
);

/** `--check` beside it also judges what is served. */
export function makeClient(command: Generate, environment: Environment): Client {
  const bag = new DiagnosticBag();
  const gate = command.check ? new DiagnosticBag() : bag;
  const findings = (): { diagnostics: readonly Diagnostic[]; gate: readonly Diagnostic[] } => ({
    diagnostics: bag.all,
    gate: gate === bag ? [] : gate.all,
  });
  const read = readProject(command, environment, bag, environment.fileSystem, gate);
  if (read === undefined) return { kind: "failed", ...findings() };
  for (const problem of [...read.unread, ...read.leftOut]) bag.report(problem);
  if (reportNothing(read, command.served !== undefined, bag)) return { kind: "failed", ...findings() };
  const { contract, leftOut } = read;
  if (
    leftOut.length > 0 &&
    contract.services.length === 0 &&
    contract.hubs === undefined &&
    contract.types.length === 0
  )
    return { kind: "failed", ...findings() };
  reportInexpressible(read, command, bag);
  return {
    kind: "made",
    exit: leftOut.length + read.unread.length > 0 ? 3 : 0,
    counts: countsOf(read),
    firstService: contract.services[0]?.name,
    files: emitAll(read, command, environment.fileSystem.cwd),
    ...findings(),
    coverage: command.check ? coverageOf(read, command, gate) : undefined,
  };
}

export type Counts = Readonly<Record<"services" | "operations" | "types" | "leftOut", number>> & {
  /** Where there are any. */
  readonly hubs?: number;
};

function countsOf({ contract, operationsLeftOut, unread }: ReadProject): Counts {
  const leftOut = operationsLeftOut + unread.length;
  const operations = contract.services.reduce((sum, service) => sum + service.operations.length, 0);
  return {
    services: contract.services.length,
    operations,
    ...withoutUndefined({ hubs: contract.hubs?.length }),
    types: contract.types.length,
    leftOut,
  };
}
