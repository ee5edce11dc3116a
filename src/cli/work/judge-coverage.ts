import { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import { coverageOf } from "../coverage.js";
import type { Environment } from "../environment.js";
import { reportNothing } from "../nothing.js";
import type { Command } from "../options/options.js";
import { failed, type Outcome } from "../outcome.js";
import { readProject } from "../read-input.js";

type Check = Extract<Command, { kind: "check" }>;

export function judgeCoverage(command: Check, environment: Environment, bag: DiagnosticBag): Outcome {
  const gate = new DiagnosticBag();
  const read = readProject(command, environment, bag, environment.fileSystem, gate);
  if (read === undefined) return failed([...bag.all, ...gate.all]);
  for (const problem of [...read.unread, ...read.leftOut]) gate.report(problem);
  // What is wrong with the routes is worth knowing even where nothing is declared.
  reportNothing(read, command.served !== undefined, gate);
  const coverage = coverageOf(read, command, gate);
  const diagnostics = [...bag.all, ...coverage.diagnostics];
  return { exit: coverage.failed ? 1 : 0, diagnostics, report: coverage.report };
}
