/** Everything a program answers: every controller action, every minimal-API mapping, every HTTP-triggered function. */
import type { MethodSymbol, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { startOf } from "../../diagnostics/location.js";
import { actionRoutes } from "../controllers/action-routes.js";
import { actionLabel } from "../controllers/action-sketch.js";
import { actionsOf, hiddenActionsOf, isController, isHidden } from "../controllers/controller-classes.js";
import { classAttributes, interfaceNames, methodAttributes } from "../controllers/inherited-attributes.js";
import { type RouteConventions, readRouteConventions } from "../controllers/route-conventions.js";
import { sourceTypes, type Workspace } from "../workspace.js";
import { type ControllerMapping, readControllerMappings } from "./controller-mapping.js";
import { readFunctions } from "./functions.js";
import { readMinimalApis } from "./minimal-apis.js";
import { joinRoutes } from "./route-builder.js";
import type { ServedEndpoint, ServedRoute } from "./served-endpoint.js";

export function readServedEndpoints(workspace: Workspace, sink: DiagnosticSink): readonly ServedEndpoint[] {
  const served = withoutLibrary(workspace);
  return [...readControllerEndpoints(served, sink), ...readMinimalApis(served, sink), ...readFunctions(served)];
}

/** The library maps what its user hands it; read as a project beside the server, it serves nothing of its own. */
function withoutLibrary({ projects }: Workspace): Workspace {
  return { projects: projects.filter(({ compilation }) => compilation.assemblyName !== "Tenon") };
}

/** Marked or not; what cannot be routed by attributes is not served by them. Reading the marked ones says so. */
function readControllerEndpoints(workspace: Workspace, sink: DiagnosticSink): readonly ServedEndpoint[] {
  const controllers = sourceTypes(workspace).filter(isController);
  if (controllers.length === 0) return [];
  const conventions = readRouteConventions(workspace, sink);
  const endpoints = controllers.flatMap((controller) =>
    [...actionsOf(controller).map(({ method }) => method), ...hiddenActionsOf(controller)].flatMap((method) =>
      actionEndpoints(controller, method, conventions, sink),
    ),
  );
  const [first] = endpoints;
  if (first === undefined) return [];
  const mappings = readControllerMappings(workspace, sink);
  if (mappings.length === 0) {
    sink.report(
      diagnostic("controllersNotMapped", first.location, { controller: first.name.slice(0, first.name.indexOf(".")) }),
    );
    return endpoints;
  }
  return mappings.flatMap((mapping) =>
    endpoints.map((endpoint) => ({ ...endpoint, route: mapped(endpoint, mapping) })),
  );
}

function mapped({ route }: ServedEndpoint, { prefix, text }: ControllerMapping): ServedRoute {
  if (route.kind === "unknown" || prefix === "") return route;
  return prefix === undefined
    ? { changedBy: text, ...route }
    : { ...route, template: joinRoutes(prefix, route.template) };
}

function actionEndpoints(
  controller: NamedTypeSymbol,
  method: MethodSymbol,
  conventions: RouteConventions,
  sink: DiagnosticSink,
): readonly ServedEndpoint[] {
  const name = actionLabel(method, controller);
  const { routes, unread } = actionRoutes(controller, method, name, onlyBroken(sink));
  const endpoint = (
    methods: readonly string[],
    route: ServedRoute,
    location: ServedEndpoint["location"] | undefined,
  ): ServedEndpoint => ({
    source: "controller",
    methods: methods.length === 0 ? "any" : methods,
    route,
    handler: { kind: "method", symbol: method },
    name,
    ...(isToldApart(controller, method) ? { isToldApart: true } : {}),
    ...(isHidden(controller, methodAttributes(method)) ? { isHidden: true } : {}),
    location: location ?? method.location ?? controller.locations[0] ?? startOf(""),
  });
  return [
    ...routes.map(({ route: { template }, methods, location, hasTokens }) => {
      const changedBy =
        conventions.everyRoute ?? conventions.ofController(controller) ?? (hasTokens ? conventions.tokens : undefined);
      return endpoint(
        methods,
        changedBy === undefined ? { kind: "known", template } : { kind: "known", template, changedBy },
        location,
      );
    }),
    ...unread.map(({ attribute, methods, location }) =>
      endpoint(methods, { kind: "unknown", text: attribute }, location),
    ),
  ];
}

const tellingApart = /^(ApiVersion|MapToApiVersion|ApiVersionNeutral|Consumes|Host)$/;

/** By an attribute of the framework, of the API versioning package, or of the project's own that constrains actions. */
function isToldApart(controller: NamedTypeSymbol, method: MethodSymbol): boolean {
  return [...methodAttributes(method), ...classAttributes(controller)].some(
    ({ name, attributeClass }) =>
      tellingApart.test(name) ||
      (attributeClass?.symbol.origin === "source" &&
        interfaceNames(attributeClass.symbol).some((one) => /^IActionConstraint(Factory)?$/.test(one))),
  );
}

/** An action without a route of its own may be served by convention; one whose route is wrong or computed is not. */
function onlyBroken(sink: DiagnosticSink): DiagnosticSink {
  return {
    report: (problem) => {
      if (
        problem.name === "routeMalformed" ||
        problem.name === "routeTokenUnknown" ||
        problem.name === "routeUnreadable"
      )
        sink.report(problem);
    },
  };
}
