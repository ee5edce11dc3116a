/** Everything that is served → sketches of operations, marked or not. */
import { withoutAsync } from "../contract/names.js";
import type { Route } from "../contract/route.js";
import type { MemberSymbol, NamedTypeSymbol } from "../csharp/binding/symbols/symbols.js";
import { diagnostic } from "../diagnostics/diagnostic.js";
import type { HostPrefixes } from "../host/function-apps.js";
import type { EndpointRoute } from "../server/endpoint.js";
import { followAnswers, followBodies } from "./answers/follow-answers.js";
import { attribute, hasAttribute, stringsOf } from "./attributes.js";
import type { ActionReading } from "./controllers/action-reading.js";
import { sketch } from "./controllers/action-sketch.js";
import { overrideLevels } from "./controllers/inherited-attributes.js";
import {
  type OperationSketch,
  type OperationVerb,
  type SketchContext,
  verbsOf,
} from "./controllers/operation-sketch.js";
import type { EndpointReading } from "./endpoints/endpoint-reading.js";
import {
  type HandlerShape,
  handlerShape,
  metadataOf,
  nameGiven,
  sketchEndpoint,
  tagsOf,
} from "./endpoints/endpoint-sketch.js";
import { compareApiVersions, versionInRoute, versionsOfAttributes } from "./program/api-version.js";
import { mentions } from "./program/program-bodies.js";
import type { ProgramReading } from "./program-reading.js";
import { silent } from "./read-once.js";
import { routeBelow } from "./read-server.js";
import { isWanted, type ServedFilter } from "./served-filter.js";
import { type ModuleName, moduleOf, nameOfRoute } from "./served-names.js";
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
  const sketched = [
    ...controllerSketches(routed, filter, context),
    ...routed.flatMap((endpoint) => otherSketch(endpoint, program, filter, context) ?? []),
  ];
  return byModule(sketched);
}

