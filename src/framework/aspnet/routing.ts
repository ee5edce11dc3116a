/**
 * Routing. What routes are mapped on is an object with its path; mapping adds to one list of the program, so that branches keep apart
 * what only one of them maps; what is said of a route or a group (`.WithName("x")`) is kept on its object, in order.
 */
import { cachedBy } from "../../caching/cache.js";
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { selfType } from "../../csharp/binding/symbols/types.js";
import {
  addElement,
  alternativesOf,
  type CSharpMachine,
  type CSharpValue,
  type HeapObject,
  invokeDelegate,
  itemsOf,
  type NativeCall,
  type NativeMember,
  notFollowed,
  nullValue,
  type OutsideCall,
  objectValue,
  type Place,
  runFunction,
  unknownValue,
} from "../../csharp/execution/index.js";
import { identifierText } from "../../csharp/syntax/index.js";
import { emptyList } from "../dotnet/collections.js";
import { hostOf } from "../host.js";
import { lifetimeOf } from "../hosting/lifetime.js";
import { constructService } from "../hosting/service-provider.js";
import { type MemberTable, sameFor } from "../member-table.js";

/** A group, or a branch of the pipeline. */
export interface RouteScope {
  readonly outer: CSharpValue;
  /** Undefined where it only has a condition. */
  readonly path: CSharpValue | undefined;
  readonly isBranch: boolean;
  readonly place: Place;
}

/** A call that maps. */
export interface RouteMapping {
  /** `unlisted`: by rules of its own, which are not followed. */
  readonly kind: "handler" | "contract" | "controllers" | "pages" | "unlisted" | "class";
  /** Of a class: the library whose rules it follows. */
  readonly style?: string;
  readonly call: string;
  readonly place: Place;
  /** What it maps on. */
  readonly builder: CSharpValue;
  readonly argument: (name: string) => CSharpValue | undefined;
  /** `late`: the server has started already; `never`: it has been shut down. */
  readonly time: "inTime" | "late" | "never";
}

/** `method`: it is mapped with this method; `restricts`: being known is not enough; `none`: a client does not see it. */
export type ConventionEffect = "method" | "restricts" | "sets" | "none";

/** What is said of a route, or of all routes of a group. */
export interface Convention {
  readonly name: string;
  readonly typeArguments: readonly AnnotatedType[];
  readonly values: readonly (CSharpValue | undefined)[];
  readonly place: Place;
  /** Of a member that is known by its symbol: what it is about. */
  readonly effect?: ConventionEffect | undefined;
}

export class Routing {
  readonly scopes = new Map<HeapObject, RouteScope>();
  /** Everything that conventions are kept on. */
  readonly holders = new Set<HeapObject>();
  readonly conventions = new Map<HeapObject, Convention>();
  readonly mappings = new Map<HeapObject, RouteMapping>();
  /** The objects of the mappings. */
  readonly mapped: CSharpValue;

  constructor(machine: CSharpMachine) {
    this.mapped = hostOf(machine).part("mapped routes", undefined, true);
  }
}

/** What the pipeline is told, as the host keeps it. */
export const marks = {
  /** `app.Run(handler)`, before anything runs the routes. */
  ends: "Run",
  /** `app.UseEndpoints(…)`. */
  runsRoutes: "UseEndpoints",
  /** `app.UsePathBase("/x")`. */
  pathBase: "UsePathBase",
  /** `UseStatusCodePages()`: the framework writes the pages, and not code of the program. */
  plainStatusPages: "UseStatusCodePages()",
  /** Code of the program writes the pages. */
  ownStatusPages: "UseStatusCodePages(…)",
} as const;

export const statusPageCalls = [
  "UseStatusCodePages",
  "UseStatusCodePagesWithRedirects",
  "UseStatusCodePagesWithReExecute",
] as const;

export const routingOf = cachedBy((machine: CSharpMachine) => new Routing(machine));

/** An object that conventions are kept on. */
export function makeHolder(machine: CSharpMachine, type: AnnotatedType | undefined, place: Place): HeapObject {
  return asHolder(machine, { type: type?.type, place });
}

