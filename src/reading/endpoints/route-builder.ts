/** What routes are mapped on, as start-up left it: each group and each branch of the pipeline adds its path. */

import { parseRoute } from "../../contract/http/route-template.js";
import { routeUnder } from "../../contract/route.js";
import { locationOfExpression, shortTextOf } from "../../csharp/binding/index.js";
import { alternativesOf, type CSharpValue, type Place } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { RouteMapping, RouteScope } from "../../framework/index.js";
import type { EndpointRoute } from "../../server/endpoint.js";
import { routeText } from "../start/route-text.js";
import type { StartUp } from "../start/start-up.js";
import { conventionsOn, type RouteConvention } from "./endpoint-conventions.js";

/** The place of a mapping, from the outside in. */
export interface BuilderPlace {
  /** Undefined where a part of it is computed at run time. */
  readonly prefix: string | undefined;
  /** Of the groups, the outermost first. */
  readonly conventions: readonly RouteConvention[];
}

/**
 * A builder that cannot be followed (a package hands it out) is taken for the application where nothing in the program gives routes a
 * prefix.
 */
export function builderPlace(
  { builder, call, place }: Pick<RouteMapping, "builder" | "call" | "place">,
  startUp: StartUp,
  sink: DiagnosticSink,
): BuilderPlace {
  const { routing, host } = startUp;
  const scopes: RouteScope[] = [];
  const conventions: RouteConvention[] = [];
  let at: CSharpValue = builder;
  // A group is made of what was there before it, so this ends.
  for (;;) {
    const scope = at.kind === "object" ? routing.scopes.get(at.object) : undefined;
    if (scope === undefined || at.kind !== "object") break;
    scopes.unshift(scope);
    conventions.unshift(...conventionsOn(at.object, startUp));
    const [outer = scope.outer] = alternativesOf(scope.outer);
    at = outer;
  }
  if (host.isApplication(at)) return { prefix: prefixOf(scopes, call, place, sink), conventions };
  const hasPrefixes = [...routing.scopes.values()].some(({ path }) => path !== undefined);
  sink.report(
    diagnostic(hasPrefixes ? "groupUnreadable" : "builderNotFollowed", locationOfExpression(place), { call }),
  );
  return { prefix: hasPrefixes ? undefined : "", conventions };
}

function prefixOf(scopes: readonly RouteScope[], call: string, place: Place, sink: DiagnosticSink): string | undefined {
  let prefix = "";
  for (const { path, isBranch, place: made } of scopes) {
    if (path === undefined) continue;
    const text = routeText(path, made, sink);
    if (text !== undefined) prefix = joinRoutes(prefix, text);
    else if (isBranch && prefix === "") {
      // In the base URL, before all that follows.
      const written = (path.kind === "unknown" && path.place) || place;
      sink.report(diagnostic("branchPathComputed", locationOfExpression(written), { path: shortTextOf(written) }));
    } else {
      sink.report(diagnostic("groupUnreadable", locationOfExpression(place), { call }));
      return undefined;
    }
  }
  return prefix;
}

/** The route below the prefix; `template` is what both make. */
export function withPrefix(
  prefix: string,
  route: Extract<EndpointRoute, { kind: "known" }>,
  template: string,
): EndpointRoute {
  const parsed = parseRoute(prefix);
  const whole = parsed.kind === "route" ? routeUnder(parsed.route, route.route, template) : undefined;
  return whole === undefined ? { kind: "malformed", template } : { ...route, template, route: whole };
}

export function joinRoutes(prefix: string, text: string): string {
  // A path may begin with `~/`, which says nothing here.
  const parts = [prefix, text]
    .map((part) => part.replace(/^~(?=\/)/, "").replace(/^\/+|\/+$/g, ""))
    .filter((part) => part !== "");
  return `/${parts.join("/")}`;
}
