/** Services that a handler asks for and that nothing registers: ASP.NET answers every request of it with 500. */
import { bindExpression, displayType } from "../../csharp/binding/index.js";
import type { ParameterSymbol } from "../../csharp/binding/symbols/symbols.js";
import { constructorsOf } from "../../csharp/binding/types/hierarchy.js";
import type { HandlerFault } from "../../server/endpoint.js";
import { hasAttribute } from "../attributes.js";
import { explicitBinding } from "../inputs/bound-value.js";
import { type RegisteredServices, serviceName } from "../program/registered-services.js";
import type { EndpointReading } from "./endpoint-reading.js";

export function unregisteredServices(
  endpoint: EndpointReading,
  { names, hasUnseen }: RegisteredServices,
): readonly HandlerFault[] {
  if (hasUnseen) return [];
  return servicesOf(endpoint).flatMap((parameter): readonly HandlerFault[] => {
    const { type } = parameter.type;
    const name = serviceName(type);
    if (type.kind !== "named" || type.symbol.origin !== "source" || name === undefined || names.has(name)) return [];
    return [{ kind: "serviceNotRegistered", type: displayType(type), location: parameter.location }];
  });
}

/** What only the container can give: constructor parameters of a controller, `[FromServices]`, interfaces. */
function servicesOf({ action, handler, source }: EndpointReading): readonly ParameterSymbol[] {
  const services = parametersOf(handler).filter((parameter) => {
    const binding = explicitBinding(parameter.attributes)?.source;
    return binding === "services" || (binding === undefined && source === "minimalApi" && isInterface(parameter));
  });
  const constructors = action === undefined ? [] : constructorsOf(action.controller);
  const [only, ...others] = constructors;
  const parameters = only === undefined || others.length > 0 ? [] : only.parameters;
  return [...parameters, ...services].filter(
    ({ attributes, hasDefault }) => !hasDefault && !hasAttribute(attributes, keyedServices),
  );
}

const keyedServices = "Microsoft.Extensions.DependencyInjection.FromKeyedServices";

function parametersOf(handler: EndpointReading["handler"]): readonly ParameterSymbol[] {
  if (handler.kind === "method") return handler.symbol.parameters;
  const bound = bindExpression(handler.expression);
  return bound.kind === "lambda" ? bound.parameters : [];
}

function isInterface({ type }: ParameterSymbol): boolean {
  return type.type.kind === "named" && type.type.symbol.typeKind === "interface";
}
