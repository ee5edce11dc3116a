import type { Operation } from "../contract/operation.js";
import type { ServedState } from "../contract/served-state.js";
import { checkCoverage } from "../coverage/check-coverage.js";
import { type Diagnostic, DiagnosticBag } from "../diagnostics/diagnostic.js";
import { readServer } from "../reading/server/read-server.js";
import type { Report } from "./outcome.js";
import type { ReadProject } from "./read-input.js";

export interface CoverageOutcome {
  readonly diagnostics: readonly Diagnostic[];
  readonly report: Report;
  readonly failed: boolean;
}

/** The coverage gate. `gate` holds what reading the contract found wrong with routes; what the gate finds is added to it. */
export function coverageOf(
  { program, hosts, contract }: ReadProject,
  { strict, served }: { readonly strict: boolean; readonly served: unknown },
  gate: DiagnosticBag,
): CoverageOutcome {
  const server = readServer(program, hosts, "whole", gate);
  const coverage = checkCoverage(contract, server, gate);
  // With `--served` every endpoint is an operation: nothing is left that only a contract could declare.
  const reported = gate.all.filter((d) => served === undefined || d.name !== "servedNotDeclared");
  const diagnostics = strict
    ? reported.map((d): Diagnostic => (d.severity === "warning" ? { ...d, severity: "error" } : d))
    : reported;
  const { total, covered, missing, mismatched } = coverage;
  const text = `Coverage: ${covered}/${total} operations covered, ${missing} missing, ${mismatched} mismatched.\n`;
  return {
    diagnostics,
    report: { data: { coverage: { total, covered, missing, mismatched } }, text },
    failed: diagnostics.some((d) => d.severity === "error"),
  };
}

/**
 * What the gate knows of each operation, for a page to show: nothing is reported. Undefined where the program serves nothing at
 * all: its contracts are for a server that is somewhere else.
 */
export function servedStates({
  program,
  hosts,
  contract,
}: ReadProject): ReadonlyMap<Operation, ServedState> | undefined {
  const ignored = new DiagnosticBag();
  const server = readServer(program, hosts, "whole", ignored);
  if (server.endpoints.length === 0) return undefined;
  const { states } = checkCoverage(contract, server, ignored);
  const operations = contract.services.flatMap((service) => service.operations);
  // What no member declares was read from an endpoint, with `--served`: it is what is served.
  return new Map(operations.map((operation) => [operation, states.get(operation) ?? "served"]));
}
