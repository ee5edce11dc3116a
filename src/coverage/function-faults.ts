/** Functions that the serverless host or its worker cannot serve as they are written. */
import { compareOrdinal } from "../contract/order.js";
import { type Diagnostic, type DiagnosticSink, diagnostic, relatedPlace } from "../diagnostics/diagnostic.js";
import type { Location } from "../diagnostics/location.js";
import type { Endpoint, FunctionFault } from "../server/endpoint.js";
import { reportFunctionOrder } from "./function-order.js";
import type { Implementation, ServedFunction } from "./implementation.js";
import { shareMethod, wouldMeet } from "./shadowing.js";
import { templateProblem } from "./trigger-template.js";

/** The host's rule for names; `host` is taken. */
const acceptedName = /^[A-Za-z][A-Za-z0-9_-]{0,127}$/;

/** Reports what is wrong with the functions of each application; answers the endpoints that do not work because of it. */
export function reportFunctionFaults(
  implementations: readonly Implementation[],
  sink: DiagnosticSink,
): ReadonlySet<Endpoint> {
  const faulty = new Set<Endpoint>();
  const all = implementations.flatMap(functionOf);
  for (const app of new Set(all.map(({ trigger }) => trigger.app))) {
    const functions = all.filter(({ trigger }) => trigger.app === app);
    const inOrder = functions.toSorted((a, b) => compareNames(a.endpoint.name, b.endpoint.name));
    reportIntegration(functions, faulty, sink);
    reportTemplates(inOrder, faulty, sink);
    for (const one of inOrder) reportSingle(one, faulty, sink);
    reportNamesTwice(inOrder, faulty, sink);
    reportOneRoute(functions, faulty, sink);
    reportFunctionOrder(inOrder, faulty, sink);
  }
  return faulty;
}

function functionOf(implementation: Implementation): readonly ServedFunction[] {
  const { trigger } = implementation.endpoint;
  return trigger === undefined ? [] : [{ ...implementation, trigger }];
}

/** As .NET compares ordinally without case: by capitals. */
function compareNames(a: string, b: string): number {
  return compareOrdinal(a.toUpperCase(), b.toUpperCase());
}

function reportSingle({ endpoint, trigger }: ServedFunction, faulty: Set<Endpoint>, sink: DiagnosticSink): void {
  const handler = endpoint.name;
  if (!acceptedName.test(handler) || handler.toLowerCase() === "host") {
    faulty.add(endpoint);
    sink.report(diagnostic("functionNameInvalid", endpoint.location, { name: handler }));
  }
  if (trigger.isRouteEmpty) {
    faulty.add(endpoint);
    sink.report(diagnostic("triggerRouteEmpty", endpoint.location, { handler }));
  }
  for (const fault of trigger.faults) {
    faulty.add(endpoint);
    sink.report(faultText(fault, handler, endpoint.location));
  }
}

function faultText(fault: FunctionFault, handler: string, at: Location): Diagnostic {
  switch (fault.kind) {
    case "notLoaded":
      return diagnostic("functionNotLoaded", at, { handler, reason: fault.reason });
    case "notCreated":
      return diagnostic("functionNotCreated", at, { handler, reason: fault.reason });
    case "notWritten":
      return diagnostic("functionAnswersNothing", at, { handler, type: fault.type });
    case "parameterUnreadable": {
      const { name: parameter, type, location } = fault;
      return diagnostic("functionParameterUnreadable", location ?? at, { handler, parameter, type });
    }
  }
}

/** A route that cannot be parsed stops the router of the whole application. */
function reportTemplates(functions: readonly ServedFunction[], faulty: Set<Endpoint>, sink: DiagnosticSink): void {
  for (const { endpoint, trigger } of functions) {
    if (trigger.route === undefined || trigger.route.startsWith("/")) continue;
    const parameters = { handler: endpoint.name, route: trigger.route };
    if (trigger.route.startsWith("~")) {
      faulty.add(endpoint);
      sink.report(diagnostic("triggerRouteTilde", endpoint.location, parameters));
      continue;
    }
    const reason = templateProblem(trigger.route);
    if (reason === undefined) continue;
    for (const one of functions) faulty.add(one.endpoint);
    sink.report(diagnostic("triggerRouteUnparsable", endpoint.location, { ...parameters, reason }));
  }
}

/** Without the integration the worker takes a result for a value, and writes its name. */
function reportIntegration(functions: readonly ServedFunction[], faulty: Set<Endpoint>, sink: DiagnosticSink): void {
  const bare = functions.filter(({ trigger }) => trigger.startedBare !== undefined && !trigger.answersResponseData);
  const [first] = bare;
  if (first === undefined) return;
  for (const { endpoint } of bare) faulty.add(endpoint);
  const related = relatedPlace("one of the functions", first.endpoint.location);
  sink.report(diagnostic("functionsNotIntegrated", first.trigger.startedBare, { count: bare.length }, related));
}

function reportNamesTwice(inOrder: readonly ServedFunction[], faulty: Set<Endpoint>, sink: DiagnosticSink): void {
  inOrder.forEach(({ endpoint }, at) => {
    const earlier = inOrder[at - 1]?.endpoint;
    if (earlier === undefined || compareNames(earlier.name, endpoint.name) !== 0) return;
    faulty.add(earlier).add(endpoint);
    sink.report(
      diagnostic(
        "functionNameTwice",
        endpoint.location,
        { name: endpoint.name },
        relatedPlace("the other one", earlier.location),
      ),
    );
  });
}

/** The host takes the first of them; its worker cannot distinguish them. */
function reportOneRoute(functions: readonly ServedFunction[], faulty: Set<Endpoint>, sink: DiagnosticSink): void {
  functions.forEach((later, at) => {
    const earlier = functions.slice(0, at).find((one) => wouldMeet(one, later) && shareMethod(one, later));
    if (earlier === undefined || later.route === undefined) return;
    // One operation in two places is reported as such.
    if (later.operations.some((operation) => earlier.operations.includes(operation))) return;
    faulty.add(earlier.endpoint).add(later.endpoint);
    const parameters = { handler: later.endpoint.name, other: earlier.endpoint.name, address: later.route.path };
    sink.report(
      diagnostic(
        "functionsOnOneRoute",
        later.endpoint.location,
        parameters,
        relatedPlace("the other one", earlier.endpoint.location),
      ),
    );
  });
}
