/** The endpoints of FastEndpoints: it finds every class that is one, and `UseFastEndpoints` maps them all. */
import { withoutUndefined } from "../../../contract/without-undefined.js";
import { locationOfExpression, shortTextOf } from "../../../csharp/binding/index.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { startOf } from "../../../diagnostics/location.js";
import type { RouteMapping } from "../../../framework/index.js";
import type { EndpointRoute } from "../../../server/endpoint.js";
import { type SourceProjects, sourceTypes } from "../../source-projects.js";
import type { StartUp } from "../../start/start-up.js";
import { type EndpointReading, type FastEndpoint, writtenRoute } from "../endpoint-reading.js";
import { joinRoutes } from "../route-builder.js";
import { type AllEndpoints, builtRoute, readAllEndpoints } from "./all-endpoints.js";
import { type EndpointConfiguration, readConfiguration, type WrittenRoute } from "./configuration.js";
import { type EndpointClass, endpointClass } from "./endpoint-class.js";

/** `prefix`: of the builder that the call is made on; undefined where it cannot be read. */
export function readFastEndpoints(
  { call, place, argument }: RouteMapping,
  prefix: string | undefined,
  startUp: StartUp,
  workspace: SourceProjects,
  sink: DiagnosticSink,
): readonly EndpointReading[] {
  const all = readAllEndpoints(argument("configAction"), place, startUp.machine);
  const types = sourceTypes(workspace);
  const validated = new Set(
    types.flatMap(({ baseType, unboundBases }) => {
      const base = [baseType?.symbol.name === "Validator" ? baseType : undefined, ...(unboundBases ?? [])].find(
        (one) => one !== undefined && (one.kind === "named" || one.name === "Validator"),
      );
      const request = base?.typeArguments[0]?.type;
      return request?.kind === "named" ? [request.symbol] : [];
    }),
  );
  for (const { location, text } of all.unread) sink.report(diagnostic("fastEndpointsOptionUnread", location, { text }));
  if (all.computedPrefix !== undefined) {
    const prefix = shortTextOf(all.computedPrefix);
    sink.report(diagnostic("routePrefixComputed", locationOfExpression(all.computedPrefix), { prefix }));
  }
  const classes = types.flatMap((type) => endpointClass(type) ?? []);
  // The endpoints may be in an assembly that is not read.
  if (classes.length === 0) sink.report(diagnostic("routesNotListed", locationOfExpression(place), { call }));
  return classes.flatMap((endpoint) => {
    const request = endpoint.request?.type;
    const isValidated = request?.kind === "named" && validated.has(request.symbol);
    return endpointsOf(endpoint, isValidated, all, prefix, sink);
  });
}

function endpointsOf(
  endpoint: EndpointClass,
  isValidated: boolean,
  all: AllEndpoints,
  groupPrefix: string | undefined,
  sink: DiagnosticSink,
): readonly EndpointReading[] {
  const { symbol, handler, request, response } = endpoint;
  const configuration = readConfiguration(endpoint, all.configurators);
  const { methods, routes, metadata, binder } = configuration;
  const location = handler.location ?? symbol.locations[0] ?? startOf("");
  const unread = (reason: string, at = location): void => {
    sink.report(diagnostic("fastEndpointUnread", at, { type: symbol.name, reason }));
  };
  for (const { location: at, text } of configuration.unread) unread(`${text} cannot be followed`, at);
  for (const { location: at, text } of configuration.chosen)
    sink.report(diagnostic("authorizationChosen", at, { call: text }));
  if (binder !== undefined) unread("a binder of the program's own reads the request", binder);
  if (methods === undefined || methods.length === 0 || routes.length === 0) {
    unread("its method or its route is not in sight");
    return [];
  }
  const fast: FastEndpoint = {
    symbol,
    ...withoutUndefined({ request, response, form: configuration.form }),
    readsForm: configuration.readsForm,
    isBoundElsewhere: binder !== undefined,
    tags: configuration.tags,
    ...withoutUndefined({ summary: configuration.summary, description: configuration.description }),
    isAnonymous: isAnonymous(configuration, methods),
    isRestricted: configuration.isRestricted,
    bindsByPolicy: all.bindsByPolicy,
    errors: all.errors,
    isValidated,
  };
  return routes.map((route) => ({
    source: "minimalApi",
    methods,
    route: servedRoute(route, configuration, all, groupPrefix, unread),
    handler: { kind: "method", symbol: handler },
    name: `${symbol.name}.${handler.name}`,
    location: route.location,
    isToldApart: false,
    isHidden: configuration.isHidden,
    isFallback: false,
    metadata,
    fast,
  }));
}

function isAnonymous({ anonymous }: EndpointConfiguration, methods: readonly string[]): boolean {
  return anonymous === "all" || methods.every((method) => anonymous.includes(method));
}

function servedRoute(
  { text, written, location }: WrittenRoute,
  { version, isVersioned, prefixOverride, unread: open }: EndpointConfiguration,
  all: AllEndpoints,
  groupPrefix: string | undefined,
  unread: (reason: string, at?: WrittenRoute["location"]) => void,
): EndpointRoute {
  const number = version === 0 && isVersioned ? all.versions.standard : version;
  const built =
    text === undefined ||
    number === undefined ||
    groupPrefix === undefined ||
    all.unread.length > 0 ||
    open.length > 0 ||
    // One that is computed comes before the route, in the base URL: not behind a group, and not where another one takes its place.
    (all.computedPrefix !== undefined && (groupPrefix !== "" || prefixOverride !== undefined))
      ? undefined
      : builtRoute(text, number, prefixOverride, all);
  if (built !== undefined && groupPrefix !== undefined) return writtenRoute(joinRoutes(groupPrefix, built));
  if (open.length === 0 && all.unread.length === 0) unread("its route is built at run time", location);
  return { kind: "unknown", text: written };
}
