/** Symbols → the server: what the program serves, as plain data. */
import { routeUnder } from "../contract/route.js";
import { parseRoute } from "../contract/route-template.js";
import type { MemberSymbol } from "../csharp/binding/symbols/symbols.js";
import type { DiagnosticSink } from "../diagnostics/diagnostic.js";
import type { HostPrefix, HostPrefixes } from "../host/function-apps.js";
import type { Answer } from "../server/answer.js";
import type { Endpoint, EndpointRoute, FunctionTrigger, HandlerMethod } from "../server/endpoint.js";
import type { Server } from "../server/server.js";
import { fastEndpointAnswers } from "./answers/fast-endpoint-answers.js";
import { followAnswers } from "./answers/follow-answers.js";
import { overrideLevels } from "./controllers/inherited-attributes.js";
import { endpointParameters } from "./endpoints/endpoint-parameters.js";
import type { EndpointReading, Handler } from "./endpoints/endpoint-reading.js";
import { memberIdOf } from "./member-id.js";
import type { ProgramReading } from "./program-reading.js";
import { silent } from "./read-once.js";

/** `routes` leaves out what only bodies tell: parameters and answers. */
export type ServerDetail = "routes" | "whole";

export function readServer(
  program: ProgramReading,
  hosts: HostPrefixes,
  detail: ServerDetail,
  sink: DiagnosticSink,
): Server {
  const endpoints = program.endpoints(sink);
  const functions = endpoints.filter(({ source }) => source === "function");
  const prefixOf = hosts(
    functions.map(({ location }) => location),
    sink,
  );
  const operations = new Set<MemberSymbol>(
    detail === "whole"
      ? program.contractClasses(silent).flatMap((one) => one.operations.map(({ member }) => member))
      : [],
  );
  return {
    json: program.json(silent),
    endpoints: endpoints.map((endpoint) => {
      const host = endpoint.source === "function" ? prefixOf(endpoint.location) : undefined;
      const parameters = detail === "whole" ? endpointParameters(endpoint, program, sink) : [];
      const answers = detail === "whole" ? answersOf(endpoint, operations, program) : [];
      return { parameters, answers, ...plainEndpoint(endpoint, host) };
    }),
  };
}

function answersOf(
  { handler, fast }: EndpointReading,
  operations: ReadonlySet<MemberSymbol>,
  { implementationsOf }: ProgramReading,
): readonly Answer[] {
  if (fast === undefined || handler.kind !== "method")
    return followAnswers(handler, (symbol) => operations.has(symbol), implementationsOf);
  const answers = fastEndpointAnswers({ fast, handler: handler.symbol, errorType: undefined }, implementationsOf);
  return answers.map(({ status, text, location }) =>
    status === undefined ? { kind: "unknown", text, location } : { kind: "other", status, text, location },
  );
}

function plainEndpoint(
  endpoint: EndpointReading,
  host: HostPrefix | undefined,
): Omit<Endpoint, "parameters" | "answers"> {
  const { source, methods, name, location, isToldApart, isHidden, isFallback, mappedOperation } = endpoint;
  return {
    source,
    methods,
    route: host === undefined ? endpoint.route : routeBelow(host.prefix, endpoint.route),
    handler: handlerMethod(endpoint.handler),
    name,
    location,
    json: source === "minimalApi" ? "http" : "mvc",
    isToldApart,
    isHidden,
    isFallback,
    ...(mappedOperation === undefined ? {} : { mappedOperation: memberIdOf(mappedOperation) }),
    ...(host === undefined ? {} : { trigger: triggerOf(endpoint, host) }),
  };
}

function triggerOf({ route, trigger }: EndpointReading, { prefix, starts, app }: HostPrefix): FunctionTrigger {
  return {
    route: route.kind === "unknown" ? undefined : route.template,
    prefix,
    hostStarts: starts,
    app,
    isRouteEmpty: trigger?.isRouteEmpty ?? false,
    unreadableParameters: trigger?.unreadableParameters ?? [],
    answersResponseData: trigger?.answersResponseData ?? false,
  };
}

function handlerMethod(handler: Handler): HandlerMethod | undefined {
  if (handler.kind !== "method") return undefined;
  const [own, ...overridden] = overrideLevels(handler.symbol);
  return { id: memberIdOf(own ?? handler.symbol), overrides: overridden.map(memberIdOf) };
}

/** Where the host serves a function. */
export function routeBelow(prefix: string, route: EndpointRoute): EndpointRoute {
  if (route.kind === "unknown") return route;
  const relative = route.template.replace(/^\//, "");
  const template = prefix === "" ? `/${relative}` : `/${prefix}/${relative}`;
  if (route.kind === "malformed") return { ...route, template };
  const parsed = parseRoute(prefix);
  const whole = parsed.kind === "route" ? routeUnder(parsed.route, route.route, template) : undefined;
  return whole === undefined ? { kind: "malformed", template } : { ...route, template, route: whole };
}
