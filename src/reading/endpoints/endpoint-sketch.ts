/** A mapped route or a function → the sketch of its operations. */
import { memo } from "../../caching/memo.js";
import { takesBody } from "../../contract/operation.js";
import { routeParameters } from "../../contract/route.js";
import { withoutUndefined } from "../../contract/without-undefined.js";
import {
  bindExpression,
  displayType,
  locationOfExpression,
  returnedExpressions,
  shortTextOf,
} from "../../csharp/binding/index.js";
import type { SourceExpression } from "../../csharp/binding/symbols/bound-expression.js";
import type {
  AnnotatedType,
  AttributeData,
  MethodSymbol,
  ParameterSymbol,
} from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import { substitute } from "../../csharp/binding/types/substitution.js";
import { testedType } from "../../csharp/flow/index.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Location } from "../../diagnostics/location.js";
import { attribute, hasAnyAttribute, hasAttribute, stringsOf } from "../attributes.js";
import { givenName, resolveType } from "../controllers/action-sketch.js";
import { type ActionValue, actionValue } from "../controllers/action-values.js";
import type { OperationSketch, OperationVerb, SketchContext } from "../controllers/operation-sketch.js";
import { readActionResponses } from "../controllers/responses/action-responses.js";
import { consumesOf } from "../controllers/responses/declared-answers.js";
import { skipsPages } from "../controllers/responses/response-source.js";
import { readDocumentation, type XmlDocumentation } from "../documentation.js";
import { undeclaredValue } from "../inputs/bound-value.js";
import { textFormOf } from "../inputs/parsing.js";
import { jsonReadByHand, nothingRead, type RequestReads } from "../inputs/request-reads.js";
import { memberIdOf } from "../member-id.js";
import { servesDotnet11 } from "../program/framework-version.js";
import { bareResponse } from "../responses/declared-response.js";
import type { ReplacedAnswers } from "../responses/filter-answers.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import { audienceByPolicy, audienceOf, audienceWithin } from "../security/authorization.js";
import { deprecationOf } from "../types/declarations/declaration-header.js";
import { memberDocumentation } from "../types/declarations/symbol-documentation.js";
import { isUnresolved } from "../types/kinds/unresolved-types.js";
import { type EndpointMetadata, readMetadata } from "./endpoint-metadata.js";
import type { EndpointReading, Handler, LibraryEndpoint } from "./endpoint-reading.js";
import { httpOutputOf } from "./function-signature.js";
import { reportRefused } from "./refused-handlers.js";
import { plainTaskOf } from "./request-delegates.js";
import { reportUnreadMetadata } from "./written-metadata.js";

/** What runs, whether it is a method or a lambda. */
export interface HandlerShape {
  readonly method: MethodSymbol | undefined;
  readonly parameters: readonly ParameterSymbol[];
  readonly attributes: readonly AttributeData[];
  /** Undefined where nothing shows it: what the code answers then counts. */
  readonly returned: AnnotatedType | undefined;
  /** It returns a value that is not sent. */
  readonly losesValue: boolean;
}

/** Undefined for a delegate that cannot be followed. */
export function handlerShape({ handler, library }: EndpointReading): HandlerShape | undefined {
  if (handler.kind === "method") {
    const { symbol } = handler;
    const { returnType } = symbol;
    const attributes = [...(library?.symbol.attributes ?? []), ...symbol.attributes];
    const returned = asMapped(httpOutputOf(returnType)?.type ?? returnType, handler);
    const parameters = parametersOf(handler);
    const sent = whatIsSent(handler, library?.returnsAnswer === false ? undefined : returned);
    return { method: symbol, parameters, attributes, ...sent };
  }
  const bound = bindExpression(handler.expression);
  if (bound.kind !== "lambda") return undefined;
  const returned = bound.returnType ?? typeOfReturned(returnedExpressions(bound.body));
  return {
    method: undefined,
    parameters: parametersOf(handler),
    attributes: bound.attributes,
    ...whatIsSent(handler, returned && asMapped(returned, handler)),
  };
}

