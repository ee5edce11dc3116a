import type { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import type { Environment } from "../environment.js";
import type { Command } from "../options/options.js";
import type { Outcome } from "../outcome.js";
import { remembered } from "../remembered.js";

type Check = Extract<Command, { kind: "check" }>;

/** The failing coverage gate. Neither runs the host nor asks what is deployed: check with the configuration you deploy. */
export function check(command: Check, environment: Environment, bag: DiagnosticBag): Promise<Outcome> {
  return remembered(command, environment, async (recorded) =>
    (await import("../work/judge-coverage.js")).judgeCoverage(command, recorded, bag),
  );
}
