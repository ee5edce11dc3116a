/** Which calls map routes: by their names, and by what they are called on or given. */
import { textOf, typeOfExpression, writtenReceiver } from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { namesType } from "../../csharp/flow/index.js";
import { classLevels } from "../controllers/inherited-attributes.js";
import { mapCalls } from "../program/map-calls.js";
import type { Invocation } from "../program/walked-code.js";
import { writtenArguments } from "../program/written-calls.js";
import { isBuilder } from "./endpoint-route-builder.js";
import { mapCallOf } from "./route-builder.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

export const verbs: ReadonlyMap<string, readonly string[] | "any"> = new Map<string, readonly string[] | "any">([
  ["MapGet", ["GET"]],
  ["MapPost", ["POST"]],
  ["MapPut", ["PUT"]],
  ["MapPatch", ["PATCH"]],
  ["MapDelete", ["DELETE"]],
  ["Map", "any"],
  ["MapFallback", "any"],
]);

/**
 * What makes routes by rules of its own; they are in no source that could be read. Some calls are given a builder of routes, others
 * make an API of services or of what is served by gRPC.
 */
const conventional =
  /^(MapControllerRoute|MapAreaControllerRoute|MapDefaultControllerRoute|MapFallbackTo(Area)?Controller|MapDynamicControllerRoute|MapRoute|MapAreaRoute|UseMvcWithDefaultRoute|MapWolverineEndpoints|AddRouteComponents|MapODataRoute|MapODataServiceRoute|AddJsonTranscoding|AddDynamicApiControllers|AddDynamicWebApi|UseServiceStack)$/;

/** `options.ConventionalControllers.Create(assembly)` of ABP: every service of the application becomes a controller. */
const ofServices = "ConventionalControllers";

/** The call as it is reported, where its routes are made by convention. */
export function conventionalCall({ name, receiver }: Call): string | undefined {
  if (conventional.test(name)) return name;
  return name === "Create" && receiver !== undefined && isOfServices(receiver) ? `${ofServices}.Create` : undefined;
}

function isOfServices(receiver: SourceExpression): boolean {
  return textOf(receiver).endsWith(ofServices);
}

export const mappingWords = [
  ...mapCalls,
  "MapFallback",
  ".Map(",
  "ControllerRoute",
  "MapRoute",
  "MapAreaRoute",
  "UseMvcWithDefaultRoute",
  "FastEndpoints",
  "MapWolverineEndpoints",
  "AddRouteComponents",
  "MapOData",
  "AddJsonTranscoding",
  "AddDynamic",
  "UseServiceStack",
  ofServices,
  ".Map",
];

export const fastEndpointCalls = /^(Use|Map)FastEndpoints$/;

export function isMapping(name: string): boolean {
  // Every name of many bodies is asked, and nearly all of them end here.
  if (!/^(Map|Use|Add|Create$)/.test(name)) return false;
  return (
    verbs.has(name) ||
    name === "MapMethods" ||
    name === "MapContract" ||
    name === "Create" ||
    conventional.test(name) ||
    fastEndpointCalls.test(name) ||
    isOther(name)
  );
}

/** `MapIdentityApi`, `MapCarter` and whatever else a package maps; what the framework maps that is not an API is left out. */
function isOther(name: string): boolean {
  return /^Map[A-Z]/.test(name) && !notAnApi.test(name);
}

const notAnApi =
  /^Map(Group|Controllers|RazorPages|RazorComponents|BlazorHub|Hub|HealthChecks|StaticAssets|Fallback\w*|GrpcService|GrpcReflectionService|Connections?|ConnectionHandler|ShortCircuit|When|ToApiVersion|OpenApi|Swagger\w*|ScalarApiReference|Prometheus\w*|Metrics|ReverseProxy|Forwarder|WebSocket\w*)$/;

/**
 * Objects are mapped all over a program. What a call is made on tells most of these calls apart from those that map routes, long
 * before it is known which method is called.
 */
export function mayMapRoutes({ name, expression }: Invocation): boolean {
  if (name === "Create") {
    const made = writtenReceiver(expression);
    return made !== undefined && isOfServices(made);
  }
  if (name !== "Map" && !isOther(name)) return true;
  const given = writtenArguments(expression);
  // The route and the handler, and before them the builder where `Map` is not called as its extension.
  if (name === "Map" && given.length !== 2 && given.length !== 3) return false;
  const receiver = writtenReceiver(expression);
  if (receiver !== undefined && !namesType(receiver))
    return mayBeBuilder(receiver) || (name !== "Map" && given.some(isBuilderVariable));
  const [builder] = given;
  return builder !== undefined && (builder.syntax.kind !== "IdentifierName" || mayBeBuilder(builder));
}

/** `app` of `module.MapRoutes(app)`. */
function isBuilderVariable(expression: SourceExpression): boolean {
  return expression.syntax.kind === "IdentifierName" && isBuilderValue(expression);
}

function isBuilderValue(expression: SourceExpression): boolean {
  const type = typeOfExpression(expression)?.type;
  return type?.kind === "named" && isBuilder(type);
}

function mayBeBuilder(expression: SourceExpression): boolean {
  const type = typeOfExpression(expression)?.type;
  if (type?.kind !== "named" || isBuilder(type)) return true;
  return classLevels(type.symbol).some(({ unboundBases = [] }) => unboundBases.length > 0);
}

/** Called on something that routes are mapped on, or given it: `Widgets.MapWidgets(app)` of a class out of sight. */
export function isGivenBuilder(call: Call): boolean {
  const { builder } = mapCallOf(call);
  if (builder !== undefined && isBuilderValue(builder)) return true;
  return call.arguments.some(({ value }) => isBuilderValue(value));
}