/** With what type parameters stand for where it was mapped. */
function asMapped(type: AnnotatedType, { types }: Handler): AnnotatedType {
  return types === undefined ? type : substitute(type, types);
}

export function parametersOf(handler: Handler): readonly ParameterSymbol[] {
  const bound = handler.kind === "method" ? undefined : bindExpression(handler.expression);
  // A request delegate of a lambda takes its context and nothing else.
  if (handler.isRequestDelegate === true && bound !== undefined) return [];
  const declared =
    handler.kind === "method" ? handler.symbol.parameters : bound?.kind === "lambda" ? bound.parameters : [];
  if ((handler.types?.size ?? 0) === 0) return declared;
  return declared.map((parameter): ParameterSymbol => {
    const { kind, name, ordinal, refKind, isParams, isThis, hasDefault, defaultValue, attributes, location } =
      parameter;
    const type = asMapped(parameter.type, handler);
    return { kind, name, ordinal, type, refKind, isParams, isThis, hasDefault, defaultValue, attributes, location };
  });
}

/** Of a request delegate, the task without its value. */
function whatIsSent(
  { isRequestDelegate }: Handler,
  returned: AnnotatedType | undefined,
): Pick<HandlerShape, "returned" | "losesValue"> {
  const task = isRequestDelegate === true ? plainTaskOf(returned) : undefined;
  if (returned === undefined || task === undefined || task === returned.type) return { returned, losesValue: false };
  return { returned: { ...returned, type: task }, losesValue: true };
}

/** The type of what a lambda returns, where all its returns have one. */
export function typeOfReturned(returned: readonly SourceExpression[]): AnnotatedType | undefined {
  const types = returned.map((one) =>
    // A function has the type that is wanted of it, which says nothing here.
    /^(lambda|methodGroup)$/.test(bindExpression(one).kind) ? undefined : testedType(one),
  );
  const [first] = types;
  if (first === undefined || isUnresolved(first.type)) return undefined;
  const text = displayType(first);
  return types.every((type) => type !== undefined && displayType(type) === text) ? first : undefined;
}

export interface EndpointNames {
  readonly csharpName: string;
  readonly namespace: string;
  readonly label: string;
}

export function metadataOf(endpoint: EndpointReading, context: SketchContext): EndpointMetadata {
  return readMetadata(endpoint.metadata ?? [], (name) => resolveType(context.workspace, name));
}

/** `.WithTags("Todos")`, else `[Tags("Todos")]` of the handler. */
export function tagsOf(shape: HandlerShape, metadata: EndpointMetadata): readonly string[] {
  if (metadata.tags.length > 0) return metadata.tags;
  const data = attribute(shape.attributes, "Microsoft.AspNetCore.Http.Tags");
  return data === undefined ? [] : stringsOf(data.constructorArguments);
}

export function nameGiven(shape: HandlerShape, metadata: EndpointMetadata): string | undefined {
  return metadata.name ?? givenName(shape.attributes);
}

/** An endpoint with what has been found out about it. */
export interface NamedEndpoint {
  readonly endpoint: EndpointReading;
  readonly shape: HandlerShape;
  readonly metadata: EndpointMetadata;
  readonly names: EndpointNames;
  readonly verbs: readonly OperationVerb[];
  readonly answers: () => readonly FollowedAnswer[];
  readonly reads: () => RequestReads;
  readonly neverAnswers: () => boolean;
  /** The filter that puts something else in the place of what the handler answers. */
  readonly replaced: () => ReplacedAnswers | undefined;
}

