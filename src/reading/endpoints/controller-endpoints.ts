import { withoutUndefined } from "../../contract/without-undefined.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import type { EndpointRoute } from "../../server/endpoint.js";
import type { ActionReading } from "../controllers/action-reading.js";
import { hasMatcherPolicy } from "../controllers/model/controller-classes.js";
import type { StartUp } from "../start/start-up.js";
import { type ControllerMapping, readControllerMappings } from "./controller-mapping.js";
import { type EndpointReading, memberHandler } from "./endpoint-reading.js";
import { joinRoutes, withPrefix } from "./route-builder.js";

export function readControllerEndpoints(
  startUp: StartUp,
  actions: readonly ActionReading[],
  sink: DiagnosticSink,
): readonly EndpointReading[] {
  const endpoints = actions.flatMap((action) => actionEndpoints(action, sink));
  const [first] = endpoints;
  if (first === undefined) return [];
  const mappings = readControllerMappings(startUp, sink);
  if (mappings.length === 0) {
    sink.report(
      diagnostic("controllersNotMapped", first.location, { controller: first.name.slice(0, first.name.indexOf(".")) }),
    );
    return endpoints;
  }
  return mappings.flatMap((mapping) =>
    endpoints.map((endpoint) => ({ ...endpoint, route: mapped(endpoint.route, mapping) })),
  );
}

function mapped(route: EndpointRoute, { prefix, text }: ControllerMapping): EndpointRoute {
  if (route.kind !== "known" || prefix === "") return route;
  if (prefix === undefined) return { changedBy: text, ...route };
  return withPrefix(prefix, route, joinRoutes(prefix, route.template));
}

function actionEndpoints(action: ActionReading, sink: DiagnosticSink): readonly EndpointReading[] {
  const { controller, method, label } = action;
  const { routes, unread } = action.routes(sink);
  const marks = { hasMatcherPolicy: hasMatcherPolicy(action), isHidden: action.isHidden, isFallback: false };
  const endpoint = (
    methods: readonly string[],
    route: EndpointRoute,
    location: EndpointReading["location"] | undefined,
  ): EndpointReading => ({
    source: "controller",
    methods: methods.length === 0 ? "any" : methods,
    route,
    handler: memberHandler(action),
    action,
    name: label,
    ...marks,
    location: location ?? method.location ?? controller.locations[0] ?? startOf(""),
  });
  return [
    ...routes.map(({ route, methods, saidBy }) =>
      endpoint(methods, { kind: "known", template: route.template, route }, saidBy.location),
    ),
    ...unread.map(({ attribute, methods, location, isReported }) =>
      endpoint(methods, withoutUndefined({ kind: "unknown" as const, text: attribute, isReported }), location),
    ),
  ];
}
