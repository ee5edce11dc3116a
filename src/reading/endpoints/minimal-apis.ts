/** `MapGet("/tasks", …)` and its kin: route, methods and handler, groups and mapping helpers followed. */
import type { Route } from "../../contract/route.js";
import { parseRoute } from "../../contract/route-template.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/bound-expression.js";
import { bindExpression, locationOfExpression } from "../../csharp/binding/index.js";
import type { MemberSymbol, MethodSymbol } from "../../csharp/binding/symbols.js";
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

/** Where each mapping helper is called: its first parameter is the builder of the call. */
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
  return bodies.flatMap(({ method }) =>
    method !== undefined && builderParameter(method) !== undefined ? [method.name] : [],
  );
}

function builderParameter(method: MethodSymbol): MethodSymbol["parameters"][number] | undefined {
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
      const key = methodKey(bound.method);
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

function methodKey(method: MethodSymbol): string {
  return `${method.containingType.metadataName}.${method.name}/${method.parameters.length}`;
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
  if (text === undefined) {
    sink.report(diagnostic("TN2182", locationOfExpression(pattern.value), { call: call.name }));
  }
  const prefixes = text === undefined ? [""] : (prefixesOf(call.receiver, sites, 0) ?? [""]);
  return prefixes.map((prefix) =>
    endpoint(
      call,
      methods,
      servedRoute(prefix, text, pattern.value),
      handler.value,
      locationOfExpression(pattern.value),
    ),
  );
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

function servedRoute(prefix: string, text: string | undefined, expression: SourceExpression): ServedRoute {
  if (text === undefined) return { kind: "unknown", text: shortText(expression) };
  return { kind: "known", template: joinRoutes(prefix, text), written: true };
}

function joinRoutes(prefix: string, text: string): string {
  const parts = [prefix, text].map((part) => part.replace(/^\/+|\/+$/g, "")).filter((part) => part !== "");
  return `/${parts.join("/")}`;
}

function methodsArgument(call: Call): readonly string[] | "any" {
  const argument = call.arguments[1];
  const value = argument === undefined ? undefined : constantValue(argument.value, outermost);
  const methods = stringsOf([value]).map((method) => method.toUpperCase());
  return methods.length === 0 ? "any" : methods;
}

/** A literal, a constant, or the `.Route` of a definition. */
export function routeText(expression: SourceExpression): string | undefined {
  return textValue(expression, outermost) ?? definitionRoute(expression);
}

function definitionRoute(expression: SourceExpression): string | undefined {
  const bound = bindExpression(expression);
  if (bound.kind === "same") return definitionRoute(bound.operand);
  if (bound.kind !== "property" || bound.symbol.name !== "Route" || bound.receiver === undefined) return undefined;
  if (bound.symbol.containingType.namespace !== "Tenon") return undefined;
  return readDefinition(bound.receiver, "", silent)?.route;
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
  const prefixes = call.receiver === undefined ? [""] : (prefixesOf(call.receiver, sites, 0) ?? [""]);
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
  if (bound.kind === "parameter") return parameterPrefixes(builder, bound.symbol.name, sites, depth);
  const next = follow(bound, outermost);
  return next === undefined ? [""] : prefixesOf(next.expression, sites, depth + 1);
}

function parameterPrefixes(
  builder: SourceExpression,
  name: string,
  sites: CallSites,
  depth: number,
): readonly string[] | undefined {
  const method = enclosingMethod(builder, name);
  const calls = method === undefined ? undefined : sites.get(methodKey(method));
  if (calls === undefined || calls.length === 0) return [""];
  const prefixes = calls.map((call) => prefixesOf(call, sites, depth + 1));
  return prefixes.every((prefix) => prefix !== undefined) ? prefixes.flat() : undefined;
}

/** The method whose parameter this is: the one of the enclosing type that has it and holds the expression. */
function enclosingMethod(expression: SourceExpression, parameter: string): MethodSymbol | undefined {
  for (let at: SourceExpression["scope"] | undefined = expression.scope; at !== undefined; at = at.parent) {
    if (at.kind !== "type") continue;
    return at.type.members.find(
      (member): member is MethodSymbol =>
        member.kind === "method" &&
        member.parameters.some((one) => one.name === parameter) &&
        member.body !== undefined &&
        member.body.scope.context.file === expression.scope.context.file &&
        member.body.syntax.start <= expression.syntax.start &&
        expression.syntax.end <= member.body.syntax.end,
    );
  }
  return undefined;
}
