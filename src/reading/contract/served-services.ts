/** Everything that is served → sketches of operations, marked or not. */
import { memo } from "../../caching/memo.js";
import { addTo, groupedBy } from "../../collections/lists-by-key.js";
import { withoutAsync } from "../../contract/names/names.js";
import { identifierFrom, pascal } from "../../contract/names/words.js";
import type { SentVersion } from "../../contract/operation.js";
import { type Route, versionSegment } from "../../contract/route.js";
import type { InMaking } from "../../contract/without-undefined.js";
import type { AnnotatedType, NamedTypeSymbol } from "../../csharp/binding/symbols/symbols.js";
import { type DiagnosticSink, diagnostic } from "../../diagnostics/diagnostic.js";
import type { HostPrefixes } from "../../host/function-apps.js";
import type { EndpointRoute } from "../../server/endpoint.js";
import { endpointFilterAnswers } from "../answers/endpoint-filters.js";
import { allAnswers, runHandler } from "../answers/handler-answers.js";
import { attribute, hasAttribute, stringsOf } from "../attributes.js";
import type { ActionReading } from "../controllers/action-reading.js";
import { resolveType, sketch } from "../controllers/action-sketch.js";
import { overrideLevels } from "../controllers/model/inherited-attributes.js";
import {
  type Automatic,
  type OperationSketch,
  type OperationVerb,
  type SketchContext,
  verbsOf,
} from "../controllers/operation-sketch.js";
import type { EndpointReading } from "../endpoints/endpoint-reading.js";
import {
  type HandlerShape,
  handlerShape,
  metadataOf,
  nameGiven,
  sketchEndpoint,
  tagsOf,
} from "../endpoints/endpoint-sketch.js";
import { nothingRead, type RequestReads } from "../inputs/request-reads.js";
import { compareApiVersions, versionInRoute, versionsOfAttributes } from "../program/api-version.js";
import { mayBeNamed } from "../program/program-bodies.js";
import type { ProgramReading } from "../program-reading.js";
import { silent } from "../read-once.js";
import type { ReplacedAnswers } from "../responses/filter-answers.js";
import type { FollowedAnswer } from "../responses/followed-answer.js";
import { isWanted, type ServedFilter } from "../served-filter.js";
import { definitionsByMember, routeBelow } from "../server/read-server.js";
import type { ApiVersioning } from "../start/api-versioning.js";
import { routeKey } from "./operation-rules.js";
import { type ModuleName, moduleOf, nameOfClass, nameOfRoute } from "./served-names.js";
import { type Versioned, withVersionModules } from "./version-modules.js";

export interface ServedService extends ModuleName {
  readonly sketches: readonly OperationSketch[];
}

interface ServedSketch extends Versioned {
  readonly sketch: OperationSketch;
}

/** An endpoint whose route is known. */
type Routed = EndpointReading & { readonly route: Extract<EndpointRoute, { kind: "known" }> };

/** Endpoints that implement a contract are left to the contract. */
export function readServedServices(
  program: ProgramReading,
  hosts: HostPrefixes,
  filter: ServedFilter,
  context: SketchContext,
): readonly ServedService[] {
  const endpoints = effectiveEndpoints(program, hosts, context);
  const implemented = implementedBy(program);
  const open = endpoints.filter((endpoint) => !endpoint.isFallback && !endpoint.isHidden && !implemented(endpoint));
  const routed = open.flatMap((endpoint) => routedOf(endpoint, context));
  const reading = { ...context, methodOfAny: methodLeft(endpoints) };
  const sketched = [
    ...controllerSketches(routed, filter, program, reading),
    ...oneOfEachClass(routed).flatMap((endpoints) => otherSketch(endpoints, program, filter, reading) ?? []),
  ];
  return byModule(sketched);
}

/** Lambdas and local functions that carry `[ContractEndpoint]`; marked methods are found with their classes. */
export function readMarkedHandlers(program: ProgramReading, context: SketchContext): readonly ServedService[] {
  if (!mayBeNamed(program.projects, ["ContractEndpoint", "ContractEndpointAttribute"])) return [];
  const marked = program.minimalApis(silent).filter((endpoint) => {
    const shape = handlerShape(endpoint);
    const isNested = shape?.method === undefined || shape.method.methodKind === "localFunction";
    return shape !== undefined && isNested && hasAttribute(shape.attributes, "Tenon.ContractEndpoint");
  });
  const routed = marked.flatMap((endpoint) => routedOf(endpoint, context));
  const reading = { ...context, methodOfAny: methodLeft(program.endpoints(silent)) };
  return byModule(
    routed.flatMap((endpoint) => otherSketch([endpoint], program, { include: [], exclude: [] }, reading) ?? []),
  );
}

