/** `MapGet("/tasks", …)` and its kin: the routes that start-up has mapped, with method, handler and what is said of them. */
import { withoutUndefined } from "../../contract/without-undefined.js";
import { bindExpression, locationOfExpression, shortTextOf, writtenReceiver } from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import { enclosingType } from "../../csharp/binding/symbols/scope.js";
import type { MethodSymbol } from "../../csharp/binding/symbols/symbols.js";
import { typeMapOf } from "../../csharp/binding/types/substitution.js";
import { type CSharpValue, classOf, enumerate, knownString, type Place } from "../../csharp/execution/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import { placeKey } from "../../diagnostics/location.js";
import { definitionFields, type RouteMapping } from "../../framework/index.js";
import type { EndpointRoute } from "../../server/endpoint.js";
import { routeText } from "../start/route-text.js";
import { type MappedRoute, reportCuts, type StartUp } from "../start/start-up.js";
import { conventionsOn, type RouteConvention } from "./endpoint-conventions.js";
import { reportConditions } from "./endpoint-metadata.js";
import { type EndpointReading, type Handler, writtenRoute } from "./endpoint-reading.js";
import { memberHolding } from "./mapped-operation.js";
import { isRequestDelegate } from "./request-delegates.js";
import { builderPlace, joinRoutes } from "./route-builder.js";

const verbs: ReadonlyMap<string, readonly string[] | "any"> = new Map<string, readonly string[] | "any">([
  ["MapGet", ["GET"]],
  ["MapPost", ["POST"]],
  ["MapPut", ["PUT"]],
  ["MapPatch", ["PATCH"]],
  ["MapDelete", ["DELETE"]],
  ["Map", "any"],
  ["MapFallback", "any"],
]);

/** Reads an endpoint that is a class of a library; `prefix` is undefined where it cannot be read. */
export type LibraryReader = (
  mapped: MappedRoute,
  prefix: string | undefined,
  startUp: StartUp,
  sink: DiagnosticSink,
) => readonly EndpointReading[];

export function readMinimalApis(
  startUp: StartUp,
  /** By the names of the libraries. */
  libraries: ReadonlyMap<string, LibraryReader>,
  sink: DiagnosticSink,
): readonly EndpointReading[] {
  const reportedFaults = new Set<string>();
  const reported = new Set<string>();
  const mapped = startUp.mapped();
  if (mapped.length > 0) reportCuts(startUp, sink);
  return mapped.flatMap((one): readonly EndpointReading[] => {
    const { object, mapping, mapper, isConditional } = one;
    // However often the program comes to it, what is wrong with a call is reported once.
    const once: DiagnosticSink = {
      report: (fault) => {
        const key = `${fault.code} ${placeKey(fault.location)}`;
        if (!reportedFaults.has(key)) sink.report(fault);
        reportedFaults.add(key);
      },
    };
    const location = locationOfExpression(mapping.place);
    if (mapping.time === "never") {
      once.report(diagnostic("routeNeverMapped", location, { call: mapping.call }));
      return [];
    }
    if (mapping.time === "late") once.report(diagnostic("routeMappedAfterStart", location, { call: mapping.call }));
    if (mapping.kind === "unlisted" || isConventional(mapping)) {
      once.report(diagnostic("routesNotListed", location, { call: mapping.call }));
      return [];
    }
    if (mapping.kind === "controllers" || mapping.kind === "pages") return [];
    const place = builderPlace(mapping, startUp, once);
    const read = mapping.style === undefined ? undefined : libraries.get(mapping.style);
    if (read !== undefined)
      return read(one, place.prefix, startUp, once).map((made) =>
        withConventions(made, [...place.conventions, ...(made.metadata ?? [])]),
      );
    const conventions = [...place.conventions, ...conventionsOn(object, startUp)];
    reportConditions(conventions, once);
    const made = mappedEndpoint(mapping, place.prefix, startUp, once);
    // A group that is made in each of two branches may be the same in both.
    const route = made.route.kind === "unknown" ? made.route.text : made.route.template;
    const key = `${placeKey(made.location)} ${String(made.methods)} ${route}`;
    if (isConditional && reported.has(key)) return [];
    reported.add(key);
    if (mapper !== undefined && isOffered(mapper))
      once.report(diagnostic("mapperNotCalled", location, { method: mapper.name }));
    if (isConditional) once.report(diagnostic("routeConditional", made.location, { call: mapping.call }));
    // Of two branches the program takes one.
    const hasMatcherPolicy = made.hasMatcherPolicy || isConditional;
    return [withConventions({ ...made, hasMatcherPolicy }, conventions)];
  });
}

const offered = new Set([
  "Microsoft.AspNetCore.Routing.IEndpointRouteBuilder",
  "Microsoft.AspNetCore.Routing.RouteGroupBuilder",
  "Microsoft.AspNetCore.Routing.IRouteBuilder",
  "Microsoft.AspNetCore.Builder.WebApplication",
]);

/** Whoever uses the library decides what it is called with. */
function isOffered({ parameters }: MethodSymbol): boolean {
  return parameters.some(({ type: { type } }) => type.kind === "named" && offered.has(type.symbol.metadataName));
}

/** Actions without routes of their own are served by such a pattern. */
function isConventional({ kind, call }: RouteMapping): boolean {
  return kind === "controllers" && call !== "MapControllers" && call !== "UseMvc";
}