/** Lambdas and local functions that carry `[ContractEndpoint]`; marked methods are found with their classes. */
export function readMarkedHandlers(program: ProgramReading, context: SketchContext): readonly ServedService[] {
  if (!mentions(program.projects, "ContractEndpoint")) return [];
  const marked = program.minimalApis(silent).filter(({ handler }) => {
    const shape = handlerShape(handler);
    const isNested = shape?.method === undefined || shape.method.methodKind === "localFunction";
    return shape !== undefined && isNested && hasAttribute(shape.attributes, "Tenon.ContractEndpoint");
  });
  const routed = marked.flatMap((endpoint) => routedOf(endpoint, context));
  return byModule(
    routed.flatMap((endpoint) => otherSketch(endpoint, program, { include: [], exclude: [] }, context) ?? []),
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
  const operations = new Set<MemberSymbol>(
    program.contractClasses(silent).flatMap((one) => one.operations.map(({ member }) => member)),
  );
  return ({ handler, mappedOperation }) => {
    if (mappedOperation !== undefined) return true;
    if (operations.size === 0) return false;
    return followAnswers(handler, (symbol) => operations.has(symbol), program.implementationsOf).some(
      ({ kind }) => kind === "terminal",
    );
  };
}

function routedOf(endpoint: EndpointReading, { sink }: SketchContext): readonly Routed[] {
  const { route, name: handler, location } = endpoint;
  if (route.kind === "known" && route.changedBy === undefined) return [{ ...endpoint, route }];
  const text =
    route.kind === "unknown" ? route.text : route.kind === "known" ? (route.changedBy ?? "") : route.template;
  sink.report(diagnostic("endpointLeftOut", location, { handler, text }));
  return [];
}

/** The actions of each controller, with all the routes that each is served at. */
function controllerSketches(
  endpoints: readonly Routed[],
  filter: ServedFilter,
  context: SketchContext,
): readonly ServedSketch[] {
  const byAction = new Map<NonNullable<EndpointReading["action"]>, Routed[]>();
  for (const endpoint of endpoints)
    if (endpoint.action !== undefined)
      byAction.set(endpoint.action, [...(byAction.get(endpoint.action) ?? []), endpoint]);
  return [...byAction].flatMap(([action, own]) => {
    const { controller } = action;
    const wanted = own.filter(({ route }) =>
      isWanted(filter, { path: route.route.path, namespace: controller.namespace, tags: tagsOfAction(action) }),
    );
    const made = sketch(action, verbsFor(wanted, context), action.inference, context);
    if (made === undefined) return [];
    const module = { csharpName: controller.name, namespace: controller.namespace, symbol: controller };
    const versions = versionsOfAttributes([...action.attributes, ...action.onController]);
    return [{ module, version: lowestOf(versions), sketch: made }];
  });
}

/** As ASP.NET describes an action: `[Tags]` of it or its controller, else the controller's name. */
function tagsOfAction({ attributes, controller, onController }: ActionReading): readonly string[] {
  const data =
    attribute(attributes, "Microsoft.AspNetCore.Http.Tags") ??
    attribute(onController, "Microsoft.AspNetCore.Http.Tags");
  return data === undefined ? [controller.name.replace(/Controller$/, "")] : stringsOf(data.constructorArguments);
}

/** One that answers every method is called with GET. */
function verbsFor(endpoints: readonly Routed[], { sink }: SketchContext): readonly OperationVerb[] {
  const [first] = endpoints;
  if (first === undefined) return [];
  const routes: { readonly route: Route; readonly methods: readonly string[] }[] = [];
  for (const { route, methods, name: handler, location } of endpoints) {
    if (typeof methods !== "string") {
      routes.push({ route: route.route, methods });
      continue;
    }
    sink.report(diagnostic("anyMethodServed", location, { handler, method: "GET" }));
    routes.push({ route: route.route, methods: ["GET"] });
  }
  return verbsOf(routes, first.name, first.location, sink);
}

function otherSketch(
  endpoint: Routed,
  program: ProgramReading,
  filter: ServedFilter,
  context: SketchContext,
): ServedSketch | undefined {
  if (endpoint.action !== undefined) return undefined;
  const shape = handlerShape(endpoint.handler);
  if (shape === undefined) {
    context.sink.report(
      diagnostic("handlerNotFollowed", endpoint.location, { handler: endpoint.name, route: endpoint.route.template }),
    );
    return undefined;
  }
  return handlerSketch(endpoint, shape, program, filter, context);
}

function handlerSketch(
  endpoint: Routed,
  shape: HandlerShape,
  program: ProgramReading,
  filter: ServedFilter,
  context: SketchContext,
): ServedSketch | undefined {
  const metadata = metadataOf(endpoint, context);
  const tags = tagsOf(shape, metadata);
  const handlerClass = shape.method?.methodKind === "localFunction" ? undefined : shape.method?.containingType;
  const module = moduleOf(tags, [handlerClass, endpoint.mapper], endpoint.route.route);
  const namespace = handlerClass?.namespace ?? endpoint.mapper?.namespace ?? "";
  if (!isWanted(filter, { path: endpoint.route.route.path, namespace, tags })) return undefined;
  const verbs = verbsFor([endpoint], context);
  const [verb] = verbs;
  if (verb === undefined) return undefined;
  const csharpName = operationName(endpoint, shape, verb.method, module);
  const label = `${module.csharpName}.${nameGiven(shape, metadata) ?? csharpName}`;
  const answers = (): ReturnType<typeof followBodies> => followBodies(endpoint.handler, program.implementationsOf);
  const names = { csharpName, namespace: module.namespace, label };
  const version = lowestOf(metadata.versions) ?? versionInRoute(endpoint.route.route);
  return { module, version, sketch: sketchEndpoint({ endpoint, shape, metadata, names, verbs, answers }, context) };
}

function lowestOf(versions: readonly string[]): string | undefined {
  return [...versions].sort(compareApiVersions)[0];
}

function operationName(endpoint: Routed, { method }: HandlerShape, verb: string, module: ModuleName): string {
  if (endpoint.source === "function") return endpoint.name;
  if (method === undefined) return nameOfRoute(verb, endpoint.route.route, module.csharpName);
  return withoutAsync(method.name);
}

function byModule(sketched: readonly ServedSketch[]): readonly ServedService[] {
  const modules = new Map<string, { readonly module: ModuleName; readonly sketches: OperationSketch[] }>();
  for (const { module, sketch: made } of withVersionModules(sketched)) {
    const key = `${module.symbol?.metadataName ?? ""} ${module.csharpName}`;
    const known = modules.get(key);
    if (known === undefined) modules.set(key, { module, sketches: [made] });
    else known.sketches.push(made);
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
