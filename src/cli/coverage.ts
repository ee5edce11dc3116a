import { checkCoverage } from "../coverage/check-coverage.js";
import { readHostConfiguration } from "../coverage/host/host-configuration.js";
import { type Diagnostic, DiagnosticBag, diagnostic } from "../diagnostics/diagnostic.js";
import { readServedEndpoints } from "../reading/endpoints/read-served-endpoints.js";
import type { Environment } from "./environment.js";
import type { ReadProject } from "./read-project.js";
import type { Report } from "./report.js";

export interface CoverageOutcome {
  readonly diagnostics: readonly Diagnostic[];
  readonly report: Report;
  readonly failed: boolean;
}

/** The coverage gate on what was read: every operation's implementation, and the host's configuration where there are functions. */
export function coverageOf(read: ReadProject, strict: boolean, environment: Environment): CoverageOutcome {
  const bag = new DiagnosticBag();
  const endpoints = readServedEndpoints(read.workspace, bag);
  const hostJson = read.workspace.projects.at(-1)?.project.hostJson;
  const host = readHostConfiguration(hostJson, environment.fileSystem, environment.variables, bag);
  const hasFunctions = endpoints.some((endpoint) => endpoint.source === "function");
  if (
    hasFunctions &&
    host?.source === "default" &&
    hostJson !== undefined &&
    !environment.fileSystem.exists(hostJson)
  ) {
    bag.report(diagnostic("TN4208", undefined, {}));
  }
  const coverage = checkCoverage({ operations: read.declared, endpoints, prefix: host?.prefix ?? "api" }, bag);
  const diagnostics = strict
    ? bag.all.map((d): Diagnostic => (d.severity === "warning" ? { ...d, severity: "error" } : d))
    : bag.all;
  const { total, covered, missing, mismatched } = coverage;
  const text = `Coverage: ${covered}/${total} operations covered, ${missing} missing, ${mismatched} mismatched.\n`;
  return {
    diagnostics,
    report: { data: { coverage }, text },
    failed: diagnostics.some((d) => d.severity === "error"),
  };
}
