/** Where the parameters of a handler come from. */
import { camelCase } from "../../contract/camel-case.js";
import { httpMethods } from "../../contract/operation.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import type { EndpointParameter } from "../../server/endpoint.js";
import { actionValue, type Inference, reportValue, type ValueContext } from "../controllers/action-values.js";
import { readDocumentation } from "../documentation.js";
import { isFormCollection } from "../inputs/form-collection.js";
import type { RegisteredServices } from "../program/registered-services.js";
import { silent } from "../read-once.js";
import type { EndpointReading, FastEndpoint } from "./endpoint-reading.js";
import { parametersOf } from "./endpoint-sketch.js";
import { requestValues } from "./fast-endpoints/request-values.js";

const undocumented = readDocumentation(undefined);
const bodyless = new Set(["GET", "HEAD", "DELETE", "OPTIONS"]);

export interface HandlerParameters {
  readonly services: () => RegisteredServices;
}

export function endpointParameters(
  endpoint: EndpointReading,
  program: HandlerParameters,
  sink: DiagnosticSink,
): readonly EndpointParameter[] {
  if (endpoint.fast !== undefined) return fastParameters(endpoint, endpoint.fast, sink);
  const context = valueContext(endpoint, program, sink);
  return parametersOf(endpoint.handler).flatMap((parameter): readonly EndpointParameter[] => {
    const { name, location } = parameter;
    // Every field of the form, whatever they are called.
    if (isFormCollection(parameter.type)) return [{ name, givenName: undefined, source: "form", location }];
    const value = actionValue(parameter, context);
    return value === undefined ? [] : [{ name, givenName: value.givenName, source: value.source, location }];
  });
}

/** What is wrong with them, for which most of the time nobody has to know where they come from. */
export function reportParameters(endpoint: EndpointReading, program: HandlerParameters, sink: DiagnosticSink): void {
  if (endpoint.fast !== undefined) {
    fastParameters(endpoint, endpoint.fast, sink);
    return;
  }
  const context = valueContext(endpoint, program, sink);
  for (const parameter of parametersOf(endpoint.handler))
    if (!isFormCollection(parameter.type)) reportValue(parameter, context);
}

function valueContext(endpoint: EndpointReading, { services }: HandlerParameters, sink: DiagnosticSink): ValueContext {
  const { handler, methods, route, action } = endpoint;
  return {
    routes: route.kind === "known" ? [route.route] : [],
    allRoutes: action?.routes(silent).routes.map((one) => one.route),
    inference: inferenceOf(endpoint),
    isBodyless: typeof methods !== "string" && methods.every((method) => bodyless.has(method)),
    declaredIn: action?.declaredIn ?? (handler.kind === "method" ? selfType(handler.symbol.containingType) : undefined),
    documentation: undocumented,
    services,
    ...withoutUndefined({ infersServices: action?.infersServices }),
    sink,
  };
}

function fastParameters(
  { handler, methods, route, location }: EndpointReading,
  fast: FastEndpoint,
  sink: DiagnosticSink,
): readonly EndpointParameter[] {
  const [first] = typeof methods === "string" ? [] : methods;
  const method = httpMethods.find((one) => one === first);
  if (method === undefined || route.kind !== "known") return [];
  const body = handler.kind === "method" ? handler.symbol.body : undefined;
  const context = { method, route: route.route, handler: body, location, nameOf: camelCase, sink };
  return requestValues(fast, context).map((value) => ({
    name: value.csharpName,
    givenName: value.givenName,
    source: value.source,
    location: value.location,
  }));
}

function inferenceOf({ action }: EndpointReading): Inference {
  return action?.inference ?? "minimalApi";
}