/** Functions with the prefix of their host. */
function effectiveEndpoints(
  program: ProgramReading,
  hosts: HostPrefixes,
  { routeSink }: SketchContext,
): readonly EndpointReading[] {
  const endpoints = program.endpoints(routeSink);
  const functions = endpoints.filter(({ source }) => source === "function");
  if (functions.length === 0) return endpoints;
  const prefixOf = hosts(
    functions.map(({ location }) => location),
    routeSink,
  );
  return endpoints.map((endpoint) =>
    endpoint.source === "function"
      ? { ...endpoint, route: routeBelow(prefixOf(endpoint.location).prefix, endpoint.route) }
      : endpoint,
  );
}

function implementedBy(program: ProgramReading): (endpoint: EndpointReading) => boolean {
  const operations = definitionsByMember(program);
  return ({ handler, mappedOperation }) => {
    if (mappedOperation !== undefined) return true;
    if (operations.size === 0) return false;
    return allAnswers(program.startUp(), handler, operations).some(({ kind }) => kind === "terminal");
  };
}

function routedOf(endpoint: EndpointReading, { sink }: SketchContext): readonly Routed[] {
  const { route, name: handler, location } = endpoint;
  if (route.kind === "known" && route.changedBy === undefined) return [{ ...endpoint, route }];
  const text =
    route.kind === "unknown" ? route.text : route.kind === "known" ? (route.changedBy ?? "") : route.template;
  if (route.kind === "unknown" && route.isReported === true) return [];
  sink.report(diagnostic("endpointLeftOut", location, { handler, text }));
  return [];
}

/** The actions of each controller, with all the routes that each is served at. */
function controllerSketches(
  endpoints: readonly Routed[],
  filter: ServedFilter,
  program: ProgramReading,
  context: ServedContext,
): readonly ServedSketch[] {
  const versioning = program.versioning(silent);
  const byAction = new Map<NonNullable<EndpointReading["action"]>, Routed[]>();
  for (const endpoint of endpoints) if (endpoint.action !== undefined) addTo(byAction, endpoint.action, endpoint);
  return [...byAction].flatMap(([action, own]) => {
    const { controller } = action;
    const wanted = own.filter(({ route }) =>
      isWanted(filter, { path: route.route.path, namespace: controller.namespace, tags: tagsOfAction(action) }),
    );
    const made: InMaking<OperationSketch> | undefined = sketch(
      action,
      verbsFor(wanted, context),
      action.inference,
      context,
    );
    if (made === undefined) return [];
    const module = { csharpName: controller.name, namespace: controller.namespace, symbol: controller };
    const attributes = [...action.attributes, ...action.onController];
    const version = lowestOf(versionsOfAttributes(attributes));
    const said = {
      version: version ?? versioning?.standard,
      isNeutral: attributes.some(({ name }) => name === "ApiVersionNeutral"),
    };
    const answers = program.automaticAnswers(silent);
    const automatic: Automatic = {
      answers,
      // A filter that replaces answers replaces these, too.
      invalid: (action.replaced ?? context.replacedBy(action)) === undefined ? program.surrounding(silent).invalid : [],
      refusedBy: action.isApi ? "apiController" : undefined,
      surrounding: program.surrounding(silent).ofAction(action),
      refused: program.surrounding(silent).refused,
      pages: program.surrounding(silent).pages,
      ownsProblems: program.surrounding(silent).problems.mvc.length > 0,
      mapsErrors: action.mapsErrors,
      resolve: (name) => resolveType(context.workspace, name),
    };
    made.version = sentVersion(said, made, versioning, context.sink);
    made.automatic = automatic;
    return [{ module, version, sketch: made }];
  });
}

/** As ASP.NET describes an action: `[Tags]` of it or its controller, else the controller's name. */
function tagsOfAction({ attributes, controller, onController }: ActionReading): readonly string[] {
  const data =
    attribute(attributes, "Microsoft.AspNetCore.Http.Tags") ??
    attribute(onController, "Microsoft.AspNetCore.Http.Tags");
  return data === undefined ? [controller.name.replace(/Controller$/, "")] : stringsOf(data.constructorArguments);
}