/** From now on, conventions are kept on the object. */
export function asHolder(machine: CSharpMachine, object: HeapObject): HeapObject {
  machine.memory.setItems(object, { elements: [], rest: undefined });
  routingOf(machine).holders.add(object);
  return object;
}

export function keepConvention(
  machine: CSharpMachine,
  holder: CSharpValue,
  {
    name,
    values,
    place,
    effect,
    typeArguments = [],
  }: Pick<Convention, "name" | "values" | "place"> & Partial<Convention>,
): CSharpValue {
  const object: HeapObject = { type: undefined, place };
  routingOf(machine).conventions.set(object, { name, values, place, effect, typeArguments });
  addElement(machine, holder, objectValue(object), place);
  return holder;
}

function onEach(call: NativeCall, value: CSharpValue, run: (one: CSharpValue) => CSharpValue): CSharpValue {
  const ways = alternativesOf(value);
  if (ways.length < 2) return run(value);
  return call.machine.either(
    call.place,
    ways.map((one) => () => run(one)),
  );
}

function map(kind: RouteMapping["kind"], name: string): NativeMember {
  return (call) => {
    const { machine, place, type, argument } = call;
    if (kind === "handler" || kind === "contract") hostOf(machine).uses.http = hostOf(machine).mapsEndpoints = true;
    if (kind === "controllers") hostOf(machine).uses.mvc = true;
    return onEach(call, call.values[0] ?? nullValue, (builder) =>
      addMapping(machine, { kind, call: name, place, builder, argument, time: "inTime" }, type),
    );
  };
}

/** A server of more routes would not start either. */
const mostRoutes = 5_000;

export function addMapping(
  machine: CSharpMachine,
  mapping: RouteMapping,
  type: AnnotatedType | undefined,
  object: HeapObject = makeHolder(machine, type, mapping.place),
): CSharpValue {
  const routing = routingOf(machine);
  // Where the machine has given up, which is reported, nothing is known of what comes here.
  if (mapping.builder.kind === "unknown" && mapping.builder.reason === notFollowed) return objectValue(object);
  if (routing.mappings.size === mostRoutes) {
    machine.cut("routes", mapping.place);
    return objectValue(object);
  }
  const state = lifetimeOf(machine);
  const time = state === "started" ? "late" : state === "stopped" || state === "suspended" ? "never" : "inTime";
  routing.mappings.set(object, { ...mapping, time });
  addElement(machine, routing.mapped, objectValue(object), mapping.place);
  // However many routes a program has: each is a step towards its end.
  machine.grant(2);
  return objectValue(object);
}

/** `app.MapGroup("/api")`. */
const group: NativeMember = (call) =>
  onEach(call, call.values[0] ?? nullValue, (outer) =>
    makeGroup(call.machine, outer, call.argument("prefix") ?? nullValue, call.type, call.place),
  );

export function makeGroup(
  machine: CSharpMachine,
  outer: CSharpValue,
  path: CSharpValue,
  type: AnnotatedType | undefined,
  place: Place,
): CSharpValue {
  const object = makeHolder(machine, type, place);
  routingOf(machine).scopes.set(object, { outer, path, isBranch: false, place });
  return objectValue(object);
}

/** `app.Map("/api", branch => …)`, `app.UseEndpoints(routes => …)`: code that is given a builder of its own. */
const branch: NativeMember = (call) => {
  const { machine, place, values } = call;
  const outer = values[0] ?? nullValue;
  for (const [at, value] of values.entries()) {
    const [type] = at === 0 ? [] : call.delegateTypes(at);
    if (value?.kind !== "delegate" || type?.type.kind !== "named" || !builders.has(type.type.symbol.metadataName))
      continue;
    const object: HeapObject = { type: type.type, place };
    const path = call.argument("pathMatch");
    routingOf(machine).scopes.set(object, { outer, path, isBranch: true, place });
    invokeDelegate(machine, value, [objectValue(object)], place);
  }
  return outer;
};

const builders = new Set([
  "Microsoft.AspNetCore.Builder.IApplicationBuilder",
  "Microsoft.AspNetCore.Routing.IEndpointRouteBuilder",
  "Microsoft.AspNetCore.Routing.IRouteBuilder",
]);

