/** Symbols → the server: what the program serves, as plain data. */

import { memo } from "../../caching/memo.js";
import type { MemberId } from "../../contract/member-id.js";
import type { MemberSymbol } from "../../csharp/binding/symbols/symbols.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import { placeKey } from "../../diagnostics/location.js";
import type { MadeResult } from "../../framework/index.js";
import type { HostPrefix, HostPrefixes } from "../../host/function-apps.js";
import type { Answer } from "../../server/answer.js";
import type {
  Endpoint,
  EndpointParameter,
  EndpointRoute,
  FunctionTrigger,
  HandlerFault,
  HandlerMethod,
} from "../../server/endpoint.js";
import type { Server } from "../../server/server.js";
import { allAnswers } from "../answers/handler-answers.js";
import { overrideLevels } from "../controllers/model/inherited-attributes.js";
import type { Definition } from "../definitions/definition.js";
import { endpointParameters, reportParameters } from "../endpoints/endpoint-parameters.js";
import type { EndpointReading, Handler } from "../endpoints/endpoint-reading.js";
import { withPrefix } from "../endpoints/route-builder.js";
import { reportHubFaults } from "../hubs/hub-faults.js";
import { memberIdOf } from "../member-id.js";
import type { ProgramReading } from "../program-reading.js";
import { silent } from "../read-once.js";
import { handlerFaultsIn } from "./handler-faults.js";
import { type ActionLink, linkOf } from "./link-targets.js";

/** `routes` leaves out what only bodies tell: parameters and answers. */
export type ServerDetail = "routes" | "whole";

export function readServer(
  program: ProgramReading,
  hosts: HostPrefixes,
  detail: ServerDetail,
  sink: DiagnosticSink,
): Server {
  if (detail === "whole") reportHubFaults(program.hubs(silent), program.sentEvents, sink);
  const endpoints = program.endpoints(sink);
  const functions = endpoints.filter(({ source }) => source === "function");
  const prefixOf = hosts(
    functions.map(({ location }) => location),
    sink,
  );
  const detailsOf = detail === "whole" ? wholeDetails(program, sink) : (): EndpointDetails => noDetails;
  return {
    json: program.json(silent),
    endpoints: endpoints.map((endpoint) => {
      const host = endpoint.source === "function" ? prefixOf(endpoint.location) : undefined;
      return new ReadEndpoint(endpoint, host, detailsOf(endpoint));
    }),
  };
}

/** What following the code of an endpoint tells, worked out when it is asked for. */
interface EndpointDetails {
  readonly parameters: () => readonly EndpointParameter[];
  readonly answers: () => readonly Answer[];
  readonly operations: () => readonly MemberId[];
  readonly faults: () => readonly HandlerFault[];
}

const nothing = (): readonly never[] => [];
const noDetails: EndpointDetails = { parameters: nothing, answers: nothing, operations: nothing, faults: nothing };

/** The problems of parameters are reported at once, whether somebody asks for the parameters or not. */
function wholeDetails(program: ProgramReading, sink: DiagnosticSink): (endpoint: EndpointReading) => EndpointDetails {
  const declared = definitionsByMember(program);
  const faultsOf = handlerFaultsIn(program);
  return (endpoint) => {
    reportParameters(endpoint, program, sink);
    const links = new Map<string, ActionLink>();
    const noteResult = (result: MadeResult): void => {
      const link = linkOf(result);
      if (link !== undefined) links.set(`${placeKey(link.location)} ${link.action}`, link);
    };
    const answers = memo(() => answersOf(endpoint, declared, program, noteResult), nothing);
    return {
      parameters: () => endpointParameters(endpoint, program, silent),
      answers,
      // Where no contract class declares anything, there is no terminal to return.
      operations: () => (declared.size === 0 ? [] : terminalsIn(answers())),
      faults: () => {
        answers();
        return faultsOf(endpoint, [...links.values()]);
      },
    };
  };
}

/** What every operation of a contract class declares. */
export function definitionsByMember(program: ProgramReading): ReadonlyMap<MemberSymbol, Definition> {
  const classes = program.contractClasses(silent);
  return new Map(
    classes.flatMap(({ operations }) => operations.map(({ member, definition }) => [member, definition] as const)),
  );
}

function terminalsIn(answers: readonly Answer[]): readonly MemberId[] {
  return [...new Set(answers.flatMap((answer) => (answer.kind === "terminal" ? answer.operations : [])))];
}

function answersOf(
  { handler, library }: EndpointReading,
  operations: ReadonlyMap<MemberSymbol, Definition>,
  { startUp }: ProgramReading,
  noteResult: (result: MadeResult) => void,
): readonly Answer[] {
  const declared = operations.size === 0 ? undefined : operations;
  if (library === undefined) return allAnswers(startUp(), handler, declared, noteResult);
  const answers = library.answers();
  return answers.map(({ status, text, location }) =>
    status === undefined ? { kind: "unknown", text, location } : { kind: "other", status, text, location },
  );
}

/** Most endpoints of a server are asked for nothing but their address. */
class ReadEndpoint implements Endpoint {
  readonly source: Endpoint["source"];
  readonly methods: Endpoint["methods"];
  readonly route: EndpointRoute;
  readonly handler: HandlerMethod | undefined;
  readonly name: string;
  readonly location: Endpoint["location"];
  readonly json: Endpoint["json"];
  readonly hasMatcherPolicy: boolean;
  readonly isHidden: boolean;
  readonly isFallback: boolean;
  readonly mappedOperation?: MemberId;
  readonly trigger?: FunctionTrigger;
  readonly #details: EndpointDetails;

  constructor(endpoint: EndpointReading, host: HostPrefix | undefined, details: EndpointDetails) {
    this.source = endpoint.source;
    this.methods = endpoint.methods;
    this.route = host === undefined ? endpoint.route : routeBelow(host.prefix, endpoint.route);
    this.handler = handlerMethod(endpoint.handler);
    this.name = endpoint.name;
    this.location = endpoint.location;
    this.json = endpoint.source === "minimalApi" ? "http" : "mvc";
    this.hasMatcherPolicy = endpoint.hasMatcherPolicy;
    this.isHidden = endpoint.isHidden;
    this.isFallback = endpoint.isFallback;
    if (endpoint.mappedOperation !== undefined) this.mappedOperation = memberIdOf(endpoint.mappedOperation);
    const trigger = host === undefined ? undefined : triggerOf(endpoint, host);
    if (trigger !== undefined) this.trigger = trigger;
    this.#details = details;
  }

  get parameters(): readonly EndpointParameter[] {
    return this.#details.parameters();
  }

  get answers(): readonly Answer[] {
    return this.#details.answers();
  }

  get faults(): readonly HandlerFault[] {
    return this.#details.faults();
  }

  get operations(): readonly MemberId[] {
    return this.#details.operations();
  }
}

function triggerOf(
  { route, trigger }: EndpointReading,
  { prefix, starts, app }: HostPrefix,
): FunctionTrigger | undefined {
  if (trigger === undefined) return undefined;
  const template = route.kind === "unknown" ? undefined : route.template;
  return { ...trigger, route: template, prefix, hostStarts: starts, app };
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
  return withPrefix(prefix, route, template);
}