interface ServedContext extends SketchContext {
  /** What an endpoint that answers every method is called with at a route. */
  readonly methodOfAny: (route: Route) => string;
}

/** The server prefers an endpoint that names the method, so one that answers every method has what the others at its route leave. */
function methodLeft(endpoints: readonly EndpointReading[]): (route: Route) => string {
  let taken: Set<string> | undefined;
  return (route) => {
    taken ??= new Set(
      endpoints.flatMap(({ methods, route: at }) =>
        typeof methods === "string" || at.kind !== "known"
          ? []
          : methods.map((method) => `${method} ${routeKey(at.route)}`),
      ),
    );
    const key = routeKey(route);
    return usualMethods.find((method) => taken?.has(`${method} ${key}`) !== true) ?? "GET";
  };
}

const usualMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

function verbsFor(endpoints: readonly Routed[], { sink, methodOfAny }: ServedContext): readonly OperationVerb[] {
  const [first] = endpoints;
  if (first === undefined) return [];
  const routes: { readonly route: Route; readonly methods: readonly string[] }[] = [];
  for (const { route, methods, name: handler, location, action } of endpoints) {
    if (typeof methods !== "string") {
      routes.push({ route: route.route, methods });
      continue;
    }
    const method = methodOfAny(route.route);
    const unknown = action?.attributes.find(({ attributeClass }) => attributeClass === undefined);
    sink.report(
      unknown === undefined
        ? diagnostic("anyMethodServed", location, { handler, method })
        : diagnostic("actionAttributeUnknown", unknown.location, { handler, method, attribute: `[${unknown.name}]` }),
    );
    routes.push({ route: route.route, methods: [method] });
  }
  return verbsOf(routes, first.name, first.location, sink);
}

/** The routes of one class of a library are one operation; any other route is one by itself. */
function oneOfEachClass(endpoints: readonly Routed[]): readonly (readonly [Routed, ...Routed[]])[] {
  return [...groupedBy<unknown, Routed>(endpoints, (endpoint) => endpoint.library ?? endpoint).values()];
}

function otherSketch(
  endpoints: readonly [Routed, ...Routed[]],
  program: ProgramReading,
  filter: ServedFilter,
  context: ServedContext,
): ServedSketch | undefined {
  const [endpoint] = endpoints;
  if (endpoint.action !== undefined) return undefined;
  const shape = handlerShape(endpoint);
  if (shape === undefined) {
    context.sink.report(
      diagnostic("handlerNotFollowed", endpoint.location, { handler: endpoint.name, route: endpoint.route.template }),
    );
    return undefined;
  }
  return handlerSketch(endpoints, shape, program, filter, context);
}