/** Calls that let the server tell requests apart which have the same method and route. */
const matcherPolicyCalls =
  /^(HasApiVersion|MapToApiVersion|HasDeprecatedApiVersion|WithApiVersionSet|NewVersionedApi|IsApiVersionNeutral|RequireHost)$/;

export function withConventions(endpoint: EndpointReading, conventions: readonly RouteConvention[]): EndpointReading {
  const says = (pattern: RegExp): boolean => conventions.some(({ name }) => pattern.test(name));
  return {
    ...endpoint,
    hasMatcherPolicy: endpoint.hasMatcherPolicy || says(matcherPolicyCalls),
    isHidden: endpoint.isHidden || says(/^ExcludeFromDescription$/),
    metadata: conventions,
  };
}

/** An argument with the place where it is written. */
interface Argument {
  readonly value: CSharpValue | undefined;
  readonly place: SourceExpression;
}

function argumentOf({ argument, place }: RouteMapping, ...names: readonly string[]): Argument {
  const name = names.find((one) => argument(one) !== undefined) ?? names[0] ?? "";
  const bound = bindExpression(place);
  const written =
    bound.kind === "call"
      ? bound.arguments.find((one) => (one.parameter?.name ?? one.name) === name)?.value
      : undefined;
  return { value: argument(name), place: written ?? place };
}

function mappedEndpoint(
  mapping: RouteMapping,
  prefix: string | undefined,
  startUp: StartUp,
  sink: DiagnosticSink,
): EndpointReading {
  const isContract = mapping.kind === "contract";
  const pattern = isContract ? argumentOf(mapping, "operation") : argumentOf(mapping, "pattern");
  const handler = argumentOf(mapping, "handler", "requestDelegate");
  const isFallback = mapping.call === "MapFallback";
  const written = isContract ? definitionFields(pattern.value)?.route : pattern.value;
  const text = isFallback && pattern.value === undefined ? "{*path:nonfile}" : routeText(written, pattern.place, sink);
  const made = handlerOf(handler, mapping);
  const location = locationOfExpression(pattern.place);
  return {
    source: "minimalApi",
    methods: methodsOf(mapping, pattern, startUp, sink),
    route: servedRoute(mapping, prefix, text, pattern.place, sink),
    handler: made,
    name: nameOf(made, mapping, location.file),
    location,
    hasMatcherPolicy: false,
    isHidden: false,
    isFallback,
    ...withoutUndefined({
      mapper: enclosingType(mapping.place.scope),
      mappedOperation: isContract ? memberHolding(pattern.value, startUp) : undefined,
    }),
  };
}

function nameOf(handler: Handler, { call }: RouteMapping, path: string): string {
  if (handler.kind === "method") return `${handler.symbol.containingType.name}.${handler.symbol.name}`;
  return `${path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1)}: ${call}`;
}

function methodsOf(
  mapping: RouteMapping,
  pattern: Argument,
  { machine }: StartUp,
  sink: DiagnosticSink,
): EndpointReading["methods"] {
  if (mapping.kind === "contract") {
    const method = knownString(definitionFields(pattern.value)?.method);
    return method === undefined ? "unknown" : [method];
  }
  const listedMethods = verbs.get(mapping.call);
  if (listedMethods !== undefined) return listedMethods;
  const { value, place } = argumentOf(mapping, "httpMethods");
  const items = value === undefined ? undefined : enumerate(machine, value, place);
  const methods = (items?.elements ?? []).map((one) => knownString(one.value));
  if (items?.rest === undefined && methods.length > 0 && methods.every((one) => one !== undefined))
    return methods.map((method) => method.toUpperCase());
  sink.report(diagnostic("mappedMethodsUnreadable", locationOfExpression(place), { call: mapping.call }));
  return "unknown";
}

function servedRoute(
  { call, place }: RouteMapping,
  prefix: string | undefined,
  text: string | undefined,
  pattern: Place,
  sink: DiagnosticSink,
): EndpointRoute {
  if (text === undefined) sink.report(diagnostic("mappedRouteUnreadable", locationOfExpression(pattern), { call }));
  if (text !== undefined && prefix !== undefined) return writtenRoute(joinRoutes(prefix, text));
  return { kind: "unknown", text: shortTextOf(text === undefined ? pattern : (writtenReceiver(place) ?? place)) };
}

function handlerOf({ value, place }: Argument, mapping: RouteMapping): Handler {
  const bound = bindExpression(mapping.place);
  const written = bound.kind === "call" ? bound.arguments.find((one) => one.value.syntax === place.syntax) : undefined;
  const marks = {
    ...(written !== undefined && isRequestDelegate(written) ? { isRequestDelegate: true as const } : {}),
    ...(value?.kind === "delegate" ? { delegate: value } : {}),
  };
  const target = value?.kind === "delegate" ? value.target : undefined;
  if (target?.kind === "method") {
    const receiverClass = target.receiver === undefined ? undefined : classOf(target.receiver);
    const types = new Map([
      ...(receiverClass === undefined ? [] : typeMapOf(receiverClass)),
      ...(target.environment?.frame.types ?? []),
    ]);
    for (const [at, parameter] of target.method.typeParameters.entries()) {
      const type = target.typeArguments[at];
      if (type !== undefined) types.set(parameter, type);
    }
    return { kind: "method", symbol: target.method, types, place, ...marks };
  }
  if (target?.kind === "lambda")
    return {
      kind: "expression",
      expression: target.lambda,
      types: target.environment.frame.types,
      ...marks,
    };
  return { kind: "expression", expression: place, types: new Map(), ...marks };
}