export function sketchEndpoint(named: NamedEndpoint, context: SketchContext): OperationSketch {
  const { endpoint, shape, metadata, verbs } = named;
  const { method, attributes } = shape;
  const { library } = endpoint;
  const documentation = endpointDocumentation(method, metadata, library);
  const ofEndpoint = library?.audience ?? audienceOf(attributes);
  const writer =
    library !== undefined ? context.jsonOf(library.name) : endpoint.source === "minimalApi" ? "http" : "mvc";
  const asked = audienceWithin(
    endpoint.trigger?.keyLevel === undefined ? ofEndpoint : "functionKey",
    metadata.security,
  );
  const { csharpName, namespace, label } = named.names;
  const reads = memo(named.reads, nothingRead);
  return {
    csharpName,
    givenName: nameGiven(shape, metadata),
    method,
    declaredBy: method === undefined ? undefined : { id: memberIdOf(method), kind: "action" },
    namespace,
    label,
    verbs,
    valuesFor: (verb) =>
      library === undefined
        ? withBody(valuesFor(endpoint, shape, verb, documentation, context), named, reads, verb, context.sink)
        : library.inputs({
            method: verb.method,
            route: verb.routes[0],
            location: method?.location ?? endpoint.location,
            nameOf: (name) => context.jsonNameOf(writer, name),
            sink: context.sink,
          }),
    responses: endpointResponses(named, context),
    returned: shape.returned,
    attributes,
    unknownArguments: metadata.unknown,
    consumes: metadata.accepts?.mediaTypes ?? consumesOf(attributes),
    security: library === undefined ? audienceByPolicy(asked, context.authorization) : asked,
    documentation,
    deprecated: deprecationOf(attributes),
    location: method?.location ?? endpoint.location,
    hasMatcherPolicy: endpoint.hasMatcherPolicy,
    refusesNull: false,
    writer,
    produced: [],
    reads,
    neverAnswers: named.neverAnswers,
    version: undefined,
  };
}

function endpointResponses(
  { endpoint, shape, metadata, names, answers: follow, replaced: readReplaced }: NamedEndpoint,
  context: SketchContext,
): OperationSketch["responses"] {
  const resolve = (name: string): AnnotatedType | undefined => resolveType(context.workspace, name);
  const answers = memo(follow, () => []);
  if (shape.losesValue) context.sink.report(diagnostic("valueNotSent", endpoint.location, { operation: names.label }));
  const unwritten = endpoint.trigger?.faults.find(({ kind }) => kind === "notWritten");
  if (unwritten?.kind === "notWritten") {
    const parameters = { handler: endpoint.name, type: unwritten.type };
    context.sink.report(diagnostic("functionAnswersNothing", endpoint.location, parameters));
    return {
      responses: [bareResponse(200, endpoint.location)],
      anySuccess: false,
    };
  }
  if (endpoint.answersByWorker === true)
    context.sink.report(diagnostic("workerAnswers", endpoint.location, { operation: names.label }));
  reportUnreadMetadata(endpoint.metadata ?? [], context.sink);
  const replaced = readReplaced();
  if (replaced !== undefined) {
    const { filter, text, location } = replaced;
    context.sink.report(diagnostic("answersReplaced", location, { filter, text }));
  }
  return readActionResponses(
    {
      operation: names.label,
      returned: shape.returned ?? resolve("Microsoft.AspNetCore.Http.IResult") ?? unsaid,
      actionAttributes: shape.attributes,
      classAttributes: [],
      location: endpoint.location,
      resolve,
      answers,
      results: answers,
      allAnswers: context.allAnswers,
      bodySink: context.judgesAnswers ? context.routeSink : undefined,
      mapsErrors: false,
      errorPages: skipsPages(shape.attributes) ? undefined : context.errorPages,
      keepsEvery: servesDotnet11(context.workspace),
      ...withoutUndefined({ hidden: endpoint.answersByWorker === true ? ("whole" as const) : replaced }),
      ...(endpoint.source === "minimalApi" ? { handlerLocation: shape.method?.location ?? endpoint.location } : {}),
      ...(endpoint.source === "minimalApi" && endpoint.library === undefined ? { isMinimalApi: true as const } : {}),
      declared: [
        ...metadata.responses,
        ...(endpoint.library?.declared(endpoint.location, resolve) ?? []),
        ...(endpoint.trigger?.keyLevel === undefined ? [] : [bareResponse(401, endpoint.location)]),
      ],
    },
    context.sink,
  );
}

