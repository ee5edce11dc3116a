/** The host calls the first function, by name, whose route matches: a literal segment does not go before a parameter. */
import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import type { Endpoint } from "../server/endpoint.js";
import { place } from "./declared-operation.js";
import type { ServedFunction } from "./implementation.js";
import { commonRequest, isMoreSpecific } from "./route-overlap.js";
import { shareMethod } from "./shadowing.js";

/** `inOrder` is how the host tries them. */
export function reportFunctionOrder(
  inOrder: readonly ServedFunction[],
  faulty: Set<Endpoint>,
  sink: DiagnosticSink,
): void {
  inOrder.forEach((later, at) => {
    for (const earlier of inOrder.slice(0, at)) {
      const path = requestTaken(earlier, later);
      if (path === undefined) continue;
      faulty.add(later.endpoint);
      const parameters = {
        handler: later.endpoint.name,
        other: earlier.endpoint.name,
        request: `${methodOf(later.endpoint)} ${path}`,
        route: earlier.trigger.route ?? "",
      };
      sink.report(
        diagnostic(
          "functionGoesAstray",
          later.endpoint.location,
          parameters,
          place(`${earlier.endpoint.name} is tried first`, earlier.endpoint.location),
        ),
      );
      return;
    }
  });
}

/** A request that both match, and that the later function is written for. */
function requestTaken(earlier: ServedFunction, later: ServedFunction): string | undefined {
  if (earlier.route === undefined || later.route === undefined || !shareMethod(earlier, later)) return undefined;
  return isMoreSpecific(later.route, earlier.route) ? commonRequest(earlier.route, later.route) : undefined;
}

function methodOf({ methods }: Endpoint): string {
  return typeof methods === "string" ? "GET" : (methods[0] ?? "GET");
}
