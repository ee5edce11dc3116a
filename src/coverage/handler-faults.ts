import { type DiagnosticSink, diagnostic } from "../diagnostics/diagnostic.js";
import { placeKey } from "../diagnostics/location.js";
import type { Endpoint } from "../server/endpoint.js";

/** What throws on a request. One constructor serves all actions of its class: each place is reported once. */
export function reportHandlerFaults(endpoints: readonly Endpoint[], sink: DiagnosticSink): void {
  const reported = new Set<string>();
  for (const { name: handler, faults } of endpoints)
    for (const { location, ...fault } of faults) {
      const key = `${fault.kind} ${placeKey(location)}`;
      if (reported.has(key)) continue;
      reported.add(key);
      switch (fault.kind) {
        case "serviceNotRegistered":
          sink.report(diagnostic("serviceNotRegistered", location, { handler, type: fault.type }));
          break;
        case "linkWithoutTarget":
          sink.report(
            diagnostic("linkWithoutTarget", location, { handler, target: fault.target, reason: fault.reason }),
          );
          break;
        case "alwaysThrows":
          sink.report(diagnostic("handlerAlwaysThrows", location, { handler, exception: fault.exception }));
          break;
      }
    }
}
