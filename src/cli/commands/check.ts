import { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import { coverageOf } from "../coverage.js";
import type { Environment } from "../environment.js";
import { reportNothing } from "../nothing.js";
import type { Command } from "../options.js";
import { failed, type Outcome } from "../outcome.js";
import { readProject } from "../read-input.js";
import { remembered } from "../remembered.js";

type Check = Extract<Command, { kind: "check" }>;

/** The failing coverage gate. Neither runs the host nor asks what is deployed: check with the configuration you deploy. */
export function check(command: Check, environment: Environment, bag: DiagnosticBag): Outcome {
  const { format: _, quiet: __, cache, ...question } = command;
  return remembered(cache, environment, ["check", question], (recorded) => judge(command, recorded, bag));
}

function judge(command: Check, environment: Environment, bag: DiagnosticBag): Outcome {
  const gate = new DiagnosticBag();
  const read = readProject(command, environment, bag, environment.fileSystem, gate);
  if (read === undefined) return failed([...bag.all, ...gate.all]);
  for (const problem of read.leftOut) gate.report(problem);
  // What is wrong with the routes is worth knowing even where nothing is declared.
  reportNothing(read, command.served !== undefined, gate);
  const coverage = coverageOf(read, command, gate);
  const diagnostics = [...bag.all, ...coverage.diagnostics];
  return { exit: coverage.failed ? 1 : 0, diagnostics, report: coverage.report };
}
