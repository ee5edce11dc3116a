/** Where the parameters of a handler come from. */
import { bindExpression } from "../../csharp/binding/index.js";
import type { ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import type { EndpointParameter } from "../../server/endpoint.js";
import { actionValue, type Inference } from "../controllers/action-values.js";
import { isApiController } from "../controllers/controller-classes.js";
import { readDocumentation } from "../documentation.js";
import type { EndpointReading, Handler } from "./endpoint-reading.js";

const undocumented = readDocumentation(undefined);
const bodyless = new Set(["GET", "HEAD", "DELETE", "OPTIONS"]);

export interface HandlerParameters {
  readonly services: () => ReadonlySet<string>;
}

export function endpointParameters(
  endpoint: EndpointReading,
  { services }: HandlerParameters,
): readonly EndpointParameter[] {
  const { handler, methods, route, action } = endpoint;
  const declaredIn =
    action?.declaredIn ?? (handler.kind === "method" ? selfType(handler.symbol.containingType) : undefined);
  return parametersOf(handler).flatMap((parameter): readonly EndpointParameter[] => {
    const value = actionValue(parameter, {
      routes: route.kind === "known" ? [route.route] : [],
      inference: inferenceOf(endpoint),
      isBodyless: typeof methods !== "string" && methods.every((method) => bodyless.has(method)),
      declaredIn,
      documentation: undocumented,
      services,
    });
    return value === undefined
      ? []
      : [{ name: parameter.name, givenName: value.givenName, source: value.source, location: parameter.location }];
  });
}

function inferenceOf({ action }: EndpointReading): Inference {
  if (action === undefined) return "minimalApi";
  return isApiController(action) ? "apiController" : "mvc";
}

function parametersOf(handler: Handler): readonly ParameterSymbol[] {
  if (handler.kind === "method") return handler.symbol.parameters;
  const bound = bindExpression(handler.expression);
  return bound.kind === "lambda" ? bound.parameters : [];
}
