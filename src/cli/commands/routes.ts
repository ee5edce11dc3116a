import type { DiagnosticBag } from "../../diagnostics/diagnostic.js";
import type { Environment } from "../environment.js";
import type { Command } from "../options/options.js";
import type { Outcome } from "../outcome.js";
import { remembered } from "../remembered.js";

type Routes = Extract<Command, { kind: "routes" }>;

/** The table of what the server serves: method, route, client function, handler, place. */
export function routes(command: Routes, environment: Environment, bag: DiagnosticBag): Promise<Outcome> {
  return remembered(command, environment, async (recorded) =>
    (await import("../work/list-routes.js")).listRoutes(command, recorded, bag),
  );
}
