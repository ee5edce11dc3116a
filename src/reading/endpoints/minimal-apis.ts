/** `MapGet("/tasks", …)` and its kin: route, methods and handler, groups and mapping helpers followed. */
import type { Route } from "../../contract/route.js";
import { parseRoute } from "../../contract/route-template.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/bound-expression.js";
import {
  allInterfaces,
  bindExpression,
  localFunctionsIn,
  locationOfExpression,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { MemberSymbol, MethodSymbol, ParameterSymbol } from "../../csharp/binding/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { stringsOf } from "../attributes.js";
import { readDefinition } from "../contracts/definition-chain.js";
import { constantValue, follow, outermost, shortText, textValue } from "../contracts/evaluation.js";
import { callsIn } from "../program/calls.js";
import { type ProgramBody, programBodies } from "../program/program-bodies.js";
import type { Workspace } from "../workspace.js";
import type { Handler, ServedEndpoint, ServedRoute } from "./served-endpoint.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

const verbs: ReadonlyMap<string, readonly string[] | "any"> = new Map<string, readonly string[] | "any">([
  ["MapGet", ["GET"]],
  ["MapPost", ["POST"]],
  ["MapPut", ["PUT"]],
  ["MapPatch", ["PATCH"]],
  ["MapDelete", ["DELETE"]],
  ["Map", "any"],
]);

const conventional = new Set([
  "MapControllerRoute",
  "MapAreaControllerRoute",
  "MapDefaultControllerRoute",
  "MapFallbackToController",
  "MapDynamicControllerRoute",
]);

const words = [
  "MapGet",
  "MapPost",
  "MapPut",
  "MapPatch",
  "MapDelete",
  "MapMethods",
  "MapGroup",
  "MapContract",
  ".Map(",
  "ControllerRoute",
];

/** The builders that the calls of a mapping helper hand to its parameter, by the place of that parameter. */
type CallSites = ReadonlyMap<string, readonly SourceExpression[]>;

export function readMinimalApis(workspace: Workspace, sink: DiagnosticSink): readonly ServedEndpoint[] {
  const bodies = programBodies(workspace, words);
  const helpers = new Set(helperNames(bodies));
  const sites = helpers.size === 0 ? new Map() : callSites(programBodies(workspace, [...helpers]), helpers);
  return bodies.flatMap(({ body }) =>
    [...callsIn(body, isMapping)].flatMap(({ call, expression }) => endpointsOf(call, expression, sites, sink)),
  );
}

const silent: DiagnosticSink = { report: () => undefined };

/** The routes under which a static method is mapped. */
export function mappedRoutesOf(
  workspace: Workspace,
  method: MethodSymbol,
): readonly { readonly route: Route; readonly methods: readonly string[] }[] {
  return readMinimalApis(workspace, silent).flatMap((endpoint) => {
    if (endpoint.handler.kind !== "method" || endpoint.handler.symbol !== method) return [];
    if (endpoint.route.kind === "unknown" || endpoint.methods === "any") return [];
    const parsed = parseRoute(endpoint.route.template);
    return parsed.kind === "route" ? [{ route: parsed.route, methods: endpoint.methods }] : [];
  });
}

/** Methods that take a route builder and map on it. */
function helperNames(bodies: readonly ProgramBody[]): readonly string[] {
  return bodies
    .flatMap(({ method, body }) => [...(method === undefined ? [] : [method]), ...localFunctionsIn(body)])
    .filter((method) => builderParameter(method) !== undefined)
    .map((method) => method.name);
}

function builderParameter(method: MethodSymbol): ParameterSymbol | undefined {
  return method.parameters.find(
    ({ type: { type } }) =>
      (type.kind === "named" && /^(IEndpointRouteBuilder|RouteGroupBuilder|WebApplication)$/.test(type.symbol.name)) ||
      (type.kind === "error" && /^(IEndpointRouteBuilder|RouteGroupBuilder|WebApplication)$/.test(type.name)),
  );
}

function isMapping(name: string): boolean {
  return verbs.has(name) || name === "MapMethods" || name === "MapContract" || conventional.has(name);
}

function callSites(bodies: readonly ProgramBody[], helpers: ReadonlySet<string>): CallSites {
  const sites = new Map<string, SourceExpression[]>();
  for (const { body } of bodies) {
    for (const { call: bound } of callsIn(body, (name) => helpers.has(name))) {
      if (bound.method === undefined) continue;
      const parameter = builderParameter(bound.method);
      if (parameter === undefined || bound.method.body === undefined) continue;
      const builder = builderArgument(bound, bound.method, parameter.name);
      if (builder === undefined) continue;
      const key = placeKey(parameter);
      const known = sites.get(key);
      if (known === undefined) sites.set(key, [builder]);
      else known.push(builder);
    }
  }
  return sites;
}

function builderArgument(call: Call, method: MethodSymbol, parameter: string): SourceExpression | undefined {
  const given = call.arguments.find((argument) => argument.parameter?.name === parameter);
  if (given !== undefined) return given.value;
  return method.isExtension && method.parameters[0]?.name === parameter ? call.receiver : undefined;
}

function placeKey({ name, location }: ParameterSymbol): string {
  return `${name} ${location?.file}:${location?.line}:${location?.column}`;
}

function endpointsOf(
  call: Call,
  expression: SourceExpression,
  sites: CallSites,
  sink: DiagnosticSink,
): readonly ServedEndpoint[] {
  if (conventional.has(call.name)) {
    sink.report(diagnostic("TN2181", locationOfExpression(expression), { call: call.name }));
    return [];
  }
  if (call.method !== undefined && call.method.body !== undefined && call.name !== "MapContract") return [];
  if (call.name === "MapContract") return contractEndpoints(call, expression, sites);
  const methods = call.name === "MapMethods" ? methodsArgument(call) : verbs.get(call.name);
  const [pattern, ...rest] = call.arguments;
  const handler = rest.at(-1);
  if (methods === undefined || pattern === undefined || handler === undefined || call.receiver === undefined) return [];
  const text = routeText(pattern.value);
  if (call.name === "Map" && !mapsRoute(call, call.receiver, text)) return [];
  const known = text === undefined ? undefined : prefixesOf(call.receiver, sites, 0);
  if (text === undefined || known === undefined) {
    sink.report(diagnostic("TN2182", locationOfExpression(pattern.value), { call: call.name }));
    const route: ServedRoute = { kind: "unknown", text: shortText(text === undefined ? pattern.value : call.receiver) };
    return [endpoint(call, methods, route, handler.value, locationOfExpression(pattern.value))];
  }
  return known.map((prefix) =>
    endpoint(
      call,
      methods,
      { kind: "known", template: joinRoutes(prefix, text), written: true },
      handler.value,
      locationOfExpression(pattern.value),
    ),
  );
}

/** Much is called `Map`: a branch of the pipeline, an object mapper. */
function mapsRoute(call: Call, receiver: SourceExpression, text: string | undefined): boolean {
  if (call.method !== undefined) return call.method.containingType.name === "EndpointRouteBuilderExtensions";
  const type = typeOfExpression(receiver)?.type;
  if (type?.kind !== "named") return text !== undefined;
  return [type, ...allInterfaces(type)].some(({ symbol }) => symbol.name === "IEndpointRouteBuilder");
}

function endpoint(
  call: Call,
  methods: readonly string[] | "any",
  route: ServedRoute,
  handler: SourceExpression,
  location: ServedEndpoint["location"],
): ServedEndpoint {
  const made = handlerOf(handler);
  const file = location.file.slice(Math.max(location.file.lastIndexOf("/"), location.file.lastIndexOf("\\")) + 1);
  const name =
    made.kind === "method" ? `${made.symbol.containingType.name}.${made.symbol.name}` : `${file}: ${call.name}`;
  return { source: "minimalApi", methods, route, handler: made, name, location };
}

function joinRoutes(prefix: string, text: string): string {
  const parts = [prefix, text].map((part) => part.replace(/^\/+|\/+$/g, "")).filter((part) => part !== "");
  return `/${parts.join("/")}`;
}

function methodsArgument(call: Call): readonly string[] | "any" {
  const argument = call.arguments[1];
  const methods = argument === undefined ? undefined : methodsIn(argument.value, 0);
  return methods === undefined || methods.length === 0 ? "any" : methods.map((method) => method.toUpperCase());
}

/** `["GET", Contract.Op.Method]`, element by element, through the locals and fields that name it. */
function methodsIn(expression: SourceExpression, depth: number): readonly string[] | undefined {
  if (depth > 16) return undefined;
  const bound = bindExpression(expression);
  if (bound.kind === "collection") {
    const methods = bound.elements.map(methodText);
    return methods.every((method) => method !== undefined) ? methods : undefined;
  }
  const next = follow(bound, outermost);
  if (next !== undefined) return methodsIn(next.expression, depth + 1);
  const value = constantValue(expression, outermost);
  return value === undefined ? undefined : stringsOf([value]);
}

function methodText(expression: SourceExpression): string | undefined {
  return textValue(expression, outermost) ?? definitionOf(expression, "Method")?.method ?? httpMethodsName(expression);
}

/** `HttpMethods.Get`: static and readonly, so no constant; each is its own name. */
function httpMethodsName(expression: SourceExpression): string | undefined {
  const bound = bindExpression(expression);
  if (bound.kind !== "field" && bound.kind !== "property") return undefined;
  return bound.symbol.containingType.metadataName === "Microsoft.AspNetCore.Http.HttpMethods"
    ? bound.symbol.name
    : undefined;
}

/** A literal, a constant, or the `.Route` of a definition. */
export function routeText(expression: SourceExpression): string | undefined {
  return textValue(expression, outermost) ?? definitionOf(expression, "Route")?.route;
}

/** The definition whose `.Route` or `.Method` this is. */
function definitionOf(expression: SourceExpression, property: "Route" | "Method"): ReturnType<typeof readDefinition> {
  const bound = bindExpression(expression);
  if (bound.kind === "same") return definitionOf(bound.operand, property);
  if (bound.kind !== "property" || bound.symbol.name !== property || bound.receiver === undefined) return undefined;
  if (bound.symbol.containingType.namespace !== "Tenon") return undefined;
  return readDefinition(bound.receiver, "", silent);
}

/** `MapContract(TasksContract.Get, handler)`: method and route are the contract's. */
function contractEndpoints(call: Call, expression: SourceExpression, sites: CallSites): readonly ServedEndpoint[] {
  const [operation, handler] = call.arguments;
  if (operation === undefined || handler === undefined) return [];
  const definition = readDefinition(operation.value, "", silent);
  const location = locationOfExpression(operation.value);
  if (definition === undefined) {
    return [endpoint(call, "any", { kind: "unknown", text: shortText(operation.value) }, handler.value, location)];
  }
  const member = memberNamed(operation.value);
  const prefixes = call.receiver === undefined ? [""] : prefixesOf(call.receiver, sites, 0);
  if (prefixes === undefined) {
    const text = call.receiver === undefined ? call.name : shortText(call.receiver);
    return [endpoint(call, [definition.method], { kind: "unknown", text }, handler.value, location)];
  }
  return prefixes.map((prefix) => ({
    ...endpoint(
      call,
      [definition.method],
      { kind: "known", template: joinRoutes(prefix, definition.route), written: true },
      handler.value,
      locationOfExpression(expression),
    ),
    location,
    ...(member === undefined ? {} : { mappedOperation: member }),
  }));
}

function memberNamed(expression: SourceExpression): MemberSymbol | undefined {
  const bound = bindExpression(expression);
  if (bound.kind === "same") return memberNamed(bound.operand);
  return bound.kind === "field" || bound.kind === "property" ? bound.symbol : undefined;
}

function handlerOf(expression: SourceExpression): Handler {
  const bound = bindExpression(expression);
  if (bound.kind === "methodGroup") {
    const [symbol] = bound.candidates;
    if (symbol !== undefined && bound.candidates.length === 1) return { kind: "method", symbol };
  }
  if (bound.kind === "same") return handlerOf(bound.operand);
  const next = bound.kind === "lambda" ? undefined : follow(bound, outermost);
  return next === undefined ? { kind: "expression", expression } : handlerOf(next.expression);
}

/**
 * The prefixes of a route builder: each `MapGroup` on the way adds one; a helper's parameter has those of every call of the
 * helper. Undefined when a group's prefix cannot be read.
 */
function prefixesOf(builder: SourceExpression, sites: CallSites, depth: number): readonly string[] | undefined {
  if (depth > 16) return undefined;
  const bound = bindExpression(builder);
  if (bound.kind === "call" && bound.receiver !== undefined) {
    const outer = prefixesOf(bound.receiver, sites, depth + 1);
    if (bound.name !== "MapGroup") return outer;
    const [pattern] = bound.arguments;
    const text = pattern === undefined ? undefined : routeText(pattern.value);
    return text === undefined ? undefined : outer?.map((prefix) => joinRoutes(prefix, text));
  }
  if (bound.kind === "parameter") return parameterPrefixes(bound.symbol, sites, depth);
  const next = follow(bound, outermost);
  return next === undefined ? [""] : prefixesOf(next.expression, sites, depth + 1);
}

function parameterPrefixes(parameter: ParameterSymbol, sites: CallSites, depth: number): readonly string[] | undefined {
  const calls = sites.get(placeKey(parameter));
  if (calls === undefined || calls.length === 0) return [""];
  const prefixes = calls.map((call) => prefixesOf(call, sites, depth + 1));
  return prefixes.every((prefix) => prefix !== undefined) ? prefixes.flat() : undefined;
}
