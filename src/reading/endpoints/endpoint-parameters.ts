/** Where the parameters of a handler come from. */
import { camelCase } from "../../contract/camel-case.js";
import { httpMethods } from "../../contract/operation.js";
import { bindExpression } from "../../csharp/binding/index.js";
import type { ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import type { EndpointParameter } from "../../server/endpoint.js";
import { actionValue, type Inference } from "../controllers/action-values.js";
import { readDocumentation } from "../documentation.js";
import type { RegisteredServices } from "../program/registered-services.js";
import type { EndpointReading, FastEndpoint, Handler } from "./endpoint-reading.js";
import { requestValues } from "./fast-endpoints/request-values.js";

const undocumented = readDocumentation(undefined);
const bodyless = new Set(["GET", "HEAD", "DELETE", "OPTIONS"]);

export interface HandlerParameters {
  readonly services: () => RegisteredServices;
}

export function endpointParameters(
  endpoint: EndpointReading,
  { services }: HandlerParameters,
  sink: DiagnosticSink,
): readonly EndpointParameter[] {
  const { handler, methods, route, action, fast } = endpoint;
  if (fast !== undefined) return fastParameters(endpoint, fast, sink);
  const declaredIn =
    action?.declaredIn ?? (handler.kind === "method" ? selfType(handler.symbol.containingType) : undefined);
  return parametersOf(handler).flatMap((parameter): readonly EndpointParameter[] => {
    const { name, location } = parameter;
    // Every field of the form, whatever they are called.
    if (isFormCollection(parameter)) return [{ name, givenName: undefined, source: "form", location }];
    const value = actionValue(parameter, {
      routes: route.kind === "known" ? [route.route] : [],
      inference: inferenceOf(endpoint),
      isBodyless: typeof methods !== "string" && methods.every((method) => bodyless.has(method)),
      declaredIn,
      documentation: undocumented,
      services,
      sink,
    });
    return value === undefined
      ? []
      : [{ name: parameter.name, givenName: value.givenName, source: value.source, location: parameter.location }];
  });
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

function isFormCollection({ type: { type } }: ParameterSymbol): boolean {
  return type.kind === "named" && type.symbol.metadataName === "Microsoft.AspNetCore.Http.IFormCollection";
}

function parametersOf(handler: Handler): readonly ParameterSymbol[] {
  // A request delegate takes its context and nothing else.
  if (handler.isRequestDelegate === true) return [];
  if (handler.kind === "method") return handler.symbol.parameters;
  const bound = bindExpression(handler.expression);
  return bound.kind === "lambda" ? bound.parameters : [];
}
