import { checkCoverage } from "../coverage/check-coverage.js";
import type { DeclaredOperation } from "../coverage/declared-operation.js";
import { type Diagnostic, DiagnosticBag } from "../diagnostics/diagnostic.js";
import { readHostPrefixes } from "../host/function-apps.js";
import { readServedEndpoints } from "../reading/endpoints/read-served-endpoints.js";
import { methodImplementations } from "../reading/program/method-implementations.js";
import type { Environment } from "./environment.js";
import { functionApps, functionPlaces } from "./function-apps.js";
import type { ReadProject } from "./read-project.js";
import type { Report } from "./report.js";

export interface CoverageOutcome {
  /** Of reading and of the gate, each once. */
  readonly diagnostics: readonly Diagnostic[];
  readonly report: Report;
  readonly failed: boolean;
}

/** The coverage gate on what was read: every operation's implementation, and the host's configuration where there are functions. */
export function coverageOf(
  read: ReadProject,
  strict: boolean,
  environment: Environment,
  told: readonly Diagnostic[],
): CoverageOutcome {
  const bag = new DiagnosticBag();
  const endpoints = readServedEndpoints(read.workspace, bag);
  const prefixOf = readHostPrefixes(functionApps(read.workspace), functionPlaces(endpoints), environment, bag);
  const coverage = checkCoverage(
    {
      operations: declaredOperations(read),
      endpoints,
      prefixOf,
      implementationsOf: methodImplementations(read.workspace),
    },
    bag,
  );
  const gate = strict
    ? bag.all.map((d): Diagnostic => (d.severity === "warning" ? { ...d, severity: "error" } : d))
    : bag.all;
  const { total, covered, missing, mismatched } = coverage;
  const text = `Coverage: ${covered}/${total} operations covered, ${missing} missing, ${mismatched} mismatched.\n`;
  return {
    diagnostics: [...told.filter((one) => !gate.some((other) => isSame(one, other))), ...gate],
    report: { data: { coverage }, text },
    failed: gate.some((d) => d.severity === "error"),
  };
}

/** Reading the contract and reading the routes may both have met it. */
function isSame(a: Diagnostic, b: Diagnostic): boolean {
  return (
    a.code === b.code &&
    a.message === b.message &&
    a.location?.file === b.location?.file &&
    a.location?.line === b.location?.line &&
    a.location?.column === b.location?.column
  );
}

/** An action is its own implementation; a field that holds a definition needs one. */
function declaredOperations({ contract, sources }: ReadProject): readonly DeclaredOperation[] {
  return contract.services.flatMap((service) =>
    service.operations.flatMap((operation): DeclaredOperation[] => {
      const symbol = sources.get(operation);
      if (symbol === undefined) return [];
      const name = `${service.csharpName}.${operation.csharpName}`;
      return [{ operation, name, symbol, source: symbol.kind === "method" ? "controller" : "contract" }];
    }),
  );
}
