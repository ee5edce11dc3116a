/** Where the parameters of a handler come from. */
import { camelCase } from "../../contract/names/camel-case.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import { selfType, withoutNullable } from "../../csharp/binding/symbols/types.js";
import type { DiagnosticSink } from "../../diagnostics/diagnostic.js";
import type { EndpointParameter } from "../../server/endpoint.js";
import {
  type ActionValue,
  actionValue,
  type Inference,
  reportValue,
  type ValueContext,
} from "../controllers/action-values.js";
import { readDocumentation } from "../documentation.js";
import type { BoundValue } from "../inputs/bound-value.js";
import { isDemanded } from "../inputs/demanded.js";
import { isFormCollection } from "../inputs/form-collection.js";
import type { RegisteredServices } from "../program/registered-services.js";
import { silent } from "../read-once.js";
import type { MvcSettings } from "../start/mvc-settings.js";
import { primitiveTypes } from "../types/kinds/known-types.js";
import type { EndpointReading, LibraryEndpoint } from "./endpoint-reading.js";
import { parametersOf } from "./endpoint-sketch.js";
import { reportRefused } from "./refused-handlers.js";

const undocumented = readDocumentation(undefined);
const bodyless = new Set(["GET", "HEAD", "DELETE", "OPTIONS"]);

export interface HandlerParameters {
  readonly services: () => RegisteredServices;
  readonly mvc: (sink: DiagnosticSink) => Pick<MvcSettings, "refusesNull">;
}

export function endpointParameters(
  endpoint: EndpointReading,
  program: HandlerParameters,
  sink: DiagnosticSink,
): readonly EndpointParameter[] {
  if (endpoint.library !== undefined) return libraryParameters(endpoint, endpoint.library, sink);
  const context = valueContext(endpoint, program, sink);
  const { inference } = context;
  const refuses = inference === "minimalApi" || (inference === "apiController" && program.mvc(silent).refusesNull);
  return parametersOf(endpoint.handler).flatMap((parameter): readonly EndpointParameter[] => {
    const { name, location } = parameter;
    // Every field of the form, whatever they are called.
    if (isFormCollection(parameter.type))
      return [{ name, givenName: undefined, source: "form", isDemanded: false, primitive: undefined, location }];
    const value = actionValue(parameter, context);
    return value === undefined ? [] : [{ name, location, ...bindingOf(value, refuses) }];
  });
}

/** `refuses`: the framework answers a request that lacks what is demanded by itself. */
function bindingOf(
  value: BoundValue & Pick<ActionValue, "source" | "givenName">,
  refuses: boolean,
): Omit<EndpointParameter, "name" | "location"> {
  const { source, givenName, binder } = value;
  const { type } = withoutNullable(value.type);
  const primitive = type.kind === "named" ? primitiveTypes.get(type.symbol.metadataName) : undefined;
  const isAskedFor =
    refuses && (source === "query" || source === "header") && primitive !== undefined && binder !== undefined;
  return { source, givenName, primitive, isDemanded: isAskedFor && isDemanded({ ...value, binder }, source) };
}

/** What is wrong with them, for which most of the time nobody has to know where they come from. */
export function reportParameters(endpoint: EndpointReading, program: HandlerParameters, sink: DiagnosticSink): void {
  if (endpoint.library !== undefined) {
    libraryParameters(endpoint, endpoint.library, sink);
    return;
  }
  const context = valueContext(endpoint, program, sink);
  const parameters = parametersOf(endpoint.handler);
  if (endpoint.source === "minimalApi") reportRefused(parameters, sink);
  for (const parameter of parameters) if (!isFormCollection(parameter.type)) reportValue(parameter, context);
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

function libraryParameters(
  { methods, route, location }: EndpointReading,
  library: LibraryEndpoint,
  sink: DiagnosticSink,
): readonly EndpointParameter[] {
  const [method] = typeof methods === "string" ? [] : methods;
  if (method === undefined || route.kind !== "known") return [];
  return library.inputs({ method, route: route.route, location, nameOf: camelCase, sink }).map((value) => ({
    name: value.csharpName,
    location: value.location,
    ...bindingOf(value, true),
  }));
}

function inferenceOf({ action }: EndpointReading): Inference {
  return action?.inference ?? "minimalApi";
}
