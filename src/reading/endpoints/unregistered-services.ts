/** Services that a handler asks for and that nothing registers: ASP.NET answers every request of it with 500. */
import { bindExpression, displayType, typeOfExpression } from "../../csharp/binding/index.js";
import type { BoundExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MethodSymbol, ParameterSymbol, Type } from "../../csharp/binding/symbols/symbols.js";
import type { HandlerFault } from "../../server/endpoint.js";
import { hasAttribute } from "../attributes.js";
import { explicitBinding } from "../inputs/bound-value.js";
import { callsIn } from "../program/calls.js";
import { typeOfTypeof } from "../program/named-type.js";
import { bodiesWith } from "../program/program-bodies.js";
import { type RegisteredServices, serviceName } from "../program/registered-services.js";
import type { SourceProjects } from "../source-projects.js";
import type { EndpointReading } from "./endpoint-reading.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

/** Types that calls of the set-up name in any way; undefined where packages may register whatever they find. */
export type NamedServices = ReadonlySet<string> | undefined;

export function unregisteredServices(
  endpoint: EndpointReading,
  { names, hasUnseen }: RegisteredServices,
  named: () => NamedServices,
): readonly HandlerFault[] {
  if (hasUnseen) return [];
  return servicesOf(endpoint).flatMap((parameter): readonly HandlerFault[] => {
    const { type } = parameter.type;
    const name = serviceName(type);
    if (type.kind !== "named" || type.symbol.origin !== "source" || name === undefined || names.has(name)) return [];
    if (named()?.has(name) !== false) return [];
    return [{ kind: "serviceNotRegistered", type: displayType(type), location: parameter.location }];
  });
}

/** What only the container can give: constructor parameters of a controller, `[FromServices]`, interfaces. */
function servicesOf({ action, handler, source }: EndpointReading): readonly ParameterSymbol[] {
  const own = parametersOf(handler).filter((parameter) => {
    const binding = explicitBinding(parameter.attributes)?.source;
    return binding === "services" || (binding === undefined && source === "minimalApi" && isInterface(parameter));
  });
  const constructors = (action?.controller.members ?? []).filter(
    (member): member is MethodSymbol =>
      member.kind === "method" && member.methodKind === "constructor" && !member.isStatic,
  );
  const [only, ...others] = constructors;
  const given = only === undefined || others.length > 0 ? [] : only.parameters;
  return [...given, ...own].filter(
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

const words = ["ervice", "Builder", "Container"];

/** One call of a package that is given the services, and nobody knows what it registers. */
export function namedServices(workspace: SourceProjects): NamedServices {
  const names = new Set<string>();
  const add = (type: Type | undefined): void => {
    const name = type === undefined ? undefined : serviceName(type);
    if (name !== undefined) names.add(name);
  };
  for (const { body } of bodiesWith(workspace, words))
    for (const { call } of callsIn(body, () => true)) {
      if (takesServices(call) && !isFollowed(call)) return undefined;
      for (const { type } of call.typeArguments) add(type);
      for (const { value } of call.arguments) add(typeOfTypeof(value) ?? typeOfExpression(value)?.type);
    }
  return names;
}

/** The set-up of services goes by these. */
const collections =
  /^(IServiceCollection|ServiceCollection|IHostBuilder|IWebHostBuilder|WebApplicationBuilder|IHostApplicationBuilder|HostApplicationBuilder|IMvcBuilder|IMvcCoreBuilder|ContainerBuilder|ConfigureHostBuilder)$/;

function takesServices({ receiver, arguments: given }: Call): boolean {
  const values = [...(receiver === undefined ? [] : [receiver]), ...given.map(({ value }) => value)];
  return values.some((value) => {
    const type = typeOfExpression(value)?.type;
    return type?.kind === "error" || (type?.kind === "named" && collections.test(type.symbol.name));
  });
}

/** A method of the program, whose body is looked into, or one of the framework. */
function isFollowed({ method }: Call): boolean {
  if (method === undefined) return false;
  const { origin, namespace } = method.containingType;
  return (
    origin === "source" || /^(Microsoft\.(AspNetCore|Extensions|EntityFrameworkCore)|System|Tenon)\b/.test(namespace)
  );
}