const useEndpoints: NativeMember = (call) => {
  hostOf(call.machine).mark(marks.runsRoutes, call.place);
  return branch(call);
};

/** The routing before endpoints: it knows no groups. */
const useMvc: NativeMember = (call) => {
  map("controllers", "UseMvc")(call);
  return useEndpoints(call);
};

function addUnlisted(machine: CSharpMachine, call: string, builder: CSharpValue, place: Place): void {
  const argument = (): undefined => undefined;
  addMapping(machine, { kind: "unlisted", call, place, builder, argument, time: "inTime" }, undefined);
}

/** Code that is not known may map on what it is given. */
export function announceGiven(
  machine: CSharpMachine,
  call: string,
  values: readonly (CSharpValue | undefined)[],
  place: Place,
): void {
  const builder = values.find((one) => one !== undefined && isBuilder(machine, one));
  if (builder !== undefined) addUnlisted(machine, call, builder, place);
}

/** What a call outside the sources is given: a route says something about it, and what routes are mapped on may be mapped on. */
export function givenRoutes(machine: CSharpMachine, call: OutsideCall): CSharpValue | undefined {
  const { receiver = nullValue, place } = call;
  const routing = routingOf(machine);
  if (conventional.test(call.name) || isOfServices(call)) {
    addUnlisted(machine, call.name, receiver, place);
    return undefined;
  }
  if (/^Map[A-Z]/.test(call.name) && !notAnApi.test(call.name))
    announceGiven(machine, call.name, [receiver, ...call.values], place);
  if (call.name === "Invoke" && call.method === undefined)
    announceGiven(
      machine,
      call.name,
      call.values.flatMap((one) =>
        one === undefined ? [] : (itemsOf(machine, one)?.elements ?? []).map(({ value }) => value),
      ),
      place,
    );
  if (call.name === "NewApiVersionSet") return objectValue(makeHolder(machine, call.type, place));
  const called = callOnUnknown(machine, call);
  if (called !== undefined) return called;
  const holders = alternativesOf(receiver).flatMap((one) =>
    one.kind === "object" && routing.holders.has(one.object) ? [one] : [],
  );
  if (holders.length === 0) return undefined;
  // `Resolve<T>()` asks for something, and says nothing.
  const result = call.method?.returnType.type;
  if (
    result?.kind === "typeParameterType" &&
    call.method?.typeParameters.includes(result.symbol) &&
    !call.method.isExtension
  )
    return unknownValue(`what ${call.name} gives is not known`, place, call.type);
  const keep = (holder: CSharpValue): CSharpValue => keepConvention(machine, holder, call);
  const [only] = holders;
  return holders.length === 1 && only !== undefined
    ? keep(only)
    : machine.either(
        place,
        holders.map((one) => () => keep(one)),
      );
}

/** `module.Map(routes)` of a module that is not known: each class of the program that it may be of, perhaps. */
function callOnUnknown(machine: CSharpMachine, call: OutsideCall): CSharpValue | undefined {
  const { method, receiver, values, typeArguments, type, place } = call;
  if (method === undefined || method.isStatic || receiver?.kind !== "unknown") return undefined;
  if (!values.some((one) => one !== undefined && isBuilder(machine, one))) return undefined;
  const implementations = hostOf(machine).implementationsOf(method);
  if (implementations.length === 0) return undefined;
  const ways = implementations.map((one) => (): CSharpValue => {
    const self = constructService(machine, selfType(one.containingType), place);
    return runFunction(machine, { method: one, self, values, typeArguments, declaredIn: undefined, place });
  });
  for (const way of ways) machine.either(place, [way, () => nullValue]);
  return unknownValue("which class it is of is not known", place, type);
}

/** The application, a group, or what a branch is given. */
function isBuilder(machine: CSharpMachine, value: CSharpValue): boolean {
  return alternativesOf(value).some(
    (one) => one.kind === "object" && (routingOf(machine).scopes.has(one.object) || hostOf(machine).isApplication(one)),
  );
}

