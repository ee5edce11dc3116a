/** The hubs that start-up maps, and where. */
import type { Route } from "../../contract/route.js";
import { parseRoute } from "../../contract/route-template.js";
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { NamedType } from "../../csharp/binding/symbols/symbols.js";
import { alternativesOf, enumerate, knownObject, knownString, knownType } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { hubLists } from "../../framework/index.js";
import type { StartUp } from "../start/start-up.js";

export interface MappedHub {
  readonly type: NamedType;
  readonly route: Route;
  readonly location: Location;
}

export function readMappedHubs({ machine, host, place }: StartUp, sink: DiagnosticSink): readonly MappedHub[] {
  if (place === undefined) return [];
  const mapped: MappedHub[] = [];
  for (const { value, conditions } of enumerate(machine, host.part(hubLists.mapped, undefined, true), place).elements) {
    const mapping = knownObject(value);
    if (mapping?.place === undefined) continue;
    const type = knownType(machine.memory.field(mapping, "hub")?.value);
    if (type?.kind !== "named") continue;
    const location = locationOfExpression(mapping.place);
    const hub = type.symbol.name;
    const patterns = alternativesOf(
      machine.memory.field(mapping, "pattern")?.value ?? { kind: "unknown", type: undefined, reason: "", place },
    );
    const routes = patterns.map((pattern) => routeOf(knownString(pattern)));
    const [route] = routes;
    if (routes.length !== 1 || route === undefined) {
      const reason = routes.length > 1 ? "it depends on a branch" : "it is not a constant or not a route";
      sink.report(diagnostic("hubPathUnknown", location, { hub, reason }));
      continue;
    }
    if (conditions.length > 0) sink.report(diagnostic("hubMappedInBranch", location, { hub }));
    mapped.push({ type, route, location });
  }
  if (mapped.length > 0)
    for (const { place: at } of enumerate(machine, host.part(hubLists.messagePack, undefined, true), place).elements)
      if (at !== undefined) sink.report(diagnostic("hubMessagePack", locationOfExpression(at), {}));
  return mapped;
}

function routeOf(template: string | undefined): Route | undefined {
  const parsed = template === undefined ? undefined : parseRoute(template.startsWith("/") ? template : `/${template}`);
  return parsed?.kind === "malformed" ? undefined : parsed?.route;
}
