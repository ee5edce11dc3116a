/** `MapGet("/tasks", …)` and its kin: route, methods and handler, groups and mapping helpers followed. */

import { withoutUndefined } from "../../contract/without-undefined.js";
import {
  bindExpression,
  locationOfExpression,
  methodOfGroup,
  shortTextOf,
  textOf,
  typeOfExpression,
} from "../../csharp/binding/index.js";
import type { BoundExpression, SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type { MemberSymbol, MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { simpleNameOf } from "../../csharp/binding/symbols/types.js";
import { deepest, type Frame, follow, outermost, valuesOfLocal } from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { placeKey } from "../../diagnostics/location.js";
import type { EndpointRoute } from "../../server/endpoint.js";
import { readDefinition } from "../definitions/definition-chain.js";
import { callsMadeLate } from "../program/calls.js";
import { type ProgramBody, programBodies } from "../program/program-bodies.js";
import type { Invocation } from "../program/walked-code.js";
import { silent } from "../read-once.js";
import type { SourceProjects } from "../source-projects.js";
import { declarationsOf, type OwnedCall, ownedCallsIn, ownedCallsNeverMade } from "./call-sites.js";
import { reportConditionalAuthorization } from "./conditional-authorization.js";
import { isMetadataCall, rootOfChain } from "./endpoint-metadata.js";
import { type EndpointReading, type Handler, writtenRoute } from "./endpoint-reading.js";
import { isBuilder } from "./endpoint-route-builder.js";
import { readFastEndpoints } from "./fast-endpoints/read-fast-endpoints.js";
import { mappedMethods } from "./mapped-methods.js";
import {
  conventionalCall,
  fastEndpointCalls,
  isGivenBuilder,
  isMapping,
  mappingWords,
  mayMapRoutes,
  verbs,
} from "./mapping-calls.js";
import { type MappingFrames, mappingFrames } from "./mapping-frames.js";
import { isRequestDelegate } from "./request-delegates.js";
import {
  type BuilderPlace,
  hiding,
  joinRoutes,
  mapCallOf,
  placeOfCall,
  routeText,
  tellingApart,
} from "./route-builder.js";
import { isMetadataByCode, mayBeMetadata } from "./written-metadata.js";

type Call = Extract<BoundExpression, { kind: "call" }>;

export function readMinimalApis(workspace: SourceProjects, sink: DiagnosticSink): readonly EndpointReading[] {
  const bodies = programBodies(workspace, mappingWords);
  const calls = bodies.flatMap((body: ProgramBody) => [...ownedCallsIn(body, isMapping, mayMapRoutes)]);
  const frames = mappingFrames(
    workspace,
    bodies,
    calls,
    calls.filter(({ call }) => dependsOnWay(call)),
  );
  const chained = bodies.flatMap((body) => [...ownedCallsIn(body, isOnRoute, mayBeMetadata)]);
  for (const body of bodies) {
    reportConditionalAuthorization(body, sink);
    for (const found of ownedCallsNeverMade(body, isMapping, mayMapRoutes))
      if (dependsOnWay(found.call)) reportNeverReached(found, sink);
    for (const { call, expression } of callsMadeLate(body.body, isCalledMap, mayMapLate))
      sink.report(diagnostic("routeMappedAfterStart", locationOfExpression(expression), { call: call.name }));
  }
  const fast = new Set<string>();
  return calls.flatMap((call) => {
    const chain = chained
      .filter((other) => isChainedOn(other, call) || isOnHeld(other, call))
      .sort((a, b) => a.expression.syntax.end - b.expression.syntax.end);
    if (!fastEndpointCalls.test(call.call.name)) return endpointsOf(call, chain, frames, sink);
    return fastEndpoints(call, frames, workspace, sink).filter((one) => isNew(one, fast));
  });
}

/** FastEndpoints maps its endpoints once, whichever of the calls in sight does it. */
function isNew({ name, location, methods, route }: EndpointReading, known: Set<string>): boolean {
  const text = route.kind === "unknown" ? route.text : route.template;
  const key = `${name} ${placeKey(location)} ${String(methods)} ${text}`;
  const isKnown = known.has(key);
  known.add(key);
  return !isKnown;
}

function isOnRoute(name: string): boolean {
  return tellingApart.test(name) || name === hiding || isMetadataCall(name) || isMetadataByCode(name);
}

/** Calls of the framework, and helpers as they are usually called. */
function isCalledMap(name: string): boolean {
  return name.startsWith("Map") && name !== "MapGroup";
}

/** A local function need not be given the application. */
function mayMapLate(invocation: Invocation): boolean {
  const { syntax } = invocation.expression;
  return (
    mayMapRoutes(invocation) || (syntax.kind === "InvocationExpression" && syntax.expression.kind === "IdentifierName")
  );
}

function reportNeverReached({ call, expression }: OwnedCall, sink: DiagnosticSink): void {
  sink.report(diagnostic("routeNeverMapped", locationOfExpression(expression), { call: call.name }));
}

function fastEndpoints(
  found: OwnedCall,
  frames: MappingFrames,
  workspace: SourceProjects,
  sink: DiagnosticSink,
): readonly EndpointReading[] {
  const { builder } = mapCallOf(found.call);
  // A library may offer more ways to map them than the program uses.
  const [frame] = frames.framesOf(found.owner);
  if (frame === undefined) return [];
  const asked = { call: found.call.name, frame, frames, sink };
  const place = builder === undefined ? undefined : placeOfCall(builder, asked);
  return readFastEndpoints(found, place, frame, workspace, sink);
}

/** `app.MapGet(…).MapToApiVersion(1)`. */
function isChainedOn({ expression: outer }: OwnedCall, { expression: inner }: OwnedCall): boolean {
  return (
    outer.scope.context.file === inner.scope.context.file &&
    outer.syntax.start === inner.syntax.start &&
    outer.syntax.end > inner.syntax.end
  );
}

/** `var endpoint = app.MapGet(…); endpoint.WithName("x");`. */
function isOnHeld({ call, expression: outer }: OwnedCall, { expression: inner }: OwnedCall): boolean {
  if (outer.scope.context.file !== inner.scope.context.file || outer.syntax.start < inner.syntax.end) return false;
  const root = rootOfChain(call);
  if (root?.kind !== "local") return false;
  return valuesOfLocal(root.variable).values.some(
    ({ syntax }) => syntax.start === inner.syntax.start && syntax.end >= inner.syntax.end,
  );
}

function endpointsOf(
  owned: OwnedCall,
  chain: readonly OwnedCall[],
  frames: MappingFrames,
  sink: DiagnosticSink,
): readonly EndpointReading[] {
  const { call, expression, owner } = owned;
  const unlisted = conventionalCall(call);
  if (unlisted !== undefined) {
    sink.report(diagnostic("routesNotListed", locationOfExpression(expression), { call: unlisted }));
    return [];
  }
  if (isReadInside(call)) return [];
  if (!mapsOneRoute(call.name)) {
    // What Carter maps is read in its modules.
    if (isGivenBuilder(call) && !frames.isMapper(call) && call.name !== "MapCarter")
      sink.report(diagnostic("routesNotListed", locationOfExpression(expression), { call: call.name }));
    return [];
  }
  if (!dependsOnWay(call)) return [];
  if (frames.isNeverReached(owner)) reportNeverReached(owned, sink);
  const unfollowed = frames.unfollowed(owner);
  if (owner !== undefined && unfollowed !== undefined)
    sink.report(
      diagnostic("mapperNotFollowed", locationOfExpression(expression), { method: owner.name, reason: unfollowed }),
    );
  const read = (frame: Frame): EndpointReading | undefined =>
    call.name === "MapContract"
      ? contractEndpoint(call, frame, frames, sink)
      : mappedEndpoint(call, expression, frame, frames, sink);
  const endpoints = frames.framesOf(owner).flatMap((frame) => {
    const made = read(frame);
    return made === undefined
      ? []
      : [withChain({ ...made, ...withoutUndefined({ mapper: owner?.containingType }) }, chain, frame)];
  });
  if (owner !== undefined && frames.isUncalled(owner) && endpoints.some(({ route }) => route.kind !== "unknown"))
    sink.report(diagnostic("mapperNotCalled", locationOfExpression(expression), { method: owner.name }));
  // However often it is reached, what cannot be read is reported once.
  const unknown = endpoints.find(({ route }) => route.kind === "unknown");
  const known = onceEach(
    endpoints.filter(({ route }) => route.kind !== "unknown"),
    owner,
  );
  return unknown === undefined ? known : [...known, unknown];
}

/** Calls through an interface may reach every class that has it; what two of them may map is mapped by one. */
function onceEach(endpoints: readonly EndpointReading[], owner: MethodSymbol | undefined): readonly EndpointReading[] {
  if (endpoints.length < 2 || owner === undefined || declarationsOf(owner).length === 0) return endpoints;
  const seen = new Set<string>();
  return endpoints.filter(({ route, methods }) => {
    const key = `${String(methods)} ${route.kind === "known" ? route.template : ""}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A method of the project that is called as the framework's are: what it maps is read inside it. */
function isReadInside({ method, name }: Call): boolean {
  return method?.body !== undefined && name !== "MapContract";
}

function mapsOneRoute(name: string): boolean {
  return verbs.has(name) || name === "MapMethods" || name === "MapContract";
}

/**
 * The call maps something itself, so it matters from where its method is reached. Objects are mapped too, all over a program:
 * who calls `ip.MapToIPv4()` is not looked for.
 */
function dependsOnWay(call: Call): boolean {
  if (fastEndpointCalls.test(call.name)) return true;
  return mapsOneRoute(call.name) && !isReadInside(call) && (call.name !== "Map" || mapsRoute(call));
}

/** What the calls behind the mapping add: `.MapToApiVersion(1)`, `.ExcludeFromDescription()`, `.WithName("x")`. */
function withChain(endpoint: EndpointReading, chain: readonly OwnedCall[], frame: Frame): EndpointReading {
  const names = chain.map(({ call }) => call.name);
  return {
    ...endpoint,
    isToldApart: endpoint.isToldApart || names.some((name) => tellingApart.test(name)),
    isHidden: endpoint.isHidden || names.includes(hiding),
    metadata: [
      ...(endpoint.metadata ?? []),
      ...chain
        .filter(({ call }) => isMetadataCall(call.name) || isMetadataByCode(call.name))
        .map(({ call, expression }) => ({ call, expression, frame })),
    ],
  };
}

function mappedEndpoint(
  call: Call,
  expression: SourceExpression,
  frame: Frame,
  frames: MappingFrames,
  sink: DiagnosticSink,
): EndpointReading | undefined {
  const { builder, arguments: given } = mapCallOf(call);
  const handler = given.at(-1);
  const isFallback = call.name === "MapFallback";
  const pattern = isFallback && given.length === 1 ? undefined : given[0];
  if (builder === undefined || handler === undefined || (given.length < 2 && !isFallback)) return undefined;
  const location = locationOfExpression(pattern?.value ?? expression);
  const methods =
    call.name === "MapMethods" ? mappedMethods(given[1]?.value ?? expression, frame) : verbs.get(call.name);
  if (methods === undefined)
    sink.report(
      diagnostic("mappedMethodsUnreadable", locationOfExpression(given[1]?.value ?? expression), { call: call.name }),
    );
  const text = pattern === undefined ? "{*path:nonfile}" : routeText(pattern.value, frame);
  const place = placeOfCall(builder, { call: call.name, frame, frames, sink });
  const route = servedRoute(call, place, text, pattern?.value ?? expression, builder, sink);
  const made = endpoint(call, methods ?? "unknown", route, handler.value, frame, location);
  return {
    ...made,
    handler: isRequestDelegate(handler) ? { ...made.handler, isRequestDelegate: true } : made.handler,
    isFallback,
    isToldApart: place?.toldApart === true,
    isHidden: place?.hidden === true,
    metadata: place?.metadata ?? [],
  };
}

function servedRoute(
  call: Call,
  place: BuilderPlace | undefined,
  text: string | undefined,
  pattern: SourceExpression,
  builder: SourceExpression,
  sink: DiagnosticSink,
): EndpointRoute {
  if (text !== undefined && place !== undefined) return writtenRoute(joinRoutes(place.prefix, text));
  const unread = text === undefined ? pattern : builder;
  const name = text === undefined ? "mappedRouteUnreadable" : "groupUnreadable";
  sink.report(diagnostic(name, locationOfExpression(unread), { call: call.name }));
  return { kind: "unknown", text: shortTextOf(unread) };
}

/** Much is called `Map`: a branch of the pipeline, an object mapper. */
function mapsRoute(call: Call): boolean {
  const { builder, arguments: given } = mapCallOf(call);
  if (builder === undefined || given.length !== 2 || given.some(({ value }) => isBranch(value))) return false;
  const isTyped = given.some(({ value }) => hasWrittenTypes(value));
  if (call.method !== undefined && !isTyped)
    return call.method.containingType.name === "EndpointRouteBuilderExtensions";
  const type = typeOfExpression(builder)?.type;
  if (type?.kind === "named") return isBuilder(type);
  const [pattern] = given;
  return pattern !== undefined && routeText(pattern.value, outermost) !== undefined;
}

/** `(string id) => …`: with types that are written, so it is not a branch, whichever overload seems to fit. */
function hasWrittenTypes(value: SourceExpression): boolean {
  const { syntax } = value;
  if (syntax.kind !== "ParenthesizedLambdaExpression") return bindExpression(value).kind === "methodGroup";
  const { parameters } = syntax.parameterList;
  return parameters.length > 0 && parameters.every((parameter) => parameter.type !== undefined);
}

/** `branch => branch.UseRouting()`: configures a pipeline, answers nothing itself. */
function isBranch(value: SourceExpression): boolean {
  const bound = bindExpression(value);
  const parameters =
    bound.kind === "lambda"
      ? bound.parameters
      : bound.kind === "methodGroup"
        ? (bound.candidates[0]?.parameters ?? [])
        : [];
  const [parameter] = parameters;
  if (parameter === undefined || parameters.length !== 1) return false;
  const { type } = parameter.type;
  if (simpleNameOf(type) === "IApplicationBuilder") return true;
  return new RegExp(`\\b${parameter.name}\\s*\\.\\s*(Use|Map|Run)[A-Z(]`).test(textOf(value));
}

function endpoint(
  call: Call,
  methods: EndpointReading["methods"],
  route: EndpointRoute,
  handler: SourceExpression,
  frame: Frame,
  location: EndpointReading["location"],
): EndpointReading {
  const made = handlerOf(handler, frame);
  const file = location.file.slice(Math.max(location.file.lastIndexOf("/"), location.file.lastIndexOf("\\")) + 1);
  const name =
    made.kind === "method" ? `${made.symbol.containingType.name}.${made.symbol.name}` : `${file}: ${call.name}`;
  const marks = { isToldApart: false, isHidden: false, isFallback: false };
  return { source: "minimalApi", methods, route, handler: made, name, location, ...marks };
}

/** `MapContract(TasksContract.Get, handler)`: method and route are the contract's. */
function contractEndpoint(
  call: Call,
  frame: Frame,
  frames: MappingFrames,
  sink: DiagnosticSink,
): EndpointReading | undefined {
  const { builder, arguments: given } = mapCallOf(call);
  const [operation, handler] = given;
  if (builder === undefined || operation === undefined || handler === undefined) return undefined;
  const definition = readDefinition(operation.value, "", silent, frame);
  const place = placeOfCall(builder, { call: call.name, frame, frames, sink });
  const location = locationOfExpression(operation.value);
  const route = servedRoute(call, place, definition?.route, operation.value, builder, sink);
  const methods = definition === undefined ? "unknown" : [definition.method];
  const member = memberNamed(operation.value, frame);
  return {
    ...endpoint(call, methods, route, handler.value, frame, location),
    ...withoutUndefined({ mappedOperation: member }),
  };
}

/** The contract's member that is named, by way of the parameter of a helper too. */
function memberNamed(expression: SourceExpression, frame: Frame): MemberSymbol | undefined {
  const bound = bindExpression(expression);
  if (bound.kind === "field" || bound.kind === "property") return bound.symbol;
  const next = frame.depth > deepest ? undefined : follow(bound, frame);
  return next === undefined ? undefined : memberNamed(next.expression, { ...next.frame, depth: next.frame.depth + 1 });
}

function handlerOf(expression: SourceExpression, frame: Frame): Handler {
  const bound = bindExpression(expression);
  if (bound.kind === "methodGroup") {
    const symbol =
      methodOfGroup(expression)?.method ?? (bound.candidates.length === 1 ? bound.candidates[0] : undefined);
    if (symbol !== undefined) return { kind: "method", symbol };
  }
  const next = bound.kind === "lambda" || frame.depth > deepest ? undefined : follow(bound, frame);
  return next === undefined
    ? { kind: "expression", expression, frame }
    : handlerOf(next.expression, { ...next.frame, depth: next.frame.depth + 1 });
}
