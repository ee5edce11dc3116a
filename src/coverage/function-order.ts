/** The host calls the first function, by name, whose route matches: a literal segment does not go before a parameter. */
import { comparePrecedence } from "../contract/http/route-precedence.js";
import { type DiagnosticSink, diagnostic, relatedPlace } from "../diagnostics/diagnostic.js";
import type { Endpoint } from "../server/endpoint.js";
import type { ServedFunction } from "./implementation.js";
import { commonRequest, takesAll } from "./route-overlap.js";
import { shareMethod, wouldMeet } from "./shadowing.js";

/** `inOrder` is how the host tries them. */
export function reportFunctionOrder(
  inOrder: readonly ServedFunction[],
  faulty: Set<Endpoint>,
  sink: DiagnosticSink,
): void {
  inOrder.forEach((later, at) => {
    for (const earlier of inOrder.slice(0, at)) {
      const taken = requestTaken(earlier, later);
      if (taken === undefined) continue;
      const parameters = {
        handler: later.endpoint.name,
        other: earlier.endpoint.name,
        request: `${methodOf(later.endpoint)} ${taken.path}`,
        route: earlier.trigger.route ?? "",
      };
      const related = relatedPlace(`${earlier.endpoint.name} is tried first`, earlier.endpoint.location);
      if (taken.isMeant) {
        faulty.add(later.endpoint);
        sink.report(diagnostic("functionGoesAstray", later.endpoint.location, parameters, related));
        return;
      }
      sink.report(diagnostic("requestsTaken", later.endpoint.location, parameters, related));
    }
  });
}

/**
 * A request that both match. `isMeant`: the later function is written for it, or gets no request at all. Otherwise it depends on
 * the value; that only matters where the later function answers for a contract, and the earlier one for none.
 */
function requestTaken(
  earlier: ServedFunction,
  later: ServedFunction,
): { readonly path: string; readonly isMeant: boolean } | undefined {
  if (earlier.route === undefined || later.route === undefined || !shareMethod(earlier, later)) return undefined;
  if (wouldMeet(earlier, later)) return undefined;
  const isMeant = comparePrecedence(later.route, earlier.route) < 0 || takesAll(earlier.route, later.route);
  if (!isMeant && (later.operations.length === 0 || earlier.operations.length > 0)) return undefined;
  const path = commonRequest(earlier.route, later.route);
  return path === undefined ? undefined : { path, isMeant };
}

function methodOf({ methods }: Endpoint): string {
  return typeof methods === "string" ? "GET" : (methods[0] ?? "GET");
}