function handlerSketch(
  endpoints: readonly [Routed, ...Routed[]],
  shape: HandlerShape,
  program: ProgramReading,
  filter: ServedFilter,
  context: ServedContext,
): ServedSketch | undefined {
  const [endpoint] = endpoints;
  const { handler, library } = endpoint;
  const metadata = metadataOf(endpoint, context);
  const said = tagsOf(shape, metadata);
  const tags = said.length > 0 ? said : (library?.tags ?? []);
  const handlerClass = shape.method?.methodKind === "localFunction" ? undefined : shape.method?.containingType;
  // A class of a library is one operation; what belongs together has its route in common.
  const module = moduleOf(tags, library === undefined ? [handlerClass, endpoint.mapper] : [], endpoint.route.route);
  const namespace = (library?.symbol ?? handlerClass ?? endpoint.mapper)?.namespace ?? "";
  if (!isWanted(filter, { path: endpoint.route.route.path, namespace, tags })) return undefined;
  const verbs = verbsFor(endpoints, context);
  const [verb] = verbs;
  if (verb === undefined) return undefined;
  const givenName = nameGiven(shape, metadata);
  const csharpName = operationName(endpoint, shape, verb.method, module, givenName);
  const label = `${module.csharpName}.${givenName ?? csharpName}`;
  for (const { call, location } of metadata.unnamed)
    context.sink.report(diagnostic("endpointNameUnread", location, { call, operation: label }));
  const resolve = (name: string): AnnotatedType | undefined => resolveType(context.workspace, name);
  const run = memo(
    () => runHandler(program.startUp(), handler, endpoint.source === "minimalApi"),
    () => ({ answers: [], reads: nothingRead(), neverAnswers: false }),
  );
  const answers = (): readonly FollowedAnswer[] => library?.answers() ?? run().answers;
  const reads = (): RequestReads => (library === undefined ? run().reads : nothingRead());
  const neverAnswers = (): boolean => library === undefined && run().neverAnswers;
  const names = { csharpName, namespace: module.namespace, label };
  const version = lowestOf(metadata.versions);
  const filters = endpointFilterAnswers(program.startUp(), endpoint.metadata ?? []);
  const replaced = (): ReplacedAnswers | undefined => filters.instead;
  const made = sketchEndpoint(
    { endpoint, shape, metadata, names, verbs, answers, reads, neverAnswers, replaced },
    context,
  );
  const automatic: Automatic = {
    answers: program.automaticAnswers(silent),
    invalid: undefined,
    refusedBy:
      endpoint.source === "minimalApi" && program.automaticAnswers(silent).validates && metadata.validates
        ? "validation"
        : undefined,
    surrounding: [...program.surrounding(silent).ofEndpoint(endpoint, made.attributes), ...filters.besides],
    refused: program.surrounding(silent).refused,
    pages: program.surrounding(silent).pages,
    ownsProblems: program.surrounding(silent).problems.http.length > 0,
    mapsErrors: false,
    resolve,
  };
  return {
    module,
    version: version ?? versionInRoute(endpoint.route.route),
    sketch: {
      ...made,
      automatic,
      version: sentVersion({ version, isNeutral: false }, made, program.versioning(silent), context.sink),
    },
  };
}

/** In the route, what is neutral takes any version. */
function sentVersion(
  { version, isNeutral }: { readonly version: string | undefined; readonly isNeutral: boolean },
  { verbs, label, location }: OperationSketch,
  versioning: ApiVersioning | undefined,
  sink: DiagnosticSink,
): SentVersion | undefined {
  const segment = verbs.flatMap(({ routes: [route] }) => versionSegment(route) ?? [])[0];
  if (version === undefined) return undefined;
  if (segment !== undefined) return { place: "route", name: segment.name, value: version.replace(/\.0$/, "") };
  if (versioning?.isUnseen === true && !isNeutral && location !== undefined)
    sink.report(diagnostic("versioningUnseen", location, { operation: label, version }));
  if (versioning?.place === undefined || isNeutral) return undefined;
  const sent = versioning.place(version);
  return versioning.assumesStandard && version === versioning.standard ? { ...sent, isAssumed: true } : sent;
}

function lowestOf(versions: readonly string[]): string | undefined {
  return [...versions].sort(compareApiVersions)[0];
}

function operationName(
  endpoint: Routed,
  { method }: HandlerShape,
  verb: string,
  module: ModuleName,
  given: string | undefined,
): string {
  if (endpoint.source === "function") return endpoint.name;
  if (endpoint.library !== undefined) return nameOfClass(endpoint.library.symbol);
  if (method !== undefined) return withoutAsync(method.name);
  // A lambda has no name but the one that `.WithName("x")` gives it.
  const name = given === undefined ? "" : identifierFrom(given);
  return name === "" ? nameOfRoute(verb, endpoint.route.route, module.csharpName) : pascal(withoutAsync(name));
}

function byModule(sketched: readonly ServedSketch[]): readonly ServedService[] {
  const modules = new Map<string, { readonly module: ModuleName; readonly sketches: OperationSketch[] }>();
  for (const { module, sketch: made } of withVersionModules(sketched)) {
    const key = `${module.symbol?.metadataName ?? ""} ${module.csharpName}`;
    const entry = modules.get(key);
    if (entry === undefined) modules.set(key, { module, sketches: [made] });
    else entry.sketches.push(made);
  }
  return [...modules.values()].map(({ module, sketches }) => ({ ...module, sketches }));
}

/** A marked abstract controller is a contract: what overrides its actions is not an operation of its own. */
export function overridesContract(sketched: OperationSketch, contracts: ReadonlySet<NamedTypeSymbol>): boolean {
  if (sketched.method === undefined) return false;
  return overrideLevels(sketched.method)
    .slice(1)
    .some(({ containingType }) => contracts.has(containingType));
}
