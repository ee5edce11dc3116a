/** The hubs that start-up maps, and where. */

import { parseRoute } from "../../contract/http/route-template.js";
import type { Route } from "../../contract/route.js";
import { locationOfExpression } from "../../csharp/binding/index.js";
import type { NamedType } from "../../csharp/binding/symbols/symbols.js";
import {
  alternativesOf,
  type CSharpValue,
  enumerate,
  knownObject,
  knownType,
  unknownValue,
} from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { hubLists } from "../../framework/index.js";
import { conventionsOn } from "../endpoints/endpoint-conventions.js";
import { audienceOfConventions } from "../endpoints/endpoint-metadata.js";
import { builderPlace, joinRoutes } from "../endpoints/route-builder.js";
import type { Audience } from "../security/authorization.js";
import { routeText } from "../start/route-text.js";
import { reportCuts, type StartUp } from "../start/start-up.js";

export interface MappedHub {
  readonly type: NamedType;
  readonly route: Route;
  /** What the mapping and its groups say: `.RequireAuthorization()`. */
  readonly audience: Audience;
  readonly location: Location;
}

export function readMappedHubs(startUp: StartUp, sink: DiagnosticSink): readonly MappedHub[] {
  const { machine, host, place } = startUp;
  if (place === undefined) return [];
  reportCuts(startUp, sink);
  const mapped: MappedHub[] = [];
  for (const { value, conditions } of enumerate(machine, host.part(hubLists.mapped, undefined, true), place).elements) {
    const mapping = knownObject(value);
    if (mapping?.place === undefined) continue;
    const type = knownType(machine.memory.field(mapping, "hub")?.value);
    if (type?.kind !== "named") continue;
    const location = locationOfExpression(mapping.place);
    const hub = type.symbol.name;
    const nothing = unknownValue("it is not given", mapping.place);
    const field = (name: string): CSharpValue => machine.memory.field(mapping, name)?.value ?? nothing;
    const builder = builderPlace({ builder: field("endpoints"), call: "MapHub", place: mapping.place }, startUp, sink);
    const made = mapping.place;
    const routes = alternativesOf(field("pattern")).map((pattern) =>
      routeOf(builder.prefix, routeText(pattern, made, sink)),
    );
    const [route] = routes;
    if (routes.length !== 1 || route === undefined) {
      const reason = routes.length > 1 ? "it depends on a branch" : "it is not a constant or not a route";
      sink.report(diagnostic("hubPathUnknown", location, { hub, reason }));
      continue;
    }
    if (conditions.length > 0) sink.report(diagnostic("hubMappedInBranch", location, { hub }));
    const audience = audienceOfConventions([...builder.conventions, ...conventionsOn(mapping, startUp)]);
    mapped.push({ type, route, audience, location });
  }
  return mapped;
}

function routeOf(prefix: string | undefined, template: string | undefined): Route | undefined {
  if (prefix === undefined || template === undefined) return undefined;
  const parsed = parseRoute(joinRoutes(prefix, template));
  return parsed.kind === "malformed" ? undefined : parsed.route;
}
