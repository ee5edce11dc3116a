import { checkCoverage } from "../coverage/check-coverage.js";
import type { Diagnostic, DiagnosticBag } from "../diagnostics/diagnostic.js";
import { readServer } from "../reading/read-server.js";
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
  strict: boolean,
  gate: DiagnosticBag,
): CoverageOutcome {
  const server = readServer(program, hosts, "whole", gate);
  const coverage = checkCoverage(contract, server, gate);
  const diagnostics = strict
    ? gate.all.map((d): Diagnostic => (d.severity === "warning" ? { ...d, severity: "error" } : d))
    : gate.all;
  const { total, covered, missing, mismatched } = coverage;
  const text = `Coverage: ${covered}/${total} operations covered, ${missing} missing, ${mismatched} mismatched.\n`;
  return { diagnostics, report: { data: { coverage }, text }, failed: diagnostics.some((d) => d.severity === "error") };
}
