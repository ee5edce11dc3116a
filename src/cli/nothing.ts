import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { silent } from "../reading/read-once.js";
import { readServer } from "../reading/server/read-server.js";
import type { ReadProject } from "./read-input.js";

/**
 * Reports that nothing is declared, because generating and checking would succeed without doing anything. If the program serves
 * routes, the report names both ways out. False if something is declared.
 */
export function reportNothing(read: ReadProject, isServed: boolean, sink: DiagnosticSink): boolean {
  const { contract, leftOut, program, hosts } = read;
  if (
    contract.services.length > 0 ||
    (contract.hubs ?? []).length > 0 ||
    contract.types.length > 0 ||
    leftOut.length > 0
  )
    return false;
  const routes = readServer(program, hosts, "routes", silent).endpoints.length;
  if (routes > 0 && !isServed)
    sink.report(diagnostic("nothingDeclared", undefined, { routes: routes === 1 ? "1 route" : `${routes} routes` }));
  else sink.report(diagnostic("nothingFound", undefined, {}));
  return true;
}