/** Packages that make an API of something else than endpoints. */
const conventional =
  /^(MapWolverineEndpoints|AddRouteComponents|MapODataServiceRoute|MapODataRoute|AddJsonTranscoding|AddDynamicWebApi|AddDynamicApiControllers|UseServiceStack)$/;

/** `options.ConventionalControllers.Create(assembly)`: every service of the application becomes a controller. */
function isOfServices({ name, receiver }: OutsideCall): boolean {
  const place = receiver && placeOf(receiver);
  if (name !== "Create" || place?.syntax.kind !== "SimpleMemberAccessExpression") return false;
  const member = place.syntax.name;
  return (
    member.kind === "IdentifierName" && identifierText(place.scope.context.file, member) === "ConventionalControllers"
  );
}

function placeOf(value: CSharpValue): Place | undefined {
  return value.kind === "object" ? value.object.place : value.kind === "unknown" ? value.place : undefined;
}

/** Pages, documents, hubs and the like: what is mapped is not part of an API. */
const notAnApi =
  /^Map(RazorPages|RazorComponents|BlazorHub|Hub|HealthChecks|StaticAssets|Fallback\w*|GrpcService|GrpcReflectionService|Connections?|ConnectionHandler|ShortCircuit|ToApiVersion|OpenApi|Swagger\w*|ScalarApiReference|Prometheus\w*|Metrics|ReverseProxy|Forwarder|WebSocket\w*)$/;

/** Whether code that is given an endpoint (`.Add(endpoint => …)`) is about its metadata. */
export function asksForMetadata(machine: CSharpMachine, code: CSharpValue, place: Place): boolean {
  const object: HeapObject = { type: undefined, place };
  machine.allow();
  invokeDelegate(machine, code, [objectValue(object)], place);
  return machine.memory.field(object, "Metadata") !== undefined;
}

const builder = "Microsoft.AspNetCore.Builder";
const endpoints = `${builder}.EndpointRouteBuilderExtensions`;

function mapEach(type: string, kind: RouteMapping["kind"], names: readonly string[]): MemberTable["methods"] {
  return Object.fromEntries(names.map((name) => [`M:${type}.${name}`, map(kind, name)]));
}

export const routingMembers: MemberTable = {
  properties: { [`P:${builder}.EndpointBuilder.Metadata`]: emptyList },
  methods: {
    ...mapEach(endpoints, "handler", [
      "MapGet",
      "MapPost",
      "MapPut",
      "MapPatch",
      "MapDelete",
      "Map",
      "MapMethods",
      "MapFallback",
    ]),
    ...mapEach("Tenon.ContractEndpointRouteBuilderExtensions", "contract", ["MapContract"]),
    ...mapEach(`${builder}.ControllerEndpointRouteBuilderExtensions`, "controllers", [
      "MapControllers",
      "MapControllerRoute",
      "MapDefaultControllerRoute",
      "MapAreaControllerRoute",
      "MapFallbackToController",
      "MapFallbackToAreaController",
      "MapDynamicControllerRoute",
    ]),
    ...mapEach(`${builder}.RazorPagesEndpointRouteBuilderExtensions`, "pages", [
      "MapRazorPages",
      "MapFallbackToPage",
      "MapFallbackToAreaPage",
    ]),
    [`M:${builder}.MvcApplicationBuilderExtensions.UseMvc`]: useMvc,
    ...mapEach(`${builder}.MvcApplicationBuilderExtensions`, "controllers", ["UseMvcWithDefaultRoute"]),
    [`M:${endpoints}.MapGroup`]: group,
    ...sameFor([`M:${builder}.MapExtensions.Map`, `M:${builder}.MapWhenExtensions.MapWhen`], branch),
    [`M:${builder}.UseWhenExtensions.UseWhen`]: branch,
    [`M:${builder}.EndpointRoutingApplicationBuilderExtensions.UseEndpoints`]: useEndpoints,
    [`M:${builder}.UsePathBaseExtensions.UsePathBase`]: ({ machine, place, values: [app = nullValue] }) => {
      hostOf(machine).mark(marks.pathBase, place);
      return app;
    },
  },
};