/** The body of a handler that reads the request itself: `.Accepts<T>("…")` declares it, or the code that reads it shows it. */
function withBody(
  values: readonly ActionValue[],
  { endpoint: { location, source }, metadata: { accepts }, names }: NamedEndpoint,
  reads: () => RequestReads,
  { method }: OperationVerb,
  sink: DiagnosticSink,
): readonly ActionValue[] {
  if (values.some((one) => one.source === "body" || one.source === "form")) return values;
  const type = accepts?.type;
  if (type === undefined) {
    const read = source === "minimalApi" && method !== "GET" && method !== "HEAD" ? jsonReadByHand(reads()) : undefined;
    if (read === undefined) return values;
    const { type: bodyType, place: at } = read;
    const place = locationOfExpression(at);
    const parameters = { operation: names.label, text: shortTextOf(at), type: displayType(bodyType) };
    sink.report(diagnostic("bodyTakenFromCode", place, parameters));
    return [...values, { ...bodyOf(bodyType, place), optional: !reads().isAlways }];
  }
  // Which field of the form the file is, only the handler knows.
  if (textFormOf(type) === "file") {
    sink.report(diagnostic("formFieldsUnknown", location, { parameter: "The body" }));
    return values;
  }
  return [...values, bodyOf(type, location)];
}

function bodyOf(type: AnnotatedType, location: Location | undefined): ActionValue {
  return { ...undeclaredValue("body", type, location), source: "body", givenName: undefined, inferredBy: undefined };
}

const unsaid: AnnotatedType = { type: { kind: "dynamic" }, nullability: "notAnnotated" };

function endpointDocumentation(
  method: MethodSymbol | undefined,
  { summary, description }: EndpointMetadata,
  library: LibraryEndpoint | undefined,
): XmlDocumentation {
  const written = method === undefined ? readDocumentation(undefined) : memberDocumentation(method);
  const said = { summary: summary ?? library?.summary, remarks: description ?? library?.description };
  return { ...written, ...withoutUndefined(said) };
}

const worker = "Microsoft.Azure.Functions.Worker.";

function valuesFor(
  endpoint: EndpointReading,
  { method, parameters }: HandlerShape,
  verb: OperationVerb,
  documentation: XmlDocumentation,
  context: SketchContext,
): readonly ActionValue[] {
  const isBodyless = !takesBody(verb.method);
  if (endpoint.source === "minimalApi") reportRefused(parameters, context.sink);
  const values = parameters.flatMap(
    (parameter) =>
      actionValue(parameter, {
        routes: verb.routes,
        inference: "minimalApi",
        isBodyless,
        declaredIn: method === undefined ? undefined : selfType(method.containingType),
        documentation,
        services: context.services,
        sink: context.sink,
      }) ?? [],
  );
  if (endpoint.source !== "function") return values;
  const inQuery = new Set(endpoint.trigger?.queryParameters.map(({ name }) => name));
  const inRoute = new Set(verb.routes.flatMap((route) => routeParameters(route).map(({ name }) => name.toLowerCase())));
  // The worker binds by name what the route or the query has, and what is marked as the body; all else is a binding of its own.
  return values.flatMap((value): readonly ActionValue[] => {
    if (hasAttribute(value.attributes, `${worker}HttpTrigger`)) return [];
    if (hasAnyAttribute(value.attributes, [`${worker}Http.FromBody`, "Microsoft.AspNetCore.Mvc.FromBody"]))
      return [{ ...value, source: "body" }];
    const source = inQuery.has(value.csharpName) ? "query" : "route";
    const isNamed = source === "query" || inRoute.has(value.csharpName.toLowerCase());
    return isNamed ? [{ ...value, source, givenName: undefined }] : [];
  });
}
