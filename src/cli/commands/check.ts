import { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import { coverageOf } from "../coverage.js";
import type { Environment, ExitCode } from "../environment.js";
import { reportNothing } from "../nothing.js";
import type { Command } from "../options.js";
import { readProject } from "../read-input.js";
import { present } from "../report.js";

type Check = Extract<Command, { kind: "check" }>;

/** The failing coverage gate. Neither runs the host nor asks what is deployed: check with the configuration you deploy. */
export function check(command: Check, environment: Environment, bag: DiagnosticBag): ExitCode {
  const gate = new DiagnosticBag();
  const read = readProject(command, environment, bag, environment.fileSystem, gate);
  if (read === undefined) {
    present([...bag.all, ...gate.all], { data: {}, text: "" }, command, environment);
    return 2;
  }
  for (const problem of read.leftOut) gate.report(problem);
  // What is wrong with the routes is worth knowing even where nothing is declared.
  reportNothing(read, command.served !== undefined, gate);
  const coverage = coverageOf(read, command.strict, gate);
  present([...bag.all, ...coverage.diagnostics], coverage.report, command, environment);
  return coverage.failed ? 1 : 0;
}
