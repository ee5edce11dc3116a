/** An endpoint of FastEndpoints as start-up configured it. */
import { cachedBy } from "../../../caching/cache.js";
import { memo } from "../../../caching/memo.js";
import { withoutUndefined } from "../../../contract/without-undefined.js";
import { baseTypes, locationOfExpression, shortTextOf } from "../../../csharp/binding/index.js";
import type { NamedTypeSymbol } from "../../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../../csharp/binding/symbols/types.js";
import { classOf, objectValue } from "../../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../../diagnostics/diagnostic.js";
import { type Location, startOf } from "../../../diagnostics/location.js";
import type { Host } from "../../../framework/index.js";
import type { EndpointRoute } from "../../../server/endpoint.js";
import { type EndpointReading, type LibraryEndpoint, writtenRoute } from "../../endpoints/endpoint-reading.js";
import { joinRoutes } from "../../endpoints/route-builder.js";
import type { MappedRoute, StartUp } from "../../start/start-up.js";
import { type EndpointConfiguration, readConfiguration, type WrittenRoute } from "./configuration.js";
import { declaredAnswers } from "./declared-answers.js";
import { endpointClass, type FastEndpoint } from "./endpoint-class.js";
import { requestValues } from "./request-values.js";
import { runEndpoint } from "./run-endpoint.js";
import { builtRoute, readSettings, type Settings } from "./settings.js";

/** `prefix`: of the builder that the endpoints are mapped on; undefined where it cannot be read. */
export function readFastEndpoint(
  { object, mapping }: MappedRoute,
  prefix: string | undefined,
  startUp: StartUp,
  sink: DiagnosticSink,
): readonly EndpointReading[] {
  const type = classOf(objectValue(object));
  const endpoint = type && endpointClass(type.symbol);
  if (endpoint === undefined) return [];
  const { symbol, handler } = endpoint;
  const settings = readSettings(mapping.argument("config"), startUp.machine);
  reportSettings(settings, sink);
  const configuration = readConfiguration(object, mapping.place, startUp);
  const { methods, routes, binder } = configuration;
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
  const request = endpoint.request?.type;
  const library = libraryEndpoint(
    {
      ...endpoint,
      form: configuration.form,
      readsForm: configuration.readsForm,
      isBoundElsewhere: binder !== undefined,
      isAnonymous: isAnonymous(configuration, methods),
      isRestricted: configuration.isRestricted,
      bindsByPolicy: settings.bindsByPolicy,
      errors: settings.errors,
      isValidated: request?.kind === "named" && validated(startUp.host).has(request.symbol),
    },
    configuration,
    startUp,
  );
  return routes.map((route) => ({
    source: "minimalApi",
    methods,
    route: servedRoute(route, configuration, settings, prefix, unread),
    handler: { kind: "method", symbol: handler, types: endpoint.types },
    name: `${symbol.name}.${handler.name}`,
    location: route.location ?? location,
    hasMatcherPolicy: false,
    isHidden: false,
    isFallback: false,
    metadata: configuration.metadata,
    library,
  }));
}

function libraryEndpoint(
  fast: FastEndpoint,
  { tags, summary, description }: EndpointConfiguration,
  startUp: StartUp,
): LibraryEndpoint {
  const run = memo(
    () => runEndpoint(startUp, fast),
    () => ({ answers: [], asked: [] }),
  );
  return {
    name: "FastEndpoints",
    symbol: fast.symbol,
    returnsAnswer: fast.handler.name === "ExecuteAsync",
    tags,
    ...withoutUndefined({ summary, description }),
    audience: fast.isAnonymous ? "anonymous" : "authorize",
    inputs: (request) => requestValues(fast, run().asked, request),
    answers: () => run().answers,
    declared: (location, resolve) => declaredAnswers(fast, location, resolve),
  };
}

function reportSettings({ unread, computedPrefix }: Settings, sink: DiagnosticSink): void {
  for (const { location, text } of unread) sink.report(diagnostic("fastEndpointsOptionUnread", location, { text }));
  if (computedPrefix === undefined) return;
  const prefix = shortTextOf(computedPrefix);
  sink.report(diagnostic("routePrefixComputed", locationOfExpression(computedPrefix), { prefix }));
}

/** The requests that a validator of the program checks. */
const validated = cachedBy(
  ({ types }: Host): ReadonlySet<NamedTypeSymbol> =>
    new Set(
      types
        .flatMap((type) => baseTypes(selfType(type)))
        .filter(({ symbol }) => symbol.metadataName === "FastEndpoints.Validator`1")
        .flatMap(({ typeArguments: [request] }) => (request?.type.kind === "named" ? [request.type.symbol] : [])),
    ),
);

function isAnonymous({ anonymous }: EndpointConfiguration, methods: readonly string[]): boolean {
  return anonymous === "all" || methods.every((method) => anonymous.includes(method));
}

function servedRoute(
  { text, written, location }: WrittenRoute,
  { version, isVersioned, prefixOverride, unread: open }: EndpointConfiguration,
  settings: Settings,
  groupPrefix: string | undefined,
  unread: (reason: string, at?: Location) => void,
): EndpointRoute {
  const number = version === 0 && isVersioned ? settings.versions.standard : version;
  const built =
    text === undefined ||
    number === undefined ||
    groupPrefix === undefined ||
    settings.unread.length > 0 ||
    open.length > 0 ||
    // One that is computed comes before the route, in the base URL: not behind a group, and not where another one takes its place.
    (settings.computedPrefix !== undefined && (groupPrefix !== "" || prefixOverride !== undefined))
      ? undefined
      : builtRoute(text, number, prefixOverride, settings);
  if (built !== undefined && groupPrefix !== undefined) return writtenRoute(joinRoutes(groupPrefix, built));
  if (open.length === 0 && settings.unread.length === 0) unread("its route is built at run time", location);
  return { kind: "unknown", text: written };
}
